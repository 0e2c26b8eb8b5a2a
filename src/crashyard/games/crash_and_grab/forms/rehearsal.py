"""What a plan would do at the table as it stands: for those who make it, before anybody else has moved.

The turn of the planned saucer is played as in a round, up to the first question or the end of the turn. What may be
used at its beginning is left out: it is the plan that is looked at.
"""

from mypy_extensions import i64

from crashyard.engine.position import Position
from crashyard.engine.previews.rehearsal import PlannedPiece, Rehearsal
from crashyard.games.crash_and_grab.rules import moving, turn
from crashyard.games.crash_and_grab.rules.decisions.plan import first_plan
from crashyard.games.crash_and_grab.rules.decisions.questions import DECISIONS
from crashyard.games.crash_and_grab.rules.rounds import begin_turn
from crashyard.games.crash_and_grab.rules.stages import END_UPGRADES, FLIGHT, GOING, REST, REVEAL, START_UPGRADES
from crashyard.games.crash_and_grab.rules.state import PLANS_EACH
from crashyard.games.crash_and_grab.rules.turn import CrashAndGrabTurn

CARD_AND_DIRECTION, SAUCER_TOO = 2, 3
"""What is pointed at for the plan of one saucer; where a seat has two of them, at the saucer too."""


class PlanRehearsal(Rehearsal):
    """One saucer's turn, played by its plan."""

    def __init__(self, table: CrashAndGrabTurn) -> None:
        """Go on until somebody is asked, or until the cleanup is over: what comes then does not belong to the plan."""
        while table.phase == GOING and table.stage < END_UPGRADES:
            _go_on(table)
        is_done = table.phase == GOING
        if not is_done:
            table.tell_what_is_asked()
        super().__init__(table, is_done=is_done)

    def then(self, seat: int, action: int) -> Rehearsal:
        table = _heard_copy(self.after)
        decision = DECISIONS[table.phase - 1]
        table.phase = GOING
        decision.answer(table, seat, action)
        return PlanRehearsal(table)


def rehearse(position: Position, seat: int, action: int) -> list[PlannedPiece]:
    """One for the saucer of a seat; with two players one for each of its saucers."""
    assert isinstance(position, CrashAndGrabTurn)
    plans = action - first_plan(position)
    if position.players > 2:
        return [_planned(position, seat, plans, CARD_AND_DIRECTION)]
    halves = ((seat, plans // PLANS_EACH), (seat + 2, plans % PLANS_EACH))
    return [_planned(position, saucer, plan, SAUCER_TOO) for saucer, plan in halves]


def _planned(position: CrashAndGrabTurn, saucer: int, plan: int, targets: int) -> PlannedPiece:
    def play() -> Rehearsal:
        table = _heard_copy(position)
        table.plan[saucer] = plan
        table.phase = GOING
        begin_turn(table, saucer)
        return PlanRehearsal(table)

    return PlannedPiece(targets, play)


def _go_on(table: CrashAndGrabTurn) -> None:
    """From one stage to the next, as `turn.go_on` does."""
    stage: i64 = table.stage
    if stage == START_UPGRADES:
        table.stage = REVEAL
    elif stage == FLIGHT:
        moving.fly(table)
        if table.phase == GOING:
            table.stage = REST
    elif stage > FLIGHT:
        turn.clean_up(table, stage)
    else:
        turn.come_to_flight(table, stage)


def _heard_copy(position: Position) -> CrashAndGrabTurn:
    twin = position.copy()
    assert isinstance(twin, CrashAndGrabTurn)
    twin.listen()
    return twin
