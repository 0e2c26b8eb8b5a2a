"""Which bots there are, by the names that commands and files use."""

from collections.abc import Callable, Mapping

from crashyard.bots.bot import Bot
from crashyard.engine.dice import Dice
from crashyard.engine.documents import shown
from crashyard.engine.game import Game
from crashyard.engine.refusal import Refusal


def _greedy(game: Game, seed: str) -> Bot:
    from crashyard.bots.greedy import Greedy

    return Greedy(Dice(seed))


def _random(game: Game, seed: str) -> Bot:
    from crashyard.bots.random import Random

    return Random(Dice(seed))


_MAKERS: Mapping[str, Callable[[Game, str], Bot]] = {"greedy": _greedy, "random": _random}


def bots() -> tuple[str, ...]:
    """The names of all bots, in alphabetical order."""
    return tuple(_MAKERS)


def find_bot(name: str, game: Game, seed: str) -> Bot:
    """A fresh bot for one play of `game`; the same seed makes it answer the same."""
    if name not in _MAKERS:
        raise Refusal("unknown-bot", {"bot": shown(name), "bots": ", ".join(_MAKERS)})
    return _MAKERS[name](game, seed)
