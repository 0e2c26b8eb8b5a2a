"""Sections 1 to 3: what lies on the table. `tabletop` has the small changes that everything else is made of."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from crashyard.engine.forms.state import Known, StateField
from crashyard.engine.position import Position
from crashyard.games.crash_and_grab.rules.board import (
    ACCELERATOR,
    CELLS,
    COLOURS,
    EDGE,
    LAST_SITE,
    OFF,
)
from crashyard.games.crash_and_grab.rules.stages import LAY_TILES, TILE
from crashyard.games.crash_and_grab.rules.tuning import USUAL, CrashAndGrabTuning

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
"""As many as there are, and as many stations as a saucer has."""
ONE_TYPE: Final = 0x111111
"""The pilots of all six colours, as bits; shifted by a type, its crewmembers."""
ONE_COLOUR: Final = 0xF

POINTS_TO_WIN: Final = 3
"""Twisted Titanium, by its usual parameters."""


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


NO_NUMBERS: Final = vec[i64]()
"""What a field of numbers is before anything lies there; every copy begins so, and it is quicker not made anew."""


class CrashAndGrabState(Position):
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
        self.tuning: CrashAndGrabTuning = USUAL
        self.quota: i64 = 2 if players < 5 else players - 2
        """How many crewmembers should lie on the board at the end of every turn: Q."""

        self.tiles: vec[i64] = NO_NUMBERS
        """The code of the tile in each slot, as far as they are laid."""
        self.kind: vec[i64] = NO_NUMBERS
        self.site: vec[i64] = NO_NUMBERS
        """The cell of each crash site, 1 to 12."""
        self.marker: vec[i64] = NO_NUMBERS
        """The marker at each side of the board."""
        self.extra: i64 = -1
        """The colour in play that no saucer has, or -1."""

        self.on: vec[u8] = vec[u8]()
        self.at: vec[i64] = NO_NUMBERS
        """The cell of each saucer, or OFF."""
        self.lost: i64 = 0
        """The Lost Crewmembers; a colour's queue is in the order of the types."""
        self.crew_out: i64 = 0
        """How many crewmembers lie on the board."""
        self.crewed: i64 = 0
        """The crash sites on which they lie, as bits."""
        self.aboard: vec[i64] = NO_NUMBERS
        self.energy: vec[i64] = NO_NUMBERS
        self.boosters: vec[i64] = NO_NUMBERS
        self.upgrades: vec[i64] = NO_NUMBERS
        self.points: vec[i64] = NO_NUMBERS
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
        self.plan: vec[i64] = NO_NUMBERS
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
        self.dallied: vec[i64] = NO_NUMBERS
        """How often each saucer has left one so since plans were made. No rule asks for it: whoever thinks ahead holds
        it against its seat, or they would go to and fro for ever.
        """
        self.penalties: i64 = 0
        self.rewards: vec[i64] = NO_NUMBERS
        """The opposing saucers that crashed, in that order, and are not paid for yet."""
        self.losses: vec[i64] = NO_NUMBERS
        """Twisted Titanium: the saucers that must lose a crewmember."""
        self.picks: vec[i64] = NO_NUMBERS
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
        self.on = vec[u8]([NOTHING] * CELLS)
        self.at = vec[i64]([OFF] * count)
        self.dallied = vec[i64]([0] * count)
        self.aboard = vec[i64]([0] * count)
        self.energy = vec[i64]([self.tuning.start_energy] * count)
        self.boosters = vec[i64]([0] * count)
        self.upgrades = vec[i64]([0] * count)
        self.plan = vec[i64]([NO_PLAN] * count)
        self.points = vec[i64]([0] * int(self.players))

    def copy_into(self, twin: "CrashAndGrabState") -> None:
        """Make another table for as many players the same, field by field in the order of `FIELDS`.

        What lies for good is shared: whoever changes the tiles after setup replaces them. So is what saucers have.
        """
        twin.titanium = self.titanium
        twin.colours = self.colours
        twin.tuning = self.tuning
        twin.quota = self.quota
        if self.phase == TILE:
            twin.tiles = self.tiles[:]
            twin.kind = self.kind[:]
            twin.site = self.site[:]
        else:
            twin.tiles = self.tiles
            twin.kind = self.kind
            twin.site = self.site
        twin.marker = self.marker
        twin.extra = self.extra
        twin.on = self.on[:]
        twin.at = self.at[:]
        twin.lost = self.lost
        twin.crew_out = self.crew_out
        twin.crewed = self.crewed
        twin.aboard = self.aboard
        twin.energy = self.energy
        twin.boosters = self.boosters
        twin.upgrades = self.upgrades
        twin.points = self.points
        twin.deck = self.deck
        twin.discard = self.discard
        twin.drawn = self.drawn
        twin.deduced = self.deduced
        twin.fresh = self.fresh
        twin.round = self.round
        twin.probe = self.probe
        twin.rotation = self.rotation
        twin.turn = self.turn
        twin.plan = self.plan[:]
        twin.revealed = self.revealed
        twin.override = self.override
        twin.moved = self.moved
        twin.left_game = self.left_game
        twin.saucer = self.saucer
        twin.active = self.active
        twin.free = self.free
        twin.distance = self.distance
        twin.heading = self.heading
        twin.used = self.used
        twin.acquired = self.acquired
        twin.flagged = self.flagged
        twin.declined = self.declined
        twin.boosted_out = self.boosted_out
        twin.bounces = self.bounces
        twin.dallied = self.dallied[:]
        twin.penalties = self.penalties
        twin.rewards = self.rewards[:]
        twin.losses = self.losses[:]
        twin.picks = self.picks[:]
        twin.mover = self.mover
        twin.travel = self.travel
        twin.left = self.left
        twin.own = self.own
        twin.grabbed = self.grabbed
        twin.stage = self.stage
        twin.phase = self.phase
        twin.window = self.window
        twin.asked = self.asked
        twin.placing = self.placing
        twin.winner = self.winner

    # -- questions --------------------------------------------------------------------------

    def owner(self, saucer: i64) -> i64:
        return saucer if saucer < self.players else saucer - self.players

    def partner(self, saucer: i64) -> i64:
        """Two players: the other saucer of the same owner."""
        return saucer ^ 2

    def active_upgrades(self, saucer: i64) -> i64:
        """As bits; those bought in this turn are not active yet."""
        return self.upgrades[saucer] & ~self.fresh

    def has_saucer(self, saucer: i64, cell: i64) -> bool:
        """Whether this saucer is on a cell."""
        return i64(self.on[cell]) == saucer + 1

    def saucer_on(self, cell: i64) -> i64:
        """The saucer on a cell; one must be there."""
        return i64(self.on[cell]) - 1

    def crew_on(self, cell: i64) -> i64:
        """The crewmember that lies on a cell; less than 0 if none lies there."""
        return i64(self.on[cell]) - CREW

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

    def picked(self) -> i64:
        """The crewmember whose pick-up an upgrade may answer now: the newest one."""
        return self.picks[len(self.picks) - 1] % 32

    def cell_of_crew(self, token: i64) -> i64:
        """The cell on which a crewmember lies; it must be a crash site."""
        site: i64 = 1
        while self.crew_on(self.site[site]) != token:
            site += 1
        return self.site[site]

    def passable(self, saucer: i64) -> i64:
        """Two players: the crewmembers on a saucer or its partner that have the colour of the other one, as bits."""
        other = self.partner(saucer)
        return self.aboard[saucer] & self.own_colour(other) | self.aboard[other] & self.own_colour(saucer)


