"""Games that take a while on a cluster, so that something can happen in the middle. Run as a program of its own.

`slow_games.py ADDRESS NOTES`: play an arena, note the outcomes, print how another version is refused.
"""

import sys
import time
from pathlib import Path

from crashyard import version
from crashyard.engine.refusal import Refusal
from crashyard.lab.arena import Arena
from crashyard.lab.checkpoint import Checkpoint, played
from crashyard.lab.outcome import Outcome
from crashyard.lab.parallel.distribute import distribute
from crashyard.lab.parallel.work import Where

TITLE = {"arena": "slow"}
PAUSE = 0.05


def arena() -> Arena:
    return Arena("cube-attack", {}, ("greedy", "random"), (2,), 40, "cluster", 40)


class Slow:
    """The games of an arena, each with a pause before it."""

    def play(self, number: int) -> Outcome:
        time.sleep(PAUSE)
        return arena().play(number)


def main(address: str, notes: str) -> None:
    book = Checkpoint(Path(notes), TITLE)
    for _ in played(Slow(), arena().games, Where(ray=address), book):
        pass
    book.close()
    version.__version__ = "0.0.0"
    try:
        list(distribute(Slow(), [0], Where(ray=address)))
    except Refusal as refusal:
        sys.stdout.write(f"{refusal.key} {refusal.data['what']} {refusal.data['ours']}")


if __name__ == "__main__":
    main(*sys.argv[1:])
