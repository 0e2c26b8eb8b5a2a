"""What opening a table costs after many answers, in time and in memory, and what its snapshots take on disk.

`python bench/opening.py [ANSWERS...]` plays a long game of Crash & Grab at one table of a server for each number of
answers (chance's included; 200 and 20,000 unless told), opens it again and again in processes of their own, and prints
a line for each. Every seat answers the first thing that it may, by which the game never ends.
"""

import asyncio
import json
import resource
import secrets
import subprocess
import sys
import tempfile
import time
import tracemalloc
from pathlib import Path

from sqlalchemy import text

from crashyard.engine import find_game
from crashyard.server.accounts.people import People
from crashyard.server.registry import TableRegistry, TableSetup
from crashyard.server.storage.store import Store
from crashyard.server.tables.seating import Chair
from crashyard.server.workers.bot_players import BotPlayers

PLAYERS = 3
ROUNDS = 5


async def play(file: Path, answers: int) -> str:
    """One game of so many answers; returns the table."""
    store = Store(f"sqlite+aiosqlite:///{file}")
    await store.open()
    thinking = BotPlayers()
    registry = TableRegistry(store, thinking)
    people = [await People(store).welcome(f"Seat {seat}") for seat in range(PLAYERS)]
    chairs = [Chair(seat, "person", person.name, person.id) for seat, person in enumerate(people)]
    table = await registry.open_table(people[0], TableSetup(find_game("crash-and-grab"), {}, chairs))
    await table.start(people[0].id, "luck", None)
    while table.play is not None and table.play.length < answers:
        assert table.position is not None
        seat = table.awaited()[0]
        await table.answer(people[seat].id, seat, table.position.legal(seat)[0], secrets.token_hex(12))
    await registry.close()
    await thinking.stop()
    await store.close()
    return table.id


async def open_once(file: Path, table: str, *, traced: bool) -> dict[str, float]:
    """How long it takes until the table is there, and what it takes in memory then and at most on the way."""
    store = Store(f"sqlite+aiosqlite:///{file}")
    await store.open()
    thinking = BotPlayers()
    registry = TableRegistry(store, thinking)
    await store.table(table)
    find_game("crash-and-grab").new(PLAYERS)
    if traced:
        tracemalloc.start()
    before, began = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, time.perf_counter()
    opened = await registry.table(table)
    seconds = time.perf_counter() - began
    held, most = tracemalloc.get_traced_memory() if traced else (0, 0)
    tracemalloc.stop()
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    number = opened.number
    await registry.close()
    await thinking.stop()
    await store.close()
    return {"number": number, "ms": 1000 * seconds, "held": held, "most": most, "grown": 1024 * grown}


def measured(file: Path, table: str) -> dict[str, float]:
    """In processes of their own: the median time of several, and the memory of one that is traced."""

    def once(kind: str) -> dict[str, float]:
        command = [sys.executable, __file__, "--open", str(file), table, kind]
        found: dict[str, float] = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)
        return found

    plain = sorted((once("plain") for _ in range(ROUNDS)), key=lambda each: each["ms"])[ROUNDS // 2]
    traced = once("traced")
    return plain | {"held": traced["held"], "most": traced["most"]}


async def sizes(file: Path) -> tuple[int, int, int]:
    """Bytes of entries, bytes of snapshots, and how many of those there are."""
    store = Store(f"sqlite+aiosqlite:///{file}")
    async with store.engine.connect() as connection:
        entries = (await connection.execute(text("SELECT sum(length(body)) FROM entries"))).scalar_one()
        snapshots = (await connection.execute(text("SELECT * FROM snapshots"))).all()
    await store.engine.dispose()
    return int(entries), sum(len(row[-1]) for row in snapshots), len(snapshots)


def main(counts: list[int]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        for count in counts:
            file = Path(folder) / f"{count}.db"
            began = time.perf_counter()
            table = asyncio.run(play(file, count))
            played = time.perf_counter() - began
            cost = measured(file, table)
            entries, taken, number = asyncio.run(sizes(file))
            sys.stdout.write(
                f"{count} answers, {cost['number']:.0f} entries, in {played:.0f} s: opened in {cost['ms']:.0f} ms,"
                f" {cost['held'] / 1024:.0f} KB held, {cost['most'] / 1024:.0f} KB at most,"
                f" process grown by {cost['grown'] / 1024:.0f} KB; entries {entries / 1024:.0f} KB,"
                f" {number} snapshots {taken / 1024:.0f} KB\n"
            )


if __name__ == "__main__":
    if sys.argv[1:2] == ["--open"]:
        _, _, where, name, kind = sys.argv
        sys.stdout.write(json.dumps(asyncio.run(open_once(Path(where), name, traced=kind == "traced"))))
    else:
        main([int(each) for each in sys.argv[1:]] or [200, 20_000])
