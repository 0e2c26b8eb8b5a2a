"""The table as a row of numbers, as far as one seat may know it (section 4).

Saucers are written in their order round the state, the observer's own first, and so are the colours of the crew: the
colour of the first saucer written is the first colour, and colours without a saucer follow. Plans of others are
written when they are revealed, drawn cards for who drew them.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from crashyard.engine.observer import Observer, Sheet
from crashyard.engine.position import Position
from crashyard.games.crash_and_grab.rules.board import (
    ACCELERATOR,
    CELLS,
    COLOURS,
    EMPTY,
    LAST_SITE,
    OFF,
    TOKENS,
    TYPES,
)
from crashyard.games.crash_and_grab.rules.decisions.codes import MOST_SPACES
from crashyard.games.crash_and_grab.rules.stages import PHASE_NAMES, STAGE_NAMES
from crashyard.games.crash_and_grab.rules.state import (
    CLOCKWISE,
    CREW,
    NO_PLAN,
    NOTHING,
    ONE_COLOUR,
    PLANS_EACH,
    POINTS_TO_WIN,
    UNKNOWN,
    CrashAndGrabState,
    tokens_in,
)
from crashyard.games.crash_and_grab.rules.upgrades.deck import CARDS, HIGHEST

SIDE: Final = 10
BOARD: Final = 100
"""The cells of the greatest board; smaller ones lie in its upper left."""
WINDOWS: Final = 7
"""The windows of upgrades with a question."""
MOST_SHOWN: Final = 20
"""Energy, boosters and bounces know no limit; more than this is written as this."""

SPACE_OF: Final = vec[i64](
    [SIDE * row + col if 0 <= row < SIDE and 0 <= col < SIDE else 0 for row in range(-1, 11) for col in range(-1, 11)]
)
"""The place of a cell among the spaces of the greatest board."""


def _tiles(state: CrashAndGrabState) -> i64:
    """The tiles as they lie; an upgrade can turn them."""
    key: i64 = 0
    slot: i64 = 0
    while slot < len(state.tiles):
        key = 128 * key + state.tiles[slot]
        slot += 1
    return key


def _at_most(number: i64) -> i64:
    if number > MOST_SHOWN:
        return MOST_SHOWN
    return number


@final
class CrashAndGrabObserver(Observer):
    def __init__(self, players: int) -> None:
        super().__init__(players)
        self._saucers: i64 = 4 if players == 2 else players
        self._name_table(players, int(self._saucers))
        self._name_turn(players, int(self._saucers))

    def _name_table(self, players: int, saucers: int) -> None:
        each, fleet, cards, crew = (players,), (saucers,), (HIGHEST + 1,), (len(COLOURS), len(TYPES))
        self._seat = self.part("seat", each, 1, "1 at the number of the own seat, the only part that is not turned")
        self._awaited = self.part("awaited", each, 1, "who is awaited")
        self._titanium = self.part("titanium", (1,), 1, "whether Twisted Titanium is played")
        self._left_game = self.part("left_game", each, 1, "who has left the game")
        self._points = self.part("points", each, POINTS_TO_WIN, "points, in Twisted Titanium")
        self._sites = self.part("sites", (SIDE, SIDE), LAST_SITE, "the number of the crash site on each space, or 0")
        self._accelerators = self.part("accelerators", (SIDE, SIDE), 1, "accelerators")
        self._saucer_at = self.part("saucer_at", (saucers, SIDE, SIDE), 1, "where each saucer is")
        self._own_crew = self.part("own_crew", (len(TYPES), SIDE, SIDE), 1, "crew of the own colours on the board")
        self._other_crew = self.part("other_crew", (len(TYPES), SIDE, SIDE), 1, "crew of other colours on the board")
        self._crew_site = self.part("crew_site", crew, LAST_SITE, "the crash site on which each crewmember lies, or 0")
        self._lost = self.part("lost", crew, 1, "the Lost Crewmembers")
        self._extra = self.part("extra", (len(COLOURS),), 1, "the colour in play that no saucer has")
        self._aboard = self.part("aboard", (saucers, *crew), 1, "who is aboard each saucer")
        self._energy = self.part("energy", fleet, MOST_SHOWN, "energy, 20 for more")
        self._boosters = self.part("boosters", fleet, MOST_SHOWN, "boosters, 20 for more")
        self._upgrades = self.part("upgrades", (saucers, HIGHEST + 1), 1, "upgrades, by the number of the card")
        self._discard = self.part("discard", cards, 1, "the discard pile")
        self._deck = self.part("deck", (1,), len(CARDS), "cards in the deck")
        self._drawn = self.part("drawn", cards, 1, "drawn cards, for who drew them")
        self._looking = self.part("looking", (1,), len(CARDS), "how many cards somebody has drawn")
        self._deduced = self.part("deduced", cards, 1, "of these, what everybody can deduce")
        self._fresh = self.part("fresh", cards, 1, "upgrades acquired this turn")

    def _name_turn(self, players: int, saucers: int) -> None:
        each, fleet, crew = (players,), (saucers,), (len(COLOURS), len(TYPES))
        self._round = self.part("round", (1,), 255, "rounds begun")
        self._probe = self.part("probe", each, 1, "who has the probe")
        self._rotation = self.part("rotation", (2,), 1, "clockwise, counter-clockwise")
        self._turn = self.part("turn", (1,), 6, "turns begun in this round")
        self._planned = self.part("planned", fleet, 1, "which saucers have a plan")
        self._plan = self.part("plan", (saucers, PLANS_EACH), 1, "4 * card + direction: plans that the seat knows")
        self._revealed = self.part("revealed", fleet, 1, "whose plan is revealed")
        self._override = self.part("override", fleet, 1, "who has an override token")
        self._moved = self.part("moved", fleet, 1, "who has begun its turn in this round")
        self._stage = self.part("stage", (len(STAGE_NAMES),), 1, "where the round stands, in the order of `stages.py`")
        self._phase = self.part("phase", (len(PHASE_NAMES),), 1, "what is asked, in the order of `stages.py`")
        self._window = self.part("window", (WINDOWS,), 1, "the window of the upgrades that may be used")
        self._active = self.part("active", each, 1, "whose turn it is")
        self._saucer = self.part("saucer", fleet, 1, "the turn saucer")
        self._mover = self.part("mover", fleet, 1, "the saucer that is moving")
        self._asked = self.part("asked", fleet, 1, "the saucer that is asked")
        self._placing = self.part("placing", fleet, 1, "the saucer that is to be placed")
        self._placing_crew = self.part("placing_crew", crew, 1, "the crewmember that is to be placed")
        self._heading = self.part("heading", (4,), 1, "up, right, down, left")
        self._distance = self.part(
            "distance", (3,), MOST_SPACES, "distance of the turn and of the movement, and of that left"
        )
        self._flags = self.part(
            "flags", (5,), 1, "free direction, crew acquired, boosts over, under its own power, crew found on its space"
        )
        self._bounces = self.part("bounces", (1,), MOST_SHOWN, "accelerators left in this turn, 20 for more")
        self._used = self.part("used", (HIGHEST + 1,), 1, "once-per-turn upgrades used in this turn")
        self._penalties = self.part("penalties", (1,), 2, "own saucers that crashed, not paid for yet")
        self._rewards = self.part("rewards", fleet, MOST_SHOWN, "opposing saucers that crashed, not paid for yet")
        self._losses = self.part("losses", fleet, MOST_SHOWN, "saucers that must lose a crewmember")
        self._flagged = self.part("flagged", crew, 1, "crew that may be passed")
        self._declined = self.part("declined", crew, 1, "crew that could be passed and was not")
        self._picks = self.part("picks", crew, 1, "crew whose pick-up may still be answered")

    # -- places -----------------------------------------------------------------------------

    def _fleet(self, saucer: i64, seat: i64) -> i64:
        """The place of a saucer, or of a colour."""
        if seat < 0 or saucer >= self._saucers:
            return saucer
        place = saucer - seat
        return place if place >= 0 else place + self._saucers

    def _token(self, token: i64, seat: i64) -> i64:
        return 4 * self._fleet(token >> 2, seat) + (token & 3)

    def _write_crew(self, crew: i64, seat: i64, sheet: Sheet, place: i64) -> None:
        """A set of crewmembers."""
        colour: i64 = 0
        while crew:
            if crew & ONE_COLOUR:
                sheet.mark(place + 4 * self._fleet(colour, seat), crew & ONE_COLOUR)
            crew >>= 4
            colour += 1

    def _write_saucer(self, saucer: i64, seat: i64, sheet: Sheet, place: i64) -> None:
        """One saucer, if there is any."""
        if saucer >= 0:
            sheet.put(place + self._fleet(saucer, seat), 1)

    # -- writing ----------------------------------------------------------------------------

    def write(self, position: Position, seat: i64, sheet: Sheet) -> None:
        assert isinstance(position, CrashAndGrabState)
        if not sheet.keeps(_tiles(position), position.discard):
            self._write_tiles(position, sheet)
            sheet.mark(self._discard, position.discard)
            sheet.stand()
        if seat >= 0:
            sheet.put(self._seat + seat, 1)
        self.write_awaited(position, seat, sheet, self._awaited)
        self._write_board(position, seat, sheet)
        saucer: i64 = 0
        while saucer < self._saucers:
            self._write_of_saucer(position, saucer, seat, sheet)
            saucer += 1
        self._write_cards(position, seat, sheet)
        self._write_round(position, seat, sheet)
        self._write_moment(position, seat, sheet)

    def _write_board(self, state: CrashAndGrabState, seat: i64, sheet: Sheet) -> None:
        crewed = state.crewed
        site: i64 = 1
        while crewed >> site:
            if crewed >> site & 1:
                self._write_lying(state, state.crew_on(state.site[site]), site, seat, sheet)
            site += 1

    def _write_tiles(self, state: CrashAndGrabState, sheet: Sheet) -> None:
        cell: i64 = 0
        while cell < CELLS:
            kind = state.kind[cell]
            if kind == ACCELERATOR:
                sheet.put(self._accelerators + SPACE_OF[cell], 1)
            elif EMPTY < kind <= LAST_SITE:
                sheet.put(self._sites + SPACE_OF[cell], kind)
            cell += 1

    def _write_lying(self, state: CrashAndGrabState, token: i64, site: i64, seat: i64, sheet: Sheet) -> None:
        colour = token // 4
        own = seat >= 0 and colour < self._saucers and state.owner(colour) == seat
        planes = self._own_crew if own else self._other_crew
        sheet.put(planes + BOARD * (token % 4) + SPACE_OF[state.site[site]], 1)
        sheet.put(self._crew_site + self._token(token, seat), site)

    def _write_of_saucer(self, state: CrashAndGrabState, saucer: i64, seat: i64, sheet: Sheet) -> None:
        """What lies before one saucer; its plan only if the seat may know it."""
        place = self._fleet(saucer, seat)
        at, aboard, plan = state.at[saucer], state.aboard[saucer], state.plan[saucer]
        revealed = state.revealed >> saucer & 1
        if at != OFF:
            sheet.put(self._saucer_at + BOARD * place + SPACE_OF[at], 1)
        if aboard:
            self._write_crew(aboard, seat, sheet, self._aboard + TOKENS * place)
        sheet.put(self._energy + place, _at_most(state.energy[saucer]))
        sheet.put(self._boosters + place, _at_most(state.boosters[saucer]))
        sheet.mark(self._upgrades + (HIGHEST + 1) * place, state.upgrades[saucer])
        sheet.put(self._revealed + place, revealed)
        sheet.put(self._override + place, state.override >> saucer & 1)
        sheet.put(self._moved + place, state.moved >> saucer & 1)
        if plan != NO_PLAN:
            sheet.put(self._planned + place, 1)
            if revealed or state.owner(saucer) == seat:
                sheet.put(self._plan + PLANS_EACH * place + plan, 1)

    def _write_cards(self, state: CrashAndGrabState, seat: i64, sheet: Sheet) -> None:
        self._write_crew(state.lost, seat, sheet, self._lost)
        self._write_saucer(state.extra, seat, sheet, self._extra)
        sheet.put(self._deck, tokens_in(state.deck))
        sheet.put(self._looking, tokens_in(state.drawn))
        sheet.mark(self._deduced, state.deduced)
        sheet.mark(self._fresh, state.fresh)
        if seat == state.active:
            sheet.mark(self._drawn, state.drawn)

    def _write_seats(self, state: CrashAndGrabState, seat: i64, sheet: Sheet) -> None:
        """What an ordinary play has nothing of: points, and seats that have left."""
        sheet.put(self._titanium, i64(state.titanium))
        other: i64 = 0
        while other < self.players:
            turned = self.turned(other, seat)
            sheet.put(self._left_game + turned, state.left_game >> other & 1)
            sheet.put(self._points + turned, min(state.points[other], POINTS_TO_WIN))
            other += 1

    def _write_round(self, state: CrashAndGrabState, seat: i64, sheet: Sheet) -> None:
        if state.titanium or state.left_game:
            self._write_seats(state, seat, sheet)
        sheet.put(self._round, state.round)
        if state.probe >= 0:
            sheet.put(self._probe + self.turned(state.probe, seat), 1)
        if state.rotation != UNKNOWN:
            sheet.put(self._rotation + i64(state.rotation != CLOCKWISE), 1)
        sheet.put(self._turn, state.turn)
        sheet.put(self._stage + state.stage, 1)
        sheet.put(self._phase + state.phase, 1)

    def _write_moment(self, state: CrashAndGrabState, seat: i64, sheet: Sheet) -> None:
        """What is asked, and how far the turn has come; nothing of it is hidden from anybody."""
        sheet.mark(self._window, state.window)
        if state.active >= 0:
            sheet.put(self._active + self.turned(state.active, seat), 1)
        self._write_saucer(state.saucer, seat, sheet, self._saucer)
        self._write_saucer(state.mover, seat, sheet, self._mover)
        self._write_saucer(state.asked, seat, sheet, self._asked)
        if state.placing >= CREW:
            sheet.put(self._placing_crew + self._token(state.placing - CREW, seat), 1)
        elif state.placing != NOTHING:
            self._write_saucer(state.placing - 1, seat, sheet, self._placing)
        sheet.put(self._heading + state.heading, 1)
        sheet.put(self._distance, state.distance)
        sheet.put(self._distance + 1, state.travel)
        sheet.put(self._distance + 2, state.left)
        sheet.put(self._flags, i64(state.free))
        sheet.put(self._flags + 1, i64(state.acquired))
        sheet.put(self._flags + 2, i64(state.boosted_out))
        sheet.put(self._flags + 3, i64(state.own))
        sheet.put(self._flags + 4, i64(state.grabbed))
        sheet.put(self._bounces, _at_most(state.bounces))
        sheet.mark(self._used, state.used)
        sheet.put(self._penalties, state.penalties)
        self._write_queues(state, seat, sheet)

    def _write_queues(self, state: CrashAndGrabState, seat: i64, sheet: Sheet) -> None:
        self._write_crew(state.flagged, seat, sheet, self._flagged)
        self._write_crew(state.declined, seat, sheet, self._declined)
        index: i64 = 0
        while index < len(state.rewards):
            sheet.add(self._rewards + self._fleet(state.rewards[index], seat), 1)
            index += 1
        index = 0
        while index < len(state.losses):
            sheet.add(self._losses + self._fleet(state.losses[index], seat), 1)
            index += 1
        index = 0
        while index < len(state.picks):
            sheet.put(self._picks + self._token(state.picks[index] % 32, seat), 1)
            index += 1
