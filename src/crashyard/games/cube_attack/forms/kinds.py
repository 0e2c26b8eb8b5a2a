"""Section 13: how cubes and planets are told in the forms of actions."""

from typing import Any, ClassVar

from crashyard.engine.forms.action_forms import FormKind, FormPart, SeatOutcome
from crashyard.engine.forms.documents import Fields
from crashyard.engine.position import Position
from crashyard.engine.refusal import Refusal
from crashyard.games.cube_attack.rules.cube import (
    MARKS,
    NO_CUBE,
    WEAPONS,
    lives_of,
    marks_of,
    planet_of,
    weapon_of,
)
from crashyard.games.cube_attack.rules.options import NAME
from crashyard.games.cube_attack.rules.state import WOOD, CubeAttackTable


class CubeKind(FormKind[CubeAttackTable]):
    """A cube of the player: `at`, and whatever tells it apart from others of theirs there (R68)."""

    merged: ClassVar[bool] = True

    def spell(self, position: CubeAttackTable, seat: int, number: int) -> object:
        return describe(position, seat, number, marks=True)

    def read(self, position: CubeAttackTable, seat: int, fields: Fields, part: FormPart) -> list[int]:
        return fitting_cubes(position, seat, fields)

    def targets(self, position: CubeAttackTable, seat: int, number: int) -> list[str]:
        return [cube_target(position, seat, number)]

    def facts(self, position: CubeAttackTable, seat: int, number: int) -> dict[str, object]:
        return {"at": position.board.planets[planet_of(position.cube(seat, number))]}


class TargetKind(FormKind[CubeAttackTable]):
    """A cube of anybody: `seat`, `at`, and what tells it apart. Only cubes of the active player have marks (R67)."""

    def spell(self, position: CubeAttackTable, seat: int, number: int) -> object:
        victim, target = divmod(number, WOOD)
        return {"seat": victim} | describe(position, victim, target, marks=False)

    def read(self, position: CubeAttackTable, seat: int, fields: Fields, part: FormPart) -> list[int]:
        target = fields.object(part.name)
        victim = target.integer("seat", 0, int(position.players) - 1)
        found = [WOOD * victim + number for number in fitting_cubes(position, victim, target)]
        target.end()
        return found

    def targets(self, position: CubeAttackTable, seat: int, number: int) -> list[str]:
        return [cube_target(position, *divmod(number, WOOD))]

    def facts(self, position: CubeAttackTable, seat: int, number: int) -> dict[str, object]:
        victim, target = divmod(number, WOOD)
        if victim >= position.players or position.cube(victim, target) == NO_CUBE:
            return {}
        return {"victim": victim, "to": position.board.planets[planet_of(position.cube(victim, target))]}


class PlanetKind(FormKind[CubeAttackTable]):
    """A planet by its name. The largest board has more of them than others."""

    def spell(self, position: CubeAttackTable, seat: int, number: int) -> object:
        return position.board.planets[number]

    def read(self, position: CubeAttackTable, seat: int, fields: Fields, part: FormPart) -> list[int]:
        return [position.board.number(fields.text(part.name, position.board.planets))]

    def targets(self, position: CubeAttackTable, seat: int, number: int) -> list[str]:
        return [position.board.planets[number]]

    def facts(self, position: CubeAttackTable, seat: int, number: int) -> dict[str, object]:
        planets = position.board.planets
        return {"to": planets[number]} if number < len(planets) else {}


class StartPlayerKind(SeatOutcome):
    """The seat of the start player, who is pointed at."""

    def targets(self, position: Position, number: int) -> list[str]:
        return [f"seat:{number}"]


# -- cubes ----------------------------------------------------------------------------------


def cubes_of(table: CubeAttackTable, seat: int) -> list[tuple[int, int]]:
    """The cubes of a seat that are in play: number and cube."""
    numbered = [(number, table.cube(seat, number)) for number in range(table.entered[seat])]
    return [(number, cube) for number, cube in numbered if cube != NO_CUBE]


def describe(table: CubeAttackTable, seat: int, number: int, *, marks: bool) -> dict[str, Any]:
    """A cube by its planet, and by whatever tells it apart from others of its owner there."""
    cube = table.cube(seat, number)
    form: dict[str, Any] = {"at": table.board.planets[planet_of(cube)]}
    company = table.company(seat, number)
    if len(company) == 1:
        return form
    if any(weapon_of(other) != weapon_of(cube) for other in company):
        form["weapon"] = WEAPONS[weapon_of(cube)]
    if any(lives_of(other) != lives_of(cube) for other in company):
        form["lives"] = lives_of(cube)
    if marks and any(marks_of(other) != marks_of(cube) for other in company):
        form["spent"] = spell_marks(cube)
    return form


def fitting_cubes(table: CubeAttackTable, seat: int, fields: Fields) -> list[int]:
    """The numbers of the seat's cubes that fit a description, one of each like."""
    at = fields.text("at", table.board.planets)
    weapon = fields.text("weapon", WEAPONS) if "weapon" in fields else None
    lives = fields.integer("lives", 1, 2) if "lives" in fields else None
    spent = read_marks(fields) if "spent" in fields else None
    if seat < 0 or seat >= table.players:
        raise table.refusal("not-awaited", seat, -1)
    found = [
        number
        for number, cube in cubes_of(table, seat)
        if table.board.planets[planet_of(cube)] == at
        and (weapon is None or WEAPONS[weapon_of(cube)] == weapon)
        and (lives is None or lives_of(cube) == lives)
        and (spent is None or marks_of(cube) == spent)
        and table.is_first_of_its_like(seat, number)
    ]
    if not found:
        raise Refusal("no-such-cube", {"seat": seat, "at": at}, clause="section 6", game=NAME)
    return found


def spell_marks(cube: int) -> list[str]:
    return [name for mark, name in MARKS if marks_of(cube) & mark]


def read_marks(fields: Fields) -> int:
    spent = fields.items("spent")
    names = [name for _, name in MARKS]
    marks = 0
    for name in spent:
        if name not in names:
            raise fields.wrong("spent", name, ", ".join(names))
        marks |= MARKS[names.index(name)][0]
    return marks


def cube_target(table: CubeAttackTable, seat: int, number: int) -> str:
    """The name under which interchangeable cubes are pointed at."""
    cube = table.cube(seat, number)
    planet, weapon = table.board.planets[planet_of(cube)], WEAPONS[weapon_of(cube)]
    return target_name(seat, planet, weapon, lives_of(cube), spell_marks(cube))


def target_name(seat: int, at: str, weapon: str, lives: int, spent: list[str]) -> str:
    """`2@H1`, and what the cube has beyond the plain one: `2@H1:short:2:attack`."""
    extras = [weapon] if weapon != "none" else []
    extras += ["2"] if lives == 2 else []
    return ":".join([f"{seat}@{at}", *extras, *spent])
