"""What a thing is worth to whoever gets it: an upgrade, a card, a planet."""

from dataclasses import dataclass, replace

from crashyard.lab.statistics import Difference, Figure, holm, share_within
from crashyard.lab.stratified import Case, controlled
from crashyard.lab.study.plays import StudiedPlays

MANY = 6
"""Whoever got at least so many different things is like everybody else who did."""

SELDOM = 20
"""With fewer cases than this, with the thing or without, nothing is said."""


@dataclass(frozen=True, slots=True)
class Item:
    kind: str
    name: str
    have: Figure
    """The share of the wins of the seats that got it in a game,"""
    lack: Figure
    """and of those that did not."""
    spread: Figure
    """In how many games a seat gets it."""
    worth: Difference | None
    """How much more often those with it won than their like: in the same place, with as many things of the kind."""
    beyond_chance: bool
    """Even though so many things were looked at."""
    seats: int
    """So many players there were in all games."""

    @property
    def too_few_games(self) -> bool:
        """Whether nothing could be said even about what one player in twenty gets, or does not get."""
        return self.seats < 20 * SELDOM


@dataclass(frozen=True, slots=True)
class _Holder:
    """One seat in one game, and what it got of a kind."""

    case: Case
    """Its like are in the same seat, as long after the starting player, with as many different things."""
    items: frozenset[str]


def worth_of_items(plays: StudiedPlays) -> list[Item]:
    """All items of all kinds, the most valuable of each kind first."""
    kinds = sorted({kind for play in plays.ended for kind in play.seen.got})
    found: list[Item] = []
    for kind in kinds:
        holders = _holders(plays, kind)
        names = sorted(set().union(*(holder.items for holder in holders)))
        found += [_item(kind, name, holders) for name in names]
    chances = [1.0 if item.worth is None else item.worth.chance for item in found]
    marked = [replace(item, beyond_chance=sure) for item, sure in zip(found, holm(chances), strict=True)]
    return sorted(marked, key=lambda item: (item.kind, -(item.worth.value if item.worth else -1.0), item.name))


def _holders(plays: StudiedPlays, kind: str) -> list[_Holder]:
    players = plays.table.players
    found: list[_Holder] = []
    for play in plays.ended:
        got = play.seen.got.get(kind, {})
        for seat, team in enumerate(plays.teams):
            items = frozenset(name for name, counts in got.items() if counts[seat])
            group = (seat, (seat - play.seen.start) % players, min(len(items), MANY))
            found.append(_Holder(Case(play.label, group, play.won[team]), items))
    return found


def _item(kind: str, name: str, holders: list[_Holder]) -> Item:
    cases = [holder.case for holder in holders]
    courses = [case.game for case in cases]
    having = [name in holder.items for holder in holders]
    have = [float(has) for has in having]
    lack = [1.0 - one for one in have]
    return Item(
        kind,
        name,
        share_within([one * case.won for one, case in zip(have, cases, strict=True)], have, courses),
        share_within([one * case.won for one, case in zip(lack, cases, strict=True)], lack, courses),
        share_within(have, [1.0] * len(have), courses),
        controlled(cases, having) if min(sum(have), sum(lack)) >= SELDOM else None,
        False,
        len(cases),
    )
