"""A database that goes away and comes back, and a process that cannot be started: told truly, and over by itself."""

import asyncio
import errno
import os
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from crashyard.engine import Position
from crashyard.server.registry import TableRegistry
from crashyard.server.storage import engines
from crashyard.server.storage.group_writers import NotWritten
from crashyard.server.storage.writer_client import PAUSES
from crashyard.server.workers.bot_players import Question
from tests.refusals import tells
from tests.server.databases import KINDS, Postgres, a_postgres
from tests.server.living import a_registry, asynchronous, until, written
from tests.server.serving import a_server
from tests.server.storage.test_databases import a_store, entry

LIVE = {"kind": "live", "minutes": 5, "increment": 0}


class Shortage:
    """No process can be started while it lasts."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, failure: Exception) -> None:
        self.left = 0
        real = subprocess.Popen

        def popen(*args: Any, **facts: Any) -> Any:
            if self.left:
                self.left -= 1
                raise failure
            return real(*args, **facts)

        monkeypatch.setattr("subprocess.Popen", popen)


FAILURES = [OSError(errno.EMFILE, os.strerror(errno.EMFILE)), MemoryError()]


@pytest.mark.parametrize("failure", FAILURES, ids=["files", "memory"])
def test_a_writer_that_cannot_be_started_for_a_moment_is_not_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failure: Exception
) -> None:
    monkeypatch.setattr("crashyard.server.storage.writer_client.PAUSES", (0.0,) * len(PAUSES))
    shortage = Shortage(monkeypatch, failure)

    @asynchronous
    async def check() -> None:
        async with a_store(str(tmp_path / "some.db")) as (store, table):
            shortage.left = len(PAUSES)
            await written(store.commit_queue, entry(table, 1))
            assert shortage.left == 0

    check()


@asynchronous
async def test_a_writer_that_cannot_be_started_is_tried_again_whenever_something_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Files are not left open, and the health of the server is told as it is."""
    monkeypatch.setattr("crashyard.server.storage.writer_client.PAUSES", (0.0,))
    monkeypatch.setattr("crashyard.server.storage.store.PROBE_EVERY", 0.0)
    shortage = Shortage(monkeypatch, FAILURES[0])
    async with a_store(str(tmp_path / "some.db")) as (store, table):
        await store.entries(table)
        shortage.left = 1_000_000
        files = len(list(Path("/proc/self/fd").iterdir()))
        for _ in range(3):
            with pytest.raises(NotWritten):
                await written(store.commit_queue, entry(table, 1))
        assert len(list(Path("/proc/self/fd").iterdir())) == files
        told = await store.trouble()
        assert told is not None and told.startswith("Nothing can be written: ") and "Too many open files" in told
        shortage.left = 0
        await written(store.commit_queue, entry(table, 1))
        assert await store.trouble() is None


@asynchronous
async def test_tables_go_on_by_themselves_when_there_is_room_for_a_writer_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("crashyard.server.storage.writer_client.PAUSES", (0.0,))
    monkeypatch.setattr("crashyard.server.registry.AGAIN", 0.01)
    shortage = Shortage(monkeypatch, FAILURES[0])
    async with a_registry(tmp_path, pause=0.0) as living:
        table = await living.table("bump", ["Ann", "bot:random"], start=False)
        shortage.left = 9
        with pytest.raises(Exception, match="not-written"):
            await table.start(table.host, "luck", None)
        shortage.left = 0
        table = await living.registry.table(table.id)
        await table.start(table.host, "luck", None)
        client: Any = living.store.commit_queue._group_writer
        client._client._process.kill()
        await asyncio.to_thread(client._client._process.wait)
        shortage.left = 9
        await until(lambda: shortage.left == 0)
        await until(lambda: _awaits(living.registry, table.id, 0))


def _awaits(registry: TableRegistry, name: str, seat: int) -> bool:
    """Whether a table that is in memory, without anybody having asked for it, waits for a seat alone."""
    found = registry._tables.get(name)
    return found is not None and found.awaited() == [seat]


# -- PostgreSQL -------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres | None]:
    """None where its programs are not installed."""
    if "postgresql" not in KINDS:
        yield None
        return
    with a_postgres() as found:
        yield found


