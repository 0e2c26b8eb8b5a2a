"""OpenSpiel's own search as a bot of the laboratory: the peer that ours is measured against.

It is the C++ search with the evaluation that comes with it, one random play to the end a simulation, on the position
itself. So it plays only games in which nothing is hidden and nobody decides at the same time as others.
"""

from importlib.util import find_spec
from typing import Any

from crashyard.engine.chance.dice import Dice
from crashyard.engine.game import Game
from crashyard.engine.position import Position
from crashyard.engine.refusal import Refusal
from crashyard.engine.registry import games

NAME = "openspiel-mcts"

EXPLORATION = 1.4
"""How much UCT prefers what was seldom tried."""

MOST_SIMULATIONS = 1_000_000_000
FEWEST_SIMULATIONS = 2
"""The first one only looks at the position, the second one at an answer."""
FOR_EVER = -1.0
MEMORY = 2_000
"""Megabytes that its tree may take."""


class SpielSearch:
    """One player, who searches for some seconds, and at least until they have seen an answer.

    OpenSpiel's `step` takes the best of no answers where the time was too short, and lets go of Python's lock before it
    calls into Python. Either ends the process, so the tree is asked instead.
    """

    def __init__(self, game: Game, seed: str, seconds: float, exploration: float = EXPLORATION) -> None:
        self._game = game
        self._dice = Dice(seed)
        self._seconds = seconds
        self._exploration = exploration
        self._table: Any = None
        self._bot: Any = None
        self._hasty: Any = None

    def answer(self, position: Position, seat: int) -> int:
        if self._table is None:
            import pyspiel

            from crashyard.envs.openspiel import spiel_name

            self._table = pyspiel.load_game(spiel_name(self._game), {"players": int(position.players)})
            self._bot = self._make_bot(pyspiel, MOST_SIMULATIONS, self._seconds)
            self._hasty = self._make_bot(pyspiel, FEWEST_SIMULATIONS, FOR_EVER)
        state = self._table.state_at(position)
        found = self._bot.mcts_search(state)
        if not found.children:
            found = self._hasty.mcts_search(state)
        return int(found.best_child().action)

    def _make_bot(self, pyspiel: Any, simulations: int, seconds: float) -> Any:
        return pyspiel.MCTSBot(
            game=self._table,
            evaluator=pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=int(self._dice.below(1 << 30))),
            uct_c=self._exploration,
            max_simulations=simulations,
            max_memory_mb=MEMORY,
            solve=True,
            seed=int(self._dice.below(1 << 30)),
            verbose=False,
            max_wall_clock_time=seconds,
        )


def make_bot(game: Game, seed: str, seconds: float) -> SpielSearch:
    """The bot, where OpenSpiel is installed and the game is one that it can search."""
    if find_spec("pyspiel") is None:
        raise Refusal("needs-package", {"command": NAME, "package": "open_spiel"})
    if not is_open(game):
        raise Refusal(
            "not-open", {"bot": NAME, "games": ", ".join(name for name, one in games().items() if is_open(one))}
        )
    return SpielSearch(game, seed, seconds)


def is_open(game: Game) -> bool:
    return not game.secrets and not game.together
