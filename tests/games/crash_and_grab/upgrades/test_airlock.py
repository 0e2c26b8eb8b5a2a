"""Upgrade 20: Airlock."""

import pytest

from tests.games.crash_and_grab.tables import (
    DECLINE,
    aboard,
    asked,
    at,
    colour,
    crewmember,
    distance,
    fly,
    kinds,
    lying,
    play,
    refused,
    table,
    use,
)
from tests.games.crash_and_grab.upgrades.moments import at_end, offered, ways

NAME = "airlock"
RED = {"red": [NAME]}
CREW = {"pink-pilot": (3, 6), "pink-doctor": (0, 1)}


def test_upgrade_20_after_a_movement_with_a_pick_up_the_crewmember_may_be_exchanged() -> None:
    position = table(at={"red": (3, 5)}, plans={"red": "2 right"}, crew=CREW, upgrades=RED)
    assert at(position, "red") == (3, 7)  # the movement has come to rest
    assert asked(position) == ("offer", 0)
    assert ways(position, NAME) == {"pink-doctor"}
    heard = play(position, use(NAME, "pink-doctor"))
    assert kinds(heard) == ["upgrade_used", "crew_let_out"]
    assert aboard(position, "red") == {"pink-doctor"}
    assert lying(position) == {"pink-pilot": (0, 1)}
    assert position.crew_out == 1


def test_upgrade_20_it_may_be_kept() -> None:
    position = table(at={"red": (3, 5)}, plans={"red": "2 right"}, crew=CREW, upgrades=RED)
    play(position, DECLINE)
    assert aboard(position, "red") == {"pink-pilot"}
    assert asked(position) == ("boost", 0)


def test_upgrade_20_the_boost_comes_afterwards_and_may_pick_up_what_was_put_back() -> None:
    crew = {"pink-pilot": (3, 6), "pink-doctor": (4, 6)}
    position = table(at={"red": (3, 5)}, plans={"red": "0-5 right"}, crew=crew, upgrades=RED, boosters={"red": 1})
    play(position, distance(1), use(NAME, "pink-doctor"))
    assert lying(position) == {"pink-pilot": (4, 6)}
    assert asked(position) == ("boost", 0)
    play(position, fly("down", 1))
    assert aboard(position, "red") == {"pink-pilot", "pink-doctor"}


def test_upgrade_20_each_crewmember_is_asked_for_the_newest_first() -> None:
    crew = {"pink-pilot": (3, 6), "pink-doctor": (4, 6), "pink-engineer": (0, 1)}
    position = table(at={"red": (2, 6)}, plans={"red": "3 down"}, crew=crew, upgrades=RED)
    assert aboard(position, "red") == {"pink-pilot", "pink-doctor"}
    assert position.picked() % 4 == 2  # the doctor
    play(position, use(NAME, "pink-engineer"))
    assert lying(position) == {"pink-doctor": (0, 1)}
    assert ways(position, NAME) == {"pink-doctor"}  # now for the pilot
    play(position, use(NAME, "pink-doctor"))
    assert aboard(position, "red") == {"pink-doctor", "pink-engineer"}
    assert lying(position) == {"pink-pilot": (0, 1)}
    assert asked(position)[0] == "colour"


def test_upgrade_20_what_was_received_cannot_be_exchanged_again() -> None:
    crew = {"pink-pilot": (3, 6), "pink-doctor": (0, 1), "pink-engineer": (7, 5)}
    position = table(at={"red": (3, 5)}, plans={"red": "2 right"}, crew=crew, upgrades=RED)
    assert ways(position, NAME) == {"pink-doctor", "pink-engineer"}
    play(position, use(NAME, "pink-engineer"))
    assert asked(position) == ("boost", 0)


def test_upgrade_20_without_a_crewmember_on_the_board_there_is_no_choice() -> None:
    position = table(
        at={"red": (3, 5)}, plans={"red": "2 right"}, crew={"pink-pilot": (3, 6)}, upgrades=RED, filled=False
    )
    assert asked(position) == ("boost", 0)


def test_upgrade_20_a_crewmember_that_is_not_on_the_board_cannot_be_chosen() -> None:
    position = table(at={"red": (3, 5)}, plans={"red": "2 right"}, crew=CREW, upgrades=RED)
    refused(position, use(NAME, "pink-pilot"), "upgrade-not-so")
    refused(position, use(NAME, "red-pilot"), "upgrade-not-so")


def test_upgrade_20_on_another_turn_the_owner_of_the_pushed_saucer_decides() -> None:
    position = table(
        at={"red": (3, 3), "green": (3, 5)}, plans={"red": "2 right"}, crew=CREW, upgrades={"green": [NAME]}
    )
    assert aboard(position, "green") == {"pink-pilot"}
    assert asked(position) == ("offer", 1)
    assert position.legal(0) == []
    play(position, use(NAME, "pink-doctor"))
    assert aboard(position, "green") == {"pink-doctor"}
    assert asked(position) == ("boost", 0)  # the turn goes on


