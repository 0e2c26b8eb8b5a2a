"""Section 13: the JSON forms of actions and states, views, and the clauses of refusals."""

from typing import Any

from crashyard.engine.documents import Fields, shown
from crashyard.engine.refusal import Refusal
from crashyard.engine.seats import CHANCE
from crashyard.games.cube_attack.rules.board import MOST_PLANETS
from crashyard.games.cube_attack.rules.codes import ACTIVATE, ATTACK, END_TURN, EVERY_CUBE, MOVE
from crashyard.games.cube_attack.rules.cube import (
    MARKS,
    NO_CUBE,
    WEAPONS,
    lives_of,
    marks_of,
    planet_of,
    weapon_of,
)
from crashyard.games.cube_attack.rules.events import seats_in
from crashyard.games.cube_attack.rules.state import WOOD, Table

NAME = "cube-attack"

CLAUSES = {
    "game-over": "section 8",
    "not-awaited": "section 5",
    "not-begun": "R69",
    "unknown-action": "section 6",
    "no-such-cube": "section 6",
    "which-cube": "R68",
    "not-first-of-its-like": "R07",
    "out-already": "R69",
    "nobody-sits-there": "R69",
    "no-such-planet": "section 2",
    "start-planet-closed": "R11",
    "start-planet-unused": "R12",
    "staying-is-no-move": "R28",
    "not-connected": "R28",
    "no-bonus-here": "R36",
    "has-activated": "R25",
    "opponent-on-planet": "R31",
    "armed-already": "R27",
    "two-lives-already": "R34",
    "reserve-empty": "R27",
    "unarmed": "R37",
    "has-attacked": "R25",
    "no-such-target": "R39",
    "own-cube": "R39",
    "start-planet-safe": "R13",
    "out-of-reach": "R37",
}
"""Every refusal of the rules, with the clause that it stands on."""


def refusal(table: Table, key: str, seat: int, action: int) -> Refusal:
    facts: dict[str, object] = {"seat": seat, "action": action, "active": table.active}
    if key not in ("game-over", "not-awaited", "unknown-action", "no-such-cube") and action > END_TURN:
        facts |= _places(table, seat, action)
        if key == "not-first-of-its-like" and table.is_first_of_its_like(seat, _parts(action)[0]):
            facts["at"] = facts["to"]
    return Refusal(key, facts, clause=CLAUSES[key], game=NAME)


def _places(table: Table, seat: int, action: int) -> dict[str, object]:
    """The planets an action speaks of, as far as they exist."""
    number, end = _parts(action)
    places: dict[str, object] = {"at": table.board.planets[planet_of(table.cube(seat, number))]}
    if MOVE <= action < ATTACK and end < len(table.board.planets):
        places["to"] = table.board.planets[end]
    if action >= ATTACK:
        victim, target = divmod(end, WOOD)
        if victim < table.players and table.cube(victim, target) != NO_CUBE:
            places["victim"] = victim
            places["to"] = table.board.planets[planet_of(table.cube(victim, target))]
    return places


def _parts(action: int) -> tuple[int, int]:
    """The number of the acting cube, and the planet or the place of the target cube."""
    if action < MOVE:
        return action - ACTIVATE, 0
    if action < ATTACK:
        return divmod(action - MOVE, MOST_PLANETS)
    return divmod(action - ATTACK, EVERY_CUBE)


# -- actions --------------------------------------------------------------------------------


def action_json(table: Table, seat: int, action: int) -> object:
    """The form of an action; chance's outcome is simply the seat of the start player."""
    if seat == CHANCE:
        return action
    if action == END_TURN:
        return {"do": "end_turn"}
    number, end = _parts(action)
    cube = describe(table, seat, number, marks=True)
    if action < MOVE:
        return {"do": "activate"} | cube
    if action < ATTACK:
        return {"do": "move", "at": cube.pop("at"), "to": table.board.planets[end]} | cube
    victim, target = divmod(end, WOOD)
    return {"do": "attack"} | cube | {"target": {"seat": victim} | describe(table, victim, target, marks=False)}


def describe(table: Table, seat: int, number: int, *, marks: bool) -> dict[str, Any]:
    """A cube by its planet, and by whatever tells it apart from others of its owner there."""
    cube = table.cube(seat, number)
    here = planet_of(cube)
    company = [other for _, other in cubes_of(table, seat) if planet_of(other) == here]
    form: dict[str, Any] = {"at": table.board.planets[here]}
    if any(weapon_of(other) != weapon_of(cube) for other in company):
        form["weapon"] = WEAPONS[weapon_of(cube)]
    if any(lives_of(other) != lives_of(cube) for other in company):
        form["lives"] = lives_of(cube)
    if marks and any(marks_of(other) != marks_of(cube) for other in company):
        form["spent"] = spell_marks(cube)
    return form


def cubes_of(table: Table, seat: int) -> list[tuple[int, int]]:
    """The cubes of a seat that are in play: number and cube."""
    numbered = [(number, table.cube(seat, number)) for number in range(table.entered[seat])]
    return [(number, cube) for number, cube in numbered if cube != NO_CUBE]


def spell_marks(cube: int) -> list[str]:
    return [name for mark, name in MARKS if marks_of(cube) & mark]


