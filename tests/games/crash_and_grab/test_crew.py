"""Section 15: placing crewmembers (C2)."""

import pytest

from crashyard.engine.seats import CHANCE
from crashyard.games.crash_and_grab.rules.board import COLOURS
from crashyard.games.crash_and_grab.rules.stages import PLACE_CREW
from tests.games.crash_and_grab.tables import (
    BUY,
    DECLINE,
    Place,
    aboard,
    asked,
    colour,
    crew_bits,
    distance,
    facts,
    kinds,
    lying,
    names_of,
    play,
    refused,
    roll,
    table,
)

RIGHT = {"red": "0-5 right"}


@pytest.mark.parametrize(("players", "quota"), [(2, 2), (3, 2), (4, 2), (5, 3), (6, 4)])
def test_section_15_the_board_is_filled_up_to_the_quota(players: int, quota: int) -> None:
    position = table(players, at={"red": (4, 0)}, filled=False, stage=PLACE_CREW, probe=0)
    for number in range(quota):
        assert asked(position) == ("colour", 0)
        play(position, colour("red"))
        roll(position, number + 1)
    assert len(lying(position)) == quota
    assert position.stage != PLACE_CREW


def test_section_15_a_full_board_gets_nobody() -> None:
    position = table(3, at={"red": (5, 0), "green": (1, 0)}, plans=RIGHT)
    assert "crew_called" not in kinds(play(position, distance(1)))


def test_section_15_each_colour_with_a_queue_may_be_chosen() -> None:
    position = table(
        3,
        at={"red": (4, 0)},
        aboard={"green": ["blue-pilot", "blue-engineer", "blue-doctor", "blue-scientist"]},
        filled=False,
        stage=PLACE_CREW,
    )
    assert position.legal(0) == [colour("red"), colour("green"), colour("pink")]
    refused(position, colour("blue"), "queue-is-empty")
    refused(position, colour("yellow"), "queue-is-empty")
    refused(position, DECLINE, "choose-colour")
    refused(position, BUY, "choose-colour")
    refused(position, colour("red"), "not-awaited", 1)


def test_section_15_the_front_of_the_queue_is_placed() -> None:
    position = table(3, at={"red": (4, 0)}, aboard={"red": ["red-pilot", "red-doctor"]}, filled=False, stage=PLACE_CREW)
    play(position, colour("red"))
    assert facts(roll(position, 4), "crew_placed")["crew"] == {"colour": "red", "type": "engineer"}
    play(position, colour("red"))
    assert facts(roll(position, 6), "crew_placed")["crew"] == {"colour": "red", "type": "scientist"}
    assert names_of(position.lost) & {f"red-{name}" for name in ("pilot", "engineer", "doctor", "scientist")} == set()


def test_section_15_the_active_player_places_what_a_pushed_saucer_picked_up() -> None:
    position = table(
        at={"red": (5, 0), "green": (5, 1)}, plans=RIGHT, crew={"pink-pilot": (5, 2), "pink-doctor": (5, 4)}
    )
    play(position, distance(4))
    assert len(aboard(position, "green")) == 2
    assert asked(position) == ("colour", 0)
    play(position, colour("blue"))
    roll(position, 1)
    assert asked(position) == ("colour", 0)


def test_section_15_what_a_pushed_saucer_picked_up_is_not_the_turn_saucers() -> None:
    """Organic Triangulator asks for that (upgrade 26)."""
    position = table(at={"red": (5, 0), "green": (5, 1)}, plans=RIGHT, crew={"pink-pilot": (5, 2)})
    play(position, distance(1))
    assert aboard(position, "green") == {"pink-pilot"}
    assert not position.acquired
    position = table(at={"red": (5, 1)}, plans=RIGHT, crew={"pink-pilot": (5, 2)})
    play(position, distance(1))
    assert position.acquired


def test_section_15_a_single_queue_is_taken_without_asking() -> None:
    others = [
        f"{name}-{kind}" for name in ("red", "blue", "pink") for kind in ("pilot", "engineer", "doctor", "scientist")
    ]
    position = table(3, at={"red": (5, 1)}, plans=RIGHT, crew={"green-pilot": (5, 2)}, filled=False, quota=1)
    position.lost &= ~crew_bits(others)
    position.aboard[1] = crew_bits(others[:4])
    happened = play(position, distance(1))
    assert facts(happened, "crew_called")["crew"] == {"colour": "green", "type": "engineer"}
    assert asked(position) == ("roll", CHANCE)


def test_section_15_with_empty_queues_the_board_stays_below_the_quota() -> None:
    position = table(
        3, at={"red": (5, 1), "green": (1, 0)}, plans=RIGHT, crew={"green-pilot": (5, 2)}, filled=False, lost=0
    )
    happened = play(position, distance(1))
    assert aboard(position, "red") == {"green-pilot"}
    assert "crew_called" not in kinds(happened)
    assert asked(position) == ("distance", 1)
    assert lying(position) == {}


def test_section_15_the_last_of_a_queue_empties_it() -> None:
    crew = ["red-pilot", "red-engineer", "red-doctor"]
    position = table(3, at={"red": (4, 0)}, aboard={"green": crew}, filled=False, stage=PLACE_CREW)
    play(position, colour("red"))
    roll(position, 4)
    assert colour("red") not in position.legal(0)


def test_R36_the_site_depends_on_the_die_alone() -> None:
    """Whatever colour is chosen, the same number leads to the same site."""
    ends: set[Place] = set()
    for name in (*COLOURS[:3], "pink"):
        position = table(3, at={"red": (4, 0)}, filled=False, stage=PLACE_CREW)
        play(position, colour(name))
        roll(position, 7)
        ends.add(lying(position)[f"{name}-pilot"])
    assert len(ends) == 1
