"""Section 15: a position as JSON, complete for a file, or as far as one seat may know it (section 9.3)."""

from collections.abc import Iterable, Sequence
from typing import TypedDict, cast

from crashyard.games.crash_by_crash.rules.board import CELLS, PLACES, SLOTS, TILE_NAMES
from crashyard.games.crash_by_crash.rules.cards.names import CARD_NAMES
from crashyard.games.crash_by_crash.rules.deck import pile_size
from crashyard.games.crash_by_crash.rules.events import field_name
from crashyard.games.crash_by_crash.rules.facts import Cell, Field, LaidTile
from crashyard.games.crash_by_crash.rules.phases import PHASE_NAMES, RINGING, SETTING_CARS
from crashyard.games.crash_by_crash.rules.pieces import ALL_CARS, CARS, IN_STOCK, KINDS, MAGNET, NO_CARD, SIDES
from crashyard.games.crash_by_crash.rules.table import CrashByCrashTable

# -- what is seen ---------------------------------------------------------------------------


class CrashByCrashParameters(TypedDict, total=False):
    """The parameters of a play that are not as in the rulebook (section 19)."""

    batteries: int
    hand: int
    scorings: int
    first_ringing_turn: int
    second_car_fee: int
    four_steps_cost: int
    displacing: int
    start_points: int
    without: str


class SeatOptions(CrashByCrashParameters):
    last_rider: int
    younger: int


class SeenBell(TypedDict):
    bell: int
    at: Cell


class SeenCar(TypedDict):
    side: int
    car: int
    kind: str
    at: Cell


class CarStock(TypedDict):
    """How many cars of each kind a side has left."""

    normal: int
    magnet: int


class OpeningSeen(TypedDict):
    players: int
    options: SeatOptions
    phase: str


class YardSeen(TypedDict):
    """What lies and stands on the board."""

    layout: list[LaidTile]
    removed: list[int]
    bells: list[SeenBell]
    operator: Field | None
    cars: list[SeenCar]
    stocks: list[CarStock]


class TurnSeen(TypedDict):
    batteries: list[int]
    bans: list[int | None]
    scores: list[int]
    scorings: int
    turn: int
    active: int | None
    action: int
    places: int
    scored: bool
    card: str | None


class DecisionSeen(TypedDict):
    """What section 15 does not list: how far the decision under way has come."""

    owed: int
    takes: int
    exchanging: bool
    count: int
    steps: int
    entered: list[Field]
    duty: int | None
    rung: Cell | None


class CrashByCrashFile(OpeningSeen, YardSeen, TurnSeen, DecisionSeen):
    """The fields of a position file."""

    hands: list[list[str]]
    known: list[list[str]]
    display: list[str]
    deck: list[str]
    discard: list[str]
    drawn: list[str]


class HandSeen(TypedDict):
    """The hand of somebody else: how many cards, and which were taken openly."""

    cards: int
    known: list[str]


class CrashByCrashView(OpeningSeen, YardSeen, TurnSeen, DecisionSeen):
    """What a seat may know."""

    hands: list[list[str] | HandSeen]
    display: list[str]
    deck: int
    discard: list[str]
    drawn: list[str] | int
    awaited: list[int]


# -- how it is told -------------------------------------------------------------------------


def spell_cell(cell: int) -> Cell:
    """A cell by its coordinates."""
    return list(PLACES[cell])


def spell_cards(counts: Iterable[int]) -> list[str]:
    """A pile, given as the number of cards a kind, by the names of its cards."""
    return [CARD_NAMES[kind] for kind, count in enumerate(counts) for _ in range(count)]


def hand_of(table: CrashByCrashTable, seat: int) -> list[int]:
    return list(table.hands[KINDS * seat : KINDS * seat + KINDS])


def known_of(table: CrashByCrashTable, seat: int) -> list[int]:
    return list(table.known[KINDS * seat : KINDS * seat + KINDS])


def spell_car(car: int, cell: int) -> SeenCar:
    side, number = divmod(car, CARS)
    return {"side": side, "car": number, "kind": "magnet" if number == MAGNET else "normal", "at": spell_cell(cell)}


