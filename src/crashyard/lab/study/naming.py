"""What the things of a game are called in a report: as in the game, not by the identifiers of its files."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from crashyard.engine.game import Game
from crashyard.faces.words import LANGUAGES, Words
from crashyard.lab.study.findings import Findings
from crashyard.lab.study.items import Item

Called = Callable[[str, str], str | None]
"""The name of a thing by its kind and its identifier, as `card`, `DOUBLE_HIT`; None if the game has none for it."""


def nameless(kind: str, identifier: str) -> str | None:
    """A game whose things are called by their identifiers."""
    return None


def words_of(game: Game) -> tuple[str, Called]:
    """What a game is called, and what it calls its things. A report is in English."""
    words = Words(LANGUAGES[0], game)

    def called(kind: str, identifier: str) -> str | None:
        key = f"{kind}-{identifier}"
        return words.say(key) if words.has(key) else None

    return (words.say("game-name") if words.has("game-name") else game.name), called


def name_things(findings: Findings, items: Sequence[Item], called: Called) -> tuple[Findings, list[Item]]:
    """The same with names; an answer such as `use pulse-cannon` is about things of the same kinds."""
    kinds = sorted({item.kind for item in items})

    def name(word: str) -> str:
        return next((found for kind in kinds if (found := called(kind, word))), word)

    options = [
        replace(option, name=" ".join(name(word) for word in option.name.split(" "))) for option in findings.options
    ]
    named = [replace(item, name=called(item.kind, item.name) or item.name) for item in items]
    return replace(findings, options=options), named
