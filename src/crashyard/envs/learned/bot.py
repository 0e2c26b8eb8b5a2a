"""The bot `learned`: it plays by the policy that lies among the data of its game, for one number of players.

`learned@FILE` plays by one that `crashyard learn` has written.

It looks at what its seat may know and at nothing that follows; so it shows what a policy of this size can learn, and is
a yardstick for those who train larger ones.
"""

from functools import cache
from importlib.resources import files
from pathlib import Path
from zipfile import BadZipFile

import numpy

from crashyard.engine.chance.dice import Dice
from crashyard.engine.forms.documents import shown
from crashyard.engine.game import Game
from crashyard.engine.position import Position
from crashyard.engine.refusal import Refusal
from crashyard.envs.learned.policy import LinearPolicy
from crashyard.envs.observation import observation_shape, observe
from crashyard.envs.turning import turns

NAME = "learned"

TEMPERATURE = 0.25
"""How much chance has a say: with 0 it would always choose the action of the greatest weight."""

_PARTS_OF_ONE = 1 << 24


class LearnedBot:
    """One player; `seed` decides between actions of similar weights."""

    def __init__(self, game: Game, seed: str, file: str | None = None) -> None:
        self._game = game
        self._file = file
        self._dice = Dice(seed)

    def answer(self, position: Position, seat: int) -> int:
        legal = numpy.array(position.legal(seat))
        if len(legal) == 1:
            return int(legal[0])
        players = int(position.players)
        policy = policy_of(self._game, players) if self._file is None else policy_in(self._file, self._game, players)
        hidden = policy.read(observe(position, seat)[None, :])
        turned = turns(self._game, players)[seat, legal]
        weights = policy.weigh(hidden, numpy.zeros(len(legal), numpy.int64), turned)
        drawn = numpy.array([int(self._dice.below(_PARTS_OF_ONE)) + 0.5 for _ in turned]) / _PARTS_OF_ONE
        return int(legal[(weights - TEMPERATURE * numpy.log(-numpy.log(drawn))).argmax()])


@cache
def policy_of(game: Game, players: int) -> LinearPolicy:
    """The policy of a game, for so many players."""
    file = files(game.package).joinpath(f"data/learned/{players}.npz")
    if not file.is_file():
        raise Refusal("no-policy", {"game": game.name, "players": players})
    return LinearPolicy.from_bytes(file.read_bytes())


@cache
def policy_in(file: str, game: Game, players: int) -> LinearPolicy:
    """The policy in a file, if it is one for this game and so many players."""
    try:
        policy = LinearPolicy.from_bytes(Path(file).read_bytes())
    except (OSError, ValueError, KeyError, BadZipFile):
        raise _unfit(file, game, players) from None
    if (len(policy.reading), len(policy.choosing)) != (observation_shape(game, players)[0], game.action_space):
        raise _unfit(file, game, players)
    return policy


def _unfit(file: str, game: Game, players: int) -> Refusal:
    return Refusal("unfit-policy", {"file": shown(file), "game": game.name, "players": players})


def make_bot(game: Game, seed: str, file: str | None) -> LearnedBot:
    return LearnedBot(game, seed, file)
