"""Section 3 (and 12): three cards to each player, then, with two players, three face up."""

from typing import Final, final

from mypy_extensions import i64

from crashyard.games.crash_by_crash.rules.chance.outcome import CardFromDeck
from crashyard.games.crash_by_crash.rules.decisions.decision import NOTHING_TO_DECIDE
from crashyard.games.crash_by_crash.rules.deck import display_wants_card, draw_to_display, draw_to_hand, pile_size
from crashyard.games.crash_by_crash.rules.phases import SETTING_CARS
from crashyard.games.crash_by_crash.rules.turn import CrashByCrashTurn


@final
class DealCard(CardFromDeck):
    """DEAL: the next card that is dealt."""

    def answer(self, table: CrashByCrashTurn, seat: i64, action: i64) -> None:
        hand = table.tuning.hand
        if table.count < hand * table.players:
            draw_to_hand(table, table.count // hand, action)
        else:
            draw_to_display(table, action)
        table.count += 1
        if table.count >= hand * table.players and not display_wants_card(table):
            table.phase = SETTING_CARS
            table.count = 0

    def lacks(self, table: CrashByCrashTurn) -> tuple[str, object, str] | None:
        return None if pile_size(table) > 0 else ("phase", "deal", NOTHING_TO_DECIDE)


DEALING: Final[DealCard] = DealCard()
