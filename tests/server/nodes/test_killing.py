"""No machine's death loses or doubles a move, or holds it up for more than five seconds."""

import asyncio
import os
import sys
from pathlib import Path

import pytest

from tests.server.buses import a_nats
from tests.server.databases import a_postgres
from tests.server.durable import check
from tests.server.nodes.towns import BUS, DATABASE, NODE, SLEEPER, Town, play_and_kill

AT_MOST = 5.0
"""Seconds that a table stands still, in 99 of 100 cases."""

PAUSE, REST = 3.0, 6.0
"""Seconds between two kills; so much longer where a node sleeps that what it had goes on before something else dies."""
LONG = (NODE, SLEEPER, BUS, NODE, DATABASE)


@pytest.mark.parametrize(
    ("kills", "pairs", "victims", "pause"),
    [
        (int(os.environ.get("CRASHYARD_NODE_KILLS", "2")), 2, (NODE,), PAUSE),
        pytest.param(300, 100, LONG, REST, marks=pytest.mark.soak),
    ],
    ids=["nodes", "everything"],
)
def test_killed_in_turn_nothing_is_lost_and_nothing_happens_twice(
    tmp_path: Path, kills: int, pairs: int, victims: tuple[str, ...], pause: float
) -> None:
    with a_postgres() as postgres, a_nats() as nats:
        town = Town(tmp_path, postgres, nats)
        town.start()
        try:
            asyncio.run(kill(town, kills, pairs, victims, pause))
        finally:
            ended = town.end()
        assert ended == [0, 0, 0]
        assert "mistake" not in town.logs()


async def kill(town: Town, kills: int, pairs: int, victims: tuple[str, ...], pause: float) -> None:
    await town.wait_until_open()
    memory, progress, tables = await play_and_kill(town, kills, pairs, victims, pause)
    waits = progress.waits(town.killed)
    slow = waits[int(len(waits) * 0.99)] if waits else 0.0
    told = f"{kills} kills, {len(tables)} games, {len(memory.acknowledged)} acknowledged requests, "
    sys.stdout.write(f"{told}{memory.lost} broken connections, longest wait {waits[-1]:.1f} s, of 99 % {slow:.1f} s\n")
    await town.wait_until_open()
    await check(town.hosts[0], memory, tables)
    assert memory.lost > 0, "the players hardly noticed"
    assert waits and slow < AT_MOST, waits
