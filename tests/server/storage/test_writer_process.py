"""The process that writes: one transaction a command, on disk before it is answered; lost, it is started again."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from socket import socket, socketpair

import msgspec
import pytest

from crashyard.server.storage.lock import DatabaseInUse, FileLock
from crashyard.server.storage.writer_client import WriterClient
from crashyard.server.storage.writer_process import WriteCommand, WriterConnection, WriteResult, WriterSetup, framed
from tests.cli.running import environment
from tests.server.living import asynchronous

INSERT = "INSERT INTO words VALUES (?, ?)"


def a_file(folder: Path) -> WriterSetup:
    path = folder / "words.db"
    with closing(sqlite3.connect(path)) as database:
        database.execute("CREATE TABLE words (number INTEGER PRIMARY KEY, word TEXT)")
    return WriterSetup(str(path), ["journal_mode=WAL", "synchronous=FULL"], INSERT)


def words(opening: WriterSetup) -> list[str]:
    with closing(sqlite3.connect(opening.path)) as database:
        return [word for (word,) in database.execute("SELECT word FROM words ORDER BY number")]


@contextmanager
def a_writer(*held: int) -> Iterator[tuple[socket, subprocess.Popen[bytes]]]:
    ours, theirs = socketpair()
    command = [sys.executable, "-m", "crashyard.server.storage.writer_process"]
    with subprocess.Popen(command, stdin=theirs.fileno(), env=environment(), pass_fds=held) as process, ours:
        theirs.close()
        yield ours, process


def test_an_order_is_all_or_nothing_and_on_disk_when_it_is_answered(tmp_path: Path) -> None:
    opening = a_file(tmp_path)
    change = ("UPDATE words SET word = ? WHERE number = ?", ["changed", 1])
    orders = [
        (WriteCommand([(1, "one"), (2, "two")], []), ["one", "two"]),
        (WriteCommand([(3, "three"), (1, "again")], []), None),
        (WriteCommand([(3, "three")], [change, ("UPDATE nothing SET it = 1", [])]), None),
        (WriteCommand([(3, "three")], [change]), ["changed", "two", "three"]),
    ]
    with a_writer() as (ours, process):
        ours.sendall(framed(opening))
        connection = WriterConnection(ours)
        before: list[str] = []
        for order, after in orders:
            ours.sendall(framed(order))
            content = connection.next()
            assert content is not None
            answer = msgspec.msgpack.decode(content, type=WriteResult)
            assert (answer.failure is None) == (after is not None)
            before = before if after is None else after
            assert words(opening) == before
        ours.close()
        assert process.wait(20) == 0


def test_a_file_that_cannot_be_opened_is_answered_too(tmp_path: Path) -> None:
    with a_writer() as (ours, _):
        ours.sendall(
            framed(WriterSetup(str(tmp_path / "nowhere" / "x.db"), [], INSERT)) + framed(WriteCommand([(1, "one")], []))
        )
        content = WriterConnection(ours).next()
        assert content is not None and msgspec.msgpack.decode(content, type=WriteResult).failure


def test_whoever_gave_an_order_and_died_is_obeyed_and_their_lock_is_held_so_long(tmp_path: Path) -> None:
    opening = a_file(tmp_path)
    lock, other = FileLock(Path(opening.path)), FileLock(Path(opening.path))

    async def die_in_the_middle() -> None:
        await lock.acquire()
        with a_writer(*lock.held()) as (ours, process):
            ours.sendall(framed(opening))
            process.send_signal(signal.SIGSTOP)
            ours.sendall(framed(WriteCommand([(1, "last words")], [])))
            ours.close()
            await lock.release()
            with pytest.raises(DatabaseInUse):
                await other.acquire()
            await other.release()
            assert words(opening) == []
            process.send_signal(signal.SIGCONT)
            await other.acquire()
            assert words(opening) == ["last words"]
            await other.release()

    asyncio.run(die_in_the_middle())


@asynchronous
async def test_a_writer_that_is_lost_is_sent_for_again(tmp_path: Path) -> None:
    opening = a_file(tmp_path)
    client = WriterClient(opening, list)
    assert await (await client.begin(WriteCommand([(1, "one")], []))) == WriteResult()
    assert client._process is not None
    first = client._process.pid
    os.kill(first, signal.SIGSTOP)
    lost = await client.begin(WriteCommand([(2, "two")], []))
    os.kill(first, signal.SIGKILL)
    assert (await lost).failure is not None
    assert await (await client.begin(WriteCommand([(3, "three")], []))) == WriteResult()
    assert client._process.pid != first
    await client.close()
    assert words(opening) == ["one", "three"]


@asynchronous
async def test_signals_are_for_the_server_alone(tmp_path: Path) -> None:
    opening = a_file(tmp_path)
    client = WriterClient(opening, list)
    for number, how in enumerate((signal.SIGINT, signal.SIGTERM, signal.SIGHUP)):
        writing = await client.begin(WriteCommand([(number, "word")], []))
        assert client._process is not None
        client._process.send_signal(how)
        assert await writing == WriteResult()
    writer = client._process
    await client.close()
    assert writer is not None and writer.returncode == 0
