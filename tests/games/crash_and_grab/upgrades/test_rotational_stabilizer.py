"""Upgrade 19: Rotational Stabilizer."""

from typing import Any

import pytest

from crashyard.games.crash_and_grab.position import CrashAndGrabPosition
from crashyard.games.crash_and_grab.rules.stages import PLANS
from crashyard.games.crash_and_grab.rules.state import UNKNOWN
from crashyard.games.crash_and_grab.rules.upgrades.deck import DECK
from tests.games.crash_and_grab.tables import (
    BUY,
    DECLINE,
    all_plan,
    asked,
    cards,
    direction,
    distance,
    draw,
    facts,
    keep,
    play,
    refused,
    rotate,
    table,
    use,
)
from tests.games.crash_and_grab.upgrades.moments import at_end, ways

NAME = "rotational-stabilizer"
PLACES = {"red": (4, 4), "green": (7, 0), "blue": (7, 6), "yellow": (0, 0), "purple": (0, 7), "pink": (5, 7)}


def new_round(players: int, owner: str, **fields: Any) -> CrashAndGrabPosition:
    """Everybody has planned to stay."""
    at = dict(list(PLACES.items())[:players])
    position = table(players, at=at, stage=PLANS, rotation=None, upgrades={owner: [NAME]}, **fields)
    all_plan(position)
    return position


def test_upgrade_19_R58_no_die_is_rolled_before_the_first_turn() -> None:
    position = new_round(3, "blue")
    assert asked(position) == ("distance", 0)
    assert position.rotation == UNKNOWN
    plain = table(at=dict(list(PLACES.items())[:3]), stage=PLANS)
    all_plan(plain)
    assert asked(plain) == ("rotation", -1)


def test_upgrade_19_R58_after_the_first_turn_its_owner_chooses() -> None:
    position = new_round(3, "blue")
    play(position, distance(0))
    assert asked(position) == ("offer", 2)
    assert ways(position, NAME) == {"clockwise", "counter-clockwise"}
    heard = play(position, use(NAME, "counter-clockwise"))
    assert facts(heard, "rotation_fixed")["direction"] == "counter-clockwise"
    assert asked(position) == ("distance", 2)
    play(position, distance(0))
    assert asked(position) == ("distance", 1)


def test_upgrade_19_clockwise_goes_the_other_way_round() -> None:
    position = new_round(3, "blue")
    play(position, distance(0), use(NAME, "clockwise"))
    assert asked(position) == ("distance", 1)


def test_upgrade_19_declined_the_die_is_rolled_then() -> None:
    position = new_round(3, "blue")
    play(position, distance(0), DECLINE)
    assert asked(position) == ("rotation", -1)
    rotate(position, "counter-clockwise")
    assert asked(position) == ("distance", 2)


def test_upgrade_19_the_probe_player_chooses_after_the_own_turn() -> None:
    position = new_round(3, "red")
    assert asked(position) == ("distance", 0)
    play(position, distance(0))
    assert asked(position) == ("offer", 0)


@pytest.mark.parametrize(
    ("players", "chosen", "overrides"),
    [
        (3, "clockwise", []),
        (4, "clockwise", []),
        (5, "clockwise", ["purple"]),
        (5, "counter-clockwise", ["green"]),
        (6, "clockwise", ["purple", "pink"]),
        (6, "counter-clockwise", ["green", "blue"]),
    ],
)
def test_upgrade_19_override_tokens_are_handed_out_at_that_moment(
    players: int, chosen: str, overrides: list[str]
) -> None:
    position = new_round(players, "green")
    assert position.override == 0
    play(position, distance(0))
    assert position.override == 0
    heard = play(position, use(NAME, chosen))
    assert facts(heard, "rotation_fixed")["overrides"] == overrides


def test_upgrade_19_the_holder_of_a_token_may_use_it_in_the_same_round() -> None:
    position = new_round(5, "green")
    play(position, distance(0), use(NAME, "counter-clockwise"))
    for _ in range(3):
        play(position, distance(0))
    assert asked(position) == ("distance", 1)
    play(position, distance(1))
    assert asked(position) == ("direction", 1)
    play(position, direction("up"))


@pytest.mark.parametrize(("chosen", "last"), [("clockwise", 2), ("counter-clockwise", 1)])
def test_upgrade_19_R39_the_chosen_direction_counts_for_probe_ties(chosen: str, last: int) -> None:
    position = new_round(3, "green")
    play(position, distance(0), use(NAME, chosen), distance(0), distance(0))
    assert asked(position)[0] == "plan"
    assert position.probe == last


def test_upgrade_19_it_works_once_in_every_round() -> None:
    position = new_round(3, "green")
    play(position, distance(0), use(NAME, "clockwise"), distance(0), distance(0))
    all_plan(position)
    assert asked(position) == ("distance", 2)
    play(position, distance(0))
    assert asked(position) == ("offer", 1)


def test_upgrade_19_bought_in_a_round_it_works_from_the_next_one_on() -> None:
    position = at_end(
        at=dict(list(PLACES.items())[:3]),
        energy={"red": 2},
        deck=[NAME, "cargo-hold"],
        plans={"green": "0-5 up"},
    )
    play(position, BUY)
    draw(position, NAME, "cargo-hold")
    play(position, keep(NAME))
    assert asked(position) == ("distance", 1)
    play(position, distance(0), distance(0))
    all_plan(position)
    assert asked(position) == ("distance", 2)  # no die
    play(position, distance(0))
    assert asked(position) == ("offer", 0)


def test_upgrade_19_it_cannot_be_used_at_the_end_of_a_turn() -> None:
    position = at_end(at={"red": (4, 4)}, upgrades={"red": [NAME, "quake-maker"]})
    refused(position, use(NAME, "clockwise"), "wrong-window")


def test_upgrade_19_it_is_not_in_the_deck_of_two_players() -> None:
    assert NAME not in cards(DECK[2])
    assert all(NAME in cards(DECK[players]) for players in (3, 4, 5, 6))
    assert (len(cards(DECK[2])), len(cards(DECK[3]))) == (22, 23)
