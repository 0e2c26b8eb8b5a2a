"""A second model of the rules, slow and plain, to compare the real one with.

It is written straight from sections 2 to 10 of `docs/rules/cube-attack.md` and shares nothing with the package: the
board comes from the formula of section 2, a state is the dictionary of section 13 with its cubes as tuples. Nor does
it read anything from the position that is compared with it: it sets up the table itself, or reads the same file, and
follows the forms of the actions that are played.
"""

from functools import cache
from typing import Any, NamedTuple

State = dict[str, Any]


class Cube(NamedTuple):
    """Section 3."""

    seat: int
    at: str
    weapon: str
    lives: int
    spent: tuple[str, ...]


class Action(NamedTuple):
    """Section 6."""

    do: str
    cube: Cube | None = None
    to: str = ""
    target: Cube | None = None


SEATS_ON_GALAXY_6 = {
    2: ["S0", "S3"],
    3: ["S0", "S2", "S4"],
    4: ["S0", "S1", "S3", "S4"],
    5: ["S0", "S1", "S2", "S3", "S4"],
    6: ["S0", "S1", "S2", "S3", "S4", "S5"],
}
WOOD = 20
MOONS = {"H": "half_moon", "F": "full_moon"}
NEXT_WEAPON = {"none": "short", "short": "long"}
COLOURS = ["red", "blue", "green", "white", "orange", "purple"]
DEFAULTS = {
    "board": "galaxy-6",
    "colours": "by-seat",
    "initial_cubes": 4,
    "target": 64,
    "marker": "stays",
    "round_limit": 200,
}
RULEBOOK = {"actions": 2, "wood": 20, "full_moon": 4, "half_moon": 2, "shared_moon": 50}
"""What the laboratory may change; only what it has changed stands among the options."""


def number(state: State, name: str) -> int:
    return int(state["options"].get(name, RULEBOOK[name]))


# -- section 2 ------------------------------------------------------------------------------


@cache
def edges(sectors: int) -> frozenset[frozenset[str]]:
    found = set()
    for i in range(sectors):
        j = (i + 1) % sectors
        found |= {frozenset({f"S{i}", f"L{i}"}), frozenset({f"S{i}", f"A{i}"})}
        found |= {frozenset({f"L{i}", f"A{i}"}), frozenset({f"A{i}", f"L{j}"})}
        found |= {frozenset({f"L{i}", f"C{i}"}), frozenset({f"A{i}", f"C{i}"})}
        found |= {frozenset({f"C{i}", f"C{j}"}), frozenset({f"H{i}", f"H{j}"})}
        found |= {frozenset({f"C{i}", f"H{i}"}), frozenset({f"H{i}", "F"})}
    return frozenset(found)


def sectors_of(state: State) -> int:
    return int(state["board"].removeprefix("galaxy-"))


def connected(state: State, one: str, other: str) -> bool:
    return frozenset({one, other}) in edges(sectors_of(state))


def planets(state: State) -> list[str]:
    sectors = range(sectors_of(state))
    return [f"{kind}{sector}" for kind in "SLACH" for sector in sectors] + ["F"]


def home(state: State, seat: int) -> str:
    """R15 without chosen colours, R73 with them."""
    if state["options"]["colours"] == "by-seat":
        return SEATS_ON_GALAXY_6[state["players"]][seat] if sectors_of(state) == 6 else f"S{seat}"
    chosen = [COLOURS.index(colour) for colour in state["options"]["colours"].split(",")]
    before = [colour for colour in chosen if colour < chosen[seat]]
    return f"S{chosen[seat] if sectors_of(state) == 6 else len(before)}"


# -- sections 4 and 10 ----------------------------------------------------------------------


def opening(players: int, options: dict[str, Any]) -> State:
    """The table before the start player is chosen."""
    agreed: dict[str, Any] = DEFAULTS | options
    initial = int(agreed["initial_cubes"])
    state: State = {
        "board": f"galaxy-{players}" if agreed["board"] == "auto" else agreed["board"],
        "players": players,
        "marker": None,
        "round": 0,
        "active": None,
        "left": 0,
        "scores": [0] * players,
        "reserve": [int(agreed.get("wood", WOOD)) - initial] * players,
        "removed": [0] * players,
        "options": agreed,
        "over": False,
        "winners": [],
        "reason": None,
    }
    state["cubes"] = [Cube(seat, home(state, seat), "none", 1, ()) for seat in range(players) for _ in range(initial)]
    return state


