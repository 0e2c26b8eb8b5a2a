"""Refusals, each brought about once: the sentence that is said there is the one that is true there.

Every key has a test that makes the refusal happen and writes down, word by word, what a person reads then. Whoever
writes the sentence down has to look whether it is true at this very table. Which keys have such a test is read from
the sources of the tests, so `unproved` finds the others without running anything.
"""

import ast
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import ast as fluent

from crashyard.engine import Game, Refusal
from crashyard.faces.words import LANGUAGES, Words
from tests.faces import messages

TESTS = Path(__file__).parent
PROOFS = ("refuses", "tells", "Case")
"""What a key is given to, as the first argument, where it is proved."""


@contextmanager
def refuses(key: str, sentence: str, game: Game | None = None) -> Iterator[None]:
    """What happens inside is refused with this key and, in English, with this sentence; others have one too."""
    with pytest.raises(Refusal) as refused:
        yield
    refusal = refused.value
    assert refusal.key == key, f"refused by {refusal}"
    for language in LANGUAGES:
        words = Words(language, game, also=messages.GENERIC)
        said = words.refusal(refusal)
        assert said == sentence or language != "en", said
        for each in (said, words.refusal_seen(refusal)):
            assert each and "\n" not in each and "{" not in each, each


def tells(key: str, sentence: str, told: str | Mapping[str, object]) -> None:
    """The same where only words arrive: the text of a command, or the refusal of a server; of this very key."""
    if isinstance(told, str):
        assert sentence in " ".join(told.split()), told
    else:
        assert (told.get("refusal"), told.get("sentence")) == (key, sentence), told
    found = [worded[f"refusal-{key}"] for worded in _generic_messages() if f"refusal-{key}" in worded]
    assert any(re.search(_pattern(message), sentence, re.DOTALL) for message in found), f"{key} says something else"


class Case(NamedTuple):
    """A refusal for a table of parameters: `@pytest.mark.parametrize("case", [Case(...), ...], ids=str)`."""

    key: str
    sentence: str
    attempt: Callable[[], object]

    def check(self, game: Game | None = None) -> None:
        with refuses(self.key, self.sentence, game):
            self.attempt()

    def __str__(self) -> str:
        return self.key


def unproved(folder: str) -> set[str]:
    """The keys of `src/crashyard/FOLDER` that no test under `tests/FOLDER` proves."""
    apart = f"{folder}/faces"
    faces = apart if (messages.SOURCES / apart).is_dir() else folder
    is_game = folder.startswith("games/") and (messages.SOURCES / faces / "words" / "en.ftl").exists()
    worded = said_in(f"crashyard.{faces.replace('/', '.')}") if is_game else set()
    return (messages.refusal_keys(messages.SOURCES / folder) | worded) - proved(folder)


def said_in(package: str) -> set[str]:
    """The keys for which the words of a package have a sentence."""
    names = messages.messages(package, "en")
    return {name.removeprefix("refusal-") for name in names if name.startswith("refusal-")}


@cache
def proved(folder: str) -> frozenset[str]:
    """The keys that the tests under a folder prove."""
    found = set()
    for path in sorted((TESTS / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in PROOFS and node.args:
                first = node.args[0]
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    found.add(first.value)
    return frozenset(found)


def _generic_messages() -> list[dict[str, fluent.Message]]:
    return [messages.messages(package, "en") for package in messages.GENERIC]


def _pattern(message: fluent.Message) -> str:
    """What the sentences of a message look like, whatever their facts are."""
    assert message.value is not None
    return "".join(
        re.escape(element.value.strip("\n")) if isinstance(element, fluent.TextElement) else ".*"
        for element in message.value.elements
    )
