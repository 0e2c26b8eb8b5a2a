"""Section 8.2: can an action trigger a scoring? Yellow cards ask so (R69).

Most answers come from a look at the table. The ways of the operator are tried out on a copy of it, and taken back.
"""

from librt.vecs import vec
from mypy_extensions import i64

from crashyard.games.crash_by_crash.rules.board import CELLS, NEXT, OFF
from crashyard.games.crash_by_crash.rules.codes import (
    CARD,
    LAY,
    MAGNETIC,
    OPERATE,
    PUSH,
    RIDE,
    SABOTAGE,
    SHIFT,
    STEP,
    SWAP,
)
from crashyard.games.crash_by_crash.rules.decisions.operator import MOST_STEPS, why_not_step
from crashyard.games.crash_by_crash.rules.movement.magnets import find_pulls, ringing_pulls
from crashyard.games.crash_by_crash.rules.movement.operating import step_of, take_step, ways_from
from crashyard.games.crash_by_crash.rules.movement.pushing import ring_of_push, ring_of_shove
from crashyard.games.crash_by_crash.rules.pieces import CARS, IN_STOCK, MAGNET, NOTHING, SIDES
from crashyard.games.crash_by_crash.rules.table import CrashByCrashTable


def rings_by_itself(table: CrashByCrashTable, action: i64) -> bool:
    """Whether the own movement of a push or of Free Ticket rings a bell."""
    if PUSH <= action < LAY:
        place = action - PUSH
        return ring_of_push(table, place // 18, place // 3 % 6, 1 + place % 3) >= 0
    if RIDE <= action < SABOTAGE:
        return table.bell_rings(NEXT[action - RIDE])
    return False


def cannot_ring(table: CrashByCrashTable, action: i64) -> bool:
    """Whether an action that does not ring by itself surely makes no magnet ring either.

    A magnet rings only a bell that lies between it and a car. If there is none, the action would have to bring a car, a
    magnet or a bell there.
    """
    if OPERATE <= action < CARD or bell_awaits_car(table):
        return False
    if MAGNETIC <= action < OPERATE:
        return not reaches_past_bell(table, action - MAGNETIC)
    if SHIFT <= action < SWAP:
        return not lies_before_magnet(table, (action - SHIFT) % CELLS)
    if PUSH <= action < LAY:
        place = action - PUSH
        return not magnet_beside_bell(table) and not blow_meets_magnet(table, place // 18, place // 3 % 6)
    if SWAP <= action < RIDE:
        cell = (action - SWAP) // 3
        return not stands_magnet(table, cell) and not stands_magnet(table, NEXT[6 * cell + (action - SWAP) % 3])
    if RIDE <= action < SABOTAGE:
        return not magnet_beside_bell(table) and not stands_magnet(table, (action - RIDE) // 6)
    return True


def stands_magnet(table: CrashByCrashTable, cell: i64) -> bool:
    return table.has_car(cell) and table.is_magnet(table.car_on(cell))


def blow_meets_magnet(table: CrashByCrashTable, cell: i64, direction: i64) -> bool:
    """Whether a magnet stands anywhere on the line of a push."""
    cell = NEXT[6 * cell + direction]
    while cell != OFF:
        if stands_magnet(table, cell):
            return True
        cell = NEXT[6 * cell + direction]
    return False


def operator_can_ring(table: CrashByCrashTable, action: i64) -> bool:
    """Whether the operator, with this step and further ones, can ring a bell; tried out on a copy of the table."""
    way = vec[i64]([-1] * (len(table.entered) + MOST_STEPS))
    if action < STEP:
        code = action - OPERATE
        steps: i64 = 4 if code % 2 else 2
        return step_can_ring(table, code // 12, code // 2 % 6, way, 0, steps)
    entered: i64 = 0
    while entered < len(table.entered):
        way[entered] = table.entered[entered]
        entered += 1
    return step_can_ring(table, (action - STEP) // 6, (action - STEP) % 6, way, entered, table.steps)


def step_can_ring(table: CrashByCrashTable, cell: i64, direction: i64, way: vec[i64], entered: i64, steps: i64) -> bool:
    """Whether a step, the first of `steps`, is on a way that rings a bell; `way` are the fields entered so far.

    The table is a copy: the step is taken on it, and taken back.
    """
    start = table.operator
    way[entered] = start
    if table.has_car(cell):
        on = table.on[:]
        cars = table.cars[:]
        scores = table.scores[:]
        rung = table.rung
        take_step(table, cell, direction)
        left: i64 = 0 if table.is_swept() else steps - 1
        found = way_can_ring(table, way, entered + 1, left)
        table.on = on
        table.cars = cars
        table.scores = scores
        table.rung = rung
        table.operator = start
    else:
        table.put_operator(table.field_of(cell))
        found = way_can_ring(table, way, entered + 1, steps - 1)
        table.put_operator(start)
    way[entered] = -1
    return found


def way_can_ring(table: CrashByCrashTable, way: vec[i64], entered: i64, left: i64) -> bool:
    """Whether with `left` more steps a bell is rung, on the way or by a magnet at its end."""
    if left == 0:
        return table.rung >= 0 or magnets_can_ring(table)
    still = table.rung < 0 and not bell_awaits_car(table)
    if still and left == 2 and not meets_car(table):
        return False
    number: i64 = 0
    end = ways_from(table)
    while number < end:
        step = step_of(table, number)
        number += 1
        if step < 0 or (still and left == 1 and not row_matters(table, step // 6, step % 6)):
            continue
        cell, direction = step // 6, step % 6
        if why_not_step(table, cell, direction, way) is None and step_can_ring(
            table, cell, direction, way, entered, left
        ):
            return True
    return False


def meets_car(table: CrashByCrashTable) -> bool:
    """Whether the operator may meet a car within two steps; beside a hole this may always be."""
    if table.operator >= CELLS:
        return True
    direction: i64 = 0
    while direction < 6:
        cell = NEXT[6 * table.operator + direction]
        direction += 1
        if cell == OFF:
            continue
        if table.on[cell] != NOTHING:
            return True
        further: i64 = 0
        while further < 6:
            if table.has_car(NEXT[6 * cell + further]):
                return True
            further += 1
    return False


def magnets_can_ring(table: CrashByCrashTable) -> bool:
    if not bell_awaits_car(table) or table.is_swept():
        return False
    return len(ringing_pulls(table, find_pulls(table), -1)) > 0


def magnet_beside_bell(table: CrashByCrashTable) -> bool:
    side: i64 = 0
    while side < SIDES:
        magnet = table.cars[CARS * side + MAGNET]
        side += 1
        if magnet == IN_STOCK:
            continue
        direction: i64 = 0
        while direction < 6:
            if table.bell[NEXT[6 * magnet + direction]] != 0:
                return True
            direction += 1
    return False


def bell_awaits_car(table: CrashByCrashTable) -> bool:
    """Whether a bell lies between a magnet and a car. If not, no magnet rings before a car is moved."""
    side: i64 = 0
    while side < SIDES:
        magnet = table.cars[CARS * side + MAGNET]
        side += 1
        if magnet != IN_STOCK and reaches_past_bell(table, magnet):
            return True
    return False


def reaches_past_bell(table: CrashByCrashTable, magnet: i64) -> bool:
    """Whether a bell lies between a magnet that stands on a cell, or would stand there, and a car."""
    direction: i64 = 0
    while direction < 6:
        between = NEXT[6 * magnet + direction]
        if table.bell[between] != 0 and table.has_car(NEXT[6 * between + direction]):
            return True
        direction += 1
    return False


def lies_before_magnet(table: CrashByCrashTable, cell: i64) -> bool:
    """Whether a cell lies between a magnet and a car."""
    direction: i64 = 0
    while direction < 6:
        if stands_magnet(table, NEXT[6 * cell + direction]) and table.has_car(NEXT[6 * cell + (direction + 3) % 6]):
            return True
        direction += 1
    return False


def row_matters(table: CrashByCrashTable, cell: i64, direction: i64) -> bool:
    """Whether shoving the row at a cell can ring: by itself, by moving a magnet, or beside a magnet with a bell."""
    if not table.has_car(cell):
        return False
    if ring_of_shove(table, cell, direction) >= 0 or magnet_beside_bell(table):
        return True
    while table.has_car(cell):
        if table.is_magnet(table.car_on(cell)):
            return True
        cell = NEXT[6 * cell + direction]
    return False