# -- states ---------------------------------------------------------------------------------


def read(document: dict[str, Any]) -> State:
    """The state of a position file that leaves out nothing but options: marks are those of the turn (R67)."""
    names = ("board", "players", "marker", "round", "active", "left", "over", "reason")
    state: State = {name: document[name] for name in names}
    state |= {name: list(document[name]) for name in ("scores", "reserve", "removed", "winners")}
    state["options"] = DEFAULTS | document["options"]
    state["cubes"] = [
        Cube(**cube | {"spent": tuple(sorted(cube["spent"])) if cube["seat"] == document["active"] else ()})
        for cube in document["cubes"]
    ]
    return state


def essence(state: State) -> State:
    """What two equal states have in common: cubes in any order; when the game is over nobody is active."""
    turn = {"active": None, "left": None} if state["over"] else {}
    return state | {"cubes": sorted(state["cubes"])} | turn


def meant(state: State, form: dict[str, Any]) -> Action:
    """The action of the active player that a form names (section 13)."""
    if form["do"] == "end_turn":
        return Action("end_turn")
    cube = named(state, {"seat": state["active"], **form})
    target = named(state, form["target"]) if "target" in form else None
    return Action(form["do"], cube, form.get("to", ""), target)


def named(state: State, form: dict[str, Any]) -> Cube:
    """The cube that a form names: all that fit are of a like."""
    told: dict[str, Any] = {name: form[name] for name in ("seat", "at", "weapon", "lives") if name in form}
    if "spent" in form:
        told["spent"] = tuple(sorted(form["spent"]))
    found: set[Cube] = {cube for cube in state["cubes"] if told.items() <= cube._asdict().items()}
    (cube,) = found
    return cube


def copied(state: State) -> State:
    lists = {name: list(state[name]) for name in ("scores", "reserve", "removed", "cubes", "winners")}
    return state | lists


def has_cubes(state: State, seat: int) -> bool:
    return any(cube.seat == seat for cube in state["cubes"])


# -- section 6 ------------------------------------------------------------------------------


def thinkable(state: State) -> list[Action]:
    """Every action that can be said of the cubes on the table, allowed or not; one for cubes of a like (R07)."""
    own = sorted({cube for cube in state["cubes"] if cube.seat == state["active"]})
    everybody = sorted(set(state["cubes"]))
    return [
        Action("end_turn"),
        *(Action("activate", cube) for cube in own),
        *(Action("move", cube, to=planet) for cube in own for planet in planets(state)),
        *(Action("attack", cube, target=target) for cube in own for target in everybody),
    ]


def allowed(state: State, action: Action) -> bool:
    if state["over"]:
        return False
    if action.do == "end_turn":
        return True
    cube = action.cube
    assert cube is not None
    if action.do == "move":
        return connected(state, cube.at, action.to) and action.to[0] != "S"
    if action.do == "activate":
        return may_activate(state, cube)
    assert action.target is not None
    return may_attack(state, cube, action.target)


def may_activate(state: State, cube: Cube) -> bool:
    if cube.at[0] not in "CLA" or "activate" in cube.spent:
        return False
    if any(other.at == cube.at and other.seat != cube.seat for other in state["cubes"]):
        return False
    if cube.at[0] == "A":
        return cube.weapon != "long"
    if cube.at[0] == "L" and cube.lives == 2:
        return False
    return bool(state["reserve"][cube.seat] >= 1)


def may_attack(state: State, cube: Cube, target: Cube) -> bool:
    if cube.weapon == "none" or "attack" in cube.spent:
        return False
    if target.seat == cube.seat or target.at[0] == "S":
        return False
    return target.at == cube.at or (cube.weapon == "long" and connected(state, cube.at, target.at))


def legal(state: State) -> list[Action]:
    return [action for action in thinkable(state) if allowed(state, action)]


