"""`crashyard position play` with forms that stand for several decisions, all of them or none."""

from pathlib import Path
from typing import Any

import pytest

from crashyard.games.crash_by_crash.rules.board import DATA
from tests.cli.running import crashyard, refused, write

LAYOUT = [
    {"slot": tile["slot"], "tile": tile["tile"], "rotation": tile["rotation"]} for tile in DATA["reference_layout"]
]
STATE: dict[str, Any] = {
    "players": 2,
    "layout": LAYOUT,
    "bells": [{"at": [5, 2]}, {"at": [3, 2]}],
    "operator": [5, 8],
    "cars": [
        {"side": 0, "at": [0, 0]},
        {"side": 1, "at": [6, 8]},
        {"side": 1, "at": [7, 8]},
        {"side": 1, "at": [6, 2]},
        {"side": 1, "at": [2, 2]},
    ],
    "turn": 8,
    "active": 0,
    "action": 1,
    "hands": [["LAMBADA", "TANDEM", "FLAT_BATTERY"], []],
    "display": ["ROCKET", "SABOTEUR", "SABOTEUR"],
}


@pytest.fixture
def table(tmp_path: Path) -> str:
    return write(tmp_path / "table.json", STATE)


def events(told: Any, kind: str) -> list[Any]:
    return [event for event in told["events"] if event["event"] == kind]


def test_a_path_is_walked_to_its_end(table: str) -> None:
    """Example 5 of section 16."""
    told = crashyard("position", "play", table, '{"do":"operator","path":["E","E"]}').json
    assert told["position"]["operator"] == [7, 8]
    assert told["position"]["scores"] == [2, 0]
    assert told["position"]["action"] == 2
    assert len(events(told, "operator_moved")) == 2
    assert crashyard("position", "play", table, 'operator path=["E","E"]').json == told


def test_a_path_is_walked_whole_or_not_at_all(table: str) -> None:
    refused(crashyard("position", "play", table, '{"do":"operator","path":["E","W"]}'), "R51")
    refused(crashyard("position", "play", table, '{"do":"operator","path":["E","E","NE","NE"]}'), "section 6")
    refused(crashyard("position", "play", table, '{"do":"operator","path":["E"]}'), "2, 4")


def test_an_exchange_takes_its_cards_from_chance_in_between(table: str) -> None:
    form = '{"do":"exchange","discard":["LAMBADA","TANDEM"],"take":["deck","ROCKET"]}'
    told = crashyard("position", "play", table, form, "--chance", "EXPANSION,LAMBADA").json
    assert sorted(told["position"]["hands"][0]) == ["EXPANSION", "FLAT_BATTERY", "ROCKET"]
    assert sorted(told["position"]["display"]) == ["LAMBADA", "SABOTEUR", "SABOTEUR"]
    assert told["position"]["action"] == 2
    seeded = crashyard("position", "play", table, form, "--seed", "x").json
    assert "ROCKET" in seeded["position"]["hands"][0]


def test_an_exchange_without_chance_in_between_is_refused_whole(table: str) -> None:
    form = '{"do":"exchange","discard":["LAMBADA","TANDEM"],"take":["deck","ROCKET"]}'
    refused(crashyard("position", "play", table, form), "--chance", "--seed", "BELL_SHIFT")
    refused(crashyard("position", "play", table, form, "--chance", "JOKER"), "JOKER")


def test_the_choice_of_who_rings_goes_with_the_action(table: str) -> None:
    form = '{"do":"place","car":"magnet","at":[4,2],"ring_choice":[2,2]}'
    told = crashyard("position", "play", table, form).json
    assert [event["at"] for event in events(told, "bell_rung")] == [[3, 2]]
    assert told["position"]["scorings"] == 1
    left_open = crashyard("position", "play", table, '{"do":"place","car":"magnet","at":[4,2]}').json
    assert left_open["position"]["phase"] == "ringing"
    refused(crashyard("position", "play", table, form.replace("[2,2]", "[0,0]")), "R44")
    dropped = '{"do":"pass","ring_choice":[2,2]}'
    assert crashyard("position", "play", table, dropped).json["position"]["action"] == 2


