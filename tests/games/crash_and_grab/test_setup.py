"""Section 4: the setup for 2 to 6 players, step by step."""

import pytest

from crashyard.engine.seats import CHANCE
from crashyard.games.crash_and_grab.position import CrashAndGrabPosition
from crashyard.games.crash_and_grab.rules.board import COLOURS, OFF
from crashyard.games.crash_and_grab.rules.stages import EXTRA_COLOUR, FIRST_PROBE, PLAN
from tests.games.crash_and_grab.invariants import check
from tests.games.crash_and_grab.tables import (
    aboard,
    all_facts,
    asked,
    at,
    boosters,
    cards,
    chance,
    energy,
    facts,
    kinds,
    laid_out,
    lying,
    names_of,
    new_game,
    places,
    play,
    refused,
    roll,
    saucer,
    site,
    usual_tiles,
)

QUOTA = {2: 2, 3: 2, 4: 2, 5: 3, 6: 4}


def place_everything(position: CrashAndGrabPosition) -> list[str]:
    """Roll for everything that is placed, and choose the first answer; returns whose crewmembers were placed."""
    number = 1
    called: list[str] = []
    while position.phase != PLAN:
        seat = position.awaited()
        position.play(seat, number if seat == CHANCE else position.legal(seat)[0])
        if seat == CHANCE:
            number = number % 12 + 1
        called += [told["crew"]["colour"] for told in all_facts(position.heard(), "crew_called")]
    return called


@pytest.mark.parametrize("players", QUOTA)
def test_section_4_every_saucer_gets_one_energy(players: int) -> None:
    position = new_game(players)
    assert position.saucers == (4 if players == 2 else players)
    assert list(position.energy) == [1] * position.saucers
    assert list(position.boosters) == [0] * position.saucers


def test_section_4_two_players_play_without_the_rotational_stabilizer() -> None:
    assert "rotational-stabilizer" not in cards(new_game(2).deck)
    assert len(cards(new_game(2).deck)) == 22
    for players in range(3, 7):
        position = new_game(players)
        assert len(cards(position.deck)) == 23
        assert position.discard == position.drawn == 0


@pytest.mark.parametrize("players", QUOTA)
def test_section_4_the_colours_of_the_saucers_and_one_more_are_lost(players: int) -> None:
    position = new_game(players)
    chance(position, *usual_tiles(players), 0)
    unused = COLOURS[position.saucers :]
    if len(unused) > 1:
        assert position.phase == EXTRA_COLOUR
        assert [COLOURS[colour] for colour in position.legal(CHANCE)] == unused
        happened = chance(position, COLOURS.index(unused[-1]))
        assert facts(happened, "extra_colour_added") == {"colour": unused[-1]}
    assert position.phase == FIRST_PROBE
    colours = {name.split("-")[0] for name in names_of(position.lost)}
    assert len(colours) == {2: 5, 3: 4, 4: 5, 5: 6, 6: 6}[players]
    assert colours == {*COLOURS[: position.saucers], *([unused[-1]] if unused else [])}
    assert len(names_of(position.lost)) == 4 * len(colours)


def test_section_4_a_queue_is_pilot_engineer_doctor_scientist() -> None:
    position = new_game(3)
    order: list[str] = []
    while position.front_of_queue(1) >= 0:
        front = position.front_of_queue(1)
        order += names_of(1 << front)
        position.lost &= ~(1 << front)
    assert order == ["green-pilot", "green-engineer", "green-doctor", "green-scientist"]


@pytest.mark.parametrize("players", QUOTA)
def test_section_4_a_random_player_takes_the_probe(players: int) -> None:
    position = new_game(players)
    chance(position, *usual_tiles(players), 5)
    if position.phase == EXTRA_COLOUR:
        chance(position, 4)
    assert position.legal(CHANCE) == list(range(players))
    happened = chance(position, players - 1)
    assert position.probe == players - 1
    assert facts(happened, "probe_taken") == {"seat": players - 1}


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_section_4_saucers_are_placed_clockwise_from_the_probe(players: int) -> None:
    position = laid_out(players, probe=2)
    order = []
    for number in range(players):
        assert asked(position) == ("roll", CHANCE)
        order.append(facts(roll(position, number + 1), "saucer_placed")["saucer"])
    assert order == [COLOURS[(2 + offset) % players] for offset in range(players)]
    assert OFF not in list(position.at)


def test_section_4_two_players_choose_the_order_of_their_own_saucers() -> None:
    position = laid_out(2, probe=1)
    assert asked(position) == ("saucer", 1)
    assert position.legal(1) == [saucer("green"), saucer("yellow")]
    refused(position, saucer("red"), "not-your-saucer")
    play(position, saucer("yellow"))
    assert facts(roll(position, 7), "saucer_placed")["saucer"] == "yellow"
    assert facts(roll(position, 7), "saucer_placed") == {
        "saucer": "green",
        "site": 8,
        "rolled": 7,
        "at": [*site(position, 8)],
    }
    assert asked(position) == ("saucer", 0)
    play(position, saucer("red"))
    roll(position, 1, 1)
    assert at(position, "red") == site(position, 1)
    assert at(position, "blue") == site(position, 2)


