"""Recorded games that must replay to the same end for ever, on every build."""

import json
from typing import Any

import pytest

from crashyard.engine import load_record
from crashyard.engine.driver import give
from crashyard.engine.records.record import digest
from crashyard.engine.records.stored import RESIGNED
from crashyard.games.cube_attack import GAME
from tests.games.cube_attack.golden_games import FOLDER, GAMES, document, play_game

NAMES = sorted(GAMES)


def golden(name: str) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(FOLDER.joinpath(f"{name}.json").read_text(encoding="utf-8"))
    return loaded


def test_every_golden_game_has_its_file() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.json")) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_replays_to_the_same_end(name: str) -> None:
    file = golden(name)
    record = load_record(file["record"])
    assert json.dumps(GAME.save(record.position())) == json.dumps(file["final"])


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_record_keeps_its_digest(name: str) -> None:
    file = golden(name)
    record = load_record(file["record"])
    assert record.to_json() == file["record"]
    assert digest(file["record"]) == file["record"]["digest"]
    assert record.verify() == 1


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seeds_play_the_same_game(name: str) -> None:
    assert document(play_game(name)) == golden(name)


@pytest.mark.parametrize("name", NAMES)
def test_every_position_of_a_golden_game_survives_its_file(name: str) -> None:
    """Saved and loaded again in the middle, the rest of the record leads to the same end."""
    file = golden(name)
    record = load_record(file["record"])
    for upto in range(0, len(record.answers), 37):
        position = GAME.load(GAME.save(record.position(upto)))
        for seat, answer in record.answers[upto:]:
            give(position, seat, answer)
        assert GAME.save(position) == file["final"]


def test_the_golden_games_end_in_all_ways() -> None:
    endings = {name: golden(name)["final"]["reason"] for name in NAMES}
    assert set(endings.values()) == {"points", "last_survivor", "round_limit"}
    assert any(answer == RESIGNED for _, answer in golden("resigning")["record"]["answers"])


def test_one_golden_game_has_a_play_off() -> None:
    record = load_record(golden("play-off-12")["record"])
    position = record.opening()
    position.listen()
    for seat, answer in record.answers:
        give(position, seat, answer)
    assert any(event.kind == "play_off" for event in position.heard())
