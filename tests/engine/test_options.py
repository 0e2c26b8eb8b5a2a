"""Options: what may be agreed before a game begins."""

import pytest

from crashyard.engine import Choice, Number, Refusal
from crashyard.engine.options import complete_options, parse_options

SCHEMA = (Choice("mode", ("plain", "wild"), "plain"), Number("rounds", 1, 9, 3))


def test_defaults_fill_what_is_not_given() -> None:
    assert complete_options(SCHEMA, {}, "g") == {"mode": "plain", "rounds": 3}
    assert complete_options(SCHEMA, {"rounds": 9}, "g") == {"mode": "plain", "rounds": 9}


@pytest.mark.parametrize(
    ("given", "key"),
    [
        (None, "not-an-object"),
        ([], "not-an-object"),
        ("rounds=3", "not-an-object"),
        ({"round": 3}, "unknown-option"),
        ({3: 3}, "unknown-option"),
        ({"mode": "tame"}, "wrong-option"),
        ({"mode": 1}, "wrong-option"),
        ({"mode": ["plain"]}, "wrong-option"),
        ({"rounds": 0}, "wrong-option"),
        ({"rounds": 10}, "wrong-option"),
        ({"rounds": True}, "wrong-option"),
        ({"rounds": 3.0}, "wrong-option"),
        ({"rounds": "3"}, "wrong-option"),
        ({"rounds": 10**5000}, "wrong-option"),
    ],
)
def test_wrong_options_are_refused(given: object, key: str) -> None:
    with pytest.raises(Refusal) as caught:
        complete_options(SCHEMA, given, "g")
    assert caught.value.key == key


def test_refusals_say_what_would_be_right() -> None:
    with pytest.raises(Refusal) as caught:
        complete_options(SCHEMA, {"rounds": 0}, "g")
    assert caught.value.data == {"option": "rounds", "value": "0", "right": "1..9"}
    with pytest.raises(Refusal) as caught:
        complete_options(SCHEMA, {"x": 0}, "g")
    assert caught.value.data == {"game": "g", "option": "x", "options": "mode, rounds"}


def test_options_are_written_as_settings() -> None:
    assert parse_options(SCHEMA, ["rounds=4", "mode=wild"], "g") == {"mode": "wild", "rounds": 4}
    assert parse_options(SCHEMA, [], "g") == {"mode": "plain", "rounds": 3}


@pytest.mark.parametrize(
    ("setting", "key"),
    [
        ("rounds", "option-form"),
        ("", "option-form"),
        ("rounds=", "wrong-option"),
        ("rounds=four", "wrong-option"),
        ("rounds=--4", "wrong-option"),
        ("rounds=٣", "wrong-option"),
        ("rounds=4.0", "wrong-option"),
        ("rounds=" + "9" * 5000, "wrong-option"),
        ("mode=", "wrong-option"),
        ("=4", "unknown-option"),
        ("speed=4", "unknown-option"),
    ],
)
def test_wrong_settings_are_refused(setting: str, key: str) -> None:
    with pytest.raises(Refusal) as caught:
        parse_options(SCHEMA, [setting], "g")
    assert caught.value.key == key


def test_options_describe_themselves() -> None:
    assert [option.to_json() for option in SCHEMA] == [
        {"name": "mode", "values": ["plain", "wild"], "default": "plain"},
        {"name": "rounds", "low": 1, "high": 9, "default": 3},
    ]
    assert [option.allowed for option in SCHEMA] == ["plain, wild", "1..9"]
