"""A position as JSON: complete for a file, or as far as one seat may know it (section 4)."""

from typing import Any

from crashyard.games.crash_and_grab.rules.board import OFF, TYPES
from crashyard.games.crash_and_grab.rules.moment import moment_of
from crashyard.games.crash_and_grab.rules.names import (
    colour_name,
    crew_name,
    crew_names,
    marker_names,
    place,
    plan_name,
    tile_name,
    upgrade_names,
)
from crashyard.games.crash_and_grab.rules.options import MODES, spell_colours
from crashyard.games.crash_and_grab.rules.state import CREW, NO_PLAN, UNKNOWN, CrashAndGrabState

ROTATIONS = {1: "clockwise", -1: "counter-clockwise"}


def colours_in_play(table: CrashAndGrabState) -> list[int]:
    """The colours of the saucers, and the extra one."""
    return sorted({*range(table.saucers), *([table.extra] if table.extra >= 0 else [])})


# -- what everybody may see -----------------------------------------------------------------


def _opening_json(table: CrashAndGrabState) -> dict[str, Any]:
    options = {"mode": MODES[table.titanium], "colours": spell_colours(int(table.players), table.colours)}
    return {"players": int(table.players), "options": options}


def _board_json(table: CrashAndGrabState) -> dict[str, Any]:
    markers = marker_names(table) if table.marker else None
    lying = sorted((table.on[cell] - CREW, cell) for cell in table.site if table.on[cell] >= CREW)
    lost = {colour: [TYPES[kind] for kind in range(4) if table.lost >> 4 * colour + kind & 1] for colour in range(6)}
    return {
        "tiles": [tile_name(table, slot, code) for slot, code in enumerate(table.tiles)],
        "markers": markers,
        "extra_colour": colour_name(table, table.extra),
        "lost": {table.colours[colour]: lost[colour] for colour in colours_in_play(table)},
        "crew": [crew_name(table, token) | {"at": place(cell)} for token, cell in lying],
    }


def _saucer_json(table: CrashAndGrabState, saucer: int) -> dict[str, Any]:
    """A saucer without its plan."""
    cell = table.at[saucer]
    return {
        "colour": table.colours[saucer],
        "seat": int(table.owner(saucer)),
        "at": None if cell == OFF else place(cell),
        "crew": crew_names(table, table.aboard[saucer]),
        "energy": table.energy[saucer],
        "boosters": table.boosters[saucer],
        "upgrades": upgrade_names(table.upgrades[saucer]),
        "revealed": bool(table.revealed >> saucer & 1),
        "override": bool(table.override >> saucer & 1),
        "moved": bool(table.moved >> saucer & 1),
    }


def _round_json(table: CrashAndGrabState) -> dict[str, Any]:
    return {
        "left_game": [seat for seat in range(table.players) if table.left_game >> seat & 1],
        "round": int(table.round),
        "probe": int(table.probe) if table.probe >= 0 else None,
        "rotation": None if table.rotation == UNKNOWN else ROTATIONS[table.rotation],
        "turn": int(table.turn),
        "winner": int(table.winner) if table.winner >= 0 else None,
    }


# -- the whole, and what a seat knows -------------------------------------------------------


def to_json(table: CrashAndGrabState) -> dict[str, Any]:
    """The complete state. The deck is in the order of the cards: nobody knows its own."""
    saucers = [_saucer_json(table, saucer) | {"plan": plan_name(table, saucer)} for saucer in range(table.saucers)]
    cards = {
        "deck": upgrade_names(table.deck),
        "discard": upgrade_names(table.discard),
        "drawn": upgrade_names(table.drawn),
        "deduced": upgrade_names(table.deduced),
        "fresh": upgrade_names(table.fresh),
    }
    shared = _opening_json(table) | _board_json(table) | {"saucers": saucers, "points": list(table.points)}
    return shared | cards | _round_json(table) | {"moment": moment_of(table)}


def view(table: CrashAndGrabState, viewer: int) -> dict[str, Any]:
    """What a seat may know: its own plans, those that are revealed, and of the others only whether they have planned.

    Of the deck everybody knows the number of cards. Drawn cards are known to who drew them.
    """
    saucers = []
    for saucer in range(table.saucers):
        known = table.owner(saucer) == viewer or table.revealed >> saucer & 1
        plan = {"plan": plan_name(table, saucer) if known else None, "planned": table.plan[saucer] != NO_PLAN}
        saucers.append(_saucer_json(table, saucer) | plan)
    drawn = upgrade_names(table.drawn)
    cards = {
        "deck": len(upgrade_names(table.deck)),
        "discard": upgrade_names(table.discard),
        "drawn": drawn if viewer == table.active else [None] * len(drawn),
        "deduced": upgrade_names(table.deduced),
        "fresh": upgrade_names(table.fresh),
    }
    shared = _opening_json(table) | _board_json(table) | {"saucers": saucers, "points": list(table.points)}
    return shared | cards | _round_json(table) | {"moment": moment_of(table), "awaited": table.awaited_seats()}
