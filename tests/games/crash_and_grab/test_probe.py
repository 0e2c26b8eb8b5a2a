"""Section 13: the probe (E2)."""

import pytest

from crashyard.games.crash_and_grab.position import CrashAndGrabPosition
from crashyard.games.crash_and_grab.rules.board import COLOURS
from crashyard.games.crash_and_grab.rules.stages import MOVE_PROBE
from tests.games.crash_and_grab.tables import Place, all_plan, asked, distance, facts, kinds, play, rotate, table

PLACES: dict[str, Place] = {"red": (1, 0), "green": (1, 3), "blue": (1, 5), "yellow": (5, 0), "purple": (5, 3)}


def after_round(
    players: int, crew: dict[str, list[str]], probe: int = 0, rotation: str | None = "clockwise"
) -> CrashAndGrabPosition:
    """The round is over; the probe has been moved."""
    where = {name: PLACES[name] for name in COLOURS[: 4 if players == 2 else players]}
    return table(players, at=where, aboard=crew, probe=probe, rotation=rotation, stage=MOVE_PROBE)


def test_section_13_the_lowest_stationed_count_takes_the_probe() -> None:
    position = after_round(
        3, {"red": ["red-pilot", "red-doctor"], "blue": ["blue-pilot"], "green": ["pink-pilot", "green-doctor"]}
    )
    assert position.probe == 2
    assert asked(position)[0] == "plan"


def test_section_13_it_is_told_when_it_changes_hands() -> None:
    where = {name: PLACES[name] for name in ("red", "green", "blue")}
    position = table(3, at=where, aboard={"red": ["red-pilot"], "blue": ["blue-pilot"]}, turn="blue")
    happened = play(position, distance(0))
    assert facts(happened, "probe_taken") == {"seat": 1}
    position = table(3, at=where, aboard={"green": ["red-pilot"], "blue": ["blue-pilot"]}, turn="blue")
    assert "probe_taken" not in kinds(play(position, distance(0)))
    assert position.probe == 0


def test_section_13_its_holder_takes_the_first_turn_of_the_next_round() -> None:
    position = after_round(3, {"red": ["red-pilot"], "blue": ["blue-pilot"]})
    all_plan(position)
    rotate(position, "clockwise")
    assert asked(position) == ("distance", 1)


@pytest.mark.parametrize(
    ("probe", "rotation", "holder"),
    [(0, "clockwise", 3), (0, "counter-clockwise", 1), (2, "clockwise", 1), (2, "counter-clockwise", 3)],
)
def test_R39_a_tie_goes_to_who_took_the_last_turn_latest(probe: int, rotation: str, holder: int) -> None:
    """All four have nothing, so the last of the round takes the probe, whichever way it went."""
    assert after_round(4, {}, probe, rotation).probe == holder


def test_R39_only_the_tied_players_count() -> None:
    crew = {"yellow": ["red-pilot"], "red": ["red-doctor"]}
    assert after_round(4, crew, 0, "clockwise").probe == 2
    assert after_round(4, crew, 0, "counter-clockwise").probe == 1


def test_R40_extras_do_not_count() -> None:
    position = after_round(
        3,
        {
            "red": ["red-pilot", "green-pilot", "blue-pilot"],
            "green": ["pink-pilot", "pink-doctor"],
            "blue": ["blue-doctor", "red-doctor", "green-scientist"],
        },
    )
    assert position.probe == 0


def test_section_13_with_two_players_both_saucers_are_added_up() -> None:
    crew = {"red": ["red-pilot", "red-doctor", "red-engineer"], "green": ["green-pilot", "green-doctor"]}
    assert after_round(2, crew).probe == 1
    assert after_round(2, {**crew, "yellow": ["yellow-pilot", "yellow-doctor"]}).probe == 0


@pytest.mark.parametrize("probe", [0, 1])
def test_section_13_with_two_players_a_tie_goes_to_who_did_not_have_it(probe: int) -> None:
    crew = {"red": ["red-pilot"], "yellow": ["yellow-doctor"]}
    assert after_round(2, crew, probe, None).probe == 1 - probe
