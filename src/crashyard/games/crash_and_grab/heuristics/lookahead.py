"""What a saucer can make of its turn: its movement flown in thought, on the board as it is now (section 9).

Nothing on the table is changed. A movement is followed to its end: what is picked up, who is pushed and perhaps
crashes, the best way to leave an accelerator, the best boost. Cards count where they widen distances or directions.
"""

from typing import Final

from mypy_extensions import i64

from crashyard.games.crash_and_grab.heuristics import worth
from crashyard.games.crash_and_grab.rules.board import ACCELERATOR, EDGE, OFF, STEP
from crashyard.games.crash_and_grab.rules.stages import ACCELERATE, BOOSTS, DIRECTION, EXECUTE, FLIGHT, OFFER, PASS
from crashyard.games.crash_and_grab.rules.state import (
    CREW,
    NO_SAUCER,
    NOTHING,
    THREE_CARD,
    TWO_CARD,
    CrashAndGrabState,
    tokens_in,
)
from crashyard.games.crash_and_grab.rules.upgrades.upgrade import ENTERING
from crashyard.games.crash_and_grab.rules.upgrades.windows import (
    FOR_BOOSTING,
    FOR_DISTANCES,
    FOR_LEAVING,
    FOR_STEERING,
    distances,
)

WIN: Final = 20.0
NOWHERE: Final = -100.0
BOUNCE: Final = 0.1
MOST_FOR_A_BOUNCE: Final = 100.0
"""What the first bounce costs; each further one costs twice as much, up to this: nobody bounces for ever."""
MOST_BOUNCES: Final = 64
"""So many are counted."""
MOST_AHEAD: Final = 1
"""How many accelerators in a row are looked through."""
GIFT: Final = 0.4
"""How much of what others pick up, when they are pushed, counts."""


