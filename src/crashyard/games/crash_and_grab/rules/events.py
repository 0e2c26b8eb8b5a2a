"""What happens on the table, one event a happening, in its order. `forms/following` is the other half."""

from crashyard.engine.event import Event
from crashyard.games.crash_and_grab.rules.facts import (
    BoostersGained,
    ComparisonWon,
    CrewCalled,
    CrewChangedSaucers,
    CrewExchanged,
    CrewFlagged,
    CrewLetOut,
    CrewLost,
    CrewPickedUp,
    CrewPlaced,
    DeckRenewed,
    DirectionChosen,
    DistanceChosen,
    EnergyGained,
    ExtraColourAdded,
    GrabGameOver,
    PlansMade,
    PointLost,
    QuestionAsked,
    RewardDeclined,
    RotationFixed,
    RoundBegan,
    SaucerAccelerated,
    SaucerBoosted,
    SaucerGone,
    SaucerPlaced,
    SaucerPushed,
    SaucersCollided,
    SaucersSwapped,
    SaucerTurn,
    SaucerWent,
    SeatConcerned,
    TileTurned,
    UpgradeBought,
    UpgradeDrawn,
    UpgradePlayed,
    UpgradeUsed,
)
from crashyard.games.crash_and_grab.rules.moment import moment_of
from crashyard.games.crash_and_grab.rules.names import (
    crew_name,
    crew_names,
    marker_name,
    marker_names,
    place,
    saucer_plan,
    slot_name,
    tile_name,
    upgrade_name,
    upgrade_names,
)
from crashyard.games.crash_and_grab.rules.state import CrashAndGrabState

# -- setup ----------------------------------------------------------------------------------


def tile_laid(state: CrashAndGrabState, slot: int, code: int) -> Event:
    return Event("tile_laid", "section 3.2", tile_name(state, slot, code))


def markers_laid(state: CrashAndGrabState) -> Event:
    return Event("markers_laid", "section 3.5", marker_names(state))


def extra_colour_added(state: CrashAndGrabState, colour: int) -> Event:
    facts: ExtraColourAdded = {"colour": state.colours[colour]}
    return Event("extra_colour_added", "section 4", facts)


def probe_taken(state: CrashAndGrabState, clause: str) -> Event:
    facts: SeatConcerned = {"seat": state.probe}
    return Event("probe_taken", clause, facts)


# -- placing --------------------------------------------------------------------------------


def saucer_placed(state: CrashAndGrabState, saucer: int, site: int, rolled: int) -> Event:
    facts: SaucerPlaced = {
        "saucer": state.colours[saucer],
        "site": site,
        "rolled": rolled or None,
        "at": place(state.site[site]),
    }
    return Event("saucer_placed", "section 7", facts)


def crew_called(state: CrashAndGrabState, token: int) -> Event:
    facts: CrewCalled = {"seat": state.active, "crew": crew_name(state, token)}
    return Event("crew_called", "section 15", facts)


def crew_placed(state: CrashAndGrabState, token: int, site: int, rolled: int) -> Event:
    facts: CrewPlaced = {"crew": crew_name(state, token), "site": site, "rolled": rolled, "at": place(state.site[site])}
    return Event("crew_placed", "section 7", facts)


# -- the round ------------------------------------------------------------------------------


def round_began(state: CrashAndGrabState) -> Event:
    facts: RoundBegan = {"round": state.round}
    return Event("round_began", "section 5", facts)


def planned(state: CrashAndGrabState, seat: int) -> Event:
    own = [saucer for saucer in range(state.saucers) if state.owner(saucer) == seat]
    facts: PlansMade = {"seat": seat}
    plans = [saucer_plan(state, saucer) for saucer in own]
    return Event("planned", "section 6", facts, {"plans": plans}, frozenset({seat}))


def rotation_fixed(state: CrashAndGrabState) -> Event:
    overrides = [state.colours[saucer] for saucer in range(state.saucers) if state.override >> saucer & 1]
    facts: RotationFixed = {
        "direction": "clockwise" if state.rotation > 0 else "counter-clockwise",
        "overrides": overrides,
    }
    return Event("rotation_fixed", "section 12" if overrides else "section 6", facts)


def turn_began(state: CrashAndGrabState) -> Event:
    facts: SaucerTurn = {"seat": state.active, "saucer": state.colours[state.saucer]}
    return Event("turn_began", "section 6", facts)


def plan_revealed(state: CrashAndGrabState) -> Event:
    return Event("plan_revealed", "section 8", saucer_plan(state, state.saucer))


def distance_chosen(state: CrashAndGrabState) -> Event:
    facts: DistanceChosen = {"saucer": state.colours[state.saucer], "distance": state.distance}
    return Event("distance_chosen", "section 6", facts)


