"""One search on one core: how long it goes on, and what it knows of each answer in the end."""

from time import perf_counter
from typing import NamedTuple

from crashyard.bots.search.tree import Arms, Node
from crashyard.bots.search.tree_search import TreeSearch
from crashyard.engine.position import Position

BATCH = 64
"""So many rounds are searched before the clock is looked at, and whether the answer is clear."""


class AnswerStatistics(NamedTuple):
    """What a search knows of one answer: plain numbers, since they may come from another process."""

    action: int
    weight: float
    """How often it was given because it seemed best: its visits, or its part of the mixed strategy."""
    samples: int
    """How many values its value is the mean of."""
    value: float

    def merged(self, other: "AnswerStatistics") -> "AnswerStatistics":
        """What two searches know of the same answer."""
        samples = self.samples + other.samples
        value = (self.value * self.samples + other.value * other.samples) / samples
        return AnswerStatistics(self.action, self.weight + other.weight, samples, value)


def run_search(
    searcher: TreeSearch, root: Node, position: Position, seat: int, rounds: int, seconds: float | None
) -> int:
    """Search until the time is over, the rounds are done or the answer is clear; returns the rounds it took."""
    began = perf_counter()
    done = 0
    while done < rounds:
        batch = min(BATCH, rounds - done)
        searcher.simulate(root, position, seat, batch)
        done += batch
        left = rounds - done
        if seconds is not None:
            spent = perf_counter() - began
            left = min(left, int(done * (seconds - spent) / spent))
        if left <= 0 or _is_clear(_arms(root, seat), left):
            break
    return done


def answer_statistics(root: Node, position: Position, seat: int) -> list[AnswerStatistics]:
    """Of the answers that are legal."""
    arms = _arms(root, seat)
    legal = set(position.legal(seat))
    correction = arms.guess_correction()
    return [
        AnswerStatistics(
            int(arms.actions[place]),
            float(arms.weight(place)),
            int(arms.visits[place]) + 1,
            arms.mean(place, correction),
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
    weights = sorted((arms.weight(index) for index in range(arms.count)), reverse=True)
    return len(weights) == 1 or weights[0] - weights[1] > left
