"""A position from the fields of a position file: any table that could lie there, reachable or not."""

from collections.abc import Callable
from typing import TypeVar

from crashyard.engine import Fields
from crashyard.engine.options import complete_options
from crashyard.games.headlong.rules.state import GEARS, NAME, NO_GEAR, OPTIONS, HeadlongTable

P = TypeVar("P", bound=HeadlongTable)


def read_position(fields: Fields, new: Callable[[int, int, int], P]) -> P:
    players = fields.integer("players", 2, 4)
    options = complete_options(OPTIONS, fields.take("options") if "options" in fields else {}, NAME)
    finish, last_round = int(options["finish"]), int(options["rounds"])
    position = new(players, finish, last_round)
    position.round = fields.integer("round", 1, last_round)
    position.over = fields.take("over") is True
    position.cars = fields.integers("cars", players, 0, finish + GEARS - 1)
    position.gears = fields.integers("gears", players, NO_GEAR, 0 if position.over else GEARS)
    position.shown = fields.integers("shown", players, NO_GEAR, GEARS)
    if not position.over and NO_GEAR not in position.gears:
        raise fields.wrong("gears", position.gears, "[0, ...]")
    has_ended = max(position.cars) >= finish
    if has_ended and not position.over:
        raise fields.wrong("cars", position.cars, f"0..{finish - 1}")
    if position.over and not has_ended and position.round < last_round:
        raise fields.wrong("over", True, "false")
    fields.end()
    return position
