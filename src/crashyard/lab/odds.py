"""How often does whoever stands so well win? Measured in games between bots; hints tell it.

`python -m crashyard.lab.odds GAME PLAYERS[,PLAYERS...] GAMES` prints the two numbers of `Game.odds` for a game, and how
often was won what they say. Whoever changes the evaluation of a game measures them anew. Where the value itself is a
chance there are no such numbers, and it only shows whether that is true.
"""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize
from scipy.special import expit

from crashyard.bots.greedy import GreedyBot
from crashyard.bots.search.bot import SearchBot, SearchSettings
from crashyard.engine.actions import Actions
from crashyard.engine.chance.dice import Dice
from crashyard.engine.driver import AskSeats, DiceChance, Driver
from crashyard.engine.game import Game
from crashyard.engine.odds import Chances, Odds
from crashyard.engine.position import Position
from crashyard.engine.registry import find_game

Floats = NDArray[np.floating[Any]]

ROUNDS = 400
"""So many rounds of search judge a moment."""
APART = 20
"""So many answers lie between two moments, on average."""
MISTAKES = 12
"""One answer of so many is any legal one, so that no game is like another."""
GROUPS = 6
"""So many groups, from the worst to the best, show whether the odds are true."""


@dataclass(frozen=True, slots=True)
class JudgedMoment:
    """What a seat was worth in the middle of a game, among how many sides, and which part of the win it got."""

    value: float
    sides: int
    won: float


def moments(game: Game, players: int, number: int, rounds: int = ROUNDS) -> list[JudgedMoment]:
    """Some moments of one game: there is played what the search finds best, else what greedy does, or anything."""
    dice = Dice(f"odds {game.name} {players} {number}")
    sampler = _MomentSampler(dice, players, number, rounds)
    position = game.new(players)
    Driver(position, AskSeats([sampler] * players, DiceChance(dice))).play(game.longest)
    teams = game.teams(players)
    result = position.result()
    if result is None:
        return []
    share = 1.0 / len({teams[seat] for seat in result.winners})
    sides = len(set(teams))
    return [JudgedMoment(value, sides, share if result.ranks[seat] == 1 else 0.0) for seat, value in sampler.found]


class _MomentSampler:
    """Answers for all seats, and notes what the search found each moment worth that it judged."""

    def __init__(self, dice: Dice, players: int, number: int, rounds: int) -> None:
        self._dice = dice
        self._actions = Actions()
        self._bots = [GreedyBot(Dice(f"{number} {seat}")) for seat in range(players)]
        self._number = number
        self._rounds = rounds
        self.found: list[tuple[int, float]] = []
        """Whose decision it was, and the value."""

    def answer(self, position: Position, seat: int) -> int:
        if int(self._dice.below(MISTAKES)) == 0:
            return int(position.pick(seat, self._dice, self._actions))
        seen = position.possible(seat, self._dice)
        if len(seen.legal(seat)) > 1 and int(self._dice.below(APART)) == 0:
            thought = SearchBot(Dice(f"{self._number} {len(self.found)}"), SearchSettings(self._rounds)).think(
                seen.copy(), seat
            )
            self.found.append((seat, thought.best.value))
            return thought.best.action
        return self._bots[seat].answer(seen, seat)


def fitted(measured: Sequence[JudgedMoment]) -> Odds:
    """The odds under which what happened was most likely."""
    leads = np.array([moment.value / max(1.0 - abs(moment.value), 0.1) for moment in measured])
    others = np.array([moment.sides - 1 for moment in measured])
    won = np.array([moment.won for moment in measured])

    def unlikely(numbers: Floats) -> tuple[float, Floats]:
        """How unlikely, in nats, and where it grows."""
        advantage = numbers[0] + numbers[1] * leads - np.log(others)
        missed = expit(advantage) - won
        loss = np.logaddexp(0.0, advantage) - won * advantage
        return float(loss.sum()), np.array([missed.sum(), (missed * leads).sum()])

    even, weight = minimize(unlikely, np.array([0.0, 1.0]), jac=True).x
    return Odds(float(even), float(weight))


def compared(measured: Sequence[JudgedMoment], odds: Odds | Chances) -> Iterator[tuple[int, float, float]]:
    """Groups of moments from the worst to the best: how many, how often they were won, and what the odds say."""
    ordered = sorted(measured, key=lambda moment: moment.value)
    for group in range(GROUPS):
        part = ordered[group * len(ordered) // GROUPS : (group + 1) * len(ordered) // GROUPS]
        if part:
            said = sum(odds.of_winning(moment.value, moment.sides) for moment in part)
            yield len(part), sum(moment.won for moment in part) / len(part), said / len(part)


def main(name: str, counts: str, games: str) -> None:
    game = find_game(name)
    measured = {
        players: [moment for number in range(int(games)) for moment in moments(game, players, number)]
        for players in map(int, counts.split(","))
    }
    odds = game.odds
    if isinstance(odds, Odds):
        odds = fitted([moment for part in measured.values() for moment in part])
        sys.stdout.write(f"{name}: Odds({odds.even:.2f}, {odds.weight:.2f})\n")
    for players, part in measured.items():
        for count, won, said in compared(part, odds):
            sys.stdout.write(f"{players} players, {count} moments: won {won:.0%}, said {said:.0%}\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
