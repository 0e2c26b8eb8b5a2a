"""EXCHANGE (section 9.1): two cards of the hand for two others."""

from typing import Final, final

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.engine.forms.action_forms import ActionForm, FormPart
from crashyard.games.crash_by_crash.rules import events
from crashyard.games.crash_by_crash.rules.codes import EXCHANGE
from crashyard.games.crash_by_crash.rules.decisions.decision import CrashByCrashDecision
from crashyard.games.crash_by_crash.rules.deck import drop_card
from crashyard.games.crash_by_crash.rules.pieces import EXCHANGED, KINDS
from crashyard.games.crash_by_crash.rules.turn import CrashByCrashTurn


@final
class ExchangeCards(CrashByCrashDecision):
    """A kind of ACTION: the two cards that go, the lower kind first. The sources of those that come are asked next."""

    def __init__(self) -> None:
        parts = (FormPart("discard", "two cards", KINDS * KINDS),)
        super().__init__(
            (ActionForm("exchange", EXCHANGE, parts, pointed=("exchange", "discard")),),
            {"card-not-in-hand": "section 9.1", "exchange-owes-cards": "section 9.1"},
        )

    def why_not(self, table: CrashByCrashTurn, seat: i64, action: i64) -> str | None:
        first, second = (action - EXCHANGE) // KINDS, (action - EXCHANGE) % KINDS
        if first > second:
            return "unknown-action"
        wanted: i64 = 2 if first == second else 1
        if table.hands[KINDS * seat + first] < wanted or table.hands[KINDS * seat + second] < wanted:
            return "card-not-in-hand"
        return None

    def fill(self, table: CrashByCrashTurn, seat: i64, actions: Actions) -> None:
        """Only the cards in the hand, and not all pairs that there are: a hand has three of thirteen kinds."""
        hands, base = table.hands, KINDS * seat
        first: i64 = 0
        while first < KINDS:
            if hands[base + first] > 0:
                second = first
                while second < KINDS:
                    action = EXCHANGE + KINDS * first + second
                    if hands[base + second] > 0 and self.why_not(table, seat, action) is None:
                        actions.add(action)
                    second += 1
            first += 1

    def answer(self, table: CrashByCrashTurn, seat: i64, action: i64) -> None:
        first, second = (action - EXCHANGE) // KINDS, (action - EXCHANGE) % KINDS
        drop_card(table, seat, first)
        drop_card(table, seat, second)
        if table.listening():
            table.tell(events.cards_exchanged(seat, first, second))
        table.exchanging = True
        table.takes = EXCHANGED
        table.go_on_drawing()


EXCHANGING: Final[ExchangeCards] = ExchangeCards()
