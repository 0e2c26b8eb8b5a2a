"""Upgrade 2: Wormhole Generator."""

from tests.games.crash_and_grab.tables import (
    DECLINE,
    asked,
    at,
    boosters,
    crewmember,
    facts,
    kinds,
    lying,
    play,
    refused,
    use,
)
from tests.games.crash_and_grab.upgrades.moments import at_end, is_used, offered, ways

NAME = "wormhole-generator"
RED = {"red": [NAME]}


def test_upgrade_2_it_swaps_with_any_other_saucer_on_the_board() -> None:
    position = at_end(4, at={"red": (3, 3), "green": (0, 0), "yellow": (7, 6)}, upgrades=RED)
    assert ways(position, NAME) == {"green", "yellow"}
    heard = play(position, use(NAME, "yellow"))
    assert facts(heard, "saucers_swapped") == {"saucer": "red", "other": "yellow", "from": [3, 3], "to": [7, 6]}
    assert at(position, "red") == (7, 6)
    assert at(position, "yellow") == (3, 3)
    assert at(position, "green") == (0, 0)


def test_upgrade_2_it_needs_the_own_saucer_and_another_one_on_the_board() -> None:
    position = at_end(at={"red": (3, 3)}, upgrades={"red": [NAME, "quake-maker"]})
    assert offered(position) == {"quake-maker"}
    refused(position, use(NAME, "green"), "upgrade-not-now")
    refused(position, use(NAME, "red"), "upgrade-not-now")
    off = at_end(at={"green": (3, 3), "blue": (5, 5)}, upgrades={"red": [NAME, "quake-maker"]})
    assert offered(off) == {"quake-maker"}


def test_upgrade_2_it_is_no_push_and_nothing_is_triggered() -> None:
    position = at_end(
        at={"red": (3, 5), "green": (3, 7)},
        crew={"pink-pilot": (3, 6)},
        upgrades={"red": [NAME, "kinetic-siphon", "waste-accelerator", "proximity-mines"]},
    )
    before = lying(position)
    heard = play(position, use(NAME, "green"))
    assert kinds(heard)[:3] == ["upgrade_used", "saucers_swapped", "turn_ended"]
    assert lying(position) == before
    assert boosters(position, "red") == 0


def test_upgrade_2_it_is_used_once_when_the_swap_is_done() -> None:
    position = at_end(at={"red": (3, 3), "green": (0, 0)}, upgrades={"red": [NAME, "quake-maker"]})
    play(position, use(NAME, "green"))
    assert is_used(position, NAME)
    assert offered(position) == {"quake-maker"}
    refused(position, use(NAME, "green"), "upgrade-used")


def test_upgrade_2_two_players_the_partner_may_be_chosen() -> None:
    position = at_end(2, at={"red": (3, 3), "blue": (6, 1), "green": (0, 0)}, upgrades=RED)
    assert ways(position, NAME) == {"blue", "green"}
    play(position, use(NAME, "blue"))
    assert at(position, "blue") == (3, 3)
    assert at(position, "red") == (6, 1)


def test_upgrade_2_two_players_it_is_a_passing_trigger_if_the_two_end_up_adjacent() -> None:
    places = {"red": (3, 3), "blue": (5, 5), "green": (5, 6), "yellow": (6, 7)}
    crew = {"red": ["blue-pilot"]}
    position = at_end(2, at=places, aboard=crew, upgrades=RED)
    play(position, use(NAME, "green"))
    assert asked(position) == ("pass", 0)
    assert position.legal(0) == [DECLINE, crewmember("blue-pilot")]
    apart = at_end(2, at=places, aboard=crew, upgrades=RED)
    heard = play(apart, use(NAME, "yellow"))
    assert "crew_flagged" not in kinds(heard)
    partner = at_end(2, at={**places, "blue": (3, 4)}, aboard=crew, upgrades=RED)
    play(partner, use(NAME, "blue"))
    assert asked(partner) == ("pass", 0)
