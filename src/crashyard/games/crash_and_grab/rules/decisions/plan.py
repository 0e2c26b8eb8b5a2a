"""P1: everybody plans at once, in secret, and may plan anew until the last plan is made (section 6)."""

from typing import Final, final

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.engine.forms.action_forms import ActionForm, FormPart
from crashyard.games.crash_and_grab.rules import events
from crashyard.games.crash_and_grab.rules.decisions.codes import MAKE_PLAN, MAKE_TWO_PLANS
from crashyard.games.crash_and_grab.rules.decisions.decision import Decision, fill_range
from crashyard.games.crash_and_grab.rules.stages import DRIFT, PLAN, PLANS, TURN_DIRECTION
from crashyard.games.crash_and_grab.rules.state import NO_PLAN, PLANS_EACH
from crashyard.games.crash_and_grab.rules.tabletop import Tabletop


def first_plan(table: Tabletop) -> i64:
    """The action of the first plan: with two players a seat plans for two saucers at once."""
    return MAKE_PLAN if table.players > 2 else MAKE_TWO_PLANS


def plans_of_seat(table: Tabletop) -> i64:
    return PLANS_EACH if table.players > 2 else PLANS_EACH * PLANS_EACH


def set_plan(table: Tabletop, seat: i64, plans: i64) -> None:
    table.dallied[seat] = 0
    if table.players > 2:
        table.plan[seat] = plans
    else:
        table.dallied[seat + 2] = 0
        table.plan[seat] = plans // PLANS_EACH
        table.plan[seat + 2] = plans % PLANS_EACH
    if table.listening():
        table.tell(events.planned(table, seat))


@final
class MakePlan(Decision):
    def __init__(self) -> None:
        super().__init__(
            PLAN,
            (PLANS,),
            (
                ActionForm(
                    "plan", MAKE_PLAN, (FormPart("card", "movement-card", 3), FormPart("direction", "direction", 4))
                ),
                ActionForm("plan", MAKE_TWO_PLANS, (FormPart("plans", "plans", PLANS_EACH * PLANS_EACH),)),
            ),
            "make-a-plan",
            {"make-a-plan": "section 6", "not-your-saucer": "section 1"},
        )

    def ask_or_skip(self, table: Tabletop) -> None:
        """Chance plans for who has left the game, everybody else for themselves."""
        missing = False
        seat: i64 = 0
        while seat < table.players:
            if table.plan[seat] == NO_PLAN:
                if table.left_game >> seat & 1:
                    table.active = seat
                    table.phase = DRIFT
                    return
                missing = True
            seat += 1
        table.active = -1
        if missing:
            table.phase = PLAN
        else:
            table.stage = TURN_DIRECTION

    def why_not(self, table: Tabletop, seat: i64, action: i64) -> str | None:
        first = first_plan(table)
        return None if first <= action < first + plans_of_seat(table) else "make-a-plan"

    def fill(self, table: Tabletop, seat: i64, actions: Actions) -> None:
        """Quicker: all plans of a seat are possible, up to 144."""
        fill_range(first_plan(table), plans_of_seat(table), actions)

    def answer(self, table: Tabletop, seat: i64, action: i64) -> None:
        """A plan, or another one; with the last plan the round goes on."""
        set_plan(table, seat, action - first_plan(table))
        other: i64 = 0
        while other < table.players:
            if table.plan[other] == NO_PLAN:
                table.phase = PLAN
                return
            other += 1


DECISION: Final[MakePlan] = MakePlan()
