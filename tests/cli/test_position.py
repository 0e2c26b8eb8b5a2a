"""`crashyard position`: new, show, legal, play."""

import json
from pathlib import Path
from typing import Any

import pytest

from crashyard.engine import find_game
from tests.cli.running import crashyard, process, refused, write

STATE: dict[str, Any] = {
    "board": "galaxy-2",
    "players": 2,
    "marker": 0,
    "round": 5,
    "active": 0,
    "left": 2,
    "scores": [3, 4],
    "reserve": [18, 18],
    "removed": [0, 0],
    "cubes": [
        {"seat": 0, "at": "A0", "weapon": "short", "lives": 1, "spent": []},
        {"seat": 0, "at": "S0", "weapon": "none", "lives": 1, "spent": []},
        {"seat": 1, "at": "C0", "weapon": "none", "lives": 1, "spent": []},
        {"seat": 1, "at": "S1", "weapon": "none", "lives": 1, "spent": []},
    ],
    "options": {"target": 32},
    "over": False,
    "winners": [],
}
"""A bare state of section 13."""


@pytest.fixture
def table(tmp_path: Path) -> str:
    return write(tmp_path / "table.json", STATE)


def new(tmp_path: Path, *arguments: str) -> str:
    run = crashyard("position", "new", *arguments)
    assert run.code == 0, run.err
    return write(tmp_path / "new.json", run.out)


# -- new ------------------------------------------------------------------------------------


def test_new_prints_a_file_that_the_game_loads_again() -> None:
    run = crashyard("position", "new", "cube-attack", "--players", "5", "--option", "target=16", "--seed", "x")
    document = run.json
    game = find_game("cube-attack")
    assert document["players"] == 5 and document["options"]["target"] == 16
    assert game.save(game.load(document)) == document


def test_new_with_a_seed_has_let_chance_play() -> None:
    assert crashyard("position", "new", "cube-attack", "--seed", "1").json["marker"] is not None
    assert crashyard("position", "new", "cube-attack").json["marker"] is None


def test_the_same_seed_gives_the_same_position() -> None:
    seeds = [crashyard("position", "new", "cube-attack", "--players", "6", "--seed", seed).out for seed in "aaabcdefgh"]
    assert seeds[0] == seeds[1] == seeds[2]
    assert len(set(seeds)) > 1


# -- legal ----------------------------------------------------------------------------------


def test_legal_prints_one_json_form_a_line(table: str) -> None:
    run = crashyard("position", "legal", table)
    forms = [json.loads(line) for line in run.out.splitlines()]
    assert {"do": "end_turn"} in forms
    assert {"do": "activate", "at": "A0"} in forms
    assert '{"do":"move","at":"A0","to":"C0"}' in run.out.splitlines()
    assert all(form["do"] != "attack" for form in forms)


def test_every_legal_form_can_be_played(table: str) -> None:
    for line in crashyard("position", "legal", table).out.splitlines():
        assert crashyard("position", "play", table, line).code == 0


def test_legal_of_a_seat_that_is_not_awaited_is_empty(table: str) -> None:
    run = crashyard("position", "legal", table, "--seat", "1")
    assert (run.code, run.out) == (0, "")


def test_legal_lists_the_outcomes_of_chance(tmp_path: Path) -> None:
    file = new(tmp_path, "cube-attack", "--players", "3")
    assert crashyard("position", "legal", file).out.split() == ["0", "1", "2"]


def test_legal_asks_which_seat_where_several_decide(tmp_path: Path) -> None:
    file = new(tmp_path, "bump", "--seed", "1")
    refused(crashyard("position", "legal", file), "--seat", "0, 1")
    assert crashyard("position", "legal", file, "--seat", "1").out.startswith('{"do":"plan"')


def test_legal_of_a_finished_game_is_empty(tmp_path: Path) -> None:
    file = write(tmp_path / "over.json", STATE | {"over": True, "winners": [0]})
    run = crashyard("position", "legal", file)
    assert (run.code, run.out) == (0, "")


