"""Pictures for notebooks: the table as a seat, or everybody, may see it.

The engine knows of no faces, and a position not even of its game; so it is here that both meet.
"""

import hashlib
import re
from pathlib import Path
from typing import Any

from crashyard.engine.game import Game
from crashyard.engine.position import Position
from crashyard.engine.seats import SPECTATOR
from crashyard.faces.scene import Scene
from crashyard.faces.words import Words

WIDTH = 560
"""Pixels: wide enough for every label, and a table fits into a window."""

_SIZE = re.compile(r' width="([\d.]+)" height="([\d.]+)"')
_NAMED = re.compile(r'( id="| href="#|aria-labelledby="|url\(#)')
_SECOND_NAME = re.compile(r'(aria-labelledby="\S+ )')


class Picture:
    """One look at a position. It stays as it is when the play goes on.

    A notebook draws it, `print` draws it with letters, and `svg` is the whole drawing as text. Nothing is in it that
    the viewer may not know; without a `seat` they are a spectator. What a seat that is awaited may choose is framed.
    """

    def __init__(
        self, game: Game, position: Position, seat: int = SPECTATOR, *, language: str = "en", width: int = WIDTH
    ) -> None:
        self.game = game
        self.seat = seat
        self.width = width
        view: dict[str, Any] = position.view(seat)
        self._words = Words(language, game, colours=game.faces.seat_colours(view))
        self._scene: Scene = game.faces.scene(view)
        choices = position.legal(seat) if seat >= 0 and position.awaits(seat) else []
        self._framed = {targets[0] for targets in (position.targets(seat, action) for action in choices) if targets}

    @property
    def svg(self) -> str:
        from crashyard.faces.svg import render

        drawn = render(self._scene, self._framed, self._words)
        return _apart(_SIZE.sub(self._scaled, drawn, count=1))

    def _scaled(self, size: re.Match[str]) -> str:
        height = round(float(size[2]) * self.width / float(size[1]))
        return f' width="{self.width}" height="{height}"'

    def save(self, path: str | Path) -> None:
        Path(path).write_text(self.svg, encoding="utf-8")

    def _repr_svg_(self) -> str:
        return self.svg

    def __str__(self) -> str:
        from crashyard.faces.terminal import draw

        return draw(self._scene, colour=False, words=self._words)

    def __repr__(self) -> str:
        viewer = "everybody sees" if self.seat == SPECTATOR else f"seat {self.seat} sees"
        return f"<Picture of {self.game.name} as {viewer} it>"


def _apart(drawn: str) -> str:
    """The drawing with names of its own: some notebooks put all drawings into one page, where names must not clash."""
    mark = "p" + hashlib.sha256(drawn.encode()).hexdigest()[:8]
    return _SECOND_NAME.sub(rf"\1{mark}-", _NAMED.sub(rf"\1{mark}-", drawn), count=1)
