"""C4: an upgrade is drawn from the deck, which has no order (section 16). `keep` says when, and what follows."""

from typing import Final, final

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.engine.forms.action_forms import outcome_form
from crashyard.games.crash_and_grab.rules import events
from crashyard.games.crash_and_grab.rules.decisions.decision import UNKNOWN_ACTION, Decision, fill_bits
from crashyard.games.crash_and_grab.rules.stages import DRAW, DRAWING
from crashyard.games.crash_and_grab.rules.tabletop import Tabletop
from crashyard.games.crash_and_grab.rules.upgrades.deck import HIGHEST


@final
class DrawUpgrade(Decision):
    def __init__(self) -> None:
        super().__init__(DRAW, (DRAWING,), (outcome_form("upgrade", HIGHEST + 1),), "unknown-action", UNKNOWN_ACTION)

    def why_not(self, table: Tabletop, seat: i64, action: i64) -> str | None:
        return None if table.deck >> action & 1 else "unknown-action"

    def fill(self, table: Tabletop, seat: i64, actions: Actions) -> None:
        """Quicker: a deck is bits, and one in twenty answers of a random game is drawn from it."""
        fill_bits(0, table.deck, actions)

    def answer(self, table: Tabletop, seat: i64, action: i64) -> None:
        table.deck &= ~(1 << action)
        table.drawn |= 1 << action
        if table.listening():
            table.tell(events.upgrade_drawn(table, action))

    def can_be_asked(self, table: Tabletop) -> bool:
        """At most one card is drawn yet."""
        return table.drawn & (table.drawn - 1) == 0


DECISION: Final[DrawUpgrade] = DrawUpgrade()
