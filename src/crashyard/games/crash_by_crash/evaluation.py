"""How well a side stands."""

from mypy_extensions import i64

from crashyard.games.crash_by_crash.table import Table


def evaluate(table: Table, seat: i64) -> float:
    lead = float(table.scores[table.side(seat)] - table.scores[1 - table.side(seat)])
    return lead / (20.0 + abs(lead))
