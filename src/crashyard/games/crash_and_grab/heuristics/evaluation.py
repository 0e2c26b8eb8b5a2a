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


def evaluate(state: CrashAndGrabState, seat: i64) -> float:
    """From -1 (lost) to 1 (won), for one seat."""
    if state.phase == OVER:
        return 1.0 if state.winner == seat else -1.0
    if state.stage < PLANS:
        return 0.0
    out = worth.crew_out(state)
    mine = worth.OUT + worth.MORE_OUT * float(state.quota - 2)
    lead = strength(state, seat) + mine * worth.of_crew_out(state, seat, out) + prospects(state, seat)
    highest = -100.0
    total = 0.0
    other: i64 = 0
    while other < state.players:
        if other != seat:
            value = (
                strength(state, other)
                + worth.OUT_FOR_OTHERS * worth.of_crew_out(state, other, out)
                + places(state, other)
            )
            total += value
            if value > highest:
                highest = value
        other += 1
    lead -= worth.BEST_OPPONENT * highest + worth.ALL_OPPONENTS * total / float(state.players - 1)
    lead += pending(state, seat) - dallying(state, seat)
    return lead / (SCALE + abs(lead))


def strength(state: CrashAndGrabState, seat: i64) -> float:
    """What a seat has: crew, energy, boosters and upgrades, and in Twisted Titanium points."""
    value = 0.0
    if state.titanium:
        points = state.points[seat]
        value += worth.POINT * float(points) + (1.0 if points == 2 else 0.0)
    saucer = seat
    while saucer < state.saucers:
        value += worth.of_crew(state, saucer, state.aboard[saucer]) + worth.of_stock(state, saucer)
        saucer += state.players
    return value


def places(state: CrashAndGrabState, seat: i64) -> float:
    """What a seat has from where its saucers are."""
    value = 0.0
    saucer = seat
    while saucer < state.saucers:
        value += place(state, saucer)
        saucer += state.players
    return value


def place(state: CrashAndGrabState, saucer: i64) -> float:
    """What a saucer has from where it is."""
    return worth.of_place(state, saucer, state.at[saucer], state.aboard[saucer])


def prospects(state: CrashAndGrabState, seat: i64) -> float:
    """What a seat's saucers can make of this round, or have from where they are."""
    value = 0.0
    saucer = seat
    while saucer < state.saucers:
        if state.plan[saucer] == NO_PLAN:
            value += place(state, saucer)
        elif state.saucer == saucer:
            value += lookahead.of_turn(state, saucer)
        elif state.moved >> saucer & 1:
            value += place(state, saucer)
        else:
            likely = certainty(state, saucer)
            value += likely * lookahead.of_turn(state, saucer) + (1.0 - likely) * place(state, saucer)
        saucer += state.players
    return value


def certainty(state: CrashAndGrabState, saucer: i64) -> float:
    """How likely the board is still as it is when a saucer's turn comes."""
    ahead: i64 = state.saucers // 2
    if state.players == 2:
        ahead = 1
    elif state.rotation != UNKNOWN:
        place = saucer - state.probe
        if state.rotation != CLOCKWISE:
            place = -place
        ahead = place % state.players - state.turn + 1
    elif saucer == state.probe:
        ahead = 0
    likely = 1.0
    while ahead > 0:
        likely *= STAYS
        ahead -= 1
    return likely


def dallying(state: CrashAndGrabState, seat: i64) -> float:
    """What a seat's bounces since the last plans have cost, also when the turn is over: each could have been saved."""
    cost = 0.0
    saucer = seat
    while saucer < state.saucers:
        cost += lookahead.of_bounces(state.dallied[saucer])
        saucer += state.players
    return cost


def pending(state: CrashAndGrabState, seat: i64) -> float:
    """What is still to be settled in this turn: penalties and rewards."""
    saucer = state.saucer
    if saucer < 0:
        return 0.0
    crew = state.aboard[saucer]
    mine = state.active == seat
    value = 0.0
    if mine and state.penalties > 0:
        value -= worth.of_crash(state, saucer, crew)
    index: i64 = 0
    count: i64 = len(state.rewards)
    while index < count:
        victim = state.rewards[index]
        if mine:
            value += worth.of_reward(state, saucer, crew, victim)
        elif state.owner(victim) == seat:
            value -= worth.of_reward(state, saucer, crew, victim)
        index += 1
    return value
