"""Crashyard: board games about crashing into each other, with rules, bots and a laboratory.

    >>> import crashyard
    >>> play = crashyard.Play("cube-attack", players=2, seed=3)
    >>> play.legal()
    ['end_turn', 'move at=S0 to=L0', 'move at=S0 to=A0']
    >>> play.answer("move at=S0 to=A0")

`docs/api.md` is the page. Everything is imported when it is first used.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from crashyard.bots.registry import find_bot
    from crashyard.engine import CHANCE, SPECTATOR, Game, Position, Record, Refusal, Result, find_game
    from crashyard.lab.simulate import Tally
    from crashyard.picture import Picture
    from crashyard.play import Play, load
    from crashyard.simulation import simulate
    from crashyard.version import __version__

__all__ = [
    "CHANCE",
    "SPECTATOR",
    "Game",
    "Picture",
    "Play",
    "Position",
    "Record",
    "Refusal",
    "Result",
    "Tally",
    "__version__",
    "bot_names",
    "find_bot",
    "find_game",
    "game_names",
    "load",
    "simulate",
]

_HOMES = {
    "__version__": "version",
    "Picture": "picture",
    "Play": "play",
    "Tally": "lab.simulate",
    "find_bot": "bots.registry",
    "load": "play",
    "simulate": "simulation",
}
"""Where things live that are not the engine's."""


def game_names() -> tuple[str, ...]:
    """The names of all games."""
    from crashyard.engine import games

    return tuple(games())


def bot_names() -> tuple[str, ...]:
    """The names of all bots: the levels from the weakest to the strongest, then the two yardsticks."""
    from crashyard.bots.registry import bots

    return bots()


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module 'crashyard' has no attribute {name!r}")
    value: object = getattr(import_module(f"crashyard.{_HOMES.get(name, 'engine')}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
