"""Options: what may be agreed before a game begins."""

import pytest

from crashyard.engine import Assignment, Choice, Number, Refusal
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


COLOURS = Assignment("colours", ("red", "green", "blue", "white"), {2: 2})


@pytest.mark.parametrize(
    ("players", "value"), [(2, "white,red,blue,green"), (3, "blue,red,white"), (4, "red,green,blue,white")]
)
def test_an_assignment_gives_every_seat_something_of_its_own(players: int, value: str) -> None:
    assert complete_options((COLOURS,), {"colours": value}, "g", players) == {"colours": value}
    assert complete_options((COLOURS,), {}, "g", players) == {"colours": "by-seat"}


def test_an_assignment_says_who_has_what() -> None:
    assert COLOURS.given("white,red,blue,green", 2) == [["white", "red"], ["blue", "green"]]
    assert COLOURS.given("blue,red,white", 3) == [["blue"], ["red"], ["white"]]
    assert COLOURS.given("by-seat", 3) == [[], [], []]


@pytest.mark.parametrize(
    "value", ["", "red,red,blue", "red,,blue", "red,green,pink", "red, green,blue", ["red"], 3, None]
)
def test_an_assignment_takes_only_different_things_that_there_are(value: object) -> None:
    with pytest.raises(Refusal) as caught:
        complete_options((COLOURS,), {"colours": value}, "g", 3)
    assert (caught.value.key, caught.value.data["right"]) == ("wrong-option", "by-seat, red,green,...")


@pytest.mark.parametrize(("players", "value"), [(2, "red,green"), (3, "red,green"), (3, "red,green,blue,white")])
def test_an_assignment_needs_as_many_things_as_are_given_out(players: int, value: str) -> None:
    assert complete_options((COLOURS,), {"colours": value}, "g") == {"colours": value}
    with pytest.raises(Refusal) as caught:
        complete_options((COLOURS,), {"colours": value}, "g", players)
    assert caught.value.key == "wrong-assignment"
    assert caught.value.data["count"] == COLOURS.count(players)


def test_an_assignment_may_be_typed_with_spaces_after_commas() -> None:
    assert parse_options((COLOURS,), ["colours=red, white, blue"], "g") == {"colours": "red,white,blue"}


def test_an_assignment_describes_itself() -> None:
    told = {"name": "colours", "values": ["red", "green", "blue", "white"], "each": {"2": 2}, "default": "by-seat"}
    assert COLOURS.to_json() == told
