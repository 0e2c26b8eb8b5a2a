"""Section 7: magnets, looked at once after every action (R40-R49).

Magnets work on what stands on the cells. That is handed over apart from the table, so that it can be asked what a
magnet would do that is not there yet.
"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from crashyard.games.crash_by_crash.rules.board import NEXT
from crashyard.games.crash_by_crash.rules.movement.causes import BY_MAGNET
from crashyard.games.crash_by_crash.rules.pieces import CARS, IN_STOCK, MAGNET, NOTHING, OPERATOR
from crashyard.games.crash_by_crash.rules.table import CrashByCrashTable


@final
class Pulls:
    """The cars that are pulled: where each stands, where it would go, and by which magnet (its side)."""

    def __init__(self) -> None:
        self.start: vec[i64] = vec[i64]()
        self.end: vec[i64] = vec[i64]()
        self.magnet: vec[i64] = vec[i64]()

    def add(self, start: i64, end: i64, magnet: i64) -> None:
        self.start = append(self.start, start)
        self.end = append(self.end, end)
        self.magnet = append(self.magnet, magnet)


def held(on: vec[u8], cell: i64) -> bool:
    """Whether the car on a cell is adjacent to a magnetic car, and so stays (R41)."""
    direction: i64 = 0
    while direction < 6:
        there = on[NEXT[6 * cell + direction]]
        if there in (MAGNET + 1, CARS + MAGNET + 1):
            return True
        direction += 1
    return False


def attracts(on: vec[u8], magnet: i64, direction: i64) -> bool:
    """Whether a magnet on a cell attracts the car two cells away; the other magnet may still cancel it."""
    between = NEXT[6 * magnet + direction]
    if on[between] != NOTHING:
        return False
    far = NEXT[6 * between + direction]
    return NOTHING < on[far] < OPERATOR and not held(on, far)


def attracts_anything(table: CrashByCrashTable, side: i64) -> bool:
    """Whether the magnet of a side attracts a car. Nearly always it does not, and there is nothing to work out."""
    magnet = table.cars[CARS * side + MAGNET]
    return magnet != IN_STOCK and would_attract(table.on, magnet)


def would_attract(on: vec[u8], magnet: i64) -> bool:
    """Whether a magnet that stands on a cell, or would stand there, attracts a car."""
    direction: i64 = 0
    while direction < 6:
        between = NEXT[6 * magnet + direction]
        if on[between] == NOTHING:
            far = NEXT[6 * between + direction]
            if NOTHING < on[far] < OPERATOR and not held(on, far):
                return True
        direction += 1
    return False


def wanted_pulls(on: vec[u8], first: i64, second: i64) -> Pulls:
    """Every pull of the magnets of both sides that is neither held nor blocked; what cancels each other is among them.

    `first` and `second` are the cells of the magnets, or IN_STOCK.
    """
    wanted = Pulls()
    _add_wanted(wanted, on, first, 0)
    _add_wanted(wanted, on, second, 1)
    return wanted


def _add_wanted(wanted: Pulls, on: vec[u8], magnet: i64, side: i64) -> None:
    if magnet == IN_STOCK:
        return
    for direction in range(6):
        if attracts(on, magnet, direction):
            between = NEXT[6 * magnet + direction]
            wanted.add(NEXT[6 * between + direction], between, side)


def find_pulls(table: CrashByCrashTable) -> Pulls:
    """Every pull that is neither held, blocked nor cancelled; pulls onto bells among them (section 7.2)."""
    return uncancelled(wanted_pulls(table.on, table.cars[MAGNET], table.cars[CARS + MAGNET]))


def uncancelled(wanted: Pulls) -> Pulls:
    if len(wanted.start) < 2:
        return wanted
    return _alone(_alone(wanted, by_end=False), by_end=True)


def _alone(pulls: Pulls, by_end: bool) -> Pulls:
    """Only the pulls that share their car, or the cell they go to, with no other (R42, R46)."""
    kept = Pulls()
    for index in range(len(pulls.start)):
        rivals: i64 = 0
        for other in range(len(pulls.start)):
            if by_end:
                rivals += 1 if pulls.end[other] == pulls.end[index] else 0
            else:
                rivals += 1 if pulls.start[other] == pulls.start[index] else 0
        if rivals == 1:
            kept.add(pulls.start[index], pulls.end[index], pulls.magnet[index])
    return kept


# -- a magnet that is not there yet ---------------------------------------------------------


def pulls_with(table: CrashByCrashTable, on: vec[u8], side: i64, cell: i64) -> Pulls:
    """The pulls that are wanted once the magnet of a side stands on a cell; `on` has it there already."""
    other = table.cars[CARS * (1 - side) + MAGNET]
    return wanted_pulls(on, cell, other) if side == 0 else wanted_pulls(on, other, cell)


def with_magnet(table: CrashByCrashTable, side: i64, cell: i64) -> vec[u8]:
    """What would stand on the cells if the magnet of a side stood on this one."""
    on = table.on[:]
    on[cell] = u8(CARS * side + MAGNET + 1)
    return on


def would_pull(table: CrashByCrashTable, side: i64, cell: i64) -> bool:
    """Whether the magnet of a side, put on a cell, moves a car in the check after it (R49)."""
    if not would_attract(table.on, cell):
        return False
    if table.cars[CARS * (1 - side) + MAGNET] == IN_STOCK:
        return table.may_ring() or pulls_past_bells(table, cell)
    pulls = uncancelled(pulls_with(table, with_magnet(table, side, cell), side, cell))
    for index in range(len(pulls.start)):
        if pulls.magnet[index] == side and (table.may_ring() or not table.bell_rings(pulls.end[index])):
            return True
    return False


def pulls_past_bells(table: CrashByCrashTable, cell: i64) -> bool:
    """Whether the only magnet, put on a cell, attracts a car without ringing a bell; nothing cancels its pulls."""
    direction: i64 = 0
    while direction < 6:
        if attracts(table.on, cell, direction) and not table.bell_rings(NEXT[6 * cell + direction]):
            return True
        direction += 1
    return False


def why_not_pull(table: CrashByCrashTable, side: i64, cell: i64) -> str:
    """Why a magnet that would move no car from a cell would not: what becomes of the first car it reaches (R49).

    Only people want to know that much.
    """
    on = with_magnet(table, side, cell)
    far = first_reached(on, cell)
    if far < 0:
        return "pulls-nothing"
    if held(on, far):
        return "pull-held"
    single = _alone(pulls_with(table, on, side, cell), by_end=False)
    if far not in list(single.start):
        return "pull-cancelled"
    if table.is_magnet(i64(on[far]) - 1):
        return "pull-mutual"
    between = single.end[list(single.start).index(far)]
    return "pull-contested" if list(single.end).count(between) > 1 else "pull-onto-bell"


def first_reached(on: vec[u8], cell: i64) -> i64:
    """The first car that a magnet on a cell would reach, by where it stands, or -1; it may still not come."""
    for direction in range(6):
        between = NEXT[6 * cell + direction]
        far = NEXT[6 * between + direction]
        if on[between] == NOTHING and NOTHING < on[far] < OPERATOR:
            return far
    return -1


# -- pulling --------------------------------------------------------------------------------


def ringing_pulls(table: CrashByCrashTable, pulls: Pulls, duty: i64) -> list[int]:
    """The cells of the cars that may be pulled onto a bell (section 7.3), if any may ring.

    `duty` is the side whose magnet was just put and must move a car (R49), or -1. If it moves none otherwise, only its
    own pulls may be chosen (R83).
    """
    if not table.may_ring():
        return []
    dutiful = duty < 0
    for index in range(len(pulls.start)):
        if pulls.magnet[index] == duty and not table.bell_rings(pulls.end[index]):
            dutiful = True
    found: list[int] = []
    for index in range(len(pulls.start)):
        if table.bell_rings(pulls.end[index]) and (dutiful or pulls.magnet[index] == duty):
            found.append(pulls.start[index])
    return found


def carry_out_pulls(table: CrashByCrashTable, pulls: Pulls, ringing: i64) -> None:
    """Move all pulled cars at the same time (R45); of those in front of a bell only the one on cell `ringing`."""
    for index in range(len(pulls.start)):
        start, end = pulls.start[index], pulls.end[index]
        if not table.bell_rings(end) or start == ringing:
            table.move_car(start, end, BY_MAGNET)
