"""Sections 1 to 3 and 7 to 11: the small changes that everything else is made of, each told as it happens."""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from crashyard.games.crash_and_grab.rules import events
from crashyard.games.crash_and_grab.rules.board import BIG, LAST_SITE, OFF, SHOWN, SLOT_CELLS, lies_next_to
from crashyard.games.crash_and_grab.rules.stages import ACCELERATE, FINISHED, OVER, PASS
from crashyard.games.crash_and_grab.rules.state import CREW, NO_SAUCER, NOTHING, CrashAndGrabState, stations


class Tabletop(CrashAndGrabState):
    """The table, as it is changed: tiles turn, saucers and crew come and go.

    Copies share what saucers have, since most moves leave it as it is; so whoever changes it writes it anew.
    """

    # -- tiles ------------------------------------------------------------------------------

    def show_tile(self, slot: i64, code: i64) -> None:
        """Let the cells of a slot show a tile."""
        cells = SLOT_CELLS[self.players][slot]
        shown = SHOWN[code]
        index: i64 = 0
        count: i64 = len(cells)
        while index < count:
            kind = shown[index]
            self.kind[cells[index]] = kind
            if 0 < kind <= LAST_SITE:
                self.site[kind] = cells[index]
            index += 1

    def turn_tile(self, slot: i64, turns: i64) -> None:
        """Turn a big tile in place, with everything on it (upgrade 18)."""
        self.kind = self.kind[:]
        self.site = self.site[:]
        self.tiles = self.tiles[:]
        code = self.tiles[slot]
        self.tiles[slot] = code - code % 4 + (code + turns) % 4
        cells = SLOT_CELLS[self.players][slot]
        pieces = vec[u8]([0] * (BIG * BIG))
        for index in range(BIG * BIG):
            pieces[index] = self.on[cells[index]]
        for index in range(BIG * BIG):
            row, col = index // BIG, index % BIG
            for _ in range(turns):
                row, col = col, BIG - 1 - row
            cell = cells[BIG * row + col]
            self.on[cell] = pieces[index]
            if NOTHING < pieces[index] < CREW:
                self.at[i64(pieces[index]) - 1] = cell
        self.show_tile(slot, self.tiles[slot])
        if self.listening():
            self.tell(events.tile_turned(self, slot, turns))

    # -- saucers ----------------------------------------------------------------------------

    def put(self, saucer: i64, cell: i64) -> None:
        """Put a saucer on a cell; whatever its former cell shows is the caller's to change."""
        self.at[saucer] = cell
        self.on[cell] = u8(saucer + 1)

    def lift(self, saucer: i64) -> None:
        """Take a saucer off the board."""
        cell = self.at[saucer]
        if self.has_saucer(saucer, cell):
            self.on[cell] = NOTHING
        self.at[saucer] = OFF

    def jump(self, saucer: i64, cell: i64) -> None:
        """Take a saucer to an empty space; nothing is picked up, hit or triggered on the way."""
        start = self.at[saucer]
        self.lift(saucer)
        self.put(saucer, cell)
        if self.listening():
            self.tell(events.saucer_jumped(self, saucer, start, cell))
        self.look_for_partner(saucer)

    def place_saucer(self, saucer: i64, site: i64, rolled: i64) -> None:
        """Put a saucer on a crash site, after a roll or (`rolled` is 0) by choice (section 7)."""
        self.put(saucer, self.site[site])
        self.placing = NOTHING
        if self.listening():
            self.tell(events.saucer_placed(self, saucer, site, rolled))

    def crash(self, saucer: i64) -> None:
        """A saucer crashes: it leaves the board, and somebody pays or is paid for it in C1 (section 10.1)."""
        start = self.at[saucer]
        self.lift(saucer)
        if self.listening():
            self.tell(events.saucer_crashed(self, saucer, start))
        if self.owner(saucer) == self.active:
            self.penalties += 1
        else:
            self.rewards = append(self.rewards, saucer)

    def crash_hit_saucer(self) -> None:
        """The saucer whose space the moving one has entered crashes there, and the movement is over (upgrade 16)."""
        cell = self.at[self.mover]
        self.crash(self.saucer_on(cell))
        self.on[cell] = u8(self.mover + 1)
        self.mover = NO_SAUCER

    def stop_to_accelerate(self) -> None:
        """The moving saucer stops where it is, and its owner is asked how it goes on (section 9.4)."""
        self.on[self.at[self.mover]] = u8(self.mover + 1)
        self.phase = ACCELERATE

    def gain_boosters(self, saucer: i64, count: i64) -> None:
        self.boosters = self.boosters[:]
        self.boosters[saucer] += count
        if self.listening():
            self.tell(events.boosters_gained(self, saucer, count))

    def gain_energy(self, saucer: i64, count: i64) -> None:
        self.energy = self.energy[:]
        self.energy[saucer] += count
        if self.listening():
            self.tell(events.energy_gained(self, saucer, count))

    def launch(self, saucer: i64, heading: i64, distance: i64, own: bool) -> None:
        """Let a saucer move by the rules of section 9, as soon as the turn goes on."""
        self.mover = saucer
        self.heading = heading
        self.travel = distance
        self.left = distance
        self.own = own

    # -- crew -------------------------------------------------------------------------------

    def take_aboard(self, saucer: i64, token: i64) -> None:
        """A crewmember arrives on a saucer; its owner may have won by that (section 14)."""
        self.aboard = self.aboard[:]
        self.aboard[saucer] |= 1 << token
        if saucer == self.saucer:
            self.acquired = True
        if not self.titanium and stations(self.aboard[saucer]) >= self.tuning.stations:
            if self.players == 2 and stations(self.aboard[self.partner(saucer)]) < self.tuning.stations:
                return
            self.win(self.owner(saucer))

    def leave(self, saucer: i64, token: i64) -> None:
        """A crewmember leaves a saucer, and with it the right to pass it on."""
        self.aboard = self.aboard[:]
        self.aboard[saucer] &= ~(1 << token)
        self.flagged &= ~(1 << token)

    def put_crew(self, token: i64, cell: i64) -> None:
        self.on[cell] = u8(CREW + token)
        self.crew_out += 1
        self.crewed |= 1 << self.kind[cell]

    def pick_up(self, saucer: i64, cell: i64) -> None:
        """The crewmember on a cell goes aboard at once (section 9.5)."""
        token = self.crew_on(cell)
        self.on[cell] = NOTHING
        self.crew_out -= 1
        self.crewed &= ~(1 << self.kind[cell])
        self.picks = append(self.picks, 32 * saucer + token)
        if self.listening():
            self.tell(events.crew_picked_up(self, saucer, token, cell))
        self.take_aboard(saucer, token)

    def look_for_partner(self, saucer: i64) -> bool:
        """The passing trigger: with two players, in the owner's own turn, next to the other saucer (section 11).

        The owner is asked at once, unless the same could be passed before and was not (R-64); whether that is so.
        """
        if self.players != 2 or self.owner(saucer) != self.active:
            return False
        here = self.at[saucer]
        other = self.partner(saucer)
        there = self.at[other]
        if here == OFF or there == OFF or not lies_next_to(here, there):
            return False
        passing = self.passable(saucer)
        if passing == 0 or passing == self.declined:
            return False
        self.flagged = passing
        self.phase = PASS
        if self.listening():
            self.tell(events.crew_flagged(self, passing))
        return True

    # -- the end ----------------------------------------------------------------------------

    def win(self, seat: i64) -> None:
        """At once, whatever is not yet resolved (R-47). `position` tells it, as the last thing that happens."""
        if self.stage == FINISHED:
            return
        self.winner = seat
        self.stage = FINISHED
        self.phase = OVER
        self.mover = NO_SAUCER
