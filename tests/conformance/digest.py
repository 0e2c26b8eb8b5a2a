"""A fingerprint of many games: records, positions, views and events, of every registered game.

Run as a program (`python -m tests.conformance.digest`) it prints them for the Python and the build it runs on: the same
everywhere, or something is not pure. With `--write` it stores them in `golden.json`, for rules that changed on purpose.
"""

import argparse
import hashlib
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from crashyard.engine import (
    CHANCE,
    NOBODY,
    SPECTATOR,
    Actions,
    Dice,
    Game,
    Record,
    SeededChance,
    build,
    games,
    random_answer,
    register,
)
from tests.tiny_game import GAME

GOLDEN = Path(__file__).with_name("golden.json")
ROUNDS = 3
"""So often each game is played with each number of players; each round has a fingerprint of its own."""


def fingerprint(game: Game, number: int) -> str:
    found = hashlib.sha256()
    for players in game.players:
        for line in one_play(game, players, f"{game.name}/{players}/{number}"):
            found.update(line.encode())
    return found.hexdigest()


def one_play(game: Game, players: int, seed: str) -> list[str]:
    """Everything that can be told of one random play, line by line."""
    record = Record.new(game, players, chance=SeededChance(seed))
    position = record.opening()
    position.listen()
    dice = Dice(seed)
    actions = Actions()
    lines = []
    while position.awaited() != NOBODY:
        seat = position.awaited_seats()[0]
        if seat == CHANCE:
            record.let_chance_play(position)
        else:
            action = int(random_answer(position, seat, dice, actions))
            position.play(seat, action)
            record.append(seat, action)
        lines.append(json.dumps([event.whole() for event in position.heard()]))
        lines.append(json.dumps([position.view(watcher) for watcher in [*range(players), SPECTATOR]]))
        lines.append(json.dumps([position.possible(0, dice).to_json(), position.awaited_seats(), position.legal(0)]))
    return [*lines, json.dumps(game.save(position)), json.dumps(record.to_json())]


def fingerprints(rounds: int) -> dict[str, list[str]]:
    return {name: [fingerprint(game, number) for number in range(rounds)] for name, game in games().items()}


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the fingerprints of all games, or write them down as the known ones."""
    parser = argparse.ArgumentParser(prog="python -m tests.conformance.digest", description=main.__doc__)
    parser.add_argument(
        "rounds", type=int, nargs="?", default=ROUNDS, help=f"how many for each game; {ROUNDS} at first"
    )
    parser.add_argument("--write", action="store_true", help=f"write {GOLDEN.name}, which needs all {ROUNDS} rounds")
    chosen = parser.parse_args(arguments)
    if chosen.rounds < 1 or (chosen.write and chosen.rounds != ROUNDS):
        parser.error(f"there must be at least one round, and {ROUNDS} to be written")
    register(GAME)
    found = fingerprints(chosen.rounds)
    if chosen.write:
        GOLDEN.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    else:
        json.dump({"build": build(), "python": sys.version.split()[0], "games": found}, sys.stdout, indent=2)
        sys.stdout.write("\n")


if __name__ == "__main__":
    main()
