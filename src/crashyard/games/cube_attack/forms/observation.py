"""The table as a row of numbers. Everything is open to everybody at all times (R64)."""

from typing import Final, final

from mypy_extensions import i64

from crashyard.engine.observer import Observer, Sheet
from crashyard.engine.position import Position
from crashyard.engine.seats import SPECTATOR
from crashyard.games.cube_attack.rules.board import MOST_PLANETS
from crashyard.games.cube_attack.rules.codes import MOST_PLAYERS
from crashyard.games.cube_attack.rules.cube import (
    ACTIVATED,
    ATTACKED,
    LONG,
    NO_CUBE,
    NONE,
    SHORT,
    lives_of,
    marks_of,
    planet_of,
    weapon_of,
)
from crashyard.games.cube_attack.rules.state import WOOD, CubeAttackTable

_ACTIONS: Final = 2
"""By the rulebook; of more than that in a variant so many are shown."""


@final
class CubeAttackObserver(Observer):
    def __init__(self, players: int) -> None:
        super().__init__(players)
        each = (players,)
        self._seat = self.part("seat", each, 1, "1 at the number of the own seat, the only part that is not turned")
        self._awaited = self.part("awaited", each, 1, "who is awaited")
        self._active = self.part("active", each, 1, "whose turn it is")
        self._marker = self.part("marker", each, 1, "who has the start player marker")
        self._galaxy = self.part("galaxy", (MOST_PLAYERS - 1,), 1, "which board lies there, galaxy-2 first")
        self._home = self.part("home", each, MOST_PLAYERS - 1, "the sector of each start planet")
        self._left = self.part("left", (1,), _ACTIONS, "actions left in this turn")
        self._rounds = self.part("rounds", (1,), 255, "rounds until the limit, this one included")
        self._target = self.part("target", (1,), 128, "points that end the game")
        self._points = self.part("points", each, 255, "points")
        self._reserve = self.part("reserve", each, WOOD, "cubes in reserve")
        self._removed = self.part("removed", each, WOOD, "cubes that are removed")
        planets = (players, MOST_PLANETS)
        self._lives = self.part("lives", planets, WOOD, "lives on each planet")
        self._short = self.part("short", planets, WOOD, "cubes with a short-range weapon on each planet")
        self._long = self.part("long", planets, WOOD, "cubes with a long-range weapon on each planet")
        cubes = (players, WOOD)
        self._place = self.part("place", cubes, MOST_PLANETS, "of each cube by its number: its planet + 1, or 0")
        self._weapon = self.part("weapon", cubes, LONG, "0 none, 1 short range, 2 long range")
        self._second = self.part("second", cubes, 1, "whether it has a second life")
        self._spent = self.part("spent", (2, WOOD), 1, "of the cubes in turn: which have activated, and attacked")

    def write(self, position: Position, seat: i64, sheet: Sheet) -> None:
        assert isinstance(position, CubeAttackTable)
        if not sheet.keeps(seat - SPECTATOR):
            self._write_for_good(position, seat, sheet)
            sheet.stand()
        self.write_awaited(position, seat, sheet, self._awaited)
        if position.marker >= 0:
            sheet.put(self._marker + self.turned(position.marker, seat), 1)
        if position.active >= 0:
            sheet.put(self._active + self.turned(position.active, seat), 1)
        sheet.put(self._left, min(position.left, _ACTIONS))
        sheet.put(self._rounds, position.round_limit - position.round + 1)
        other: i64 = 0
        while other < self.players:
            turned = self.turned(other, seat)
            sheet.put(self._points + turned, position.scores[other])
            sheet.put(self._reserve + turned, position.reserve[other])
            sheet.put(self._removed + turned, position.removed[other])
            self._write_cubes(position, other, turned, sheet)
            other += 1

    def _write_for_good(self, table: CubeAttackTable, seat: i64, sheet: Sheet) -> None:
        """What never changes in a play, as a seat sees it."""
        if seat >= 0:
            sheet.put(self._seat + seat, 1)
        sheet.put(self._galaxy + table.board.sectors - 2, 1)
        sheet.put(self._target, table.target)
        other: i64 = 0
        while other < self.players:
            sheet.put(self._home + self.turned(other, seat), table.home(other))
            other += 1

    def _write_cubes(self, table: CubeAttackTable, owner: i64, turned: i64, sheet: Sheet) -> None:
        cubes = table.cubes
        planets, index = MOST_PLANETS * turned, WOOD * turned
        lives, short, long = self._lives + planets, self._short + planets, self._long + planets
        places, weapons, seconds = self._place + index, self._weapon + index, self._second + index
        number: i64 = 0
        while number < table.entered[owner]:
            cube = cubes[WOOD * owner + number]
            if cube != NO_CUBE:
                planet, weapon = planet_of(cube), weapon_of(cube)
                sheet.add(lives + planet, lives_of(cube))
                sheet.put(places + number, planet + 1)
                sheet.put(seconds + number, lives_of(cube) - 1)
                if weapon != NONE:
                    sheet.add((short if weapon == SHORT else long) + planet, 1)
                    sheet.put(weapons + number, weapon)
                if marks_of(cube) and owner == table.active:
                    sheet.put(self._spent + number, marks_of(cube) & ACTIVATED)
                    sheet.put(self._spent + WOOD + number, i64(marks_of(cube) & ATTACKED != 0))
            number += 1
