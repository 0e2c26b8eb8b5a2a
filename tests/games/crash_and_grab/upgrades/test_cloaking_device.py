"""Upgrade 7: Cloaking Device."""

from crashyard.games.crash_and_grab.rules.stages import EXECUTE
from tests.games.crash_and_grab.tables import (
    aboard,
    all_plan,
    asked,
    at,
    boosters,
    distance,
    energy,
    kinds,
    play,
    refused,
    roll,
    rotate,
    table,
    use,
)
from tests.games.crash_and_grab.upgrades.moments import at_end, is_used, offered, ways

NAME = "cloaking-device"
RED = {"red": [NAME]}


def test_upgrade_7_R55_the_saucer_leaves_the_board_without_penalty_or_reward() -> None:
    position = at_end(at={"red": (4, 4), "green": (0, 0)}, aboard={"red": ["green-pilot", "blue-pilot"]}, upgrades=RED)
    assert ways(position, NAME) == {()}
    heard = play(position, use(NAME))
    assert kinds(heard)[:3] == ["upgrade_used", "saucer_cloaked", "turn_ended"]
    assert "saucer_crashed" not in kinds(heard)
    assert at(position, "red") is None
    assert aboard(position, "red") == {"green-pilot", "blue-pilot"}
    assert position.penalties == 0
    assert list(position.rewards) == []
    assert asked(position) == ("distance", 1)


def test_upgrade_7_it_is_placed_at_the_end_of_the_round_and_then_plans_normally() -> None:
    position = at_end(at={"red": (2, 2), "green": (0, 0), "blue": (4, 4)}, turn="blue", upgrades={"blue": [NAME]})
    play(position, use(NAME))
    assert asked(position) == ("roll", -1)
    roll(position, 3)
    assert at(position, "blue") == (1, 2)
    assert asked(position)[0] == "plan"
    position.probe = 2
    all_plan(position)
    rotate(position, "clockwise")
    assert asked(position) == ("distance", 2)
    play(position, distance(0))
    assert asked(position) == ("offer", 2)  # no direction was asked: the turn has come to its end


def test_upgrade_7_scavenger_bot_and_regeneration_gateway_work_when_it_is_placed() -> None:
    position = at_end(
        at={"red": (2, 2), "green": (0, 0), "blue": (4, 4)},
        turn="blue",
        upgrades={"blue": [NAME, "scavenger-bot", "regeneration-gateway"]},
    )
    play(position, use(NAME))
    assert asked(position) == ("offer", 2)
    play(position, use("regeneration-gateway", 9))
    assert at(position, "blue") == (5, 2)
    assert (boosters(position, "blue"), energy(position, "blue")) == (1, 1)


def test_upgrade_7_it_needs_the_own_saucer_on_the_board() -> None:
    position = at_end(at={"green": (4, 4)}, upgrades={"red": [NAME, "quake-maker"]})
    assert offered(position) == {"quake-maker"}
    refused(position, use(NAME), "upgrade-not-now")


def test_upgrade_7_while_away_it_cannot_be_hit_or_targeted() -> None:
    position = at_end(at={"red": (4, 4), "green": (4, 3)}, upgrades={"red": [NAME], "green": ["pulse-cannon"]})
    play(position, use(NAME), distance(0))
    assert asked(position)[1] != 1  # nothing for Pulse Cannon to aim at: the turn is over
    flown = at_end(at={"red": (4, 4), "green": (4, 3)}, upgrades=RED, plans={"green": "2 right"})
    play(flown, use(NAME))
    assert at(flown, "green") == (4, 5)


def test_upgrade_7_only_upgrades_without_need_of_the_board_remain() -> None:
    everything = [
        "wormhole-generator",
        "afterburner",
        "pulse-cannon",
        "tractor-beam",
        "saucer-teleporter",
        NAME,
        "distress-signaler",
        "landing-legs",
        "quake-maker",
        "organic-triangulator",
    ]
    position = at_end(
        at={"red": (4, 4), "green": (4, 3)},
        crew={"pink-pilot": (4, 6), "pink-doctor": (0, 1)},
        aboard={"red": ["blue-pilot"], "green": ["red-pilot"]},
        upgrades={"red": everything},
    )
    assert offered(position) == set(everything)
    play(position, use(NAME))
    assert is_used(position, NAME)
    assert offered(position) == {"distress-signaler", "quake-maker"}
    refused(position, use(NAME), "upgrade-used")


def test_upgrade_7_owning_it_does_not_excuse_a_real_crash() -> None:
    position = table(
        at={"red": (0, 0), "green": (4, 4)},
        aboard={"red": ["blue-pilot"], "green": ["green-pilot"]},
        upgrades=RED,
        plans={"red": "3 up"},
        stage=EXECUTE,
        distance=3,
        heading=0,
    )
    assert at(position, "red") is None
    assert aboard(position, "red") == set()
    assert aboard(position, "blue") == {"blue-pilot"}


def test_upgrade_7_two_players_no_passing_while_away() -> None:
    position = at_end(
        2,
        at={"red": (4, 4), "blue": (4, 5), "green": (0, 0), "yellow": (7, 0)},
        aboard={"red": ["blue-pilot"]},
        upgrades=RED,
        plans={"blue": "0-5 up"},
    )
    play(position, use(NAME))
    assert asked(position) == ("saucer", 1)


def test_upgrade_7_two_players_a_cloaked_saucer_is_next_to_nothing() -> None:
    position = table(
        2,
        at={"blue": (0, 2), "green": (5, 5), "yellow": (7, 0)},
        aboard={"red": ["blue-pilot"]},
        turn="blue",
        moved=["red", "green"],
        plans={"blue": "0-5 left"},
    )
    heard = play(position, distance(2))
    assert at(position, "blue") == (0, 0)
    assert "crew_flagged" not in kinds(heard)
