"""What is told of the table and of what happens on it, as types. `events` and `forms/views` make such values.

A cell is told as `[q, r]`.
"""

from typing import Final, TypedDict

Cell = list[int]


class HoleName(TypedDict):
    """A hole, by the slot of the tile that is gone."""

    hole: int


Field = Cell | HoleName
"""A field of the operator: a cell, or a hole."""


class CarName(TypedDict):
    """A car, by its side, its number, and whether it is the magnetic one."""

    side: int
    car: int
    magnetic: bool


FromCell = TypedDict("FromCell", {"from": Cell})
FromCellTo = TypedDict("FromCellTo", {"from": Cell, "to": Cell})
OperatorMoved = TypedDict("OperatorMoved", {"from": Field, "to": Field})


# -- setup ----------------------------------------------------------------------------------


class LaidTile(TypedDict):
    slot: int
    tile: str
    rotation: int


class OperatorPut(TypedDict):
    seat: int
    at: Field


class CarPut(CarName):
    at: Cell


# -- the turn -------------------------------------------------------------------------------


class PhaseBegan(TypedDict):
    """What is to be decided, by a seat or (-1) by chance, and how far the decision has come."""

    seat: int
    phase: str
    action: int
    card: str | None
    takes: int
    exchanging: bool
    count: int
    steps: int
    entered: list[Field]
    duty: int | None


class SeatTurn(TypedDict):
    seat: int
    turn: int


class SeatActed(TypedDict):
    seat: int


class BatteriesUsed(TypedDict):
    side: int
    batteries: int
    left: int


class FeePaid(TypedDict):
    side: int
    points: int
    score: int


class BumperGameOver(TypedDict):
    scores: list[int]
    winners: list[int]
    reason: str


# -- what moves -----------------------------------------------------------------------------


class CarMoved(CarName, FromCellTo):
    by: str


class CarDisplaced(CarName, FromCell):
    """A car falls off the board, or into a hole, which is then named."""

    direction: str
    hole: int | None
    by: str
    points: int
    scores: list[int]


class CarSabotaged(CarName, FromCell):
    pass


class CarsSwapped(FromCellTo):
    first: CarName
    second: CarName


class BellRung(CarName):
    at: Cell
    bell: int


class BellShifted(FromCellTo):
    bell: int


class BellScored(TypedDict):
    bell: int
    at: Cell
    points: list[int]
    scores: list[int]
    scorings: int


class TileRemoved(TypedDict):
    slot: int
    cars: list[CarName]
    operator: Field


# -- cards ----------------------------------------------------------------------------------


class CardFace(TypedDict):
    """A card face up; or what only those learn who see it."""

    card: str


class SeatCard(SeatActed, CardFace):
    """A seat, and the card it has played or taken; or drawn, which is told to that seat alone."""


class CardGivenUp(SeatActed):
    """Of the two cards of which one is kept: the one that all see."""

    discarded: str | None


class CardKept(CardGivenUp, CardFace):
    """And the other one, which is told to its seat alone."""


class BatteryDischarged(TypedDict):
    side: int
    left: int


class CardsExchanged(SeatActed):
    cards: list[str]


class NothingMore(TypedDict):
    """An event of which there is nothing to tell but that it is."""


EVENT_TYPES: Final[dict[str, type]] = {
    "tile_laid": LaidTile,
    "operator_put": OperatorPut,
    "starting_car_put": CarPut,
    "phase_began": PhaseBegan,
    "turn_began": SeatTurn,
    "turn_ended": SeatActed,
    "passed": SeatActed,
    "car_placed": CarPut,
    "batteries_used": BatteriesUsed,
    "fee_paid": FeePaid,
    "car_moved": CarMoved,
    "car_displaced": CarDisplaced,
    "bell_rung": BellRung,
    "bell_scored": BellScored,
    "tile_removed": TileRemoved,
    "operator_moved": OperatorMoved,
    "card_played": SeatCard,
    "bell_shifted": BellShifted,
    "cars_swapped": CarsSwapped,
    "car_sabotaged": CarSabotaged,
    "battery_discharged": BatteryDischarged,
    "cards_exchanged": CardsExchanged,
    "card_taken": SeatCard,
    "card_drawn": SeatCard,
    "card_looked_at": SeatCard,
    "card_kept": CardKept,
    "card_displayed": CardFace,
    "deck_renewed": NothingMore,
    "game_over": BumperGameOver,
}
"""The facts of each kind of event, those that are secret among them."""
