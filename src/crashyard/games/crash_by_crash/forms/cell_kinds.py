"""How cells and directions are told (section 15)."""

from typing import ClassVar

from crashyard.engine.forms.action_forms import FormKind, FormPart
from crashyard.engine.forms.documents import Fields
from crashyard.engine.refusal import Refusal
from crashyard.games.crash_by_crash.rules.board import CELL_AT, CELLS, DIRECTIONS, NEXT, OFF, PLACES
from crashyard.games.crash_by_crash.rules.codes import SWAP
from crashyard.games.crash_by_crash.rules.turn import CrashByCrashTurn


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
    either_order: ClassVar[bool] = True

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

    def _cells(self, number: int) -> tuple[int, int]:
        cell, direction = divmod(number, 3)
        return cell, int(NEXT[6 * cell + direction])
