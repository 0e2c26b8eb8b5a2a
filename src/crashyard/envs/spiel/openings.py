"""Where a game of OpenSpiel begins, if not at the opening: at a position file, or at an endgame that comes with it.

An endgame is so near to its end that the rest of it can be solved. Those of a game lie in its folder `data/endgames`.
"""

from importlib.resources import files
from pathlib import Path

from crashyard.engine.forms.documents import parse_json
from crashyard.engine.game import Game
from crashyard.engine.position import Position
from crashyard.engine.refusal import Refusal


def endgames(game: Game) -> dict[str, str]:
    """The endgames of a game by their names, as texts of position files."""
    folder = files(game.package).joinpath("data/endgames")
    if not folder.is_dir():
        return {}
    found = {path.name.removesuffix(".json"): path for path in folder.iterdir() if path.name.endswith(".json")}
    return {name: found[name].read_text(encoding="utf-8") for name in sorted(found)}


def read_opening(game: Game, name: str, players: int) -> Position:
    """The endgame of a name, or the position of a file."""
    known = endgames(game)
    text = known.get(name)
    if text is None:
        path = Path(name)
        if not path.is_file():
            raise Refusal("no-opening", {"opening": name, "endgames": ", ".join(known) or "-"})
        text = path.read_text(encoding="utf-8")
    position = game.load(parse_json(text, "the position"))
    check_players(position, players)
    return position


def check_players(position: Position, right: int) -> None:
    if position.players != right:
        raise Refusal("other-players", {"players": int(position.players), "right": right})
