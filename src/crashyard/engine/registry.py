"""Which games there are. A folder under `crashyard/games` that offers `GAME` is one.

A folder that cannot be imported disables its own game and no other.
"""

import pkgutil
from functools import cache
from importlib import import_module

from crashyard import games as games_package
from crashyard.engine.forms.documents import Fields, shown
from crashyard.engine.game import Game
from crashyard.engine.position import Position
from crashyard.engine.refusal import Refusal

_GAMES: dict[str, Game] = {}
_BROKEN: dict[str, str] = {}
"""Why a folder offers no game, by the name of the folder."""


def register(game: Game) -> None:
    """Add a game that lives outside this package."""
    _GAMES[game.name] = game


def games() -> dict[str, Game]:
    """All games by name, in alphabetical order."""
    _discover()
    return dict(sorted(_GAMES.items()))


def broken_games() -> dict[str, str]:
    """The folders that hold no usable game, each with the reason."""
    _discover()
    return dict(_BROKEN)


@cache
def _discover() -> None:
    for module in pkgutil.iter_modules(games_package.__path__):
        try:
            game = import_module(f"{games_package.__name__}.{module.name}").GAME
            if not isinstance(game, Game):
                raise TypeError(f"GAME is {game!r}, not a Game")
        except Exception as error:  # whatever an unfinished game does wrong
            _BROKEN[module.name] = f"{type(error).__name__}: {error}"
        else:
            _GAMES.setdefault(game.name, game)


def find_game(name: str) -> Game:
    known = games()
    if name in known:
        return known[name]
    folder = name.replace("-", "_")
    if folder in _BROKEN:
        raise Refusal("broken-game", {"game": name, "why": _BROKEN[folder]})
    raise Refusal("unknown-game", {"game": shown(name), "games": ", ".join(known)})


def load_position(document: object) -> tuple[Game, Position]:
    """A position file of any game. Without a header the game is known by the fields it must have."""
    fields = Fields(document, "the position")
    if "game" in fields:
        game = find_game(fields.text("game"))
    else:
        assert isinstance(document, dict)
        game = _recognised(document)
    return game, game.load(document)


def _recognised(document: dict[str, object]) -> Game:
    """The game of which most fields are there: whoever forgot one hears which, and not that no game is like that."""
    shares = {game.name: len(game.signature & document.keys()) / len(game.signature) for game in games().values()}
    best = max(shares.values())
    fitting = [name for name, share in shares.items() if share == best]
    if best < 0.5 or len(fitting) > 1:
        raise Refusal("which-game", {"games": ", ".join(games())})
    return find_game(fitting[0])
