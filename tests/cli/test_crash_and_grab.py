"""`crashyard position play` at Crash & Grab: passing, accelerators, the setup of two players and colours, by hand."""

from pathlib import Path
from typing import Any

from tests.cli.running import crashyard, refused, write
from tests.games.crash_and_grab.test_position_files import SHORT

PLAN = {"card": "0-5", "direction": "meteor"}
BLUE_PILOT = {"colour": "blue", "type": "pilot"}
HAND_OVER = '{"do":"pass","crew":{"colour":"blue","type":"pilot"}}'


def table(folder: Path, red: list[int], blue: list[int], **changes: Any) -> str:
    """Two players: red, with a pilot of blue aboard, chooses how far it moves to the right."""
    saucers: list[dict[str, Any]] = [
        {"at": red, "crew": [BLUE_PILOT], "plan": PLAN},
        {"at": [7, 2], "plan": PLAN},
        {"at": blue, "plan": PLAN},
        {"at": [7, 3], "plan": PLAN},
    ]
    moment = {"phase": "distance", "saucer": "red"}
    return write(folder / "table.json", SHORT | {"players": 2, "saucers": saucers, "moment": moment} | changes)


def places(told: Any) -> dict[str, Any]:
    return {saucer["colour"]: saucer["at"] for saucer in told["position"]["saucers"]}


def kinds(told: Any) -> list[str]:
    return [event["event"] for event in told["events"]]


def test_passing_interrupts_the_movement(tmp_path: Path) -> None:
    file = table(tmp_path, [5, 0], [4, 2])
    told = crashyard("position", "play", file, "distance distance=5").json
    assert (told["position"]["moment"]["phase"], places(told)["red"]) == ("pass", [5, 2])
    waiting = write(tmp_path / "waiting.json", told)
    told = crashyard("position", "play", waiting, HAND_OVER).json
    assert kinds(told)[0] == "crew_passed"
    assert places(told)["red"] == [5, 5]
    declined = crashyard("position", "play", waiting, "decline").json
    assert (places(declined)["red"], declined["position"]["saucers"][2]["crew"]) == ([5, 5], [])
    refused(crashyard("position", "play", waiting, HAND_OVER.replace("blue", "pink")), "may not be passed", "R-45")


def test_a_pushed_partner_chooses_its_direction(tmp_path: Path) -> None:
    """The accelerator at (2, 5): blue is pushed onto it and goes down, and may not go farther."""
    file = table(tmp_path, [2, 2], [2, 3])
    actions = ["distance distance=2", "decline"]
    told = crashyard("position", "play", file, *actions).json
    assert (told["position"]["moment"]["phase"], told["position"]["moment"]["mover"]) == ("accelerate", "blue")
    told = crashyard("position", "play", file, *actions, "accelerate direction=stars").json
    assert places(told)["blue"] == [4, 5]
    farther = "accelerate direction=stars distance=3"
    refused(crashyard("position", "play", file, *actions, farther), "with that distance", "section 9.4")


def test_two_players_place_a_pilot_give_the_booster_and_place_a_pilot(tmp_path: Path) -> None:
    file = tmp_path / "new.json"
    file.write_text(crashyard("position", "new", "crash-and-grab", "--seed", "x").out, encoding="utf-8")
    asked = []
    for _ in range(4):
        first = crashyard("position", "legal", str(file)).out.splitlines()[0]
        told = crashyard("position", "play", str(file), first, "--seed", "x").json
        write(file, told)
        asked.append((told["position"]["moment"]["phase"], kinds(told)))
    assert [phase for phase, _ in asked] == ["saucer", "pilot", "booster", "plan"]
    assert "crew_placed" in asked[2][1] and "boosters_gained" not in asked[2][1]
    assert [kind for kind in asked[3][1] if kind != "asked"][:3] == ["boosters_gained", "crew_called", "crew_placed"]


def test_colours_are_chosen(tmp_path: Path) -> None:
    made = crashyard("position", "new", "crash-and-grab", "--players", "3", "--option", "colours=pink, blue,red").out
    file = tmp_path / "pink.json"
    file.write_text(made, encoding="utf-8")
    assert '"colour": "pink"' in made
    played = crashyard("position", "play", str(file), "--seed", "x").json
    assert [saucer["colour"] for saucer in played["position"]["saucers"]] == ["pink", "blue", "red"]
    shown = crashyard("position", "show", write(tmp_path / "played.json", played)).out
    assert "Pink" in shown and "Green" not in shown
    for wrong in ("pink,blue", "pink,pink,red", "pink,blue,white"):
        refused(
            crashyard("position", "new", "crash-and-grab", "--players", "3", "--option", f"colours={wrong}"), "colours"
        )


def test_a_file_of_rules_1_opens_and_asks_about_passing_when_the_movements_are_over(tmp_path: Path) -> None:
    moment = {"phase": "pass", "stage": "passing", "saucer": "red", "flagged": [BLUE_PILOT], "boosted_out": True}
    file = table(tmp_path, [5, 0], [4, 6], rules="1", options={"mode": "base"}, moment=moment)
    told = crashyard("position", "play", file, HAND_OVER).json
    assert told["position"]["saucers"][2]["crew"] == [BLUE_PILOT]
    assert told["position"]["rules"] == "3"


def test_a_file_after_the_movements_says_that_boosts_are_over(tmp_path: Path) -> None:
    moment = {"phase": "colour", "saucer": "red", "boosted_out": False}
    refused(crashyard("position", "show", table(tmp_path, [5, 0], [4, 6], crew=[], moment=moment)), "boosted_out")
    moment["boosted_out"] = True
    assert "Red" in crashyard("position", "show", table(tmp_path, [5, 0], [4, 6], crew=[], moment=moment)).out
