"""Which games there are. A folder under `crashyard/games` that offers `GAME` is one."""

import pkgutil
from importlib import import_module

from crashyard import games as games_package
from crashyard.engine.documents import Fields, shown
from crashyard.engine.game import Game
from crashyard.engine.position import Position
from crashyard.engine.refusal import Refusal

_GAMES: dict[str, Game] = {}


def register(game: Game) -> None:
    """Add a game that lives outside this package."""
    _GAMES[game.name] = game


def games() -> dict[str, Game]:
    """All games by name, in alphabetical order."""
    for module in pkgutil.iter_modules(games_package.__path__):
        package = import_module(f"{games_package.__name__}.{module.name}")
        _GAMES.setdefault(package.GAME.name, package.GAME)
    return dict(sorted(_GAMES.items()))


def find_game(name: str) -> Game:
    known = games()
    if name not in known:
        raise Refusal("unknown-game", {"game": shown(name), "games": ", ".join(known)})
    return known[name]


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
