"""Section 9.2 (and 12): a card comes from the deck to a hand (R81)."""

from typing import Final, final

from mypy_extensions import i64

from crashyard.games.crash_by_crash.rules.chance.outcome import CardFromDeck
from crashyard.games.crash_by_crash.rules.decisions.decision import NOTHING_TO_DECIDE
from crashyard.games.crash_by_crash.rules.decisions.take import MOST_TAKES
from crashyard.games.crash_by_crash.rules.deck import can_draw, draw_to_choose, draw_to_hand, keep, pile_size
from crashyard.games.crash_by_crash.rules.phases import DECK, KEEP
from crashyard.games.crash_by_crash.rules.pieces import NO_CARD
from crashyard.games.crash_by_crash.rules.turn import CrashByCrashTurn


@final
class DrawCard(CardFromDeck):
    """DECK: the card that the active player draws.

    With four players one of two is kept (section 12), in an exchange both (R81). Files of rules 1 may stand where one
    of two is to be kept in an exchange; that choice is still made.
    """

    def __init__(self) -> None:
        super().__init__()
        self.under_way = {"takes": (1, MOST_TAKES), "exchanging": (0, 1), "drawn": (0, 1)}

    def answer(self, table: CrashByCrashTurn, seat: i64, action: i64) -> None:
        if table.players == 2 or (table.exchanging and table.drawn == NO_CARD):
            draw_to_hand(table, table.active, action)
        else:
            draw_to_choose(table, table.active, action)
            if table.drawn_too != NO_CARD:
                table.phase = KEEP
                return
            if can_draw(table):
                table.draw_next(DECK)
                return
            keep(table, table.active, table.drawn)
        table.takes -= 1
        table.go_on_drawing()

    def lacks(self, table: CrashByCrashTurn) -> tuple[str, object, str] | None:
        return None if pile_size(table) > 0 else ("phase", "deck", NOTHING_TO_DECIDE)


DRAWING: Final[DrawCard] = DrawCard()
