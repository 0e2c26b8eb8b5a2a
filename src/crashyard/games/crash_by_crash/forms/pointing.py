"""What a person points at to choose an action: names of targets of the scene."""

from crashyard.engine.seats import CHANCE
from crashyard.games.crash_by_crash.forms.notation import action_json, card_json, split
from crashyard.games.crash_by_crash.rules.acting import kind_played
from crashyard.games.crash_by_crash.rules.board import CELL_AT, CELLS, DIRECTIONS, PLACES
from crashyard.games.crash_by_crash.rules.codes import (
    CARD,
    EXCHANGE,
    HIT_TWICE,
    LAY,
    MAGNETIC,
    OPERATE,
    PASS,
    PUSH,
    RING,
    SET_CAR,
    SET_OPERATOR,
    STEP,
    TAKE,
    TAKE_DECK,
)
from crashyard.games.crash_by_crash.rules.deck import CARD_NAMES
from crashyard.games.crash_by_crash.rules.table import KINDS, Table


def target(cell: int) -> str:
    """A cell as it is pointed at: `4,8`."""
    return "{},{}".format(*PLACES[cell])


def targets(table: Table, seat: int, action: int) -> list[str]:
    """What a person points at, in order.

    - a normal car: its cell, the direction (`dir:E`, for Double Hit two of them, for none `dir:none`) and, unless two
      directions were chosen, the batteries (`batteries:0`);
    - the magnetic car: `magnet` and its cell;
    - the operator: `operator:2` or `operator:4`, then for every step the place stepped on and, out of a hole, the
      direction;
    - a card: `card:NAME` and its cells in the order of its form, Free Ticket with a direction;
    - an exchange: `exchange`, `card:NAME` twice; a source: `card:NAME` or `deck`; who rings: its cell; `pass`.
    """
    if seat == CHANCE:
        return [f"outcome:{action_json(table, seat, action)}"]
    if action == PASS:
        return ["pass"]
    if action < OPERATE:
        return _placing_targets(action)
    if action < CARD:
        return _operator_targets(table, action)
    if action < EXCHANGE:
        return [f"card:{CARD_NAMES[kind_played(action)]}", *_card_targets(table, action)]
    if action < RING:
        first, second = divmod(action - EXCHANGE, KINDS)
        return ["exchange", f"card:{CARD_NAMES[first]}", f"card:{CARD_NAMES[second]}"]
    if action < TAKE:
        return [target(table.cars[action - RING])]
    if action < SET_OPERATOR:
        return ["deck" if action == TAKE_DECK else f"card:{CARD_NAMES[action - TAKE]}"]
    return [target(action - (SET_OPERATOR if action < SET_CAR else SET_CAR))]


def _placing_targets(action: int) -> list[str]:
    if action >= MAGNETIC:
        return ["magnet", target(action - MAGNETIC)]
    if action >= HIT_TWICE:
        cell, first, second = split(action - HIT_TWICE, 6, 6)
        return [target(cell), f"dir:{DIRECTIONS[first]}", f"dir:{DIRECTIONS[second]}"]
    if action >= LAY:
        return [target(action - LAY), "dir:none"]
    cell, direction, batteries = split(action - PUSH, 6, 3)
    return [target(cell), f"dir:{DIRECTIONS[direction]}", f"batteries:{batteries}"]


def _operator_targets(table: Table, action: int) -> list[str]:
    if action >= STEP:
        kind = []
        cell, direction = divmod(action - STEP, 6)
    else:
        cell, direction, four = split(action - OPERATE, 6, 2)
        kind = ["operator:4" if four else "operator:2"]
    out_of_hole = [f"dir:{DIRECTIONS[direction]}"] if table.operator >= CELLS else []
    return [*kind, target(cell), *out_of_hole]


def _card_targets(table: Table, action: int) -> list[str]:
    form = card_json(table, action)
    found = [target(CELL_AT[value[0], value[1]]) for value in form.values() if isinstance(value, list)]
    return [*found, f"dir:{form['dir']}"] if "dir" in form else found
