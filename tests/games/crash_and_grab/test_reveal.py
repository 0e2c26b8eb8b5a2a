"""T2 and T3 of section 6, section 8: what is fixed before the first step."""

import pytest

from crashyard.engine.seats import CHANCE
from tests.games.crash_and_grab.tables import (
    BUY,
    DECLINE,
    asked,
    at,
    boosters,
    direction,
    distance,
    energy,
    facts,
    fly,
    kinds,
    path,
    play,
    refused,
    roll,
    table,
    use,
)

SIDES = ["up", "right", "down", "left"]


def test_section_8_the_plan_is_revealed_after_the_upgrades_of_the_start() -> None:
    position = table(at={"red": (4, 4)}, plans={"red": "3 right"}, upgrades={"red": ["blast-off-thrusters"]})
    assert asked(position) == ("offer", 0)
    assert position.revealed == 0
    happened = play(position, use("blast-off-thrusters", (3, 4)))
    assert facts(happened, "plan_revealed") == {"saucer": "red", "card": "3", "direction": "meteor"}
    assert position.revealed == 0b001
    assert path(happened, "red") == [(3, 5), (3, 6), (3, 7)]


@pytest.mark.parametrize(("card", "spaces"), [("2", 2), ("3", 3)])
def test_section_6_cards_2_and_3_leave_no_choice(card: str, spaces: int) -> None:
    position = table(at={"red": (5, 0), "green": (1, 0)}, plans={"red": f"{card} right"})
    assert at(position, "red") == (5, spaces)


def test_section_6_card_0_5_leaves_six_distances() -> None:
    position = table(at={"red": (5, 0)}, plans={"red": "0-5 right"})
    assert asked(position) == ("distance", 0)
    assert position.legal(0) == [distance(spaces) for spaces in range(6)]
    refused(position, distance(6), "card-distance")
    refused(position, DECLINE, "choose-distance")
    refused(position, distance(1), "not-awaited", 1)
    assert facts(play(position, distance(4)), "distance_chosen") == {"saucer": "red", "distance": 4}
    assert at(position, "red") == (5, 4)


def test_section_6_without_a_right_to_choose_the_planned_direction_is_used() -> None:
    for side, end in zip(SIDES, [(3, 4), (4, 5), (5, 4), (4, 3)], strict=True):
        position = table(at={"red": (4, 4)}, plans={"red": f"0-5 {side}"})
        happened = play(position, distance(1))
        assert path(happened, "red") == [end]
        assert "direction_chosen" not in kinds(happened)


def test_section_8_distance_then_direction_then_bonus_then_movement() -> None:
    position = table(plans={"red": "3 up"}, upgrades={"red": ["hyperdrive"]})
    happened = roll(position, 10)
    assert asked(position) == ("distance", 0)
    happened += play(position, distance(3))
    assert asked(position) == ("direction", 0)
    assert energy(position, "red") == 0
    happened += play(position, direction("right"))
    assert kinds(happened)[:6] == [
        "saucer_placed",
        "plan_revealed",
        "distance_chosen",
        "direction_chosen",
        "energy_gained",
        "saucer_moved",
    ]


def test_section_8_card_2_brings_a_booster_to_be_used_at_once() -> None:
    position = table(at={"red": (5, 0)}, plans={"red": "2 right"})
    assert boosters(position, "red") == 1
    assert asked(position) == ("boost", 0)
    play(position, fly("right", 2))
    assert at(position, "red") == (5, 4)


def test_section_8_card_3_brings_an_energy_to_be_used_in_C4() -> None:
    position = table(at={"red": (5, 0)}, plans={"red": "3 right"}, energy={"red": 1})
    assert energy(position, "red") == 2
    assert asked(position) == ("buy", 0)
    play(position, BUY)
    assert energy(position, "red") == 0


def test_section_8_card_0_5_brings_nothing() -> None:
    position = table(at={"red": (5, 0), "green": (1, 0)}, plans={"red": "0-5 right"})
    play(position, distance(2))
    assert (energy(position, "red"), boosters(position, "red")) == (0, 0)


def test_section_8_a_placed_saucer_executes_its_card_in_any_direction() -> None:
    position = table(plans={"red": "3 up"}, at={"green": (1, 0)})
    roll(position, 9)
    assert asked(position) == ("direction", 0)
    assert position.legal(0) == [direction(side) for side in SIDES]
    play(position, direction("right"))
    assert at(position, "red") == (5, 5)
    assert energy(position, "red") == 1


def test_section_8_the_free_direction_ends_with_the_turn() -> None:
    position = table(plans={"red": "0-5 up"}, at={"green": (4, 4), "blue": (1, 0)})
    roll(position, 9)
    play(position, distance(0), direction("up"))
    assert asked(position) == ("distance", 1)
    play(position, distance(1))
    assert at(position, "green") == (3, 4)


def test_R17_a_saucer_pushed_before_its_turn_executes_its_plan_from_where_it_is_now() -> None:
    position = table(at={"red": (5, 0), "green": (5, 1), "blue": (1, 0)}, plans={"red": "0-5 right", "green": "0-5 up"})
    play(position, distance(2))
    assert at(position, "green") == (5, 3)
    assert asked(position) == ("distance", 1)
    play(position, distance(2))
    assert at(position, "green") == (3, 3)


@pytest.mark.parametrize(("card", "energies", "discs"), [("2", 0, 1), ("3", 1, 0)])
def test_R19_the_bonus_is_kept_after_a_crash(card: str, energies: int, discs: int) -> None:
    position = table(at={"red": (5, 0), "green": (1, 0), "blue": (1, 4)}, plans={"red": f"{card} left"})
    assert at(position, "red") is None
    assert (energy(position, "red"), boosters(position, "red")) == (energies, discs)
    assert asked(position) == ("distance", 1)


def test_R51_several_rights_to_a_direction_are_one() -> None:
    position = table(
        5, plans={"red": "0-5 up"}, override=["red"], upgrades={"red": ["time-machine"]}, probe=1, at={"green": (1, 0)}
    )
    assert asked(position) == ("roll", CHANCE)
    roll(position, 9)
    play(position, distance(1))
    assert asked(position) == ("direction", 0)
    happened = play(position, direction("down"))
    assert kinds(happened).count("direction_chosen") == 1
    assert at(position, "red") == (7, 2)


@pytest.mark.parametrize("right", ["free", "override", "card"])
def test_R51_each_of_the_three_alone_is_enough(right: str) -> None:
    position = table(
        5,
        at={} if right == "free" else {"red": (6, 2)},
        plans={"red": "0-5 up"},
        override=["red"] if right == "override" else [],
        upgrades={"red": ["time-machine"]} if right == "card" else {},
        probe=1,
    )
    if right == "free":
        roll(position, 9)
    play(position, distance(1))
    assert asked(position) == ("direction", 0)
    play(position, direction("left"))
    assert at(position, "red") == (6, 1)
