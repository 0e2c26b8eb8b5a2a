"""The same code on SQLite and on PostgreSQL: games, restarts, failures of the database, one server at a time."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError, OperationalError

from crashyard.server.accounts.people import People
from crashyard.server.settings import Settings
from crashyard.server.storage.commit_queue import CommitQueueClosed
from crashyard.server.storage.entries import Entry
from crashyard.server.storage.group_writers import GroupWriter, NotWritten, WriteGroup, Written
from crashyard.server.storage.lock import DatabaseInUse, UnusableDatabase
from crashyard.server.storage.store import Store
from tests.server.databases import KINDS, a_database
from tests.server.living import asynchronous, written
from tests.server.serving import a_server


@pytest.fixture(scope="module", params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with a_database(request.param, tmp_path_factory.mktemp("database")) as found:
        yield found


def test_a_game_goes_on_after_a_restart(database: str, tmp_path: Path) -> None:
    with a_server(tmp_path, database=database) as served, served.visitor("Ann") as ann:
        ann.ask("/account", {"name": "Annabel", "password": "correct horse"})
        ann.ask("/account", {"name": "Annabel", "password": "correct horse"}, 400)
        table = ann.table("cube-attack", "me", "me", options={"target": 16})["id"]
        play(ann, table, 20)
        before = ann.get(f"/tables/{table}/view?seat=0")
        cookie = ann.client.cookies["crashyard"]
    with a_server(tmp_path, database=database) as served, served.visitor() as ann:
        ann.client.cookies.set("crashyard", cookie)
        assert ann.get(f"/tables/{table}/view?seat=0") == before
        play(ann, table, 1000)
        assert ann.get(f"/tables/{table}")["state"] == "over"
        assert ann.get(f"/tables/{table}/record")["result"] is not None
        assert [table["id"] for table in ann.get("/tables/mine")] == [table]


def play(visitor: Any, table: str, most: int) -> None:
    for number in range(most):
        awaited = visitor.get(f"/tables/{table}")["awaited"]
        if not awaited:
            return
        legal = visitor.get(f"/tables/{table}/legal?seat={awaited[0]}")
        form = {"seat": awaited[0], "action": legal["legal"][number % len(legal["legal"])], "key": f"{legal['n']}"}
        told = visitor.ask(f"/tables/{table}/answers", form)
        assert visitor.ask(f"/tables/{table}/answers", form) == told


@asynchronous
async def test_one_server_at_a_time(database: str) -> None:
    first, second = (Store(Settings(database=database).database_url) for _ in range(2))
    await first.open()
    with pytest.raises(DatabaseInUse):
        await second.open()
    await first.close()
    third = Store(Settings(database=database).database_url)
    await third.open()
    await third.close()


@asynchronous
async def test_a_file_that_was_replaced_is_not_ours_any_more(tmp_path: Path) -> None:
    """What is written to it now would be lost with the process."""
    file = tmp_path / "some.db"
    async with a_store(str(file)) as (store, _):
        await store.check()
        file.rename(tmp_path / "moved.db")
        with pytest.raises(UnusableDatabase, match="No such file"):
            await store.check()
        file.touch()
        with pytest.raises(UnusableDatabase, match="another file"):
            await store.check()
        file.unlink()
        (tmp_path / "moved.db").rename(file)
        await store.check()


@asynchronous
async def test_a_lock_that_was_lost_with_its_connection_is_taken_again(database: str) -> None:
    if Settings(database=database).embedded:
        return  # the lock on a file belongs to the process
    async with a_store(database) as (store, _):
        await cut_off(store)
        await store.check()
        with pytest.raises(DatabaseInUse):
            await Store(Settings(database=database).database_url).open()
        await cut_off(store)
        async with a_store(database):
            for _ in range(2):
                with pytest.raises(DatabaseInUse):
                    await store.check()
        await store.check()


async def cut_off(store: Store) -> None:
    """As if PostgreSQL had been restarted: every other connection is gone."""
    gone = "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and usename = user"
    async with store.engine.connect() as connection:
        await connection.exec_driver_sql(gone)


@asynchronous
async def test_the_log_says_when_the_database_is_lost_and_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("crashyard.server.storage.store.RENEW_EVERY", 0.01)
    caplog.set_level("INFO", "crashyard.server")
    file = tmp_path / "some.db"

    async def heard(message: str) -> None:
        async with asyncio.timeout(60):
            while message not in caplog.messages:
                await asyncio.sleep(0.01)

    async with a_store(str(file)):
        file.rename(tmp_path / "moved.db")
        await heard("database lost")
        await asyncio.sleep(0.05)
        (tmp_path / "moved.db").rename(file)
        await heard("database found again")
    assert caplog.messages.count("database lost") == 1


# -- the commit queue ---------------------------------------------------------------------------


@asynccontextmanager
async def a_store(database: str) -> AsyncIterator[tuple[Store, str]]:
    """A store with a table in it."""
    store = Store(Settings(database=database).database_url)
    await store.open()
    try:
        host = await People(store).welcome("Ann")
        name = f"t-{host.id}"
        row = {"id": name, "game": "cube-attack", "players": 2, "options": "{}", "seed": "ab" * 32, "start": None}
        row |= {"clock": "{}", "public": 0, "host": host.id, "state": "open", "created": 1.0, "moved": 1.0}
        chair = {"table": name, "seat": 0, "kind": "open", "person": None, "name": "", "bot": None}
        await store.add_table(row, [chair])
        yield store, name
    finally:
        await store.close()


def entry(table: str, number: int, text: str = "hello") -> Entry:
    return Entry(table, number, "chat", {"text": text}, 1.0)


@asynchronous
async def test_one_bad_entry_does_not_harm_the_others_of_its_group(database: str) -> None:
    async with a_store(database) as (store, table):
        commit_queue = store.commit_queue
        await written(commit_queue, entry(table, 1))
        good = [written(commit_queue, entry(table, number)) for number in range(2, 30)]
        bad = written(commit_queue, entry(table, 1, "another one"))
        results = await asyncio.gather(*good[:14], bad, *good[14:], return_exceptions=True)
        assert isinstance(results[14], NotWritten | IntegrityError)
        assert results[:14] + results[15:] == [None] * 28
        assert [entry.number for entry in await store.entries(table)] == list(range(1, 30))


class Forgetful:
    """A writer that writes and then says that it could not: the answer to a commit got lost."""

    def __init__(self, group_writer: GroupWriter, times: int) -> None:
        self._group_writer = group_writer
        self._times = times

    async def write(self, take: Callable[[], WriteGroup | None], written: Written) -> None:
        def forget(group: WriteGroup, failure: Exception | None, seconds: float) -> None:
            self._times -= 1
            lost = OperationalError("COMMIT", None, Exception("connection lost"))
            written(group, lost if self._times >= 0 else failure, seconds)

        await self._group_writer.write(take, forget)

    async def close(self) -> None:
        await self._group_writer.close()


@asynchronous
async def test_a_commit_whose_answer_got_lost_is_no_failure(database: str) -> None:
    async with a_store(database) as (store, table):
        store.commit_queue._group_writer = Forgetful(store.commit_queue._group_writer, 1)
        await asyncio.gather(*(written(store.commit_queue, entry(table, number)) for number in range(1, 6)))
        assert [entry.number for entry in await store.entries(table)] == [1, 2, 3, 4, 5]


@asynchronous
async def test_what_waits_is_written_before_the_end_and_nothing_after_it(database: str) -> None:
    async with a_store(database) as (store, table):
        commit_queue = store.commit_queue
        writing = [written(commit_queue, entry(table, number)) for number in range(1, 4)]
        await asyncio.sleep(0)
    assert await asyncio.gather(*writing) == [None, None, None]
    with pytest.raises(CommitQueueClosed):
        await written(commit_queue, entry(table, 4))


@asynchronous
async def test_whoever_stops_waiting_does_not_stop_the_writing(database: str) -> None:
    async with a_store(database) as (store, table):
        impatient = written(store.commit_queue, entry(table, 1))
        await asyncio.sleep(0)
        impatient.cancel()
        await written(store.commit_queue, entry(table, 2))
        assert impatient.cancelled()
        assert [entry.number for entry in await store.entries(table)] == [1, 2]


@asynchronous
async def test_many_who_write_at_once_never_find_the_database_busy(database: str) -> None:
    async with a_store(database) as (store, table):
        people = People(store)
        entries = (written(store.commit_queue, entry(table, number)) for number in range(1, 101))
        guests = (people.welcome(f"Guest {number}") for number in range(50))
        await asyncio.gather(*entries, *guests)
        assert len(await store.entries(table)) == 100


@asynchronous
async def test_the_log_of_sqlite_is_brought_into_the_file_and_used_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("crashyard.server.storage.store.CHECKPOINT_EVERY", 0.01)
    monkeypatch.setattr("crashyard.server.storage.store.SMALLEST_LOG", 1)
    file, log = tmp_path / "log.db", tmp_path / "log.db-wal"
    sizes = []
    async with a_store(str(file)) as (store, table):
        for number in range(1, 31):
            await written(store.commit_queue, entry(table, number, f"entry number {number}." + "x" * 3000))
            until = asyncio.get_running_loop().time() + 60
            while f"entry number {number}.".encode() not in file.read_bytes():
                assert asyncio.get_running_loop().time() < until
                await asyncio.sleep(0.005)
            sizes.append(log.stat().st_size)
        assert sizes[-1] == sizes[5] > 0


@asynchronous
async def test_who_fails_when_they_hear_of_it_keeps_nothing_from_the_others(database: str) -> None:
    async with a_store(database) as (store, table):
        heard: list[int] = []

        def then(number: int, failure: Exception | None) -> None:
            if number == 2:
                raise RuntimeError("a mistake")
            heard.append(number)

        for number in range(1, 5):
            store.commit_queue.write(entry(table, number), (), partial(then, number))
        await written(store.commit_queue, entry(table, 5))
        assert heard == [1, 3, 4]
        assert [entry.number for entry in await store.entries(table)] == [1, 2, 3, 4, 5]
