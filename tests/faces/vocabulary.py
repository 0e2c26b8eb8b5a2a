"""`docs/words.md` as a program reads it: the terms of each game, and those that its texts do not use."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from crashyard.engine import Game, games
from crashyard.faces.words import Words
from tests.faces.messages import SOURCES

PAGE = Path(__file__).parents[2] / "docs" / "words.md"
ALL_GAMES = "All games"
LANGUAGES = {"English": "en", "German": "de", "Spanish": "es"}

_TICKED = re.compile(r"`([^`]+)`")
_UNREAD = re.compile(r"`[^`\n]*`|\]\([^)\s]*\)|<[^>\n]*>|\{[\w-]+\}")
"""What nobody reads in a Markdown page: code, where links and pictures are, tags, what comes from the word files."""


class RuledOut(NamedTuple):
    """A term that the texts of a game, in a language, do not use."""

    game: str
    language: str
    term: str
    instead: str

    def found_in(self, text: str) -> str | None:
        """The first place where it is used nevertheless, as it is written there."""
        words = [r"\w*".join(map(re.escape, word.split("*"))) for word in self.term.split()]
        hit = re.search(r"(?<!\w)" + r"\s+".join(words) + r"(?!\w)", text, re.IGNORECASE)
        return hit and hit.group()


class Text(NamedTuple):
    """Something that a person reads: whose it is, in which language, where it stands, and what it says."""

    game: str
    language: str
    place: str
    words: str


def rows(page: str, width: int) -> Iterator[tuple[str, list[str]]]:
    """The rows of all tables with so many columns, each with the heading it stands under."""
    heading = ""
    for line in page.splitlines():
        if line.startswith("## "):
            heading = line.removeprefix("## ")
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("|") and len(cells) == width and not set(line) <= set("|-"):
            yield heading, cells


def terms(page: str) -> list[tuple[str, list[str]]]:
    """Every term: the heading, then its names in English, German and Spanish, and its source."""
    return [(heading, cells) for heading, cells in rows(page, 4) if cells[3] != "source"]


def ruled_out(page: str) -> list[RuledOut]:
    """Every term that is ruled out."""
    return [
        RuledOut(heading, LANGUAGES[cells[0]], term, cells[2])
        for heading, cells in rows(page, 3)
        if cells[0] != "language"
        for term in _TICKED.findall(cells[1])
    ]


def texts() -> Iterator[Text]:
    """Everything that the word files and the players' rules say."""
    for path in sorted(SOURCES.rglob("words/**/*.ftl")):
        inside = path.relative_to(SOURCES).parts
        folder = inside[1] if inside[0] == "games" else ""
        language = path.stem if path.parent.name == "words" else path.parent.name
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, fluent.Message) and entry.value is not None:
                place = f"{path.relative_to(SOURCES)}: {entry.id.name}"
                for said in _said(entry.value):
                    yield Text(_heading(folder), language, place, said)
    for path in sorted(SOURCES.glob("games/**/rules/*.md")):
        folder, language = path.relative_to(SOURCES).parts[1], path.stem.split("-")[-1]
        read = _UNREAD.sub(" ", path.read_text(encoding="utf-8"))
        yield Text(_heading(folder), language, str(path.relative_to(SOURCES)), read)


def _said(pattern: fluent.Pattern) -> Iterator[str]:
    """A pattern with a gap where a fact comes, and every variant inside it by itself."""
    line = ""
    for element in pattern.elements:
        if isinstance(element, fluent.TextElement):
            line += element.value
            continue
        inside = element.expression
        if isinstance(inside, fluent.StringLiteral):
            line += str(inside.parse()["value"])
            continue
        line += "…"
        if isinstance(inside, fluent.SelectExpression):
            for variant in inside.variants:
                yield from _said(variant.value)
    yield line


@cache
def named() -> dict[str, Game]:
    """The games of the package by their names in English, under which they stand on the page if they do."""
    included = [game for game in games().values() if game.package.startswith("crashyard.")]
    return {Words("en", game).say("game-name"): game for game in included}


def _heading(folder: str) -> str:
    """What the game of a folder is called; words of no game stand under those of all."""
    return next((name for name, game in named().items() if game.package.endswith(f".{folder}")), ALL_GAMES)
