"""What a game adds to standing orders: what can be seen in its events, as far as it concerns a seat."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from crashyard.engine.event import Event
from crashyard.engine.position import Position

Sign = Callable[[Position, int, Event], bool]
"""Whether an event is of this kind for a seat. It looks at nothing but what everybody knows."""


@dataclass(frozen=True, slots=True)
class OrderSense:
    """Every game has orders without it; with it they can depend on what a preview shows, and on what has happened."""

    signs: Mapping[str, Sign] = field(default_factory=dict)
    """By name; the message `order-sign-NAME` tells it."""
    upsets: frozenset[str] = frozenset()
    """Those that cancel the orders of a seat when the answer of somebody else brings them about."""
    subjects: Mapping[str, str] = field(default_factory=dict)
    """For some `do` the field by which its decisions differ: `{"use": "upgrade"}` has an order for each upgrade."""