# -- play -----------------------------------------------------------------------------------


def test_play_takes_json_and_text_forms(table: str) -> None:
    run = crashyard(
        "position", "play", table, '{"do":"move","at":"A0","to":"C0"}', "attack at=C0 target.seat=1 target.at=C0"
    )
    told = run.json
    assert list(told) == ["position", "events"]
    assert [event["event"] for event in told["events"]][:2] == ["moved", "cube_destroyed"]
    assert told["position"]["removed"] == [0, 1]
    assert told["position"]["active"] == 1


def test_an_action_may_be_spread_over_lines(table: str) -> None:
    assert crashyard("position", "play", table, '{\n\t"do": "end_turn"\n}').code == 0


def test_play_reads_actions_from_stdin(table: str) -> None:
    given = crashyard("position", "play", table, "move at=A0 to=C0", "end_turn")
    piped = crashyard("position", "play", table, "-", stdin='move at=A0 to=C0\n\n{"do":"end_turn"}\n')
    assert piped.json == given.json


def test_play_reads_the_position_from_stdin() -> None:
    run = crashyard("position", "play", "-", "end_turn", stdin=json.dumps(STATE))
    assert run.json["position"]["active"] == 1


def test_what_play_prints_can_be_played_on(table: str) -> None:
    first = crashyard("position", "play", table, "move at=A0 to=C0")
    second = crashyard("position", "play", "-", "end_turn", stdin=first.out)
    assert second.json["position"]["active"] == 1


def test_play_takes_chance_from_values_then_from_the_seed(tmp_path: Path) -> None:
    file = new(tmp_path, "bump")
    told = crashyard("position", "play", file, "--chance", "1,2", "--seed", "s").json
    drawn = [event["card"] for event in told["events"] if event["event"] == "drew"]
    assert drawn[:2] == [1, 2] and len(drawn) == 4
    again = crashyard("position", "play", file, "--chance", "1,2", "--seed", "s").json
    assert again == told


def test_chance_stays_awaited_if_nothing_follows(tmp_path: Path) -> None:
    file = new(tmp_path, "cube-attack", "--players", "3")
    assert crashyard("position", "play", file).json["position"]["marker"] is None
    assert crashyard("position", "play", file, "--chance", "2").json["position"]["marker"] == 2


def test_an_action_before_chance_has_decided_is_refused(tmp_path: Path) -> None:
    file = new(tmp_path, "cube-attack", "--players", "3")
    refused(crashyard("position", "play", file, "end_turn"), "--chance", "--seed", "0, 1, 2")


def test_an_impossible_outcome_is_refused(tmp_path: Path) -> None:
    file = new(tmp_path, "cube-attack", "--players", "3")
    for value in ("3", "-1", "x", "1.5", "", "true"):
        refused(crashyard("position", "play", file, "end_turn", "--chance", value))


def test_values_of_chance_that_are_left_over_are_mentioned(tmp_path: Path) -> None:
    file = new(tmp_path, "cube-attack", "--players", "3")
    run = crashyard("position", "play", file, "--chance", "2,1,1")
    assert run.code == 0
    assert run.err == "2 values of --chance were not needed.\n"


def test_seat_says_who_acts(table: str) -> None:
    assert crashyard("position", "play", table, "end_turn", "--seat", "0").code == 0
    refused(crashyard("position", "play", table, "end_turn", "--seat", "1"), "section 5")
    refused(crashyard("position", "play", table, "move at=C0 to=H0", "--seat", "1"), "section 5")
    refused(crashyard("position", "play", table, "end_turn", "--seat", "2"), "0..1")


def test_anybody_may_resign(table: str) -> None:
    """R62"""
    told = crashyard("position", "play", table, '{"do":"resign"}', "--seat", "1").json
    assert told["position"]["over"] and told["position"]["winners"] == [0]
    assert crashyard("position", "play", table, "resign").json["position"]["winners"] == [1]