class Flight:
    """A turn saucer in thought: what it can still make of its turn."""

    def __init__(self, state: CrashAndGrabState, saucer: i64) -> None:
        self.state = state
        self.saucer: i64 = saucer
        self.distance: i64 = 0
        """B: the distance of every boost."""
        self.boosters: i64 = state.boosters[saucer]

    # -- from where the turn stands -----------------------------------------------------------

    def plan(self, plan: i64) -> float:
        """The best that a plan may bring."""
        state = self.state
        normal: i64 = 0b111111
        bonus = 0.0
        if plan // 4 == TWO_CARD:
            normal = 0b100
            bonus = worth.BOOSTER_WORTH
            self.boosters += 1
        elif plan // 4 == THREE_CARD:
            normal = 0b1000
            bonus = worth.ENERGY
        choices = distances(state, self.saucer, FOR_DISTANCES, normal, normal)
        any_way = state.override >> self.saucer & 1 or state.active_upgrades(self.saucer) & FOR_STEERING
        if any_way or (state.free and state.saucer == self.saucer):
            return bonus + self.any_direction(choices)
        return bonus + self.direction(plan % 4, choices)

    def any_direction(self, choices: i64) -> float:
        best = NOWHERE
        heading: i64 = 0
        while heading < 4:
            value = self.direction(heading, choices)
            if value > best:
                best = value
            heading += 1
        return best

    def direction(self, heading: i64, choices: i64) -> float:
        """The best of several distances, as bits, in one direction."""
        best = NOWHERE
        spaces: i64 = 0
        start = self.state.at[self.saucer]
        while choices >> spaces:
            if choices >> spaces & 1:
                self.distance = spaces
                value = self.fly(start, heading, spaces, spaces, 0, MOST_AHEAD)
                if value > best:
                    best = value
            spaces += 1
        return best

    def under_way(self) -> float:
        """The best end of a turn whose movement has begun or is about to."""
        state = self.state
        self.distance = state.distance
        here = state.at[self.saucer]
        if state.phase == DIRECTION:
            if state.plan[self.saucer] // 4 == TWO_CARD:
                self.boosters += 1
            return self.any_direction(1 << state.distance)
        if state.mover != NO_SAUCER and state.mover != self.saucer:
            return self.rest(here, 0, MOST_AHEAD)
        if state.phase == ACCELERATE:
            return self.leave(here, state.travel, 0, MOST_AHEAD)
        if state.phase == PASS and state.stage == FLIGHT:
            return self.entered(here)
        if state.phase == OFFER and state.window == ENTERING:
            return self.fly(here, state.heading, state.left, state.travel, 0, MOST_AHEAD)
        if state.stage <= BOOSTS and not state.boosted_out:
            return self.rest(here, 0, MOST_AHEAD)
        return worth.of_place(state, self.saucer, here, state.aboard[self.saucer])

    # -- the movement -------------------------------------------------------------------------

    def entered(self, cell: i64) -> float:
        """The space just entered is still to lead somewhere: passing has interrupted the movement."""
        state = self.state
        found = i64(state.on[cell])
        if state.kind[cell] == ACCELERATOR:
            return self.leave(cell, state.travel, 0, MOST_AHEAD)
        if NOTHING < found < CREW and found - 1 != self.saucer:
            return self.meet(found - 1, cell, STEP[state.heading], state.travel, 0, MOST_AHEAD)
        return self.fly(cell, state.heading, state.left, state.travel, 0, MOST_AHEAD)

    def fly(self, cell: i64, heading: i64, left: i64, travel: i64, got: i64, ahead: i64) -> float:
        """What a movement brings, and what may follow; `got` is the crew picked up before it."""
        state = self.state
        step = STEP[heading]
        while left > 0:
            cell += step
            kind = state.kind[cell]
            if kind == EDGE:
                crew = state.aboard[self.saucer] | got
                return self.gain(got) - worth.of_crash(state, self.saucer, crew)
            left -= 1
            found = i64(state.on[cell])
            if found >= CREW and got >> found - CREW & 1 == 0:
                got |= 1 << found - CREW
                if self.wins(got):
                    return WIN
            if kind == ACCELERATOR:
                return self.leave(cell, travel, got, ahead)
            if NOTHING < found < CREW and found - 1 != self.saucer:
                return self.meet(found - 1, cell, step, travel, got, ahead)
        return self.rest(cell, got, ahead)

    def meet(self, other: i64, cell: i64, step: i64, travel: i64, got: i64, ahead: i64) -> float:
        """What a collision brings, and what may follow."""
        state = self.state
        if state.titanium:
            lead = tokens_in(state.aboard[self.saucer] | got) - tokens_in(state.aboard[other])
            if lead != 0:
                return self.comparison(other, lead, cell, got)
        return self.hit(other, cell, step, travel, got) + self.rest(cell, got, ahead)

    def leave(self, cell: i64, travel: i64, got: i64, ahead: i64) -> float:
        """The best way to leave an accelerator."""
        if ahead == 0:
            return self.gain(got) - worth.AWAY
        best = NOWHERE
        choices = distances(self.state, self.saucer, FOR_LEAVING, 1 << travel, 0)
        spaces: i64 = 1
        while choices >> spaces:
            if choices >> spaces & 1:
                heading: i64 = 0
                while heading < 4:
                    value = self.fly(cell, heading, spaces, spaces, got, ahead - 1)
                    if value > best:
                        best = value
                    heading += 1
            spaces += 1
        return best - of_bounce(self.state.dallied[self.saucer] + MOST_AHEAD - ahead)

    def rest(self, cell: i64, got: i64, ahead: i64) -> float:
        """Where a movement has ended: stay, or boost."""
        state = self.state
        crew = state.aboard[self.saucer] | got
        best = self.gain(got) + worth.of_place(state, self.saucer, cell, crew)
        if self.boosters == 0 or ahead == 0:
            return best
        choices = distances(state, self.saucer, FOR_BOOSTING, 1 << self.distance, 0)
        self.boosters -= 1
        spaces: i64 = 1
        while choices >> spaces:
            if choices >> spaces & 1:
                heading: i64 = 0
                while heading < 4:
                    value = self.fly(cell, heading, spaces, spaces, got, ahead - 1) - worth.BOOSTER_WORTH
                    if value > best:
                        best = value
                    heading += 1
            spaces += 1
        self.boosters += 1
        return best

    # -- what it brings -----------------------------------------------------------------------

    def gain(self, got: i64) -> float:
        if got == 0:
            return 0.0
        aboard = self.state.aboard[self.saucer]
        return worth.of_crew(self.state, self.saucer, aboard | got) - worth.of_crew(self.state, self.saucer, aboard)

    def wins(self, got: i64) -> bool:
        state = self.state
        if state.titanium or worth.BITS[worth.types_in(state.aboard[self.saucer] | got)] < state.tuning.stations:
            return False
        if state.players > 2:
            return True
        return worth.BITS[worth.types_in(state.aboard[state.partner(self.saucer)])] >= state.tuning.stations

    def hit(self, hit: i64, cell: i64, step: i64, travel: i64, got: i64) -> float:
        """What pushing a saucer brings: who crashes at the end of the chain, and what is picked up on the way."""
        state = self.state
        value = 0.0
        left = travel
        while left > 0:
            cell += step
            kind = state.kind[cell]
            if kind == EDGE:
                if state.owner(hit) == state.owner(self.saucer):
                    return value - worth.of_crash(state, self.saucer, state.aboard[self.saucer] | got)
                return value + worth.of_reward(state, self.saucer, state.aboard[self.saucer] | got, hit)
            left -= 1
            found = i64(state.on[cell])
            if found >= CREW and got >> found - CREW & 1 == 0:
                value += self.given(hit, found - CREW)
            if kind == ACCELERATOR:
                left = travel
            elif NOTHING < found < CREW and found - 1 != self.saucer:
                hit = found - 1
                left = travel
        return value

    def given(self, other: i64, token: i64) -> float:
        """A pushed saucer picks up a crewmember."""
        state = self.state
        aboard = state.aboard[other]
        gain = worth.of_crew(state, other, aboard | 1 << token) - worth.of_crew(state, other, aboard)
        return gain if state.owner(other) == state.owner(self.saucer) else -GIFT * gain

    def comparison(self, other: i64, lead: i64, cell: i64, got: i64) -> float:
        """Twisted Titanium: whoever has more crewmembers crashes the other one."""
        state = self.state
        mine = state.owner(self.saucer)
        theirs = state.owner(other)
        value = self.gain(got)
        if lead > 0:
            if state.points[mine] + 1 >= state.tuning.points:
                return WIN
            crew = state.aboard[self.saucer] | got
            value += worth.POINT - worth.TOKEN + worth.of_place(state, self.saucer, cell, crew)
            return value if mine != theirs else value - worth.AWAY
        if mine == theirs:
            return value + worth.POINT - worth.TOKEN - worth.AWAY
        if state.points[theirs] + 1 >= state.tuning.points:
            return -WIN
        return value - 0.5 * worth.POINT - worth.AWAY


def of_bounce(before: i64) -> float:
    """What a bounce costs after so many others in the same turn."""
    cost = BOUNCE
    while before > 0 and cost < MOST_FOR_A_BOUNCE:
        cost += cost
        before -= 1
    return cost


def of_bounces(bounces: i64) -> float:
    """What the bounces of a saucer in a turn have cost."""
    cost = 0.0
    before: i64 = 0
    while before < bounces and before < MOST_BOUNCES:
        cost += of_bounce(before)
        before += 1
    return cost


def of_turn(state: CrashAndGrabState, saucer: i64) -> float:
    """What the turn saucer can still make of its turn, or a saucer whose turn comes of its plan."""
    if state.at[saucer] == OFF:
        return -worth.AWAY
    flight = Flight(state, saucer)
    if state.saucer == saucer and state.stage >= EXECUTE:
        return flight.under_way()
    return flight.plan(state.plan[saucer])
