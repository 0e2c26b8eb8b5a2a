"""The rules of Headlong (H1 to H6): cars on a straight track, gears chosen in secret, crashes.

This module is compiled: numbers in signatures are `i64`, as in `Position`.
"""

from typing import Final, final

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.engine.dice import Dice
from crashyard.engine.position import Position
from crashyard.engine.refusal import Refusal
from crashyard.engine.result import Result, rank_by
from crashyard.engine.seats import NOBODY, SEVERAL
from crashyard.games.headlong import events, notation

GEARS: Final = 3
"""Actions: 0, 1 and 2 choose first, second and third gear."""
NO_GEAR: Final = 0


@final
class HeadlongPosition(Position):
    """A play of Headlong.

    `cars` are spaces driven, `gears` what the seats have chosen in this round (H2), `shown` what they had in the round
    before (H3).
    """

    def __init__(self, players: i64, finish: i64, last_round: i64) -> None:
        super().__init__(players)
        self.finish: i64 = finish
        self.last_round: i64 = last_round
        self.round: i64 = 1
        self.over = False
        self.cars: list[int] = [0 for _ in range(players)]
        self.gears: list[int] = [NO_GEAR for _ in range(players)]
        self.shown: list[int] = self.gears[:]

    # -- whose decision it is ---------------------------------------------------------------

    def awaited(self) -> i64:
        return NOBODY if self.over else SEVERAL

    def awaits(self, seat: i64) -> bool:
        """All choose at once; those who have chosen may still change their minds (H2)."""
        return not self.over and 0 <= seat < self.players and self.gears[seat] == NO_GEAR

    def rounds(self) -> i64:
        return self.round

    # -- actions ----------------------------------------------------------------------------

    def fill_legal(self, seat: i64, actions: Actions) -> None:
        actions.clear()
        action: i64 = 0
        while action < GEARS:
            if self.forbids(seat, action) is None:
                actions.add(action)
            action += 1

    def forbids(self, seat: i64, action: i64) -> str | None:
        if self.over:
            return "game-over"
        if seat < 0 or seat >= self.players:
            return "not-awaited"
        if action < 0 or action >= GEARS:
            return "unknown-action"
        return None

    def refusal(self, key: str, seat: i64, action: i64) -> Refusal:
        return notation.refusal(key, seat, action, self.awaited_seats())

    def carry_out(self, seat: i64, action: i64) -> None:
        self.gears[seat] = action + 1
        if self.listening():
            self.tell(events.chose(seat, action + 1))
        if NO_GEAR not in self.gears:
            self.drive()
            self.end_round()

    # -- the round --------------------------------------------------------------------------

    def drive(self) -> None:
        """Show the gears; whoever shares one crashes and stays, the others drive (H3)."""
        if self.listening():
            self.tell(events.revealed(self.gears))
        for seat in range(self.players):
            gear = self.gears[seat]
            start = self.cars[seat]
            if self.gears.count(gear) == 1:
                self.cars[seat] = start + gear
                if self.listening():
                    self.tell(events.drove(seat, start, start + gear))
            elif self.listening():
                self.tell(events.crashed(seat, gear))
        self.shown = self.gears
        self.gears = [NO_GEAR for _ in range(self.players)]

    def end_round(self) -> None:
        """The game ends when a car has reached the finish (H4), or with the last round (H5)."""
        if max(self.cars) >= self.finish or self.round == self.last_round:
            self.over = True
            if self.listening():
                self.tell(events.game_over(self.winners(), self.reason()))
            return
        self.round += 1
        if self.listening():
            self.tell(events.round_began(self.round))

    # -- the end ----------------------------------------------------------------------------

    def winners(self) -> list[int]:
        best = max(self.cars)
        return [seat for seat in range(self.players) if self.over and self.cars[seat] == best]

    def reason(self) -> str:
        return "finish" if max(self.cars) >= self.finish else "rounds"

    def result(self) -> Result | None:
        if not self.over:
            return None
        return Result(rank_by(self.cars), self.reason(), tuple(range(self.players)))

    def evaluate(self, seat: i64) -> float:
        """How far ahead of the best of the others; the end counts in full."""
        ahead = self.cars[seat] - max(self.cars[other] for other in range(self.players) if other != seat)
        if self.over:
            return 1.0 if ahead > 0 else -1.0 if ahead < 0 else 0.0
        return max(-0.9, min(0.9, ahead / self.finish))

    # -- copies -----------------------------------------------------------------------------

    def copy(self) -> "HeadlongPosition":
        twin = HeadlongPosition(self.players, self.finish, self.last_round)
        twin.round = self.round
        twin.over = self.over
        twin.cars = self.cars[:]
        twin.gears = self.gears[:]
        twin.shown = self.shown[:]
        return twin

    def possible(self, seat: i64, dice: Dice) -> "HeadlongPosition":
        """The others may have chosen anything: nothing is known of it before all gears are shown (H2)."""
        twin = self.copy()
        for other in range(self.players):
            if other != seat and twin.gears[other] != NO_GEAR:
                twin.gears[other] = dice.below(GEARS) + 1
        return twin

    # -- for people -------------------------------------------------------------------------

    def options(self) -> dict[str, object]:
        return {"finish": self.finish, "rounds": self.last_round}

    def view(self, seat: i64) -> dict[str, object]:
        return {
            "players": self.players,
            "options": self.options(),
            "round": self.round,
            "over": self.over,
            "cars": self.cars[:],
            "gear": self.gears[seat] if seat >= 0 else NO_GEAR,
            "shown": self.shown[:],
            "awaited": self.awaited_seats(),
            "winners": self.winners(),
        }

    def to_json(self) -> dict[str, object]:
        return {
            "players": self.players,
            "options": self.options(),
            "round": self.round,
            "over": self.over,
            "cars": self.cars[:],
            "gears": self.gears[:],
            "shown": self.shown[:],
        }

    def action_json(self, seat: i64, action: i64) -> object:
        return {"do": "choose", "gear": action + 1}

    def parse_action(self, seat: i64, form: object) -> int:
        return notation.parse_gear(form) - 1

    def targets(self, seat: i64, action: i64) -> list[str]:
        return [f"gear-{action + 1}"]
