"""P2 and T0 of section 6, and section 12: turn direction, turn order, override tokens."""

import pytest

from crashyard.engine.seats import CHANCE
from crashyard.games.crash_and_grab.position import CrashAndGrabPosition
from crashyard.games.crash_and_grab.rules.board import COLOURS
from crashyard.games.crash_and_grab.rules.stages import NEXT_SAUCER, PLANS, TURN_DIRECTION
from tests.games.crash_and_grab.tables import (
    DECLINE,
    Place,
    all_plan,
    asked,
    direction,
    distance,
    facts,
    path,
    play,
    refused,
    rotate,
    saucer,
    table,
    use,
)

PLACES: dict[str, Place] = {
    "red": (1, 0),
    "green": (1, 3),
    "blue": (1, 5),
    "yellow": (5, 0),
    "purple": (5, 3),
    "pink": (5, 5),
}


def on_board(players: int) -> dict[str, Place]:
    return {name: PLACES[name] for name in COLOURS[: 4 if players == 2 else players]}


def whole_round(position: CrashAndGrabPosition, first_saucer: int = 0) -> list[str]:
    """Everybody stays where they are; returns who had their turns, in this order."""
    order: list[str] = []
    number = position.round
    while position.round == number:
        if position.stage >= NEXT_SAUCER and position.saucer >= 0:
            name = COLOURS[position.saucer]
            if name not in order:
                order.append(name)
        what = asked(position)[0]
        seat = position.awaited()
        if what == "distance":
            position.play(seat, distance(0))
        elif what == "saucer":
            position.play(seat, position.legal(seat)[first_saucer])
        elif what == "direction":
            position.play(seat, direction("up"))
        else:
            assert seat != CHANCE
            position.play(seat, DECLINE)
    return order


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_section_6_the_turn_direction_is_thrown(players: int) -> None:
    position = table(players, at=on_board(players), stage=PLANS)
    all_plan(position)
    assert asked(position) == ("rotation", CHANCE)
    assert position.outcomes() == [(0, 1), (1, 1)]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("probe", [0, 2])
def test_section_6_turns_go_from_the_probe_in_the_direction_of_the_round(players: int, probe: int) -> None:
    for name, step in (("clockwise", 1), ("counter-clockwise", -1)):
        position = table(players, at=on_board(players), stage=PLANS, probe=probe)
        all_plan(position)
        assert facts(rotate(position, name), "rotation_fixed")["direction"] == name
        assert whole_round(position) == [COLOURS[(probe + step * turn) % players] for turn in range(players)]


def test_section_6_two_players_throw_no_die_and_take_turns_in_turn() -> None:
    position = table(2, at=on_board(2), stage=PLANS, probe=1)
    all_plan(position)
    assert asked(position) == ("saucer", 1)
    assert position.legal(1) == [saucer("green"), saucer("yellow")]
    refused(position, saucer("blue"), "not-your-saucer")
    refused(position, DECLINE, "choose-saucer")
    play(position, saucer("yellow"), distance(0))
    assert asked(position) == ("saucer", 0)
    happened = play(position, saucer("red"), distance(0))
    assert facts(happened, "turn_ended") == {"seat": 0, "saucer": "red"}
    assert asked(position) == ("distance", 1)
    assert COLOURS[position.saucer] == "green"
    play(position, distance(0))
    assert asked(position) == ("distance", 0)
    assert COLOURS[position.saucer] == "blue"
    happened = play(position, distance(0))
    assert facts(happened, "round_began") == {"round": 5}


@pytest.mark.parametrize(
    ("probe", "first", "order"), [(0, 0, "red green blue yellow"), (1, 1, "yellow blue green red")]
)
def test_section_6_the_second_turn_of_a_player_is_the_other_saucers(probe: int, first: int, order: str) -> None:
    position = table(2, at=on_board(2), stage=PLANS, probe=probe)
    all_plan(position)
    assert whole_round(position, first) == order.split()


