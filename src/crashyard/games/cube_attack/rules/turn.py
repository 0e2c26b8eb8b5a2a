"""Sections 5 and 6: who is asked, and which answer is which."""

from typing import Final

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.engine.result import Result
from crashyard.engine.seats import CHANCE, NOBODY
from crashyard.games.cube_attack.rules import rounds
from crashyard.games.cube_attack.rules.answers.activate import ACTIVATING
from crashyard.games.cube_attack.rules.answers.answer import TurnAnswer
from crashyard.games.cube_attack.rules.answers.attack import ATTACKING
from crashyard.games.cube_attack.rules.answers.end_turn import ENDING
from crashyard.games.cube_attack.rules.answers.move import MOVING
from crashyard.games.cube_attack.rules.answers.start_player import STARTING
from crashyard.games.cube_attack.rules.codes import ATTACK, END_TURN, MOVE, SPACE
from crashyard.games.cube_attack.rules.cube import NO_CUBE
from crashyard.games.cube_attack.rules.state import WOOD, CubeAttackTable

ANSWERS: Final[tuple[TurnAnswer, ...]] = (MOVING, ACTIVATING, ATTACKING, ENDING)
"""In the order of section 6."""

CLAUSES: Final[dict[str, str]] = {
    "game-over": "section 8",
    "not-awaited": "section 5",
    "not-begun": "R69",
    "unknown-action": "section 6",
    "which-cube": "R68",
    "out-already": "R69",
    "nobody-sits-there": "R69",
}
"""The refusals that belong to no single answer, with the clause that each stands on."""


class CubeAttackTurn(CubeAttackTable):
    """The table, and whose turn it is."""

    def awaited(self) -> i64:
        if self.over:
            return NOBODY
        if self.marker < 0:
            return CHANCE
        return self.active

    def rounds(self) -> i64:
        return self.round

    def fill_legal(self, seat: i64, actions: Actions) -> None:
        """END_TURN first, then cube after cube all that it can do."""
        actions.clear()
        if self.over or seat != self.awaited():
            return
        if seat == CHANCE:
            STARTING.fill(self, actions)
            return
        actions.add(END_TURN)
        number: i64 = 0
        while number < self.entered[seat]:
            cube = self.cubes[WOOD * seat + number]
            if cube != NO_CUBE and self.is_first_of_its_like(seat, number):
                ACTIVATING.fill(self, seat, number, cube, actions)
                MOVING.fill(self, seat, number, cube, actions)
                ATTACKING.fill(self, seat, number, cube, actions)
            number += 1

    def forbids(self, seat: i64, action: i64) -> str | None:
        if self.over:
            return "game-over"
        if seat != self.awaited():
            return "not-awaited"
        if seat == CHANCE:
            return STARTING.why_not(self, action)
        if action < 0 or action >= SPACE:
            return "unknown-action"
        if action == END_TURN:
            return ENDING.why_not(self, seat, action)
        if action < MOVE:
            return ACTIVATING.why_not(self, seat, action)
        if action < ATTACK:
            return MOVING.why_not(self, seat, action)
        return ATTACKING.why_not(self, seat, action)

    def carry_out(self, seat: i64, action: i64) -> None:
        if seat == CHANCE:
            STARTING.answer(self, action)
        elif action == END_TURN:
            ENDING.answer(self, seat, action)
        elif action < MOVE:
            ACTIVATING.answer(self, seat, action)
        elif action < ATTACK:
            MOVING.answer(self, seat, action)
        else:
            ATTACKING.answer(self, seat, action)

    def resign(self, seat: i64) -> None:
        key = rounds.why_not_resign(self, seat)
        if key is not None:
            raise self.refusal(key, seat, -1)
        rounds.resign(self, seat)

    def result(self) -> Result | None:
        return rounds.result(self)
