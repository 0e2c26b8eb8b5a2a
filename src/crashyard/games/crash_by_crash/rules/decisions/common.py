"""What several decisions forbid alike, and what their forms have in common.

`forms/kinds.py` says how each kind of thing in a form is told.
"""

from typing import Final

from mypy_extensions import i64

from crashyard.engine.forms.action_forms import FormPart
from crashyard.games.crash_by_crash.rules import events
from crashyard.games.crash_by_crash.rules.board import CELLS
from crashyard.games.crash_by_crash.rules.pieces import NOTHING
from crashyard.games.crash_by_crash.rules.table import CrashByCrashTable

CELL_CLAUSES: Final = {"bell-on-cell": "R08", "cell-taken": "section 2.5"}
RING_CLAUSES: Final = {"may-not-ring": "R24", "two-bells": "R27"}


def why_not_on(table: CrashByCrashTable, cell: i64) -> str | None:
    """Why no car can be put on a cell (R08)."""
    if table.bell[cell] != 0:
        return "bell-on-cell"
    return None if table.on[cell] == NOTHING else "cell-taken"


def why_not_ring(table: CrashByCrashTable, bell: i64) -> str | None:
    """Why a bell cannot be rung now (R24, R27); -1 is no bell."""
    if bell < 0:
        return None
    if not table.may_ring():
        return "may-not-ring"
    return "two-bells" if table.rung >= 0 else None


def can_pay_fee(table: CrashByCrashTable, side: i64) -> bool:
    """A second PLACE of the turn costs points, four by the rulebook (R15, R16)."""
    return table.places == 0 or table.scores[side] >= table.tuning.second_car_fee


def pay(table: CrashByCrashTable, side: i64, points: i64) -> None:
    """A side pays for what it does, if it costs anything."""
    if points == 0:
        return
    table.scores[side] -= points
    if table.listening():
        table.tell(events.fee_paid(table, side, points))


# -- parts of forms -------------------------------------------------------------------------

DIRECTION: Final = FormPart("dir", "direction", 6)
NORMAL_CAR: Final = FormPart("car", "normal car", 1)
"""It goes without saying that a car is a normal one."""


def cell_part(name: str) -> FormPart:
    return FormPart(name, "cell", CELLS)


def card_part(kind: int) -> FormPart:
    """The name of the card that is played."""
    return FormPart("card", "card", 1, kind)
