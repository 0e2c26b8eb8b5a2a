"""Upgrade 10: Scavenger Bot."""

from crashyard.games.crash_and_grab.rules.stages import PLACE_ALL
from tests.games.crash_and_grab.tables import (
    BUY,
    DECLINE,
    asked,
    boosters,
    direction,
    distance,
    draw,
    energy,
    keep,
    kinds,
    play,
    roll,
    table,
    use,
)
from tests.games.crash_and_grab.upgrades.moments import at_end

NAME = "scavenger-bot"
RED = {"red": [NAME]}


def test_upgrade_10_being_placed_in_T1_brings_a_booster_and_an_energy() -> None:
    position = table(at={"green": (0, 0)}, upgrades=RED, plans={"red": "0-5 up"}, energy={"red": 1})
    heard = roll(position, 6)
    assert kinds(heard)[:4] == ["saucer_placed", "upgrade_used", "boosters_gained", "energy_gained"]
    assert (boosters(position, "red"), energy(position, "red")) == (1, 2)
    play(position, distance(1), direction("left"))
    assert asked(position) == ("boost", 0)  # in T5 of this turn
    play(position, DECLINE)
    assert asked(position) == ("buy", 0)  # in C4 of this turn


def test_upgrade_10_being_placed_in_E1_brings_them_too_and_every_time() -> None:
    position = table(at={"green": (0, 0), "blue": (1, 1)}, upgrades=RED, stage=PLACE_ALL)
    roll(position, 6)
    assert (boosters(position, "red"), energy(position, "red")) == (1, 1)
    again = table(at={"green": (0, 0), "blue": (1, 1)}, upgrades=RED, stage=PLACE_ALL, boosters={"red": 1})
    roll(again, 6)
    assert (boosters(again, "red"), energy(again, "red")) == (2, 1)


def test_upgrade_10_it_works_with_regeneration_gateway() -> None:
    position = table(at={"green": (0, 0)}, upgrades={"red": [NAME, "regeneration-gateway"]})
    play(position, use("regeneration-gateway", 6))
    assert (boosters(position, "red"), energy(position, "red")) == (1, 1)


def test_upgrade_10_jumps_and_other_saucers_bring_nothing() -> None:
    position = at_end(
        at={"red": (4, 4), "green": (0, 0)},
        upgrades={"red": [NAME, "saucer-teleporter", "afterburner", "organic-triangulator", "wormhole-generator"]},
    )
    play(position, use("saucer-teleporter", 1), use("afterburner", (0, 2)))
    play(position, use("organic-triangulator", (4, 4)), use("wormhole-generator", "green"))
    assert (boosters(position, "red"), energy(position, "red")) == (0, 0)
    other = table(at={"red": (0, 0)}, turn="green", upgrades=RED)
    roll(other, 6)
    assert (boosters(other, "red"), energy(other, "red")) == (0, 0)
    assert (boosters(other, "green"), energy(other, "green")) == (0, 0)
    start = table(at={"red": (4, 4)}, upgrades={"red": [NAME, "blast-off-thrusters"]})
    play(start, use("blast-off-thrusters", (4, 3)))
    assert (boosters(start, "red"), energy(start, "red")) == (0, 0)


def test_upgrade_10_it_works_in_E1_of_the_round_in_which_it_was_bought() -> None:
    position = at_end(at={"red": (0, 0), "green": (1, 1)}, turn="blue", energy={"blue": 2}, deck=[NAME, "cargo-hold"])
    play(position, BUY)
    draw(position, NAME, "cargo-hold")
    play(position, keep(NAME))
    assert asked(position) == ("roll", -1)
    roll(position, 6)
    assert (boosters(position, "blue"), energy(position, "blue")) == (1, 1)


def test_upgrade_10_two_players_it_pays_to_the_placed_saucer_that_has_it() -> None:
    position = table(
        2, at={"red": (0, 0), "green": (1, 1), "yellow": (7, 0)}, upgrades={"blue": [NAME]}, stage=PLACE_ALL
    )
    roll(position, 6)
    assert (boosters(position, "blue"), energy(position, "blue")) == (1, 1)
    assert (boosters(position, "red"), energy(position, "red")) == (0, 0)
    partner = table(2, at={"red": (0, 0), "green": (1, 1), "yellow": (7, 0)}, upgrades=RED, stage=PLACE_ALL)
    roll(partner, 6)
    assert (boosters(partner, "red"), energy(partner, "red")) == (0, 0)
