"""ACTION (section 4): what ACTION 1 or ACTION 2 may be; each kind of answer is a module of its own."""

from typing import Final, final

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.games.crash_by_crash.rules.cards.kinds import BLUE, GREY
from crashyard.games.crash_by_crash.rules.cards.yellow import YELLOW
from crashyard.games.crash_by_crash.rules.codes import EXCHANGE, OPERATE, PASS, RING, STEP, is_card, is_placing
from crashyard.games.crash_by_crash.rules.decisions.card import card_of, kind_played, why_not_card
from crashyard.games.crash_by_crash.rules.decisions.decision import CrashByCrashDecision
from crashyard.games.crash_by_crash.rules.decisions.exchange import EXCHANGING
from crashyard.games.crash_by_crash.rules.decisions.operator import OPERATING
from crashyard.games.crash_by_crash.rules.decisions.passing import PASSING
from crashyard.games.crash_by_crash.rules.decisions.place import PLACING
from crashyard.games.crash_by_crash.rules.duty.demands import fill_candidates, fill_duty, why_not_by_duty
from crashyard.games.crash_by_crash.rules.pieces import NO_CARD
from crashyard.games.crash_by_crash.rules.turn import CrashByCrashTurn


@final
class ChooseAction(CrashByCrashDecision):
    """Asked twice a turn."""

    def __init__(self) -> None:
        cards = tuple(form for card in (*GREY, *YELLOW, *BLUE) for form in card.forms)
        super().__init__(
            (*PLACING.forms, *cards, *OPERATING.forms, *EXCHANGING.forms, *PASSING.forms),
            {"not-an-action-now": "section 4", "no-turn-to-end": "section 4"},
        )

    def why_not(self, table: CrashByCrashTurn, seat: i64, action: i64) -> str | None:
        if action == PASS:
            return PASSING.why_not(table, seat, action)
        key = self.why_not_otherwise(table, seat, action)
        return why_not_by_duty(table, seat, action) if key is None else key

    def why_not_otherwise(self, table: CrashByCrashTurn, seat: i64, action: i64) -> str | None:
        """Why an action is impossible, not looking at the duty of a yellow card."""
        if is_placing(action):
            return PLACING.why_not(table, seat, action)
        if table.blue_in_force():
            return "blue-card-demands-place"
        if OPERATE <= action < STEP:
            return OPERATING.why_not(table, seat, action)
        if is_card(action):
            return why_not_card(table, seat, action)
        if EXCHANGE <= action < RING:
            return EXCHANGING.why_not(table, seat, action)
        return "not-an-action-now"

    def fill(self, table: CrashByCrashTurn, seat: i64, actions: Actions) -> None:
        """By the kinds of answers, which know where to look: there are 18,000 numbers."""
        if table.card != NO_CARD:
            fill_duty(table, seat, actions)
            if actions.count == 0:
                actions.add(PASS)
            return
        actions.add(PASS)
        fill_candidates(table, seat, actions)
        if table.action == 1:
            for blue in BLUE:
                blue.fill(table, seat, actions)
            for yellow in YELLOW:
                yellow.fill(table, seat, actions)

    def answer(self, table: CrashByCrashTurn, seat: i64, action: i64) -> None:
        if action == PASS:
            PASSING.answer(table, seat, action)
        elif is_placing(action):
            PLACING.answer(table, seat, action)
        elif action < STEP:
            OPERATING.answer(table, seat, action)
        elif action < EXCHANGE:
            card_of(kind_played(action)).answer(table, seat, action)
        else:
            EXCHANGING.answer(table, seat, action)


ACTING: Final[ChooseAction] = ChooseAction()