def test_section_4_with_two_players_booster_and_pilots_are_chosen() -> None:
    """First a pilot of who has the Probe; then the other player gives the booster, and their other pilot is placed."""
    for chosen, left in (("red", "blue"), ("blue", "red")):
        position = laid_out(2, probe=1)
        play(position, saucer("green"))
        roll(position, 1, 2)
        play(position, saucer("red"))
        roll(position, 3, 4)
        assert asked(position) == ("pilot", 1)
        refused(position, saucer("red"), "not-your-saucer")
        play(position, saucer("yellow"))
        roll(position, 5)
        assert lying(position) == {"yellow-pilot": site(position, 5)}
        assert asked(position) == ("booster", 0)
        assert sum(position.boosters) == 0
        assert position.legal(0) == [saucer("red"), saucer("blue")]
        refused(position, saucer("green"), "not-your-saucer")
        play(position, saucer(chosen))
        assert boosters(position, chosen) == 1
        assert sum(position.boosters) == 1
        roll(position, 6)
        assert lying(position) == {"yellow-pilot": site(position, 5), f"{left}-pilot": site(position, 6)}
        assert asked(position)[0] == "plan"


@pytest.mark.parametrize(
    ("players", "booster", "pilots"),
    [
        (3, None, ["blue", "red"]),
        (4, "red", ["blue", "yellow"]),
        (5, "red", ["blue", "yellow", "purple"]),
        (6, "red", ["blue", "yellow", "purple", "pink"]),
    ],
)
def test_section_4_the_table_of_boosters_and_pilots(players: int, booster: str | None, pilots: list[str]) -> None:
    """The probe is green's; red sits to its right. Pilots are placed clockwise from the probe."""
    position = laid_out(players, probe=1)
    assert place_everything(position) == pilots
    assert set(lying(position)) == {f"{name}-pilot" for name in pilots}
    assert [name for name in COLOURS[:players] if boosters(position, name)] == ([booster] if booster else [])
    assert sum(position.boosters) == (1 if booster else 0)


def test_section_4_to_the_right_of_the_first_seat_sits_the_last() -> None:
    position = laid_out(5, probe=0)
    assert place_everything(position) == ["green", "blue", "yellow"]
    assert boosters(position, "purple") == 1


@pytest.mark.parametrize("players", QUOTA)
@pytest.mark.parametrize("probe", [0, 1])
def test_section_4_then_the_first_round_begins(players: int, probe: int) -> None:
    position = laid_out(players, probe)
    called = place_everything(position)
    assert position.quota == QUOTA[players] == len(called) == len(lying(position))
    assert position.round == 1
    assert position.awaited_seats() == list(range(players))
    assert len(places(position)) == position.saucers
    assert list(position.energy) == [1] * position.saucers
    assert all(not aboard(position, name) for name in COLOURS[: position.saucers])
    assert position.probe == probe
    check(position)


def test_section_4_the_setup_is_told_in_its_order() -> None:
    position = new_game(4)
    happened = chance(position, *usual_tiles(4), 3, 4, 0, *range(1, 7))
    told = kinds(happened)
    assert told[:7] == ["tile_laid"] * 4 + ["markers_laid", "extra_colour_added", "probe_taken"]
    assert told[7:] == [
        *["saucer_placed"] * 4,
        "boosters_gained",
        *["crew_called", "crew_placed"] * 2,
        "round_began",
    ]


def test_R68_seats_and_colours() -> None:
    assert COLOURS == ["red", "green", "blue", "yellow", "purple", "pink"]
    two = new_game(2)
    assert [two.owner(number) for number in range(4)] == [0, 1, 0, 1]
    assert [two.partner(number) for number in range(4)] == [2, 3, 0, 1]
    for players in range(3, 7):
        assert [new_game(players).owner(number) for number in range(players)] == list(range(players))


def test_R68_with_five_players_the_sixth_colour_needs_no_die() -> None:
    position = new_game(5)
    happened = chance(position, *usual_tiles(5), 0)
    assert facts(happened, "extra_colour_added") == {"colour": "pink"}
    assert position.phase == FIRST_PROBE
    assert new_game(6).extra == -1


def test_section_2_everything_belongs_to_a_saucer() -> None:
    """With two players each of the four has energy, boosters, upgrades, crew and a plan of its own."""
    position = laid_out(2)
    for items in (position.energy, position.boosters, position.upgrades, position.aboard, position.plan):
        assert len(items) == 4
    assert [energy(position, name) for name in COLOURS[:4]] == [1, 1, 1, 1]
