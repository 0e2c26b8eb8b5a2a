"""The values that commands take: each says what would be right, and completes itself in a shell."""

from collections.abc import Iterable
from typing import Any

import click
from click.shell_completion import CompletionItem

from crashyard.bots.registry import bots
from crashyard.cli.click_classes import spelled
from crashyard.cli.speech import Speech
from crashyard.engine.forms.documents import shown
from crashyard.engine.game import Game
from crashyard.engine.options import Choice
from crashyard.engine.refusal import Refusal
from crashyard.engine.registry import find_game, games
from crashyard.faces.words import LANGUAGES


def _fitting(words: Iterable[str], start: str) -> list[CompletionItem]:
    return [CompletionItem(word) for word in words if word.startswith(start)]


def _printable(value: Any, param: click.Parameter | None) -> str:
    text = str(value)
    if not text.isprintable():
        raise Refusal("unprintable", {"option": spelled(param)})
    return text


class GameName(click.ParamType[Game]):
    """The name of a game."""

    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Game:
        return value if isinstance(value, Game) else find_game(value)

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        return _fitting(games(), incomplete)


class LessonName(click.ParamType[str]):
    """The name of a lesson of the game that was named before it."""

    name = "lesson"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        return _printable(value, param)

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        from crashyard.faces.lessons import lessons

        game = ctx.params.get("game")
        return _fitting([lesson.name for lesson in lessons(game)], incomplete) if isinstance(game, Game) else []


class Whole(click.ParamType[int]):
    """A whole number between two bounds."""

    name = "n"

    def __init__(self, low: int, high: int) -> None:
        self._low = low
        self._high = high

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        text = str(value)
        number = int(text) if text.isascii() and text.removeprefix("-").isdigit() and len(text) < 12 else None
        if number is None or not self._low <= number <= self._high:
            right = f"{self._low}..{self._high}"
            raise Refusal("wrong-value", {"option": spelled(param), "value": shown(text), "right": right})
        return number


class Word(click.ParamType[str]):
    """One of a few words."""

    name = "word"

    def __init__(self, *words: str) -> None:
        self._words = words

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        if value not in self._words:
            facts = {"option": spelled(param), "value": shown(value), "right": ", ".join(self._words)}
            raise Refusal("wrong-value", facts)
        return str(value)

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        return _fitting(self._words, incomplete)


class FreeText(click.ParamType[str]):
    """Any text that can be written down."""

    name = "text"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        return _printable(value, param)


class BotName(FreeText):
    """The name of a bot, with its seconds or its file if it takes some."""

    name = "bot"

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        return _fitting(bots(), incomplete)


class Listing(click.ParamType[tuple[str, ...]]):
    """Texts joined by commas; `words` are what a shell completes."""

    name = "a,b,..."

    def __init__(self, *words: str) -> None:
        self._words = words

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, ...]:
        if isinstance(value, tuple):
            return value
        return tuple(part.strip() for part in self.parts(_printable(value, param)))

    def parts(self, text: str) -> list[str]:
        return text.split(",")

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        before, comma, _ = incomplete.rpartition(",")
        return _fitting((before + comma + word for word in self._words), incomplete)


class Values(Listing):
    """Bare words and JSON values joined by commas; those inside of a JSON text, list or object part nothing."""

    def parts(self, text: str) -> list[str]:
        found, depth, quoted = [""], 0, False
        for mark in text:
            if mark == '"':
                quoted = not quoted
            elif not quoted:
                depth += (mark in "[{") - (mark in "]}")
            if mark == "," and not quoted and depth == 0:
                found.append("")
            else:
                found[-1] += mark
        return found


class FileName(click.ParamType[str]):
    """A file or a folder; whether it exists is found out when it is opened."""

    def __init__(self, kind: str = "file") -> None:
        self.name = kind

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        if value == "":
            raise Refusal("empty-name", {"option": spelled(param)})
        return str(value)

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        return [CompletionItem(incomplete, type=self.name)]


class Setting(FreeText):
    """An option of a game, `name=value`."""

    name = "k=v"

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        settings = []
        for option in (option for game in games().values() for option in game.options):
            values = option.values if isinstance(option, Choice) else [str(option.default)]
            settings += [f"{option.name}={value}" for value in values]
        settings += [f"{each.name}={each.default}" for game in games().values() for each in game.parameters]
        return _fitting(settings, incomplete)


def _speak(ctx: click.Context, param: click.Parameter, language: str | None) -> str | None:
    """From here on everything is said in this language, refusals of other values included."""
    if language is not None:
        ctx.ensure_object(Speech).language = language
    return language


GAME = GameName()
SEED = FreeText()
BOT = BotName()
BOTS = Listing(*bots())
SEAT = Whole(0, 99)

setting_option = click.option(
    "--option",
    "settings",
    type=Setting(),
    multiple=True,
    help="An option or parameter of the game; may be given several times.",
)
language_option = click.option(
    "--language",
    type=Word(*LANGUAGES),
    metavar="|".join(LANGUAGES),
    callback=_speak,
    expose_value=False,
    is_eager=True,
    help="The language to speak; the default is the system's.",
)
