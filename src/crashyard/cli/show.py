"""Scenes on a terminal and as files."""

import os
import shutil
import sys
from typing import Any

from crashyard.faces.words import Words

_NARROW = 72
"""A table drawn narrower than this is hard to read, however low the terminal."""


def in_colour() -> bool:
    """Whether stdout is a terminal that wants colour."""
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def columns() -> int:
    """The width of the terminal, within reason."""
    return max(40, min(200, shutil.get_terminal_size().columns))


def columns_for(below: int) -> int:
    """How wide a table may be drawn to leave so many lines free below it: it is about 2.5 times as wide as high."""
    return min(columns(), max(_NARROW, int(2.5 * (shutil.get_terminal_size().lines - below))))


def draw_for_terminal(scene: Any, words: Words, width: int | None = None) -> str:
    from crashyard.faces.terminal import draw

    return draw(scene, width=width or columns(), colour=in_colour(), words=words)


def render_svg(scene: Any, words: Words) -> str:
    from crashyard.faces.svg import render

    return render(scene, words=words)
