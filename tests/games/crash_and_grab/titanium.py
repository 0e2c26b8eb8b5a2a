"""Small tables of the mode Twisted Titanium, for its tests."""

from collections.abc import Mapping, Sequence
from typing import Any

from crashyard.games.crash_and_grab.position import CrashAndGrabPosition
from tests.games.crash_and_grab.tables import table

LINE = {"red": (5, 0), "green": (5, 1), "blue": (5, 3)}
PILOTS = ["red-pilot", "green-pilot", "blue-pilot"]


def collision(red: Sequence[str], green: Sequence[str], plan: str = "3 right", **fields: Any) -> CrashAndGrabPosition:
    """Red flies right into green, which stands beside it."""
    places: Mapping[str, tuple[int, int]] = {"red": (5, 0), "green": (5, 1), "blue": (7, 2)}
    crew = {"red": red, "green": green}
    return table(at=places, aboard=crew, plans={"red": plan}, titanium=True, **fields)


def points(position: CrashAndGrabPosition) -> list[int]:
    return [int(count) for count in position.points]
