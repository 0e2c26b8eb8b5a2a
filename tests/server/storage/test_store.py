"""The database: what the migrations make is what the schema says, and entries come back as they were."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection

from crashyard.server.storage import schema
from crashyard.server.storage.entries import Entry
from crashyard.server.storage.group_writers import NotWritten, Statement
from tests.server.living import Living, a_registry, asynchronous, written


def differences(connection: Connection) -> list[Any]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, schema.metadata))


@asynchronous
async def test_the_migrations_make_what_the_schema_says(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living, living.store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []


async def entry(living: Living, number: int, **facts: Any) -> Entry:
    tables = await living.store.in_state("open")
    if not tables:
        await living.table("bump", ["Ann", ""], start=False)
        tables = await living.store.in_state("open")
    return Entry(tables[0]["id"], number, "chat", facts.pop("body", {"text": "hello"}), 12.5, **facts)


@asynchronous
async def test_entries_come_back_as_they_were(tmp_path: Path) -> None:
    body = {"answers": [[0, 5], [-1, 2]], "text": "Grüße, 你好, \u0000 '); DROP TABLE entries;--", "left": None}
    async with a_registry(tmp_path) as living:
        first = await entry(living, 1, body=body, person="p" * 22, key="k")
        await written(living.store.commit_queue, first)
    async with a_registry(tmp_path) as living:
        assert await living.store.entries(first.table) == [first]


@asynchronous
async def test_many_entries_at_once_are_all_written(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        entries = [await entry(living, number) for number in range(1, 200)]
        await asyncio.gather(*(written(living.store.commit_queue, each) for each in entries))
        assert await living.store.entries(entries[0].table) == entries


@asynchronous
async def test_a_number_that_is_taken_is_refused_without_harm_to_others(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        first = await entry(living, 1, person="ann", key="k")
        await written(living.store.commit_queue, first)
        right = await entry(living, 2)
        wrong = [
            await entry(living, 1, body={"text": "another"}),
            Entry("nowhere", 4, "chat", {}, 0.0),
        ]
        results = await asyncio.gather(
            *(written(living.store.commit_queue, each) for each in [*wrong, right]), return_exceptions=True
        )
        assert [isinstance(result, NotWritten) for result in results] == [True, True, False]
        assert await living.store.entries(first.table) == [first, right]


@asynchronous
async def test_what_belongs_to_an_entry_is_written_with_it_or_not_at_all(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        first = await entry(living, 1)
        close: Statement = (schema.tables.update().where(schema.tables.c.id == first.table).values(state="closed"), {})
        with pytest.raises(NotWritten):
            await written(living.store.commit_queue, Entry("nowhere", 1, "close", {}, 0.0), close)
        assert (await living.store.table(first.table) or {})["state"] == "open"
        await written(living.store.commit_queue, first, close)
        assert (await living.store.table(first.table) or {})["state"] == "closed"


@asynchronous
async def test_entries_are_read_in_portions_and_none_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Thousands at once would keep everybody waiting."""
    monkeypatch.setattr("crashyard.server.storage.store.AT_ONCE", 3)
    async with a_registry(tmp_path) as living:
        table = await living.table("bump", ["Ann", "Ben"])
        for count in range(8):
            await table.say(table.host, "Ann", f"{count}", None)
        for first, last, numbers in [
            (1, None, range(1, 10)),
            (4, None, range(4, 10)),
            (2, 7, range(2, 8)),
            (9, 99, [9]),
        ]:
            found = await living.store.entries(table.id, first, last)
            assert [entry.number for entry in found] == list(numbers)
