"""Section 9.2: a card comes from the deck to the display."""

from typing import Final, final

from mypy_extensions import i64

from crashyard.games.crash_by_crash.rules.chance.outcome import CardFromDeck
from crashyard.games.crash_by_crash.rules.decisions.decision import NOTHING_TO_DECIDE, OTHER_PLAYERS
from crashyard.games.crash_by_crash.rules.decisions.take import MOST_TAKES
from crashyard.games.crash_by_crash.rules.deck import display_size, draw_to_display, pile_size
from crashyard.games.crash_by_crash.rules.pieces import DISPLAY
from crashyard.games.crash_by_crash.rules.turn import CrashByCrashTurn


@final
class RefillDisplay(CardFromDeck):
    """REFILL: the card that is laid face up beside the others."""

    def __init__(self) -> None:
        super().__init__()
        self.under_way = {"takes": (0, MOST_TAKES), "exchanging": (0, 1)}

    def answer(self, table: CrashByCrashTurn, seat: i64, action: i64) -> None:
        draw_to_display(table, action)
        table.go_on_drawing()

    def lacks(self, table: CrashByCrashTurn) -> tuple[str, object, str] | None:
        if table.players == 4:
            return "phase", "refill", OTHER_PLAYERS
        if pile_size(table) > 0 and display_size(table) < DISPLAY:
            return None
        return "phase", "refill", NOTHING_TO_DECIDE


REFILLING: Final[RefillDisplay] = RefillDisplay()
