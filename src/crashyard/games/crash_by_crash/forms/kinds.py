"""How each kind of thing that an answer names is told: in forms, to be pointed at, and in refusals (section 15)."""

from collections.abc import Mapping
from typing import ClassVar

from crashyard.engine.documents import Fields
from crashyard.engine.forms import (
    FormKind,
    FormPart,
    NameKind,
    NameOutcome,
    OutcomeKind,
    wrong_outcome,
)
from crashyard.engine.refusal import Refusal
from crashyard.games.crash_by_crash.rules.board import (
    CELL_AT,
    CELLS,
    DIRECTIONS,
    FLOWERS,
    NEXT,
    OFF,
    PLACES,
    ROTATIONS,
    TILE_NAMES,
)
from crashyard.games.crash_by_crash.rules.cards.bell_shift import cell_of_bell
from crashyard.games.crash_by_crash.rules.cards.names import CARD_NAMES
from crashyard.games.crash_by_crash.rules.codes import PASS, SHIFT, SWAP, TAKE
from crashyard.games.crash_by_crash.rules.phases import DRAW, KEEP
from crashyard.games.crash_by_crash.rules.pieces import KINDS
from crashyard.games.crash_by_crash.rules.turn import CrashByCrashTurn

TwoNumbers = tuple[int, int]


def spell(cell: int) -> str:
    """A cell in a sentence, and as it is pointed at: `4,8`."""
    return "{},{}".format(*PLACES[cell])


def place(cell: int) -> list[int]:
    return list(PLACES[cell])


def read_cell(fields: Fields, name: str) -> int:
    """A place inside the outline of the board; it may lie in a hole."""
    value = fields.take(name)
    if isinstance(value, list) and len(value) == 2 and all(type(number) is int for number in value):
        cell = CELL_AT.get((value[0], value[1]), OFF)
        if cell != OFF:
            return cell
    raise fields.wrong(name, value, "[q, r] of a cell of the board")


def read_direction(fields: Fields, name: str = "dir") -> int:
    return DIRECTIONS.index(fields.text(name, DIRECTIONS))


def say_more(refusal: Refusal, **more: object) -> Refusal:
    """The same refusal with more facts."""
    return Refusal(refusal.key, {**refusal.data, **more}, clause=refusal.clause, game=refusal.game)


# -- cells and directions -------------------------------------------------------------------


class CellKind(FormKind[CrashByCrashTurn]):
    def spell(self, position: CrashByCrashTurn, seat: int, number: int) -> object:
        return place(number)

    def read(self, position: CrashByCrashTurn, seat: int, fields: Fields, part: FormPart) -> list[int]:
        return [read_cell(fields, part.name)]

    def targets(self, position: CrashByCrashTurn, seat: int, number: int) -> list[str]:
        return [spell(number)]

    def facts(self, position: CrashByCrashTurn, seat: int, number: int) -> dict[str, object]:
        return {"at": spell(number)}


class DirectionKind(FormKind[CrashByCrashTurn]):
    """The direction of a push, and of Free Ticket."""

    def spell(self, position: CrashByCrashTurn, seat: int, number: int) -> object:
        return DIRECTIONS[number]

    def read(self, position: CrashByCrashTurn, seat: int, fields: Fields, part: FormPart) -> list[int]:
        return [read_direction(fields, part.name)]

    def targets(self, position: CrashByCrashTurn, seat: int, number: int) -> list[str]:
        return [f"dir:{DIRECTIONS[number]}"]


class StepDirectionKind(DirectionKind):
    """Where the operator comes from; pointed at only out of a hole, where a cell does not say it."""

    def targets(self, position: CrashByCrashTurn, seat: int, number: int) -> list[str]:
        return super().targets(position, seat, number) if position.operator >= CELLS else []


class PushDirectionKind(DirectionKind):
    """One direction, where for Double Hit there are two."""

    def read(self, position: CrashByCrashTurn, seat: int, fields: Fields, part: FormPart) -> list[int]:
        value = fields.take(part.name)
        if value not in DIRECTIONS:
            raise wrong_direction(fields, part, value)
        return [DIRECTIONS.index(value)]

    def fits(self, position: CrashByCrashTurn, seat: int, fields: Fields, part: FormPart) -> bool:
        return part.name in fields and not isinstance(fields.peek(part.name), list)


class TwoDirectionsKind(FormKind[CrashByCrashTurn]):
    """The two directions of Double Hit."""

    def spell(self, position: CrashByCrashTurn, seat: int, number: int) -> object:
        return [DIRECTIONS[direction] for direction in divmod(number, 6)]

    def read(self, position: CrashByCrashTurn, seat: int, fields: Fields, part: FormPart) -> list[int]:
        value = fields.take(part.name)
        if len(value) != 2 or value[0] not in DIRECTIONS or value[1] not in DIRECTIONS:
            raise wrong_direction(fields, part, value)
        return [6 * DIRECTIONS.index(value[0]) + DIRECTIONS.index(value[1])]

    def targets(self, position: CrashByCrashTurn, seat: int, number: int) -> list[str]:
        return [f"dir:{DIRECTIONS[direction]}" for direction in divmod(number, 6)]

    def fits(self, position: CrashByCrashTurn, seat: int, fields: Fields, part: FormPart) -> bool:
        return isinstance(fields.peek(part.name), list)


