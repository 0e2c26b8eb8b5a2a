"""SET_CAR (section 3): where the eight starting cars are put, and who begins (R01-R03, R80)."""

from typing import Final, final

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.engine.forms.action_forms import ActionForm
from crashyard.games.crash_by_crash.rules import events
from crashyard.games.crash_by_crash.rules.board import CELLS, SLOT_OF, VALUES_NORMAL
from crashyard.games.crash_by_crash.rules.codes import SET_CAR
from crashyard.games.crash_by_crash.rules.decisions.common import CELL_CLAUSES, cell_part, why_not_on
from crashyard.games.crash_by_crash.rules.decisions.decision import CrashByCrashDecision
from crashyard.games.crash_by_crash.rules.pieces import ALL_CARS, IN_STOCK
from crashyard.games.crash_by_crash.rules.scoring import position_value
from crashyard.games.crash_by_crash.rules.turn import CrashByCrashTurn

STARTING_CARS: Final = 8
"""Four a side."""


def seat_of_starting_car(table: CrashByCrashTurn) -> i64:
    """Alternating, or in seat order, from the last rider."""
    return (table.last_rider + table.count) % table.players


def starting_seat(table: CrashByCrashTurn) -> i64:
    """The side with the lower position value begins; on a tie the last rider (section 3, R80)."""
    values: list[int] = [int(position_value(table, side, VALUES_NORMAL)) for side in range(2)]
    if values[0] == values[1]:
        return table.last_rider
    return 0 if values[0] < values[1] else 1


def slots_with_cars(table: CrashByCrashTurn) -> i64:
    """The slots on whose tiles cars stand, as bits."""
    found: i64 = 0
    car: i64 = 0
    while car < ALL_CARS:
        cell = table.cars[car]
        if cell != IN_STOCK:
            found |= 1 << SLOT_OF[cell]
        car += 1
    return found


@final
class SetCar(CrashByCrashDecision):
    """Asked once for each starting car: a free cell on a tile without a car (R03)."""

    def __init__(self) -> None:
        super().__init__(
            (ActionForm("set_car", SET_CAR, (cell_part("at"),)),),
            {"put-a-car": "R03", "tile-has-car": "R03"} | CELL_CLAUSES,
        )
        self.under_way = {"cars": (0, STARTING_CARS - 1)}

    def why_not(self, table: CrashByCrashTurn, seat: i64, action: i64) -> str | None:
        if action < SET_CAR:
            return "put-a-car"
        cell = action - SET_CAR
        key = why_not_on(table, cell)
        if key is not None:
            return key
        return "tile-has-car" if slots_with_cars(table) >> SLOT_OF[cell] & 1 else None

    def fill(self, table: CrashByCrashTurn, seat: i64, actions: Actions) -> None:
        """Quicker by looking for the cars once."""
        taken = slots_with_cars(table)
        cell: i64 = 0
        while cell < CELLS:
            if not taken >> SLOT_OF[cell] & 1 and table.is_free(cell):
                actions.add(SET_CAR + cell)
            cell += 1

    def answer(self, table: CrashByCrashTurn, seat: i64, action: i64) -> None:
        cell = action - SET_CAR
        car = table.normal_car_in_stock(table.side(seat))
        table.put_car(car, cell)
        table.count += 1
        if table.listening():
            table.tell(events.starting_car_put(car, cell))
        if table.count == STARTING_CARS:
            table.active = starting_seat(table)
            table.begin_turn()


SETTING_A_CAR: Final[SetCar] = SetCar()
