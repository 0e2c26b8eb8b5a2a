"""Which bots there are, by the names that commands and files use."""

import math
from collections.abc import Callable, Mapping
from importlib import import_module

from crashyard.bots.bot import Bot
from crashyard.bots.search.levels import LEVELS
from crashyard.engine.chance.dice import Dice
from crashyard.engine.forms.documents import shown
from crashyard.engine.game import Game
from crashyard.engine.refusal import Refusal

LONGEST_THOUGHT = 3600.0
"""Seconds that a bot may be given for a decision."""

MOST_CORES = 64
"""Cores that a bot may be given."""


def _greedy(game: Game, seed: str) -> Bot:
    from crashyard.bots.greedy import GreedyBot

    return GreedyBot(Dice(seed))


def _random(game: Game, seed: str) -> Bot:
    from crashyard.bots.random import RandomBot

    return RandomBot(Dice(seed))


_MAKERS: Mapping[str, Callable[[Game, str], Bot]] = {"greedy": _greedy, "random": _random}

_PEERS: Mapping[str, str] = {"openspiel-mcts": "crashyard.envs.spiel.bot"}
"""Bots of other projects, each by the module that makes it. They play in the laboratory only, and take their time."""

_TRAINED: Mapping[str, str] = {"learned": "crashyard.envs.learned.bot"}
"""Bots that play by what was learned on the environments, each by the module that makes it; for the laboratory only."""


def bots() -> tuple[str, ...]:
    """The names of all bots: the levels from the weakest to the strongest, then the two yardsticks."""
    return (*LEVELS, *_MAKERS)


def check_bot(name: str) -> None:
    """Refuse what is not the plain name of a bot."""
    if name not in bots():
        raise Refusal("unknown-bot", {"bot": shown(name), "bots": ", ".join(bots())})


def find_bot(name: str, game: Game, seed: str, patience: float | None = None) -> Bot:
    """A fresh bot for one play of `game`; the same seed makes it answer the same.

    A level may be given with the seconds that it takes for a decision, `expert@1`: then it searches as long as that,
    and with the cores that it thinks on, `expert@1x2`.
    With `patience` it takes no longer than so many seconds. Either way it may answer differently on another machine.
    So may a peer (`openspiel-mcts@1`), which must be told its seconds. `learned@FILE` plays by a policy of one's own.
    """
    level, at, seconds = name.partition("@")
    if level in LEVELS:
        from crashyard.bots.search.bot import SearchBot

        if not at:
            return SearchBot(Dice(seed), LEVELS[level].within(patience))
        seconds, times, cores = seconds.partition("x")
        many = _read_cores(name, cores) if times else 1
        return SearchBot(Dice(seed), LEVELS[level].timed(_read_seconds(name, seconds), many), game)
    if level in _PEERS:
        peer: Bot = import_module(_PEERS[level]).make_bot(game, seed, _read_seconds(name, seconds))
        return peer
    if level in _TRAINED:
        trained: Bot = import_module(_TRAINED[level]).make_bot(game, seed, seconds if at else None)
        return trained
    check_bot(name)
    return _MAKERS[name](game, seed)


def _read_seconds(name: str, text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = math.nan
    if not 0.0 < seconds <= LONGEST_THOUGHT:
        raise Refusal("wrong-thinking-time", {"bot": shown(name), "most": LONGEST_THOUGHT})
    return seconds


def _read_cores(name: str, text: str) -> int:
    cores = int(text) if text.isascii() and text.isdigit() and len(text) < 4 else 0
    if not 1 <= cores <= MOST_CORES:
        raise Refusal("wrong-cores", {"bot": shown(name), "most": MOST_CORES})
    return cores