def test_while_postgresql_is_away_everybody_is_told_and_then_all_is_well(
    tmp_path: Path, postgres: Postgres | None
) -> None:
    if postgres is None:
        return
    with a_server(tmp_path, database=postgres.address) as served, served.visitor("Ann") as ann:
        table = ann.table("bump", "me", "random")["id"]
        assert ann.client.get("/healthz").status_code == 200
        with postgres.away():
            for _ in range(3):
                refused = ann.get("/tables/mine", 503)
                tells("no-database", "The server cannot reach its database; try again in a moment.", refused)
                assert ann.client.post("/api/guests", json={"name": "Ben"}).status_code == 503
                health = ann.client.get("/healthz")
                assert (health.status_code, health.json()["sentence"]) == (503, "The database does not answer.")
            with ann.socket(table, seat=0) as line:
                with pytest.raises(ConnectionClosed):
                    line.hear()
                assert line.connection.close_code == 1012
        assert ann.client.get("/healthz").json() == {"status": "ok"}
        assert [each["id"] for each in ann.get("/tables/mine")] == [table]


def test_while_postgresql_hangs_everybody_is_told_within_seconds_and_then_all_is_well(
    tmp_path: Path, postgres: Postgres | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    if postgres is None:
        return
    monkeypatch.setattr(engines, "ANSWERED_WITHIN", 3.0)
    with a_server(tmp_path, database=postgres.address) as served, served.visitor("Ann") as ann:
        ann.client.timeout = httpx.Timeout(60.0)
        table = ann.table("bump", "me", "random")["id"]
        answer = {"seat": 0, "action": ann.get(f"/tables/{table}/legal?seat=0")["legal"][0], "key": "k"}
        with postgres.frozen():
            refused = ann.get("/tables/mine", 503)
            tells("no-database", "The server cannot reach its database; try again in a moment.", refused)
        until = time.monotonic() + 60
        while ann.client.post(f"/api/tables/{table}/answers", json=answer).status_code != 201:
            assert time.monotonic() < until
            time.sleep(0.1)


def test_what_postgresql_cannot_hold_is_refused_and_harms_nobody(tmp_path: Path, postgres: Postgres | None) -> None:
    """A zero in a text: one such key would have cost everybody at the table their connection."""
    if postgres is None:
        return
    with a_server(tmp_path, database=postgres.address) as served, served.visitor("Ann") as ann:
        table = ann.table("bump", "me", "me")["id"]
        with ann.socket(table, seat=0) as line:
            line.hear()
            for path, form in (
                (f"/tables/{table}/chat", {"text": "Hello", "key": "a\x00b"}),
                (f"/tables/{table}/answers", {"seat": 0, "action": 0, "key": "\x00"}),
                (f"/tables/{table}/chairs/0", {"kind": "open", "key": "\x00"}),
                ("/password/forgotten", {"who": "a\x00b"}),
                ("/sign-in", {"name": "a\x00b", "password": "correct horse"}),
            ):
                answer = ann.client.post(f"/api{path}", json=form)
                assert 400 <= answer.status_code < 500, (path, answer.text)
            for path in ("tables/%00", "tables/a%00/record", "tokens/%00/remove", "sessions/a%00/remove"):
                for ask in (ann.client.get, lambda address: ann.client.post(address, json={})):
                    assert 400 <= ask(f"/api/{path}").status_code < 500, path
            assert 400 <= ann.client.post("/stop/%00").status_code < 500
            assert line.say(do="chat", text="still here", key="k")["ack"] == "k"
        with ann.socket("%00") as line:
            assert line.hear()["refusal"] == "no-such-table"


@asynchronous
async def test_tables_that_nobody_watches_go_on_when_postgresql_is_back(
    tmp_path: Path, postgres: Postgres | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One where a bot was about to answer, and one whose clock ran out meanwhile. The outage costs no time."""
    if postgres is None:
        return
    monkeypatch.setattr("crashyard.server.registry.AGAIN", 0.05)
    monkeypatch.setattr("crashyard.server.registry.KEEP_TIME", 0.05)
    gone = asyncio.Event()

    async def thought(_: object, question: Question, position: Position, bot: str) -> int:
        await gone.wait()
        return position.legal(question[1])[0]

    monkeypatch.setattr("crashyard.server.workers.bot_players.BotPlayers._thought", thought)
    async with a_registry(tmp_path, database=postgres.address) as living:
        bots = await living.table("bump", ["Ann", "bot:random"])
        await living.answer(bots, "Ann")
        timed = await living.table("bump", ["Ann", "Ben"], clock=LIVE)
        living.fate.at += 299.5
        await timed.say(timed.host, "Ann", "the timer is set again", None)
        served = living.registry._sources.served
        with postgres.away():
            await until(lambda: served._since is None)
            gone.set()
            living.fate.at += 1000
            await until(lambda: bots.id not in living.registry._tables)
        await until(lambda: _awaits(living.registry, bots.id, 0))
        await until(lambda: served._since is not None)
        found = await living.registry.table(timed.id)
        clocks = found.shown()["clocks"]
        assert clocks is not None and [clock["left"] for clock in clocks] == [0.5, 0.5]
        living.fate.at += 1
        await until(lambda: all(chair.is_away for chair in found.chairs))