def direction_chosen(state: CrashAndGrabState) -> Event:
    facts: DirectionChosen = {"saucer": state.colours[state.saucer], "direction": marker_name(state, state.heading)}
    return Event("direction_chosen", "R-51", facts)


def turn_ended(state: CrashAndGrabState) -> Event:
    facts: SaucerTurn = {"seat": state.active, "saucer": state.colours[state.saucer]}
    return Event("turn_ended", "section 6", facts)


def player_left(state: CrashAndGrabState, seat: int) -> Event:
    facts: SeatConcerned = {"seat": seat}
    return Event("player_left", "R-52", facts)


# -- movement -------------------------------------------------------------------------------


def saucer_moved(state: CrashAndGrabState, saucer: int, start: int, end: int) -> Event:
    facts: SaucerWent = {"saucer": state.colours[saucer], "from": place(start), "to": place(end)}
    return Event("saucer_moved", "section 9.1", facts)


def saucer_jumped(state: CrashAndGrabState, saucer: int, start: int, end: int) -> Event:
    facts: SaucerWent = {"saucer": state.colours[saucer], "from": place(start), "to": place(end)}
    return Event("saucer_jumped", "section 16", facts)


def saucers_swapped(state: CrashAndGrabState, saucer: int, other: int, here: int, there: int) -> Event:
    facts: SaucersSwapped = {
        "saucer": state.colours[saucer],
        "other": state.colours[other],
        "from": place(here),
        "to": place(there),
    }
    return Event("saucers_swapped", "upgrade 2", facts)


def saucer_cloaked(state: CrashAndGrabState, saucer: int, start: int) -> Event:
    facts: SaucerGone = {"saucer": state.colours[saucer], "from": place(start)}
    return Event("saucer_cloaked", "R-55", facts)


def saucers_collided(state: CrashAndGrabState, saucer: int, hit: int) -> Event:
    facts: SaucersCollided = {"saucer": state.colours[saucer], "hit": state.colours[hit], "at": place(state.at[saucer])}
    return Event("saucers_collided", "section 9.3", facts)


def saucer_pushed(state: CrashAndGrabState, saucer: int, hit: int) -> Event:
    facts: SaucerPushed = {
        "saucer": state.colours[saucer],
        "hit": state.colours[hit],
        "direction": marker_name(state, state.heading),
        "distance": state.travel,
    }
    return Event("saucer_pushed", "R-02", facts)


def saucer_crashed(state: CrashAndGrabState, saucer: int, start: int) -> Event:
    facts: SaucerGone = {"saucer": state.colours[saucer], "from": place(start)}
    return Event("saucer_crashed", "section 10.1", facts)


def accelerated(state: CrashAndGrabState) -> Event:
    facts: SaucerAccelerated = {
        "saucer": state.colours[state.mover],
        "at": place(state.at[state.mover]),
        "direction": marker_name(state, state.heading),
        "distance": state.travel,
    }
    return Event("accelerated", "section 9.4", facts)


def boosted(state: CrashAndGrabState) -> Event:
    facts: SaucerBoosted = {
        "saucer": state.colours[state.saucer],
        "direction": marker_name(state, state.heading),
        "distance": state.travel,
        "left": state.boosters[state.saucer],
    }
    return Event("boosted", "section 9.6", facts)


def boosters_gained(state: CrashAndGrabState, saucer: int, count: int) -> Event:
    facts: BoostersGained = {"saucer": state.colours[saucer], "count": count, "boosters": state.boosters[saucer]}
    return Event("boosters_gained", "section 2", facts)


def energy_gained(state: CrashAndGrabState, saucer: int, count: int) -> Event:
    facts: EnergyGained = {"saucer": state.colours[saucer], "count": count, "energy": state.energy[saucer]}
    return Event("energy_gained", "section 2", facts)


# -- crew -----------------------------------------------------------------------------------


def crew_picked_up(state: CrashAndGrabState, saucer: int, token: int, cell: int) -> Event:
    facts: CrewPickedUp = {"saucer": state.colours[saucer], "crew": crew_name(state, token), "at": place(cell)}
    return Event("crew_picked_up", "section 9.5", facts)


def crew_flagged(state: CrashAndGrabState, crew: int) -> Event:
    facts: CrewFlagged = {"crew": crew_names(state, crew)}
    return Event("crew_flagged", "section 11", facts)


def crew_passed(state: CrashAndGrabState, giver: int, receiver: int, token: int) -> Event:
    facts: CrewChangedSaucers = {
        "from": state.colours[giver],
        "to": state.colours[receiver],
        "crew": crew_name(state, token),
    }
    return Event("crew_passed", "section 11", facts)


