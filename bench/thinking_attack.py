"""How long answers take to be on disk, and bots to answer, while somebody lets 500 tables of expert bots think.

python bench/thinking_attack.py [SECONDS]
"""

import asyncio
import sys
import tempfile
import time
from pathlib import Path

from crashyard.engine.registry import find_game
from crashyard.server.accounts.people import People
from crashyard.server.accounts.sessions import Person
from crashyard.server.registry import TableRegistry, TableSetup
from crashyard.server.settings import Settings
from crashyard.server.storage.store import Store
from crashyard.server.tables.seating import ChairRequest, seated
from crashyard.server.tables.table import GameTable
from crashyard.server.workers.bot_players import BotPlayers

GAME, ATTACKERS, TABLES, PLAYERS = "cube-attack", 5, 100, 20


async def a_table(registry: TableRegistry, person: Person, *bots: str) -> GameTable:
    chairs = [seated(0, ChairRequest("me", person.id, person.name), [])]
    for seat, bot in enumerate(bots, 1):
        chairs.append(seated(seat, ChairRequest("bot", person.id, "", bot, True), chairs))
    table = await registry.open_table(person, TableSetup(find_game(GAME), {}, chairs))
    await table.start(person.id, "", None)
    return table


async def play(table: GameTable, person: Person, seconds: float, answers: list[float], bots: list[float]) -> None:
    """One answer a second, if the bot has answered; `bots` are the seconds that it was waited for."""
    end = time.monotonic() + seconds
    while time.monotonic() < end and table.position is not None and table.state == "running":
        if table.awaited() != [0]:
            await asyncio.sleep(0.02)
            continue
        began = time.monotonic()
        await table.answer(person.id, 0, table.position.legal(0)[0], None)
        asked = time.monotonic()
        answers.append(asked - began)
        while table.awaited() != [0] and table.state == "running" and time.monotonic() < end:
            await asyncio.sleep(0.02)
        bots.append(time.monotonic() - asked)
        await asyncio.sleep(1.0)


def said(what: str, times: list[float]) -> str:
    times = sorted(times) or [0.0]
    middle, late = times[len(times) // 2], times[min(len(times) - 1, len(times) * 99 // 100)]
    return f"{what}: {len(times)}, p50 {middle * 1000:.0f} ms, p99 {late * 1000:.0f} ms"


async def measure(seconds: float) -> None:
    with tempfile.TemporaryDirectory() as folder:
        store = Store(Settings(database=str(Path(folder) / "bench.db")).database_url)
        await store.open()
        people, bots = People(store), BotPlayers(pause=0.0)
        registry = TableRegistry(store, bots)
        try:
            for attackers in (0, ATTACKERS):
                for number in range(attackers):
                    guest = await people.welcome(f"Mallory {number}")
                    for _ in range(TABLES):
                        await a_table(registry, guest, *["expert"] * 5)
                guests = [await people.welcome(f"Ann {number}") for number in range(PLAYERS)]
                tables = [await a_table(registry, guest, "random") for guest in guests]
                answers: list[float] = []
                waits: list[float] = []
                both = zip(tables, guests, strict=True)
                await asyncio.gather(*(play(table, guest, seconds, answers, waits) for table, guest in both))
                told = [f"{attackers * TABLES} tables of expert bots beside", said("answers", answers)]
                sys.stdout.write("\n  ".join([*told, said("bots", waits)]) + "\n")
        finally:
            await registry.close()
            await bots.stop()
            await store.close()


if __name__ == "__main__":
    asyncio.run(measure(float(sys.argv[1]) if len(sys.argv) > 1 else 30.0))
