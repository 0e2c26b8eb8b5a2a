"""What the figures say, in plain words."""

from collections.abc import Iterator, Sequence
from itertools import product

from crashyard.lab.statistics import LEVEL, Figure
from crashyard.lab.study.digest import Digest, TableDigest
from crashyard.lab.study.findings import Findings, Places
from crashyard.lab.study.items import Item
from crashyard.lab.study.ladder import Rung
from crashyard.lab.study.report.spelling import (
    number,
    percent,
    points,
    share_with_interval,
    span,
    spelled,
    titled,
    with_interval,
)
from crashyard.lab.study.strengths.headlines import choice_of, worth_of
from crashyard.lab.study.strengths.marks import StrengthMark
from crashyard.lab.study.variants.measures import place_in_order

MOST_NAMED = 12
"""So many things of a kind are named."""

SMALL = 0.02
"""A difference in shares of wins of less than this is none that anybody would notice at a table."""


def table_name(digest: Digest, one: TableDigest) -> str:
    """Players, who they are if there are several kinds, and the rule if there are several."""
    parts = [f"{one.table.players} players"]
    parts += [digest.study.who[one.table.strength].name] if digest.study.strengths else []
    parts += [digest.variant_name(one.table.variant)] if digest.compares else []
    return ", ".join(parts)


def change_name(digest: Digest, players: int, strength: int) -> str:
    """The same of a change of the rules."""
    who = f", {digest.study.who[strength].name}" if digest.study.strengths else ""
    return f"{players} players{who}: {digest.variant_name(1)} instead of {digest.variant_name(0)}"


def summary(digest: Digest) -> list[str]:
    """All of it, for a terminal: a heading a table, and a line a sentence."""
    lines: list[str] = []
    for players, strength in digest.changed:
        lines += [f"{change_name(digest, players, strength)}:"]
        lines += [f"  {sentence}" for sentence in digest.verdict(players, strength)]
    for name, sentences in by_strength(digest):
        lines += [f"{name}:", *(f"  {sentence}" for sentence in sentences)]
    for one in digest.tables:
        different = f", {one.findings.different:,} different" if one.findings.repeat else ""
        lines += [f"{table_name(digest, one)} ({one.findings.games:,} games{different}):"]
        lines += [f"  {sentence}" for sentence in of_table(one, digest)]
    return [*lines, *of_ladder(digest.rungs)]


def by_strength(digest: Digest) -> Iterator[tuple[str, list[str]]]:
    """Of several kinds of players, by table: what holds for all, and what depends on who plays."""
    if not digest.headlines:
        return
    who = ", ".join(kind.name for kind in digest.study.who)
    for players, variant in product(digest.study.players, range(len(digest.study.variants))):
        mine = [one for one in digest.headlines if (one.players, one.variant) == (players, variant)]
        rule = f", {digest.variant_name(variant)}" if digest.compares else ""
        yield (
            f"{players} players{rule}, whoever plays ({who})",
            [_marked(mark, [one.name for one in mine if one.mark == mark]) for mark in StrengthMark],
        )


def _marked(mark: StrengthMark, names: Sequence[str]) -> str:
    told = "; ".join(names[:MOST_NAMED]) if names else "nothing"
    more = f"; and {len(names) - MOST_NAMED} more" if len(names) > MOST_NAMED else ""
    return f"{mark.capitalize()}: {told}{more}."


def of_table(one: TableDigest, digest: Digest | None = None) -> list[str]:
    """What matters most comes first. Of several kinds of players each sentence says whether it holds for all."""
    found, who = one.findings, one.plays.who
    if not found.ended:
        return [*_standstill(found, one.plays.unit, first=True), "No game came to its end."]
    told = [
        *((sentence, ()) for sentence in _repeated(found)),
        *((sentence, ("standstills",)) for sentence in _standstill(found, one.plays.unit, first=True)),
        (_length(found, one.plays.unit), ("length", "decisions", "answers a decision")),
        (_seats(found, who), [f"wins of {who} {seat + 1}" for seat in range(len(found.seats.shares))]),
        (_starting(found, who), [f"wins of {place}" for place in _order(found, who)]),
        *_tension(found),
        (_hits(found), [f"{harm.how}, a game" for harm in found.harm]),
        (_gang_up(found), ("gang-up",)),
        (_kings(found), ("kingmaking",)),
        *(_items(kind, one.items) for kind in dict.fromkeys(item.kind for item in one.items)),
        _unused(found),
        (_ends(found), ("draws", "games stopped before their end")),
        *((sentence, ("standstills",)) for sentence in _standstill(found, one.plays.unit, first=False)),
    ]
    table = one.table
    return [
        sentence + (digest.mark(table.players, table.variant, names) if digest else "")
        for sentence, names in told
        if sentence
    ]


