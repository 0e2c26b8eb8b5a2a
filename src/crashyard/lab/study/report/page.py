"""The report of a study: one HTML file that needs nothing else, for whoever designs the game."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from types import MappingProxyType

from crashyard.engine.registry import find_game
from crashyard.lab.study.digest import Digest
from crashyard.lab.study.report.chapter import chapter
from crashyard.lab.study.report.charts import Row, rows
from crashyard.lab.study.report.parts import cell, figure, grid
from crashyard.lab.study.report.spelling import number, percent, points, span
from crashyard.lab.study.report.strengths import strengths
from crashyard.lab.study.report.style import STYLE
from crashyard.lab.study.report.words import GLOSSARY, SOURCES, limits
from crashyard.lab.study.study import StudyTable
from crashyard.lab.study.summary import by_strength, change_name, of_ladder, of_table, table_name
from crashyard.lab.study.variants.comparing import Comparison


@dataclass(frozen=True, slots=True)
class Remark:
    """A record that is worth a look, and why. It is of a table, or (None) shows that something went wrong."""

    table: StudyTable | None
    file: str
    game: int
    why: str


def write_report(
    digest: Digest,
    remarks: Sequence[Remark],
    title: str,
    closer: Mapping[StudyTable, str] = MappingProxyType({}),
    alone: bool = False,
) -> str:
    """The whole page; `closer` is what a closer look at a table has to add.

    A report that is `alone` has no files beside it.
    """
    parts = [_short(digest), strengths(digest), _comparison(digest)]
    for index, one in enumerate(digest.tables):
        name = escape(table_name(digest, one))
        short = _box("In short", of_table(one, digest)) if digest.compares else ""
        parts.append(f'<h2 id="table-{index}">{name}</h2>{short}{chapter(one)}{closer.get(one.table, "")}')
        parts.append(_remarks([remark for remark in remarks if remark.table == one.table]))
    parts += [
        _ladder(digest),
        _troubles(digest, [remark for remark in remarks if remark.table is None]),
        _method(digest, alone),
    ]
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}: a study</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        f"{_head(digest, title)}\n<main>\n{''.join(parts)}\n</main>\n</body>\n</html>\n"
    )


def _head(digest: Digest, title: str) -> str:
    study = digest.study
    bots = ", ".join(kind.name for kind in study.who)
    rules = find_game(study.game).rules_version
    links = [("short", "In short")]
    links += [("strengths", "Who plays?")] if digest.headlines else []
    links += [("compared", "The two rules compared")] if digest.comparisons else []
    links += [(f"table-{index}", table_name(digest, one)) for index, one in enumerate(digest.tables)]
    links += [("ladder", "Does thinking help?")] if digest.rungs else []
    links += [("method", "How it was measured")]
    told = "".join(f'<a href="#{name}">{escape(text)}</a>' for name, text in links)
    unfinished = ""
    wanted = study.wanted(digest.asked)
    if digest.games < wanted:
        unfinished = f" The study was stopped early: {digest.games:,} of {wanted:,} games."
    return (
        f"<header><h1>{escape(title)}: a study</h1>"
        f'<p class="about">{digest.games:,} games between bots ({escape(bots)}), rules version {escape(rules)}, seed '
        f"“{escape(study.seed)}”.{unfinished}</p><nav>{told}</nav></header>"
    )


def _short(digest: Digest) -> str:
    """The verdict if two rules are compared; otherwise what each table is like."""
    boxes = [_box(name, sentences) for name, sentences in by_strength(digest)]
    boxes += [_box(table_name(digest, one), of_table(one, digest)) for one in digest.tables]
    told = _verdicts(digest) if digest.compares else "".join(boxes)
    return f'<h2 id="short">In short</h2>{told}<p class="note">{limits(digest.study)}</p>'


def _box(title: str, sentences: Sequence[str]) -> str:
    lines = "".join(f"<li>{escape(sentence).replace(' %', '&nbsp;%')}</li>" for sentence in sentences)
    return f'<div class="short"><h3>{escape(title)}</h3><ul>{lines}</ul></div>'


def _verdicts(digest: Digest) -> str:
    told = [_box(change_name(digest, *change), digest.verdict(*change)) for change in digest.changed]
    return "".join(told)


def _comparison(digest: Digest) -> str:
    if not digest.comparisons:
        return ""
    parts = ['<h2 id="compared">The two rules compared</h2>']
    first, second = escape(digest.variant_name(0)), escape(digest.variant_name(1))
    parts.append(f"<p>First come {first}, then {second}.</p>")
    for players, strength in digest.changed:
        mine = [one for one in digest.comparisons if (one.players, one.strength) == (players, strength)]
        lines = [[escape(one.measure.name), *_sides(one), _apart(one)] for one in mine]
        table = grid(["measure", "first", "then", "difference (95 %)"], lines)
        caption = (
            "Every game was played with both rules from the same seed; compared are the pairs in which both games tell "
            "the measure. Differences in bold are beyond chance, with everything in all tables of this chapter tested "
            "together. An interval that does not hold 0 but is not bold may be luck. What rests on chances to win is "
            "bold only if it also holds with chances learnt from both rules together; where only one of the two shows "
            "a difference, it depends on the yardstick."
        )
        parts.append(figure(escape(change_name(digest, players, strength)), table, caption))
    return "".join(parts)


def _sides(one: Comparison) -> list[str]:
    return [percent(side.value) if one.measure.share else number(side.value) for side in (one.first, one.second)]


def _apart(one: Comparison) -> str:
    value, low, high = one.relative if one.is_relative else (one.apart.value, one.apart.low, one.apart.high)
    spell = _spelling(one)
    told = f"<b>{spell(value)}</b>" if one.beyond_chance else spell(value)
    unsure = " depends on the yardstick" if one.by_yardstick else ""
    return f"{told} <small>({span(low, high, spell)}){unsure}</small>"


def _spelling(one: Comparison) -> Callable[[float], str]:
    if one.is_relative:
        return lambda part: f"{100 * part:+.0f} %"
    return points if one.measure.share else "{:+.2f}".format


def _remarks(remarks: Sequence[Remark]) -> str:
    if not remarks:
        return ""
    lines = "".join(f'<li><a href="{escape(one.file)}">game {one.game}</a>: {escape(one.why)}</li>' for one in remarks)
    return (
        f"<h3>Games worth a look</h3><ul>{lines}</ul>"
        '<p class="note">Records lie beside this report; <code>crashyard replay FILE</code> shows one.</p>'
    )


def _troubles(digest: Digest, remarks: Sequence[Remark]) -> str:
    if not digest.failed and not digest.capped:
        return ""
    but = " but how many were stopped" if digest.comparisons else ""
    return (
        f'<h2 id="troubles">Stuck or failed games</h2><p>{len(digest.capped)} games were stopped before their end, '
        f"{len(digest.failed)} failed. They are in no figure above{but}.</p>{_remarks(remarks)}"
    )


def _ladder(digest: Digest) -> str:
    if not digest.rungs:
        return ""
    measures = [
        Row(
            f"{rung.higher} against {rung.lower}",
            rung.share.value,
            rung.share.low,
            rung.share.high,
            cell(rung.share),
            "good" if rung.share.low > rung.fair else "bad" if rung.share.high < rung.fair else "",
        )
        for rung in digest.rungs
    ]
    players = digest.study.players[0]
    caption = (
        f"Share of the wins of the bot that thinks more, at a table of {players}, alone among copies of the other; the "
        "dashed line would be equal. A game in which every step of the ladder wins clearly rewards thinking; one in "
        "which it does not is mostly luck, or too deep for these bots."
    )
    lines = "".join(f"<li>{escape(sentence)}</li>" for sentence in of_ladder(digest.rungs))
    picture = figure("The ladder", rows(measures, 0.0, 1.0, digest.rungs[0].fair), caption)
    return f'<h2 id="ladder">Does thinking help?</h2>{picture}<ul>{lines}</ul>'


def _method(digest: Digest, alone: bool) -> str:
    words = "".join(f"<dt>{escape(word)}</dt><dd>{escape(meaning)}</dd>" for word, meaning in GLOSSARY)
    raw = (
        "<p>The raw results are beside this report, a row a game in <code>games.parquet</code> and a row a seat in "
        "<code>seats.parquet</code>.</p>"
    )
    return (
        '<h2 id="method">How it was measured</h2>'
        f"<p>{limits(digest.study)}</p><p>This command makes the same report again, on any number of cores:</p>"
        f"<p><code>{escape(digest.command())}</code></p>"
        f"{'' if alone else raw}"
        f'<dl>{words}</dl><p class="note">{SOURCES}</p>'
    )