def played(state: State, action: Action) -> State:
    """The state after an allowed action of the active player."""
    state = copied(state)
    if action.do == "end_turn":
        turn_over(state)
        return state
    cube = action.cube
    assert cube is not None
    state["left"] -= 1
    state["cubes"].remove(cube)
    if action.do == "move":
        state["cubes"].append(cube._replace(at=action.to))
    elif action.do == "activate":
        activate(state, cube)
    else:
        assert action.target is not None
        attack(state, cube, action.target)
        if one_survivor(state):
            return state
    if state["left"] == 0:
        turn_over(state)
    return state


def spend(cube: Cube, mark: str) -> Cube:
    return cube._replace(spent=tuple(sorted({*cube.spent, mark})))


def activate(state: State, cube: Cube) -> None:
    after = spend(cube, "activate")
    if cube.at[0] == "A":
        after = after._replace(weapon=NEXT_WEAPON[cube.weapon])
    else:
        state["reserve"][cube.seat] -= 1
    if cube.at[0] == "L":
        after = after._replace(lives=2)
    if cube.at[0] == "C":
        state["cubes"].append(Cube(cube.seat, home(state, cube.seat), "none", 1, ()))
    state["cubes"].append(after)


def attack(state: State, cube: Cube, target: Cube) -> None:
    state["cubes"].append(spend(cube, "attack"))
    state["cubes"].remove(target)
    state["removed"][target.seat] += 1
    if target.lives == 2:
        state["cubes"].append(target._replace(lives=1))


# -- section 5 ------------------------------------------------------------------------------


def started(state: State, start_player: int) -> State:
    """The state after chance has picked the start player."""
    state = copied(state)
    state["marker"] = start_player
    next_round(state)
    return state


def order(state: State) -> list[int]:
    return [(state["marker"] + step) % state["players"] for step in range(state["players"])]


def turn_over(state: State) -> None:
    state["cubes"] = [cube._replace(spent=()) for cube in state["cubes"]]
    seats = order(state)
    later = seats[seats.index(state["active"]) + 1 :]
    give_turn(state, later)


def give_turn(state: State, seats: list[int]) -> None:
    for seat in seats:
        if has_cubes(state, seat):
            state["active"], state["left"] = seat, number(state, "actions")
            return
    score(state)
    end_check(state)


def next_round(state: State) -> None:
    state["round"] += 1
    give_turn(state, order(state))


# -- sections 7 to 10 -----------------------------------------------------------------------


def score(state: State) -> None:
    for moon in planets(state):
        points = number(state, MOONS[moon[0]]) if moon[0] in MOONS else 0
        seats = {cube.seat for cube in state["cubes"] if cube.at == moon}
        for seat in seats:
            state["scores"][seat] += points if len(seats) == 1 else points * number(state, "shared_moon") // 100


def end_check(state: State) -> None:
    top = max(state["scores"])
    in_front = [seat for seat, points in enumerate(state["scores"]) if points == top]
    if top >= state["options"]["target"] and len(in_front) == 1:
        finish(state, in_front, "points")
    elif not state["cubes"]:
        finish(state, in_front, "nobody_left")
    elif state["round"] >= state["options"]["round_limit"]:
        finish(state, in_front, "round_limit")
    else:
        if state["options"]["marker"] == "passes":
            state["marker"] = next(seat for seat in order(state)[1:] + order(state)[:1] if has_cubes(state, seat))
        next_round(state)


def one_survivor(state: State) -> bool:
    seats = {cube.seat for cube in state["cubes"]}
    if len(seats) == 1:
        finish(state, list(seats), "last_survivor")
    return bool(state["over"])


def finish(state: State, winners: list[int], reason: str) -> None:
    state |= {"over": True, "winners": winners, "reason": reason}


def resigned(state: State, seat: int) -> State:
    """R62."""
    state = copied(state)
    state["removed"][seat] += sum(cube.lives for cube in state["cubes"] if cube.seat == seat)
    state["cubes"] = [cube for cube in state["cubes"] if cube.seat != seat]
    if not one_survivor(state) and state["active"] == seat:
        turn_over(state)
    return state