@pytest.mark.parametrize(("owner", "seat", "picked"), [("red", 0, "pink-pilot"), ("green", 1, "pink-doctor")])
def test_upgrade_20_of_two_saucers_that_picked_up_the_one_with_the_card_is_asked(
    owner: str, seat: int, picked: str
) -> None:
    """Red flies down over site 6 into green, which is pushed over site 11."""
    position = table(
        at={"red": (2, 6), "green": (4, 6)},
        plans={"red": "2 down"},
        crew={"pink-pilot": (3, 6), "pink-doctor": (5, 6), "pink-engineer": (0, 1)},
        rows=[
            ". 1 . A . . A .",
            ". . 3 . . . . 5",
            "2 . . . 4 A . .",
            "A . . . . . 6 .",
            ". 7 . . . . . .",
            ". . 9 . 10 . 11 .",
        ],
        upgrades={owner: [NAME]},
    )
    assert aboard(position, "red") == {"pink-pilot"}
    assert aboard(position, "green") == {"pink-doctor"}
    assert asked(position) == ("offer", seat)
    play(position, use(NAME, "pink-engineer"))
    assert lying(position) == {picked: (0, 1)}
    assert asked(position) == ("boost", 0)


def test_upgrade_20_it_works_for_a_saucer_that_has_crashed_by_then() -> None:
    position = table(
        at={"red": (3, 3), "green": (3, 5)}, plans={"red": "3 right"}, crew=CREW, upgrades={"green": [NAME]}
    )
    assert at(position, "green") is None
    assert asked(position) == ("offer", 1)
    own = table(at={"red": (3, 5)}, plans={"red": "3 right"}, crew=CREW, upgrades=RED)
    assert at(own, "red") is None
    assert asked(own) == ("offer", 0)


def test_upgrade_20_others_are_not_asked() -> None:
    position = table(
        at={"red": (3, 5), "green": (0, 0)}, plans={"red": "2 right"}, crew=CREW, upgrades={"green": [NAME]}
    )
    assert asked(position) == ("boost", 0)


def test_upgrade_20_a_win_by_the_pick_up_comes_first() -> None:
    crew = {"red": ["red-engineer", "red-doctor", "red-scientist"]}
    position = table(at={"red": (3, 5)}, plans={"red": "2 right"}, crew=CREW, aboard=crew, upgrades=RED)
    result = position.result()
    assert result is not None
    assert result.winners == (0,)


def test_upgrade_20_the_exchange_can_win() -> None:
    crew = {"red": ["red-pilot", "red-engineer", "red-scientist"]}
    position = table(at={"red": (3, 5)}, plans={"red": "2 right"}, crew=CREW, aboard=crew, upgrades=RED)
    play(position, use(NAME, "pink-doctor"))
    result = position.result()
    assert result is not None
    assert result.winners == (0,)


def test_upgrade_20_it_has_no_limit_in_a_turn() -> None:
    crew = {"pink-pilot": (3, 6), "pink-doctor": (4, 6), "pink-engineer": (0, 1)}
    position = table(at={"red": (3, 5)}, plans={"red": "0-5 right"}, crew=crew, upgrades=RED, boosters={"red": 1})
    play(position, distance(1), use(NAME, "pink-engineer"), fly("down", 1))
    assert offered(position) == {NAME}
    play(position, use(NAME, "pink-pilot"))
    assert aboard(position, "red") == {"pink-engineer", "pink-pilot"}


def test_upgrade_20_the_number_of_missing_crewmembers_does_not_change() -> None:
    position = table(at={"red": (3, 5)}, plans={"red": "2 right"}, crew=CREW, upgrades=RED)
    play(position, use(NAME, "pink-doctor"), DECLINE)
    assert position.crew_out == 1
    assert asked(position) == ("colour", 0)
    play(position, colour("red"))
    assert asked(position) == ("roll", -1)


def test_upgrade_20_two_players_exchanging_is_not_passing() -> None:
    position = table(
        2,
        at={"red": (3, 5), "blue": (2, 7), "green": (0, 0), "yellow": (7, 0)},
        plans={"red": "0-5 right"},
        crew={"blue-pilot": (3, 6), "blue-doctor": (0, 1)},
        upgrades=RED,
    )
    play(position, distance(2))  # onto (3, 7), next to blue, with the pilot aboard
    assert asked(position) == ("pass", 0)
    play(position, DECLINE)
    assert offered(position) == {NAME}
    play(position, use(NAME, "blue-doctor"))
    assert crewmember("blue-pilot") not in position.legal(0)
    assert asked(position)[0] != "pass"  # what came aboard by the exchange is no trigger


def test_upgrade_20_R57_tractor_beam_and_landing_legs_at_the_end_of_the_turn() -> None:
    legs = at_end(at={"red": (3, 5)}, crew=CREW, upgrades={"red": [NAME, "landing-legs"]})
    play(legs, use("landing-legs", "right"))
    assert offered(legs) == {NAME}
    beam = at_end(at={"red": (3, 5)}, crew=CREW, upgrades={"red": [NAME, "tractor-beam"]})
    play(beam, use("tractor-beam", "pink-pilot"))
    assert offered(beam) == {NAME}


def test_upgrade_20_it_is_not_used_outside_its_window() -> None:
    position = at_end(at={"red": (3, 5)}, crew=CREW, upgrades={"red": [NAME, "landing-legs"]})
    refused(position, use(NAME, "pink-pilot"), "wrong-window")
