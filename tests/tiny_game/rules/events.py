"""The events of Bump, and how each changes what a spectator sees.

What a seat draws and chooses is secret: everybody learns that it happened, only the seat itself learns the card.
"""

from collections.abc import Iterable
from typing import Any, TypedDict

from crashyard.engine import CHANCE, Event
from tests.tiny_game.rules.state import DEAL, DRIVE, OVER, PLAN, Table


class SeatFacts(TypedDict):
    seat: int


class SeatCardFacts(SeatFacts):
    card: int


class RoundFacts(TypedDict):
    round: int


class NoFacts(TypedDict):
    """Nothing to tell but that it happened."""


class CardsFacts(TypedDict):
    cards: list[int]


DroveFacts = TypedDict("DroveFacts", {"seat": int, "from": int, "to": int})


class DriverFacts(SeatFacts):
    driver: int


class BumpedFacts(DriverFacts):
    points: int


class EndFacts(TypedDict):
    winners: list[int]
    reason: str


EVENT_TYPES: dict[str, type] = {
    "round_began": RoundFacts,
    "drew": SeatCardFacts,
    "planning_began": NoFacts,
    "planned": SeatCardFacts,
    "revealed": CardsFacts,
    "card_played": SeatCardFacts,
    "drove": DroveFacts,
    "threatened": DriverFacts,
    "bumped": BumpedFacts,
    "dodged": DroveFacts,
    "game_over": EndFacts,
}
"""What each kind of event tells, public and secret facts together."""


def round_began(table: Table) -> Event:
    return Event("round_began", "B3", {"round": table.round})


def drew(seat: int, card: int) -> Event:
    return Event("drew", "B3", {"seat": seat}, {"card": card}, frozenset({seat}))


def planning_began() -> Event:
    return Event("planning_began", "B4")


def planned(seat: int, card: int) -> Event:
    return Event("planned", "B4", {"seat": seat}, {"card": card}, frozenset({seat}))


def revealed(table: Table) -> Event:
    return Event("revealed", "B5", {"cards": table.plans[:]})


def card_played(table: Table, seat: int) -> Event:
    return Event("card_played", "B5", {"seat": seat, "card": table.plans[seat]})


def drove(table: Table, seat: int, start: int) -> Event:
    return Event("drove", "B6", {"seat": seat, "from": start, "to": table.cars[seat]})


def threatened(table: Table, seat: int) -> Event:
    return Event("threatened", "B8", {"seat": seat, "driver": table.driver()})


def bumped(table: Table, seat: int) -> Event:
    driver = table.driver()
    return Event("bumped", "B7", {"seat": seat, "driver": driver, "points": table.points[driver]})


def dodged(table: Table, seat: int, start: int) -> Event:
    return Event("dodged", "B8", {"seat": seat, "from": start, "to": table.cars[seat]})


def game_over(table: Table) -> Event:
    clause = {"points": "B10", "resigned": "B11"}[table.reason]
    return Event("game_over", clause, {"winners": table.winners[:], "reason": table.reason})


def follow(view: dict[str, Any], events: Iterable[Event]) -> None:
    """Bring a spectator's view up to date with what has happened since."""
    for event in events:
        _FOLLOW[event.kind](view, dict(event.public))


def _follow_round_began(view: dict[str, Any], fact: dict[str, Any]) -> None:
    view.update(phase=DEAL, round=fact["round"], awaited=[CHANCE], driver=None)
    view["plans"] = [None] * view["players"]


def _follow_drew(view: dict[str, Any], fact: dict[str, Any]) -> None:
    view["hands"][fact["seat"]].append(None)


def _follow_planning_began(view: dict[str, Any], fact: dict[str, Any]) -> None:
    view.update(phase=PLAN, awaited=list(range(view["players"])))


def _follow_planned(view: dict[str, Any], fact: dict[str, Any]) -> None:
    view["awaited"] = [seat for seat in view["awaited"] if seat != fact["seat"]]


def _follow_revealed(view: dict[str, Any], fact: dict[str, Any]) -> None:
    view.update(phase=DRIVE, plans=fact["cards"], awaited=[])
    view["hands"] = [hand[1:] for hand in view["hands"]]


def _follow_card_played(view: dict[str, Any], fact: dict[str, Any]) -> None:
    view["driver"] = fact["seat"]


def _follow_drove(view: dict[str, Any], fact: dict[str, Any]) -> None:
    view["cars"][fact["seat"]] = fact["to"]


def _follow_threatened(view: dict[str, Any], fact: dict[str, Any]) -> None:
    view["awaited"] = [fact["seat"]]


def _follow_bumped(view: dict[str, Any], fact: dict[str, Any]) -> None:
    view["points"][fact["driver"]] = fact["points"]
    view["awaited"] = []


def _follow_dodged(view: dict[str, Any], fact: dict[str, Any]) -> None:
    view["cars"][fact["seat"]] = fact["to"]
    view["dodges"][fact["seat"]] -= 1
    view["awaited"] = []


def _follow_game_over(view: dict[str, Any], fact: dict[str, Any]) -> None:
    view.update(phase=OVER, winners=fact["winners"], reason=fact["reason"], awaited=[], driver=None)
    view["plans"] = [None] * view["players"]


_FOLLOW = {
    "round_began": _follow_round_began,
    "drew": _follow_drew,
    "planning_began": _follow_planning_began,
    "planned": _follow_planned,
    "revealed": _follow_revealed,
    "card_played": _follow_card_played,
    "drove": _follow_drove,
    "threatened": _follow_threatened,
    "bumped": _follow_bumped,
    "dodged": _follow_dodged,
    "game_over": _follow_game_over,
}
