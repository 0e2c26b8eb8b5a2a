"""Every headline by every kind of players, and whether it holds for all of them."""

from collections import Counter
from html import escape
from itertools import product

from crashyard.lab.statistics import Figure
from crashyard.lab.study.digest import Digest
from crashyard.lab.study.report.parts import grid
from crashyard.lab.study.report.spelling import number, percent, points, span, titled
from crashyard.lab.study.strengths.marks import Headline, StrengthMark

_CAPTION = (
    "Each line is one figure by every kind of players, with 95 % intervals. Where there is something neutral (a fair "
    "share, no difference) it holds for all if it lies on the same side of it for all of them, or close to it; where "
    "there is not, if all are close to each other. It depends on who plays if that is not so and the kinds differ "
    "beyond chance, with all lines of this study tested together. Else it is not shown."
)


def strengths(digest: Digest) -> str:
    """Nothing if there is one kind of players only."""
    if not digest.headlines:
        return ""
    names = [kind.name for kind in digest.study.who]
    parts = [f'<h2 id="strengths">Who plays?</h2><p>{_CAPTION}</p>']
    for players, variant in product(digest.study.players, range(len(digest.study.variants))):
        mine = [one for one in digest.headlines if (one.players, one.variant) == (players, variant)]
        rule = f", {digest.variant_name(variant)}" if digest.compares else ""
        counts = Counter(one.mark for one in mine)
        told = ", ".join(f"{mark} {counts[mark]}" for mark in StrengthMark)
        lines = [
            [escape(titled(one.name)), *(_cell(one, figure) for figure in one.figures), _mark(one)] for one in mine
        ]
        table = grid(["", *map(escape, names), "so it"], lines)
        parts.append(f"<h3>{players} players{escape(rule)}</h3><p>Of {len(mine)} figures: {told}.</p>{table}")
    return "".join(parts)


def _mark(one: Headline) -> str:
    return f"<b>{one.mark}</b>" if one.mark != StrengthMark.NOT_SHOWN else f"<small>{one.mark}</small>"


def _cell(one: Headline, figure: Figure | None) -> str:
    if figure is None:
        return "<small>cannot be told</small>"
    spell = number if not one.share else points if one.neutral == 0.0 else percent
    return f"{spell(figure.value)} <small>({span(figure.low, figure.high, spell)})</small>"
