"""Information-set Monte Carlo tree search, for any game with hidden things, chance and secret decisions.

Every round of the search draws a table that its seat must think possible, walks down the tree to a point where nobody
has been, plays on from there until nothing is in the middle of happening, and asks the game how well everybody stands.
Each seat on the way learns what its answer was worth to it. Chance throws as it would in play. Where several seats
decide in secret each of them chooses for itself, without knowing the choices of the others: at random, an answer the
more often the more the seat regrets not to have given it (regret matching). So nobody can rely on what the others do.

In the open, which answer is tried next is decided by what is known of it, by how seldom it was tried, and by how good
it seemed at first sight (`Position.evaluate` right after it), which also counts as its first visit.
"""

import gc
import math
from typing import Final, final

from mypy_extensions import i64

from crashyard.bots.search.tree import Arms, Node
from crashyard.engine.actions import Actions
from crashyard.engine.chance.dice import Dice
from crashyard.engine.position import Position
from crashyard.engine.seats import CHANCE, NOBODY, SEVERAL

LONGEST_ROLLOUT: Final = 40
"""So many answers are given at most before a table must be taken as it is."""

EXPLORATION: Final = 1.6
"""How much answers are tried of which little is known (the constant of PUCT), in deviations of the values there."""

PRIOR_TEMPERATURE: Final = 0.7
"""How much of the prior answers get that seem worse at first sight."""

SECRET_EXPLORATION: Final = 0.1
"""In secret, this part of the answers is picked by first sight, so that something is known of all that look good."""

REUSE_VISITS: Final = 64
"""A point that was visited so often is kept for the next decision."""

MOST_SEATS: Final = 8
OPEN: Final = -1
_KEYS: Final = 0x3FFFFFFFFFFF
_PARTS: Final = 4294967296.0
_UNKNOWN: Final = -5.0
"""No value is that low."""


