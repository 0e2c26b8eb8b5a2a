"""What lies on the table (H1). Compiled: numbers in signatures are `i64`, as in `Position`."""

from typing import Final

from mypy_extensions import i64

from crashyard.engine.forms.state import Known, StateField
from crashyard.engine.options import Number
from crashyard.engine.position import Position

NAME: Final = "headlong"
OPTIONS: Final = (Number("finish", 3, 30, 9), Number("rounds", 1, 40, 12))
GEARS: Final = 3
NO_GEAR: Final = 0

FIELDS: Final[tuple[StateField, ...]] = (
    StateField("finish", file="options.finish", observed="finish"),
    StateField("last_round", file="options.rounds", observed="rounds"),
    StateField("round", observed="round"),
    StateField("over", observed="over"),
    StateField("cars", observed="cars"),
    StateField("gears", Known.OWNER, observed="gear"),
    StateField("shown", observed="shown"),
)


class HeadlongTable(Position):
    """`cars` are spaces driven, `gears` what seats have chosen in this round, `shown` those of the round before."""

    def __init__(self, players: i64, finish: i64, last_round: i64) -> None:
        super().__init__(players)
        self.finish: i64 = finish
        self.last_round: i64 = last_round
        self.round: i64 = 1
        self.over = False
        self.cars: list[int] = [0 for _ in range(players)]
        self.gears: list[int] = [NO_GEAR for _ in range(players)]
        self.shown: list[int] = self.gears[:]

    def copy_state(self, twin: "HeadlongTable") -> None:
        twin.round = self.round
        twin.over = self.over
        twin.cars = self.cars[:]
        twin.gears = self.gears[:]
        twin.shown = self.shown[:]

    def winners(self) -> list[int]:
        best = max(self.cars)
        return [seat for seat in range(self.players) if self.over and self.cars[seat] == best]

    def reason(self) -> str:
        return "finish" if max(self.cars) >= self.finish else "rounds"
