"""Section 10: the options, and R19's alternative, the marker that passes."""

from typing import Any

import pytest

from crashyard.engine import CHANCE, Refusal
from crashyard.games.cube_attack import GAME
from crashyard.games.cube_attack.rules.options import OPTIONS
from tests.games.cube_attack.tables import END_TURN, attack, cubes, document, facts, kinds, play, state, table

DEFAULTS = {
    "board": "galaxy-6",
    "colours": "by-seat",
    "initial_cubes": 4,
    "target": 64,
    "marker": "stays",
    "round_limit": 200,
}


def refused_option(options: Any) -> Refusal:
    with pytest.raises(Refusal) as caught:
        GAME.new(3, options)
    return caught.value


def test_section_10_the_defaults_are_the_game_of_the_rulebook() -> None:
    assert {option.name: option.default for option in OPTIONS} == DEFAULTS
    assert state(GAME.new(3))["options"] == DEFAULTS


@pytest.mark.parametrize(
    ("option", "values"),
    [
        ("board", ["auto", "galaxy-6"]),
        ("colours", ["by-seat", "red,blue,green", "purple,red,white"]),
        ("initial_cubes", [1, 10]),
        ("target", [16, 128]),
        ("marker", ["stays", "passes"]),
        ("round_limit", [50, 1000]),
    ],
)
def test_section_10_values_up_to_the_bounds_are_accepted_and_kept(option: str, values: list[object]) -> None:
    for value in values:
        position = GAME.new(3, {option: value})
        assert state(position)["options"] == DEFAULTS | {option: value}
        assert state(GAME.load(GAME.save(position)))["options"] == DEFAULTS | {option: value}


@pytest.mark.parametrize(
    ("option", "values"),
    [
        ("board", ["galaxy-2", "galaxy-7", "", None, 6]),
        ("colours", ["pink,red,blue", "red,red,blue", "", None, 0, ["red", "blue", "green"]]),
        ("initial_cubes", [0, 11, -1, 4.0, "4", True, None]),
        ("target", [15, 129, "64"]),
        ("marker", ["moves", True, 0]),
        ("round_limit", [49, 1001, 200.0]),
    ],
)
def test_section_10_values_beyond_the_bounds_are_refused(option: str, values: list[object]) -> None:
    for value in values:
        refusal = refused_option({option: value})
        assert (refusal.key, refusal.data["option"]) == ("wrong-option", option)


def test_section_10_unknown_options_are_refused() -> None:
    assert refused_option({"boards": "auto"}).key == "unknown-option"
    assert refused_option(["board"]).key == "not-an-object"


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_section_10_board(players: int) -> None:
    assert state(GAME.new(players, {"board": "auto"}))["board"] == f"galaxy-{players}"
    assert state(GAME.new(players, {"board": "galaxy-6"}))["board"] == "galaxy-6"


@pytest.mark.parametrize("colours", ["red", "red,blue", "red,blue,green,white"])
def test_section_10_every_seat_needs_a_colour_and_nobody_else_one(colours: str) -> None:
    refusal = refused_option({"colours": colours})
    assert (refusal.key, refusal.data["count"]) == ("wrong-assignment", 3)
    with pytest.raises(Refusal) as caught:
        GAME.load(document("0@S0 1@S2 2@S4", players=3, options={"colours": colours}))
    assert caught.value.key == "wrong-assignment"


@pytest.mark.parametrize("number", [1, 2, 7, 10])
def test_section_10_initial_cubes(number: int) -> None:
    position = GAME.new(2, {"initial_cubes": number})
    assert cubes(position) == ["0@S0"] * number + ["1@S3"] * number
    assert state(position)["reserve"] == [20 - number] * 2


@pytest.mark.parametrize("target", [16, 17, 64, 128])
def test_section_10_target(target: int) -> None:
    home = "0@S0 1@S3"
    near = table(f"{home} 0@H0", players=2, active=1, scores=[target - 3, 0], options={"target": target})
    play(near, END_TURN)
    assert (state(near)["scores"][0], state(near)["over"]) == (target - 1, False)
    there = table(f"{home} 0@H0", players=2, active=1, scores=[target - 2, 0], options={"target": target})
    play(there, END_TURN)
    assert (state(there)["scores"][0], state(there)["winners"]) == (target, [0])


@pytest.mark.parametrize("limit", [50, 51, 1000])
def test_section_10_round_limit(limit: int) -> None:
    options = {"round_limit": limit}
    before = table("0@S0 1@S3", players=2, active=1, round=limit - 1, options=options)
    play(before, END_TURN)
    assert not state(before)["over"]
    last = table("0@S0 1@S3", players=2, active=1, round=limit, options=options)
    play(last, END_TURN)
    assert (state(last)["reason"], state(last)["winners"]) == ("round_limit", [0, 1])


def test_section_10_a_passed_game_of_the_shortest_limit_ends_there() -> None:
    position = GAME.new(2, {"round_limit": 50})
    position.play(CHANCE, 0)
    for _ in range(100):
        assert not state(position)["over"]
        play(position, END_TURN)
    assert (state(position)["reason"], state(position)["round"]) == ("round_limit", 50)


def test_section_10_marker_passes_to_the_next_player_after_each_scoring() -> None:
    position = GAME.new(3, {"marker": "passes"})
    position.play(CHANCE, 1)
    seats = []
    for _ in range(9):
        seats.append((state(position)["round"], state(position)["marker"], position.awaited()))
        play(position, END_TURN)
    assert seats == [
        *[(1, 1, 1), (1, 1, 2), (1, 1, 0)],
        *[(2, 2, 2), (2, 2, 0), (2, 2, 1)],
        *[(3, 0, 0), (3, 0, 1), (3, 0, 2)],
    ]


def test_section_10_the_passing_marker_goes_over_players_who_are_out() -> None:
    position = table("0@S0 3@S4", players=4, active=3, options={"marker": "passes"}, removed=[0, 20, 20, 0])
    events = play(position, END_TURN)
    assert facts(events, "marker_passed") == {"seat": 3}
    assert (state(position)["marker"], position.awaited()) == (3, 3)


def test_section_10_the_marker_of_a_holder_who_is_out_passes_on_as_well() -> None:
    position = table("1@C0:short 0@C0 2@S4", players=3, active=1, options={"marker": "passes"})
    play(position, attack("C0", 0, "C0"), END_TURN, END_TURN)
    assert (state(position)["marker"], position.awaited(), state(position)["round"]) == (1, 1, 2)


def test_section_10_a_marker_that_stays_is_not_told_to_pass() -> None:
    position = table("0@S0 1@S3", players=2, active=1)
    assert "marker_passed" not in kinds(play(position, END_TURN))
