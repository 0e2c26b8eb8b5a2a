"""No machine's death loses or doubles a move, or holds it up for more than five seconds."""

import asyncio
import json
import os
import sys
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from crashyard.server.settings import Settings
from tests.server.buses import a_nats
from tests.server.databases import a_postgres
from tests.server.durable import check
from tests.server.nodes.towns import ABSENT, BUS, DATABASE, NODE, SLEEPER, WORKER, Plan, Play, Town, play_and_kill

AT_MOST = 5.0
"""Seconds that a table stands still, in 99 of 100 cases."""

SHORT = Plan(4, (NODE, BUS, DATABASE, WORKER), tables=2)
"""How long tables stand still is not looked at here, where other tests run beside this one."""
LONG = Plan(
    int(os.environ.get("CRASHYARD_NODE_KILLS", "300")),
    (NODE, SLEEPER, BUS, NODE, WORKER, DATABASE),
    tables=int(os.environ.get("CRASHYARD_NODE_TABLES", "100")),
    absent=2,
    pause=6.0,
    pace=2.0,
    minutes=float(os.environ.get("CRASHYARD_NODE_MINUTES", "inf")),
)


@pytest.mark.parametrize(
    ("plan", "at_most"), [(SHORT, None), pytest.param(LONG, AT_MOST, marks=pytest.mark.soak)], ids=["short", "long"]
)
def test_killed_in_turn_nothing_is_lost_and_nothing_happens_twice(
    tmp_path: Path, plan: Plan, at_most: float | None
) -> None:
    with a_postgres() as postgres, a_nats() as nats:
        town = Town(tmp_path, postgres, nats, thinkers=2)
        town.start()
        try:
            waits = asyncio.run(kill(town, plan))
        finally:
            ended = town.end()
        assert ended == [0] * 5
        assert "mistake" not in town.logs()
    assert at_most is None or waits[int(len(waits) * 0.99)] < at_most, waits


async def kill(town: Town, plan: Plan) -> list[float]:
    """How long tables stood still, each time."""
    await town.wait_until_open()
    shared = await play_and_kill(town, plan)
    waits = shared.progress.waits(town.killed)
    told = f"{shared.done} kills, {len(shared.tables)} games, {len(shared.memory.acknowledged)} acknowledged requests, "
    told += f"{shared.memory.lost} broken connections; {len(waits)} waits, {_quantiles(waits)}"
    sys.stdout.write(told + "\n")
    late = await rings(town, shared)
    sys.stdout.write(f"{len(late)} clocks, late by {_quantiles(late)}\n")
    await town.wait_until_open()
    await check(town.hosts[0], shared.memory, shared.tables)
    assert shared.memory.lost > 0, "the players hardly noticed"
    assert waits, "nothing was being played"
    return waits


def _quantiles(seconds: list[float]) -> str:
    if not seconds:
        return "none"
    half, most = (seconds[int(len(seconds) * part)] for part in (0.5, 0.99))
    return f"p50 {half:.1f} s, p99 {most:.1f} s, longest {seconds[-1]:.1f} s"


async def rings(town: Town, shared: Play) -> list[float]:
    """How late the clocks of those who were absent rang: each once, and none too soon."""
    late = []
    engine = create_async_engine(Settings(database=town.postgres.address).database_url)
    query = (
        'SELECT kind, body, at FROM entries WHERE "table" = :name AND kind IN (:start, :answer, :chair) ORDER BY number'
    )
    try:
        async with engine.connect() as connection:
            for name in shared.absent:
                given = {"name": name, "start": "start", "answer": "answer", "chair": "chair"}
                entries = (await connection.execute(text(query), given)).all()
                chairs = [(number, entry.body) for number, entry in enumerate(entries) if entry.kind == "chair"]
                rung = [(seat, number) for number, body in chairs for seat in _rung(body)]
                at = dict(rung)
                assert len(at) == len(rung) and 1 in at, f"each clock rings once: {rung} of {len(entries)}"
                late.append(entries[at[1]].at - entries[at[1] - 1].at - ABSENT)
    finally:
        await engine.dispose()
    assert all(seconds > -1.0 for seconds in late), "not before its time"
    return sorted(late)


def _rung(body: str) -> list[int]:
    """The seats whose clocks rang, if that is what is told."""
    told = json.loads(body)
    return [chair["seat"] for chair in told["chairs"]] if told["why"] == "clock" else []