def test_several_seats_plan_one_after_the_other(tmp_path: Path) -> None:
    file = new(tmp_path, "bump", "--seed", "1")
    refused(crashyard("position", "play", file, "plan card=1"), "--seat")
    card = json.loads(crashyard("position", "legal", file, "--seat", "1").out.splitlines()[0])
    told = crashyard("position", "play", file, json.dumps(card), "--seat", "1").json
    assert told["position"]["plans"][1] == card["card"]


def test_a_refused_action_prints_nothing_of_those_before(table: str) -> None:
    refused(crashyard("position", "play", table, "move at=A0 to=C0", "move at=A0 to=F"))


@pytest.mark.parametrize(
    ("action", "clause"),
    [
        ("move at=A0 to=S0", "R11"),
        ("move at=A0 to=F", "R28"),
        ("activate at=S0", "R36"),
        ("attack at=S0 target.seat=1 target.at=C0", "R37"),
        ("attack at=A0 target.seat=1 target.at=C0", "R37"),
        ("attack at=A0 target.seat=1 target.at=S1", "R13"),
        ("move at=F to=H0", "section 6"),
    ],
)
def test_an_illegal_action_is_refused_with_its_clause(table: str, action: str, clause: str) -> None:
    refused(crashyard("position", "play", table, action), clause)


@pytest.mark.parametrize(
    "action", ["", " ", "{", "fly", "move", "move at", "move at=Z9 to=C0", "[]", "7", "null", '{"do":3}']
)
def test_nonsense_is_refused(table: str, action: str) -> None:
    refused(crashyard("position", "play", table, action))


def test_position_and_actions_cannot_both_come_from_stdin() -> None:
    refused(crashyard("position", "play", "-", "-", stdin="{}"), "stdin")


# -- show -----------------------------------------------------------------------------------


def test_show_draws_the_table_in_plain_text(table: str) -> None:
    run = crashyard("position", "show", table)
    assert run.code == 0
    assert "\x1b" not in run.out
    assert all(planet in run.out for planet in ("S0", "L1", "H0", "C1"))


def test_show_speaks_the_language_that_is_asked_for(table: str) -> None:
    texts = {crashyard("position", "show", table, "--language", language).out for language in ("en", "de", "es")}
    assert len(texts) == 3


def test_show_writes_a_picture_over_an_old_one(table: str, tmp_path: Path) -> None:
    picture = tmp_path / "table.svg"
    picture.write_text("old")
    run = crashyard("position", "show", table, "--svg", str(picture))
    assert (run.code, run.out) == (0, "")
    assert picture.read_text().startswith("<svg ")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["table.json", "table.svg"]
    assert crashyard("position", "show", table, "--svg", "-").out == picture.read_text()


def test_a_picture_does_not_take_the_place_of_its_position(table: str) -> None:
    refused(crashyard("position", "show", table, "--svg", table), "overwritten")
    assert json.loads(Path(table).read_text()) == STATE


def test_show_tells_a_seat_what_it_may_know_and_no_more(tmp_path: Path) -> None:
    file = new(tmp_path, "bump", "--seed", "3")
    hands = json.loads(Path(file).read_text())["hands"]
    for seat in (0, 1):
        picture = crashyard("position", "show", file, "--view", str(seat), "--svg", "-").out
        shown = {card for card in (1, 2, 3) if f"card:{card}" in picture}
        assert shown == set(hands[seat])
    assert "card:" not in crashyard("position", "show", file, "--svg", "-").out


def test_a_picture_that_cannot_be_written_is_refused(table: str, tmp_path: Path) -> None:
    refused(crashyard("position", "show", table, "--svg", str(tmp_path / "nowhere" / "x.svg")), "nowhere")
    refused(crashyard("position", "show", table, "--svg", str(tmp_path)))
    assert [path.name for path in tmp_path.iterdir()] == ["table.json"]


def test_it_works_as_a_process_in_a_pipe(table: str) -> None:
    played = process("position", "play", table, "-", stdin='{"do":"end_turn"}\n')
    assert played.code == 0 and played.err == ""
    assert process("position", "show", "-", stdin=played.out).code == 0
