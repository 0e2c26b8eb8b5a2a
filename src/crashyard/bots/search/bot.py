"""Bots that look ahead, and say what they expect.

`TreeSearch` grows the tree; here is decided how long, on how many cores, and which answer is taken in the end.
"""

from dataclasses import dataclass, replace

from crashyard.bots.search.analysis import Analysis, Line
from crashyard.bots.search.budget import AnswerStatistics, answer_statistics, run_search
from crashyard.bots.search.parallel import SearchTask, helped, merged
from crashyard.bots.search.tree import Node
from crashyard.bots.search.tree_search import TreeSearch
from crashyard.engine.chance.dice import Dice
from crashyard.engine.game import Game
from crashyard.engine.position import Position
from crashyard.engine.seats import SEVERAL

MOST_ROUNDS = 1_000_000_000

RESOLUTION = 1000
"""Into so many steps noise and shares are divided."""

LEAST_SHARE = 0.5
SECRET_TOLERANCE = 0.02
OPEN_TOLERANCE = 0.005
"""Answers are not given that deserve less than this part of what the best one does, or seem worse by more than this: in
a secret decision, and in the open, where it only keeps games from being all alike.
"""

LEAST_VISITS = 12
"""A point that was visited less often foretells nothing."""


@dataclass(frozen=True, slots=True)
class SearchSettings:
    """How well a bot sees."""

    rounds: int
    """So many rounds of search it takes for a decision at most."""
    rounds_per_answer: int = 0
    """And so many for every answer it could give; without a limit if 0."""
    max_depth: int = 100
    """So many answers ahead it looks."""
    noise: float = 0.0
    """By so much it may take an answer to be better or worse than it found."""
    seconds: float | None = None
    """So long it thinks at most; without a limit it answers the same whatever the machine."""

    cores: int = 1
    """On so many cores of this machine it thinks at once."""

    def timed(self, seconds: float, cores: int = 1) -> "SearchSettings":
        """As deep, but as many rounds as the time allows."""
        return replace(self, rounds=MOST_ROUNDS, rounds_per_answer=0, seconds=seconds, cores=cores)

    def within(self, seconds: float | None) -> "SearchSettings":
        """The same, but no longer than some time."""
        return replace(self, seconds=seconds)


class SearchBot:
    """One player, who keeps what may be of use for the next decision."""

    def __init__(self, dice: Dice, settings: SearchSettings, game: Game | None = None) -> None:
        """The game must be told where several cores are to think: they are sent its positions."""
        self._dice = dice
        self._settings = settings
        self._game = game
        self._searcher = TreeSearch(dice, settings.max_depth)

    def answer(self, position: Position, seat: int) -> int:
        legal = position.legal(seat)
        if len(legal) == 1:
            return legal[0]
        thought = self.think(position, seat)
        if self._settings.noise:
            return max(thought.lines, key=self._seen).action
        return self._drawn(thought, SECRET_TOLERANCE if position.awaited() == SEVERAL else OPEN_TOLERANCE)

    def _seen(self, line: Line) -> float:
        """What an answer seems worth to somebody who does not see clearly."""
        return line.value + self._settings.noise * (int(self._dice.below(2 * RESOLUTION + 1)) - RESOLUTION) / RESOLUTION

    def _drawn(self, thought: Analysis, tolerance: float) -> int:
        """Any answer that deserves it, as often as it does: who always gives the best is seen through.

        Where nothing is secret, these are answers that the search can hardly tell apart, so that another seed plays
        another game.
        """
        best = thought.best
        lines = [
            line
            for line in thought.lines
            if line.attention >= LEAST_SHARE * best.attention and line.value >= best.value - tolerance
        ]
        shares = [round(RESOLUTION * line.attention) + 1 for line in lines]
        ticket = int(self._dice.below(sum(shares)))
        for line, share in zip(lines, shares, strict=True):
            ticket -= share
            if ticket < 0:
                return line.action
        raise AssertionError("a ticket is less than the sum of all shares")

    def think(self, position: Position, seat: int) -> Analysis:
        """Search until the time is over, the rounds are done or the answer is clear."""
        root = self._searcher.root_for(position, seat)
        settings = self._settings
        rounds = settings.rounds
        if settings.rounds_per_answer:
            rounds = min(rounds, settings.rounds_per_answer * len(position.legal(seat)))
        if settings.cores == 1 or self._game is None:
            done = run_search(self._searcher, root, position, seat, rounds, settings.seconds)
            return Analysis(_lines(answer_statistics(root, position, seat), root), done)
        rounds = -(-rounds // settings.cores)
        saved = self._game.save(position)
        seeds = [f"{self._dice.bits()} {self._dice.bits()}" for _ in range(settings.cores - 1)]
        name = self._game.name
        questions = [
            SearchTask(name, saved, seat, seed, rounds, settings.max_depth, settings.seconds) for seed in seeds
        ]
        with helped(questions) as others:
            done = run_search(self._searcher, root, position, seat, rounds, settings.seconds)
        found = merged([answer_statistics(root, position, seat), *(known for known, _ in others)])
        return Analysis(_lines(found, root), done + sum(rounds for _, rounds in others))


def _lines(found: list[AnswerStatistics], root: Node) -> tuple[Line, ...]:
    """The answers, those that were given most often first."""
    total = sum(one.weight for one in found) or 1.0
    alone = len(root.arms) == 1
    return tuple(
        Line(
            one.action,
            max(-1.0, min(1.0, one.value)),
            one.weight / total,
            tuple(_follows(root, one.action)) if alone else (),
        )
        for one in sorted(found, key=lambda one: (one.weight, one.value), reverse=True)
    )


def _follows(node: Node, action: int) -> list[tuple[int, int]]:
    """What is most likely to be answered next, until that cannot be foretold: by chance, in secret, or seldom seen."""
    found: list[tuple[int, int]] = []
    while True:
        after = node.children.get(action)
        if after is None or after.visits < LEAST_VISITS or len(after.arms) != 1:
            return found
        node = after
        arms = node.arms[0]
        action = int(arms.actions[max(range(arms.count), key=lambda place: arms.visits[place])])
        found.append((int(arms.seat), action))
