"""Section 13, the other way round: a position from the fields of a position file.

Any state is accepted, reachable or not, in which each player's wood adds up and cubes on start
planets are at home, unarmed and have one life.
"""

from collections.abc import Callable
from typing import Any, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from crashyard.engine.forms.documents import Fields
from crashyard.engine.options import complete_options
from crashyard.engine.refusal import Refusal
from crashyard.games.cube_attack.forms.kinds import read_marks
from crashyard.games.cube_attack.rules.board import BOARDS, HOMES, START, Board, board_for, homes_on
from crashyard.games.cube_attack.rules.cube import NO_CUBE, WEAPONS, lives_of, make_cube, unmarked
from crashyard.games.cube_attack.rules.options import NAME, OPTIONS, PARAMETERS, colours_of
from crashyard.games.cube_attack.rules.state import (
    BY_POINTS,
    LAST_SURVIVOR,
    NOBODY_LEFT,
    ROUND_LIMIT,
)
from crashyard.games.cube_attack.rules.tuning import tuning_of
from crashyard.games.cube_attack.rules.turn import CubeAttackTurn

P = TypeVar("P", bound=CubeAttackTurn)

_MOST = 1_000_000
"""Scores have no upper limit (R51); a file stays below this one."""

_REASONS = [BY_POINTS, LAST_SURVIVOR, ROUND_LIMIT, NOBODY_LEFT]


def apply_options(position: CubeAttackTurn, options: dict[str, Any]) -> None:
    players = int(position.players)
    position.board_option = options["board"]
    position.colours = options["colours"]
    position.homes = vec[i64](homes_on(position.board, players, colours_of(options, players)))
    position.initial_cubes = options["initial_cubes"]
    position.target = options["target"]
    position.marker_passes = options["marker"] == "passes"
    position.round_limit = options["round_limit"]
    position.tuning = tuning_of(options)


def read_position(fields: Fields, new: Callable[[Board, int], P]) -> P:
    """Read the fields of section 13 into a new position; whatever is wrong is refused with what would be right.

    The field `board` says which board lies on the table; an option `board` that means another one gives way (R71).
    """
    players = fields.integer("players", 2, 6)
    fitting = [name for name in BOARDS if players in HOMES[name]]
    board = BOARDS[fields.text("board", fitting)]
    position = new(board, players)
    given = fields.take("options") if "options" in fields else {}
    options = complete_options(OPTIONS, given, NAME, players, PARAMETERS)
    if board_for(players, str(options["board"])) is not board:
        options["board"] = "auto" if board.sectors == players else board.name
    apply_options(position, options)
    position.clear()
    _read_turn(fields, position)
    _read_sides(fields, position)
    _read_cubes(fields, position)
    _read_end(fields, position)
    fields.end()
    return position


def _seat(fields: Fields, name: str, players: int) -> int:
    """A seat, or -1 for null: nobody yet."""
    value = fields.take(name)
    if value is None:
        return -1
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < players:
        return value
    raise fields.wrong(name, value, f"0..{players - 1}")


def _read_turn(fields: Fields, position: CubeAttackTurn) -> None:
    players = int(position.players)
    position.marker = _seat(fields, "marker", players)
    position.active = _seat(fields, "active", players)
    if (position.marker < 0) != (position.active < 0):
        active = None if position.active < 0 else position.active
        raise fields.wrong("active", active, "null" if position.marker < 0 else f"0..{players - 1}")
    begun = position.marker >= 0
    position.round = fields.integer("round", 1 if begun else 0, _MOST if begun else 0)
    position.left = fields.integer("left", 0, int(position.tuning.actions) if begun else 0)


def _read_sides(fields: Fields, position: CubeAttackTurn) -> None:
    players = int(position.players)
    for seat, score in enumerate(fields.integers("scores", players, 0, _MOST)):
        position.scores[seat] = score
    most = int(position.tuning.wood)
    for seat, wood in enumerate(fields.integers("reserve", players, 0, most)):
        position.reserve[seat] = wood
    for seat, wood in enumerate(fields.integers("removed", players, 0, most)):
        position.removed[seat] = wood


