"""The players' rules for a terminal: the same Markdown as everywhere, and the boards of the examples between it."""

import io
import re
import textwrap

from rich.console import Console
from rich.markdown import Markdown
from rich.theme import Theme

from crashyard.engine.game import Game
from crashyard.faces.examples import find_example
from crashyard.faces.pictures import caption_of, draw_picture_as_text
from crashyard.faces.rules import PICTURE, read_source
from crashyard.faces.words import Words

_WIDEST = 88
_BOARD = 60
"""A board needs no more columns than this; with fewer than `_NARROWEST` only its caption is told."""
_NARROWEST = 40
_SPLIT = re.compile(rf"^{PICTURE.pattern}$", re.MULTILINE)
_LINK = re.compile(r"\[([^\]]*)\]\(#[\w-]*\)")
_STYLES = Theme(
    {
        "markdown.h1": "bold",
        "markdown.h2": "bold underline",
        "markdown.h3": "bold",
        "markdown.list": "none",
        "markdown.item.number": "none",
        "markdown.table.border": "dim",
        "markdown.table.header": "bold",
    }
)
"""Bold and underlined, in the colour of the terminal: so it can be read on light and on dark ones."""


def rules_as_text(game: Game, kind: str, words: Words, width: int, colour: bool) -> str:
    """The whole rules, or the card, in so many columns."""
    width = min(width, _WIDEST)
    out = io.StringIO()
    console = Console(
        file=out,
        width=width,
        force_terminal=colour,
        color_system="standard" if colour else None,
        theme=_STYLES,
        legacy_windows=False,
    )
    parts = _SPLIT.split(read_source(game, kind, words.language))
    for number, part in enumerate(parts):
        if number % 2:
            out.write(_picture(game, part, words, width, colour))
        elif part.strip():
            console.print(Markdown(_LINK.sub(r"\1", part), hyperlinks=False))
    return re.sub(r"[ \t]+$", "", out.getvalue(), flags=re.MULTILINE)


def _picture(game: Game, name: str, words: Words, width: int, colour: bool) -> str:
    example = find_example(game, name)
    caption = textwrap.fill(caption_of(example, words), width) + "\n"
    boards = ""
    for frame in example.frames if width >= _NARROWEST else ():
        board = draw_picture_as_text(game, name, frame, words, min(width, _BOARD), colour)
        label = f"[{words.say(f'picture-{frame}')}]\n" if len(example.frames) > 1 else ""
        boards += f"\n{label}{board}" if board else ""
    return f"{boards}\n{caption}\n"
