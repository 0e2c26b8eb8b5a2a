"""Streaks and personal bests, from the list of one's games: pure functions of the client, run by themselves."""

import json
import subprocess
from typing import Any

from tests.browser.test_modules import JS

LEVELS = ["beginner", "casual", "skilled", "expert"]


def run(expression: str, tables: list[dict[str, Any]]) -> Any:
    module = (JS / "account" / "bests.js").read_text(encoding="utf-8")
    program = f"{module}\nconst tables = {json.dumps(tables)};\nconsole.log(JSON.stringify({expression}));"
    command = ["node", "--input-type=module", "-"]
    told = subprocess.run(command, input=program, capture_output=True, check=True, encoding="utf-8")
    return json.loads(told.stdout)


def played(number: int, winners: list[int], bot: str = "casual", game: str = "cube-attack") -> dict[str, Any]:
    """A game of mine, seat 0, against one bot."""
    chairs = [{"seat": 0, "kind": "person"}, {"seat": 1, "kind": "bot", "bot": bot, "away": False}]
    result = {"winners": winners}
    return {"id": str(number), "game": game, "state": "over", "mine": [0], "chairs": chairs, "result": result}


def test_wins_in_a_row_are_counted_and_what_is_new_about_a_win_is_said() -> None:
    running = played(9, []) | {"state": "running", "result": None}
    stood_in = played(8, [0])
    stood_in["chairs"][0]["away"] = True
    newest_first = [
        running,
        stood_in,
        played(5, [0], "skilled"),
        played(4, [0]),
        played(3, [1]),
        played(2, [0, 1]),
        played(1, [0]),
    ]
    told = run(
        f"[tables.map(outcomeOf), streaks(tables), newsOf(tables, '5', {LEVELS}), newsOf(tables, '3', {LEVELS}), "
        f"newsOf(tables, '1', {LEVELS}), newsOf(tables, 'unknown', {LEVELS})]",
        newest_first,
    )
    nothing = {"first": False, "level": "", "streak": 0, "longest": False}
    assert told == [
        [None, None, "won", "won", "lost", "drawn", "won"],
        {"now": 2, "longest": 2},
        {"first": False, "level": "skilled", "streak": 2, "longest": True},
        nothing,
        {"first": True, "level": "casual", "streak": 1, "longest": False},
        nothing,
    ]