def crew_given(state: CrashAndGrabState, giver: int, receiver: int, token: int) -> Event:
    facts: CrewChangedSaucers = {
        "from": state.colours[giver],
        "to": state.colours[receiver],
        "crew": crew_name(state, token),
    }
    return Event("crew_given", "section 10.2", facts)


def crew_stolen(state: CrashAndGrabState, thief: int, victim: int, token: int) -> Event:
    facts: CrewChangedSaucers = {
        "from": state.colours[victim],
        "to": state.colours[thief],
        "crew": crew_name(state, token),
    }
    return Event("crew_stolen", "section 10.3", facts)


def reward_declined(state: CrashAndGrabState, saucer: int, victim: int) -> Event:
    facts: RewardDeclined = {"saucer": state.colours[saucer], "victim": state.colours[victim]}
    return Event("reward_declined", "section 10.3", facts)


def crew_exchanged(state: CrashAndGrabState, saucer: int, other: int, taken: int, given: int) -> Event:
    facts: CrewExchanged = {
        "saucer": state.colours[saucer],
        "other": state.colours[other],
        "taken": crew_name(state, taken),
        "given": crew_name(state, given),
    }
    return Event("crew_exchanged", "upgrade 11", facts)


def crew_let_out(state: CrashAndGrabState, saucer: int, out: int, into: int, cell: int) -> Event:
    facts: CrewLetOut = {
        "saucer": state.colours[saucer],
        "out": crew_name(state, out),
        "in": crew_name(state, into),
        "at": place(cell),
    }
    return Event("crew_let_out", "upgrade 20", facts)


# -- upgrades -------------------------------------------------------------------------------


def upgrade_used(state: CrashAndGrabState, saucer: int, number: int) -> Event:
    facts: UpgradeUsed = {"saucer": state.colours[saucer], "upgrade": upgrade_name(number)}
    return Event("upgrade_used", f"upgrade {number}", facts)


def tile_turned(state: CrashAndGrabState, slot: int, turns: int) -> Event:
    facts: TileTurned = {"slot": slot_name(state, slot), "turns": turns}
    return Event("tile_turned", "upgrade 18", facts)


def upgrade_bought(state: CrashAndGrabState) -> Event:
    facts: UpgradeBought = {"saucer": state.colours[state.saucer], "energy": state.energy[state.saucer]}
    return Event("upgrade_bought", "section 16", facts)


def upgrade_drawn(state: CrashAndGrabState, number: int) -> Event:
    facts: UpgradeDrawn = {"seat": state.active}
    secret = {"upgrade": upgrade_name(number)}
    return Event("upgrade_drawn", "section 16", facts, secret, frozenset({state.active}))


def upgrade_played(state: CrashAndGrabState, number: int, other: int) -> Event:
    discarded = upgrade_name(other.bit_length() - 1) if other else None
    facts: UpgradePlayed = {
        "saucer": state.colours[state.saucer],
        "upgrade": upgrade_name(number),
        "discarded": discarded,
    }
    return Event("upgrade_played", "section 16", facts)


def deck_renewed(state: CrashAndGrabState) -> Event:
    """Of a card drawn before that everybody knows now which one it is: it is the only one that lies nowhere."""
    facts: DeckRenewed = {"deduced": upgrade_names(state.deduced)}
    return Event("deck_renewed", "section 16", facts)


# -- Twisted Titanium -----------------------------------------------------------------------


def comparison_won(state: CrashAndGrabState, winner: int, loser: int, cell: int) -> Event:
    facts: ComparisonWon = {
        "winner": state.colours[winner],
        "loser": state.colours[loser],
        "at": place(cell),
        "seat": state.owner(winner),
        "points": state.points[state.owner(winner)],
    }
    return Event("comparison_won", "Twisted Titanium", facts)


def point_lost(state: CrashAndGrabState, seat: int) -> Event:
    facts: PointLost = {"seat": seat, "points": state.points[seat]}
    return Event("point_lost", "Twisted Titanium", facts)


def crew_lost(state: CrashAndGrabState, saucer: int, token: int) -> Event:
    facts: CrewLost = {"saucer": state.colours[saucer], "crew": crew_name(state, token)}
    return Event("crew_lost", "Twisted Titanium", facts)


# -- what is asked, and the end -------------------------------------------------------------


def asked(state: CrashAndGrabState) -> Event:
    """What is to be decided now, and how far the turn has come."""
    facts: QuestionAsked = {"awaited": state.awaited_seats(), "moment": moment_of(state)}
    return Event("asked", "section 6", facts)


def game_over(state: CrashAndGrabState) -> Event:
    """How it ended, and how far the turn had come by then."""
    reason = "points" if state.titanium else "stations"
    clause = "Twisted Titanium" if state.titanium else "section 14"
    facts: GrabGameOver = {"winner": state.winner, "reason": reason, "moment": moment_of(state)}
    return Event("game_over", clause, facts)
