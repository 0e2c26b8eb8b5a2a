"""The catalogue: the games as a page shows them, in the language of whoever looks, each with a picture."""

from functools import cache
from typing import Any

from litestar import Controller, Response, get
from litestar.params import FromPath

from crashyard.bots.registry import find_bot
from crashyard.bots.search.levels import DEFAULT_LEVEL, LEVELS
from crashyard.engine.chance.numbered import SeededChance
from crashyard.engine.driver import AskSeats, Driver, NumberedChance
from crashyard.engine.game import Game
from crashyard.engine.options import Assignment, Choice, Option, Parameter, Selection
from crashyard.engine.refusal import Refusal
from crashyard.engine.registry import find_game, games
from crashyard.engine.seats import CHANCE
from crashyard.faces.cover import draw_cover
from crashyard.faces.lessons import lessons
from crashyard.faces.words import Words
from crashyard.server.http.requests import ApiRequest, services_of
from crashyard.server.logs import log_trouble
from crashyard.server.translation import Translation

DEPTH = 60
"""So many answers deep is the play that a picture shows."""

DAY = "public, max-age=86400"


class CatalogueRoutes(Controller):
    path = "/api/catalogue"
    tags = ("games",)

    @get("/", summary="The games in words: titles, options, how to play")
    async def catalogue(self, request: ApiRequest) -> list[dict[str, Any]]:
        services_of(request).access.count_page(request)
        language = Translation.accepted(request.headers.get("accept-language", "")).language
        return introduce_all(language)

    @get("/{name:str}/picture.svg", summary="A picture of a game", media_type="image/svg+xml")
    async def picture(self, name: FromPath[str]) -> Response[bytes]:
        return Response(picture(find_game(name).name), headers={"cache-control": DAY}, media_type="image/svg+xml")


def introduce_all(language: str) -> list[dict[str, Any]]:
    """Every game that can be introduced; one whose words cannot be read harms no other."""
    introduced = []
    for game in games().values():
        try:
            introduced.append(introduce(game, language))
        except Refusal as refusal:
            log_trouble("game disabled", game=game.name, why=refusal.data["why"])
    return introduced


def introduce(game: Game, language: str) -> dict[str, Any]:
    """What a page says of a game. The bots are those that people play against; yardsticks are for programs."""
    words = Words(language, game)
    taught = [lesson.name for lesson in lessons(game)]
    return {
        "name": game.name,
        "title": _said(words, "game-name", game.name),
        "about": _said(words, "game-about"),
        "length": _said(words, "game-length"),
        "how": _said(words, "how-to-play"),
        "lessons": len(taught),
        "first_lesson": taught[0] if taught else "",
        "players": list(game.players),
        "default_players": game.default_players,
        "unit": words.say("length-unit"),
        "options": [_option(option, words) for option in game.options],
        "parameters": [_parameter(parameter, words) for parameter in game.parameters],
        "bots": list(LEVELS),
        "default_bot": DEFAULT_LEVEL,
    }


def _option(option: Option, words: Words) -> dict[str, Any]:
    key = f"option-{option.name.replace('_', '-')}"
    told = option.to_json() | {"title": _said(words, key, option.name), "about": _said(words, f"{key}-about")}
    if isinstance(option, Assignment):
        told["by_rules"] = _said(words, f"{key}-{option.default}", option.default)
        told["by_choice"] = _said(words, f"{key}-chosen", option.name)
    if isinstance(option, Choice | Assignment):
        told["values"] = [[value, _said(words, f"{key}-{value}", value)] for value in option.values]
    return told


def _parameter(parameter: Parameter, words: Words) -> dict[str, Any]:
    """What no form asks for, and a table tells where it is not as in the rulebook."""
    key = f"parameter-{parameter.name.replace('_', '-')}"
    told = parameter.to_json() | {
        "title": _said(words, key, parameter.name),
        "about": _said(words, f"{key}-about"),
    }
    if isinstance(parameter, Selection):
        told["values"] = [[value, _said(words, f"{parameter.kind}-{value}", value)] for value in parameter.values]
    return told


def _said(words: Words, key: str, otherwise: str = "") -> str:
    return words.say(key) if words.has(key) else otherwise


@cache
def picture(name: str) -> bytes:
    """The cover; for a game without, a table in the middle of a play, always the same: at random, which is quick."""
    game = find_game(name)
    position = game.new(game.players[-1])
    anybody, chance = find_bot("random", game, name), NumberedChance(SeededChance(name))
    driver = Driver(position, AskSeats([anybody] * game.players[-1], chance))
    decisions = 0
    while decisions < DEPTH or position.awaited() == CHANCE:
        decisions += position.awaited() != CHANCE
        if not driver.step():
            break
    return draw_cover(game, position).encode()
