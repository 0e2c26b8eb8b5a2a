"""The forms of section 15 that answer several decisions at once, as one form a decision."""

from typing import Any

from crashyard.engine.documents import Fields
from crashyard.engine.refusal import Refusal
from crashyard.engine.seats import CHANCE
from crashyard.games.crash_by_crash.board import CELLS, DIRECTIONS, NEXT, OFF
from crashyard.games.crash_by_crash.deck import CARD_NAMES
from crashyard.games.crash_by_crash.notation import place, read_cell, read_direction, refusal
from crashyard.games.crash_by_crash.phases import ACTION, RINGING
from crashyard.games.crash_by_crash.position import CrashByCrashPosition
from crashyard.games.crash_by_crash.table import Table


def steps(position: CrashByCrashPosition, seat: int, form: object) -> list[object]:
    """One form a decision, for a `path` of the operator, an exchange with `take`, an `end_turn`, a `ring_choice`."""
    if not isinstance(form, dict):
        return [form]
    fields = dict(form)
    ring = {"do": "ring", "from": fields.pop("ring_choice")} if "ring_choice" in fields else None
    if fields.get("do") == "operator" and "path" in fields:
        found = _operator_steps(position, fields)
    elif fields.get("do") == "exchange" and "take" in fields:
        found = [fields, *_sources(position, Fields({"take": fields.pop("take")}, "the action"), "take")]
    elif fields.get("do") == "end_turn":
        found = _end_of_turn(position, seat, fields)
    else:
        found = [fields]
    if ring is not None and _asks_who_rings(position, seat, found):
        found.append(ring)
    return found


def _operator_steps(table: Table, form: dict[str, Any]) -> list[object]:
    """Two or four steps, each a direction or, out of a hole, where to and in which direction."""
    fields = Fields(form, "the action")
    fields.take("do")
    path = fields.items("path")
    fields.end()
    if len(path) not in (2, 4):
        raise fields.wrong("path", len(path), "2, 4")
    field, found = int(table.operator), list[object]()
    for number, element in enumerate(path, 1):
        cell, direction = _step(fields, table, field, element, number)
        step: dict[str, object] = {"do": "step"} if found else {"do": "operator", "steps": len(path)}
        found.append(step | {"to": place(cell), "dir": DIRECTIONS[direction]})
        field = int(table.field_of(cell))
    return found


def _step(fields: Fields, table: Table, field: int, element: object, number: int) -> tuple[int, int]:
    if isinstance(element, dict):
        step = Fields(element, f"step {number}")
        found = read_cell(step, "to"), read_direction(step)
        step.end()
        return found
    if element not in DIRECTIONS or not 0 <= field < CELLS:
        right = ", ".join(DIRECTIONS) if 0 <= field < CELLS else '{"to": [q, r], "dir": "E"} out of a hole'
        raise fields.wrong("path", element, right)
    direction = DIRECTIONS.index(str(element))
    cell = NEXT[6 * field + direction]
    if cell == OFF:
        raise fields.wrong("path", element, "a step inside the outline of the board")
    return int(cell), direction


def _sources(table: Table, fields: Fields, name: str) -> list[object]:
    """Where cards are taken from; with four players, who all draw from the deck, which ones are kept."""
    sources = CARD_NAMES if table.players == 4 else ["deck", *CARD_NAMES]
    found: list[object] = []
    for source in fields.items(name):
        if source not in sources:
            raise fields.wrong(name, source, ", ".join(sources))
        found.append({"do": "keep", "card": source} if table.players == 4 else {"do": "take", "from": source})
    return found


def _end_of_turn(table: Table, seat: int, form: dict[str, Any]) -> list[object]:
    """The cards owed. Where none are, the turn has ended by itself and there is nothing to do."""
    fields = Fields(form, "the action")
    fields.take("do")
    found = _sources(table, fields, "draw") if "draw" in fields else []
    fields.end()
    if table.exchanging or (table.phase == ACTION and (found or table.action == 2)):
        raise refusal(table, "not-an-action-now", seat, -1)
    return found


def _asks_who_rings(position: CrashByCrashPosition, seat: int, forms: list[object]) -> bool:
    """Try the forms out: cards move no cars, so any outcome of chance will do. What is refused is refused later."""
    twin = position.copy()
    try:
        for form in forms:
            twin.play(seat, twin.parse_action(seat, form))
            while twin.awaited() == CHANCE:
                twin.play(CHANCE, twin.legal(CHANCE)[0])
    except Refusal:
        return True
    return twin.phase == RINGING
