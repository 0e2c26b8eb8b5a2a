"""One search on one core: how long it goes on, and what it knows of each answer in the end."""

from time import perf_counter
from typing import NamedTuple

from crashyard.bots.search.tree import Arms, Node
from crashyard.bots.search.tree_search import TreeSearch
from crashyard.engine.position import Position

PORTION = 64
"""So many rounds are searched before the clock is looked at, and whether the answer is clear."""


class AnswerStatistics(NamedTuple):
    """What a search knows of one answer: plain numbers, since they may come from another process."""

    action: int
    times: float
    """How often it was given because it seemed best."""
    known: int
    """How many values its value is the mean of."""
    value: float

    def together(self, other: "AnswerStatistics") -> "AnswerStatistics":
        """What two searches know of the same answer."""
        known = self.known + other.known
        value = (self.value * self.known + other.value * other.known) / known
        return AnswerStatistics(self.action, self.times + other.times, known, value)


def weigh(searcher: TreeSearch, root: Node, position: Position, seat: int, rounds: int, seconds: float | None) -> int:
    """Search until the time is over, the rounds are done or the answer is clear; returns the rounds it took."""
    began = perf_counter()
    done = 0
    while done < rounds:
        portion = min(PORTION, rounds - done)
        searcher.grow(root, position, seat, portion)
        done += portion
        left = rounds - done
        if seconds is not None:
            spent = perf_counter() - began
            left = min(left, int(done * (seconds - spent) / spent))
        if left <= 0 or _is_clear(_arms(root, seat), left):
            break
    return done


def tallies(root: Node, position: Position, seat: int) -> list[AnswerStatistics]:
    """Of the answers that are legal."""
    arms = _arms(root, seat)
    legal = set(position.legal(seat))
    shift = arms.shift()
    return [
        AnswerStatistics(
            int(arms.actions[place]), float(arms.times(place)), int(arms.visits[place]) + 1, arms.mean(place, shift)
        )
        for place in range(arms.count)
        if arms.actions[place] in legal
    ]


def _arms(root: Node, seat: int) -> Arms:
    arms = root.arms_of(seat)
    assert arms is not None
    return arms


def _is_clear(arms: Arms, left: int) -> bool:
    """Whether no other answer can be given as often as the best one any more."""
    times = sorted((arms.times(index) for index in range(arms.count)), reverse=True)
    return len(times) == 1 or times[0] - times[1] > left
