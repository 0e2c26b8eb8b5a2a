"""The examples of the players' rules: what is played on them is legal and leads to what their captions say."""

from collections.abc import Mapping
from typing import Any

import pytest

from crashyard.engine import Game, games
from crashyard.faces.examples import AFTER, BEFORE, example_names, find_example, play_example
from crashyard.faces.pictures import caption_of, draw_picture, draw_picture_as_text
from crashyard.faces.rules import PICTURE, RULES, read_source
from crashyard.faces.words import LANGUAGES, Words
from tests.faces.markup import parse

EXAMPLES = [(game, name) for game in games().values() for name in example_names(game)]

every_example = pytest.mark.parametrize(
    ("game", "name"), EXAMPLES, ids=[f"{game.name}-{name}" for game, name in EXAMPLES]
)


def _includes(whole: Any, part: Any) -> bool:
    """Whether a value is what is expected, or an object that has all of it."""
    if isinstance(part, Mapping):
        return isinstance(whole, Mapping) and all(_includes(whole.get(name), value) for name, value in part.items())
    return bool(whole == part)


def field_of(document: Any, path: str) -> Any:
    """`saucers.0.at` in a position file."""
    for step in path.split("."):
        document = document[int(step)] if isinstance(document, list) else document[step]
    return document


@every_example
def test_what_the_caption_says_comes_true(game: Game, name: str) -> None:
    """Answers are legal, or refused where the example says so; events come in this order; fields have these values."""
    played = play_example(game, name)
    happened = iter(played.events)
    for expected in played.example.events:
        assert any(_includes(event, expected) for event in happened), (expected, played.events)
    for path, value in (played.example.fields or {}).items():
        assert _includes(field_of(played.position, path), value), (path, field_of(played.position, path))
    if played.example.answers:
        assert played.example.events or played.example.fields or played.example.refused, "nothing is expected"


@every_example
def test_it_is_told_and_drawn_in_every_language(game: Game, name: str) -> None:
    example = find_example(game, name)
    assert set(example.captions) == set(LANGUAGES)
    for language in LANGUAGES:
        words = Words(language, game)
        assert "{" not in caption_of(example, words)
    for frame in example.frames:
        assert frame in (BEFORE, AFTER)
        picture = draw_picture(game, name, frame, "de")
        references = {use.attributes["href"] for use in parse(picture.svg).all("use")}
        assert references <= {f"#{element.attributes.get('id')}" for element in parse(picture.svg).all("g")}
        assert 60 <= picture.width <= 700
        assert 60 <= picture.height <= 640
        board = draw_picture_as_text(game, name, frame, Words("es", game), 60, colour=False)
        assert all(len(line) <= 60 for line in board.splitlines())


@pytest.mark.parametrize("game", games().values(), ids=lambda game: str(game.name))
def test_every_example_is_in_the_rules(game: Game) -> None:
    """Once, and in every language at the same place between the others."""
    for language in LANGUAGES:
        assert sorted(PICTURE.findall(read_source(game, RULES, language))) == example_names(game)
        assert PICTURE.findall(read_source(game, RULES, language)) == PICTURE.findall(read_source(game, RULES, "en"))
