"""Sections 5, 7, 12 and 13: the round around the turns: plans, turn direction, placing, and the probe."""

from mypy_extensions import i64

from crashyard.games.crash_and_grab.rules import events, setting_up
from crashyard.games.crash_and_grab.rules.board import LAST_SITE
from crashyard.games.crash_and_grab.rules.stages import (
    DRIFT,
    MOVE_PROBE,
    NEXT_SAUCER,
    PLAN,
    PLANS,
    ROLL,
    ROTATION,
    SAUCER,
    TURN_DIRECTION,
)
from crashyard.games.crash_and_grab.rules.state import CREW, NO_PLAN, NO_SAUCER, NOTHING, UNKNOWN
from crashyard.games.crash_and_grab.rules.tabletop import Tabletop
from crashyard.games.crash_and_grab.rules.upgrade import FIRST_TURN, PLACING
from crashyard.games.crash_and_grab.rules.windows import FOR_FIRST_TURN, offers


class Round(Tabletop):
    """The table, and what happens before and after the turns of a round."""

    # -- I: plan ----------------------------------------------------------------------------

    def begin_round(self) -> None:
        self.round += 1
        self.turn = 0
        self.moved = 0
        self.revealed = 0
        self.override = 0
        self.rotation = UNKNOWN
        self.saucer = NO_SAUCER
        self.active = -1
        self.stage = PLANS
        saucer: i64 = 0
        while saucer < self.saucers:
            self.plan[saucer] = NO_PLAN
            saucer += 1
        if self.listening():
            self.tell(events.round_began(self))

    def find_plans(self) -> None:
        """P1: chance plans for who has left, everybody else for himself."""
        missing = False
        seat: i64 = 0
        while seat < self.players:
            if self.plan[seat] == NO_PLAN:
                if self.left_game >> seat & 1:
                    self.active = seat
                    self.phase = DRIFT
                    return
                missing = True
            seat += 1
        self.active = -1
        if missing:
            self.phase = PLAN
        else:
            self.stage = TURN_DIRECTION

    def find_direction(self) -> None:
        """P2, or, with a card for that, after the first turn of the round (section 12, upgrade 19)."""
        if self.players == 2:
            self.stage = NEXT_SAUCER
            return
        holder = self.holder_of(FOR_FIRST_TURN)
        if self.turn == 0:
            if holder != NO_SAUCER:
                self.stage = NEXT_SAUCER
                return
        elif holder != NO_SAUCER and offers(self, holder, FIRST_TURN):
            return
        self.phase = ROTATION

    def holder_of(self, cards: i64) -> i64:
        """The saucer with an active card among `cards`, or NO_SAUCER."""
        saucer: i64 = 0
        while saucer < self.saucers:
            if self.active_upgrades(saucer) & cards:
                return saucer
            saucer += 1
        return NO_SAUCER

    def fix_rotation(self) -> None:
        """The turn direction is known: the last saucer, with six players the last two, get override tokens."""
        if self.players >= 5:
            self.override = 1 << (self.probe - self.rotation) % self.players
        if self.players == 6:
            self.override |= 1 << (self.probe - 2 * self.rotation) % self.players
        if self.listening():
            self.tell(events.rotation_fixed(self))
        self.stage = NEXT_SAUCER

    # -- IV: the end of the round -----------------------------------------------------------

    def place_all(self) -> None:
        """E1: clockwise from the probe, whatever the turn direction was (R-38)."""
        seat = setting_up.next_off_board(self)
        if seat < 0:
            self.stage = MOVE_PROBE
            return
        saucer = setting_up.call_saucer(self, seat)
        if saucer == NO_SAUCER:
            self.phase = SAUCER
        else:
            self.begin_placing(saucer)

    def move_probe(self) -> None:
        """E2: to the lowest stationed count; of those tied, to who took the last turn latest (section 13)."""
        lowest: i64 = 9
        holder: i64 = self.probe
        place: i64 = 0
        while place < self.players:
            if self.players == 2:
                seat = (self.probe + place) % 2
            else:
                seat = (self.probe + self.rotation * place) % self.players
            count = self.count_of(seat)
            if count <= lowest:
                lowest = count
                holder = seat
            place += 1
        if holder != self.probe:
            self.probe = holder
            if self.listening():
                self.tell(events.probe_taken(self, "section 13"))
        self.begin_round()

    # -- placing ----------------------------------------------------------------------------

    def begin_placing(self, saucer: i64) -> None:
        self.placing = saucer + 1
        if not offers(self, saucer, PLACING):
            self.phase = ROLL

    def place_rolled(self, rolled: i64) -> None:
        """Section 7: an occupied crash site makes the number go up; after 12 comes 1 (R-35)."""
        site = rolled
        while not self.is_empty_site(site):
            site = site % LAST_SITE + 1
        if self.placing < CREW:
            self.place_saucer(self.placing - 1, site, rolled)
            return
        token = self.placing - CREW
        self.lost &= ~(1 << token)
        self.put_crew(token, self.site[site])
        self.placing = NOTHING
        if self.listening():
            self.tell(events.crew_placed(self, token, site, rolled))
