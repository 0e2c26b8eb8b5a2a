"""The forms of section 15 that answer several decisions at once, as one form a decision."""

from typing import Any

from crashyard.engine.documents import Fields
from crashyard.engine.refusal import Refusal
from crashyard.engine.seats import CHANCE
from crashyard.games.crash_by_crash.board import CELLS, DIRECTIONS, NEXT, OFF
from crashyard.games.crash_by_crash.codes import PASS
from crashyard.games.crash_by_crash.deck import CARD_NAMES
from crashyard.games.crash_by_crash.notation import place, read_cell, read_direction, refusal
from crashyard.games.crash_by_crash.phases import ACTION, DRAW, KEEP, RINGING
from crashyard.games.crash_by_crash.position import CrashByCrashPosition
from crashyard.games.crash_by_crash.table import EXCHANGED, Table


def steps(position: CrashByCrashPosition, seat: int, form: object) -> list[object]:
    """One form a decision, for a `path` of the operator, an exchange with `take`, an `end_turn`, a `ring_choice`."""
    if not isinstance(form, dict):
        return [form]
    fields = dict(form)
    ring = {"do": "ring", "from": fields.pop("ring_choice")} if "ring_choice" in fields else None
    if fields.get("do") == "operator" and "path" in fields:
        found = _operator_steps(position, fields)
    elif fields.get("do") == "exchange" and "take" in fields:
        found = _exchange(position, seat, fields)
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


def _exchange(table: Table, seat: int, form: dict[str, Any]) -> list[object]:
    """The two cards that go, and where the two that come are taken from."""
    sources = _sources(table, Fields({"take": form.pop("take")}, "the action"), "take")
    if len(sources) != EXCHANGED:
        raise refusal(table, "exchange-owes-cards", seat, -1, named=len(sources))
    return [form, *sources]


def _sources(table: Table, fields: Fields, name: str) -> list[object]:
    """Where cards are taken from; with four players, who all draw from the deck, which ones are kept."""
    sources = CARD_NAMES if table.players == 4 else ["deck", *CARD_NAMES]
    found: list[object] = []
    for source in fields.items(name):
        if source not in sources:
            raise fields.wrong(name, source, ", ".join(sources))
        found.append({"do": "keep", "card": source} if table.players == 4 else {"do": "take", "from": source})
    return found


def _end_of_turn(position: CrashByCrashPosition, seat: int, form: dict[str, Any]) -> list[object]:
    """All cards owed, one after the other. A turn that owes none has ended by itself."""
    fields = Fields(form, "the action")
    fields.take("do")
    found = _sources(position, fields, "draw") if "draw" in fields else []
    fields.end()
    awaited = seat == position.awaited()
    if awaited and position.phase == ACTION:
        raise refusal(position, "no-turn-to-end", seat, -1, number=int(position.action), turn=int(position.turn))
    if not awaited or position.exchanging or position.phase not in (DRAW, KEEP):
        raise refusal(position, str(position.forbids(seat, PASS)), seat, PASS)
    owed = _cards_owed(position)
    if len(found) != owed:
        raise refusal(position, "turn-owes-cards", seat, -1, owed=owed, named=len(found))
    return found


def _cards_owed(position: CrashByCrashPosition) -> int:
    """How often a source or a card is chosen until the turn ends, whatever is chosen. Short piles may end it early."""
    twin, owed = position.copy(), 0
    while twin.turn == position.turn:
        owed += 0 if twin.awaited() == CHANCE else 1
        twin.play(twin.awaited(), twin.legal(twin.awaited())[0])
    return owed


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
