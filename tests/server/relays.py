"""A relay before a server, on which connections can go dead as where a machine has lost its power: nothing breaks."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field


@dataclass
class Relay:
    server_port: int
    port: int = 0
    _tasks: set[asyncio.Task[None]] = field(default_factory=set)
    _writers: set[asyncio.StreamWriter] = field(default_factory=set)

    def swallow(self) -> None:
        """Nothing more comes through the connections that there are, in either direction; new ones are as before."""
        for task in self._tasks:
            task.cancel()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        other_reader, other_writer = await asyncio.open_connection("127.0.0.1", self.server_port)
        self._writers |= {writer, other_writer}
        for work in (_pass_on(reader, other_writer), _pass_on(other_reader, writer)):
            task = asyncio.create_task(work)
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def cut(self) -> None:
        """All connections break."""
        self.swallow()
        for writer in self._writers:
            writer.close()


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while some := await reader.read(65_536):
            writer.write(some)
            await writer.drain()
        writer.close()


@asynccontextmanager
async def a_relay(server_port: int) -> AsyncIterator[Relay]:
    relay = Relay(server_port)
    listener = await asyncio.start_server(relay.serve, "127.0.0.1")
    relay.port = listener.sockets[0].getsockname()[1]
    try:
        yield relay
    finally:
        listener.close()
        relay.cut()
