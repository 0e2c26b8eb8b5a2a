"""The part of a report that comes of a closer look."""

import re
from collections.abc import Callable, Mapping
from html import escape
from math import isfinite

from crashyard.engine.options import Value
from crashyard.engine.refusal import Refusal
from crashyard.engine.registry import find_game
from crashyard.faces.words import LANGUAGES, Words
from crashyard.lab.closer.answers import CloserAnswers
from crashyard.lab.closer.heat import board_of, draw_heat
from crashyard.lab.closer.looking import PARTS
from crashyard.lab.statistics import Difference, Figure

Spell = Callable[[str, str], str]
"""The name of a thing by its kind and its identifier."""


def closer_chapter(found: CloserAnswers, game: str, players: int, options: Mapping[str, Value], spell: Spell) -> str:
    """Maps, first choices, timing, pairs, and how much there is to choose as a game goes on."""
    parts = ["<h3>A closer look</h3>", *maps(found, game, players, options), _branching(found)]
    parts.append(_first(found, spell))
    parts += [_timing(found, kind, spell) for kind in dict.fromkeys(one.kind for one in found.timing)]
    parts.append(_pairs(found, spell))
    return "".join(parts)


def maps(found: CloserAnswers, game: str, players: int, options: Mapping[str, Value]) -> list[str]:
    """A map for each thing that happens at places; nothing for a game without a scene."""
    known = find_game(game)
    try:
        scene, words = board_of(known, players, options), Words(LANGUAGES[0], known)
    except Refusal:
        return []
    drawn = []
    for number, (what, counts) in enumerate(found.places.items()):
        picture = _own_names(draw_heat(scene, words, counts), f"{players}-{number}")
        total = sum(counts.values())
        about = f"{total:.3g} a game on average. The board is one example of how it may lie; the places are the same."
        drawn.append(_figure(f"Where: {escape(what)}", f'<div class="map">{picture}</div>', about))
    return drawn


_NAMES = re.compile(r'(\bid="|href="#|url\(#)([^")]+)')
_LABELS = re.compile(r'aria-labelledby="([^"]*)"')


def _own_names(picture: str, mark: str) -> str:
    """Several pictures stand in one page: what one of them names must not be found by another."""
    named = _NAMES.sub(rf"\g<1>\g<2>-{mark}", picture)
    return _LABELS.sub(lambda found: f'aria-labelledby="{found[1].replace(" ", f"-{mark} ")}-{mark}"', named)


def _branching(found: CloserAnswers) -> str:
    lines = [
        [f"{100 * part // PARTS} to {100 * (part + 1) // PARTS} %", _number(figure)]
        for part, figure in enumerate(found.branching)
        if figure is not None
    ]
    about = "Answers a decision, by how far the game has come."
    return _figure("Choice over the course of a game", _table(["part of the game", "answers (95 %)"], lines), about)


def _first(found: CloserAnswers, spell: Spell) -> str:
    lines = [[escape(_spelled(one.name, spell)), _percent(one.chosen), _percent(one.won)] for one in found.first]
    about = (
        "The kind of the first choice of every player once the game has begun, and how many of those who made it won. "
        "Who wins may be who was better placed, and not who chose better."
    )
    return _figure("First choices", _table(["choice", "chosen (95 %)", "won (95 %)"], lines), about)


def _timing(found: CloserAnswers, kind: str, spell: Spell) -> str:
    lines = [
        [
            escape(spell(kind, one.item)),
            f"{one.cases:,}",
            f"{100 * one.middle:.0f} %",
            _percent(one.early),
            _percent(one.late),
        ]
        for one in found.timing
        if one.kind == kind
    ]
    heads = [kind, "cases", "half have come by", "won, early (95 %)", "won, late (95 %)"]
    about = "When each comes to a player for the first time; early is the first half of the game."
    return _figure(f"When: {escape(kind)}", _table(heads, lines), about)


def _pairs(found: CloserAnswers, spell: Spell) -> str:
    if not found.pairs:
        return ""
    lines = []
    for one in found.pairs:
        names = " + ".join(spell(one.kind, item) for item in one.items)
        told = _points(one.apart)
        lines.append([escape(names), f"{one.cases:,}", f"<b>{told}</b>" if one.beyond_chance else told])
    about = (
        "How many more of 100 games were won with both than with one of the two, among players in the same seat with "
        "as many things. In bold: beyond chance, though so many pairs were looked at. It is found beside, not caused; "
        "crashyard worth finds out causes."
    )
    return _figure("Pairs", _table(["pair", "cases", "more wins of 100 (95 %)"], lines), about)


def _spelled(choice: str, spell: Spell) -> str:
    """A kind of choice may end in the name of a thing: `keep airlock`."""
    do, _, thing = choice.partition(" ")
    return f"{do} {spell('', thing)}" if thing else do


def _figure(title: str, picture: str, about: str) -> str:
    return f"<figure><strong>{title}</strong>{picture}<figcaption>{escape(about)}</figcaption></figure>"


def _table(heads: list[str], lines: list[list[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(one)}</th>' for one in heads)
    body = "".join(f"<tr>{''.join(f'<td>{one}</td>' for one in line)}</tr>" for line in lines)
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def _number(figure: Figure) -> str:
    known = isfinite(figure.low) and isfinite(figure.high)
    return f"{figure.value:.3g}" + (f" <small>({figure.low:.3g} to {figure.high:.3g})</small>" if known else "")


def _percent(figure: Figure) -> str:
    if figure.cases == 0:
        return "-"
    return f"{100 * figure.value:.1f} % <small>({100 * figure.low:.1f} to {100 * figure.high:.1f})</small>"


def _points(apart: Difference) -> str:
    known = isfinite(apart.low) and isfinite(apart.high)
    interval = f" <small>({100 * apart.low:+.1f} to {100 * apart.high:+.1f})</small>" if known else ""
    return f"{100 * apart.value:+.1f}{interval}"
