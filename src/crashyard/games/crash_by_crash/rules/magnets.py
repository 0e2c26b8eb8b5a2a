"""Section 7: magnets, looked at once after every action (R40-R49)."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from crashyard.games.crash_by_crash.rules.board import NEXT
from crashyard.games.crash_by_crash.rules.causes import BY_MAGNET
from crashyard.games.crash_by_crash.rules.table import CARS, IN_STOCK, MAGNET, NOTHING, OPERATOR, SIDES, Table


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


def held(table: Table, cell: i64) -> bool:
    """Whether the car on a cell is adjacent to a magnetic car, and so stays (R41)."""
    direction: i64 = 0
    while direction < 6:
        there = table.on[NEXT[6 * cell + direction]]
        if there in (MAGNET + 1, CARS + MAGNET + 1):
            return True
        direction += 1
    return False


def attracts(table: Table, magnet: i64, direction: i64) -> bool:
    """Whether a magnet on a cell attracts the car two cells away; the other magnet may still cancel it."""
    between = NEXT[6 * magnet + direction]
    if table.on[between] != NOTHING:
        return False
    far = NEXT[6 * between + direction]
    return table.has_car(far) and not held(table, far)


def attracts_anything(table: Table, side: i64) -> bool:
    """Whether the magnet of a side attracts a car. Nearly always it does not, and there is nothing to work out."""
    magnet = table.cars[CARS * side + MAGNET]
    if magnet == IN_STOCK:
        return False
    on = table.on
    direction: i64 = 0
    while direction < 6:
        between = NEXT[6 * magnet + direction]
        if on[between] == NOTHING:
            far = NEXT[6 * between + direction]
            if NOTHING < on[far] < OPERATOR and not held(table, far):
                return True
        direction += 1
    return False


def wanted_pulls(table: Table) -> Pulls:
    """Every pull that is neither held nor blocked; what cancels each other is still among them."""
    wanted = Pulls()
    for side in range(SIDES):
        magnet = table.cars[CARS * side + MAGNET]
        if magnet == IN_STOCK:
            continue
        for direction in range(6):
            if attracts(table, magnet, direction):
                between = NEXT[6 * magnet + direction]
                wanted.add(NEXT[6 * between + direction], between, side)
    return wanted


def find_pulls(table: Table) -> Pulls:
    """Every pull that is neither held, blocked nor cancelled; pulls onto bells among them (section 7.2)."""
    wanted = wanted_pulls(table)
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


def pulls_from(pulls: Pulls, cell: i64) -> int:
    return list(pulls.start).count(cell)


def pulls_to(pulls: Pulls, cell: i64) -> int:
    return list(pulls.end).count(cell)


def pulls_anything(table: Table, side: i64) -> bool:
    """Whether the magnet of a side moves a car in the next check (R49)."""
    if not attracts_anything(table, side):
        return False
    pulls = find_pulls(table)
    for index in range(len(pulls.start)):
        if pulls.magnet[index] == side and (table.may_ring() or not table.bell_rings(pulls.end[index])):
            return True
    return False


def forbids_pulls(table: Table, side: i64) -> str:
    """Why the magnet of a side, which moves no car, does not: what becomes of the first car it would reach (R49)."""
    magnet = table.cars[CARS * side + MAGNET]
    wanted = wanted_pulls(table)
    single = _alone(wanted, by_end=False)
    for direction in range(6):
        between = NEXT[6 * magnet + direction]
        far = NEXT[6 * between + direction]
        if table.on[between] != NOTHING or not table.has_car(far):
            continue
        if held(table, far):
            return "pull-held"
        if pulls_from(single, far) == 0:
            return "pull-cancelled"
        if table.is_magnet(table.on[far] - 1):
            return "pull-mutual"
        if pulls_to(single, between) > 1:
            return "pull-contested"
        return "pull-onto-bell"
    return "pulls-nothing"


def first_reached(table: Table, cell: i64) -> i64:
    """The first car that a magnet on a cell would reach, by where it stands, or -1; it may still not come."""
    for direction in range(6):
        between = NEXT[6 * cell + direction]
        far = NEXT[6 * between + direction]
        if table.on[between] == NOTHING and table.has_car(far):
            return far
    return -1


def ringing_pulls(table: Table, pulls: Pulls, duty: i64) -> list[int]:
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


def carry_out_pulls(table: Table, pulls: Pulls, ringing: i64) -> None:
    """Move all pulled cars at the same time (R45); of those in front of a bell only the one on cell `ringing`."""
    for index in range(len(pulls.start)):
        start, end = pulls.start[index], pulls.end[index]
        if not table.bell_rings(end) or start == ringing:
            table.move_car(start, end, BY_MAGNET)
