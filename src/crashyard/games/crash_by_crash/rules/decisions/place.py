"""PLACE (section 5): a normal or a magnetic car, or what the blue card in force makes of it (R08, R10-R17, R60-R63)."""

from typing import Final, final

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.games.crash_by_crash.rules.cards.card import BlueCard
from crashyard.games.crash_by_crash.rules.cards.kinds import BLUE
from crashyard.games.crash_by_crash.rules.cards.names import DOUBLE_HIT
from crashyard.games.crash_by_crash.rules.codes import LAY, MAGNETIC
from crashyard.games.crash_by_crash.rules.decisions.common import can_pay_fee, pay
from crashyard.games.crash_by_crash.rules.decisions.decision import CrashByCrashDecision
from crashyard.games.crash_by_crash.rules.decisions.magnet import PUTTING_THE_MAGNET
from crashyard.games.crash_by_crash.rules.decisions.push import PUSHING
from crashyard.games.crash_by_crash.rules.turn import CrashByCrashTurn


def card_in_force(table: CrashByCrashTurn) -> BlueCard:
    """The blue card in force, where one is."""
    return BLUE[table.card - DOUBLE_HIT]


@final
class PlaceCar(CrashByCrashDecision):
    """A kind of ACTION: what the cars themselves say is theirs; here is the fee, and which kinds of cars there are."""

    def __init__(self) -> None:
        blue = tuple(form for card in BLUE for form in card.placing)
        forms = (*PUSHING.forms, *sorted(blue, key=lambda form: form.first), *PUTTING_THE_MAGNET.forms)
        super().__init__(forms, {"fee-missing": "R15", "needs-blue-card": "R10"})

    def why_not(self, table: CrashByCrashTurn, seat: i64, action: i64) -> str | None:
        side = table.side(seat)
        if not can_pay_fee(table, side):
            return "fee-missing"
        if table.blue_in_force():
            return card_in_force(table).why_not_place(table, side, action)
        if action < LAY:
            return PUSHING.why_not(table, seat, action)
        return PUTTING_THE_MAGNET.why_not(table, seat, action) if action >= MAGNETIC else "needs-blue-card"

    def fill(self, table: CrashByCrashTurn, seat: i64, actions: Actions) -> None:
        """By the cars, or by the card: they know where to look."""
        side = table.side(seat)
        if not can_pay_fee(table, side):
            return
        if table.blue_in_force():
            card_in_force(table).fill_places(table, side, actions)
        else:
            PUSHING.fill(table, seat, actions)
            PUTTING_THE_MAGNET.fill(table, seat, actions)

    def answer(self, table: CrashByCrashTurn, seat: i64, action: i64) -> None:
        """The fee first, then the car and what it does."""
        side = table.side(seat)
        if table.places > 0:
            pay(table, side, table.tuning.second_car_fee)
        table.places += 1
        if table.blue_in_force():
            card_in_force(table).place(table, side, action)
        elif action >= MAGNETIC:
            PUTTING_THE_MAGNET.answer(table, seat, action)
        else:
            PUSHING.answer(table, seat, action)
        table.resolve()


PLACING: Final[PlaceCar] = PlaceCar()
