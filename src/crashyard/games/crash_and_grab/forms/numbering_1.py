"""How rules 1 numbered actions and outcomes of chance, which records and databases once stored as bare numbers.

Frozen: nothing in here may follow what the rules do later, so it takes nothing from them. A number becomes a form with
the help of `state`, the fields of the position file of rules 1.
"""

from collections.abc import Mapping
from typing import Any

from crashyard.engine.records.former import Former
from crashyard.engine.seats import CHANCE

_COLOURS = ("red", "green", "blue", "yellow", "purple", "pink")
_TYPES = ("pilot", "engineer", "doctor", "scientist")
_SIDES = ("up", "right", "down", "left")
_CORNERS = ("NW", "NE", "SW", "SE")
_ROTATIONS = ("clockwise", "counter-clockwise")
_MOVEMENT_CARDS = ("2", "3", "0-5")
_UPGRADES = (
    (1, "blast-off-thrusters", "space"),
    (2, "wormhole-generator", "saucer"),
    (3, "afterburner", "space"),
    (4, "pulse-cannon", "saucer"),
    (5, "tractor-beam", "crew"),
    (6, "saucer-teleporter", "site"),
    (7, "cloaking-device", ""),
    (8, "waste-accelerator", ""),
    (9, "hyperdrive", ""),
    (10, "scavenger-bot", ""),
    (11, "distress-signaler", "exchange"),
    (12, "time-machine", ""),
    (13, "regeneration-gateway", "site"),
    (14, "kinetic-siphon", ""),
    (15, "cargo-hold", ""),
    (16, "proximity-mines", ""),
    (17, "landing-legs", "direction"),
    (18, "quake-maker", "slot"),
    (19, "rotational-stabilizer", "rotation"),
    (20, "airlock", "crew"),
    (24, "acceleration-regulator", ""),
    (25, "boost-amplifier", ""),
    (26, "organic-triangulator", "space"),
)
"""The number and the name of each card, and what is chosen to use it."""
_CHOICES = {"": 1, "space": 144, "site": 13, "direction": 4, "saucer": 6, "crew": 24}
_CHOICES |= {"exchange": 144, "slot": 16, "rotation": 2}
_NAMES = {number: name for number, name, _ in _UPGRADES}
_USES = [(name, choice, option) for _, name, choice in _UPGRADES for option in range(_CHOICES[choice])]

_MAKE_PLAN, _MAKE_TWO_PLANS, _NAME_SAUCER, _SET_DISTANCE, _SET_DIRECTION, _FLY = 1, 13, 157, 163, 176, 180
_NAME_CREWMEMBER, _GIVE, _ENERGIZE, _STEAL, _NAME_COLOUR = 232, 256, 400, 401, 425
_BUY_UPGRADE, _KEEP_UPGRADE, _USE = 431, 432, 459
_BARE = {0: "decline", _ENERGIZE: "energize", _BUY_UPGRADE: "buy"}


def form(state: Mapping[str, Any], seat: int, number: int) -> object:
    """The form of a number, or None if it means nothing here."""
    phase = state["moment"]["phase"]
    if seat == CHANCE:
        return _outcome(phase, state["players"], number)
    if number in _BARE:
        return {"do": _BARE[number]}
    if number < 0 or number >= _USE + len(_USES):
        return None
    if number < _NAME_SAUCER:
        return {"do": "plan"} | _plan(seat, number)
    if number < _SET_DISTANCE:
        return {"do": "saucer", "saucer": _COLOURS[number - _NAME_SAUCER]}
    if number < _SET_DIRECTION:
        return {"do": "distance", "distance": number - _SET_DISTANCE}
    if number < _FLY:
        return {"do": "direction", "direction": _SIDES[number - _SET_DIRECTION]}
    if number < _NAME_CREWMEMBER:
        spaces, direction = divmod(number - _FLY, 4)
        do = "accelerate" if phase == "accelerate" else "boost"
        return {"do": do, "direction": _SIDES[direction], "distance": spaces}
    if number < _NAME_COLOUR:
        return _with_crew(phase, number)
    if number < _BUY_UPGRADE:
        return {"do": "colour", "colour": _COLOURS[number - _NAME_COLOUR]}
    if number < _USE:
        name = _NAMES.get(number - _KEEP_UPGRADE)
        return name and {"do": "keep", "upgrade": name}
    return _use(*_USES[number - _USE])


def _crew(token: int) -> dict[str, Any]:
    return {"colour": _COLOURS[token // 4], "type": _TYPES[token % 4]}


def _one_plan(plan: int) -> dict[str, Any]:
    return {"card": _MOVEMENT_CARDS[plan // 4], "direction": _SIDES[plan % 4]}


def _plan(seat: int, number: int) -> dict[str, Any]:
    if number < _MAKE_TWO_PLANS:
        return _one_plan(number - _MAKE_PLAN)
    plans = zip((seat, seat + 2), divmod(number - _MAKE_TWO_PLANS, 12), strict=True)
    return {"plans": [{"saucer": _COLOURS[saucer % 6]} | _one_plan(plan) for saucer, plan in plans]}


def _with_crew(phase: str, number: int) -> dict[str, Any]:
    if number < _GIVE:
        return {"do": "lose" if phase == "lose" else "pass", "crew": _crew(number - _NAME_CREWMEMBER)}
    if number < _ENERGIZE:
        token, saucer = divmod(number - _GIVE, 6)
        return {"do": "give", "crew": _crew(token), "to": _COLOURS[saucer]}
    return {"do": "steal", "crew": _crew(number - _STEAL)}


def _use(name: str, choice: str, option: int) -> dict[str, Any]:
    use = {"do": "use", "upgrade": name}
    if choice == "space":
        return use | {"space": [option // 12 - 1, option % 12 - 1]}
    if choice == "site":
        return use | {"site": option}
    if choice == "direction":
        return use | {"direction": _SIDES[option]}
    if choice == "saucer":
        return use | {"saucer": _COLOURS[option]}
    if choice == "crew":
        return use | {"crew": _crew(option)}
    if choice == "exchange":
        token, colour = divmod(option, 6)
        return use | {"take": _crew(token), "give": {"colour": _COLOURS[colour], "type": _TYPES[token % 4]}}
    if choice == "slot":
        return use | {"slot": _CORNERS[option // 4], "turns": option % 4}
    return use | {"rotation": _ROTATIONS[option]} if choice else use


def _outcome(phase: str, players: int, number: int) -> object:
    if number < 0:
        return None
    if phase == "tile":
        return f"{number // 8}{'AB'[number // 4 % 2]}/{number % 4}"
    if phase == "markers":
        return _markers(number)
    if phase == "extra_colour":
        return _COLOURS[number] if number < len(_COLOURS) else None
    if phase == "rotation":
        return _ROTATIONS[number] if number < len(_ROTATIONS) else None
    if phase == "draw":
        return _NAMES.get(number)
    if phase == "drift":
        return _drift(players, number)
    return number


def _markers(code: int) -> str | None:
    """The markers around the board: each code is one of the 24 orders."""
    if code >= 24:
        return None
    left = ["sun", "meteor", "stars", "asteroids"]
    order = []
    for count in (4, 3, 2, 1):
        code, index = divmod(code, count)
        order.append(left[index])
        left[index] = left[count - 1]
    return ",".join(order)


def _drift(players: int, number: int) -> object:
    if number >= (144 if players == 2 else 12):
        return None
    return [_one_plan(plan) for plan in divmod(number, 12)] if players == 2 else _one_plan(number)


RULES_1 = Former(defaults={"mode": "base"}, form=form)
