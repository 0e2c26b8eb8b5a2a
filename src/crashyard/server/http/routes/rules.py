"""What can be read: the rules of the games in the reader's language, for the client and as pages to print.

Pictures are drawn when they are wanted for the first time, which takes up to half a second a page: in a thread, so that
nobody at a table waits for it.
"""

import asyncio
from collections.abc import Iterator
from functools import cache
from html import escape
from typing import Any

from litestar import Controller, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery

from crashyard.engine.game import Game
from crashyard.engine.refusal import Refusal
from crashyard.engine.registry import find_game, games
from crashyard.faces.examples import AFTER, BEFORE, find_example
from crashyard.faces.pictures import draw_picture
from crashyard.faces.rules import CARD, RULES, Chapter, has_text, heading, paragraphs_of, read_rules, read_source
from crashyard.faces.words import LANGUAGES, Words
from crashyard.server.http.requests import ApiRequest, services_of
from crashyard.server.http.static import CLIENT, EACH_TIME, Ask, StaticFile
from crashyard.server.translation import PACKAGE, Translation

HOUR = "public, max-age=3600"
_LONGEST = 40
"""No clause has a longer name."""

_ROOMY = 4500
"""So many letters fit on a card in letters of the usual size."""


class RulesRoutes(Controller):
    path = "/api/games"
    tags = ("games",)

    @get("/{name:str}/rules", summary="The rules of a game, chapter by chapter, as HTML")
    async def rules(
        self, request: ApiRequest, name: FromPath[str], lang: FromQuery[str] = "en"
    ) -> list[dict[str, Any]]:
        services_of(request).access.count_page(request)
        chapters = await asyncio.to_thread(read_rules, find_game(name), Translation(lang).language)
        return [
            {"name": chapter.name, "title": chapter.title, "level": chapter.level, "html": chapter.html}
            for chapter in chapters
        ]

    @get("/{name:str}/clause", summary="What a clause is called, and where the rules name it")
    async def clause(
        self, request: ApiRequest, name: FromPath[str], clause: FromQuery[str], lang: FromQuery[str] = "en"
    ) -> dict[str, Any]:
        services_of(request).access.count_page(request)
        game = find_game(name)
        words = Words(Translation(lang).language, game)
        found = await asyncio.to_thread(paragraphs_of, game, words, clause[:_LONGEST])
        return {
            "name": words.clause(clause[:_LONGEST]),
            "paragraphs": [{"title": each.title, "html": each.html} for each in found],
        }

    @get("/{name:str}/pictures/{example:str}/{frame:str}", summary="A picture of the rules", media_type="image/svg+xml")
    async def picture(
        self,
        request: ApiRequest,
        name: FromPath[str],
        example: FromPath[str],
        frame: FromPath[str],
        lang: FromQuery[str] = "en",
    ) -> Response[bytes]:
        services_of(request).access.count_page(request)
        game = find_game(name)
        wanted = frame.removesuffix(".svg")
        if wanted not in (BEFORE, AFTER):
            raise Refusal("unknown-picture", {"picture": f"{example}/{frame}"[:60], "game": game.name})
        find_example(game, example)
        drawn = await asyncio.to_thread(draw_picture, game, example, wanted, Translation(lang).language)
        return Response(drawn.svg.encode(), headers={"cache-control": HOUR}, media_type="image/svg+xml")


class RulesPageRoutes(Controller):
    """The rules as one page each, made without scripts, so that they can be printed, kept and read anywhere."""

    path = "/rules"
    include_in_schema = False

    @get("/{name:str}")
    async def rules(self, request: Ask, name: FromPath[str], lang: FromQuery[str] = "") -> Response[bytes]:
        return await _answer(request, name, lang, RULES)

    @get("/{name:str}/card")
    async def card(self, request: Ask, name: FromPath[str], lang: FromQuery[str] = "") -> Response[bytes]:
        return await _answer(request, name, lang, CARD)


async def _answer(request: Ask, name: str, lang: str, kind: str) -> Response[bytes]:
    translation = Translation(lang) if lang else Translation.accepted(request.headers.get("accept-language", ""))
    try:
        page = await asyncio.to_thread(_page, find_game(name), kind, translation.language)
    except Refusal as refusal:
        raise NotFoundException(detail=refusal.key) from refusal
    answer = page.answer(request, EACH_TIME)
    answer.headers["vary"] = "accept-encoding, accept-language"
    return answer


@cache
def _page(game: Game, kind: str, language: str) -> StaticFile:
    return StaticFile.of("rules.html", "\n".join(_written(game, kind, language)).encode())


def _written(game: Game, kind: str, language: str) -> Iterator[str]:
    words = Words(language, game, also=[PACKAGE])
    chapters = read_rules(game, language, kind, inline=True)
    title = words.say("page-rules" if kind == RULES else "page-card", {"game": chapters[0].title})
    files = f"/web/{CLIENT.version}"
    yield f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>{escape(title)}</title>'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f'<link rel="icon" href="{files}/icon.svg" type="image/svg+xml">'
    yield f'<link rel="stylesheet" href="{files}/css/base.css"><link rel="stylesheet" href="{files}/css/reading.css">'
    yield f'<script type="module" src="{files}/js/rules/page.js"></script></head>'
    yield f'<body class="{_look(game, kind, language)}"><header class="bar">'
    yield f'<a class="brand" href="/">Crashyard</a><nav aria-label="{escape(words.say("page-pages"))}">'
    yield from _links(game, kind, language, words)
    yield "</nav></header><main>"
    yield f"<h1>{escape(chapters[0].title)}</h1>{chapters[0].html}"
    if kind == RULES:
        yield from _contents(chapters, words)
    yield '<div class="text">'
    for chapter in chapters[1:]:
        level = chapter.level
        yield f'<section class="level-{level}"><h{level} id="{chapter.name}">{escape(chapter.title)}</h{level}>'
        yield f"{chapter.html}</section>"
    yield "</div></main></body></html>"


def _look(game: Game, kind: str, language: str) -> str:
    """A card with much on it is printed in smaller letters."""
    if kind == RULES:
        return "whole"
    return "summary dense" if len(read_source(game, kind, language)) > _ROOMY else "summary"


def _links(game: Game, kind: str, language: str, words: Words) -> Iterator[str]:
    other = ("/card", "link-card") if kind == RULES else ("", "link-rules")
    yield f'<a href="/rules/{game.name}{other[0]}?lang={language}">{escape(words.say(other[1]))}</a>'
    here = "" if kind == RULES else "/card"
    for spoken in LANGUAGES:
        now = ' aria-current="true"' if spoken == language else ""
        name = escape(Words(spoken).say("language-name"))
        yield f'<a href="/rules/{game.name}{here}?lang={spoken}" lang="{spoken}" hreflang="{spoken}"{now}>{name}</a>'
    for known in games().values():
        if known is not game and has_text(known, kind, language):
            title = escape(heading(known, kind, language))
            yield f'<a href="/rules/{known.name}{here}?lang={language}">{title}</a>'
    yield f'<button class="print" hidden>{escape(words.say("print-page"))}</button>'


def _contents(chapters: tuple[Chapter, ...], words: Words) -> Iterator[str]:
    yield f'<nav class="contents" aria-label="{escape(words.say("page-contents"))}"><ul>'
    for chapter in chapters[1:]:
        if chapter.level == 2:
            yield f'<li><a href="#{chapter.name}">{escape(chapter.title)}</a></li>'
    yield "</ul></nav>"
