"""Section 13: the complete state of a play, and what everybody sees of it (R64)."""

from typing import TypedDict, cast

from crashyard.games.cube_attack.forms.kinds import cubes_of, spell_marks
from crashyard.games.cube_attack.rules.cube import WEAPONS, lives_of, planet_of, weapon_of
from crashyard.games.cube_attack.rules.events import seats_in
from crashyard.games.cube_attack.rules.state import CubeAttackTable


class CubeFields(TypedDict):
    """One cube of a position file."""

    seat: int
    at: str
    weapon: str
    lives: int
    spent: list[str]


class CubeSeen(CubeFields):
    """One cube of a view, with its number."""

    id: int


class CubeAttackParameters(TypedDict, total=False):
    """The parameters of a play that are not as in the rulebook (section 10)."""

    actions: int
    wood: int
    full_moon: int
    half_moon: int
    shared_moon: int


class CubeAttackOptions(CubeAttackParameters):
    board: str
    colours: str
    initial_cubes: int
    target: int
    marker: str
    round_limit: int


class CubeAttackSides(TypedDict):
    """What files and views have in common."""

    board: str
    players: int
    marker: int | None
    round: int
    active: int | None
    left: int
    scores: list[int]
    reserve: list[int]
    removed: list[int]
    options: CubeAttackOptions
    over: bool
    winners: list[int]
    reason: str | None


class CubeAttackFile(CubeAttackSides):
    """A position file. Beyond section 13: `ids`, the numbers of the cubes, and why the game ended."""

    cubes: list[CubeFields]
    ids: list[int]


class CubeAttackView(CubeAttackSides):
    cubes: list[CubeSeen]
    awaited: list[int]


def options_json(table: CubeAttackTable) -> CubeAttackOptions:
    return {
        "board": table.board_option,
        "colours": table.colours,
        "initial_cubes": table.initial_cubes,
        "target": table.target,
        "marker": "passes" if table.marker_passes else "stays",
        "round_limit": table.round_limit,
        **cast(CubeAttackParameters, table.tuning.varied),
    }


def cube_fields(table: CubeAttackTable, seat: int, number: int) -> CubeFields:
    cube = table.cube(seat, number)
    return {
        "seat": seat,
        "at": table.board.planets[planet_of(cube)],
        "weapon": WEAPONS[weapon_of(cube)],
        "lives": lives_of(cube),
        "spent": spell_marks(cube),
    }


def to_json(table: CubeAttackTable) -> CubeAttackFile:
    """The complete state."""
    standing = [(seat, number) for seat in range(table.players) for number, _ in cubes_of(table, seat)]
    return {
        "board": table.board.name,
        "players": table.players,
        "marker": table.marker if table.marker >= 0 else None,
        "round": table.round,
        "active": table.active if table.active >= 0 else None,
        "left": table.left,
        "scores": list(table.scores),
        "reserve": list(table.reserve),
        "removed": list(table.removed),
        "cubes": [cube_fields(table, seat, number) for seat, number in standing],
        "ids": [number for _, number in standing],
        "options": options_json(table),
        "over": table.over,
        "winners": seats_in(table.winners, table.players),
        "reason": table.reason or None,
    }


def view(table: CubeAttackTable) -> CubeAttackView:
    """What everybody sees: the state, each cube with its number, and who is awaited."""
    state = to_json(table)
    return {
        "board": state["board"],
        "players": state["players"],
        "marker": state["marker"],
        "round": state["round"],
        "active": state["active"],
        "left": state["left"],
        "scores": state["scores"],
        "reserve": state["reserve"],
        "removed": state["removed"],
        "cubes": [{**cube, "id": number} for cube, number in zip(state["cubes"], state["ids"], strict=True)],
        "options": state["options"],
        "over": state["over"],
        "winners": state["winners"],
        "reason": state["reason"],
        "awaited": table.awaited_seats(),
    }
