"""How cars, batteries, bells and the operator's steps are told (section 15)."""

from typing import ClassVar

from crashyard.engine.forms.action_forms import FormKind, FormPart
from crashyard.engine.forms.documents import Fields
from crashyard.engine.refusal import Refusal
from crashyard.games.crash_by_crash.forms.cell_kinds import place, read_cell, spell
from crashyard.games.crash_by_crash.rules.cards.bell_shift import cell_of_bell
from crashyard.games.crash_by_crash.rules.codes import PASS, SHIFT
from crashyard.games.crash_by_crash.rules.turn import CrashByCrashTurn


def say_more(refusal: Refusal, **more: object) -> Refusal:
    """The same refusal with more facts."""
    return Refusal(refusal.key, {**refusal.data, **more}, clause=refusal.clause, game=refusal.game)


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
