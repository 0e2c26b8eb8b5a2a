"""Sections 5, 12 and 13: what happens before and after the turns of a round, and how a turn begins."""

from mypy_extensions import i64

from crashyard.games.crash_and_grab.rules import events
from crashyard.games.crash_and_grab.rules.stages import NEXT_SAUCER, PLACE, PLANS
from crashyard.games.crash_and_grab.rules.state import NO_PLAN, NO_SAUCER, UNKNOWN
from crashyard.games.crash_and_grab.rules.tabletop import Tabletop


def begin_round(table: Tabletop) -> None:
    table.round += 1
    table.turn = 0
    table.moved = 0
    table.revealed = 0
    table.override = 0
    table.rotation = UNKNOWN
    table.saucer = NO_SAUCER
    table.active = -1
    table.stage = PLANS
    saucer: i64 = 0
    while saucer < table.saucers:
        table.plan[saucer] = NO_PLAN
        saucer += 1
    if table.listening():
        table.tell(events.round_began(table))


def fix_rotation(table: Tabletop) -> None:
    """The turn direction is known: the last saucer, with six players the last two, get override tokens."""
    if table.players >= 5:
        table.override = 1 << (table.probe - table.rotation) % table.players
    if table.players == 6:
        table.override |= 1 << (table.probe - 2 * table.rotation) % table.players
    if table.listening():
        table.tell(events.rotation_fixed(table))
    table.stage = NEXT_SAUCER


def begin_turn(table: Tabletop, saucer: i64) -> None:
    table.turn += 1
    table.moved |= 1 << saucer
    table.saucer = saucer
    table.active = table.owner(saucer)
    table.free = False
    table.distance = 0
    table.acquired = False
    table.boosted_out = False
    table.bounces = 0
    table.stage = PLACE
    if table.listening():
        table.tell(events.turn_began(table))


def move_probe(table: Tabletop) -> None:
    """E2: to the lowest stationed count; of those tied, to who took the last turn latest (section 13)."""
    lowest: i64 = 9
    holder: i64 = table.probe
    place: i64 = 0
    while place < table.players:
        if table.players == 2:
            seat = (table.probe + place) % 2
        else:
            seat = (table.probe + table.rotation * place) % table.players
        count = table.count_of(seat)
        if count <= lowest:
            lowest = count
            holder = seat
        place += 1
    if holder != table.probe:
        table.probe = holder
        if table.listening():
            table.tell(events.probe_taken(table, "section 13"))
    begin_round(table)
