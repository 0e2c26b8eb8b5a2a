"""The picture on the box: what a list of games shows of one.

A game may bring it as `cover.svg` in the package of its faces, twice as wide as high; it may use the sprites of the
game's scene (`<use href="#sprite-bell"/>`). Of a game without one the board is shown.
"""

import re
from importlib.resources import files

from crashyard.engine.game import Game
from crashyard.engine.position import Position
from crashyard.engine.seats import SPECTATOR
from crashyard.faces.scene import Scene
from crashyard.faces.svg import render, sprite_symbol

_USED = re.compile(r'href="#sprite-([^"]+)"')


def draw_cover(game: Game, position: Position) -> str:
    """The cover of a game; of one without, the board of a position."""
    scene: Scene = game.faces.scene(position.view(SPECTATOR))
    cover = files(game.faces.package).joinpath("cover.svg")
    if not cover.is_file():
        board = next(part for part in scene.all_parts() if part.kind == "board")
        return render(scene, box=board.box)
    root, rest = cover.read_text("utf-8").split(">", 1)
    used = set(_USED.findall(rest))
    sprites = "".join(sprite_symbol(sprite) for sprite in scene.sprites if sprite.name in used)
    return f"{root}><defs>{sprites}</defs>{rest}"
