"""Section 9.2: where a card is taken from, with two players."""

from typing import Final, final

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.engine.forms.action_forms import ActionForm, FormPart
from crashyard.games.crash_by_crash.rules.codes import TAKE, TAKE_DECK
from crashyard.games.crash_by_crash.rules.decisions.decision import (
    NOTHING_TO_DECIDE,
    OTHER_PLAYERS,
    CrashByCrashDecision,
)
from crashyard.games.crash_by_crash.rules.deck import can_draw, deck_has_card, take_from_display
from crashyard.games.crash_by_crash.rules.phases import DECK
from crashyard.games.crash_by_crash.rules.pieces import COPIES, KINDS
from crashyard.games.crash_by_crash.rules.turn import CrashByCrashTurn

MOST_TAKES: Final = KINDS * COPIES
"""A file may owe every card that there is."""


@final
class TakeCard(CrashByCrashDecision):
    """DRAW: asked for each card to be taken, at the end of a turn or in an exchange."""

    def __init__(self) -> None:
        super().__init__(
            (ActionForm("take", TAKE, (FormPart("from", "source", KINDS + 1),)),),
            {"choose-a-source": "section 9.2", "not-in-display": "section 9.2", "deck-empty": "R76"}
            | {"turn-owes-cards": "section 9.2"},
        )
        self.under_way = {"takes": (1, MOST_TAKES), "exchanging": (0, 1)}

    def why_not(self, table: CrashByCrashTurn, seat: i64, action: i64) -> str | None:
        if action == TAKE_DECK:
            return None if deck_has_card(table) else "deck-empty"
        if not TAKE <= action < TAKE_DECK:
            return "choose-a-source"
        return None if table.display[action - TAKE] > 0 else "not-in-display"

    def fill(self, table: CrashByCrashTurn, seat: i64, actions: Actions) -> None:
        """Quicker by looking at the display alone; a profile of random play asks for it."""
        for kind in range(KINDS):
            if table.display[kind] > 0:
                actions.add(TAKE + kind)
        if deck_has_card(table):
            actions.add(TAKE_DECK)

    def answer(self, table: CrashByCrashTurn, seat: i64, action: i64) -> None:
        if action == TAKE_DECK:
            table.draw_next(DECK)
            return
        take_from_display(table, seat, action - TAKE)
        table.takes -= 1
        table.go_on_drawing()

    def clause(self, table: CrashByCrashTurn, key: str) -> str | None:
        """What goes for the sources of an exchange stands elsewhere."""
        if table.exchanging and key in ("choose-a-source", "not-in-display"):
            return "section 9.1"
        return self.clauses.get(key)

    def lacks(self, table: CrashByCrashTurn) -> tuple[str, object, str] | None:
        if table.players == 4:
            return "phase", "draw", OTHER_PLAYERS
        return None if can_draw(table) else ("phase", "draw", NOTHING_TO_DECIDE)


TAKING: Final[TakeCard] = TakeCard()
