"""Section 4: the board, the markers, the probe, and where saucers and pilots lie at the beginning."""

from librt.vecs import append, vec
from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.games.crash_and_grab.rules import events
from crashyard.games.crash_and_grab.rules.board import CHOICES, COLOURS, OFF
from crashyard.games.crash_and_grab.rules.stages import (
    BOOSTER,
    EXTRA_COLOUR,
    FIRST_BOOSTER,
    FIRST_PILOTS,
    FIRST_PROBE,
    FIRST_SAUCERS,
    LAY_MARKERS,
    MARKS,
    PICK_COLOUR,
    PICK_PROBE,
    PILOT,
    ROLL,
    SAUCER,
    TILE,
)
from crashyard.games.crash_and_grab.rules.state import CREW, NO_SAUCER, ONE_COLOUR
from crashyard.games.crash_and_grab.rules.tabletop import Tabletop

# -- the board ------------------------------------------------------------------------------


def fill_tiles(table: Tabletop, actions: Actions) -> None:
    """Every tile that is not laid yet and fits the next slot, on both sides, in every rotation (section 3.2)."""
    choices = CHOICES[table.players][len(table.tiles)]
    index: i64 = 0
    while index < len(choices):
        if not is_laid(table, choices[index] // 8):
            actions.add(choices[index])
        index += 1


def is_laid(table: Tabletop, tile: i64) -> bool:
    index: i64 = 0
    while index < len(table.tiles):
        if table.tiles[index] // 8 == tile:
            return True
        index += 1
    return False


def forbids_tile(table: Tabletop, code: i64) -> str | None:
    choices = CHOICES[table.players][len(table.tiles)]
    index: i64 = 0
    while index < len(choices):
        if choices[index] == code:
            return "tile-is-laid" if is_laid(table, code // 8) else None
        index += 1
    return "unknown-action"


def lay_tile(table: Tabletop, code: i64) -> None:
    slot: i64 = len(table.tiles)
    table.tiles = append(table.tiles, code)
    table.show_tile(slot, code)
    if table.listening():
        table.tell(events.tile_laid(table, slot, code))


def markers_of(code: i64) -> vec[i64]:
    """One of the 24 orders of the four markers around the board (section 3.5)."""
    left = vec[i64]([0, 1, 2, 3])
    marker = vec[i64]([0, 0, 0, 0])
    side: i64 = 0
    while side < 4:
        count = 4 - side
        index = code % count
        code //= count
        marker[side] = left[index]
        left[index] = left[count - 1]
        side += 1
    return marker


def lay_markers(table: Tabletop, code: i64) -> None:
    table.marker = markers_of(code)
    if table.listening():
        table.tell(events.markers_laid(table))


# -- crew and probe -------------------------------------------------------------------------


def add_extra_colour(table: Tabletop, colour: i64) -> None:
    """The crewmembers of a colour that no saucer has join the Lost Crewmembers."""
    table.extra = colour
    table.lost |= ONE_COLOUR << 4 * colour
    if table.listening():
        table.tell(events.extra_colour_added(table, colour))


def take_first_probe(table: Tabletop, seat: i64) -> None:
    table.probe = seat
    if table.listening():
        table.tell(events.probe_taken(table, "section 4"))


def give_first_booster(table: Tabletop, saucer: i64) -> None:
    table.boosters[saucer] += 1
    if table.listening():
        table.tell(events.boosters_gained(table, saucer, 1))


# -- the stages of setup --------------------------------------------------------------------


def set_up(table: Tabletop) -> None:
    """Go on with the setup: ask, or go to the next stage; after the last one the first round begins."""
    if table.stage < PICK_COLOUR:
        table.phase = TILE
        if len(table.tiles) == len(CHOICES[table.players]):
            table.stage = LAY_MARKERS
            table.phase = MARKS
    elif table.stage == PICK_COLOUR:
        if table.saucers < len(COLOURS) - 1:
            table.phase = EXTRA_COLOUR
            return
        if table.saucers < len(COLOURS):
            add_extra_colour(table, len(COLOURS) - 1)
        table.stage = PICK_PROBE
    elif table.stage == PICK_PROBE:
        table.phase = FIRST_PROBE
    elif table.stage == FIRST_SAUCERS:
        place_first_saucers(table)
    elif table.stage == FIRST_BOOSTER:
        find_first_booster(table)
    else:
        place_first_pilots(table)


def next_off_board(table: Tabletop) -> i64:
    """Going clockwise from the probe: the first seat with a saucer off the board, or -1."""
    offset: i64 = 0
    while offset < table.players:
        seat = (table.probe + offset) % table.players
        if table.at[seat] == OFF or (table.players == 2 and table.at[seat + 2] == OFF):
            return seat
        offset += 1
    return -1


def call_saucer(table: Tabletop, seat: i64) -> i64:
    """The saucer of a seat that is placed next; NO_SAUCER if its owner must choose (sections 4 and 7)."""
    table.active = seat
    if table.players > 2:
        return seat
    if table.at[seat] == OFF and table.at[seat + 2] == OFF:
        return NO_SAUCER
    return seat if table.at[seat] == OFF else seat + 2


def place_first_saucers(table: Tabletop) -> None:
    seat = next_off_board(table)
    if seat < 0:
        table.stage = FIRST_BOOSTER
        return
    saucer = call_saucer(table, seat)
    if saucer == NO_SAUCER:
        table.phase = SAUCER
        return
    table.placing = saucer + 1
    table.phase = ROLL


def find_first_booster(table: Tabletop) -> None:
    """With four players and more it is the player to the probe's right; two have it between their pilots."""
    table.stage = FIRST_PILOTS
    if table.players > 3:
        give_first_booster(table, (table.probe - 1) % table.players)


def place_first_pilots(table: Tabletop) -> None:
    """Clockwise from the probe, who has neither the probe nor a booster."""
    if table.players == 2:
        place_pilots_of_two(table)
        return
    offset: i64 = 0
    while offset < table.players:
        seat = (table.probe + offset) % table.players
        table.active = seat
        offset += 1
        if seat != table.probe and table.boosters[seat] == 0 and has_pilot(table, seat):
            call_pilot(table, seat)
            return
    table.stage += 1


def place_pilots_of_two(table: Tabletop) -> None:
    """Who has the probe places the pilot of one of their saucers; then the other player gives a saucer the booster and
    places the pilot of the other one.
    """
    first, second = table.probe, 1 - table.probe
    if has_pilot(table, first) and has_pilot(table, first + 2):
        table.active = first
        table.phase = PILOT
        return
    table.active = second
    if table.boosters[second] + table.boosters[second + 2] == 0:
        table.phase = BOOSTER
    elif has_pilot(table, second) and has_pilot(table, second + 2):
        call_pilot(table, second + 2 if table.boosters[second] > 0 else second)
    else:
        table.stage += 1


def has_pilot(table: Tabletop, saucer: i64) -> bool:
    """Whether the pilot of a saucer's colour is still in its queue."""
    return table.lost >> 4 * saucer & 1 == 1


def call_pilot(table: Tabletop, saucer: i64) -> None:
    table.placing = CREW + 4 * saucer
    table.phase = ROLL
    if table.listening():
        table.tell(events.crew_called(table, 4 * saucer))