_SAUCERS: Final = "saucers"
"""In files and views everything that a saucer has stands with it."""
_STOCK: Final = "whoever changes it writes it anew"
_LAID: Final = "laid in setup; whoever turns a tile later replaces it"

FIELDS: Final[tuple[StateField, ...]] = (
    StateField("players", unobserved="an observer is made for one number of players"),
    StateField("saucers", derived="players", unobserved="as `players`"),
    StateField("titanium", file="options.mode", observed="titanium"),
    StateField(
        "colours", file="options.colours", unobserved="colours are written by their numbers", shared="nobody changes it"
    ),
    StateField(
        "tuning", file="options", unobserved="what it decides is seen when it is decided", shared="nobody changes it"
    ),
    StateField("quota", derived="players, tuning", unobserved="as `tuning`"),
    StateField("tiles", unobserved="what they show is: `kind`", shared=_LAID),
    StateField("kind", derived="tiles", observed="sites, accelerators", shared=_LAID),
    StateField("site", derived="tiles", observed="own_crew, other_crew", shared=_LAID),
    StateField(
        "marker", file="markers", unobserved="directions are written by the sides of the board", shared="laid in setup"
    ),
    StateField("extra", file="extra_colour", observed="extra"),
    StateField("on", file="crew", observed="own_crew, other_crew, crew_site"),
    StateField("at", file=_SAUCERS, observed="saucer_at"),
    StateField("lost", observed="lost"),
    StateField("crew_out", derived="on", unobserved="follows from the crew on the board"),
    StateField("crewed", derived="on, kind", unobserved="follows from the crew on the board"),
    StateField("aboard", file=_SAUCERS, observed="aboard", shared=_STOCK),
    StateField("energy", file=_SAUCERS, observed="energy", shared=_STOCK),
    StateField("boosters", file=_SAUCERS, observed="boosters", shared=_STOCK),
    StateField("upgrades", file=_SAUCERS, observed="upgrades", shared=_STOCK),
    StateField("points", observed="points", shared=_STOCK),
    StateField("deck", Known.NOBODY, observed="deck"),
    StateField("discard", observed="discard"),
    StateField("drawn", Known.OWNER, observed="drawn, looking"),
    StateField("deduced", observed="deduced"),
    StateField("fresh", observed="fresh"),
    StateField("round", observed="round"),
    StateField("probe", observed="probe"),
    StateField("rotation", observed="rotation"),
    StateField("turn", observed="turn"),
    StateField("plan", Known.OWNER, file=_SAUCERS, observed="plan, planned"),
    StateField("revealed", file=_SAUCERS, observed="revealed"),
    StateField("override", file=_SAUCERS, observed="override"),
    StateField("moved", file=_SAUCERS, observed="moved"),
    StateField("left_game", observed="left_game"),
    StateField("saucer", file="moment.saucer", observed="saucer"),
    StateField("active", file="moment.active", observed="active"),
    StateField("free", file="moment.free", observed="flags"),
    StateField("distance", file="moment.distance", observed="distance"),
    StateField("heading", file="moment.heading", observed="heading"),
    StateField("used", file="moment.used", observed="used"),
    StateField("acquired", file="moment.acquired", observed="flags"),
    StateField("flagged", file="moment.flagged", observed="flagged"),
    StateField("declined", file="moment.declined", observed="declined"),
    StateField("boosted_out", file="moment.boosted_out", observed="flags"),
    StateField("bounces", file="moment.bounces", observed="bounces"),
    StateField("dallied", unsaved="only bots that think ahead ask for it", unobserved="as in files"),
    StateField("penalties", file="moment.penalties", observed="penalties"),
    StateField("rewards", file="moment.rewards", observed="rewards"),
    StateField("losses", file="moment.losses", observed="losses"),
    StateField("picks", file="moment.picks", observed="picks"),
    StateField("mover", file="moment.mover", observed="mover"),
    StateField("travel", file="moment.travel", observed="distance"),
    StateField("left", file="moment.left", observed="distance"),
    StateField("own", file="moment.own", observed="flags"),
    StateField("grabbed", file="moment.grabbed", observed="flags"),
    StateField("stage", file="moment.stage", observed="stage"),
    StateField("phase", file="moment.phase", observed="phase"),
    StateField("window", file="moment.window", observed="window"),
    StateField("asked", file="moment.asked", observed="asked"),
    StateField("placing", file="moment.placing", observed="placing, placing_crew"),
    StateField("winner", unobserved="nobody observes a game that is over; its points and stations tell it"),
)
"""Everything that a position consists of, each field once: who knows it, and where files and observations tell it."""
