"""What standing orders can depend on: crew, crashes, and whether somebody else has moved or robbed a saucer."""

from collections.abc import Callable
from typing import Final

from crashyard.engine.event import Event
from crashyard.engine.orders.sense import OrderSense, Sign
from crashyard.engine.position import Position
from crashyard.games.crash_and_grab.rules.turn import CrashAndGrabTurn


def _concerns(own: bool, **kinds: str) -> Sign:
    """An event of one of some kinds, by the fact that names the saucer concerned: an own one, or another."""

    def is_seen(position: Position, seat: int, event: Event) -> bool:
        assert isinstance(position, CrashAndGrabTurn)
        fact = kinds.get(event.kind)
        if fact is None:
            return False
        colour = event.public[fact]
        return colour in position.colours and (position.owner(position.colours.index(colour)) == seat) == own

    return is_seen


def _any(*signs: Callable[[Position, int, Event], bool]) -> Sign:
    return lambda position, seat, event: any(sign(position, seat, event) for sign in signs)


def _tile_turned(position: Position, seat: int, event: Event) -> bool:
    return event.kind == "tile_turned"


ORDER_SENSE: Final = OrderSense(
    signs={
        "picks-up": _concerns(True, crew_picked_up="saucer"),
        "crashes-other": _concerns(False, saucer_crashed="saucer"),
        "crashes": _concerns(True, saucer_crashed="saucer"),
        "moved": _any(
            _concerns(True, saucer_pushed="hit", saucers_swapped="saucer"),
            _concerns(True, saucers_swapped="other"),
            _tile_turned,
        ),
        "robbed": _any(_concerns(True, crew_stolen="from"), _concerns(True, crew_exchanged="other")),
    },
    upsets=frozenset({"crashes", "moved", "robbed"}),
    subjects={"use": "upgrade"},
)
"""A turned tile is a change for everybody: what lay on the way may lie there no more."""
