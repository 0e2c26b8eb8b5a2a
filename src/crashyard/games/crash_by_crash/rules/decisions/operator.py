"""OPERATOR (section 6): the first step, with which two or four are announced, and each further one (R50-R57).

Each step is a decision of its own, because the table changes in between. A step says which cell is stepped on and in
which direction; into a hole, the first place of it.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.engine.forms.action_forms import ActionForm, FormPart
from crashyard.games.crash_by_crash.rules.board import CELLS, HOLE_CELLS, IN_HOLE, NEXT, OFF
from crashyard.games.crash_by_crash.rules.codes import CARD, OPERATE, STEP
from crashyard.games.crash_by_crash.rules.decisions.common import RING_CLAUSES, cell_part, pay, why_not_ring
from crashyard.games.crash_by_crash.rules.decisions.decision import CrashByCrashDecision
from crashyard.games.crash_by_crash.rules.movement.operating import step_of, take_step, ways_from
from crashyard.games.crash_by_crash.rules.movement.pushing import ring_of_shove
from crashyard.games.crash_by_crash.rules.phases import ACTION, STEPS
from crashyard.games.crash_by_crash.rules.table import CrashByCrashTable
from crashyard.games.crash_by_crash.rules.turn import CrashByCrashTurn

MOST_STEPS: Final = 4

STEP_CLAUSES: Final = {
    "operator-not-beside": "section 6",
    "not-out-of-the-hole": "R54",
    "field-entered-twice": "R51",
    "no-way-on": "R50",
} | RING_CLAUSES
STEP_PARTS: Final = (cell_part("to"), FormPart("dir", "direction of a step", 6))


# -- one step -------------------------------------------------------------------------------


def why_not_step(table: CrashByCrashTable, cell: i64, direction: i64, entered: vec[i64]) -> str | None:
    """Why the operator cannot take a step, not looking at the steps after it.

    `cell` is the place stepped on, in a hole the first place of it, and `direction` where the operator comes from.
    """
    start = NEXT[6 * cell + (direction + 3) % 6]
    if start == OFF or table.field_of(start) != table.operator:
        return "not-out-of-the-hole" if table.operator >= IN_HOLE else "operator-not-beside"
    field = table.field_of(cell)
    if field == table.operator or has_entered(entered, field):
        return "field-entered-twice"
    if field < CELLS and table.has_car(cell):
        return why_not_ring(table, ring_of_shove(table, cell, direction))
    return None


def has_entered(entered: vec[i64], field: i64) -> bool:
    index: i64 = 0
    while index < len(entered):
        if entered[index] == field:
            return True
        index += 1
    return False


# -- and on from there ----------------------------------------------------------------------


def why_not_way(table: CrashByCrashTurn, cell: i64, direction: i64, entered: vec[i64], steps: i64) -> str | None:
    """Why a step cannot be the first of `steps`: because of itself, or because there is no way on from there (R50)."""
    key = why_not_step(table, cell, direction, entered)
    if key is not None or steps == 1:
        return key
    return None if can_go_on(table, cell, direction, entered, steps - 1) else "no-way-on"


def can_go_on(table: CrashByCrashTurn, cell: i64, direction: i64, entered: vec[i64], left: i64) -> bool:
    """Whether after a step `left` more can be taken, or need not be because it has ended the game (R73)."""
    if surely_goes_on(table, cell, direction, entered, left):
        return True
    twin = table.copy()
    take_step(twin, cell, direction)
    if twin.is_swept():
        return True
    further = append(entered[:], table.operator)
    number: i64 = 0
    while number < ways_from(twin):
        step = step_of(twin, number)
        number += 1
        if step < 0 or why_not_step(twin, step // 6, step % 6, further) is not None:
            continue
        if left == 1 or can_go_on(twin, step // 6, step % 6, further, left - 1):
            return True
    return False


def surely_goes_on(table: CrashByCrashTable, cell: i64, direction: i64, entered: vec[i64], left: i64) -> bool:
    """Whether after a step `left` more can be taken without meeting a car.

    They nearly always can. No car means no bell and no further change of the table, so looking is enough. Where this
    says no, there may still be a way on that shoves cars.
    """
    filled: i64 = -1
    if table.has_car(cell):
        filled = NEXT[6 * table.last_of_row(cell, direction) + direction]
    return _way_without_cars(table, table.field_of(cell), left, filled, -1, -1, entered)


def _way_without_cars(
    table: CrashByCrashTable, field: i64, left: i64, filled: i64, before: i64, earlier: i64, entered: vec[i64]
) -> bool:
    """Whether `left` steps lead on from a field; `before` and `earlier` are the fields before it on this way.

    `filled` is the cell onto which the step that was not yet taken would shove a car.
    """
    inside: i64 = field
    slot: i64 = -1
    index: i64 = 0
    if field >= IN_HOLE:
        slot = field - IN_HOLE
        inside = HOLE_CELLS[8 * slot]
    while True:
        direction: i64 = 0
        while direction < 6:
            cell = NEXT[6 * inside + direction]
            direction += 1
            if cell in (OFF, filled) or table.has_car(cell):
                continue
            to = table.field_of(cell)
            if to in (field, before, earlier, table.operator) or has_entered(entered, to):
                continue
            if left == 1 or _way_without_cars(table, to, left - 1, filled, field, before, entered):
                return True
        index += 1
        if slot < 0 or index == 8:
            return False
        inside = HOLE_CELLS[8 * slot + index]


def go_step(table: CrashByCrashTurn, cell: i64, direction: i64) -> None:
    """Take a step; then the next one is asked for, or the action is resolved (R56, R73)."""
    shoves = table.has_car(cell)
    take_step(table, cell, direction)
    table.entered = append(table.entered, table.operator)
    table.steps -= 1
    if table.steps > 0 and not (shoves and table.is_swept()):
        table.phase = STEPS
        return
    table.steps = 0
    table.phase = ACTION
    table.entered = vec[i64]()
    table.resolve()


# -- the two decisions ----------------------------------------------------------------------


@final
class Operate(CrashByCrashDecision):
    """A kind of ACTION: the first of two steps, which are free, or of four, which cost two points."""

    def __init__(self) -> None:
        parts = (*STEP_PARTS, FormPart("steps", "steps", 2))
        super().__init__(
            (ActionForm("operator", OPERATE, parts, written=("steps",), pointed=("steps", "to", "dir")),),
            {"four-steps-cost": "section 6"} | STEP_CLAUSES,
        )

    def why_not(self, table: CrashByCrashTurn, seat: i64, action: i64) -> str | None:
        code = action - OPERATE
        steps: i64 = 2
        if code % 2:
            if table.scores[table.side(seat)] < table.tuning.four_steps_cost:
                return "four-steps-cost"
            steps = 4
        return why_not_way(table, code // 12, code // 2 % 6, vec[i64](), steps)

    def fill(self, table: CrashByCrashTurn, seat: i64, actions: Actions) -> None:
        """Only the steps from where the operator is. Where four lead on two do as well, and only those are tried."""
        nowhere = vec[i64]()
        index = actions.count
        number: i64 = 0
        while number < ways_from(table):
            step = step_of(table, number)
            if step >= 0 and why_not_way(table, step // 6, step % 6, nowhere, 2) is None:
                actions.add(OPERATE + 2 * step)
            number += 1
        if table.scores[table.side(seat)] < table.tuning.four_steps_cost:
            return
        end = actions.count
        while index < end:
            step = (actions.at(index) - OPERATE) // 2
            if can_go_on(table, step // 6, step % 6, nowhere, 3):
                actions.add(OPERATE + 1 + 2 * step)
            index += 1

    def answer(self, table: CrashByCrashTurn, seat: i64, action: i64) -> None:
        code = action - OPERATE
        table.steps = 2
        if code % 2:
            side = table.side(seat)
            table.steps = MOST_STEPS
            pay(table, side, table.tuning.four_steps_cost)
        table.entered = append(vec[i64](capacity=5), table.operator)
        go_step(table, code // 12, code // 2 % 6)


@final
class OperatorStep(CrashByCrashDecision):
    """STEPS: asked while the operator is on their way."""

    def __init__(self) -> None:
        super().__init__(
            (ActionForm("step", STEP, STEP_PARTS),),
            {"operator-on-the-way": "R50"} | STEP_CLAUSES,
        )
        self.under_way = {"steps": (1, MOST_STEPS - 1), "entered": (0, MOST_STEPS)}

    def why_not(self, table: CrashByCrashTurn, seat: i64, action: i64) -> str | None:
        if not STEP <= action < CARD:
            return "operator-on-the-way"
        step = action - STEP
        return why_not_way(table, step // 6, step % 6, table.entered, table.steps)

    def fill(self, table: CrashByCrashTurn, seat: i64, actions: Actions) -> None:
        """Only the steps from where the operator is, in their order around a hole."""
        number: i64 = 0
        while number < ways_from(table):
            step = step_of(table, number)
            if step >= 0 and self.why_not(table, seat, STEP + step) is None:
                actions.add(STEP + step)
            number += 1

    def answer(self, table: CrashByCrashTurn, seat: i64, action: i64) -> None:
        go_step(table, (action - STEP) // 6, (action - STEP) % 6)


OPERATING: Final[Operate] = Operate()
STEPPING: Final[OperatorStep] = OperatorStep()