def test_a_turn_is_ended_with_what_is_drawn(table: str) -> None:
    first, end = '{"do":"card","card":"FLAT_BATTERY"}', '{"do":"end_turn","draw":["SABOTEUR"]}'
    told = crashyard("position", "play", table, first, "pass", end, "--chance", "TANDEM").json
    assert told["position"]["turn"] == 9
    assert "SABOTEUR" in told["position"]["hands"][0]


def test_a_turn_is_ended_whole_or_not_at_all(table: str) -> None:
    """Section 9.2: what is owed is drawn; a turn that owes nothing, or is not over yet, has nothing to end."""
    first, end = '{"do":"card","card":"FLAT_BATTERY"}', '{"do":"end_turn","draw":["SABOTEUR"]}'
    refused(crashyard("position", "play", table, first, end), "action 2 of turn 8", "section 4")
    refused(crashyard("position", "play", table, "end_turn"), "action 1 of turn 8", "section 4")
    refused(crashyard("position", "play", table, "pass", "pass", "end_turn"), "Blue", "turn 9", "section 4")
    refused(crashyard("position", "play", table, first, "pass", "end_turn"), "1 card", "not 0", "section 9.2")
    too_many = 'end_turn draw=["deck","deck"]'
    refused(crashyard("position", "play", table, first, "pass", too_many, "--seed", "x"), "not 2", "section 9.2")
    half = '{"do":"exchange","discard":["LAMBADA","TANDEM"],"take":["deck"]}'
    refused(crashyard("position", "play", table, half, "--seed", "x"), "two cards, not 1", "section 9.1")


def test_a_side_without_a_car_is_a_finished_game_or_no_game(tmp_path: Path) -> None:
    """R72 in files: nobody plays on where a side has no car left."""
    cars = [{"side": 1, "at": [6, 8]}]
    file = write(tmp_path / "swept.json", STATE | {"cars": cars})
    refused(crashyard("position", "show", file), "Red has no car", "R72")
    over = write(tmp_path / "over.json", STATE | {"cars": cars, "phase": "over"})
    assert crashyard("position", "legal", over).out == ""
    refused(crashyard("position", "play", over, "pass"), "section 11")


def test_chance_may_be_said_in_words_of_the_game(tmp_path: Path) -> None:
    file = write(tmp_path / "new.json", crashyard("position", "new", "crash-by-crash", "--players", "4").out)
    told = crashyard("position", "play", file, "--chance", "X03/3,F11/5").json
    assert told["position"]["layout"] == [
        {"slot": 0, "tile": "X03", "rotation": 3},
        {"slot": 1, "tile": "F11", "rotation": 5},
    ]
    refused(crashyard("position", "play", file, "--chance", "F03/2"), "F03", "section 3")
    refused(crashyard("position", "play", file, "--chance", "X03/2"), "X03/2")


def test_chance_takes_words_with_hyphens_and_values_with_commas(tmp_path: Path) -> None:
    file = write(tmp_path / "new.json", crashyard("position", "new", "crash-and-grab", "--players", "3").out)
    chance = '1A/0,2B/1,3A/2,4B/3,"sun,stars,meteor,asteroids",pink,0,1,2,3'
    run = crashyard("position", "play", file, "--chance", chance, "--seed", "s")
    assert run.json["position"]["markers"] == {"up": "sun", "right": "stars", "down": "meteor", "left": "asteroids"}
    for seat in "012":
        file = write(tmp_path / f"{seat}.json", run.out)
        given = ("--chance", "counter-clockwise") if seat == "2" else ()
        run = crashyard("position", "play", file, "plan card=2 direction=sun", "--seat", seat, *given)
    assert run.json["position"]["rotation"] == "counter-clockwise"


def test_a_seat_is_refused_for_a_game_without_it() -> None:
    refused(crashyard("position", "new", "crash-by-crash", "--option", "younger=2"), "0..1")
    refused(crashyard("position", "new", "crash-by-crash", "--players", "4", "--option", "last_rider=1"), "last_rider")
    made = crashyard("position", "new", "crash-by-crash", "--players", "4", "--option", "younger=2").json
    assert made["options"] == {"last_rider": 0, "younger": 2}
