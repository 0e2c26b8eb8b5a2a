"""Section 13, events: what is told, with its clause, and that the events are enough to follow the table."""

import json
from typing import Any

import pytest

from crashyard.engine import CHANCE, SPECTATOR, Dice, Event, Position, play_at_random
from crashyard.games.cube_attack import GAME
from tests.games.cube_attack.tables import END_TURN, activate, attack, facts, kinds, move, play, table


def told(cubes: str, *forms: dict[str, Any], **fields: Any) -> list[Event]:
    """The events of a few actions of two players."""
    return play(table(cubes, players=2, **fields), *forms)


SECTION_13 = [
    ("moved", "R28", "0@A0 1@S3", move("A0", "C0"), {}),
    ("weapon_gained", "R35", "0@A0 1@S3", activate("A0"), {}),
    ("life_gained", "R34", "0@L0 1@S3", activate("L0"), {}),
    ("cube_arrived", "R32", "0@C0 1@S3", activate("C0"), {}),
    ("life_lost", "R44", "0@C0:short 1@C0:2", attack("C0", 1, "C0"), {}),
    ("cube_destroyed", "R45", "0@C0:short 1@C0 1@S3", attack("C0", 1, "C0"), {}),
    ("player_out", "R58", "0@C0:short 1@C0", attack("C0", 1, "C0"), {}),
    ("turn_ended", "R23", "0@S0 1@S3", END_TURN, {}),
    ("turn_began", "R21", "0@S0 1@S3", END_TURN, {}),
    ("round_began", "R20", "0@S0 1@S3", END_TURN, {"active": 1}),
    ("round_ended", "R48", "0@S0 1@S3", END_TURN, {"active": 1}),
    ("moon_scored", "R47", "0@F 1@S3", END_TURN, {"active": 1}),
    ("moon_scored", "R49", "0@F 1@F", END_TURN, {"active": 1}),
    ("marker_passed", "section 10", "0@S0 1@S3", END_TURN, {"active": 1, "options": {"marker": "passes"}}),
    ("play_off", "R53", "0@S0 1@S3", END_TURN, {"active": 1, "scores": [64, 64]}),
    ("game_over", "R52", "0@S0 1@S3", END_TURN, {"active": 1, "scores": [64, 0]}),
    ("game_over", "R59", "0@C0:short 1@C0", attack("C0", 1, "C0"), {}),
    ("game_over", "R63", "0@S0 1@S3", END_TURN, {"active": 1, "round": 200}),
    ("game_over", "R66", "", END_TURN, {}),
]


@pytest.mark.parametrize(("kind", "clause", "cubes", "form", "fields"), SECTION_13)
def test_section_13_events_and_their_clauses(
    kind: str, clause: str, cubes: str, form: dict[str, Any], fields: dict[str, Any]
) -> None:
    found = [event for event in told(cubes, form, **fields) if event.kind == kind]
    assert [event.clause for event in found] == [clause]


def test_section_13_the_start_player_is_told() -> None:
    position = GAME.new(2)
    position.listen()
    position.play(CHANCE, 1)
    events = position.heard()
    assert kinds(events) == ["start_player", "round_began", "turn_began"]
    assert (events[0].public, events[0].clause) == ({"seat": 1}, "R17")


def test_section_13_a_resignation_is_told() -> None:
    position = table("0@S0 1@S3", players=2)
    position.resign(1)
    events = position.heard()
    assert kinds(events) == ["resigned", "game_over"]
    assert events[0].clause == "R62"


def test_section_13_a_scored_moon_names_its_players_and_the_points_of_each() -> None:
    events = told("0@F 0@F 1@F 1@H1", END_TURN, active=1)
    moons = [dict(event.public) for event in events if event.kind == "moon_scored"]
    assert moons == [
        {"moon": "H1", "seats": [1], "points": 2},
        {"moon": "F", "seats": [0, 1], "points": 2},
    ]
    assert facts(events, "round_ended") == {"round": 1, "scores": [2, 4]}


def test_section_13_nothing_is_told_without_a_listener() -> None:
    position = GAME.new(2)
    position.play(CHANCE, 1)
    assert position.heard() == []


def test_R64_no_event_has_a_secret_part() -> None:
    position = GAME.new(3)
    position.listen()
    play_at_random(position, Dice("secrets"), 100_000)
    events = position.heard()
    assert len(events) > 200
    assert all(not event.secret and not event.knowers for event in events)


def follows(position: Position, view: dict[str, Any]) -> None:
    GAME.follow(view, position.heard())
    assert json.dumps(view, sort_keys=True) == json.dumps(position.view(SPECTATOR), sort_keys=True)


@pytest.mark.parametrize("marker", ["stays", "passes"])
def test_section_13_events_alone_are_enough_to_follow_a_game_with_resignations(marker: str) -> None:
    dice = Dice(f"follow/{marker}")
    for _ in range(20):
        position = GAME.new(4, {"marker": marker, "initial_cubes": 2})
        view: dict[str, Any] = position.view(SPECTATOR)
        position.listen()
        play_at_random(position, dice, 1)
        while position.result() is None:
            seat = dice.below(4)
            if dice.below(40) == 0 and any(piece["seat"] == seat for piece in view["cubes"]):
                position.resign(seat)
            else:
                play_at_random(position, dice, 1)
            follows(position, view)
