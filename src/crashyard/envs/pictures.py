"""The table of an environment as text, as an SVG picture, or as pixels: always as a spectator sees it."""

from importlib.util import find_spec
from io import BytesIO

import numpy
from numpy.typing import NDArray

from crashyard.engine.forms.documents import shown
from crashyard.engine.game import Game
from crashyard.engine.position import Position
from crashyard.engine.refusal import Refusal
from crashyard.engine.seats import SPECTATOR
from crashyard.faces import svg, terminal
from crashyard.faces.words import Words

Pixels = NDArray[numpy.uint8]
Picture = str | Pixels

RENDER_MODES = ("ansi", "svg", "rgb_array")
WIDTH = 800
"""Pixels from left to right; the height follows from the scene."""


def check_render_mode(mode: str | None) -> None:
    if mode is None:
        return
    if mode not in RENDER_MODES:
        raise Refusal("wrong-render-mode", {"mode": shown(mode), "right": ", ".join(RENDER_MODES)})
    for package in ("resvg_py", "PIL") if mode == "rgb_array" else ():
        if find_spec(package) is None:
            raise Refusal("needs-package", {"command": mode, "package": package})


def draw(game: Game, position: Position, mode: str | None) -> Picture | None:
    """The picture of a position in a mode that has been checked."""
    if mode is None:
        return None
    view = position.view(SPECTATOR)
    scene, words = game.faces.scene(view), Words("en", game, colours=game.faces.seat_colours(view))
    if mode == "ansi":
        return terminal.draw(scene, colour=False, words=words)
    drawn = svg.render(scene, words=words)
    return drawn if mode == "svg" else pixels(drawn)


def pixels(drawn: str) -> Pixels:
    """An SVG picture as rows of red, green and blue, on white where it is transparent."""
    import resvg_py
    from PIL import Image

    png = resvg_py.svg_to_bytes(svg_string=drawn, width=WIDTH, background="white")
    return numpy.array(Image.open(BytesIO(png)).convert("RGB"))