@pytest.mark.parametrize("players", [3, 4])
def test_section_12_fewer_than_five_players_have_no_override_tokens(players: int) -> None:
    position = table(players, at=on_board(players), stage=TURN_DIRECTION, rotation=None)
    assert facts(rotate(position, "clockwise"), "rotation_fixed")["overrides"] == []
    assert position.override == 0


@pytest.mark.parametrize(
    ("players", "turning", "tokens"),
    [
        (5, "clockwise", ["red"]),
        (5, "counter-clockwise", ["blue"]),
        (6, "clockwise", ["red", "pink"]),
        (6, "counter-clockwise", ["blue", "yellow"]),
    ],
)
def test_section_12_the_last_saucers_get_override_tokens(players: int, turning: str, tokens: list[str]) -> None:
    """The probe is green's; with six players the second to last saucer gets one too."""
    position = table(players, at=on_board(players), stage=TURN_DIRECTION, rotation=None, probe=1)
    told = facts(rotate(position, turning), "rotation_fixed")
    assert sorted(told["overrides"]) == sorted(tokens)
    assert {COLOURS[number] for number in range(players) if position.override >> number & 1} == set(tokens)


def test_section_12_its_holder_may_move_in_any_direction() -> None:
    position = table(5, at={"red": (1, 4)}, plans={"red": "0-5 up"}, override=["red"], probe=1)
    play(position, distance(2))
    assert asked(position) == ("direction", 0)
    assert position.legal(0) == [direction(name) for name in ("up", "right", "down", "left")]
    refused(position, DECLINE, "choose-direction")
    happened = play(position, direction("right"))
    assert path(happened, "red") == [(1, 5), (1, 6)]


def test_section_12_the_planned_direction_is_allowed() -> None:
    position = table(5, at={"red": (1, 4)}, plans={"red": "0-5 left"}, override=["red"], probe=1)
    happened = play(position, distance(1), direction("left"))
    assert path(happened, "red") == [(1, 3)]


def test_section_12_the_token_goes_back_at_the_end_of_the_turn() -> None:
    position = table(5, at=on_board(5), override=["purple"], turn="purple")
    play(position, distance(0), direction("up"))
    assert position.override == 0


def test_section_12_the_token_of_another_saucer_stays() -> None:
    position = table(6, at=on_board(6), override=["purple", "pink"], turn="purple")
    play(position, distance(0), direction("up"))
    assert position.override == 1 << COLOURS.index("pink")
    assert asked(position) == ("distance", 5)


def test_section_12_it_is_for_execute_move_only() -> None:
    """A boost is free anyway; nothing more is asked for the token."""
    position = table(5, at={"red": (1, 4)}, plans={"red": "2 right"}, override=["red"], probe=1)
    play(position, direction("right"))
    assert asked(position) == ("boost", 0)


def test_section_12_with_a_late_direction_the_tokens_come_late() -> None:
    """With a Rotational Stabilizer the direction is known only after the first turn (upgrade 19)."""
    position = table(
        5, at=on_board(5), stage=TURN_DIRECTION, rotation=None, upgrades={"blue": ["rotational-stabilizer"]}, probe=1
    )
    assert asked(position) == ("distance", 1)
    assert position.override == 0
    play(position, distance(0))
    assert asked(position) == ("offer", 2)
    told = facts(play(position, use("rotational-stabilizer", "counter-clockwise")), "rotation_fixed")
    assert told == {"direction": "counter-clockwise", "overrides": ["blue"]}
    assert asked(position) == ("distance", 0)


def test_R58_the_first_turn_comes_before_the_direction_is_chosen() -> None:
    position = table(
        3, at=on_board(3), stage=PLANS, upgrades={"green": ["rotational-stabilizer"]}, probe=1, rotation=None
    )
    all_plan(position)
    assert asked(position) == ("distance", 1)
    play(position, distance(0))
    assert asked(position) == ("offer", 1)
    play(position, DECLINE)
    assert asked(position) == ("rotation", CHANCE)
    rotate(position, "clockwise")
    assert asked(position) == ("distance", 2)
