"""What a seat may know, what a file says, and how a spectator's view follows the events without knowing a rule."""

from collections.abc import Iterable
from typing import Any, TypedDict

from crashyard.engine.event import Event
from crashyard.games.headlong.rules.state import NO_GEAR, HeadlongTable


class HeadlongOptions(TypedDict):
    finish: int
    rounds: int


class HeadlongView(TypedDict):
    players: int
    options: HeadlongOptions
    round: int
    over: bool
    cars: list[int]
    gear: int
    shown: list[int]
    awaited: list[int]
    winners: list[int]


def options(table: HeadlongTable) -> HeadlongOptions:
    return {"finish": table.finish, "rounds": table.last_round}


def view(table: HeadlongTable, seat: int) -> HeadlongView:
    return {
        "players": table.players,
        "options": options(table),
        "round": table.round,
        "over": table.over,
        "cars": table.cars[:],
        "gear": table.gears[seat] if seat >= 0 else NO_GEAR,
        "shown": table.shown[:],
        "awaited": table.awaited_seats(),
        "winners": table.winners(),
    }


def to_json(table: HeadlongTable) -> dict[str, object]:
    return {
        "players": table.players,
        "options": options(table),
        "round": table.round,
        "over": table.over,
        "cars": table.cars[:],
        "gears": table.gears[:],
        "shown": table.shown[:],
    }


def follow(view: dict[str, Any], events: Iterable[Event]) -> None:
    """Bring a spectator's view up to date with what has happened since."""
    for event in events:
        fact = event.public
        if event.kind == "chose":
            view["awaited"] = [seat for seat in view["awaited"] if seat != fact["seat"]]
        elif event.kind == "revealed":
            view["shown"] = fact["gears"]
        elif event.kind == "drove":
            view["cars"][fact["seat"]] = fact["to"]
        elif event.kind == "round_began":
            view.update(round=fact["round"], awaited=list(range(view["players"])))
        elif event.kind == "game_over":
            view.update(over=True, winners=fact["winners"], awaited=[])
