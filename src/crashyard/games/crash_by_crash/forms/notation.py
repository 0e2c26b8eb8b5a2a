"""Section 15: the JSON forms of actions, and the clauses of refusals.

A form answers one decision. The longer forms of section 15, which answer several, are `compound`'s.
"""

from typing import Any

from crashyard.engine.documents import Fields, shown
from crashyard.engine.refusal import Refusal
from crashyard.engine.seats import CHANCE
from crashyard.games.crash_by_crash.rules.acting import kind_played
from crashyard.games.crash_by_crash.rules.board import (
    CELL_AT,
    CELLS,
    DIRECTIONS,
    FLOWERS,
    NEXT,
    OFF,
    PLACES,
    ROTATIONS,
    TILE_NAMES,
)
from crashyard.games.crash_by_crash.rules.cards.bell_shift import cell_of_bell
from crashyard.games.crash_by_crash.rules.codes import (
    CARD,
    EXCHANGE,
    HIT_TWICE,
    LAY,
    MAGNETIC,
    OPERATE,
    PASS,
    PUSH,
    RIDE,
    RING,
    SABOTAGE,
    SAIL,
    SET_CAR,
    SET_OPERATOR,
    SHIFT,
    SPACE,
    STEP,
    SWAP,
    TAKE,
    TAKE_DECK,
    is_card,
)
from crashyard.games.crash_by_crash.rules.deck import (
    BELL_SHIFT,
    CARD_NAMES,
    FLYING_DUTCHMAN,
    FREE_TICKET,
    LAMBADA,
    SABOTEUR,
)
from crashyard.games.crash_by_crash.rules.magnets import first_reached
from crashyard.games.crash_by_crash.rules.phases import DRAW, KEEP, TILES
from crashyard.games.crash_by_crash.rules.placing import forbids_pull
from crashyard.games.crash_by_crash.rules.table import KINDS, Table

NAME = "crash-by-crash"

CLAUSES = {
    "game-over": "section 11",
    "not-awaited": "section 4",
    "no-resigning": "section 11",
    "unknown-action": "section 15",
    "not-an-action-now": "section 4",
    "tile-does-not-fit": "section 3",
    "card-not-in-deck": "section 9.3",
    "put-the-operator": "section 3",
    "not-a-flower-centre": "R04",
    "flower-has-bell": "R04",
    "put-a-car": "R03",
    "tile-has-car": "R03",
    "bell-on-cell": "R08",
    "cell-taken": "section 2.5",
    "no-car-in-stock": "section 5",
    "no-magnet-in-stock": "section 5",
    "no-car-there": "R10",
    "fee-missing": "R15",
    "batteries-missing": "section 5.1",
    "no-batteries-now": "R67",
    "no-batteries-with-card": "section 8.3",
    "may-not-ring": "R24",
    "two-bells": "R27",
    "pulls-nothing": "R49",
    "pull-held": "R41",
    "pull-cancelled": "section 7.2",
    "pull-mutual": "R42",
    "pull-contested": "R46",
    "pull-onto-bell": "R43",
    "four-steps-cost": "section 6",
    "operator-not-beside": "section 6",
    "not-out-of-the-hole": "R54",
    "operator-on-his-way": "R50",
    "field-entered-twice": "R51",
    "no-way-on": "R50",
    "cannot-ring": "R44",
    "no-car-to-ring": "R44",
    "own-magnet-rings": "R83",
    "choose-who-rings": "R44",
    "card-not-in-hand": "section 8",
    "only-as-first-action": "section 4",
    "no-such-bell": "section 8.1",
    "bell-under-operator": "R70",
    "bell-needs-free-flower-cell": "section 8.1",
    "bell-on-that-tile": "section 8.1",
    "no-car-for-card": "section 8.1",
    "not-adjacent": "section 8.1",
    "own-car": "section 8.1",
    "no-landing": "R66",
    "opponent-has-no-battery": "R67",
    "no-scoring-possible": "section 8.2",
    "yellow-card-demands-scoring": "R69",
    "needs-blue-card": "R10",
    "no-place-for-card": "section 8.3",
    "blue-card-demands-place": "section 8.3",
    "wrong-place-for-card": "section 8.3",
    "needs-normal-car": "R60",
    "same-direction-twice": "R61",
    "choose-a-source": "section 9.2",
    "not-in-display": "section 9.2",
    "deck-empty": "R76",
    "keep-one-of-two": "section 12",
    "no-turn-to-end": "section 4",
    "turn-owes-cards": "section 9.2",
    "exchange-owes-cards": "section 9.1",
}
"""Every refusal of the rules, with the clause that it stands on."""

