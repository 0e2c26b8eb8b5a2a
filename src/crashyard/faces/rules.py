"""The rules of a game for who wants to play it: a Markdown text in each language, beside the game's words.

They say what a player needs, with the clauses of the law in brackets; the law itself is in `docs/rules`.
"""

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from markdown_it import MarkdownIt
from markdown_it.token import Token

from crashyard.engine.game import Game

_MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")
_NO_ANCHOR = re.compile(r"[^\w]+")


@dataclass(frozen=True, slots=True)
class Chapter:
    """A heading, a name to point at it, and what stands below it as HTML."""

    name: str
    title: str
    html: str


@cache
def read_rules(game: Game, language: str) -> tuple[Chapter, ...]:
    """The chapters of a game's rules; the first one is headed by the name of the game."""
    path = files(game.words_package).joinpath("rules").joinpath(f"{language}.md")
    chapters: list[Chapter] = []
    title = ""
    body: list[Token] = []
    tokens = _MARKDOWN.parse(path.read_text(encoding="utf-8"))
    index = 0
    while index < len(tokens):
        if tokens[index].type == "heading_open":
            if title:
                chapters.append(_chapter(title, body))
            title, body = tokens[index + 1].content, []
            index += 3
        else:
            body.append(tokens[index])
            index += 1
    chapters.append(_chapter(title, body))
    return tuple(chapters)


def _chapter(title: str, body: list[Token]) -> Chapter:
    html = _MARKDOWN.renderer.render(body, _MARKDOWN.options, {})
    return Chapter(_NO_ANCHOR.sub("-", title.lower()).strip("-"), title, html)
