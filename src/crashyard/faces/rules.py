"""The rules of a game for its players: Markdown texts in each language, in the folder `rules` of the game.

`en.md` and its translations are the whole rules, `card-en.md` and its translations a summary that fits one page. They
say what a player needs, with the clauses of the law in brackets; the law itself is in `docs/rules`. A paragraph
`![](NAME)` is the picture of an example (`examples`), and `{key}` is a message of the game's words.
`docs/players-rules.md` tells how they are written.
"""

import base64
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from html import escape
from importlib.resources import files
from importlib.resources.abc import Traversable

from markdown_it import MarkdownIt
from markdown_it.token import Token

from crashyard.engine.game import Game
from crashyard.engine.refusal import Refusal
from crashyard.faces.examples import find_example
from crashyard.faces.pictures import caption_of, draw_picture
from crashyard.faces.words import Words

RULES, CARD = "", "card-"
"""What the names of the files begin with."""

PICTURE = re.compile(r"!\[\]\(([\w-]+)\)")
_MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")
_NO_ANCHOR = re.compile(r"[^\w]+")


@dataclass(frozen=True, slots=True)
class Chapter:
    """A heading of some level, a name to point at it, and what stands below it as HTML.

    The name is made of the English heading, so that a link works in every language.
    """

    name: str
    title: str
    level: int
    html: str


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph, an item of a list or a row of a table as HTML, and the heading it stands under."""

    title: str
    html: str


def has_text(game: Game, kind: str, language: str) -> bool:
    """Whether somebody has written the rules, or the card, of a game."""
    return _path(game, kind, language).is_file()


def _path(game: Game, kind: str, language: str) -> Traversable:
    return files(game.faces.package).joinpath("rules").joinpath(f"{kind}{language}.md")


@cache
def read_source(game: Game, kind: str, language: str) -> str:
    """The Markdown of the rules or of the card, with the words of the game filled in."""
    path = _path(game, kind, language)
    if not path.is_file():
        raise Refusal("no-rules", {"game": game.name, "file": path.name})
    return Words(language, game).fill(path.read_text(encoding="utf-8"))


@cache
def read_rules(game: Game, language: str, kind: str = RULES, inline: bool = False) -> tuple[Chapter, ...]:
    """The chapters of a game's rules; the first one is headed by the name of the game.

    Pictures are addresses of the server, or part of the text if they are to be `inline`.
    """
    names = [_NO_ANCHOR.sub("-", title.lower()).strip("-") for title, _, _ in _parts(game, kind, "en")]
    parts = _parts(game, kind, language)
    return tuple(
        Chapter(name, title, level, _rendered(game, language, body, inline))
        for name, (title, level, body) in zip(names, parts, strict=True)
    )


def paragraphs_of(game: Game, words: Words, clause: str) -> tuple[Paragraph, ...]:
    """Where the rules name a clause; where they do not, where they name the section around it."""
    name = re.compile(rf"\b{re.escape(words.clause(clause))}(?!\d|\.\d)", re.IGNORECASE)
    paragraphs = _paragraphs(game, words.language) if clause else ()
    found = tuple(each for each in paragraphs if name.search(each.html))
    wider = re.sub(r"\.\d+$", "", clause)
    return found if found or wider == clause else paragraphs_of(game, words, wider)


@cache
def _paragraphs(game: Game, language: str) -> tuple[Paragraph, ...]:
    return tuple(Paragraph(title, html) for title, _, body in _parts(game, RULES, language) for html in _blocks(body))


def _blocks(body: list[Token]) -> Iterator[str]:
    """Every paragraph, item and row."""
    row: list[str] | None = None
    for token in body:
        if token.type == "tr_open":
            row = []
        elif token.type == "tr_close" and row:
            yield ": ".join(row)
            row = None
        elif token.type == "inline" and row is not None:
            row.append(_inline(token))
        elif token.type == "inline":
            yield _inline(token)


def _inline(token: Token) -> str:
    return str(_MARKDOWN.renderer.render([token], _MARKDOWN.options, {}))


def heading(game: Game, kind: str, language: str) -> str:
    """What the rules or the card are headed by: the name of the game."""
    return _parts(game, kind, language)[0][0]


def _parts(game: Game, kind: str, language: str) -> list[tuple[str, int, list[Token]]]:
    """The headings with their levels, and the tokens below each."""
    parts: list[tuple[str, int, list[Token]]] = []
    tokens = iter(_MARKDOWN.parse(read_source(game, kind, language)))
    for token in tokens:
        if token.type == "heading_open":
            parts.append((next(tokens).content, int(token.tag[1]), []))
            next(tokens)
        else:
            parts[-1][2].append(token)
    return parts


def _rendered(game: Game, language: str, body: list[Token], inline: bool) -> str:
    html = ""
    plain: list[Token] = []
    rest = iter(body)
    for token in rest:
        plain.append(token)
        found = PICTURE.fullmatch(token.content) if token.type == "inline" else None
        if found:
            del plain[-2:]
            next(rest)
            html += _MARKDOWN.renderer.render(plain, _MARKDOWN.options, {}) + figure(game, found[1], language, inline)
            plain = []
    return html + str(_MARKDOWN.renderer.render(plain, _MARKDOWN.options, {}))


def figure(game: Game, name: str, language: str, inline: bool) -> str:
    """An example as HTML: its frames side by side and its caption."""
    example = find_example(game, name)
    words = Words(language, game)
    caption = caption_of(example, words)
    frames = ""
    for number, frame in enumerate(example.frames):
        picture = draw_picture(game, name, frame, language)
        label = words.say(f"picture-{frame}") if len(example.frames) > 1 else ""
        described = ": ".join(part for part in (label, "" if number else caption) if part)
        if inline:
            source = f"data:image/svg+xml;base64,{base64.b64encode(picture.svg.encode()).decode()}"
        else:
            source = f"/api/games/{game.name}/pictures/{name}/{frame}.svg?lang={language}"
        size = f'width="{picture.width}" height="{picture.height}"'
        frames += f'<div><img src="{source}" alt="{escape(described)}" {size}>'
        frames += f'<span aria-hidden="true">{escape(label)}</span></div>' if label else "</div>"
    return (
        f'<figure class="example" id="picture-{name}"><div class="frames">{frames}</div>'
        f"<figcaption>{escape(caption)}</figcaption></figure>\n"
    )