def _order(found: Findings, who: str) -> list[str]:
    return [place_in_order(order, who) for order in range(len(found.starting.shares))] if found.starting else []


def _standstill(found: Findings, unit: str, first: bool) -> Iterator[str]:
    """First where it matters, else at the end."""
    still = found.standstills
    if still is None or still.matters != first:
        return
    if not still.longest.most:
        yield f"Games get on all the time: no {unit} went by without progress."
        return
    yield (
        f"In {share_with_interval(still.share)} of the games nothing gets on for more than {still.bound} {unit} in a "
        f"row; at worst for {still.longest.most:.0f} (game {still.worst}, after {still.after})."
    )


def _length(found: Findings, unit: str) -> str:
    rounds = found.rounds
    return (
        f"A game takes {with_interval(rounds.mean)} {unit}; most take {rounds.tenth:.0f} to {rounds.ninth:.0f}. "
        f"It has {number(found.decisions.mean.value)} decisions, with {number(found.branching.value)} possible answers "
        "on average."
    )


def _seats(found: Findings, who: str) -> str:
    return _even(f"{who}s", [f"{who} {seat + 1}" for seat in range(len(found.seats.shares))], found.seats)


def _starting(found: Findings, who: str) -> str:
    if found.starting is None:
        return ""
    if found.start_fixed is not None:
        return f"{titled(who)} {found.start_fixed + 1} always begins, so its share is also that of beginning."
    names = [place_in_order(order, who) for order in range(len(found.starting.shares))]
    return _even("places in the order of play", names, found.starting)


def _even(what: str, names: Sequence[str], places: Places) -> str:
    best = max(range(len(places.shares)), key=lambda place: places.shares[place].value)
    worst = min(range(len(places.shares)), key=lambda place: places.shares[place].value)
    high, low = places.shares[best], places.shares[worst]
    if places.chance > LEVEL:
        spread = f"{100 * low.value:.1f} to {100 * high.value:.1f} %"
        if all(share.near(places.fair) for share in places.shares):
            return f"All {what} win about equally often, {spread}: chance alone does as much."
        return f"So few games cannot tell the {what} apart: they win {spread}, and chance alone does as much."
    note = "" if high.value - low.value >= SMALL else " That is more than chance, but hardly to be felt."
    return (
        f"Not all {what} are equal: {names[best]} wins {share_with_interval(high)}, {names[worst]} "
        f"{share_with_interval(low)}; fair would be {percent(places.fair)}.{note}"
    )


def _tension(found: Findings) -> Iterator[tuple[str, Sequence[str]]]:
    told = found.tension
    if told is None:
        yield known_of_leads(found), ()
        return
    yield (
        f"The lead passes {number(told.lead_changes.mean.value)} times a game, and the winner takes it for good after "
        f"{percent(told.settled.value)} of the game; {percent(told.snatched.value)} of the winners were behind until "
        "the last moment.",
        ("lead changes", "settled", "snatched wins"),
    )
    if told.tells_comebacks:
        yield (
            f"Of the winners {share_with_interval(told.comeback)} had come back from half a fair chance or less.",
            ("comebacks",),
        )
    else:
        yield (
            "Comebacks cannot be told: who is far behind is hardly ever known "
            f"(in {percent(told.far_behind.value)} of the games), so that nobody comes back says nothing.",
            (),
        )
    yield known_of_leads(found), ()


def known_of_leads(found: Findings) -> str:
    """How much is known about who leads."""
    told = found.predictor
    if not told.games or not told.base:
        return "Who leads, comebacks and drama are unknown: too few games differ."
    losses = f"log loss {told.loss:.3f}, base rate {told.base:.3f}"
    if not told.known:
        return (
            "Who leads, comebacks and drama are unknown: what can be seen at the table does not tell better who wins "
            f"than who began and who sits where ({losses})."
        )
    return (
        f"What can be seen at the table takes away {percent(1 - told.loss / told.base)} of the doubt who will win, on "
        f"average over the game ({losses})."
    )


