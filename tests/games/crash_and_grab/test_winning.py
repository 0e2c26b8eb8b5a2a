"""Section 14: winning, at once and on anybody's turn."""

import pytest

from crashyard.engine.seats import NOBODY
from crashyard.games.crash_and_grab.rules.stages import END_UPGRADES
from tests.games.crash_and_grab.tables import (
    DECLINE,
    aboard,
    asked,
    at,
    distance,
    facts,
    fly,
    give,
    kinds,
    play,
    steal,
    table,
    use,
)

RIGHT = {"red": "0-5 right"}
THREE = ["engineer", "doctor", "scientist"]
ALL = ["pilot", *THREE]


def of(colour: str, types: list[str]) -> list[str]:
    return [f"{colour}-{name}" for name in types]


def test_section_14_the_fourth_station_wins_at_once() -> None:
    position = table(at={"red": (5, 0)}, plans=RIGHT, aboard={"red": of("red", THREE)}, crew={"pink-pilot": (5, 2)})
    happened = play(position, distance(5))
    assert kinds(happened)[-2:] == ["crew_picked_up", "game_over"]
    assert at(position, "red") == (5, 2)
    assert position.awaited() == NOBODY
    result = position.result()
    assert result is not None
    assert result.ranks == (1, 2, 2)
    assert result.reason == "stations"


def test_section_14_colours_do_not_matter() -> None:
    crew = ["green-engineer", "blue-doctor", "pink-scientist"]
    position = table(at={"red": (5, 0)}, plans=RIGHT, aboard={"red": crew}, crew={"blue-pilot": (5, 2)})
    assert facts(play(position, distance(2)), "game_over")["winner"] == 0


def test_section_14_four_tokens_of_three_types_do_not_win() -> None:
    position = table(
        at={"red": (5, 0)},
        plans=RIGHT,
        aboard={"red": [*of("red", THREE), "green-doctor"]},
        crew={"pink-engineer": (5, 2)},
    )
    assert "game_over" not in kinds(play(position, distance(2)))
    assert position.result() is None


def test_section_14_nothing_can_be_answered_after_the_end() -> None:
    position = table(at={"red": (5, 0)}, plans=RIGHT, aboard={"red": of("red", THREE)}, crew={"pink-pilot": (5, 2)})
    play(position, distance(2))
    assert asked(position) == ("over", NOBODY)
    assert position.awaited_seats() == []
    for seat in (-1, 0, 1, 2):
        assert position.legal(seat) == []
        assert position.forbids(seat, DECLINE) == "game-over"


def test_section_14_the_last_crewmember_and_then_the_edge_is_a_win() -> None:
    position = table(
        at={"red": (4, 5)},
        plans=RIGHT,
        aboard={"red": ["green-engineer", "green-doctor", "green-scientist"]},
        crew={"pink-pilot": (4, 6)},
    )
    happened = play(position, distance(5))
    assert facts(happened, "game_over")["winner"] == 0
    assert "saucer_crashed" not in kinds(happened)
    assert len(aboard(position, "red")) == 4


def test_section_14_with_two_players_both_saucers_must_be_full() -> None:
    crew = {"red": of("red", ALL), "blue": of("blue", ["doctor", "scientist"])}
    where = {"blue": (5, 0), "red": (1, 0), "green": (7, 2), "yellow": (7, 3)}
    position = table(
        2,
        at=where,
        turn="blue",
        plans={"blue": "0-5 right"},
        aboard=crew,
        crew={"pink-engineer": (5, 2), "pink-pilot": (5, 4)},
    )
    happened = play(position, distance(4))
    assert facts(happened, "game_over")["winner"] == 0
    assert at(position, "blue") == (5, 4)
    position = table(2, at=where, turn="blue", plans={"blue": "0-5 right"}, aboard=crew, crew={"pink-engineer": (5, 2)})
    assert "game_over" not in kinds(play(position, distance(4)))


def test_section_14_one_full_saucer_of_two_does_not_win() -> None:
    position = table(
        2,
        at={"red": (5, 0), "blue": (1, 0), "green": (7, 2), "yellow": (7, 3)},
        plans=RIGHT,
        aboard={"red": of("red", THREE), "blue": of("blue", THREE)},
        crew={"pink-pilot": (5, 2)},
    )
    assert "game_over" not in kinds(play(position, distance(2)))


