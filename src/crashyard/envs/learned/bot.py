"""The bot `learned`: it plays by the policy that lies among the data of its game, for one number of players.

It looks at what its seat may know and at nothing that follows; so it shows what a policy of this size can learn, and is
a yardstick for those who train larger ones.
"""

from functools import cache
from importlib.resources import files

import numpy

from crashyard.engine.chance.dice import Dice
from crashyard.engine.game import Game
from crashyard.engine.position import Position
from crashyard.engine.refusal import Refusal
from crashyard.envs.learned.policy import LinearPolicy
from crashyard.envs.observation import observe
from crashyard.envs.turning import turns

NAME = "learned"

TEMPERATURE = 0.25
"""How much chance has a say: with 0 it would always choose the action of the greatest weight."""

_PARTS_OF_ONE = 1 << 24


class LearnedBot:
    """One player; `seed` decides between actions of similar weights."""

    def __init__(self, game: Game, seed: str) -> None:
        self._game = game
        self._dice = Dice(seed)

    def answer(self, position: Position, seat: int) -> int:
        legal = numpy.array(position.legal(seat))
        if len(legal) == 1:
            return int(legal[0])
        players = int(position.players)
        policy = policy_of(self._game, players)
        hidden = policy.read(observe(position, seat)[None, :])
        shown = turns(self._game, players)[seat, legal]
        weights = policy.weigh(hidden, numpy.zeros(len(legal), numpy.int64), shown)
        drawn = numpy.array([int(self._dice.below(_PARTS_OF_ONE)) + 0.5 for _ in shown]) / _PARTS_OF_ONE
        return int(legal[(weights - TEMPERATURE * numpy.log(-numpy.log(drawn))).argmax()])


@cache
def policy_of(game: Game, players: int) -> LinearPolicy:
    """The policy of a game, for so many players."""
    file = files(game.package).joinpath(f"data/learned/{players}.npz")
    if not file.is_file():
        raise Refusal("no-policy", {"game": game.name, "players": players})
    return LinearPolicy.from_bytes(file.read_bytes())


def make_bot(game: Game, seed: str) -> LearnedBot:
    return LearnedBot(game, seed)
