"""The table as a row of numbers, for programs that learn: only what a seat may know. Compiled, too."""

from mypy_extensions import i64

from crashyard.engine.observer import Observer, Sheet
from crashyard.engine.position import Position
from crashyard.games.headlong.rules.state import GEARS, NO_GEAR, HeadlongTable

FARTHEST = 32


class HeadlongObserver(Observer):
    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.seat = self.part("seat", (players,), 1, "1 at the number of the own seat")
        self.awaited = self.part("awaited", (players,), 1, "who is awaited")
        self.over = self.part("over", (1,), 1, "1 when the game is over")
        self.round = self.part("round", (1,), 40, "the round")
        self.rounds = self.part("rounds", (1,), 40, "the last round")
        self.finish = self.part("finish", (1,), 30, "the space of the finish")
        self.cars = self.part("cars", (players,), FARTHEST, "the space of each car")
        self.gear = self.part("gear", (GEARS,), 1, "the gear that the own seat has chosen")
        self.shown = self.part("shown", (players,), GEARS, "the gear of each seat in the round before")

    def write(self, position: Position, seat: i64, sheet: Sheet) -> None:
        assert isinstance(position, HeadlongTable)
        if seat >= 0:
            sheet.put(self.seat + seat, 1)
            if position.gears[seat] != NO_GEAR:
                sheet.put(self.gear + position.gears[seat] - 1, 1)
        self.write_awaited(position, seat, sheet, self.awaited)
        sheet.put(self.over, int(position.over))
        sheet.put(self.round, position.round)
        sheet.put(self.rounds, position.last_round)
        sheet.put(self.finish, position.finish)
        for other in range(self.players):
            place = self.turned(other, seat)
            sheet.put(self.cars + place, position.cars[other])
            sheet.put(self.shown + place, position.shown[other])
