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

PAUSES = (0.05, 0.2, 0.5)
"""Seconds before it is tried again to start one: memory and open files may be short for a moment."""

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
        try:
            return (await self._connected()).ask(command)
        except Exception as failure:
            log_trouble("the process that writes cannot be used", failure)
            failed: asyncio.Future[WriteResult] = asyncio.get_running_loop().create_future()
            failed.set_result(WriteResult(f"the process that writes cannot be used ({failure})"))
            return failed

    async def _connected(self) -> _WriterProtocol:
        if self._connection is not None and self._connection.is_cut:
            await self.close()
            log_trouble("the process that writes was lost")
        for pause in PAUSES:
            if self._connection is not None:
                return self._connection
            try:
                self._connection = await self._start()
            except (OSError, MemoryError):
                await self.close()
                await asyncio.sleep(pause)
        self._connection = self._connection or await self._start()
        return self._connection

    async def _start(self) -> _WriterProtocol:
        ours, theirs = socket.socketpair()
        try:
            return await self._start_at(ours, theirs)
        except BaseException:
            ours.close()
            raise

    async def _start_at(self, ours: socket.socket, theirs: socket.socket) -> _WriterProtocol:
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
        process, self._process = self._process, None
        if process is None:
            return
        try:
            await asyncio.to_thread(process.wait, _SHUTDOWN)
        except subprocess.TimeoutExpired:
            process.kill()
            await asyncio.to_thread(process.wait)
