"""How fast the search is, side by side with OpenSpiel's C++ search in one run on one core.

A simulation is one way down the tree and what is learnt from it. OpenSpiel's ends with a random play to the end of the
game, ours with the game's own guess at how well everybody stands, after whatever is in the middle of happening: that is
what the bots really do. Ours also draws anew all that is hidden, every time. All contenders take turns within every
round; medians, and ratios round by round.
"""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from statistics import median
from time import process_time
from typing import Any, Protocol

from crashyard.bots.random import RandomBot
from crashyard.bots.search.tree_search import TreeSearch
from crashyard.engine.chance.dice import Dice
from crashyard.engine.driver import AskSeats, Driver, PlayObserver
from crashyard.engine.game import Game
from crashyard.engine.position import Position
from crashyard.engine.refusal import Refusal
from crashyard.engine.registry import games
from crashyard.engine.seats import CHANCE
from crashyard.lab.bench.engine import PEER, one_core

ROUNDS = 5
SIMULATIONS = 2_000
"""In one search."""
POSITIONS = 4
"""From so many positions of each number of players one search is made."""
DEEPEST = 100
EVERY = 37
"""So many random answers lie between one position and the next."""

PEERS = ("breakthrough", "havannah", "backgammon")


class SearchContender(Protocol):
    name: str

    def search(self) -> int:
        """Search from several positions; returns how many simulations that were."""
        ...


class OurSearch:
    """A game of ours, from positions of random play with every number of players."""

    def __init__(self, game: Game) -> None:
        self.name = game.name
        self._positions = [found for players in game.players for found in _decisions(game, players)]

    def search(self) -> int:
        for position, seat in self._positions:
            searcher = TreeSearch(Dice("bench"), DEEPEST)
            searcher.simulate(searcher.root_for(position, seat), position, seat, SIMULATIONS)
        return SIMULATIONS * len(self._positions)


def _decisions(game: Game, players: int) -> list[tuple[Position, int]]:
    """Positions in which somebody has a choice, and who."""
    anybody, sampler = RandomBot(Dice(f"bench {players}")), _DecisionSampler()
    while len(sampler.found) < POSITIONS:
        driver = Driver(game.new(players), AskSeats([anybody] * players, anybody), [sampler])
        while len(sampler.found) < POSITIONS and driver.step():
            pass
    return sampler.found


class _DecisionSampler(PlayObserver):
    """Keeps a position now and then in which somebody has a choice."""

    def __init__(self) -> None:
        self.found: list[tuple[Position, int]] = []
        self._answers = 0
        """So many since the last one."""

    def before(self, position: Position, seat: int, action: int) -> None:
        if self._answers >= EVERY and seat != CHANCE and len(position.legal(seat)) > 1:
            self.found.append((position.copy(), seat))
            self._answers = 0
        self._answers += 1


class OpenSpielSearch:
    """OpenSpiel's own search bot with its own rollouts, one a simulation, from the opening of a game."""

    SIMULATIONS = 500

    def __init__(self, name: str) -> None:
        self.name = f"{PEER} {name}"
        spiel: Any = import_module("pyspiel")
        game = spiel.load_game(name)
        evaluator = spiel.RandomRolloutEvaluator(1, 1)
        self._bot = spiel.MCTSBot(game, evaluator, 1.4, self.SIMULATIONS, 1000, False, 1, False)
        self._opening = game.new_initial_state()
        while self._opening.is_chance_node():
            self._opening.apply_action(self._opening.legal_actions()[0])

    def search(self) -> int:
        self._bot.step(self._opening)
        return self.SIMULATIONS


def bench_search(peers: bool, progress: Callable[[str, int, int], None]) -> list[dict[str, object]]:
    """Simulations a second of every game, with `peers` those of OpenSpiel and the ratios to each of its games.

    `progress` hears what is measured next, how many measurements are done, and of how many.
    """
    if peers and find_spec("pyspiel") is None:
        raise Refusal("no-peer", {"package": "open_spiel"})
    contenders: list[SearchContender] = [OurSearch(game) for game in games().values()]
    others: list[SearchContender] = [OpenSpielSearch(name) for name in PEERS] if peers else []
    rates: dict[str, list[float]] = {contender.name: [] for contender in [*contenders, *others]}
    done, total = 0, ROUNDS * len(rates)
    with one_core():
        for _ in range(ROUNDS):
            for contender in [*contenders, *others]:
                progress(contender.name, done, total)
                rates[contender.name].append(_rate(contender))
                done += 1
    rows = []
    for contender in [*contenders, *others]:
        mine = rates[contender.name]
        row: dict[str, object] = {"name": contender.name, "simulations_per_s": round(median(mine))}
        if others and contender in contenders:
            row["over"] = {other.name.removeprefix(f"{PEER} "): _ratio(mine, rates[other.name]) for other in others}
        rows.append(row)
    return rows


def _rate(contender: SearchContender) -> float:
    """By the time of the processor: on a busy machine the clock measures the others."""
    start = process_time()
    simulations = contender.search()
    return simulations / (process_time() - start)


def _ratio(mine: list[float], theirs: list[float]) -> float:
    return round(median(one / other for one, other in zip(mine, theirs, strict=True)), 2)
