"""A bot that picks any legal answer: the yardstick for every other one."""

from crashyard.engine.actions import Actions
from crashyard.engine.chance.dice import Dice
from crashyard.engine.playout import random_answer
from crashyard.engine.position import Position


class RandomBot:
    """Every legal answer is equally likely."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice
        self._actions = Actions()

    def answer(self, position: Position, seat: int) -> int:
        return random_answer(position, seat, self._dice, self._actions)
