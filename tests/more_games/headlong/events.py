"""What can happen, each with its clause; and how a spectator's view follows from it, without knowing a rule."""

from collections.abc import Iterable
from typing import Any

from crashyard.engine.event import Event


def chose(seat: int, gear: int) -> Event:
    """Everybody learns that a seat has chosen, only the seat itself what (H2)."""
    return Event("chose", "H2", {"seat": seat}, {"gear": gear}, frozenset({seat}))


def revealed(gears: list[int]) -> Event:
    return Event("revealed", "H3", {"gears": gears[:]})


def drove(seat: int, start: int, end: int) -> Event:
    return Event("drove", "H3", {"seat": seat, "from": start, "to": end})


def crashed(seat: int, gear: int) -> Event:
    return Event("crashed", "H3", {"seat": seat, "gear": gear})


def round_began(number: int) -> Event:
    return Event("round_began", "H2", {"round": number})


def game_over(winners: list[int], reason: str) -> Event:
    return Event("game_over", "H4" if reason == "finish" else "H5", {"winners": winners, "reason": reason})


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
