"""What things are worth, in filled stations: the scale on which `evaluation` and `lookahead` weigh everything."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from crashyard.games.crash_and_grab.heuristics.cards import worths_by_number
from crashyard.games.crash_and_grab.rules.board import ACCELERATOR, CELLS, COL, OFF, ROW, STEP, TO_EDGE, TOKENS, WIDTH
from crashyard.games.crash_and_grab.rules.state import (
    ALL_TYPES,
    CREW,
    NOTHING,
    ONE_COLOUR,
    CrashAndGrabState,
    tokens_in,
)

LAST: Final = 5.0
"""How much more than any other the last station of a saucer is worth."""
UNSAFE: Final = 0.05
"""How much less a station is worth that can be stolen or lost: filled by off-coloured crew only."""
EXTRA: Final = 0.1
ENERGY: Final = 0.35
BOOSTER_WORTH: Final = 0.15
PLENTY: Final = 4
"""Of energy and boosters, those beyond this number are worth half."""
AWAY: Final = 0.2
"""Being off the board."""

POINT: Final = 3.0
TOKEN: Final = 0.6
"""Twisted Titanium: a point, and a crewmember, which decides comparisons."""

OUT: Final = 0.4
"""How much a crewmember on the board counts for each seat that could use it."""
BEST_OPPONENT: Final = 1.5
ALL_OPPONENTS: Final = 0.3
"""For greedy: how much of the strength of the strongest opponent counts, and of the mean of all."""
GREEDY_OUT: Final = 0.2
GREEDY_MORE_OUT: Final = 0.3
GREEDY_OUT_FOR_OTHERS: Final = 0.8
"""For greedy: how much a crewmember on the board counts for the own seat, how much more for each beyond two that lie
there (the more there are, the less haste), and how much for each other seat that could use it.
"""
IN_REACH: Final = 0.35
"""How much of a crewmember that could be flown to in the next round counts."""
IN_REACH_AGAIN: Final = 0.08
"""How much of each further one."""
BY_ACCELERATOR: Final = 0.7
PREY: Final = 0.15
"""How much of what crashing a saucer would bring counts, if it could be pushed off the board in the next round."""
PERIL: Final = 0.3
"""How much of what crashing would cost counts for each saucer that could push this one off."""
UNSEEN: Final = 0.3
"""How much a push counts from a side on which nobody stands yet."""
FARTHEST: Final = 5
"""How far a movement card can go."""

BITS: Final = vec[i64]([0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4])
"""How many types a set of types has."""
BIT_NUMBERS: Final = vec[i64]([0, 0, 1, 13, 2, 16, 14, 6, 3, 8, 17, 12, 15, 5, 7, 11, 4, 10, 9])
"""BIT_NUMBERS[bit % 19]: the number of a bit below 18; 2 is a primitive root of 19."""
UPGRADES: Final = vec[float](worths_by_number())
"""By the number of a card."""
STATIONS: Final = vec[float]([float(count) + (LAST if count == ALL_TYPES else 0.0) for count in range(ALL_TYPES + 1)])
"""By how many are filled."""
EXTRAS: Final = vec[float]([EXTRA * count for count in range(TOKENS + 1)])
"""By how many there are."""
TITANIUM: Final = vec[float]([TOKEN * count / (1.0 + 0.08 * count) for count in range(TOKENS + 1)])
"""Twisted Titanium: by how many crewmembers are aboard."""
CLOSENESS: Final = vec[float]([1.0, 1.0, 1.0, 0.6, 0.25, 0.25] + [0.0] * (WIDTH - FARTHEST))
"""How many of the movement cards go so far, roughly; by the number of spaces."""
LISTED: Final = 16


def _many(count: int) -> float:
    """The first ones are worth more than those beyond plenty."""
    return float(count) if count <= PLENTY else float(PLENTY) + 0.5 * float(count - PLENTY)


MANY: Final = vec[float]([_many(count) for count in range(LISTED)])
"""By how many there are; of more, each is worth half."""


def _stationed(matching: int, others: int) -> float:
    return STATIONS[BITS[matching | others]] - UNSAFE * float(BITS[others & ~matching])


STATIONED: Final = vec[float]([_stationed(types // 16, types % 16) for types in range(256)])
"""STATIONED[16 * types of the saucer's colour + other types]: the stations that a crew fills, less what is unsafe."""


def types_in(crew: i64) -> i64:
    """The types of a set of crewmembers, as bits."""
    return (crew | crew >> 4 | crew >> 8 | crew >> 12 | crew >> 16 | crew >> 20) & 15


def of_crew(state: CrashAndGrabState, saucer: i64, crew: i64) -> float:
    """A set of crewmembers aboard a saucer."""
    if state.titanium:
        return TITANIUM[tokens_in(crew)]
    matching = crew >> 4 * saucer & ONE_COLOUR
    others = types_in(crew & ~(ONE_COLOUR << 4 * saucer))
    return STATIONED[16 * matching + others] + EXTRAS[tokens_in(crew) - BITS[matching | others]]


def crew_out(state: CrashAndGrabState) -> i64:
    """The crewmembers on the board, as bits."""
    out: i64 = 0
    sites = state.crewed
    while sites:
        out |= 1 << i64(state.on[state.site[BIT_NUMBERS[(sites & -sites) % 19]]]) - CREW
        sites &= sites - 1
    return out


def of_crew_out(state: CrashAndGrabState, seat: i64, out: i64) -> float:
    """What the crewmembers on the board would bring a seat, each by itself, wherever they lie."""
    mine = state.aboard[seat]
    now = of_crew(state, seat, mine)
    partner: i64 = seat + 2 if state.players == 2 else seat
    theirs = state.aboard[partner]
    then = of_crew(state, partner, theirs) if partner != seat else now
    value = 0.0
    while out:
        token = out & -out
        out &= out - 1
        best = of_crew(state, seat, mine | token) - now
        if partner != seat:
            gain = of_crew(state, partner, theirs | token) - then
            if gain > best:
                best = gain
        if best > 0.0:
            value += best
    return value


def of_stock(state: CrashAndGrabState, saucer: i64) -> float:
    """Energy, boosters and upgrades."""
    worth = ENERGY * many(state.energy[saucer]) + BOOSTER_WORTH * many(state.boosters[saucer])
    cards = state.upgrades[saucer]
    number: i64 = 0
    while cards >> number:
        if cards >> number & 1:
            worth += UPGRADES[number]
        number += 1
    return worth


def many(count: i64) -> float:
    """Of energy and boosters, those beyond plenty are worth half."""
    return MANY[count] if count < LISTED else float(PLENTY) + 0.5 * float(count - PLENTY)


def of_crash(state: CrashAndGrabState, saucer: i64, crew: i64) -> float:
    """What a crash in its own turn costs a saucer that has this crew."""
    if state.titanium:
        return AWAY + (POINT if state.points[state.owner(saucer)] > 0 else 0.0)
    return AWAY + of_loss(state, saucer, crew)


def of_loss(state: CrashAndGrabState, saucer: i64, crew: i64) -> float:
    """The least that giving a crewmember away costs: an extra one if there is one, and what the receiver gains."""
    offs = crew & ~(ONE_COLOUR << 4 * saucer)
    if offs == 0:
        return 0.0
    matching = types_in(crew & ONE_COLOUR << 4 * saucer)
    count = BITS[types_in(crew)]
    if types_in(offs) & matching or tokens_in(offs) > BITS[types_in(offs)]:
        return 2.0 * EXTRA
    return 0.3 + STATIONS[count] - STATIONS[count - 1]


def of_reward(state: CrashAndGrabState, saucer: i64, crew: i64, victim: i64) -> float:
    """What it brings a saucer that has this crew to crash an opposing one."""
    if state.titanium:
        return ENERGY
    mine = BITS[types_in(crew)]
    theirs = BITS[types_in(state.aboard[victim])]
    if state.players == 2:
        mine += BITS[types_in(state.aboard[state.partner(saucer)])]
        theirs += BITS[types_in(state.aboard[state.partner(victim)])]
    offs = state.off_coloured(victim)
    if theirs < mine or offs == 0:
        return ENERGY
    count = BITS[types_in(crew)]
    loss = 0.3 * of_loss(state, victim, state.aboard[victim])
    if types_in(offs) & ~types_in(crew):
        return STATIONS[count + 1] - STATIONS[count] - UNSAFE + loss
    return ENERGY if EXTRA + loss < ENERGY else EXTRA + loss


def of_place(state: CrashAndGrabState, saucer: i64, cell: i64, crew: i64) -> float:
    """What a saucer with this crew has from where it is: what it may reach in the next round, and the danger."""
    if cell == OFF:
        return -AWAY
    best = 0.0
    others = 0.0
    peril = 0.0
    cost = of_crash(state, saucer, crew)
    now = of_crew(state, saucer, crew)
    edges = 4 * CELLS * state.players + cell
    heading: i64 = 0
    while heading < 4:
        step = STEP[heading]
        there = cell
        seen = 0.0
        threat = UNSEEN * cost
        needed: i64 = 1
        spaces: i64 = 1
        farthest = TO_EDGE[edges + CELLS * heading] - 1
        if farthest > FARTHEST:
            farthest = FARTHEST
        while spaces <= farthest:
            there += step
            found = i64(state.on[there])
            if state.kind[there] == ACCELERATOR:
                seen = BY_ACCELERATOR * of_accelerator(state, saucer, there, crew, now)
                break
            if found >= CREW:
                seen = IN_REACH * (of_crew(state, saucer, crew | 1 << found - CREW) - now)
                break
            if found != NOTHING and found - 1 != saucer:
                other = found - 1
                if state.owner(other) != state.owner(saucer):
                    near = TO_EDGE[edges + CELLS * heading] - spaces
                    seen = PREY * CLOSENESS[near if near > spaces else spaces] * of_meeting(state, saucer, crew, other)
                    threat = cost + of_reward(state, other, state.aboard[other], saucer)
                    needed = spaces
                break
            spaces += 1
        near = TO_EDGE[edges + CELLS * (heading ^ 2)]
        peril += threat * CLOSENESS[near if near > needed else needed]
        if seen > best:
            best, seen = seen, best
        others += seen
        heading += 1
    return best + IN_REACH_AGAIN / IN_REACH * others - PERIL * peril


def of_accelerator(state: CrashAndGrabState, saucer: i64, cell: i64, crew: i64, now: float) -> float:
    """The best crewmember that can be flown to from an accelerator."""
    best = 0.0
    sites = state.crewed
    while sites:
        there = state.site[BIT_NUMBERS[(sites & -sites) % 19]]
        sites &= sites - 1
        if lies_open(state, cell, there):
            seen = IN_REACH * (of_crew(state, saucer, crew | 1 << i64(state.on[there]) - CREW) - now)
            if seen > best:
                best = seen
    return best


def lies_open(state: CrashAndGrabState, start: i64, cell: i64) -> bool:
    """Whether a straight flight leads from one cell to another, over nothing but free spaces."""
    if ROW[start] == ROW[cell]:
        step: i64 = 1 if cell > start else -1
    elif COL[start] == COL[cell]:
        step = WIDTH if cell > start else -WIDTH
    else:
        return False
    spaces: i64 = 1
    start += step
    while start != cell:
        if spaces == FARTHEST or state.on[start] != NOTHING or state.kind[start] >= ACCELERATOR:
            return False
        start += step
        spaces += 1
    return True


def of_meeting(state: CrashAndGrabState, saucer: i64, crew: i64, other: i64) -> float:
    """What it may bring to hit an opposing saucer near the edge."""
    if state.titanium:
        lead = tokens_in(crew) - tokens_in(state.aboard[other])
        if lead == 0:
            return ENERGY
        return POINT if lead > 0 else 0.0
    return of_reward(state, saucer, crew, other)
