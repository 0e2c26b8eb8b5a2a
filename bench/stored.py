"""How many bytes an answer takes in the database: whole games of all three games at tables of a server, on SQLite.

`python bench/stored.py [GAMES]` plays so many of each, every seat at random, and prints a line for each.
"""

import asyncio
import sys
import tempfile
from pathlib import Path

from crashyard.engine import Dice, find_game
from crashyard.server.accounts.people import People
from crashyard.server.registry import TableRegistry, TableSetup
from crashyard.server.storage.store import Store
from crashyard.server.tables.seating import Chair
from crashyard.server.workers.bot_players import BotPlayers

CASES = [
    ("cube-attack", 2),
    ("cube-attack", 6),
    ("crash-by-crash", 2),
    ("crash-by-crash", 4),
    ("crash-and-grab", 2),
    ("crash-and-grab", 6),
]


async def play(folder: Path, name: str, players: int, count: int) -> tuple[int, int]:
    """Play games to their ends; returns how many answers there were, chance's included, and the size of the file."""
    file = folder / f"{name}-{players}.db"
    store = Store(f"sqlite+aiosqlite:///{file}")
    await store.open()
    thinking = BotPlayers()
    registry = TableRegistry(store, thinking)
    host = await People(store).welcome("Host")
    answers = 0
    for number in range(count):
        chairs = [Chair(seat, "person", f"Seat {seat}", host.id) for seat in range(players)]
        table = await registry.open_table(host, TableSetup(find_game(name), {}, chairs))
        await table.start(host.id, "luck", None)
        dice = Dice(f"{name} {players} {number}")
        while table.awaited() and table.position is not None:
            seat = table.awaited()[0]
            legal = table.position.legal(seat)
            await table.answer(host.id, seat, legal[dice.below(len(legal))], f"{table.number:x}")
        assert table.play is not None
        answers += table.play.length
    await registry.close()
    await thinking.stop()
    async with store.engine.connect() as connection:
        await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        await connection.exec_driver_sql("VACUUM")
    await store.close()
    return answers, file.stat().st_size


async def main(count: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        for name, players in CASES:
            answers, size = await play(Path(folder), name, players, count)
            sys.stdout.write(f"{name} {players} players: {answers} answers, {size} bytes, {size / answers:.1f} each\n")


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 3))
