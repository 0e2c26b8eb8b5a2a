"""The forms of section 15 that answer several decisions at once, as one form a decision."""

from typing import Any

from crashyard.engine.driver import AskSeats, Driver
from crashyard.engine.forms.documents import Fields
from crashyard.engine.position import Position
from crashyard.engine.refusal import Refusal
from crashyard.engine.seats import CHANCE
from crashyard.games.crash_by_crash.forms.actions import refusal
from crashyard.games.crash_by_crash.forms.cell_kinds import place, read_cell, read_direction
from crashyard.games.crash_by_crash.rules.board import CELLS, DIRECTIONS, NEXT, OFF
from crashyard.games.crash_by_crash.rules.cards.names import CARD_NAMES
from crashyard.games.crash_by_crash.rules.codes import PASS
from crashyard.games.crash_by_crash.rules.phases import ACTION, DRAW, KEEP, OVER, RINGING
from crashyard.games.crash_by_crash.rules.pieces import EXCHANGED
from crashyard.games.crash_by_crash.rules.turn import CrashByCrashTurn


def steps(position: CrashByCrashTurn, seat: int, form: object) -> list[object]:
    """One form a decision, for a `path` of the operator, an exchange with `take`, an `end_turn`, a `ring_choice`."""
    if not isinstance(form, dict):
        return [form]
    fields = dict(form)
    ring = {"do": "ring", "from": fields.pop("ring_choice")} if "ring_choice" in fields else None
    if fields.get("do") == "operator" and "path" in fields:
        found = _operator_steps(position, seat, fields)
    elif fields.get("do") == "exchange" and "take" in fields:
        found = _exchange(position, seat, fields)
    elif fields.get("do") == "end_turn":
        found = _end_of_turn(position, seat, fields)
    else:
        found = [fields]
    if ring is not None and _asks_who_rings(position, seat, found):
        found.append(ring)
    return found


def _operator_steps(position: CrashByCrashTurn, seat: int, form: dict[str, Any]) -> list[object]:
    """Two or four steps, each a direction or, out of a hole, where to and in which direction.

    What comes after a step that ends the game is not looked at: it is not played, and forbids nothing (R73).
    """
    fields = Fields(form, "the action")
    fields.take("do")
    path = fields.items("path")
    fields.end()
    if len(path) not in (2, 4):
        raise fields.wrong("path", len(path), "2, 4")
    for element in path:
        if element not in DIRECTIONS and not isinstance(element, dict):
            raise fields.wrong("path", element, ", ".join(DIRECTIONS))
    twin, found = position.copy(), list[object]()
    field = int(twin.operator)
    for number, element in enumerate(path, 1):
        cell, direction = _step(fields, twin, field, element, number)
        step: dict[str, object] = {"do": "step"} if found else {"do": "operator", "steps": len(path)}
        found.append(step | {"to": place(cell), "dir": DIRECTIONS[direction]})
        field = int(twin.field_of(cell))
        if _ends_game(twin, seat, found[-1]):
            break
    return found


def _ends_game(twin: CrashByCrashTurn, seat: int, form: object) -> bool:
    """Play a form on a twin of the table. What is refused there is refused again where it is played in earnest."""
    try:
        twin.play(seat, twin.parse_action(seat, form))
    except Refusal:
        return False
    return twin.phase == OVER


def _step(fields: Fields, table: CrashByCrashTurn, field: int, element: object, number: int) -> tuple[int, int]:
    if isinstance(element, dict):
        step = Fields(element, f"step {number}")
        found = read_cell(step, "to"), read_direction(step)
        step.end()
        return found
    if not 0 <= field < CELLS:
        raise fields.wrong("path", element, '{"to": [q, r], "dir": "E"} out of a hole')
    direction = DIRECTIONS.index(str(element))
    cell = NEXT[6 * field + direction]
    if cell == OFF:
        raise fields.wrong("path", element, "a step inside the outline of the board")
    return int(cell), direction


def _exchange(table: CrashByCrashTurn, seat: int, form: dict[str, Any]) -> list[object]:
    """The two cards that go, and where the two that come are taken from; four players have only the deck (R81)."""
    fields = Fields({"take": form.pop("take")}, "the action")
    sources = _named(fields, "take", ["deck"] if table.players == 4 else ["deck", *CARD_NAMES])
    if len(sources) != EXCHANGED:
        raise refusal(table, "exchange-owes-cards", seat, -1, named=len(sources))
    return [form] if table.players == 4 else [form, *({"do": "take", "from": source} for source in sources)]


def _drawn(table: CrashByCrashTurn, fields: Fields) -> list[object]:
    """Where cards are drawn from; with four players, who all draw from the deck, which ones are kept."""
    if table.players == 4:
        return [{"do": "keep", "card": card} for card in _named(fields, "draw", CARD_NAMES)]
    return [{"do": "take", "from": source} for source in _named(fields, "draw", ["deck", *CARD_NAMES])]


def _named(fields: Fields, name: str, choices: list[str]) -> list[str]:
    for choice in (found := fields.items(name)):
        if choice not in choices:
            raise fields.wrong(name, choice, ", ".join(choices))
    return found


def _end_of_turn(position: CrashByCrashTurn, seat: int, form: dict[str, Any]) -> list[object]:
    """All cards owed, one after the other. A turn that owes none has ended by itself."""
    fields = Fields(form, "the action")
    fields.take("do")
    found = _drawn(position, fields) if "draw" in fields else []
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


class _FirstAnswer:
    """Whatever comes first: where it does not matter what is answered."""

    def answer(self, position: Position, seat: int) -> int:
        return position.legal(seat)[0]


def _cards_owed(position: CrashByCrashTurn) -> int:
    """How often a source or a card is chosen until the turn ends, whatever is chosen. Short piles may end it early."""
    twin, owed, anything = position.copy(), 0, _FirstAnswer()
    driver = Driver(twin, AskSeats([anything] * int(position.players), anything))
    while twin.turn == position.turn:
        owed += 0 if twin.awaited() == CHANCE else 1
        driver.step()
    return owed


def _asks_who_rings(position: CrashByCrashTurn, seat: int, forms: list[object]) -> bool:
    """Try the forms out: cards move no cars, so any outcome of chance will do. What is refused is refused later."""
    twin = position.copy()
    driver = Driver(twin, AskSeats(chance=_FirstAnswer()))
    try:
        for form in forms:
            driver.give(seat, twin.parse_action(seat, form))
            driver.play()
    except Refusal:
        return True
    return twin.phase == RINGING
