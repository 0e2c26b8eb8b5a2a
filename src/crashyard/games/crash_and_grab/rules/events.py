"""What happens on the table, one event a happening, in its order. `following` is the other half."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crashyard.engine.event import Event
from crashyard.games.crash_and_grab.rules.board import DIRECTIONS, MARKERS, SLOTS, TYPES, col_of, row_of

if TYPE_CHECKING:
    from crashyard.games.crash_and_grab.rules.table import Table


def place(cell: int) -> list[int]:
    """A space by its row and column."""
    return [int(row_of(cell)), int(col_of(cell))]


def crew_name(table: Table, token: int) -> dict[str, object]:
    return {"colour": table.colours[token // 4], "type": TYPES[token % 4]}


def crew_names(table: Table, crew: int) -> list[dict[str, object]]:
    """Each crewmember of a set."""
    return [crew_name(table, token) for token in range(24) if crew >> token & 1] if crew else []


def upgrade_name(number: int) -> str:
    from crashyard.games.crash_and_grab.rules.deck import BY_NUMBER

    return BY_NUMBER[number].name


def marker_name(table: Table, direction: int) -> str:
    """A direction by the marker that lies there (section 3.5)."""
    return MARKERS[table.marker[direction]]


def card_name(plan: int) -> str:
    return ("2", "3", "0-5")[plan // 4]


# -- setup ----------------------------------------------------------------------------------


def slot_name(table: Table, slot: int) -> str:
    """Where a tile lies: `NW` is the corner at the top left."""
    name: str = SLOTS[table.players][slot]["slot"]
    return name


def tile_laid(table: Table, slot: int, code: int) -> Event:
    facts = {"slot": slot_name(table, slot), "tile": code // 8, "side": "AB"[code // 4 % 2], "turns": code % 4}
    return Event("tile_laid", "section 3.2", facts)


def markers_laid(table: Table) -> Event:
    facts = {side: marker_name(table, direction) for direction, side in enumerate(DIRECTIONS)}
    return Event("markers_laid", "section 3.5", facts)


def extra_colour_added(table: Table, colour: int) -> Event:
    return Event("extra_colour_added", "section 4", {"colour": table.colours[colour]})


def probe_taken(table: Table, clause: str) -> Event:
    return Event("probe_taken", clause, {"seat": table.probe})


# -- placing --------------------------------------------------------------------------------


def saucer_placed(table: Table, saucer: int, site: int, rolled: int) -> Event:
    facts = {"saucer": table.colours[saucer], "site": site, "rolled": rolled or None, "at": place(table.site[site])}
    return Event("saucer_placed", "section 7", facts)


def crew_called(table: Table, token: int) -> Event:
    return Event("crew_called", "section 15", {"seat": table.active, "crew": crew_name(table, token)})


def crew_placed(table: Table, token: int, site: int, rolled: int) -> Event:
    facts = {"crew": crew_name(table, token), "site": site, "rolled": rolled, "at": place(table.site[site])}
    return Event("crew_placed", "section 7", facts)


# -- the round ------------------------------------------------------------------------------


def round_began(table: Table) -> Event:
    return Event("round_began", "section 5", {"round": table.round})


def planned(table: Table, seat: int) -> Event:
    own = [saucer for saucer in range(table.saucers) if table.owner(saucer) == seat]
    plans = [plan_name(table, saucer) for saucer in own]
    return Event("planned", "section 6", {"seat": seat}, {"plans": plans}, frozenset({seat}))


def plan_name(table: Table, saucer: int) -> dict[str, object]:
    plan = table.plan[saucer]
    return {"saucer": table.colours[saucer], "card": card_name(plan), "direction": marker_name(table, plan % 4)}


def rotation_fixed(table: Table) -> Event:
    overrides = [table.colours[saucer] for saucer in range(table.saucers) if table.override >> saucer & 1]
    facts = {"direction": "clockwise" if table.rotation > 0 else "counter-clockwise", "overrides": overrides}
    return Event("rotation_fixed", "section 12" if overrides else "section 6", facts)


def turn_began(table: Table) -> Event:
    return Event("turn_began", "section 6", {"seat": table.active, "saucer": table.colours[table.saucer]})


def plan_revealed(table: Table) -> Event:
    return Event("plan_revealed", "section 8", plan_name(table, table.saucer))


def distance_chosen(table: Table) -> Event:
    return Event("distance_chosen", "section 6", {"saucer": table.colours[table.saucer], "distance": table.distance})


def direction_chosen(table: Table) -> Event:
    facts = {"saucer": table.colours[table.saucer], "direction": marker_name(table, table.heading)}
    return Event("direction_chosen", "R-51", facts)


def turn_ended(table: Table) -> Event:
    return Event("turn_ended", "section 6", {"seat": table.active, "saucer": table.colours[table.saucer]})


def player_left(table: Table, seat: int) -> Event:
    return Event("player_left", "R-52", {"seat": seat})


# -- movement -------------------------------------------------------------------------------


def saucer_moved(table: Table, saucer: int, start: int, end: int) -> Event:
    return Event(
        "saucer_moved", "section 9.1", {"saucer": table.colours[saucer], "from": place(start), "to": place(end)}
    )


def saucer_jumped(table: Table, saucer: int, start: int, end: int) -> Event:
    return Event(
        "saucer_jumped", "section 16", {"saucer": table.colours[saucer], "from": place(start), "to": place(end)}
    )


def saucers_swapped(table: Table, saucer: int, other: int, here: int, there: int) -> Event:
    facts = {"saucer": table.colours[saucer], "other": table.colours[other], "from": place(here), "to": place(there)}
    return Event("saucers_swapped", "upgrade 2", facts)


def saucer_cloaked(table: Table, saucer: int, start: int) -> Event:
    return Event("saucer_cloaked", "R-55", {"saucer": table.colours[saucer], "from": place(start)})


def saucers_collided(table: Table, saucer: int, hit: int) -> Event:
    facts = {"saucer": table.colours[saucer], "hit": table.colours[hit], "at": place(table.at[saucer])}
    return Event("saucers_collided", "section 9.3", facts)


def saucer_pushed(table: Table, saucer: int, hit: int) -> Event:
    facts = {
        "saucer": table.colours[saucer],
        "hit": table.colours[hit],
        "direction": marker_name(table, table.heading),
        "distance": table.travel,
    }
    return Event("saucer_pushed", "R-02", facts)


def saucer_crashed(table: Table, saucer: int, start: int) -> Event:
    return Event("saucer_crashed", "section 10.1", {"saucer": table.colours[saucer], "from": place(start)})


def accelerated(table: Table) -> Event:
    facts = {
        "saucer": table.colours[table.mover],
        "at": place(table.at[table.mover]),
        "direction": marker_name(table, table.heading),
        "distance": table.travel,
    }
    return Event("accelerated", "section 9.4", facts)


def boosted(table: Table) -> Event:
    facts = {
        "saucer": table.colours[table.saucer],
        "direction": marker_name(table, table.heading),
        "distance": table.travel,
        "left": table.boosters[table.saucer],
    }
    return Event("boosted", "section 9.6", facts)


def boosters_gained(table: Table, saucer: int, count: int) -> Event:
    facts = {"saucer": table.colours[saucer], "count": count, "boosters": table.boosters[saucer]}
    return Event("boosters_gained", "section 2", facts)


def energy_gained(table: Table, saucer: int, count: int) -> Event:
    facts = {"saucer": table.colours[saucer], "count": count, "energy": table.energy[saucer]}
    return Event("energy_gained", "section 2", facts)


# -- crew -----------------------------------------------------------------------------------


def crew_picked_up(table: Table, saucer: int, token: int, cell: int) -> Event:
    facts = {"saucer": table.colours[saucer], "crew": crew_name(table, token), "at": place(cell)}
    return Event("crew_picked_up", "section 9.5", facts)


def crew_flagged(table: Table, crew: int) -> Event:
    return Event("crew_flagged", "section 11", {"crew": crew_names(table, crew)})


def crew_passed(table: Table, giver: int, receiver: int, token: int) -> Event:
    facts = {"from": table.colours[giver], "to": table.colours[receiver], "crew": crew_name(table, token)}
    return Event("crew_passed", "section 11", facts)


def crew_given(table: Table, giver: int, receiver: int, token: int) -> Event:
    facts = {"from": table.colours[giver], "to": table.colours[receiver], "crew": crew_name(table, token)}
    return Event("crew_given", "section 10.2", facts)


def crew_stolen(table: Table, thief: int, victim: int, token: int) -> Event:
    facts = {"from": table.colours[victim], "to": table.colours[thief], "crew": crew_name(table, token)}
    return Event("crew_stolen", "section 10.3", facts)


def reward_declined(table: Table, saucer: int, victim: int) -> Event:
    return Event("reward_declined", "section 10.3", {"saucer": table.colours[saucer], "victim": table.colours[victim]})


def crew_exchanged(table: Table, saucer: int, other: int, taken: int, given: int) -> Event:
    facts = {
        "saucer": table.colours[saucer],
        "other": table.colours[other],
        "taken": crew_name(table, taken),
        "given": crew_name(table, given),
    }
    return Event("crew_exchanged", "upgrade 11", facts)


def crew_let_out(table: Table, saucer: int, out: int, into: int, cell: int) -> Event:
    facts = {
        "saucer": table.colours[saucer],
        "out": crew_name(table, out),
        "in": crew_name(table, into),
        "at": place(cell),
    }
    return Event("crew_let_out", "upgrade 20", facts)


# -- upgrades -------------------------------------------------------------------------------


def upgrade_used(table: Table, saucer: int, number: int) -> Event:
    return Event(
        "upgrade_used", f"upgrade {number}", {"saucer": table.colours[saucer], "upgrade": upgrade_name(number)}
    )


def tile_turned(table: Table, slot: int, turns: int) -> Event:
    return Event("tile_turned", "upgrade 18", {"slot": slot_name(table, slot), "turns": turns})


def upgrade_bought(table: Table) -> Event:
    facts = {"saucer": table.colours[table.saucer], "energy": table.energy[table.saucer]}
    return Event("upgrade_bought", "section 16", facts)


def upgrade_drawn(table: Table, number: int) -> Event:
    secret = {"upgrade": upgrade_name(number)}
    return Event("upgrade_drawn", "section 16", {"seat": table.active}, secret, frozenset({table.active}))


def upgrade_played(table: Table, number: int, other: int) -> Event:
    discarded = upgrade_name(other.bit_length() - 1) if other else None
    facts = {"saucer": table.colours[table.saucer], "upgrade": upgrade_name(number), "discarded": discarded}
    return Event("upgrade_played", "section 16", facts)


def deck_renewed(table: Table) -> Event:
    """Of a card drawn before that everybody knows now which one it is: it is the only one that lies nowhere."""
    from crashyard.games.crash_and_grab.forms.views import upgrade_names

    return Event("deck_renewed", "section 16", {"deduced": upgrade_names(table.deduced)})


# -- Twisted Titanium -----------------------------------------------------------------------


def comparison_won(table: Table, winner: int, loser: int, cell: int) -> Event:
    facts = {
        "winner": table.colours[winner],
        "loser": table.colours[loser],
        "at": place(cell),
        "seat": table.owner(winner),
        "points": table.points[table.owner(winner)],
    }
    return Event("comparison_won", "Twisted Titanium", facts)


def point_lost(table: Table, seat: int) -> Event:
    return Event("point_lost", "Twisted Titanium", {"seat": seat, "points": table.points[seat]})


def crew_lost(table: Table, saucer: int, token: int) -> Event:
    return Event("crew_lost", "Twisted Titanium", {"saucer": table.colours[saucer], "crew": crew_name(table, token)})


# -- what is asked, and the end -------------------------------------------------------------


def asked(table: Table) -> Event:
    """What is to be decided now, and how far the turn has come."""
    from crashyard.games.crash_and_grab.forms.views import moment

    return Event("asked", "section 6", {"awaited": table.awaited_seats(), "moment": moment(table)})


def game_over(table: Table) -> Event:
    """How it ended, and how far the turn had come by then."""
    from crashyard.games.crash_and_grab.forms.views import moment

    reason = "points" if table.titanium else "stations"
    clause = "Twisted Titanium" if table.titanium else "section 14"
    return Event("game_over", clause, {"winner": table.winner, "reason": reason, "moment": moment(table)})
