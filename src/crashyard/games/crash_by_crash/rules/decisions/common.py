"""What several decisions forbid alike."""

from typing import Final

from mypy_extensions import i64

from crashyard.games.crash_by_crash.rules.pieces import NOTHING
from crashyard.games.crash_by_crash.rules.table import CrashByCrashTable

FEE: Final = 4

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
    """A second PLACE of the turn costs four points (R15, R16)."""
    return table.places == 0 or table.scores[side] >= FEE
