"""What a thing is worth to whoever gets it: an upgrade, a card, a planet."""

from dataclasses import dataclass, replace

from crashyard.lab.statistics import Difference, Figure, Pair, controlled, holm, share_of
from crashyard.lab.study.plays import Plays

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


@dataclass(frozen=True, slots=True)
class _Holder:
    """One seat in one game, and what it got of a kind."""

    place: tuple[int, int]
    """The seat, and how long after the starting player it comes."""
    won: float
    items: frozenset[str]


def worth_of_items(plays: Plays) -> list[Item]:
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


def _holders(plays: Plays, kind: str) -> list[_Holder]:
    players = plays.table.players
    return [
        _Holder(
            (seat, (seat - play.seen.start) % players),
            play.won[team],
            frozenset(name for name, counts in items.items() if counts[seat]),
        )
        for play in plays.ended
        for items in [play.seen.got.get(kind, {})]
        for seat, team in enumerate(plays.teams)
    ]


def _item(kind: str, name: str, holders: list[_Holder]) -> Item:
    pairs: dict[tuple[tuple[int, int], int], Pair] = {}
    for holder in holders:
        pair = pairs.setdefault((holder.place, min(len(holder.items), MANY)), Pair())
        if name in holder.items:
            pair.have += 1
            pair.have_won += holder.won
        else:
            pair.lack += 1
            pair.lack_won += holder.won
    have, lack = sum(pair.have for pair in pairs.values()), sum(pair.lack for pair in pairs.values())
    return Item(
        kind,
        name,
        share_of(sum(pair.have_won for pair in pairs.values()), have),
        share_of(sum(pair.lack_won for pair in pairs.values()), lack),
        share_of(have, have + lack),
        controlled(list(pairs.values())) if min(have, lack) >= SELDOM else None,
        False,
    )
