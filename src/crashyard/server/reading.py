"""The door to what can be read: the rules of the games, in the reader's language."""

from typing import Any

from litestar import Controller, get
from litestar.params import FromPath, FromQuery

from crashyard.engine.registry import find_game
from crashyard.faces.rules import read_rules
from crashyard.server.speech import Speech


class ReadingDoor(Controller):
    path = "/api/games"
    tags = ("games",)

    @get("/{name:str}/rules", summary="The rules of a game, chapter by chapter, as HTML")
    async def rules(self, name: FromPath[str], lang: FromQuery[str] = "en") -> list[dict[str, Any]]:
        chapters = read_rules(find_game(name), Speech(lang).language)
        return [{"name": chapter.name, "title": chapter.title, "html": chapter.html} for chapter in chapters]
