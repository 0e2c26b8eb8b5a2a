"""Upgrade 15: Cargo Hold."""

from tests.games.crash_and_grab.tables import BUY, asked, boosters, draw, keep, kinds, play, table, upgrades
from tests.games.crash_and_grab.upgrades.moments import at_end

NAME = "cargo-hold"


def test_upgrade_15_it_gives_three_boosters_when_it_is_played() -> None:
    position = at_end(
        at={"red": (4, 4), "green": (0, 0)}, energy={"red": 2}, boosters={"red": 1}, deck=[NAME, "airlock"]
    )
    play(position, BUY)
    draw(position, "airlock", NAME)
    heard = play(position, keep(NAME))
    assert boosters(position, "red") == 4
    assert kinds(heard)[:2] == ["upgrade_played", "boosters_gained"]
    assert asked(position) == ("distance", 1)  # T5 is over: no boost with them in this turn


def test_upgrade_15_a_crashed_saucer_gets_them_too() -> None:
    position = at_end(at={"green": (0, 0)}, energy={"red": 2}, deck=[NAME, "airlock"])
    play(position, BUY)
    draw(position, "airlock", NAME)
    play(position, keep(NAME))
    assert boosters(position, "red") == 3


def test_upgrade_15_discarded_it_gives_nothing() -> None:
    position = at_end(at={"red": (4, 4)}, energy={"red": 2}, deck=[NAME, "airlock"])
    play(position, BUY)
    draw(position, "airlock", NAME)
    play(position, keep("airlock"))
    assert boosters(position, "red") == 0


def test_upgrade_15_the_only_card_left_is_played_without_a_choice() -> None:
    position = at_end(at={"red": (4, 4)}, energy={"red": 2}, deck=[NAME])
    position.discard = 0
    play(position, BUY)
    draw(position, NAME)
    assert upgrades(position, "red") == {NAME}
    assert boosters(position, "red") == 3


def test_upgrade_15_nothing_afterwards() -> None:
    position = table(at={"red": (5, 0), "green": (5, 2)}, plans={"red": "3 right"}, upgrades={"red": [NAME]})
    assert boosters(position, "red") == 0
    assert asked(position)[1] != 0


def test_upgrade_15_two_players_the_boosters_go_to_that_saucer() -> None:
    position = at_end(2, at={"red": (4, 4), "blue": (0, 0)}, energy={"red": 2}, deck=[NAME, "airlock"])
    play(position, BUY)
    draw(position, "airlock", NAME)
    play(position, keep(NAME))
    assert (boosters(position, "red"), boosters(position, "blue")) == (3, 0)