def _read_cubes(fields: Fields, position: CubeAttackTurn) -> None:
    """The cubes, and `ids`: their numbers, if the file tells them."""
    documents = fields.items("cubes")
    wood = int(position.tuning.wood)
    ids = fields.integers("ids", len(documents), 0, wood - 1) if "ids" in fields else None
    cubes = [_read_cube(Fields(document, f"cube {place}"), position) for place, document in enumerate(documents, 1)]
    _check_wood(position, cubes)
    for index, (seat, code) in enumerate(cubes):
        number = int(position.entered[seat]) if ids is None else ids[index]
        free = [number for number in range(wood - position.reserve[seat]) if position.cube(seat, number) == NO_CUBE]
        if number not in free:
            raise fields.wrong("ids", number, ", ".join(map(str, free)))
        position.entered[seat] = max(position.entered[seat], number + 1)
        position.put(seat, number, code)


def _read_cube(cube: Fields, position: CubeAttackTurn) -> tuple[int, int]:
    """One cube and its seat. Marks are those of the active player's turn: on other cubes they mean nothing (R67)."""
    seat = cube.integer("seat", 0, int(position.players) - 1)
    at = cube.text("at", position.board.planets)
    planet = position.board.number(at)
    weapon = WEAPONS.index(cube.text("weapon", WEAPONS, default="none"))
    lives = cube.integer("lives", 1, 2, default=1)
    marks = read_marks(cube) if "spent" in cube else 0
    cube.end()
    if position.board.kind[planet] == START:
        if planet != position.home(seat):
            home = position.board.planets[position.home(seat)]
            clause = "R11" if position.is_home(planet) else "R12"
            raise Refusal("foreign-start-planet", {"what": cube.what, "at": at, "home": home}, clause=clause, game=NAME)
        if weapon or lives > 1:
            raise Refusal("armed-at-home", {"what": cube.what, "at": at}, clause="R14", game=NAME)
    code = make_cube(planet, weapon, lives, marks)
    return seat, code if seat == position.active else unmarked(code)


def _read_end(fields: Fields, position: CubeAttackTurn) -> None:
    """Whether the game is over, who won and why; a file that says only a part of it is told which field is missing."""
    winners = fields.items("winners") if "winners" in fields else None
    reason = fields.take("reason") if "reason" in fields else None
    seats = range(position.players)
    for seat in winners or []:
        if type(seat) is not int or seat not in seats:
            raise fields.wrong("winners", winners, f"[0..{position.players - 1}, ...]")
        position.winners |= 1 << seat
    if reason is not None and reason not in _REASONS:
        raise fields.wrong("reason", reason, ", ".join(_REASONS))
    if (winners or reason is not None) and "over" not in fields:
        raise fields.missing("over")
    position.over = fields.boolean("over", default=False)
    if position.over and winners is None:
        raise fields.missing("winners")
    if position.over != bool(winners):
        raise fields.wrong("winners", winners, "[0, ...]" if position.over else "[]")
    if reason is not None and not position.over:
        raise fields.wrong("reason", reason, "null")
    position.reason = (reason or BY_POINTS) if position.over else ""
    if not position.over and position.marker >= 0 and position.left == 0:
        raise fields.wrong("left", 0, f"1..{position.tuning.actions}")


def _check_wood(position: CubeAttackTurn, cubes: list[tuple[int, int]]) -> None:
    """Lives in play, reserve and removed of every player add up, to 20 by the rulebook (section 3)."""
    for seat in range(position.players):
        lives = sum(lives_of(code) for owner, code in cubes if owner == seat)
        reserve, removed = position.reserve[seat], position.removed[seat]
        wood = int(position.tuning.wood)
        if lives + reserve + removed != wood:
            facts = {"seat": seat, "wood": wood, "lives": lives, "reserve": reserve, "removed": removed}
            raise Refusal("wood-does-not-add-up", facts, clause="section 3", game=NAME)
