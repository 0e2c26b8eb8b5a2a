"""A bot that takes what is best now: it tries every answer, and the answers it may give right after.

What an answer brings and the danger it leaves are both in the game's own `Position.first_sight`; the bot only looks as
far as its own decisions in a row go, and never guesses what the others will do.
"""

from typing import Final, final

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.engine.chance.dice import Dice
from crashyard.engine.position import Position
from crashyard.engine.seats import CHANCE

BREADTH: Final = 24
"""Of how many answers, the best at first sight, it looks at what may be done right after."""

SAME: Final = 0.002
"""Answers whose values differ by less are equally good, and the dice decide."""

PATIENCE: Final = 400
"""So many answers of one bot are more than a game takes. Two who take back from each other what the other has gained
would go on for ever; so after them more and more answers count as equally good, and somebody tries something else.
"""

BETWEEN: Final = 0.1
"""How much the position between two answers counts beside the one after them: what can be had at once is better."""

_WON: Final = 1.0

_NOWHERE: Final = -2.0
"""Lower than any value."""


@final
class GreedyBot:
    """`dice` decide between equally good answers, and stand in for chance where an answer leads to it."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice
        self._chance = Dice("")
        """What chance throws after every answer that is tried: the same, so that luck makes no answer better."""
        self._throws = Dice("")
        self._buffer = Actions()
        self._given: i64 = 0

    def answer(self, position: Position, seat: i64) -> int:
        """The best answer of `seat` in a position that is possible for it."""
        actions = Actions()
        position.fill_legal(seat, actions)
        if actions.count == 1:
            return actions.at(0)
        self._chance.follow(self._dice)
        self._dice.bits()
        afters: list[Position] = []
        values: list[float] = []
        for index in range(actions.count):
            after = self.play(position, seat, actions.at(index))
            afters.append(after)
            values.append(after.first_sight(seat))
        threshold = _NOWHERE
        if actions.count > BREADTH:
            threshold = sorted(values, reverse=True)[BREADTH - 1]
        self._given += 1
        same = SAME
        if self._given > PATIENCE:
            same *= float(self._given - PATIENCE)
        best = actions.at(0)
        highest = _NOWHERE
        equals: i64 = 0
        for index in range(actions.count):
            if values[index] < threshold:
                continue
            value = self.worth(afters[index], seat, values[index])
            if value > highest + same:
                highest = value
                best = actions.at(index)
                equals = 1
            elif value > highest - same:
                equals += 1
                if self._dice.below(equals) == 0:
                    best = actions.at(index)
        return best

    def play(self, position: Position, seat: i64, action: i64) -> Position:
        """The position after an action, and after what chance does then."""
        after = position.copy()
        after.carry_out(seat, action)
        if after.awaited() == CHANCE:
            self._throws.follow(self._chance)
            while after.awaited() == CHANCE:
                after.carry_out(CHANCE, after.throw(self._throws, self._buffer))
        return after

    def worth(self, position: Position, seat: i64, value: float) -> float:
        """The value of a position, or that after the best further answer if the seat decides again."""
        if position.awaited() != seat:
            return value
        actions = Actions()
        position.fill_legal(seat, actions)
        highest = _NOWHERE
        index: i64 = 0
        while index < actions.count:
            further = self.play(position, seat, actions.at(index)).first_sight(seat)
            if further > highest:
                highest = further
            index += 1
        if highest >= _WON:
            return highest
        return BETWEEN * value + (1.0 - BETWEEN) * highest