def test_section_14_a_steal_may_win() -> None:
    position = table(
        at={"red": (5, 5), "green": (5, 7)},
        plans=RIGHT,
        aboard={"red": of("red", THREE), "green": ["pink-pilot", "green-doctor", "green-scientist"]},
    )
    play(position, distance(2))
    assert facts(play(position, steal("pink-pilot")), "game_over")["winner"] == 0


@pytest.mark.parametrize("card", ["tractor-beam", "airlock"])
def test_section_14_upgrades_may_win(card: str) -> None:
    if card == "tractor-beam":
        position = table(
            at={"red": (5, 3)},
            aboard={"red": of("red", THREE)},
            crew={"pink-pilot": (5, 4)},
            stage=END_UPGRADES,
            upgrades={"red": [card]},
        )
    else:
        position = table(
            at={"red": (5, 3)},
            plans=RIGHT,
            aboard={"red": of("red", THREE)},
            crew={"pink-doctor": (5, 4), "pink-pilot": (2, 4)},
            upgrades={"red": [card]},
        )
        play(position, distance(1))
        assert asked(position) == ("offer", 0)
    assert facts(play(position, use(card, "pink-pilot")), "game_over")["winner"] == 0


def test_section_14_there_is_no_limit_of_rounds() -> None:
    where = {"red": (5, 3), "green": (1, 0), "blue": (1, 4)}
    position = table(3, at=where, turn="blue", round=100_000)
    play(position, distance(0))
    assert position.rounds() == 100_001
    assert position.result() is None


def test_R47_winning_is_immediate_on_another_players_turn() -> None:
    """Red pushes green into its last crewmember; nothing more happens, not even the rest of green's flight."""
    position = table(
        at={"red": (5, 0), "green": (5, 1)},
        plans=RIGHT,
        aboard={"green": of("green", THREE)},
        crew={"pink-pilot": (5, 2)},
        boosters={"red": 3},
    )
    happened = play(position, distance(5))
    assert facts(happened, "game_over")["winner"] == 1
    assert at(position, "green") == (5, 2)
    assert position.result() is not None


def test_R48_a_pushed_saucer_that_completes_its_set_wins_before_the_mover_could() -> None:
    """Red could pick up its own last crewmember with its boost; green is first."""
    position = table(
        at={"red": (5, 0), "green": (5, 1)},
        plans=RIGHT,
        aboard={"red": of("red", THREE), "green": of("green", THREE)},
        crew={"pink-pilot": (5, 2), "blue-pilot": (5, 4)},
        boosters={"red": 1},
    )
    happened = play(position, distance(3))
    assert facts(happened, "game_over")["winner"] == 1
    assert position.result() is not None


def test_R48_but_the_mover_wins_if_it_comes_first() -> None:
    position = table(
        at={"red": (5, 1), "green": (5, 3)},
        plans=RIGHT,
        aboard={"red": of("red", THREE), "green": of("green", THREE)},
        crew={"pink-pilot": (5, 2), "blue-pilot": (5, 4)},
    )
    assert facts(play(position, distance(3)), "game_over")["winner"] == 0


def test_section_14_penalties_are_dropped_by_a_win() -> None:
    """Green crashes; before its reward is taken red must pay, and blue wins by the gift."""
    position = table(
        at={"red": (5, 5), "green": (5, 7), "blue": (1, 4)},
        plans=RIGHT,
        boosters={"red": 1},
        aboard={
            "red": ["pink-pilot", "pink-doctor"],
            "green": of("green", THREE),
            "blue": of("blue", THREE),
        },
    )
    play(position, distance(2), fly("right", 2))
    happened = play(position, give("pink-pilot", "blue"))
    assert facts(happened, "game_over")["winner"] == 2
    assert asked(position)[0] == "over"


def test_R49_a_copy_of_the_table_takes_a_movement_back() -> None:
    """Undo is no rule of the game: an earlier position is simply played on."""
    position = table(at={"red": (5, 0), "green": (5, 2)}, plans=RIGHT, crew={"pink-pilot": (5, 4)})
    before = position.copy()
    play(position, distance(3))
    assert at(position, "red") == (5, 2)
    assert at(before, "red") == (5, 0)
    assert at(before, "green") == (5, 2)
    assert aboard(before, "green") == set()
    before.play(0, distance(1))
    assert at(before, "red") == (5, 1)
