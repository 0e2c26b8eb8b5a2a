"""Section 15: the decision at which a position file stands.

What such a file must have is said by the decisions: `under_way` and `lacks`.
"""

from librt.vecs import vec
from mypy_extensions import i64

from crashyard.engine.forms.documents import Fields, blame
from crashyard.engine.refusal import Refusal
from crashyard.games.crash_by_crash.forms.actions import NAME
from crashyard.games.crash_by_crash.forms.files.common import in_setup, nullable, read_field
from crashyard.games.crash_by_crash.rules.answers import decision_of
from crashyard.games.crash_by_crash.rules.decisions.decision import NOTHING_TO_DECIDE
from crashyard.games.crash_by_crash.rules.deck import display_size
from crashyard.games.crash_by_crash.rules.phases import DEAL, OVER, PHASE_NAMES, SETTING_CARS, SETTING_OPERATOR, STEPS
from crashyard.games.crash_by_crash.rules.pieces import (
    COPIES,
    DISPLAY,
    IN_STOCK,
    KINDS,
    NO_CARD,
    SIDES,
)
from crashyard.games.crash_by_crash.rules.setup.set_car import STARTING_CARS
from crashyard.games.crash_by_crash.rules.turn import CrashByCrashTurn


def under_way(position: CrashByCrashTurn) -> dict[str, tuple[int, int]]:
    """How far the decision may have come: the least and the most of each field that says so."""
    return {} if position.phase == OVER else decision_of(position.phase).under_way


def read_decision(fields: Fields, position: CrashByCrashTurn) -> None:
    may_say = under_way(position)
    position.owed = fields.integer("owed", 0, 0 if in_setup(position) else KINDS * COPIES, default=0)
    least, most = may_say.get("takes", (0, 0))
    position.takes = fields.integer("takes", least, most, default=least)
    position.exchanging = fields.boolean("exchanging", default=False)
    if position.exchanging and "exchanging" not in may_say:
        raise fields.wrong("exchanging", True, "false")
    least, most = may_say.get("steps", (0, 0))
    position.steps = fields.integer("steps", least, most, default=least)
    entered = fields.items("entered") if "entered" in fields else []
    if entered and "entered" not in may_say:
        raise fields.wrong("entered", entered, "[]")
    found = [read_field(fields, "entered", field, position) for field in entered]
    if "entered" in may_say and position.operator not in found:
        found.append(int(position.operator))
    position.entered = vec[i64](found)
    position.duty = nullable(fields, "duty", *may_say.get("duty", (0, -1)), default=True)
    position.count = _count(fields, position)
    if "count" in fields:
        counted = int(position.count) if in_setup(position) else 0
        fields.integer("count", counted, counted)


def _count(fields: Fields, position: CrashByCrashTurn) -> int:
    """How many tiles are laid, cards dealt or starting cars put; each follows from what lies on the table."""
    cars = sum(cell != IN_STOCK for cell in position.cars)
    if position.phase <= SETTING_OPERATOR:
        return sum(tile >= 0 for tile in position.tile)
    hands = [int(position.hand_size(seat)) for seat in range(position.players)]
    dealt = sum(hands)
    if position.phase == DEAL:
        hand = int(position.tuning.hand)
        full = [min(hand, max(0, dealt - hand * seat)) for seat in range(position.players)]
        shown = int(display_size(position))
        if hands != full or (shown and dealt < hand * position.players):
            raise fields.wrong("hands", hands, f"{hand} cards a seat, one seat after the other")
        dealt += shown
        if dealt >= hand * position.players + (DISPLAY if position.players == 2 else 0):
            raise fields.wrong("phase", "deal", "set_cars")
        return dealt
    return cars if position.phase == SETTING_CARS else STARTING_CARS


def check_decision(fields: Fields, position: CrashByCrashTurn) -> None:
    """Whoever is awaited must have an answer, and what the rules never do must not follow from a file."""
    _check_cars(fields, position)
    if position.rung >= 0 and not position.may_ring():
        raise fields.wrong("rung", True, "null: no bell may ring now")
    drawn = len([kind for kind in (position.drawn, position.drawn_too) if kind != NO_CARD])
    least, most = under_way(position).get("drawn", (0, 0))
    if not least <= drawn <= most:
        raise blame(fields.wrong("drawn", drawn, f"{most} cards"), (fields, "drawn"))
    if position.phase == OVER:
        return
    lack = decision_of(position.phase).lacks(position)
    if lack is None and not position.legal(position.awaited()):
        lack = "phase", PHASE_NAMES[position.phase], NOTHING_TO_DECIDE
    if lack is not None:
        raise blame(fields.wrong(*lack), *([(fields, "steps")] if position.phase == STEPS else []))


def _check_cars(fields: Fields, position: CrashByCrashTurn) -> None:
    cars = [int(position.cars_on_board(side)) for side in range(SIDES)]
    most = under_way(position).get("cars", (0, 0))[1]
    if in_setup(position) and sum(cars) > most:
        raise fields.wrong("cars", sum(cars), f"0..{most} cars" if most else "[]")
    if position.phase == OVER and position.scorings < position.tuning.scorings and min(cars) > 0:
        wrong = fields.wrong(
            "phase", "over", f"{position.tuning.scorings} scorings, or a side without a car on the board"
        )
        raise blame(wrong, (fields, "scorings"))
    if position.phase != OVER and not in_setup(position) and min(cars) == 0:
        raise Refusal("side-without-car", {"side": cars.index(0)}, clause="R72", game=NAME)
