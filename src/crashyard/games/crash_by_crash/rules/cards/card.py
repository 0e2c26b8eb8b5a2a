"""What every card can be asked."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.engine.forms.action_forms import ActionForm
from crashyard.games.crash_by_crash.rules import events
from crashyard.games.crash_by_crash.rules.codes import CARD, LAY, MAGNETIC, PUSH
from crashyard.games.crash_by_crash.rules.decisions.common import RING_CLAUSES, can_pay_fee, card_part
from crashyard.games.crash_by_crash.rules.decisions.decision import CrashByCrashDecision
from crashyard.games.crash_by_crash.rules.decisions.push import (
    NORMAL_CLAUSES,
    WAYS_TO_CARS,
    fill_pushes,
    push_candidate,
    why_not_push,
)
from crashyard.games.crash_by_crash.rules.deck import drop_card
from crashyard.games.crash_by_crash.rules.movement.magnets import attracts_anything
from crashyard.games.crash_by_crash.rules.phases import ACTION, RINGING
from crashyard.games.crash_by_crash.rules.pieces import KINDS
from crashyard.games.crash_by_crash.rules.table import CrashByCrashTable
from crashyard.games.crash_by_crash.rules.turn import CrashByCrashTurn

NO_BATTERIES: Final = "no-batteries-with-card"


class PlayedCard(CrashByCrashDecision):
    """A kind of ACTION: to play a card of this kind (section 8). Its numbers are the ways to play it."""

    def __init__(self, kind: i64, forms: tuple[ActionForm, ...], clauses: dict[str, str]) -> None:
        super().__init__(forms, {"card-not-in-hand": "section 8"} | clauses)
        self.kind: i64 = kind
        self.candidates: i64 = 1
        """How many ways to play the card random play throws among; each legal one is exactly one of them."""

    def why_not(self, table: CrashByCrashTurn, seat: i64, action: i64) -> str | None:
        if table.hands[KINDS * seat + self.kind] == 0:
            return "card-not-in-hand"
        return self.why_not_now(table, seat, action)

    @abstractmethod
    def why_not_now(self, table: CrashByCrashTurn, seat: i64, action: i64) -> str | None:
        """Why a card that is in the hand cannot be played in this way."""

    def fill(self, table: CrashByCrashTurn, seat: i64, actions: Actions) -> None:
        if table.hands[KINDS * seat + self.kind] > 0:
            self.fill_now(table, seat, actions)

    def fill_now(self, table: CrashByCrashTurn, seat: i64, actions: Actions) -> None:
        """Add every way in which the card, which is in the hand, can be played now."""
        action = self.first
        while action < self.end:
            if self.why_not_now(table, seat, action) is None:
                actions.add(action)
            action += 1

    def candidate(self, table: CrashByCrashTable, side: i64, number: i64) -> i64:
        """A way to play the card that may be legal, or -1."""
        return self.first

    def answer(self, table: CrashByCrashTurn, seat: i64, action: i64) -> None:
        drop_card(table, seat, self.kind)
        table.owed += 1
        if table.listening():
            table.tell(events.card_played(seat, self.kind))
        self.take_effect(table, seat, action)
        table.resolve()

    @abstractmethod
    def take_effect(self, table: CrashByCrashTurn, seat: i64, action: i64) -> None:
        """Grey cards do at once what they say, the others are in force from now on."""


def by_name(kind: int) -> tuple[ActionForm, ...]:
    """The form of a card that needs nothing said but its name."""
    return (ActionForm("card", CARD + kind, (card_part(kind),)),)


class GreyCard(PlayedCard):
    """A card that takes effect at once (section 8.1)."""


class BlueCard(PlayedCard):
    """A card that changes the one normal car put with ACTION 2, which pushes without batteries (section 8.3).

    `placing` are the forms of a PLACE that only this card allows.
    """

    def __init__(self, kind: i64, clauses: dict[str, str], placing: tuple[ActionForm, ...] = ()) -> None:
        common = {
            "only-as-first-action": "section 4",
            "no-place-for-card": "section 8.3",
            "wrong-place-for-card": "section 8.3",
            "needs-normal-car": "R60",
            "no-car-there": "R10",
            "batteries-missing": "section 5.1",
            NO_BATTERIES: "section 8.3",
        }
        super().__init__(kind, by_name(kind), common | NORMAL_CLAUSES | RING_CLAUSES | clauses)
        self.placing = placing

    def why_not_now(self, table: CrashByCrashTurn, seat: i64, action: i64) -> str | None:
        if table.action == 2:
            return "only-as-first-action"
        return None if self.is_playable(table, seat, action) else "no-place-for-card"

    def is_playable(self, table: CrashByCrashTurn, seat: i64, action: i64) -> bool:
        """Whether a PLACE under the card exists once it is played and the magnets have pulled (section 8.3)."""
        if not attracts_anything(table, 0) and not attracts_anything(table, 1):
            return self.allows_some_place(table, table.side(seat))
        twin = table.copy()
        twin.carry_out(seat, action)
        return self.leaves_place(twin, table.side(seat))

    def leaves_place(self, table: CrashByCrashTurn, side: i64) -> bool:
        """Whether a PLACE is possible as ACTION 2, after RING_CHOICE if there is one."""
        if table.phase == RINGING:
            for cell in table.ringing():
                twin = table.copy()
                twin.pull(cell)
                if self.leaves_place(twin, side):
                    return True
            return False
        return table.phase == ACTION and can_pay_fee(table, side) and self.allows_some_place(table, side)

    def allows_some_place(self, table: CrashByCrashTable, side: i64) -> bool:
        """Whether some PLACE is possible under the card's effect, in force or not; mostly the first is."""
        way: i64 = 0
        while way < WAYS_TO_CARS:
            action = push_candidate(table, way)
            if action >= 0 and self.why_not_place(table, side, action) is None:
                return True
            way += 1
        return False

    def take_effect(self, table: CrashByCrashTurn, seat: i64, action: i64) -> None:
        table.card = self.kind

    # -- the PLACE under the card -----------------------------------------------------------

    def why_not_place(self, table: CrashByCrashTable, side: i64, action: i64) -> str | None:
        """Why a PLACE is not possible under the card's effect."""
        if not PUSH <= action < LAY:
            return "needs-normal-car" if action >= MAGNETIC else "wrong-place-for-card"
        return why_not_push(table, side, action, 0, NO_BATTERIES)

    def fill_places(self, table: CrashByCrashTable, side: i64, actions: Actions) -> None:
        """Add every PLACE under the card's effect: of the pushes those that `why_not_place` does not refuse."""
        buffer = Actions()
        fill_pushes(table, side, 0, buffer)
        for index in range(buffer.count):
            action = buffer.at(index)
            if self.why_not_place(table, side, action) is None:
                actions.add(action)

    @abstractmethod
    def place(self, table: CrashByCrashTurn, side: i64, action: i64) -> None:
        """Put the car and do what the card makes of it."""
