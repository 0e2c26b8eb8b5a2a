"""Reading from a real replica: what it gives, and what is asked of the database itself where it is behind or away."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from crashyard.server import metrics
from crashyard.server.http.routes.finished import record_of
from crashyard.server.storage import replica as reading
from crashyard.server.streams.replay import Replay
from crashyard.server.tables.table import GameTable
from tests.server.databases import KINDS, Postgres, a_postgres
from tests.server.living import Fate, Living, a_registry, asynchronous, play_out

if "postgresql" in KINDS:
    FATE = Fate()
    """All tests have one database, so no two tables have one name."""

    @pytest.fixture(scope="module")
    def postgres() -> Iterator[Postgres]:
        with a_postgres() as found:
            yield found

    @pytest.fixture(scope="module")
    def follower(postgres: Postgres) -> Iterator[Postgres]:
        with postgres.replica() as found:
            yield found

    @pytest.fixture(autouse=True)
    def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(reading, "BEHIND", 0.2)
        monkeypatch.setattr(reading, "AWAY", 0.2)

    def from_replica() -> int:
        """How much was read there so far."""
        return int(metrics.READ_FROM_REPLICA._value.get())

    def passed_over() -> int:
        """How often it could not be read."""
        return int(metrics.REPLICA_PASSED_OVER._value.get())

    @asynccontextmanager
    async def living_on(folder: Path, postgres: Postgres, replica: Postgres) -> AsyncIterator[Living]:
        async with a_registry(folder, FATE, postgres.address, replica=replica.address) as living:
            yield living

    async def run(server: Postgres, statement: str) -> None:
        engine = create_async_engine(server.address.replace("postgresql://", "postgresql+asyncpg://"))
        async with engine.begin() as connection:
            await connection.execute(text(statement))
        await engine.dispose()

    async def finished(living: Living) -> GameTable:
        """A game that is over, read again by whoever comes."""
        table = await living.table("bump", ["Ann", "Ben"], options={"rounds": 2}, public=True)
        await play_out(living, table)
        living.registry.read_again([table.id])
        return await living.registry.table(table.id)

    async def mine(living: Living) -> list[str]:
        return [shown["id"] for shown in await living.registry.tables_of(await living.person("Ann"))]

    @asynchronous
    async def test_lists_and_games_that_are_over_are_read_from_the_replica(
        tmp_path: Path, postgres: Postgres, follower: Postgres
    ) -> None:
        async with living_on(tmp_path, postgres, follower) as living:
            before = from_replica()
            table = await living.table("bump", ["Ann", "Ben"], public=True)
            assert from_replica() == before, "whoever plays asks the database itself"
            for _ in range(20):
                FATE.at += 1.0
                new = await living.table("bump", ["Ann", ""], start=False, public=True)
                assert new.id in await mine(living), "nobody misses what they have just set up"
                assert new.id in [shown["id"] for shown in await living.registry.listed("open")]
            assert [shown["id"] for shown in await living.registry.listed("running")] == [table.id]
            listed = from_replica()
            assert listed - before > 60
            over = await finished(living)
            opened = from_replica()
            assert opened > listed, "it was opened from there"
            record = await record_of(over)
            replay = await Replay(over, -2, "en").messages(0, 100)
            assert from_replica() - opened >= 2
        async with a_registry(tmp_path, FATE, postgres.address) as living:
            again = await living.registry.table(over.id)
            assert record == await record_of(again)
            assert replay == await Replay(again, -2, "en").messages(0, 100)

    @asynchronous
    async def test_what_has_not_come_to_the_replica_yet_is_read_from_the_database(
        tmp_path: Path, postgres: Postgres, follower: Postgres
    ) -> None:
        async with living_on(tmp_path, postgres, follower) as living:
            assert await mine(living) is not None
            before, passed = from_replica(), passed_over()
            await run(follower, "SELECT pg_wal_replay_pause()")
            try:
                table = await finished(living)
                assert table.id in await mine(living)
                assert await record_of(table)
                assert from_replica() == before and passed_over() > passed
            finally:
                await run(follower, "SELECT pg_wal_replay_resume()")
            await used_again(living)

    async def used_again(living: Living) -> None:
        before = from_replica()
        async with asyncio.timeout(60):
            while from_replica() == before:
                await asyncio.sleep(0.05)
                await mine(living)

    @asynchronous
    async def test_while_the_replica_is_away_everything_is_read_from_the_database(
        tmp_path: Path, postgres: Postgres, follower: Postgres, caplog: pytest.LogCaptureFixture
    ) -> None:
        async with living_on(tmp_path, postgres, follower) as living:
            table = await finished(living)
            follower.kill()
            try:
                before, passed = from_replica(), passed_over()
                assert table.id in await mine(living)
                assert table.id in await mine(living)
                assert from_replica() == before and passed_over() > passed
            finally:
                follower.start_again()
            await used_again(living)
        assert [record.message for record in caplog.records].count("replica lost") == 1

    @asynchronous
    async def test_a_database_that_follows_nobody_is_no_replica(tmp_path: Path, postgres: Postgres) -> None:
        with a_postgres() as other:
            async with living_on(tmp_path, postgres, other) as living:
                before = from_replica()
                table = await finished(living)
                assert table.id in await mine(living)
                assert from_replica() == before
