"""`crashyard rules`: the players' rules at a terminal."""

import pytest

from crashyard.engine import games
from crashyard.faces.rules import CARD, RULES
from crashyard.faces.rules_text import rules_as_text
from crashyard.faces.words import LANGUAGES, Words
from tests.cli.running import crashyard as run


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", [RULES, CARD])
def test_every_game_is_told_within_the_width(language: str, kind: str) -> None:
    for game in games().values():
        for width in (72, 30):
            text = rules_as_text(game, kind, Words(language, game), width, colour=False)
            assert max(map(len, text.splitlines())) <= width
            assert "![](" not in text
            assert "\x1b" not in text


def test_rules_are_printed_with_the_boards_of_their_examples() -> None:
    told = run("rules", "cube-attack", "--language", "de")
    assert told.code == 0
    assert "Ein Zug" in told.out
    assert "[Vorher]" in told.out
    assert "4R" in told.out


def test_a_narrow_terminal_gets_captions_instead_of_boards() -> None:
    game = games()["cube-attack"]
    assert "[Before]" not in rules_as_text(game, RULES, Words("en", game), 38, colour=False)


def test_the_card_is_much_shorter() -> None:
    whole, card = run("rules", "cube-attack"), run("rules", "cube-attack", "--card")
    assert card.code == 0
    assert len(card.out) < len(whole.out) / 3
    assert "64 points or more" in card.out


def test_colours_are_those_of_the_terminal() -> None:
    """Bold and underlined letters can be read on every ground; only pieces stand on a colour of their own."""
    game = games()["cube-attack"]
    text = rules_as_text(game, CARD, Words("en", game), 80, colour=True)
    assert "\x1b[1" in text
    assert "\x1b[36" not in text


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["rules", "chess"], "no game"),
        (["rules"], "GAME"),
        (["rules", "cube-attack", "--language", "tlh"], "tlh"),
        (["rules", "cube-attack", "--cards"], "--cards"),
    ],
)
def test_bad_input_gets_a_sentence(arguments: list[str], sentence: str) -> None:
    told = run(*arguments)
    assert told.code == 2
    assert told.out == ""
    assert sentence in told.err
    assert told.err.count("\n") == 1
