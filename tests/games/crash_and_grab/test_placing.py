"""Section 7: placing saucers and crewmembers; T1 and E1."""

import pytest

from crashyard.engine.seats import CHANCE
from crashyard.games.crash_and_grab.rules.board import COLOURS, LAST_SITE
from crashyard.games.crash_and_grab.rules.stages import PLACE_ALL, PLACE_CREW
from tests.games.crash_and_grab.tables import (
    DECLINE,
    all_plan,
    asked,
    at,
    boosters,
    colour,
    direction,
    distance,
    energy,
    facts,
    fly,
    kinds,
    lying,
    options,
    places,
    play,
    refused,
    roll,
    rotate,
    saucer,
    site,
    table,
    use,
)


def test_section_7_the_die_has_twelve_equal_sides() -> None:
    position = table(3)
    assert asked(position) == ("roll", CHANCE)
    assert position.outcomes() == [(number, 1) for number in range(1, 13)]


@pytest.mark.parametrize("number", range(1, 13))
def test_section_7_a_saucer_is_put_on_the_site_rolled(number: int) -> None:
    position = table(3, filled=False)
    told = facts(roll(position, number), "saucer_placed")
    assert told == {"saucer": "red", "site": number, "rolled": number, "at": [*site(position, number)]}
    assert at(position, "red") == site(position, number)


def test_section_7_nothing_else_happens_where_it_is_placed() -> None:
    """No pick-up and no collision: an occupied site is never used."""
    position = table(3, at={"green": (4, 1)}, crew={"pink-pilot": (6, 3)})
    happened = roll(position, 7)
    assert kinds(happened) == ["saucer_placed", "plan_revealed"]
    assert at(position, "red") == site(position, 9)
    assert at(position, "green") == (4, 1)
    assert lying(position)["pink-pilot"] == (6, 3)


def test_R35_a_site_with_a_saucer_or_a_crewmember_makes_the_number_go_up() -> None:
    position = table(3, at={"green": (5, 4)}, crew={"pink-pilot": (4, 6), "pink-doctor": (2, 0)})
    told = facts(roll(position, 10), "saucer_placed")
    assert (told["rolled"], told["site"]) == (10, 12)


def test_R35_after_12_comes_1() -> None:
    position = table(3, at={"green": (7, 5)}, crew={"pink-pilot": (0, 1), "red-pilot": (2, 0)})
    told = facts(roll(position, 12), "saucer_placed")
    assert (told["rolled"], told["site"]) == (12, 3)


def test_R35_crewmembers_too_go_to_the_next_free_site() -> None:
    position = table(
        3, at={"green": (5, 4), "red": (4, 6)}, crew={"pink-pilot": (7, 5)}, filled=False, stage=PLACE_CREW
    )
    play(position, colour("green"))
    told = facts(roll(position, 10), "crew_placed")
    assert (told["rolled"], told["site"]) == (10, 1)
    assert lying(position)["green-pilot"] == site(position, 1)


def test_R36_the_colour_is_chosen_before_the_die_is_rolled() -> None:
    position = table(3, at={"red": (4, 4)}, filled=False, crew={"pink-pilot": (7, 5)}, stage=PLACE_CREW)
    assert asked(position) == ("colour", 0)
    happened = play(position, colour("blue"))
    assert facts(happened, "crew_called")["crew"] == {"colour": "blue", "type": "pilot"}
    assert asked(position) == ("roll", CHANCE)
    assert facts(roll(position, 4), "crew_placed")["crew"] == {"colour": "blue", "type": "pilot"}


def test_R37_at_least_two_sites_are_always_free() -> None:
    """Six saucers and four crewmembers are the most that can lie on twelve sites."""
    assert LAST_SITE - len(COLOURS) - 4 == 2
    places_of_all = {"red": 1, "green": 2, "blue": 3, "yellow": 4, "purple": 5}
    probe = table(6)
    board = {name: site(probe, number) for name, number in places_of_all.items()}
    crew = {f"pink-{kind}": site(probe, number) for kind, number in zip(("pilot", "doctor"), (6, 7), strict=True)}
    more = {f"red-{kind}": site(probe, number) for kind, number in zip(("pilot", "doctor"), (8, 9), strict=True)}
    position = table(6, at=board, crew={**crew, **more}, turn="pink")
    assert facts(roll(position, 1), "saucer_placed")["site"] == 10


def test_section_7_a_saucer_crashed_before_its_turn_is_placed_in_T1() -> None:
    position = table(3, at={"red": (4, 0), "green": (4, 7)}, plans={"red": "3 up"}, turn="blue", probe=2)
    assert asked(position) == ("roll", CHANCE)
    roll(position, 3)
    assert at(position, "blue") == (1, 2)


def test_section_7_saucers_on_the_board_are_not_placed_in_T1() -> None:
    assert asked(table(3, at={"red": (4, 0)})) == ("distance", 0)


def test_section_7_E1_places_every_saucer_that_is_off_the_board() -> None:
    position = table(4, at={"green": (4, 4)}, stage=PLACE_ALL, probe=2)
    order = [facts(roll(position, number), "saucer_placed")["saucer"] for number in (3, 4, 6)]
    assert order == ["blue", "yellow", "red"]
    assert asked(position)[0] == "plan"


def test_section_7_E1_is_skipped_when_none_is_off_the_board() -> None:
    position = table(3, at={"red": (4, 0), "green": (4, 2), "blue": (4, 4)}, stage=PLACE_ALL)
    assert asked(position)[0] == "plan"


