"""The process that writes to SQLite, beside the server.

A commit waits for the disk, and what leads to it is work: in a process of its own both go on while the server plays.
It takes commands from a socket, one at a time: every command is one transaction, which is on disk before it is
answered. When the server goes, or is killed, this process finishes what it is at and goes too. Until then it holds the
lock of the server, which it has inherited: no other server reads what is not written yet.
"""

import socket
import sqlite3
import struct
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec

Values = Sequence[Any]

_SIZE = struct.Struct("!I")


class WriterSetup(msgspec.Struct):
    """The first message: which file, and how."""

    path: str
    pragmas: list[str]
    insert: str
    """The statement for one entry."""


class WriteCommand(msgspec.Struct, array_like=True):
    """What to write in one transaction: entries, and statements with their values; all or nothing."""

    rows: Sequence[Values]
    also: Sequence[tuple[str, Values]]


class WriteResult(msgspec.Struct, array_like=True):
    """Why it could not be written, in SQLite's words; nothing if it is on disk."""

    failure: str | None = None


def framed(message: msgspec.Struct) -> bytes:
    content = msgspec.msgpack.encode(message)
    return _SIZE.pack(len(content)) + content


def unframed(buffer: bytearray) -> bytes | None:
    """Take the first message out of what has come in, if it is there whole."""
    if len(buffer) < _SIZE.size:
        return None
    end = _SIZE.size + _SIZE.unpack_from(buffer)[0]
    if len(buffer) < end:
        return None
    content = bytes(buffer[_SIZE.size : end])
    del buffer[:end]
    return content


class WriterConnection:
    """Where commands come in and results go out."""

    def __init__(self, connection: socket.socket) -> None:
        self._socket = connection
        self._buffer = bytearray()

    def next(self) -> bytes | None:
        """The next message; nothing when the server is gone."""
        while (content := unframed(self._buffer)) is None:
            data = self._socket.recv(1 << 20)
            if not data:
                return None
            self._buffer += data
        return content

    def answer(self, answer: WriteResult) -> None:
        self._socket.sendall(framed(answer))


class SQLiteWriter:
    """Writes what it is told to, to one file."""

    def __init__(self, setup: WriterSetup) -> None:
        self._setup = setup
        self._connection: sqlite3.Connection | None = None

    def write(self, command: WriteCommand) -> WriteResult:
        try:
            connection = self._connection or self._connect()
            try:
                connection.execute("BEGIN IMMEDIATE")
                connection.executemany(self._setup.insert, command.rows)
                for statement, values in command.also:
                    connection.execute(statement, values)
                connection.execute("COMMIT")
            finally:
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
        except sqlite3.Error as failure:
            return WriteResult(str(failure))
        return WriteResult()

    def _connect(self) -> sqlite3.Connection:
        """SQLite is told when a transaction begins; the module for it would only guess."""
        connection = sqlite3.connect(self._setup.path, isolation_level=None)
        for pragma in self._setup.pragmas:
            connection.execute(f"PRAGMA {pragma}")
        self._connection = connection
        return connection

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()


def serve(connection: WriterConnection) -> None:
    """Until the server is gone."""
    if (content := connection.next()) is None:
        return
    writer = SQLiteWriter(msgspec.msgpack.decode(content, type=WriterSetup))
    read = msgspec.msgpack.Decoder(WriteCommand).decode
    try:
        while (content := connection.next()) is not None:
            connection.answer(writer.write(read(content)))
    finally:
        writer.close()


def main() -> None:
    """Signals are for the server, which has kept them away from here; its end is seen at the socket."""
    with socket.socket(fileno=sys.stdin.fileno()) as connection, suppress(ConnectionError):
        serve(WriterConnection(connection))


if __name__ == "__main__":
    main()
