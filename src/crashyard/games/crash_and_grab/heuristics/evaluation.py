"""How well a seat stands: crew, stock and points, what its plans may bring, and the same for the others.

Only what the seat may know is looked at: its own plans, never those of the others (section 4). All worths are in
filled stations.
"""

from typing import Final

from mypy_extensions import i64

from crashyard.games.crash_and_grab.heuristics import lookahead, worth
from crashyard.games.crash_and_grab.rules.stages import OVER, PLANS
from crashyard.games.crash_and_grab.rules.state import CLOCKWISE, NO_PLAN, UNKNOWN, CrashAndGrabState

STAYS: Final = 0.5
"""How likely a saucer whose turn comes first leaves the board as it is for those after it."""
SCALE: Final = 10.0


def evaluate(table: CrashAndGrabState, seat: i64) -> float:
    """From -1 (lost) to 1 (won), for one seat."""
    if table.phase == OVER:
        return 1.0 if table.winner == seat else -1.0
    if table.stage < PLANS:
        return 0.0
    out = worth.crew_out(table)
    mine = worth.OUT + worth.MORE_OUT * float(table.quota - 2)
    lead = strength(table, seat) + mine * worth.of_crew_out(table, seat, out) + prospects(table, seat)
    highest = -100.0
    total = 0.0
    other: i64 = 0
    while other < table.players:
        if other != seat:
            value = (
                strength(table, other)
                + worth.OUT_FOR_OTHERS * worth.of_crew_out(table, other, out)
                + places(table, other)
            )
            total += value
            if value > highest:
                highest = value
        other += 1
    lead -= worth.BEST_OPPONENT * highest + worth.ALL_OPPONENTS * total / float(table.players - 1)
    lead += pending(table, seat) - dallying(table, seat)
    return lead / (SCALE + abs(lead))


def strength(table: CrashAndGrabState, seat: i64) -> float:
    """What a seat has: crew, energy, boosters and upgrades, and in Twisted Titanium points."""
    value = 0.0
    if table.titanium:
        points = table.points[seat]
        value += worth.POINT * float(points) + (1.0 if points == 2 else 0.0)
    saucer = seat
    while saucer < table.saucers:
        value += worth.of_crew(table, saucer, table.aboard[saucer]) + worth.of_stock(table, saucer)
        saucer += table.players
    return value


def places(table: CrashAndGrabState, seat: i64) -> float:
    """What a seat has from where its saucers are."""
    value = 0.0
    saucer = seat
    while saucer < table.saucers:
        value += place(table, saucer)
        saucer += table.players
    return value


def place(table: CrashAndGrabState, saucer: i64) -> float:
    """What a saucer has from where it is."""
    return worth.of_place(table, saucer, table.at[saucer], table.aboard[saucer])


def prospects(table: CrashAndGrabState, seat: i64) -> float:
    """What a seat's saucers can make of this round, or have from where they are."""
    value = 0.0
    saucer = seat
    while saucer < table.saucers:
        if table.plan[saucer] == NO_PLAN:
            value += place(table, saucer)
        elif table.saucer == saucer:
            value += lookahead.of_turn(table, saucer)
        elif table.moved >> saucer & 1:
            value += place(table, saucer)
        else:
            likely = certainty(table, saucer)
            value += likely * lookahead.of_turn(table, saucer) + (1.0 - likely) * place(table, saucer)
        saucer += table.players
    return value


def certainty(table: CrashAndGrabState, saucer: i64) -> float:
    """How likely the board is still as it is when a saucer's turn comes."""
    ahead: i64 = table.saucers // 2
    if table.players == 2:
        ahead = 1
    elif table.rotation != UNKNOWN:
        place = saucer - table.probe
        if table.rotation != CLOCKWISE:
            place = -place
        ahead = place % table.players - table.turn + 1
    elif saucer == table.probe:
        ahead = 0
    likely = 1.0
    while ahead > 0:
        likely *= STAYS
        ahead -= 1
    return likely


def dallying(table: CrashAndGrabState, seat: i64) -> float:
    """What a seat's bounces since the last plans have cost, also when the turn is over: each could have been saved."""
    cost = 0.0
    saucer = seat
    while saucer < table.saucers:
        cost += lookahead.of_bounces(table.dallied[saucer])
        saucer += table.players
    return cost


def pending(table: CrashAndGrabState, seat: i64) -> float:
    """What is still to be settled in this turn: penalties and rewards."""
    saucer = table.saucer
    if saucer < 0:
        return 0.0
    crew = table.aboard[saucer]
    mine = table.active == seat
    value = 0.0
    if mine and table.penalties > 0:
        value -= worth.of_crash(table, saucer, crew)
    index: i64 = 0
    count: i64 = len(table.rewards)
    while index < count:
        victim = table.rewards[index]
        if mine:
            value += worth.of_reward(table, saucer, crew, victim)
        elif table.owner(victim) == seat:
            value -= worth.of_reward(table, saucer, crew, victim)
        index += 1
    return value