def _hits(found: Findings) -> str:
    total = sum(sum(row) for row in found.hits)
    if not total:
        return ""
    own = sum(row[side] for side, row in enumerate(found.hits))
    themselves = f", and themselves {number(own)} times" if own else ""
    return f"Players harm each other {number(total - own)} times a game{themselves}."


def _gang_up(found: Findings) -> str:
    ratio = found.gang_up
    if ratio is None:
        return ""
    interval = f"{ratio.value:.2f} times as often, 95 %: {span(ratio.low, ratio.high, '{:.2f}'.format)}"
    return f"{_hit_by_lot(ratio)} ({interval})."


def _kings(found: Findings) -> str:
    if found.kingmaking is None:
        return ""
    kings = share_with_interval(found.kingmaking)
    return f"In {kings} of the games somebody who could not win any more chose the winner."


def _hit_by_lot(ratio: Figure) -> str:
    if ratio.low > 1 or ratio.high < 1:
        return f"The leader is hit {'more' if ratio.low > 1 else 'less'} often than by lot"
    if ratio.near(1.0):
        return "The leader is hit about as often as by lot"
    return "So few games cannot tell whether the leader is hit more often than by lot"


def _items(kind: str, items: Sequence[Item]) -> tuple[str, Sequence[str]]:
    """With what it speaks of by name."""
    mine = [item for item in items if item.kind == kind]
    known = [item for item in mine if item.worth is not None]
    sure = [item for item in known if item.beyond_chance]
    if not known and any(item.too_few_games for item in mine):
        return f"There were too few games to say what each {kind} is worth.", ()
    if not known:
        return f"What each {kind} is worth cannot be said: nearly everybody gets it, or nobody.", ()
    if not sure:
        return f"No {kind} makes a difference beyond chance.", ()
    ends, named = [], []
    for item, more in ((sure[0], True), (sure[-1], False)):
        if item.worth is not None and (item.worth.value > 0) == more:
            much = (
                f"worth most ({points(item.worth.value)} of 100 games)"
                if more
                else f"least ({points(item.worth.value)})"
            )
            ends.append(f"{spelled(item.name)} {'is ' if more else ''}{much}")
            named.append(worth_of(kind, item.name))
    return f"Of {len(known)} kinds of {kind} {len(sure)} make a difference beyond chance: {', '.join(ends)}.", named


def _unused(found: Findings) -> tuple[str, Sequence[str]]:
    seldom = [option for option in found.options if option.offered >= found.ended / 10 and option.share.value < 0.01]
    if not seldom:
        return "", ()
    names = ", ".join(spelled(option.name) for option in seldom[:6])
    more = f" and {len(seldom) - 6} more" if len(seldom) > 6 else ""
    told = f"Hardly ever chosen though possible (less than 1 in 100): {names}{more}."
    return told, [choice_of(option.name) for option in seldom]


def _ends(found: Findings) -> str:
    told = [
        f"{percent(found.draws.value)} of the games end in a draw" if found.draws.value else "No game ended in a draw"
    ]
    if found.capped:
        told.append(f"{found.capped} games were stopped before their end")
    if found.failed:
        told.append(f"{found.failed} games failed")
    return "; ".join(told) + "."


def _repeated(found: Findings) -> Iterator[str]:
    """Bots that repeat themselves say the same thing again and again."""
    if found.repeat:
        yield (
            f"Only {found.different:,} of {found.games - found.failed:,} games took a course of their own: these bots "
            "play alike. Intervals and tests count the different ones, shares say how often each was played."
        )


def of_ladder(rungs: Sequence[Rung]) -> list[str]:
    """Whether more thinking wins."""
    sentences = []
    for rung in rungs:
        sentences.append(
            f"{_step(rung)}: {share_with_interval(rung.share)} of the wins in {rung.share.cases} "
            f"games, {percent(rung.fair)} would be equal."
        )
    return sentences


def _step(rung: Rung) -> str:
    if rung.share.low > rung.fair:
        return f"{rung.higher} beats {rung.lower}"
    if rung.share.high < rung.fair:
        return f"{rung.higher} loses to {rung.lower}"
    if rung.share.near(rung.fair):
        return f"{rung.higher} is about equal to {rung.lower}"
    return f"So few games cannot tell {rung.higher} from {rung.lower}"
