"""What was stored by the first version of the rules, when the smaller galaxies were the default."""

import pytest

from crashyard.engine import Record, load_record
from crashyard.engine.records.record import digest
from crashyard.games.cube_attack import GAME
from tests.games.cube_attack.tables import document, state


def rules_1(players: int, options: dict[str, object]) -> Record:
    """A record of then without any answer; what it says of its options is what matters."""
    record = Record.new(GAME, players).to_json()
    old = record | {"rules": "1", "options": options, "result": None}
    return load_record(old | {"digest": digest(old)})


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_section_10_a_record_of_rules_1_keeps_the_board_that_was_the_default(players: int) -> None:
    whole = {"board": "auto", "initial_cubes": 4, "target": 64, "marker": "stays", "round_limit": 200}
    for options in ({}, whole):
        assert state(rules_1(players, options).position())["board"] == f"galaxy-{players}"
    assert state(rules_1(players, {"board": "galaxy-6"}).position())["board"] == "galaxy-6"


@pytest.mark.parametrize(("board", "option"), [("galaxy-2", "auto"), ("galaxy-6", "galaxy-6")])
def test_section_13_a_file_of_rules_1_opens_with_its_board(board: str, option: str) -> None:
    home = "S1" if board == "galaxy-2" else "S3"
    file = document(f"0@S0 1@{home}", players=2, board=board) | {"game": "cube-attack", "format": 1, "rules": "1"}
    opened = state(GAME.load(file))
    assert (opened["board"], opened["options"]["board"], opened["options"]["colours"]) == (board, option, "by-seat")


def test_fields_of_rules_1_know_no_colours() -> None:
    fields = GAME.fields_of(GAME.new(2), "1")
    assert fields is not None and "colours" not in fields["options"]
    assert GAME.fields_of(GAME.new(2, {"colours": "white,red"}), "1") is None
    assert GAME.fields_of(GAME.new(2, {"colours": "white,red"}), "2") is not None