@final
class TreeSearch:
    """Grows trees for one seat."""

    def __init__(self, dice: Dice, max_depth: int) -> None:
        self._dice = dice
        self._max_depth: i64 = max_depth
        self._legal = Actions()
        self._buffer = Actions()
        self._common_dice = Dice("")
        self._throws = Dice("")
        self._arms: list[Arms] = []
        self._chosen: list[i64] = []
        self._others: list[i64] = []
        """What identifies the answers of all others, where it was chosen in secret; else OPEN."""
        self._seat: i64 = 0
        self._reusable: dict[str, Node] = {}
        """By what the seat sees there: points of the tree at which it decides."""

    def root_for(self, position: Position, seat: i64) -> Node:
        """The point of the tree at which the seat now is, if it has been foreseen; else a new tree."""
        root = self._reusable.get(repr(position.view(seat)))
        if root is None or self._seat != seat:
            root = Node()
            self._reusable = {}
        else:
            self._prune_to(root)
        self._seat = seat
        return root

    def _prune_to(self, root: Node) -> None:
        """Keep only what may still come."""
        ahead: set[Node] = set()
        looking = [root]
        while looking:
            node = looking.pop()
            for child in node.children.values():
                if child.visits >= REUSE_VISITS:
                    ahead.add(child)
                    looking.append(child)
        self._reusable = {seen: node for seen, node in self._reusable.items() if node in ahead}

    def simulate(self, root: Node, position: Position, seat: i64, rounds: i64) -> None:
        """Some more rounds from a position that is possible for `seat`, who is asked in it.

        Trees have no rings, so nothing is looked for meanwhile that only the collector of rings could free.
        """
        collecting = gc.isenabled()
        gc.disable()
        try:
            while rounds > 0:
                self._simulate_once(root, position.possible(seat, self._dice))
                rounds -= 1
        finally:
            if collecting:
                gc.enable()

    def _simulate_once(self, node: Node, position: Position) -> None:
        self._arms.clear()
        self._chosen.clear()
        self._others.clear()
        depth: i64 = 0
        while True:
            awaited = position.awaited()
            node.visits += 1
            if awaited == NOBODY:
                break
            if (node.visits == 1 and depth > 0) or depth >= self._max_depth:
                self._rollout(position)
                break
            if node.visits == REUSE_VISITS and depth > 0 and position.awaits(self._seat):
                self._reusable[repr(position.view(self._seat))] = node
            key = self._select(node, position, awaited)
            depth += 1
            while position.awaited() == CHANCE:
                position.carry_out(CHANCE, position.throw(self._dice, self._buffer))
            child = node.children.get(key)
            if child is None:
                child = Node()
                node.children[key] = child
            node = child
        self._backpropagate(position)

    # -- choosing -----------------------------------------------------------------------------

    def _select(self, node: Node, position: Position, awaited: i64) -> i64:
        """Let everybody who is asked choose, and carry it out; returns what identifies the choice."""
        if awaited != SEVERAL:
            position.fill_legal(awaited, self._legal)
            arms = self._arms_at(node, position, awaited)
            index = self._select_by_puct(arms)
            self._note(arms, index)
            action = arms.actions[index]
            position.carry_out(awaited, action)
            return action
        first: i64 = len(self._arms)
        seat: i64 = 0
        while seat < position.players:
            position.fill_legal(seat, self._legal)
            if self._legal.count:
                arms = self._arms_at(node, position, seat)
                self._note(arms, self._sample_by_regret(arms))
            seat += 1
        return self._play_joint(position, first)

    def _note(self, arms: Arms, index: i64) -> None:
        self._arms.append(arms)
        self._chosen.append(index)
        self._others.append(OPEN)

    def _play_joint(self, position: Position, first: i64) -> i64:
        """Carry out what several seats have chosen: first those who change their minds, since the last one ends it.

        Each answers once: whoever is asked something else when that is over has not chosen it.
        """
        key: i64 = 0
        last: i64 = len(self._arms)
        place = first
        while place < last:
            key = key + self._joint_key(place) & _KEYS
            place += 1
        done: i64 = 0
        for waiting in (False, True):
            place = first
            while place < last:
                arms = self._arms[place]
                self._others[place] = key - self._joint_key(place) & _KEYS
                if done >> arms.seat & 1 == 0 and position.awaits(arms.seat) == waiting:
                    position.carry_out(arms.seat, arms.actions[self._chosen[place]])
                    done |= 1 << arms.seat
                place += 1
        return key

    def _joint_key(self, place: i64) -> i64:
        """The part of one answer in what identifies a joint one, which is the sum of them."""
        arms = self._arms[place]
        mark = (arms.actions[self._chosen[place]] * MOST_SEATS + arms.seat + 1) * 0x9E3779B1 & _KEYS
        mark ^= mark >> 19
        return (mark & 0x7FFFFFFF) * 0x5851F42D & _KEYS

    def _sample_by_regret(self, arms: Arms) -> i64:
        """One of the answers in `_legal`, at random: the more often the more it is regretted not to have given it."""
        arms.mixed = True
        everything = arms.match(self._legal)
        regrets = 0.0
        priors = 0.0
        legal: i64 = 0
        while legal < self._legal.count:
            index = legal if everything else arms.index_of(self._legal.at(legal))
            regrets += arms.regrets[index]
            priors += arms.priors[index]
            legal += 1
        by_sight = regrets <= 0.0
        exploring = by_sight or self._uniform() < SECRET_EXPLORATION
        ticket = self._uniform() * (priors if exploring else regrets)
        picked: i64 = -1
        legal = 0
        while legal < self._legal.count:
            index = legal if everything else arms.index_of(self._legal.at(legal))
            if ticket >= 0.0:
                picked = index
                ticket -= arms.priors[index] if exploring else arms.regrets[index]
            arms.strategy_sums[index] += arms.priors[index] / priors if by_sight else arms.regrets[index] / regrets
            legal += 1
        return picked

    def _uniform(self) -> float:
        """Any number from 0 to 1."""
        return float(self._dice.bits()) / _PARTS

    def _arms_at(self, node: Node, position: Position, seat: i64) -> Arms:
        """The answers of a seat at a point, brought up to date with `_legal`."""
        found = node.arms_of(seat)
        if found is None:
            found = Arms(seat)
            node.arms.append(found)
        if not found.match(self._legal):
            self._expand(found, position)
        return found

    def _expand(self, arms: Arms, position: Position) -> None:
        """Guess what answers are worth that were never legal here before."""
        fresh = False
        index: i64 = 0
        while index < self._legal.count:
            action = self._legal.at(index)
            if arms.index_of(action) < 0:
                if not fresh:
                    self._common_dice.follow(self._dice)
                    self._dice.bits()
                fresh = True
                arms.add(action, self._evaluate_after(position, arms.seat, action))
            index += 1
        if fresh:
            arms.set_priors(PRIOR_TEMPERATURE)

    def _evaluate_after(self, position: Position, seat: i64, action: i64) -> float:
        """How well a seat stands right after an answer; luck is the same for all answers that are compared."""
        after = position.copy()
        after.carry_out(seat, action)
        if after.awaited() == CHANCE:
            self._throws.follow(self._common_dice)
            while after.awaited() == CHANCE:
                after.carry_out(CHANCE, after.throw(self._throws, self._buffer))
        return after.evaluate(seat)

    def _select_by_puct(self, arms: Arms) -> i64:
        """The most promising of the answers in `_legal`: good ones, and those of which little is known."""
        exploration = EXPLORATION * arms.deviation()
        correction = arms.guess_correction()
        best: i64 = 0
        highest = -1000.0
        everything = arms.match(self._legal)
        if everything:
            exploration *= math.sqrt(float(arms.total_visits + 1))
            index: i64 = 0
            while index < arms.count:
                score = arms.mean(index, correction) + exploration * arms.priors[index] / float(arms.visits[index] + 1)
                if score > highest:
                    highest = score
                    best = index
                index += 1
            return best
        legal: i64 = 0
        while legal < self._legal.count:
            index = arms.index_of(self._legal.at(legal))
            could = math.sqrt(float(arms.total_visits - arms.unavailable[index] + 1))
            score = arms.mean(index, correction) + exploration * could * arms.priors[index] / float(
                arms.visits[index] + 1
            )
            if score > highest:
                highest = score
                best = index
            legal += 1
        self._count_unavailable(arms)
        return best

    def _count_unavailable(self, arms: Arms) -> None:
        """Note which answers could not be given this time."""
        index: i64 = 0
        while index < arms.count:
            arms.unavailable[index] = arms.unavailable[index] + 1
            index += 1
        index = 0
        while index < self._legal.count:
            place = arms.index_of(self._legal.at(index))
            arms.unavailable[place] = arms.unavailable[place] - 1
            index += 1

    # -- judging ------------------------------------------------------------------------------

    def _rollout(self, position: Position) -> None:
        """Play on, with the answer that seems best at once, while something is in the middle of happening."""
        steps: i64 = 0
        while steps < LONGEST_ROLLOUT and not position.settled():
            seat = position.awaited()
            if seat == NOBODY:
                return
            if seat == CHANCE:
                position.carry_out(CHANCE, position.throw(self._dice, self._buffer))
                continue
            if seat == SEVERAL:
                seat = 0
                while not position.awaits(seat):
                    seat += 1
            position.carry_out(seat, self._rollout_answer(position, seat))
            steps += 1

    def _rollout_answer(self, position: Position, seat: i64) -> i64:
        """The answer after which a seat stands best."""
        position.fill_legal(seat, self._legal)
        best = self._legal.at(0)
        if self._legal.count == 1:
            return best
        self._common_dice.follow(self._dice)
        self._dice.bits()
        highest = -1000.0
        index: i64 = 0
        while index < self._legal.count:
            action = self._legal.at(index)
            value = self._evaluate_after(position, seat, action)
            if value > highest:
                highest = value
                best = action
            index += 1
        return best

    def _backpropagate(self, position: Position) -> None:
        """Tell every answer on the way what it was worth to its seat."""
        values = [_UNKNOWN] * MOST_SEATS
        place: i64 = 0
        while place < len(self._arms):
            arms = self._arms[place]
            value = values[arms.seat]
            if value == _UNKNOWN:
                value = position.evaluate(arms.seat)
                values[arms.seat] = value
            arms.update(self._chosen[place], value)
            if self._others[place] != OPEN:
                arms.update_regrets(self._chosen[place], self._others[place], value)
            place += 1
