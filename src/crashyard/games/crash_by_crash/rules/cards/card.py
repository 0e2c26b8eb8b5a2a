"""What every card can be asked."""

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.games.crash_by_crash.rules.codes import LAY, MAGNETIC, PUSH
from crashyard.games.crash_by_crash.rules.placing import (
    fill_pushes,
    forbids_push,
)
from crashyard.games.crash_by_crash.rules.table import Table


class GreyCard:
    """A card that takes effect at once (section 8.1)."""

    def fill(self, table: Table, side: i64, actions: Actions) -> None:
        """Add every way in which the card can be played now."""

    def forbids(self, table: Table, side: i64, action: i64) -> str | None:
        """Why the card cannot be played in this way."""
        return "unknown-action"

    def carry_out(self, table: Table, side: i64, action: i64) -> None:
        """Do what the card says."""


class BlueCard:
    """A card that changes the one normal car put with ACTION 2, which pushes without batteries (section 8.3)."""

    def fill_places(self, table: Table, side: i64, actions: Actions) -> None:
        """Add every PLACE under the card's effect."""
        buffer = Actions()
        fill_pushes(table, side, 0, buffer)
        for index in range(buffer.count):
            action = buffer.at(index)
            if self.forbids_place(table, side, action) is None:
                actions.add(action)

    def forbids_place(self, table: Table, side: i64, action: i64) -> str | None:
        """Why a PLACE is not possible under the card's effect."""
        if not PUSH <= action < LAY:
            return "needs-normal-car" if action >= MAGNETIC else "wrong-place-for-card"
        place = action - PUSH
        return forbids_push(table, side, place // 18, place // 3 % 6, place % 3, 0)

    def place(self, table: Table, side: i64, action: i64) -> None:
        """Put the car and do what the card makes of it."""


def blue_is_playable(card: BlueCard, kind: i64, table: Table, side: i64) -> bool:
    """Whether a legal PLACE exists under the card's effect."""
    before = table.card
    table.card = kind
    places = Actions()
    card.fill_places(table, side, places)
    table.card = before
    return places.count > 0