def count_stocks(cars: Sequence[SeenCar]) -> list[CarStock]:
    """What is left in each side's stock, from the cars on the board."""
    stocks: list[CarStock] = []
    for side in range(SIDES):
        kinds = [car["kind"] for car in cars if car["side"] == side]
        stocks.append({"normal": MAGNET - kinds.count("normal"), "magnet": 1 - kinds.count("magnet")})
    return stocks


def _opening(table: CrashByCrashTable) -> OpeningSeen:
    return {
        "players": int(table.players),
        "options": {
            "last_rider": table.last_rider,
            "younger": table.younger,
            **cast(CrashByCrashParameters, table.tuning.varied),
        },
        "phase": PHASE_NAMES[table.phase],
    }


def _yard(table: CrashByCrashTable) -> YardSeen:
    laid = [slot for slot in range(SLOTS) if table.tile[slot] >= 0]
    bells = sorted((table.bell[cell] - 1, cell) for cell in range(CELLS) if table.bell[cell] > 0)
    cars = [spell_car(car, table.cars[car]) for car in range(ALL_CARS) if table.cars[car] != IN_STOCK]
    return {
        "layout": [
            {"slot": slot, "tile": TILE_NAMES[table.tile[slot]], "rotation": table.rotation[slot]} for slot in laid
        ],
        "removed": [slot for slot in range(SLOTS) if table.is_hole(slot)],
        "bells": [{"bell": bell, "at": spell_cell(cell)} for bell, cell in bells],
        "operator": field_name(table.operator) if table.operator >= 0 else None,
        "cars": cars,
        "stocks": count_stocks(cars),
    }


def _turn(table: CrashByCrashTable) -> TurnSeen:
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


def _decision(table: CrashByCrashTable) -> DecisionSeen:
    return {
        "owed": table.owed,
        "takes": table.takes,
        "exchanging": table.exchanging,
        "count": table.count if table.phase <= SETTING_CARS else 0,
        "steps": table.steps,
        "entered": [field_name(field) for field in table.entered],
        "duty": table.duty if table.phase == RINGING and table.duty >= 0 else None,
        "rung": spell_cell(table.rung) if table.rung >= 0 else None,
    }


def drawn_cards(table: CrashByCrashTable) -> list[str]:
    """The cards of which one is kept, with four players."""
    return [CARD_NAMES[kind] for kind in (table.drawn, table.drawn_too) if kind != NO_CARD]


def to_json(table: CrashByCrashTable) -> CrashByCrashFile:
    """The complete state. The deck is sorted: nobody knows its order."""
    return {
        **_opening(table),
        **_yard(table),
        **_turn(table),
        "hands": [spell_cards(hand_of(table, seat)) for seat in range(table.players)],
        "known": [spell_cards(known_of(table, seat)) for seat in range(table.players)],
        "display": spell_cards(table.display),
        "deck": spell_cards(table.deck),
        "discard": spell_cards(table.discard),
        **_decision(table),
        "drawn": drawn_cards(table),
    }


def view(table: CrashByCrashTable, viewer: int) -> CrashByCrashView:
    """What a seat may know: its own hand, and of the others what was taken openly (section 9.3).

    Of the deck everybody knows the number of cards. Of two cards drawn with four players only who drew them knows more.
    """
    drawn = drawn_cards(table)
    return {
        **_opening(table),
        **_yard(table),
        **_turn(table),
        "hands": [_hand(table, seat, viewer) for seat in range(table.players)],
        "display": spell_cards(table.display),
        "deck": int(pile_size(table)),
        "discard": spell_cards(table.discard),
        **_decision(table),
        "drawn": drawn if viewer == table.active else len(drawn),
        "awaited": table.awaited_seats(),
    }


def _hand(table: CrashByCrashTable, seat: int, viewer: int) -> list[str] | HandSeen:
    hand = hand_of(table, seat)
    if seat == viewer:
        return spell_cards(hand)
    return {"cards": sum(hand), "known": spell_cards(known_of(table, seat))}