def test_R38_E1_goes_clockwise_from_the_current_probe_even_in_a_counter_clockwise_round() -> None:
    position = table(4, stage=PLACE_ALL, probe=1, rotation="counter-clockwise", aboard={"green": ["red-pilot"]})
    order = [facts(roll(position, number), "saucer_placed")["saucer"] for number in (3, 4, 6, 7)]
    assert order == ["green", "blue", "yellow", "red"]
    assert position.probe != 1


def test_section_7_with_two_players_the_owner_chooses_which_of_two_comes_first() -> None:
    position = table(2, at={"red": (4, 4)}, stage=PLACE_ALL, probe=0)
    assert facts(roll(position, 3), "saucer_placed")["saucer"] == "blue"
    assert asked(position) == ("saucer", 1)
    refused(position, saucer("red"), "not-your-saucer")
    play(position, saucer("yellow"))
    assert facts(roll(position, 4), "saucer_placed")["saucer"] == "yellow"
    assert facts(roll(position, 6), "saucer_placed")["saucer"] == "green"
    assert asked(position)[0] == "plan"


def test_section_7_a_gateway_lets_its_owner_choose_the_site() -> None:
    position = table(3, at={"green": (4, 1)}, upgrades={"red": ["regeneration-gateway"]})
    assert asked(position) == ("offer", 0)
    assert options(position, "regeneration-gateway") == 9
    refused(position, use("regeneration-gateway", 7), "upgrade-not-so")
    told = facts(play(position, use("regeneration-gateway", 4)), "saucer_placed")
    assert told == {"saucer": "red", "site": 4, "rolled": None, "at": [2, 4]}


def test_section_7_or_roll_as_usual() -> None:
    position = table(3, upgrades={"red": ["regeneration-gateway"]})
    play(position, DECLINE)
    assert asked(position) == ("roll", CHANCE)
    roll(position, 4)
    assert at(position, "red") == (2, 4)


def test_section_7_a_scavenger_bot_pays_in_T1_and_in_E1() -> None:
    position = table(3, upgrades={"red": ["scavenger-bot"]})
    roll(position, 4)
    assert (energy(position, "red"), boosters(position, "red")) == (1, 1)
    position = table(3, upgrades={"blue": ["scavenger-bot"]}, stage=PLACE_ALL)
    roll(position, 4, 6)
    assert energy(position, "blue") == 0
    roll(position, 8)
    assert (energy(position, "blue"), boosters(position, "blue")) == (1, 1)


def test_section_7_a_scavenger_bot_pays_for_a_chosen_site_too() -> None:
    position = table(3, upgrades={"red": ["scavenger-bot", "regeneration-gateway"]})
    play(position, use("regeneration-gateway", 4))
    assert (energy(position, "red"), boosters(position, "red")) == (1, 1)


def test_R41_a_saucer_crashed_on_its_own_turn_stays_away_until_E1() -> None:
    position = table(3, at={"red": (4, 6), "green": (1, 0), "blue": (5, 0)}, plans={"red": "0-5 right"})
    play(position, distance(3))
    assert at(position, "red") is None
    assert asked(position) == ("distance", 1)
    play(position, distance(0), distance(0))
    assert asked(position) == ("roll", CHANCE)
    roll(position, 4)
    assert places(position) == {"red": (2, 4), "green": (1, 0), "blue": (5, 0)}
    assert asked(position)[0] == "plan"


def test_R41_a_saucer_crashed_after_its_turn_stays_away_until_E1() -> None:
    position = table(3, at={"red": (4, 7), "green": (4, 5), "blue": (5, 0)}, turn="green", plans={"green": "0-5 right"})
    play(position, distance(2), DECLINE)
    assert at(position, "red") is None
    play(position, distance(0))
    roll(position, 4)
    assert at(position, "red") == (2, 4)


def test_R41_while_it_is_away_it_cannot_be_hit() -> None:
    position = table(3, at={"green": (4, 0)}, turn="green", plans={"green": "0-5 right"})
    happened = play(position, distance(5))
    assert "saucers_collided" not in kinds(happened)


def test_section_7_placing_in_T1_gives_a_free_direction_and_in_E1_none() -> None:
    position = table(3, at={"green": (1, 0), "blue": (5, 0)}, stage=PLACE_ALL)
    roll(position, 10)
    all_plan(position, "0-5 up")
    rotate(position, "clockwise")
    happened = play(position, distance(0), distance(1))
    assert "direction_chosen" not in kinds(happened)
    assert at(position, "red") == (4, 4)
    position = table(3, at={"green": (1, 0), "blue": (5, 0)})
    roll(position, 10)
    play(position, distance(1))
    assert asked(position) == ("direction", 0)
    play(position, direction("left"))
    assert at(position, "red") == (5, 3)


def test_section_7_a_placed_saucer_with_two_players_flags_nobody() -> None:
    position = table(2, at={"red": (4, 0)}, aboard={"red": ["blue-pilot"]}, stage=PLACE_ALL)
    roll(position, 7)
    assert at(position, "blue") == (4, 1)
    assert position.flagged == 0


def test_a_boost_after_a_placing_in_T1_goes_from_there() -> None:
    position = table(3, plans={"red": "2 up"})
    roll(position, 10)
    play(position, direction("right"), fly("up", 2))
    assert at(position, "red") == (3, 6)
