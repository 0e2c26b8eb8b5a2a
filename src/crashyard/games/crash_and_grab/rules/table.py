"""Sections 1 to 3: what lies on the table, and the small changes everything else is made of."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from crashyard.engine.position import Position
from crashyard.games.crash_and_grab.rules import events
from crashyard.games.crash_and_grab.rules.board import (
    ACCELERATOR,
    BIG,
    CELLS,
    COLOURS,
    EDGE,
    LAST_SITE,
    OFF,
    SHOWN,
    SLOT_CELLS,
    lies_next_to,
)
from crashyard.games.crash_and_grab.rules.stages import ACCELERATE, FINISHED, LAY_TILES, OVER, PASS, TILE

NOTHING: Final = 0
CREW: Final = 8
"""What is on a cell: nothing, a saucer (its number + 1), or a crewmember (CREW + its number)."""

NO_SAUCER: Final = -1
NO_PLAN: Final = -1

TWO_CARD: Final = 0
THREE_CARD: Final = 1
FREE_CARD: Final = 2
"""The movement cards 2, 3 and 0-5. A plan is 4 * card + direction."""
PLANS_EACH: Final = 12

UNKNOWN: Final = 0
CLOCKWISE: Final = 1
COUNTER_CLOCKWISE: Final = -1

ALL_TYPES: Final = 4
ONE_TYPE: Final = 0x111111
"""The pilots of all six colours, as bits; shifted by a type, its crewmembers."""
ONE_COLOUR: Final = 0xF

POINTS_TO_WIN: Final = 3
"""Twisted Titanium."""


def stations(aboard: i64) -> i64:
    """How many types a set of crewmembers has: its stationed count, never the number of tokens (R-23)."""
    folded = aboard | aboard >> 4 | aboard >> 8 | aboard >> 12 | aboard >> 16 | aboard >> 20
    return (folded & 1) + (folded >> 1 & 1) + (folded >> 2 & 1) + (folded >> 3 & 1)


def tokens_in(crew: i64) -> i64:
    """How many crewmembers a set has: bits are added up by twos, fours and eights."""
    crew -= crew >> 1 & 0x55555555
    crew = (crew & 0x33333333) + (crew >> 2 & 0x33333333)
    crew = crew + (crew >> 4) & 0x0F0F0F0F
    return crew * 0x01010101 >> 24 & 0xFF


class Table(Position):
    """Everything on the table. Sets of crewmembers and of upgrades are bits of a number.

    A saucer's number is that of its colour. With two players seat s has the saucers s and s + 2. What a colour is
    called matters to nobody but those who look on.
    """

    def __init__(self, players: i64) -> None:
        super().__init__(players)
        self.saucers: i64 = 4 if players == 2 else players
        self.titanium = False
        """Whether Twisted Titanium is played."""
        self.colours: list[str] = COLOURS
        """What the six colours are called, by their numbers; those of the saucers first (R-68)."""
        self.quota: i64 = 2 if players < 5 else players - 2
        """How many crewmembers should lie on the board at the end of every turn: Q."""

        self.tiles: vec[i64] = vec[i64]()
        """The code of the tile in each slot, as far as they are laid."""
        self.kind: vec[i64] = vec[i64]()
        self.site: vec[i64] = vec[i64]()
        """The cell of each crash site, 1 to 12."""
        self.marker: vec[i64] = vec[i64]()
        """The marker at each side of the board."""
        self.extra: i64 = -1
        """The colour in play that no saucer has, or -1."""

        self.on: vec[i64] = vec[i64]()
        self.at: vec[i64] = vec[i64]()
        """The cell of each saucer, or OFF."""
        self.lost: i64 = 0
        """The Lost Crewmembers; a colour's queue is in the order of the types."""
        self.crew_out: i64 = 0
        """How many crewmembers lie on the board."""
        self.crewed: i64 = 0
        """The crash sites on which they lie, as bits."""
        self.aboard: vec[i64] = vec[i64]()
        self.energy: vec[i64] = vec[i64]()
        self.boosters: vec[i64] = vec[i64]()
        self.upgrades: vec[i64] = vec[i64]()
        self.points: vec[i64] = vec[i64]()
        """Twisted Titanium: of each seat."""

        self.deck: i64 = 0
        self.discard: i64 = 0
        self.drawn: i64 = 0
        self.deduced: i64 = 0
        """Of the drawn cards those that everybody can deduce, because the deck was renewed after them."""
        self.fresh: i64 = 0
        """Upgrades bought in this turn, which are not active before it ends (R-53)."""

        self.round: i64 = 0
        self.probe: i64 = -1
        self.rotation: i64 = UNKNOWN
        self.turn: i64 = 0
        """How many turns of this round have begun."""
        self.plan: vec[i64] = vec[i64]()
        self.revealed: i64 = 0
        """The saucers whose plans are revealed, as bits."""
        self.override: i64 = 0
        """The saucers with an override token, as bits."""
        self.moved: i64 = 0
        """The saucers that have begun their turn in this round, as bits."""
        self.left_game: i64 = 0
        """The seats that have left the game (R-52), as bits."""

        self.saucer: i64 = NO_SAUCER
        """The turn saucer."""
        self.active: i64 = -1
        self.free = False
        """Whether the turn saucer was placed in this turn and has a free direction."""
        self.distance: i64 = 0
        """The turn distance B."""
        self.heading: i64 = 0
        """The direction of Execute Move, then that of the movement under way."""
        self.used: i64 = 0
        """Once-per-turn upgrades used in this turn, as bits."""
        self.acquired = False
        """Whether the turn saucer has acquired a crewmember in this turn."""
        self.flagged: i64 = 0
        """Two players: the crewmembers that may be passed now, as bits."""
        self.declined: i64 = 0
        """What could be passed when its owner declined to, as bits; for the same nobody is asked again in the turn."""
        self.boosted_out = False
        """Whether T5 is over."""
        self.bounces: i64 = 0
        """How often a saucer has left an accelerator in this turn in a direction of its owner's choice."""
        self.dallied: vec[i64] = vec[i64]()
        """How often each saucer has left one so since plans were made. No rule asks for it: whoever thinks ahead holds
        it against its seat, or they would go to and fro for ever.
        """
        self.penalties: i64 = 0
        self.rewards: vec[i64] = vec[i64]()
        """The opposing saucers that crashed, in that order, and are not paid for yet."""
        self.losses: vec[i64] = vec[i64]()
        """Twisted Titanium: the saucers that must lose a crewmember."""
        self.picks: vec[i64] = vec[i64]()
        """32 * saucer + crewmember for each pick-up that may still be answered by an upgrade, oldest first."""

        self.mover: i64 = NO_SAUCER
        """The saucer that is moving, or NO_SAUCER."""
        self.travel: i64 = 0
        """The travel distance D of the movement under way."""
        self.left: i64 = 0
        """Of D, the spaces still to go."""
        self.own = False
        """Whether the turn saucer moves under its own power."""
        self.grabbed = False
        """While passing interrupts a movement: whether the mover has picked up a crewmember on the space it is on."""

        self.stage: i64 = LAY_TILES
        self.phase: i64 = TILE
        self.window: i64 = 0
        """In phase OFFER: the window of the upgrades that may be used."""
        self.asked: i64 = NO_SAUCER
        """In phases OFFER and LOSE: the saucer that is asked."""
        self.placing: i64 = NOTHING
        """What is to be placed: a saucer + 1, or CREW + a crewmember."""
        self.winner: i64 = -1

    def clear(self) -> None:
        """A table without tiles; all saucers off the board."""
        count = int(self.saucers)
        self.kind = vec[i64]([EDGE] * CELLS)
        self.site = vec[i64]([0] * (LAST_SITE + 1))
        self.on = vec[i64]([NOTHING] * CELLS)
        self.at = vec[i64]([OFF] * count)
        self.dallied = vec[i64]([0] * count)
        self.aboard = vec[i64]([0] * count)
        self.energy = vec[i64]([1] * count)
        self.boosters = vec[i64]([0] * count)
        self.upgrades = vec[i64]([0] * count)
        self.plan = vec[i64]([NO_PLAN] * count)
        self.points = vec[i64]([0] * int(self.players))

    # -- questions --------------------------------------------------------------------------

    def owner(self, saucer: i64) -> i64:
        return saucer if saucer < self.players else saucer - self.players

    def partner(self, saucer: i64) -> i64:
        """Two players: the other saucer of the same owner."""
        return saucer ^ 2

    def active_upgrades(self, saucer: i64) -> i64:
        """As bits; those bought in this turn are not active yet."""
        return self.upgrades[saucer] & ~self.fresh

    def is_empty(self, cell: i64) -> bool:
        """Empty for upgrades: on the board, no saucer, no crewmember, not an accelerator (section 1)."""
        return self.on[cell] == NOTHING and self.kind[cell] < ACCELERATOR

    def is_empty_site(self, site: i64) -> bool:
        return self.on[self.site[site]] == NOTHING

    def own_colour(self, saucer: i64) -> i64:
        """The crewmembers of a saucer's colour, as bits."""
        return ONE_COLOUR << 4 * saucer

    def off_coloured(self, saucer: i64) -> i64:
        """The crewmembers aboard that do not match, as bits."""
        return self.aboard[saucer] & ~(ONE_COLOUR << 4 * saucer)

    def count_of(self, seat: i64) -> i64:
        """The stationed count of a player: with two players the sum over both saucers."""
        count = stations(self.aboard[seat])
        if self.players == 2:
            count += stations(self.aboard[seat + 2])
        return count

    def front_of_queue(self, colour: i64) -> i64:
        """The crewmember at the front of a colour's queue, or -1."""
        queue = self.lost >> 4 * colour & ONE_COLOUR
        if queue == 0:
            return -1
        token = 4 * colour
        while queue & 1 == 0:
            queue >>= 1
            token += 1
        return token

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
        pieces = vec[i64]([0] * (BIG * BIG))
        for index in range(BIG * BIG):
            pieces[index] = self.on[cells[index]]
        for index in range(BIG * BIG):
            row, col = index // BIG, index % BIG
            for _ in range(turns):
                row, col = col, BIG - 1 - row
            cell = cells[BIG * row + col]
            self.on[cell] = pieces[index]
            if NOTHING < pieces[index] < CREW:
                self.at[pieces[index] - 1] = cell
        self.show_tile(slot, self.tiles[slot])
        if self.listening():
            self.tell(events.tile_turned(self, slot, turns))

    # -- saucers ----------------------------------------------------------------------------

    def put(self, saucer: i64, cell: i64) -> None:
        """Put a saucer on a cell; whatever its former cell shows is the caller's to change."""
        self.at[saucer] = cell
        self.on[cell] = saucer + 1

    def lift(self, saucer: i64) -> None:
        """Take a saucer off the board."""
        cell = self.at[saucer]
        if self.on[cell] == saucer + 1:
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
        self.crash(self.on[cell] - 1)
        self.on[cell] = self.mover + 1
        self.mover = NO_SAUCER

    def stop_to_accelerate(self) -> None:
        """The moving saucer stops where it is, and its owner is asked how it goes on (section 9.4)."""
        self.on[self.at[self.mover]] = self.mover + 1
        self.phase = ACCELERATE

    def gain_boosters(self, saucer: i64, count: i64) -> None:
        self.boosters[saucer] += count
        if self.listening():
            self.tell(events.boosters_gained(self, saucer, count))

    def gain_energy(self, saucer: i64, count: i64) -> None:
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
        self.aboard[saucer] |= 1 << token
        if saucer == self.saucer:
            self.acquired = True
        if not self.titanium and stations(self.aboard[saucer]) == ALL_TYPES:
            if self.players == 2 and stations(self.aboard[self.partner(saucer)]) < ALL_TYPES:
                return
            self.win(self.owner(saucer))

    def leave(self, saucer: i64, token: i64) -> None:
        """A crewmember leaves a saucer, and with it the right to pass it on."""
        self.aboard[saucer] &= ~(1 << token)
        self.flagged &= ~(1 << token)

    def cell_of_crew(self, token: i64) -> i64:
        """The cell on which a crewmember lies; it must be a crash site."""
        site: i64 = 1
        while self.on[self.site[site]] != CREW + token:
            site += 1
        return self.site[site]

    def put_crew(self, token: i64, cell: i64) -> None:
        self.on[cell] = CREW + token
        self.crew_out += 1
        self.crewed |= 1 << self.kind[cell]

    def pick_up(self, saucer: i64, cell: i64) -> None:
        """The crewmember on a cell goes aboard at once (section 9.5)."""
        token = self.on[cell] - CREW
        self.on[cell] = NOTHING
        self.crew_out -= 1
        self.crewed &= ~(1 << self.kind[cell])
        self.picks = append(self.picks, 32 * saucer + token)
        if self.listening():
            self.tell(events.crew_picked_up(self, saucer, token, cell))
        self.take_aboard(saucer, token)

    def picked(self) -> i64:
        """The crewmember whose pick-up an upgrade may answer now: the newest one."""
        return self.picks[len(self.picks) - 1] % 32

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

    def passable(self, saucer: i64) -> i64:
        """Two players: the crewmembers on a saucer or its partner that have the colour of the other one, as bits."""
        other = self.partner(saucer)
        return self.aboard[saucer] & self.own_colour(other) | self.aboard[other] & self.own_colour(saucer)

    # -- the end ----------------------------------------------------------------------------

    def win(self, seat: i64) -> None:
        """At once, whatever is not yet resolved (R-47). `position` tells it, as the last thing that happens."""
        if self.stage == FINISHED:
            return
        self.winner = seat
        self.stage = FINISHED
        self.phase = OVER
        self.mover = NO_SAUCER
