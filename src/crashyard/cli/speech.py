"""What the command says besides its results: on stderr, in the reader's language, one sentence at a time."""

import os
import re
from collections.abc import Mapping, Sequence

import click

from crashyard.engine.game import Game
from crashyard.engine.position import Position
from crashyard.engine.refusal import Refusal
from crashyard.engine.registry import games
from crashyard.engine.seats import SPECTATOR
from crashyard.faces.words import LANGUAGES, Words


def language_of(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for, if we speak it; English otherwise."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            language = re.split("[_.@]", environment[variable])[0].lower()
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def words_of(language: str, game: Game | None = None, names: Sequence[str] = (), colours: Sequence[int] = ()) -> Words:
    """The words of a language, those of the command included."""
    return Words(language, game, names, also=["crashyard.cli"], colours=colours)


def one_line(text: str) -> str:
    """A text as one line that does nothing to a terminal, whatever a file or an argument put into it."""
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in " ".join(text.split()))


class Speech:
    """The voice of one run of the command. `--language` changes it as soon as it is read."""

    def __init__(self, language: str | None = None) -> None:
        self.language = language_of(os.environ) if language is None else language
        self._colours: Sequence[int] = ()

    def look_at(self, game: Game, position: Position) -> None:
        """From here on the seats are called by the colours that they have in this position, in refusals too."""
        self._colours = game.faces.seat_colours(position.view(SPECTATOR))

    def words(self, game: Game | None = None) -> Words:
        return words_of(self.language, game, colours=self._colours)

    def say(self, key: str, facts: Mapping[str, object] | None = None) -> None:
        click.echo(one_line(self.words().say(key, facts)), err=True)

    def refuse(self, refusal: Refusal) -> None:
        click.echo(one_line(self.words(games().get(refusal.game)).refusal(refusal)), err=True)