def wrong_direction(fields: Fields, part: FormPart, value: object) -> Refusal:
    return fields.wrong(part.name, value, f"one or [two] of {', '.join(DIRECTIONS)}")


class TwoCellsKind(FormKind[CrashByCrashTurn]):
    """The two cars of Lambada, as 3 * cell + direction; either may be named first."""

    merged: ClassVar[bool] = True

    def spell(self, position: CrashByCrashTurn, seat: int, number: int) -> object:
        first, second = self._cells(number)
        return {"a": place(first), "b": place(second)}

    def read(self, position: CrashByCrashTurn, seat: int, fields: Fields, part: FormPart) -> list[int]:
        first, second = read_cell(fields, "a"), read_cell(fields, "b")
        for direction in range(6):
            if NEXT[6 * first + direction] == second:
                return [3 * first + direction if direction < 3 else 3 * second + direction - 3]
        raise position.refusal("not-adjacent", seat, SWAP + 3 * first)

    def targets(self, position: CrashByCrashTurn, seat: int, number: int) -> list[str]:
        return [spell(cell) for cell in self._cells(number)]

    def facts(self, position: CrashByCrashTurn, seat: int, number: int) -> dict[str, object]:
        return {"at": spell(number // 3)}

    def _cells(self, number: int) -> TwoNumbers:
        cell, direction = divmod(number, 3)
        return cell, int(NEXT[6 * cell + direction])


# -- cars, batteries, steps and bells -------------------------------------------------------


class NormalCarKind(FormKind[CrashByCrashTurn]):
    """A car is a normal one unless something else is said."""

    merged: ClassVar[bool] = True

    def spell(self, position: CrashByCrashTurn, seat: int, number: int) -> object:
        return {}

    def read(self, position: CrashByCrashTurn, seat: int, fields: Fields, part: FormPart) -> list[int]:
        fields.text(part.name, ["normal", "magnet"], default="normal")
        return [0]

    def targets(self, position: CrashByCrashTurn, seat: int, number: int) -> list[str]:
        return []

    def fits(self, position: CrashByCrashTurn, seat: int, fields: Fields, part: FormPart) -> bool:
        return bool(fields.peek(part.name) != "magnet")


class MagneticCarKind(NormalCarKind):
    merged: ClassVar[bool] = False

    def spell(self, position: CrashByCrashTurn, seat: int, number: int) -> object:
        return "magnet"

    def fits(self, position: CrashByCrashTurn, seat: int, fields: Fields, part: FormPart) -> bool:
        return bool(fields.peek(part.name) == "magnet")


class BatteriesKind(FormKind[CrashByCrashTurn]):
    """How many batteries a push uses; none goes without saying."""

    merged: ClassVar[bool] = True

    def spell(self, position: CrashByCrashTurn, seat: int, number: int) -> object:
        return {"batteries": number} if number else {}

    def read(self, position: CrashByCrashTurn, seat: int, fields: Fields, part: FormPart) -> list[int]:
        return [fields.integer(part.name, 0, part.size - 1, default=0)]

    def targets(self, position: CrashByCrashTurn, seat: int, number: int) -> list[str]:
        return [f"batteries:{number}"]

    def fits(self, position: CrashByCrashTurn, seat: int, fields: Fields, part: FormPart) -> bool:
        return True


class StepsKind(FormKind[CrashByCrashTurn]):
    """Two steps of the operator, or four."""

    def spell(self, position: CrashByCrashTurn, seat: int, number: int) -> object:
        return 2 + 2 * number

    def read(self, position: CrashByCrashTurn, seat: int, fields: Fields, part: FormPart) -> list[int]:
        steps = fields.integer(part.name, 2, 4)
        if steps == 3:
            raise fields.wrong(part.name, steps, "2, 4")
        return [steps // 2 - 1]

    def targets(self, position: CrashByCrashTurn, seat: int, number: int) -> list[str]:
        return [f"operator:{2 + 2 * number}"]


class BellKind(FormKind[CrashByCrashTurn]):
    """A bell, by the cell on which it lies."""

    def spell(self, position: CrashByCrashTurn, seat: int, number: int) -> object:
        return place(int(cell_of_bell(position, number)))

    def read(self, position: CrashByCrashTurn, seat: int, fields: Fields, part: FormPart) -> list[int]:
        """Where none lies, the refusal speaks of where it should go, if that is told rightly."""
        bell = int(position.bell[read_cell(fields, part.name)]) - 1
        if bell < 0:
            raise position.refusal("no-such-bell", seat, SHIFT + read_cell(fields, "to"))
        return [bell]

    def targets(self, position: CrashByCrashTurn, seat: int, number: int) -> list[str]:
        return [spell(int(cell_of_bell(position, number)))]


class CarKind(FormKind[CrashByCrashTurn]):
    """A car, by the cell on which it stands."""

    def spell(self, position: CrashByCrashTurn, seat: int, number: int) -> object:
        return place(int(position.cars[number]))

    def read(self, position: CrashByCrashTurn, seat: int, fields: Fields, part: FormPart) -> list[int]:
        cell = read_cell(fields, part.name)
        if not position.has_car(cell):
            raise say_more(position.refusal("no-car-to-ring", seat, PASS), at=spell(cell))
        return [int(position.on[cell]) - 1]

    def targets(self, position: CrashByCrashTurn, seat: int, number: int) -> list[str]:
        return [spell(int(position.cars[number]))]


# -- cards ----------------------------------------------------------------------------------


class TwoCardsKind(FormKind[CrashByCrashTurn]):
    """The two cards of an exchange, in any order."""

    def spell(self, position: CrashByCrashTurn, seat: int, number: int) -> object:
        return [CARD_NAMES[kind] for kind in divmod(number, KINDS)]

    def read(self, position: CrashByCrashTurn, seat: int, fields: Fields, part: FormPart) -> list[int]:
        value = fields.take(part.name)
        if isinstance(value, list) and len(value) == 2 and all(card in CARD_NAMES for card in value):
            first, second = sorted(map(CARD_NAMES.index, value))
            return [KINDS * first + second]
        raise fields.wrong(part.name, value, "[two of the cards in hand]")

    def targets(self, position: CrashByCrashTurn, seat: int, number: int) -> list[str]:
        return [f"card:{CARD_NAMES[kind]}" for kind in divmod(number, KINDS)]


class SourceKind(FormKind[CrashByCrashTurn]):
    """Where a card is taken from: one of the display, or the deck."""

    def spell(self, position: CrashByCrashTurn, seat: int, number: int) -> object:
        return CARD_NAMES[number] if number < KINDS else "deck"

    def read(self, position: CrashByCrashTurn, seat: int, fields: Fields, part: FormPart) -> list[int]:
        source = fields.text(part.name, ["deck", *CARD_NAMES])
        if source == "deck":
            return [KINDS]
        kind = CARD_NAMES.index(source)
        if position.phase == KEEP:
            raise position.refusal("keep-one-of-two", seat, TAKE + kind)
        return [kind]

    def targets(self, position: CrashByCrashTurn, seat: int, number: int) -> list[str]:
        return [f"card:{CARD_NAMES[number]}" if number < KINDS else "deck"]


class KeptCardKind(FormKind[CrashByCrashTurn]):
    """The card that is kept of two."""

    def spell(self, position: CrashByCrashTurn, seat: int, number: int) -> object:
        return CARD_NAMES[number]

    def read(self, position: CrashByCrashTurn, seat: int, fields: Fields, part: FormPart) -> list[int]:
        kind = CARD_NAMES.index(fields.text(part.name, CARD_NAMES))
        if position.phase == DRAW:
            raise position.refusal("choose-a-source", seat, TAKE + kind)
        return [kind]

    def targets(self, position: CrashByCrashTurn, seat: int, number: int) -> list[str]:
        return [f"card:{CARD_NAMES[number]}"]


class TileOutcome(OutcomeKind[CrashByCrashTurn]):
    """A tile and its rotation: `F03/2`."""

    def spell(self, position: CrashByCrashTurn, number: int) -> object:
        return f"{TILE_NAMES[number // 6]}/{number % 6}"

    def read(self, position: CrashByCrashTurn, form: object) -> int:
        if isinstance(form, str):
            tile, slash, rotation = form.partition("/")
            if tile in TILE_NAMES and slash and rotation in ("0", "1", "2", "3", "4", "5"):
                number = TILE_NAMES.index(tile)
                if int(rotation) in ROTATIONS[number < FLOWERS]:
                    return 6 * number + int(rotation)
        raise wrong_outcome(form, "TILE/ROTATION: F01/0..5, X01/0, X01/3")

    def facts(self, position: CrashByCrashTurn, number: int) -> dict[str, object]:
        return {"tile": TILE_NAMES[number // 6], "slot": int(position.count)}


class CardOutcome(NameOutcome):
    def facts(self, position: object, number: int) -> dict[str, object]:
        return {"card": CARD_NAMES[number]}


KINDS_OF_THINGS: Mapping[str, FormKind[CrashByCrashTurn]] = {
    "cell": CellKind(),
    "direction": DirectionKind(),
    "direction of a push": PushDirectionKind(),
    "direction of a step": StepDirectionKind(),
    "two directions": TwoDirectionsKind(),
    "two cells": TwoCellsKind(),
    "normal car": NormalCarKind(),
    "magnetic car": MagneticCarKind(),
    "batteries": BatteriesKind(),
    "steps": StepsKind(),
    "bell": BellKind(),
    "car": CarKind(),
    "card": NameKind("card", CARD_NAMES, fact="card"),
    "two cards": TwoCardsKind(),
    "source": SourceKind(),
    "kept card": KeptCardKind(),
}
OUTCOMES: Mapping[str, OutcomeKind[CrashByCrashTurn]] = {"tile": TileOutcome(), "card": CardOutcome(CARD_NAMES)}
