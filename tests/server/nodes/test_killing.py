"""No machine's death loses or doubles a move, or holds it up for more than five seconds."""

import asyncio
import os
import sys
from pathlib import Path

from tests.server.buses import a_nats
from tests.server.databases import a_postgres
from tests.server.durable import check
from tests.server.nodes.towns import BUS, DATABASE, NODE, Town, play_and_kill

KILLS = int(os.environ.get("CRASHYARD_NODE_KILLS", "3"))
"""`make test-durability` asks for more, and kills the bus and the database in between."""

PAIRS = int(os.environ.get("CRASHYARD_NODE_PAIRS", "3"))
LONG = 20
AT_MOST = 5.0
"""Seconds that a table stands still, in 99 of 100 cases."""


def test_nodes_are_killed_in_turn_and_nothing_is_lost_and_nothing_happens_twice(tmp_path: Path) -> None:
    with a_postgres() as postgres, a_nats() as nats:
        town = Town(tmp_path, postgres, nats)
        town.start()
        try:
            asyncio.run(kill(town))
        finally:
            ended = town.end()
        assert ended == [0, 0, 0]
        assert "mistake" not in town.logs()


async def kill(town: Town) -> None:
    await town.wait_until_open()
    victims = (NODE, NODE, BUS, NODE, DATABASE) if KILLS >= LONG else (NODE,)
    memory, progress, tables = await play_and_kill(town, KILLS, PAIRS, victims, 3.5)
    waits = progress.waits(town.killed)
    slow = waits[int(len(waits) * 0.99)] if waits else 0.0
    told = f"{KILLS} kills, {len(tables)} games, {len(memory.acknowledged)} acknowledged requests, "
    sys.stdout.write(f"{told}{memory.lost} broken connections, longest wait {waits[-1]:.1f} s, of 99 % {slow:.1f} s\n")
    await town.wait_until_open()
    await check(town.hosts[0], memory, tables)
    assert memory.lost > 0, "the players hardly noticed"
    assert waits and slow < AT_MOST, waits
