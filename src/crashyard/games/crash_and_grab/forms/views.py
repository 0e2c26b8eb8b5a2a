"""A position as JSON: complete for a file, or as far as one seat may know it (section 4)."""

from typing import Any

from crashyard.games.crash_and_grab.rules.board import DIRECTIONS, OFF, SLOTS, TYPES
from crashyard.games.crash_and_grab.rules.deck import CARDS
from crashyard.games.crash_and_grab.rules.events import card_name, crew_name, crew_names, marker_name, place
from crashyard.games.crash_and_grab.rules.options import MODES, spell_colours
from crashyard.games.crash_and_grab.rules.stages import PHASE_NAMES, STAGE_NAMES
from crashyard.games.crash_and_grab.rules.table import CREW, NO_PLAN, NOTHING, UNKNOWN, Table

ROTATIONS = {1: "clockwise", -1: "counter-clockwise"}
WINDOWS = ("placing", "start", "entering", "collision", "pick_up", "end", "first_turn")
"""The windows in which somebody is asked, by the number of their bit."""


def upgrade_names(cards: int) -> list[str]:
    """A set of upgrade cards, in the order of their numbers."""
    return [card.name for card in CARDS if cards & card.bit] if cards else []


def colours_in_play(table: Table) -> list[int]:
    """The colours of the saucers, and the extra one."""
    return sorted({*range(table.saucers), *([table.extra] if table.extra >= 0 else [])})


def colour_name(table: Table, saucer: int) -> str | None:
    return table.colours[saucer] if saucer >= 0 else None


# -- what everybody may see -----------------------------------------------------------------


def _opening_json(table: Table) -> dict[str, Any]:
    options = {"mode": MODES[table.titanium], "colours": spell_colours(int(table.players), table.colours)}
    return {"players": int(table.players), "options": options}


def spell_tile(slot: str, code: int) -> dict[str, Any]:
    """A tile as it lies."""
    return {"slot": slot, "tile": code // 8, "side": "AB"[code // 4 % 2], "turns": code % 4}


def _board_json(table: Table) -> dict[str, Any]:
    slots = SLOTS[table.players]
    markers = (
        {side: marker_name(table, direction) for direction, side in enumerate(DIRECTIONS)} if table.marker else None
    )
    lying = sorted((table.on[cell] - CREW, cell) for cell in table.site if table.on[cell] >= CREW)
    lost = {colour: [TYPES[kind] for kind in range(4) if table.lost >> 4 * colour + kind & 1] for colour in range(6)}
    return {
        "tiles": [spell_tile(slots[slot]["slot"], code) for slot, code in enumerate(table.tiles)],
        "markers": markers,
        "extra_colour": colour_name(table, table.extra),
        "lost": {table.colours[colour]: lost[colour] for colour in colours_in_play(table)},
        "crew": [crew_name(table, token) | {"at": place(cell)} for token, cell in lying],
    }


def plan_json(table: Table, saucer: int) -> dict[str, object] | None:
    """A movement card and the marker it points at; null where there is no plan."""
    plan = table.plan[saucer]
    if plan == NO_PLAN:
        return None
    return {"card": card_name(plan), "direction": marker_name(table, plan % 4)}


def _saucer_json(table: Table, saucer: int) -> dict[str, Any]:
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


def _round_json(table: Table) -> dict[str, Any]:
    return {
        "left_game": [seat for seat in range(table.players) if table.left_game >> seat & 1],
        "round": int(table.round),
        "probe": int(table.probe) if table.probe >= 0 else None,
        "rotation": None if table.rotation == UNKNOWN else ROTATIONS[table.rotation],
        "turn": int(table.turn),
        "winner": int(table.winner) if table.winner >= 0 else None,
    }


def moment(table: Table) -> dict[str, Any]:
    """What is asked, and how far the turn has come. Nothing in it is hidden from anybody."""
    return {
        "stage": STAGE_NAMES[table.stage],
        "phase": PHASE_NAMES[table.phase],
        "active": int(table.active) if table.active >= 0 else None,
        "saucer": colour_name(table, table.saucer),
        "free": table.free,
        "distance": int(table.distance),
        "heading": marker_name(table, table.heading) if table.marker else None,
        "used": upgrade_names(table.used),
        "acquired": table.acquired,
        "flagged": crew_names(table, table.flagged),
        "declined": crew_names(table, table.declined),
        "boosted_out": table.boosted_out,
        "bounces": int(table.bounces),
        "dallied": [int(bounces) for bounces in table.dallied],
        "penalties": int(table.penalties),
        "rewards": [table.colours[saucer] for saucer in table.rewards],
        "losses": [table.colours[saucer] for saucer in table.losses],
        "picks": [{"saucer": table.colours[pick // 32], "crew": crew_name(table, pick % 32)} for pick in table.picks],
        "mover": colour_name(table, table.mover),
        "travel": int(table.travel),
        "left": int(table.left),
        "own": table.own,
        "grabbed": table.grabbed,
        "window": _window_name(table.window),
        "asked": colour_name(table, table.asked),
        "placing": _placing_json(table, table.placing),
    }


def _window_name(window: int) -> str | None:
    return WINDOWS[window.bit_length() - 1] if window else None


def _placing_json(table: Table, placing: int) -> dict[str, object] | None:
    if placing == NOTHING:
        return None
    return {"crew": crew_name(table, placing - CREW)} if placing >= CREW else {"saucer": table.colours[placing - 1]}


# -- the whole, and what a seat knows -------------------------------------------------------


def to_json(table: Table) -> dict[str, Any]:
    """The complete state. The deck is in the order of the cards: nobody knows its own."""
    saucers = [_saucer_json(table, saucer) | {"plan": plan_json(table, saucer)} for saucer in range(table.saucers)]
    cards = {
        "deck": upgrade_names(table.deck),
        "discard": upgrade_names(table.discard),
        "drawn": upgrade_names(table.drawn),
        "deduced": upgrade_names(table.deduced),
        "fresh": upgrade_names(table.fresh),
    }
    shared = _opening_json(table) | _board_json(table) | {"saucers": saucers, "points": list(table.points)}
    return shared | cards | _round_json(table) | {"moment": moment(table)}


def view(table: Table, viewer: int) -> dict[str, Any]:
    """What a seat may know: its own plans, those that are revealed, and of the others only whether they have planned.

    Of the deck everybody knows the number of cards. Drawn cards are known to who drew them.
    """
    saucers = []
    for saucer in range(table.saucers):
        known = table.owner(saucer) == viewer or table.revealed >> saucer & 1
        plan = {"plan": plan_json(table, saucer) if known else None, "planned": table.plan[saucer] != NO_PLAN}
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
    return shared | cards | _round_json(table) | {"moment": moment(table), "awaited": table.awaited_seats()}