_ABOUT_NO_ACTION = {"game-over", "not-awaited", "no-resigning", "unknown-action", "not-an-action-now"}


def refusal(table: Table, key: str, seat: int, action: int, **more: object) -> Refusal:
    """A refusal with who is awaited and, where the action speaks of them, its cell `at` and its card."""
    facts: dict[str, object] = {"seat": seat, "action": action, "active": table.awaited()}
    if key == "pulls-nothing":
        key = forbids_pull(table, table.side(seat), action - MAGNETIC)
    if key not in _ABOUT_NO_ACTION and 0 <= action < SPACE and seat != CHANCE:
        cell = cell_meant(action)
        if 0 <= cell < CELLS:
            facts["at"] = spell(cell)
        if is_card(action):
            facts["card"] = CARD_NAMES[kind_played(action)]
        facts |= _missing_car(table, key, action)
        if key in _REACHED:
            facts["car"] = spell(first_reached(table, cell))
    if key == "tile-does-not-fit":
        facts |= {"tile": TILE_NAMES[action // 6], "slot": int(table.count)}
    elif key == "card-not-in-deck":
        facts["card"] = CARD_NAMES[action]
    if table.card >= 0:
        facts["in_force"] = CARD_NAMES[table.card]
    return Refusal(key, facts | more, clause=_clause(table, key, action), game=NAME)


_REACHED = {"pull-held", "pull-cancelled", "pull-mutual", "pull-contested", "pull-onto-bell"}
"""Refusals that name the car that a magnet would reach and yet not move."""


def _clause(table: Table, key: str, action: int) -> str:
    """What goes for an exchange and for two pushes stands elsewhere than what goes for cards and for one."""
    if key == "card-not-in-hand" and EXCHANGE <= action < RING:
        return "section 9.1"
    if key in ("choose-a-source", "not-in-display") and table.exchanging:
        return "section 9.1"
    if key == "no-car-there" and HIT_TWICE <= action < MAGNETIC:
        return "R61"
    return CLAUSES[key]


def _missing_car(table: Table, key: str, action: int) -> dict[str, object]:
    """In which direction, or on which of two cells, the car is missing that an action needs."""
    if key == "no-car-for-card" and SWAP <= action < RIDE:
        first, direction = divmod(action - SWAP, 3)
        return {"at": spell(NEXT[6 * first + direction] if table.has_car(first) else first)}
    if key != "no-car-there":
        return {}
    if action >= HIT_TWICE:
        cell, first, second = split(action - HIT_TWICE, 6, 6)
        return {"dir": DIRECTIONS[second if table.has_car(NEXT[6 * cell + first]) else first]}
    return {"dir": DIRECTIONS[(action - PUSH) // 3 % 6]}


def cell_meant(action: int) -> int:
    """The first cell that an action speaks of, or -1."""
    found = -1
    for base, length in _CELL_CODES:
        if base <= action:
            found = (action - base) // length if length else -1
    return found % CELLS if SHIFT <= action < SWAP else found


_CELL_CODES = [
    (PUSH, 18),
    (LAY, 1),
    (HIT_TWICE, 36),
    (MAGNETIC, 1),
    (OPERATE, 12),
    (STEP, 6),
    (CARD, 0),
    (SHIFT, 1),
    (SWAP, 3),
    (RIDE, 6),
    (SABOTAGE, 1),
    (SAIL, 1),
    (EXCHANGE, 0),
    (SET_OPERATOR, 1),
    (SET_CAR, 1),
]
"""Where each kind of action begins, and how many numbers of it stand for one cell."""


def spell(cell: int) -> str:
    """A cell in a sentence: `4,8`."""
    return "{},{}".format(*PLACES[cell])


def place(cell: int) -> list[int]:
    return list(PLACES[cell])


# -- forms ----------------------------------------------------------------------------------


def action_json(table: Table, seat: int, action: int) -> object:
    """The form of an action. Chance lays tiles as `F03/2`, tile and rotation, and draws cards by their names."""
    if seat == CHANCE:
        return f"{TILE_NAMES[action // 6]}/{action % 6}" if table.phase == TILES else CARD_NAMES[action]
    if action == PASS:
        return {"do": "pass"}
    if action < OPERATE:
        return {"do": "place"} | _placing_json(action)
    if action < CARD:
        return _operator_json(action)
    if action < EXCHANGE:
        return {"do": "card", "card": CARD_NAMES[kind_played(action)]} | card_json(table, action)
    if action < RING:
        first, second = divmod(action - EXCHANGE, KINDS)
        return {"do": "exchange", "discard": [CARD_NAMES[first], CARD_NAMES[second]]}
    if action < TAKE:
        return {"do": "ring", "from": place(table.cars[action - RING])}
    if action == TAKE_DECK:
        return {"do": "take", "from": "deck"}
    if action < TAKE_DECK:
        name = CARD_NAMES[action - TAKE]
        return {"do": "keep", "card": name} if table.phase == KEEP else {"do": "take", "from": name}
    if action < SET_CAR:
        return {"do": "set_operator", "at": place(action - SET_OPERATOR)}
    return {"do": "set_car", "at": place(action - SET_CAR)}


def _placing_json(action: int) -> dict[str, Any]:
    if action >= MAGNETIC:
        return {"car": "magnet", "at": place(action - MAGNETIC)}
    if action >= HIT_TWICE:
        cell, first, second = split(action - HIT_TWICE, 6, 6)
        return {"at": place(cell), "dir": [DIRECTIONS[first], DIRECTIONS[second]]}
    if action >= LAY:
        return {"at": place(action - LAY)}
    cell, direction, batteries = split(action - PUSH, 6, 3)
    pushing: dict[str, Any] = {"at": place(cell), "dir": DIRECTIONS[direction]}
    return pushing | ({"batteries": batteries} if batteries else {})


def split(code: int, middle: int, last: int) -> tuple[int, int, int]:
    """The three numbers that a code is made of."""
    return code // (middle * last), code // last % middle, code % last


def _operator_json(action: int) -> dict[str, Any]:
    if action >= STEP:
        cell, direction = divmod(action - STEP, 6)
        return {"do": "step", "to": place(cell), "dir": DIRECTIONS[direction]}
    cell, direction, four = split(action - OPERATE, 6, 2)
    return {"do": "operator", "steps": 4 if four else 2, "to": place(cell), "dir": DIRECTIONS[direction]}


def card_json(table: Table, action: int) -> dict[str, Any]:
    """What the form of a card says beside its name."""
    if action < SHIFT:
        return {}
    if action < SWAP:
        bell, cell = divmod(action - SHIFT, CELLS)
        return {"from": place(cell_of_bell(table, bell)), "to": place(cell)}
    if action < RIDE:
        cell, direction = divmod(action - SWAP, 3)
        return {"a": place(cell), "b": place(NEXT[6 * cell + direction])}
    if action < SABOTAGE:
        cell, direction = divmod(action - RIDE, 6)
        return {"from": place(cell), "dir": DIRECTIONS[direction]}
    return {"target": place(action - SABOTAGE)} if action < SAIL else {"to": place(action - SAIL)}


# -- and back -------------------------------------------------------------------------------


def parse_action(table: Table, seat: int, form: object) -> int:
    """The action a form names."""
    if seat == CHANCE:
        return _parse_tile(form) if table.phase == TILES else _parse_drawn(form)
    fields = Fields(form, "the action")
    do = fields.text("do", list(_PARSERS))
    action = _PARSERS[do](table, seat, fields)
    fields.end()
    return action


def _parse_tile(form: object) -> int:
    if isinstance(form, str):
        tile, slash, rotation = form.partition("/")
        if tile in TILE_NAMES and slash and rotation in ("0", "1", "2", "3", "4", "5"):
            number = TILE_NAMES.index(tile)
            if int(rotation) in ROTATIONS[number < FLOWERS]:
                return 6 * number + int(rotation)
    raise Refusal("wrong-outcome", {"value": shown(form), "right": "TILE/ROTATION: F01/0..5, X01/0, X01/3"})


def _parse_drawn(form: object) -> int:
    if isinstance(form, str) and form in CARD_NAMES:
        return CARD_NAMES.index(form)
    raise Refusal("wrong-outcome", {"value": shown(form), "right": ", ".join(CARD_NAMES)})


def read_cell(fields: Fields, name: str) -> int:
    """A place inside the outline of the board; it may lie in a hole."""
    value = fields.take(name)
    if isinstance(value, list) and len(value) == 2 and all(type(number) is int for number in value):
        cell = CELL_AT.get((value[0], value[1]), OFF)
        if cell != OFF:
            return cell
    raise fields.wrong(name, value, "[q, r] of a cell of the board")


def read_direction(fields: Fields, name: str = "dir") -> int:
    return DIRECTIONS.index(fields.text(name, DIRECTIONS))


def _parse_place(table: Table, seat: int, fields: Fields) -> int:
    magnetic = fields.text("car", ["normal", "magnet"], default="normal") == "magnet"
    cell = read_cell(fields, "at")
    if magnetic:
        return MAGNETIC + cell
    if "dir" not in fields:
        return LAY + cell
    value = fields.take("dir")
    if isinstance(value, list):
        if len(value) == 2 and value[0] in DIRECTIONS and value[1] in DIRECTIONS:
            return HIT_TWICE + 36 * cell + 6 * DIRECTIONS.index(value[0]) + DIRECTIONS.index(value[1])
    elif value in DIRECTIONS:
        return PUSH + 18 * cell + 3 * DIRECTIONS.index(value) + fields.integer("batteries", 0, 2, default=0)
    raise fields.wrong("dir", value, f"one or [two] of {', '.join(DIRECTIONS)}")


def _parse_operator(table: Table, seat: int, fields: Fields) -> int:
    steps = fields.integer("steps", 2, 4)
    if steps == 3:
        raise fields.wrong("steps", steps, "2, 4")
    step = 6 * read_cell(fields, "to") + read_direction(fields)
    return OPERATE + 2 * step + (1 if steps == 4 else 0)


def _parse_step(table: Table, seat: int, fields: Fields) -> int:
    return STEP + 6 * read_cell(fields, "to") + read_direction(fields)


def _parse_card(table: Table, seat: int, fields: Fields) -> int:
    kind = CARD_NAMES.index(fields.text("card", CARD_NAMES))
    if kind == BELL_SHIFT:
        bell = table.bell[read_cell(fields, "from")] - 1
        end = read_cell(fields, "to")
        if bell < 0:
            raise refusal(table, "no-such-bell", seat, SHIFT + end)
        return SHIFT + CELLS * bell + end
    if kind == LAMBADA:
        first, second = read_cell(fields, "a"), read_cell(fields, "b")
        for direction in range(6):
            if NEXT[6 * first + direction] == second:
                return SWAP + 3 * first + direction if direction < 3 else SWAP + 3 * second + direction - 3
        raise refusal(table, "not-adjacent", seat, SWAP + 3 * first)
    if kind == FREE_TICKET:
        return RIDE + 6 * read_cell(fields, "from") + read_direction(fields)
    if kind == SABOTEUR:
        return SABOTAGE + read_cell(fields, "target")
    return SAIL + read_cell(fields, "to") if kind == FLYING_DUTCHMAN else CARD + kind


def _parse_exchange(table: Table, seat: int, fields: Fields) -> int:
    value = fields.take("discard")
    if isinstance(value, list) and len(value) == 2 and all(card in CARD_NAMES for card in value):
        first, second = sorted(map(CARD_NAMES.index, value))
        return EXCHANGE + KINDS * first + second
    raise fields.wrong("discard", value, "[two of the cards in hand]")


def _parse_ring(table: Table, seat: int, fields: Fields) -> int:
    cell = read_cell(fields, "from")
    if not table.has_car(cell):
        raise refusal(table, "no-car-to-ring", seat, PASS, at=spell(cell))
    return RING + table.on[cell] - 1


def _parse_take(table: Table, seat: int, fields: Fields) -> int:
    source = fields.text("from", ["deck", *CARD_NAMES])
    if source == "deck":
        return TAKE_DECK
    action = TAKE + CARD_NAMES.index(source)
    if table.phase == KEEP:
        raise refusal(table, "keep-one-of-two", seat, action)
    return action


def _parse_keep(table: Table, seat: int, fields: Fields) -> int:
    action = TAKE + CARD_NAMES.index(fields.text("card", CARD_NAMES))
    if table.phase == DRAW:
        raise refusal(table, "choose-a-source", seat, action)
    return action


def _parse_pass(table: Table, seat: int, fields: Fields) -> int:
    return PASS


def _parse_set_operator(table: Table, seat: int, fields: Fields) -> int:
    return SET_OPERATOR + read_cell(fields, "at")


def _parse_set_car(table: Table, seat: int, fields: Fields) -> int:
    return SET_CAR + read_cell(fields, "at")


_PARSERS = {
    "place": _parse_place,
    "card": _parse_card,
    "operator": _parse_operator,
    "step": _parse_step,
    "exchange": _parse_exchange,
    "pass": _parse_pass,
    "ring": _parse_ring,
    "take": _parse_take,
    "keep": _parse_keep,
    "set_operator": _parse_set_operator,
    "set_car": _parse_set_car,
}
