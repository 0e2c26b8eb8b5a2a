"""Three scripted friends play Crash & Grab over seven days, with and without standing orders.

`python bench/friends.py [DAYS]` writes the table of docs/orders.md: how often each of them comes, how many messages
call them, and how often the table waits for somebody who is not there. The server's own tables are played on, with a
time that only the script moves; the friends (`tests/server/friends.py`) think like `greedy`. Run it from the root of
the repository.
"""

import asyncio
import sys
import tempfile
from pathlib import Path

from crashyard.engine import find_game
from tests.server.friends import Figures, Friends
from tests.server.living import Fate, a_registry

SEEDS = ("1", "2", "3")
"""Weeks that are played, each with other dice."""


async def week(days: int, seed: str, *, orders: bool) -> Figures:
    with tempfile.TemporaryDirectory() as folder:
        async with a_registry(Path(folder), Fate(seed=f"friends {seed}")) as living:
            return await Friends(living, find_game("crash-and-grab"), orders=orders, seed=seed).play(days)


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main(days: int) -> None:
    say("| | week | rounds | visits a player a round | messages a round | waits a round | answers by order a round |")
    say("|---|---|---|---|---|---|---|")
    for orders in (False, True):
        for seed in SEEDS:
            figures = asyncio.run(week(days, seed, orders=orders))
            row = figures.by_round()
            told = " | ".join(f"{row[name]:.2f}" for name in ("visits", "messages", "waits", "ordered"))
            say(f"| {'with' if orders else 'without'} orders | {seed} | {figures.rounds} | {told} |")
            sys.stderr.write(f"{figures}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 7)
