"""`crashyard position play` at Crash by Crash: bans, the end of a game, and exchanges, as people try them by hand."""

from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import crashyard, refused, write
from tests.cli.test_long_forms import STATE

BATTERY, PUSH = '{"do":"card","card":"FLAT_BATTERY"}', '{"do":"place","at":[5,8],"dir":"E","batteries":1}'
HANDS = [["FLAT_BATTERY", "TANDEM", "LAMBADA"], ["FLAT_BATTERY", "TANDEM", "LAMBADA"]]


def table(folder: Path, **changes: Any) -> str:
    return write(folder / "table.json", STATE | {"operator": [5, 14], "hands": HANDS} | changes)


def test_two_bans_follow_each_other(tmp_path: Path) -> None:
    """R67: each side has a ban of its own."""
    file = table(tmp_path)
    turns = [BATTERY, "pass", "take from=ROCKET", BATTERY]
    refused(crashyard("position", "play", file, *turns, PUSH, "--seed", "x"), "Discharged Battery", "R67")
    told = crashyard("position", "play", file, *turns, "pass", "take from=SABOTEUR", "--seed", "x").json
    assert (told["position"]["turn"], told["position"]["bans"]) == (10, [10, 9])
    banned = write(tmp_path / "banned.json", told)
    refused(crashyard("position", "play", banned, PUSH), "R67")
    assert crashyard("position", "play", banned, "pass", "pass", PUSH).json["position"]["batteries"] == [3, 2]


def test_a_file_with_one_ban_for_both_opens(tmp_path: Path) -> None:
    """R67: files of rules 1."""
    refused(crashyard("position", "play", table(tmp_path, ban_turn=8), PUSH), "R67")
    told = crashyard("position", "play", table(tmp_path, ban_turn=9), PUSH, "--seed", "x").json
    assert told["position"]["bans"] == [None, 9]


@pytest.mark.parametrize("path", ['["E","NW"]', '["E","E","E","E"]'])
def test_the_operators_way_ends_with_the_game(tmp_path: Path, path: str) -> None:
    """R73: the steps that are left are not played, and forbid nothing; four are paid for."""
    cars = [{"side": 0, "at": [0, 0]}, {"side": 1, "at": [8, 8]}]
    file = table(tmp_path, operator=[7, 8], cars=cars, scores=[2, 9])
    told = crashyard("position", "play", file, f'{{"do":"operator","path":{path}}}').json
    kinds = [event["event"] for event in told["events"]]
    assert kinds[-3:] == ["car_displaced", "operator_moved", "game_over"]
    assert (told["position"]["phase"], told["position"]["operator"]) == ("over", [8, 8])
    assert told["position"]["scores"][0] == (4 if path == '["E","NW"]' else 2)
    over = write(tmp_path / "over.json", told)
    assert crashyard("position", "legal", over).out == ""


def test_a_bell_rung_on_the_way_is_not_scored_any_more(tmp_path: Path) -> None:
    """R73: but it fulfils the yellow card."""
    cars = [{"side": 0, "at": [-1, 8]}, {"side": 0, "at": [0, 1]}, {"side": 1, "at": [-2, 9]}]
    swept: dict[str, Any] = {"cars": cars, "bells": [{"at": [0, 8]}], "operator": [-2, 8], "removed": [15]}
    file = table(tmp_path, **swept, action=2, card="HEARTLESS_BELL")
    told = crashyard("position", "play", file, '{"do":"operator","path":["E","SW"]}').json
    position = told["position"]
    assert (position["phase"], position["scores"], position["scorings"]) == ("over", [2, 0], 0)
    assert position["rung"] == [0, 8]
    again = write(tmp_path / "again.json", told)
    assert "Red" in crashyard("position", "show", again).out


def test_four_players_exchange_two_cards_for_two(tmp_path: Path) -> None:
    """R81: both are kept; of two cards drawn up at the end of the turn one is."""
    file = table(tmp_path, players=4, hands=[["TANDEM", "LAMBADA", "ROCKET"], [], [], []], display=[])
    form = '{"do":"exchange","discard":["TANDEM","LAMBADA"]}'
    told = crashyard("position", "play", file, form, "--chance", "SABOTEUR,EXPANSION").json
    assert sorted(told["position"]["hands"][0]) == ["EXPANSION", "ROCKET", "SABOTEUR"]
    assert sorted(told["position"]["discard"]) == ["LAMBADA", "TANDEM"]
    assert told["position"]["action"] == 2
    drawing_up = crashyard("position", "play", table(tmp_path, players=4, hands=[*HANDS, [], []], display=[]), BATTERY)
    end = ["pass", 'end_turn draw=["ROCKET"]']
    kept = crashyard(
        "position", "play", write(tmp_path / "up.json", drawing_up.json), *end, "--chance", "ROCKET,TANDEM"
    )
    assert "ROCKET" in kept.json["position"]["hands"][0]
    assert "TANDEM" in kept.json["position"]["discard"]
