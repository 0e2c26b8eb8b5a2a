"""The words of the shell: the same messages in every language, none missing, none unused."""

import re
from pathlib import Path

import pytest

import crashyard
from crashyard.bots.registry import bots
from crashyard.faces.words import LANGUAGES
from tests.faces.messages import messages, variables

WEB = Path(str(crashyard.__file__)).parent / "web"
SOURCES = "\n".join(path.read_text(encoding="utf-8") for path in sorted((WEB / "js").rglob("*.js")))


def facts(language: str) -> dict[str, set[str]]:
    """Every message with the facts it needs."""
    return {name: variables(message) for name, message in messages("crashyard.web", language).items()}


def said() -> set[str]:
    """Every message that a source names in full, also one of two: `say(thinks ? "this" : "that")`."""
    calls = re.findall(r'\bsay\(([^()`]*?"[^()`]*?)[,)]', SOURCES)
    return {name for call in calls for name in re.findall(r'"([a-z-]+)"', call)}


def prefixes() -> set[str]:
    """The beginnings of messages whose names a source puts together."""
    return set(re.findall(r"\bsay\(`([a-z-]+-)\$\{", SOURCES))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_facts(language: str) -> None:
    assert facts(language) == facts("en")


def test_no_message_is_missing() -> None:
    known = facts("en").keys()
    assert len(said()) > 50
    assert said() <= known
    assert {f"bot-{name}{what}" for name in bots() for what in ("", "-about")} <= known
    for prefix in prefixes():
        assert any(name.startswith(prefix) for name in known), prefix


def test_no_message_is_unused() -> None:
    together = tuple(prefixes())
    assert [name for name in facts("en") if name not in said() and not name.startswith(together)] == []


def test_every_message_gets_the_facts_it_needs() -> None:
    for name, needed in facts("en").items():
        for given in re.findall(rf'\bsay\("{name}"(?:, \{{([^}}]*)\}})?\)', SOURCES):
            assert all(re.search(rf"\b{fact}\b", given) for fact in needed), name
