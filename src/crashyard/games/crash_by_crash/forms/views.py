"""Section 15: a position as JSON, complete for a file, or as far as one seat may know it (section 9.3)."""

from collections.abc import Iterable, Sequence
from typing import Any

from crashyard.games.crash_by_crash.rules.board import CELLS, IN_HOLE, PLACES, SLOTS, TILE_NAMES
from crashyard.games.crash_by_crash.rules.cards.names import CARD_NAMES
from crashyard.games.crash_by_crash.rules.deck import pile_size
from crashyard.games.crash_by_crash.rules.phases import PHASE_NAMES, RINGING, SETTING_CARS
from crashyard.games.crash_by_crash.rules.pieces import ALL_CARS, CARS, IN_STOCK, KINDS, MAGNET, NO_CARD, SIDES
from crashyard.games.crash_by_crash.rules.table import CrashByCrashTable


def spell_cell(cell: int) -> list[int]:
    """A cell by its coordinates."""
    return list(PLACES[cell])


def spell_field(field: int) -> object:
    """A field of the operator: a cell, or the hole of a slot; null while he has none."""
    if field < 0:
        return None
    return {"hole": field - IN_HOLE} if field >= IN_HOLE else spell_cell(field)


def spell_cards(counts: Iterable[int]) -> list[str]:
    """A pile, given as the number of cards a kind, by the names of its cards."""
    return [CARD_NAMES[kind] for kind, count in enumerate(counts) for _ in range(count)]


def hand_of(table: CrashByCrashTable, seat: int) -> list[int]:
    return list(table.hands[KINDS * seat : KINDS * seat + KINDS])


def known_of(table: CrashByCrashTable, seat: int) -> list[int]:
    return list(table.known[KINDS * seat : KINDS * seat + KINDS])


def spell_car(car: int, cell: int) -> dict[str, object]:
    side, number = divmod(car, CARS)
    kind = "magnet" if number == MAGNET else "normal"
    return {"side": side, "car": number, "kind": kind, "at": spell_cell(cell)}


def count_stocks(cars: Sequence[dict[str, Any]]) -> list[dict[str, int]]:
    """What is left in each side's stock, from the cars on the board."""
    stocks = []
    for side in range(SIDES):
        kinds = [car["kind"] for car in cars if car["side"] == side]
        stocks.append({"normal": MAGNET - kinds.count("normal"), "magnet": 1 - kinds.count("magnet")})
    return stocks


def _board_json(table: CrashByCrashTable) -> dict[str, Any]:
    laid = [slot for slot in range(SLOTS) if table.tile[slot] >= 0]
    bells = sorted((table.bell[cell] - 1, cell) for cell in range(CELLS) if table.bell[cell] > 0)
    cars = [spell_car(car, table.cars[car]) for car in range(ALL_CARS) if table.cars[car] != IN_STOCK]
    return {
        "layout": [
            {"slot": slot, "tile": TILE_NAMES[table.tile[slot]], "rotation": table.rotation[slot]} for slot in laid
        ],
        "removed": [slot for slot in range(SLOTS) if table.is_hole(slot)],
        "bells": [{"bell": bell, "at": spell_cell(cell)} for bell, cell in bells],
        "operator": spell_field(table.operator),
        "cars": cars,
        "stocks": count_stocks(cars),
    }


def _turn_json(table: CrashByCrashTable) -> dict[str, Any]:
    return {
        "batteries": list(table.batteries),
        "bans": [turn or None for turn in table.bans],
        "scores": list(table.scores),
        "scorings": table.scorings,
        "turn": table.turn,
        "active": table.active if table.active >= 0 else None,
        "action": table.action,
        "places": table.places,
        "scored": table.scored,
        "card": None if table.card == NO_CARD else CARD_NAMES[table.card],
    }


def _decision_json(table: CrashByCrashTable) -> dict[str, Any]:
    """What section 15 does not list: how far the decision under way has come."""
    return {
        "owed": table.owed,
        "takes": table.takes,
        "exchanging": table.exchanging,
        "count": table.count if table.phase <= SETTING_CARS else 0,
        "steps": table.steps,
        "entered": [spell_field(field) for field in table.entered],
        "duty": table.duty if table.phase == RINGING and table.duty >= 0 else None,
        "rung": spell_cell(table.rung) if table.rung >= 0 else None,
    }


def _opening_json(table: CrashByCrashTable) -> dict[str, Any]:
    return {
        "players": int(table.players),
        "options": {"last_rider": table.last_rider, "younger": table.younger},
        "phase": PHASE_NAMES[table.phase],
    }


def drawn_cards(table: CrashByCrashTable) -> list[str]:
    """The cards of which one is kept, with four players."""
    return [CARD_NAMES[kind] for kind in (table.drawn, table.drawn_too) if kind != NO_CARD]


def to_json(table: CrashByCrashTable) -> dict[str, Any]:
    """The complete state. The deck is sorted: nobody knows its order."""
    seats = range(table.players)
    cards = {
        "hands": [spell_cards(hand_of(table, seat)) for seat in seats],
        "known": [spell_cards(known_of(table, seat)) for seat in seats],
        "display": spell_cards(table.display),
        "deck": spell_cards(table.deck),
        "discard": spell_cards(table.discard),
    }
    shared = _opening_json(table) | _board_json(table) | _turn_json(table)
    return shared | cards | _decision_json(table) | {"drawn": drawn_cards(table)}


def view(table: CrashByCrashTable, viewer: int) -> dict[str, Any]:
    """What a seat may know: its own hand, and of the others what was taken openly (section 9.3).

    Of the deck everybody knows the number of cards. Of two cards drawn with four players only who drew them knows more.
    """
    hands: list[object] = []
    for seat in range(table.players):
        hand, known = hand_of(table, seat), known_of(table, seat)
        hands.append(spell_cards(hand) if seat == viewer else {"cards": sum(hand), "known": spell_cards(known)})
    drawn = drawn_cards(table)
    cards = {
        "hands": hands,
        "display": spell_cards(table.display),
        "deck": int(pile_size(table)),
        "discard": spell_cards(table.discard),
    }
    shared = _opening_json(table) | _board_json(table) | _turn_json(table)
    looking = {"drawn": drawn if viewer == table.active else len(drawn)}
    return shared | cards | _decision_json(table) | looking | {"awaited": table.awaited_seats()}
