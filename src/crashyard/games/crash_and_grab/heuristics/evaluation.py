"""How well a seat stands: crew, stock and points, what its plans may bring, and the same for the others.

Only what the seat may know is looked at: its own plans, never those of the others (section 4). All worths are in
filled stations.

A search goes by the chance to win. Whoever hinders one of several opponents helps the others too, so to get on oneself
is worth more: with a plain difference to the strongest opponent, searching bots kept each other from winning for
dozens of rounds (docs/bots.md). Greedy, which sees no further than its own answers, goes by that difference.
"""

import math
from typing import Final

from mypy_extensions import i64

from crashyard.games.crash_and_grab.heuristics import lookahead, worth
from crashyard.games.crash_and_grab.rules.stages import OVER, PLANS
from crashyard.games.crash_and_grab.rules.state import CLOCKWISE, NO_PLAN, UNKNOWN, CrashAndGrabState

STAYS: Final = 0.5
"""How likely a saucer whose turn comes first leaves the board as it is for those after it."""
SCALE: Final = 10.0


SHARPNESS: Final = 0.45
SHARPNESS_OF_TWO: Final = 0.25
"""How much a station more or less says about who wins; less between two, who have two saucers each to fill."""
SUREST: Final = 50.0
"""By so much one strength is above another at most."""
OWN: Final = 0.1
"""So much of a value is what the seat has itself, however the others stand: who gets on is not to wait for them."""


def evaluate(state: CrashAndGrabState, seat: i64) -> float:
    """From -1 (lost) to 1 (won), for one seat, by its chance to win: its part of exp(strength) over all seats."""
    if state.phase == OVER:
        return 1.0 if state.winner == seat else -1.0
    if state.stage < PLANS:
        return 0.0
    out = worth.crew_out(state)
    own = strength(state, seat) + worth.OUT * worth.of_crew_out(state, seat, out) + prospects(state, seat)
    own += pending(state, seat) - dallying(state, seat)
    sharpness = SHARPNESS if state.players > 2 else SHARPNESS_OF_TWO
    parts = 1.0
    other: i64 = 0
    while other < state.players:
        if other != seat:
            theirs = strength(state, other) + worth.OUT * worth.of_crew_out(state, other, out) + places(state, other)
            ahead = sharpness * (theirs - own)
            parts += math.exp(ahead if ahead < SUREST else SUREST)
        other += 1
    return (1.0 - OWN) * (2.0 / parts - 1.0) + OWN * own / (SCALE + abs(own))


def first_sight(state: CrashAndGrabState, seat: i64) -> float:
    """From -1 (lost) to 1 (won), by how far a seat is ahead of the strongest of the others, and of them all."""
    if state.phase == OVER:
        return 1.0 if state.winner == seat else -1.0
    if state.stage < PLANS:
        return 0.0
    out = worth.crew_out(state)
    mine = worth.GREEDY_OUT + worth.GREEDY_MORE_OUT * float(state.quota - 2)
    lead = strength(state, seat) + mine * worth.of_crew_out(state, seat, out) + prospects(state, seat)
    highest = -100.0
    total = 0.0
    other: i64 = 0
    while other < state.players:
        if other != seat:
            value = (
                strength(state, other)
                + worth.GREEDY_OUT_FOR_OTHERS * worth.of_crew_out(state, other, out)
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
