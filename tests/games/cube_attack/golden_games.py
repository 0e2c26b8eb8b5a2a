"""The games in `golden/`: how they were played. `python -m tests.games.cube_attack.golden_games` writes them anew.

They are written once and for good. Only a new version of the rules may change one.
"""

import json
from pathlib import Path
from typing import Any

from crashyard.engine import Dice, Record, SeededChance
from crashyard.engine.driver import RESIGN, give
from crashyard.games.cube_attack import GAME

FOLDER = Path(__file__).parent / "golden"

GAMES: dict[str, tuple[int, dict[str, object]]] = {
    "two-players": (2, {}),
    "two-in-a-small-galaxy": (2, {"board": "auto"}),
    "three-in-colours": (3, {"colours": "purple,white,blue", "target": 40}),
    "three-players": (3, {"target": 40}),
    "four-players": (4, {"marker": "passes", "target": 32}),
    "five-players": (5, {"initial_cubes": 10, "target": 24}),
    "six-players": (6, {"target": 48}),
    "last-survivor": (2, {"board": "auto", "initial_cubes": 1}),
    "round-limit": (4, {"target": 128, "round_limit": 50}),
    "play-off-12": (6, {"target": 16}),
    "resigning": (6, {"marker": "passes"}),
}


def play_game(name: str) -> Record:
    """Play one of them at random; in `resigning` every fiftieth answer is that the active player gives up."""
    players, options = GAMES[name]
    record = Record.new(GAME, players, options, SeededChance(f"golden/{name}"))
    dice = Dice(f"golden/{name}/answers")
    position = record.opening()
    record.let_chance_play(position)
    while position.result() is None:
        seat = position.awaited()
        legal = position.legal(seat)
        answer = legal[dice.below(len(legal))]
        if name == "resigning" and dice.below(50) == 0:
            answer = RESIGN
        give(position, seat, answer)
        record.append(seat, answer)
    return record


def document(record: Record) -> dict[str, Any]:
    """What a golden file holds: the record, and the position file of its end."""
    return {"record": record.to_json(), "final": GAME.save(record.position())}


def write_all() -> None:
    for name in GAMES:
        text = json.dumps(document(play_game(name)), separators=(",", ":"))
        FOLDER.joinpath(f"{name}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    write_all()
