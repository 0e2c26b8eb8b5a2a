"""Section 7: the moons (R47-R51)."""

from mypy_extensions import i64

from crashyard.games.cube_attack.rules import events
from crashyard.games.cube_attack.rules.board import FULL
from crashyard.games.cube_attack.rules.state import CubeAttackTable


def points_of(table: CubeAttackTable, kind: i64, sharers: i64) -> i64:
    """What each of `sharers` players on a moon gets: half as soon as it is shared, by the rulebook (R47, R49)."""
    whole = table.tuning.full_moon if kind == FULL else table.tuning.half_moon
    return whole if sharers == 1 else whole * table.tuning.shared_moon // 100


def score_moons(table: CubeAttackTable) -> None:
    """Credit every player who stands on a moon, whatever the number of cubes or lives (R50)."""
    table.scores = table.scores[:]
    occupied: i64 = 0
    for standing in table.standing:
        occupied |= standing
    for moon in table.board.moons:
        if not occupied >> moon & 1:
            continue
        sharers: i64 = 0
        for seat in range(table.players):
            sharers += table.standing[seat] >> moon & 1
        points = points_of(table, i64(table.board.kind[moon]), sharers)
        for seat in range(table.players):
            if table.standing[seat] >> moon & 1:
                table.scores[seat] += points
        if table.listening():
            table.tell(events.moon_scored(table, moon, points))
