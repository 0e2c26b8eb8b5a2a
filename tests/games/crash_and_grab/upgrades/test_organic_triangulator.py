"""Upgrade 26: Organic Triangulator."""

from librt.vecs import vec
from mypy_extensions import i64

from crashyard.games.crash_and_grab.position import CrashAndGrabPosition
from crashyard.games.crash_and_grab.rules.stages import REWARDS
from tests.games.crash_and_grab.tables import (
    DECLINE,
    ENERGIZE,
    aboard,
    asked,
    at,
    colour,
    crewmember,
    distance,
    kinds,
    lying,
    play,
    refused,
    roll,
    steal,
    table,
    use,
)
from tests.games.crash_and_grab.upgrades.moments import at_end, is_used, offered, ways

NAME = "organic-triangulator"
RED = {"red": [NAME]}
BOTH = {"red": [NAME, "quake-maker"]}
ACCELERATORS = {(0, 3), (0, 6), (2, 5), (3, 0), (6, 0), (6, 6), (7, 1), (7, 7)}


def test_upgrade_26_any_empty_space_of_the_board_is_a_target() -> None:
    position = at_end(
        at={"red": (4, 4), "green": (0, 0)}, crew={"pink-pilot": (3, 6), "pink-doctor": (0, 1)}, upgrades=RED
    )
    board = {(row, col) for row in range(8) for col in range(8)}
    assert ways(position, NAME) == board - ACCELERATORS - {(4, 4), (0, 0), (3, 6), (0, 1)}
    for place in ((4, 4), (0, 0), (3, 6), (2, 5)):
        refused(position, use(NAME, place), "upgrade-not-so")
    before = lying(position)
    heard = play(position, use(NAME, (5, 4)))
    assert kinds(heard)[:2] == ["upgrade_used", "saucer_jumped"]
    assert at(position, "red") == (5, 4)
    assert lying(position) == before


def test_upgrade_26_it_needs_the_own_saucer_on_the_board() -> None:
    position = at_end(at={"green": (4, 4)}, upgrades=BOTH)
    assert offered(position) == {"quake-maker"}


def test_upgrade_26_it_is_used_once_when_the_saucer_has_jumped() -> None:
    position = at_end(at={"red": (4, 4)}, upgrades=BOTH)
    play(position, use(NAME, (0, 0)))
    assert is_used(position, NAME)
    refused(position, use(NAME, (4, 4)), "upgrade-used")


def test_upgrade_26_not_after_a_pick_up() -> None:
    position = table(
        at={"red": (3, 5)},
        plans={"red": "0-5 right"},
        crew={"pink-pilot": (3, 6), "pink-doctor": (0, 1)},
        upgrades=BOTH,
    )
    play(position, distance(1), colour("red"))
    roll(position, 1)
    assert offered(position) == {"quake-maker"}
    refused(position, use(NAME, (0, 0)), "upgrade-not-now")


def test_upgrade_26_not_after_a_steal_but_after_an_energy() -> None:
    def crashed() -> CrashAndGrabPosition:
        return table(
            at={"red": (4, 4)},
            aboard={"green": ["blue-pilot"]},
            upgrades=BOTH,
            stage=REWARDS,
            rewards=vec[i64]([1]),
            boosted_out=True,
        )

    position = crashed()
    play(position, steal("blue-pilot"))
    assert offered(position) == {"quake-maker"}
    for answer in (ENERGIZE, DECLINE):
        other = crashed()
        play(other, answer)
        assert offered(other) == {NAME, "quake-maker"}


def test_upgrade_26_not_after_an_airlock_or_distress_signaler() -> None:
    airlock = table(
        at={"red": (3, 5)},
        plans={"red": "0-5 right"},
        crew={"pink-pilot": (3, 6), "pink-doctor": (0, 1)},
        upgrades={"red": [NAME, "quake-maker", "airlock"]},
    )
    play(airlock, distance(1), use("airlock", "pink-doctor"), colour("red"))
    roll(airlock, 2)
    assert offered(airlock) == {"quake-maker"}
    distress = at_end(
        at={"red": (4, 4)},
        aboard={"red": ["blue-pilot"], "green": ["red-pilot"]},
        upgrades={"red": [NAME, "quake-maker", "distress-signaler"]},
    )
    play(distress, use("distress-signaler", "red-pilot", "blue-pilot"))
    assert offered(distress) == {"quake-maker"}


def test_upgrade_26_what_others_picked_up_because_of_a_push_does_not_matter() -> None:
    position = table(
        at={"red": (3, 4), "green": (3, 5)},
        plans={"red": "0-5 right"},
        crew={"pink-pilot": (3, 6), "pink-doctor": (0, 1)},
        upgrades=BOTH,
    )
    play(position, distance(1), colour("red"))
    roll(position, 2)
    assert aboard(position, "green") == {"pink-pilot"}
    assert offered(position) == {NAME, "quake-maker"}


def test_upgrade_26_what_was_acquired_on_an_earlier_turn_does_not_matter() -> None:
    position = at_end(
        at={"red": (3, 5), "green": (7, 0)},
        upgrades={"red": ["landing-legs"], "green": [NAME]},
        crew={"pink-pilot": (3, 6), "pink-doctor": (0, 1)},
    )
    play(position, use("landing-legs", "right"), colour("red"))
    assert position.acquired
    roll(position, 2)
    play(position, distance(0))
    assert offered(position) == {NAME}
    assert asked(position) == ("offer", 1)


def test_upgrade_26_two_players_a_crewmember_from_the_partner_blocks_it_one_for_the_partner_does_not() -> None:
    places = {"red": (4, 4), "blue": (4, 6), "green": (0, 0), "yellow": (7, 0)}
    crew = {"red": ["blue-pilot"], "blue": ["red-doctor"]}
    taken = table(2, at=places, aboard=crew, plans={"red": "0-5 right"}, upgrades=BOTH)
    play(taken, distance(1), crewmember("red-doctor"), DECLINE)
    assert offered(taken) == {"quake-maker"}
    given = table(2, at=places, aboard=crew, plans={"red": "0-5 right"}, upgrades=BOTH)
    play(given, distance(1), crewmember("blue-pilot"), DECLINE)
    assert offered(given) == {NAME, "quake-maker"}


def test_upgrade_26_two_players_the_arrival_is_a_passing_trigger() -> None:
    places = {"red": (4, 4), "blue": (7, 4), "green": (0, 0), "yellow": (7, 0)}
    position = at_end(2, at=places, aboard={"red": ["blue-pilot"]}, upgrades=RED)
    play(position, use(NAME, (6, 4)))
    assert asked(position) == ("pass", 0)
