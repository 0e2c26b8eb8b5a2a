"""The server's side of the process that writes: started when there is something to write, and again if it is lost."""

import asyncio
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Sequence
from typing import cast

import msgspec

from crashyard.server.logs import log_trouble
from crashyard.server.storage.writer_process import WriteCommand, WriteResult, WriterSetup, framed, unframed

_SHUTDOWN = 10.0
"""Seconds that the process has to end."""

_read = msgspec.msgpack.Decoder(WriteResult).decode


class _WriterProtocol(asyncio.Protocol):
    """The connection to one process, which answers one command at a time."""

    def __init__(self) -> None:
        self._buffer = bytearray()
        self._transport: asyncio.WriteTransport | None = None
        self._answer: asyncio.Future[WriteResult] | None = None
        self.is_cut = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.WriteTransport, transport)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if (content := unframed(self._buffer)) is not None and self._answer is not None and not self._answer.done():
            self._answer.set_result(_read(content))

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_cut = True
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(WriteResult("the process that writes is gone"))

    def say(self, message: msgspec.Struct) -> None:
        assert self._transport is not None
        self._transport.write(framed(message))

    def ask(self, command: WriteCommand) -> asyncio.Future[WriteResult]:
        self._answer = asyncio.get_running_loop().create_future()
        self.say(command)
        return self._answer

    def close(self) -> None:
        assert self._transport is not None
        self._transport.close()


class WriterClient:
    def __init__(self, setup: WriterSetup, held: Callable[[], Sequence[int]]) -> None:
        self._setup = setup
        self._held = held
        """The open files that the process inherits."""
        self._connection: _WriterProtocol | None = None
        self._process: subprocess.Popen[bytes] | None = None

    async def begin(self, command: WriteCommand) -> asyncio.Future[WriteResult]:
        """Give a command: the result comes when it is on disk, or says why it is not."""
        if self._connection is not None and self._connection.is_cut:
            await self.close()
            log_trouble("the process that writes was lost")
        if self._connection is None:
            self._connection = await self._start()
        return self._connection.ask(command)

    async def _start(self) -> _WriterProtocol:
        ours, theirs = socket.socketpair()
        with theirs:
            before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM, signal.SIGHUP})
            try:
                command = [sys.executable, "-m", "crashyard.server.storage.writer_process"]
                self._process = subprocess.Popen(command, stdin=theirs.fileno(), pass_fds=self._held())
            finally:
                signal.pthread_sigmask(signal.SIG_SETMASK, before)
        _, connection = await asyncio.get_running_loop().create_unix_connection(_WriterProtocol, sock=ours)
        connection.say(self._setup)
        return connection

    async def close(self) -> None:
        """Let the process end, when it has written what it was told to."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        if self._process is not None:
            await asyncio.to_thread(self._process.wait, _SHUTDOWN)
            self._process = None
