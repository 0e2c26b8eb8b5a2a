"""A position as JSON: complete for a file, or as far as one seat may know it (section 4)."""

from typing import TypedDict, cast

from crashyard.games.crash_and_grab.rules.board import OFF, TYPES
from crashyard.games.crash_and_grab.rules.facts import CrewName, MarkersLaid, PlanName, Spot, TileLaid, TurnMoment
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


class LyingCrew(CrewName):
    """A crewmember on the board."""

    at: Spot


class CrashAndGrabParameters(TypedDict, total=False):
    """The parameters of a play that are not as in the rulebook (section 22)."""

    upgrade_cost: int
    start_energy: int
    card_boosters: int
    card_energy: int
    crash_energy: int
    extra_crew: int
    stations_to_win: int
    points_to_win: int
    without: str


class ChosenOptions(CrashAndGrabParameters):
    """The options of a play (section 22)."""

    mode: str
    colours: str


class BoardSeen(TypedDict):
    """The board, and who is lost: everybody sees it."""

    players: int
    options: ChosenOptions
    tiles: list[TileLaid]
    markers: MarkersLaid | None
    extra_colour: str | None
    lost: dict[str, list[str]]
    crew: list[LyingCrew]


class RoundSeen(TypedDict):
    """How far the game has come: everybody sees it."""

    left_game: list[int]
    round: int
    probe: int | None
    rotation: str | None
    turn: int
    winner: int | None


class SaucerInFile(TypedDict):
    """A saucer, and all that lies before it."""

    colour: str
    seat: int
    at: Spot | None
    crew: list[CrewName]
    energy: int
    boosters: int
    upgrades: list[str]
    revealed: bool
    override: bool
    moved: bool
    plan: PlanName | None


class SaucerSeen(SaucerInFile):
    """The same as a seat sees it: a plan that it may not know is None, and it sees whether there is one."""

    planned: bool


class CardsLying(TypedDict):
    """Cards that lie face up or can be deduced, and the points: everybody sees them."""

    points: list[int]
    discard: list[str]
    deduced: list[str]
    fresh: list[str]


class CrashAndGrabFile(BoardSeen, CardsLying, RoundSeen):
    """The fields of a position file."""

    saucers: list[SaucerInFile]
    deck: list[str]
    drawn: list[str]
    moment: TurnMoment


class CrashAndGrabView(BoardSeen, CardsLying, RoundSeen):
    """What a seat or a spectator knows."""

    saucers: list[SaucerSeen]
    deck: int
    """How many cards are in it."""
    drawn: list[str | None]
    """None for a card that only somebody else has seen."""
    moment: TurnMoment
    awaited: list[int]
    viewer: int | None
    """Whose view it is; None for a spectator."""


def colours_in_play(state: CrashAndGrabState) -> list[int]:
    """The colours of the saucers, and the extra one."""
    return sorted({*range(state.saucers), *([state.extra] if state.extra >= 0 else [])})


# -- what everybody may see -----------------------------------------------------------------


def _board(state: CrashAndGrabState) -> BoardSeen:
    lying = sorted((state.crew_on(cell), cell) for cell in state.site if state.on[cell] >= CREW)
    lost = {colour: [TYPES[kind] for kind in range(4) if state.lost >> 4 * colour + kind & 1] for colour in range(6)}
    return {
        "players": int(state.players),
        "options": {
            "mode": MODES[state.titanium],
            "colours": spell_colours(int(state.players), state.colours),
            **cast(CrashAndGrabParameters, state.tuning.varied),
        },
        "tiles": [tile_name(state, slot, code) for slot, code in enumerate(state.tiles)],
        "markers": marker_names(state) if state.marker else None,
        "extra_colour": colour_name(state, state.extra),
        "lost": {state.colours[colour]: lost[colour] for colour in colours_in_play(state)},
        "crew": [{**crew_name(state, token), "at": place(cell)} for token, cell in lying],
    }


def _saucer(state: CrashAndGrabState, saucer: int, *, known: bool) -> SaucerInFile:
    """A saucer, with its plan where that is known."""
    cell = state.at[saucer]
    return {
        "colour": state.colours[saucer],
        "seat": int(state.owner(saucer)),
        "at": None if cell == OFF else place(cell),
        "crew": crew_names(state, state.aboard[saucer]),
        "energy": state.energy[saucer],
        "boosters": state.boosters[saucer],
        "upgrades": upgrade_names(state.upgrades[saucer]),
        "revealed": bool(state.revealed >> saucer & 1),
        "override": bool(state.override >> saucer & 1),
        "moved": bool(state.moved >> saucer & 1),
        "plan": plan_name(state, saucer) if known else None,
    }


def _round(state: CrashAndGrabState) -> RoundSeen:
    return {
        "left_game": [seat for seat in range(state.players) if state.left_game >> seat & 1],
        "round": int(state.round),
        "probe": int(state.probe) if state.probe >= 0 else None,
        "rotation": None if state.rotation == UNKNOWN else ROTATIONS[state.rotation],
        "turn": int(state.turn),
        "winner": int(state.winner) if state.winner >= 0 else None,
    }


# -- the whole, and what a seat knows -------------------------------------------------------


def to_json(state: CrashAndGrabState) -> CrashAndGrabFile:
    """The complete state. The deck is in the order of the cards: nobody knows its own."""
    return {
        **_board(state),
        "saucers": [_saucer(state, saucer, known=True) for saucer in range(state.saucers)],
        "points": list(state.points),
        "deck": upgrade_names(state.deck),
        "discard": upgrade_names(state.discard),
        "drawn": upgrade_names(state.drawn),
        "deduced": upgrade_names(state.deduced),
        "fresh": upgrade_names(state.fresh),
        **_round(state),
        "moment": moment_of(state),
    }


def view(state: CrashAndGrabState, viewer: int) -> CrashAndGrabView:
    """What a seat may know: its own plans, those that are revealed, and of the others only whether they have planned.

    Of the deck everybody knows the number of cards. Drawn cards are known to who drew them.
    """
    saucers: list[SaucerSeen] = []
    for saucer in range(state.saucers):
        known = state.owner(saucer) == viewer or bool(state.revealed >> saucer & 1)
        saucers.append({**_saucer(state, saucer, known=known), "planned": state.plan[saucer] != NO_PLAN})
    drawn = upgrade_names(state.drawn)
    return {
        **_board(state),
        "saucers": saucers,
        "points": list(state.points),
        "deck": len(upgrade_names(state.deck)),
        "discard": upgrade_names(state.discard),
        "drawn": [*drawn] if viewer == state.active else [None] * len(drawn),
        "deduced": upgrade_names(state.deduced),
        "fresh": upgrade_names(state.fresh),
        **_round(state),
        "moment": moment_of(state),
        "awaited": state.awaited_seats(),
        "viewer": viewer if viewer >= 0 else None,
    }
