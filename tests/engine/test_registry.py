"""Which games there are, and which game a position file is of."""

from typing import Any

import pytest

from crashyard.engine import Refusal, find_game, games, load_position
from crashyard.engine.game import FORMAT, spell_counts
from crashyard.engine.records.former import Former
from tests.tiny_game import GAME


def test_games_are_listed_by_name() -> None:
    known = games()
    assert list(known) == sorted(known)
    assert all(known[name].name == name for name in known)
    assert known["bump"] is GAME
    assert "cube-attack" in known


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(Refusal, match="unknown-game") as caught:
        find_game("chess")
    assert caught.value.data["game"] == "chess"
    assert caught.value.data["games"] == ", ".join(games())


@pytest.mark.parametrize("document", [{}, {"players": 2}, {"hands": [], "cars": []}])
def test_a_file_without_a_header_must_have_the_fields_of_one_game(document: object) -> None:
    with pytest.raises(Refusal, match="which-game"):
        load_position(document)


@pytest.mark.parametrize("document", [None, [], 3, "bump"])
def test_a_position_is_an_object(document: object) -> None:
    with pytest.raises(Refusal, match="not-an-object"):
        load_position(document)


def test_the_header_is_checked() -> None:
    document = GAME.save(GAME.new(2))
    changes: list[tuple[dict[str, object], str]] = [
        ({"game": "chess"}, "unknown-game"),
        ({"game": 3}, "wrong-field"),
        ({"game": None}, "wrong-field"),
        ({"format": FORMAT + 1}, "newer-format"),
        ({"format": 0}, "wrong-field"),
        ({"format": "1"}, "wrong-field"),
        ({"rules": 1}, "wrong-field"),
    ]
    for change, key in changes:
        with pytest.raises(Refusal) as caught:
            load_position(document | change)
        assert caught.value.key == key, change


def test_a_file_of_another_game_is_refused() -> None:
    document = GAME.save(GAME.new(2))
    with pytest.raises(Refusal, match="wrong-field"):
        find_game("cube-attack").load(document)


def test_older_rules_still_open() -> None:
    document = GAME.save(GAME.new(2)) | {"rules": "0"}
    assert load_position(document)[0] is GAME


@pytest.mark.parametrize(("rules", "key"), [("2", "newer-rules"), ("beta", "wrong-field"), (1, "wrong-field")])
def test_rules_that_nobody_knows_are_refused(rules: object, key: str) -> None:
    with pytest.raises(Refusal, match=key):
        load_position(GAME.save(GAME.new(2)) | {"rules": rules})


def test_an_option_that_was_not_said_had_the_default_of_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "former", {"0": Former({"rounds": 2, "gone": 7})})
    document = GAME.save(GAME.new(2, {"dodging": "never"})) | {"rules": "0"}
    assert GAME.load(document).to_json()["options"] == {"rounds": 3, "dodging": "never"}
    del document["options"]
    assert GAME.load(document).to_json()["options"] == {"rounds": 2, "dodging": "once"}
    document["rules"] = "1"
    assert GAME.load(document).to_json()["options"] == {"rounds": 3, "dodging": "once"}


@pytest.mark.parametrize("players", [-1, 0, 1, 3, 5, 10**9, 2.0, "2", True, None])
def test_the_number_of_players_is_checked(players: Any) -> None:
    with pytest.raises(Refusal, match="wrong-players") as caught:
        GAME.new(players)
    assert caught.value.data["right"] == "2, 4"


def test_numbers_of_players_are_spelt_shortly() -> None:
    assert [spell_counts(counts) for counts in [(2, 3, 4, 5, 6), (2, 4), (2,), (2, 3)]] == ["2..6", "2, 4", "2", "2..3"]