def parse_action(table: Table, seat: int, form: object) -> int:
    """The action a form names. Where several cubes fit, the only one that may do it is meant (R68)."""
    if seat == CHANCE:
        if isinstance(form, int) and not isinstance(form, bool) and 0 <= form < table.players:
            return form
        raise Refusal("wrong-outcome", {"value": shown(form), "right": f"0..{table.players - 1}"})
    fields = Fields(form, "the action")
    do = fields.text("do", ["move", "activate", "attack", "end_turn"])
    if do == "end_turn":
        fields.end()
        return END_TURN
    at = fields.text("at", table.board.planets)
    actors = _fitting(table, seat, at, fields)
    if do == "activate":
        fields.end()
        return _one_of(table, seat, [ACTIVATE + number for number in actors])
    if do == "move":
        to = table.board.number(fields.text("to", table.board.planets))
        fields.end()
        return _one_of(table, seat, [MOVE + MOST_PLANETS * number + to for number in actors])
    target = fields.object("target")
    fields.end()
    victim = target.integer("seat", 0, table.players - 1)
    place = target.text("at", table.board.planets)
    targets = _fitting(table, victim, place, target)
    target.end()
    return _one_of(
        table,
        seat,
        [ATTACK + EVERY_CUBE * number + WOOD * victim + hit for number in actors for hit in targets],
    )


def _fitting(table: Table, seat: int, at: str, fields: Fields) -> list[int]:
    """The numbers of the seat's cubes at a planet that fit a description, one of each like."""
    weapon = fields.text("weapon", WEAPONS) if "weapon" in fields else None
    lives = fields.integer("lives", 1, 2) if "lives" in fields else None
    spent = read_marks(fields) if "spent" in fields else None
    if seat < 0 or seat >= table.players:
        raise refusal(table, "not-awaited", seat, -1)
    found = [
        number
        for number, cube in cubes_of(table, seat)
        if table.board.planets[planet_of(cube)] == at
        and (weapon is None or WEAPONS[weapon_of(cube)] == weapon)
        and (lives is None or lives_of(cube) == lives)
        and (spent is None or marks_of(cube) == spent)
        and table.is_first_of_its_like(seat, number)
    ]
    if not found:
        raise Refusal("no-such-cube", {"seat": seat, "at": at}, clause=CLAUSES["no-such-cube"], game=NAME)
    return found


def read_marks(fields: Fields) -> int:
    spent = fields.items("spent")
    names = [name for _, name in MARKS]
    marks = 0
    for name in spent:
        if name not in names:
            raise fields.wrong("spent", name, ", ".join(names))
        marks |= MARKS[names.index(name)][0]
    return marks


def _one_of(table: Table, seat: int, readings: list[int]) -> int:
    legal = [action for action in readings if table.forbids(seat, action) is None]
    if len(legal) > 1:
        facts = {"seat": seat} | _places(table, seat, legal[0])
        raise Refusal("which-cube", facts, clause=CLAUSES["which-cube"], game=NAME)
    return legal[0] if legal else readings[0]


def targets(table: Table, seat: int, action: int) -> list[str]:
    """A cube (any of its like), then where it goes or whom it hits; ending the turn is a button."""
    if seat == CHANCE:
        return [f"seat:{action}"]
    if action == END_TURN:
        return ["end_turn"]
    number, end = _parts(action)
    actor = cube_target(table, seat, number)
    if action < MOVE:
        return [actor, "activate"]
    if action < ATTACK:
        return [actor, table.board.planets[end]]
    return [actor, cube_target(table, *divmod(end, WOOD))]


def cube_target(table: Table, seat: int, number: int) -> str:
    """The name under which interchangeable cubes are pointed at."""
    return target_name(seat, describe_fully(table, seat, number))


def target_name(seat: int, cube: dict[str, Any]) -> str:
    """`2@H1`, and what the cube has beyond the plain one: `2@H1:short:2:attack`."""
    extras = [cube["weapon"]] if cube["weapon"] != "none" else []
    extras += ["2"] if cube["lives"] == 2 else []
    return ":".join([f"{seat}@{cube['at']}", *extras, *cube["spent"]])


# -- states ---------------------------------------------------------------------------------


def describe_fully(table: Table, seat: int, number: int) -> dict[str, Any]:
    cube = table.cube(seat, number)
    return {
        "seat": seat,
        "at": table.board.planets[planet_of(cube)],
        "weapon": WEAPONS[weapon_of(cube)],
        "lives": lives_of(cube),
        "spent": spell_marks(cube),
    }


def options_json(table: Table) -> dict[str, object]:
    return {
        "board": table.board_option,
        "colours": table.colours,
        "initial_cubes": table.initial_cubes,
        "target": table.target,
        "marker": "passes" if table.marker_passes else "stays",
        "round_limit": table.round_limit,
    }


def to_json(table: Table) -> dict[str, object]:
    """The complete state. Beyond section 13: `ids`, the numbers of the cubes, and why the game ended."""
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
        "cubes": [describe_fully(table, seat, number) for seat, number in standing],
        "ids": [number for _, number in standing],
        "options": options_json(table),
        "over": table.over,
        "winners": seats_in(table.winners, table.players),
        "reason": table.reason or None,
    }


def view(table: Table) -> dict[str, object]:
    """What everybody sees (R64): the state, each cube with its number, and who is awaited."""
    state = to_json(table)
    ids = state.pop("ids")
    cubes = state["cubes"]
    assert isinstance(ids, list) and isinstance(cubes, list)
    for number, cube in zip(ids, cubes, strict=True):
        cube["id"] = number
    return state | {"awaited": table.awaited_seats()}
