"""Bots that look ahead, and say what they expect.

`Searcher` grows the tree; here is decided how long, which answer is taken in the end, and what is kept of the tree for
the next decision.
"""

from dataclasses import dataclass, replace
from time import perf_counter

from crashyard.bots.searcher import Searcher
from crashyard.bots.thought import Line, Thought
from crashyard.bots.tree import Arms, Node
from crashyard.engine.dice import Dice
from crashyard.engine.position import Position

PORTION = 64
"""So many rounds are searched before the clock is looked at, and whether the answer is clear."""

MOST_ROUNDS = 1_000_000_000

SHARP = 1000
"""Into so many steps a blur is divided."""

FORETOLD = 12
"""A point that was visited less often foretells nothing."""


@dataclass(frozen=True, slots=True)
class Sight:
    """How well a bot sees."""

    rounds: int
    """So many rounds of search it takes for a decision at most."""
    each: int = 0
    """And so many for every answer it could give; without a limit if 0."""
    deepest: int = 100
    """So many answers ahead it looks."""
    blur: float = 0.0
    """By so much it may take an answer to be better or worse than it found."""
    seconds: float | None = None
    """So long it thinks at most; without a limit it answers the same whatever the machine."""

    def timed(self, seconds: float) -> "Sight":
        """As deep, but as many rounds as the time allows."""
        return replace(self, rounds=MOST_ROUNDS, each=0, seconds=seconds)

    def within(self, seconds: float | None) -> "Sight":
        """The same, but no longer than some time."""
        return replace(self, seconds=seconds)


class Search:
    """One player, who keeps what may be of use for the next decision."""

    def __init__(self, dice: Dice, sight: Sight) -> None:
        self._dice = dice
        self._sight = sight
        self._searcher = Searcher(dice, sight.deepest)

    def answer(self, position: Position, seat: int) -> int:
        legal = position.legal(seat)
        if len(legal) == 1:
            return legal[0]
        thought = self.think(position, seat)
        return max(thought.lines, key=self._seen).action if self._sight.blur else thought.best.action

    def _seen(self, line: Line) -> float:
        """What an answer seems worth to somebody who does not see clearly."""
        return line.value + self._sight.blur * (int(self._dice.below(2 * SHARP + 1)) - SHARP) / SHARP

    def think(self, position: Position, seat: int) -> Thought:
        """Search until the time is over, the rounds are done or the answer is clear."""
        root = self._searcher.take_up(position, seat)
        rounds = self._sight.rounds
        if self._sight.each:
            rounds = min(rounds, self._sight.each * len(position.legal(seat)))
        began = perf_counter()
        done = 0
        while done < rounds:
            portion = min(PORTION, rounds - done)
            self._searcher.grow(root, position, seat, portion)
            done += portion
            left = rounds - done
            if self._sight.seconds is not None:
                spent = perf_counter() - began
                left = min(left, int(done * (self._sight.seconds - spent) / spent))
            if left <= 0 or _is_clear(_arms(root, seat), left):
                break
        return Thought(_lines(root, position, seat), done)


def _arms(root: Node, seat: int) -> Arms:
    arms = root.arms_of(seat)
    assert arms is not None
    return arms


def _is_clear(arms: Arms, left: int) -> bool:
    """Whether no other answer can be visited as often as the best one any more."""
    visits = sorted((arms.visits[index] for index in range(arms.count)), reverse=True)
    return len(visits) == 1 or visits[0] - visits[1] > left


def _lines(root: Node, position: Position, seat: int) -> tuple[Line, ...]:
    """The answers that are legal, most visited first."""
    arms = _arms(root, seat)
    legal = set(position.legal(seat))
    places = [place for place in range(arms.count) if arms.actions[place] in legal]
    places.sort(key=lambda place: (arms.visits[place], arms.mean(place, arms.shift())), reverse=True)
    total = max(1, sum(arms.visits[place] for place in places))
    lines = []
    for place in places:
        action = arms.actions[place]
        value = max(-1.0, min(1.0, arms.mean(place, arms.shift())))
        follows = tuple(_follows(root, action)) if len(root.arms) == 1 else ()
        lines.append(Line(action, value, float(arms.visits[place]) / float(total), follows))
    return tuple(lines)


def _follows(node: Node, action: int) -> list[tuple[int, int]]:
    """What is most likely to be answered next, until that cannot be foretold: by chance, in secret, or seldom seen."""
    found: list[tuple[int, int]] = []
    while True:
        after = node.children.get(action)
        if after is None or after.visits < FORETOLD or len(after.arms) != 1:
            return found
        node = after
        arms = node.arms[0]
        action = int(arms.actions[max(range(arms.count), key=lambda place: arms.visits[place])])
        found.append((int(arms.seat), action))
