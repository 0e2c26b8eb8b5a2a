"""What stands in front of nodes: it gives each connection to one that is well, and cuts those to one that is not."""

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field

from crashyard.engine.chance.dice import Dice
from tests.server.ports import free_port

ASK_EVERY, PATIENCE = 0.5, 2.0
"""Seconds between two questions whether a node is well, and for its answer."""
_QUESTION = b"GET /healthz HTTP/1.0\r\nHost: localhost\r\n\r\n"
_WELL = b" 200 "
_PART = 65_536


@dataclass
class Relay:
    """A proxy for the ports of some nodes, as simple as can be."""

    nodes: list[int]
    port: int = field(default_factory=free_port)
    dice: Dice = field(default_factory=lambda: Dice("relay"))
    well: set[int] = field(default_factory=set)
    """The nodes that answered when they were last asked."""
    _through: dict[int, set[asyncio.StreamWriter]] = field(default_factory=dict)
    """What leads to each node, and back."""

    async def serve(self) -> None:
        """Until it is cancelled."""
        try:
            async with await asyncio.start_server(self._come, "127.0.0.1", self.port), asyncio.TaskGroup() as looking:
                for node in self.nodes:
                    looking.create_task(self._look_after(node))
        finally:
            for node in self.nodes:
                self._cut(node)

    @property
    def are_all_well(self) -> bool:
        return self.well == set(self.nodes)

    async def _look_after(self, node: int) -> None:
        while True:
            if await self._is_well(node):
                self.well.add(node)
            else:
                self.well.discard(node)
                self._cut(node)
            await asyncio.sleep(ASK_EVERY)

    def _cut(self, node: int) -> None:
        for writer in self._through.pop(node, ()):
            writer.transport.abort()

    @staticmethod
    async def _is_well(node: int) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                reader, writer = await asyncio.open_connection("127.0.0.1", node)
                try:
                    writer.write(_QUESTION)
                    return _WELL in await reader.readline()
                finally:
                    writer.transport.abort()
        except (OSError, TimeoutError):
            return False

    async def _come(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        left = sorted(self.well)
        while left:
            node = left.pop(self.dice.below(len(left)))
            with suppress(OSError):
                there, back = await asyncio.open_connection("127.0.0.1", node)
                await self._join(node, reader, writer, there, back)
                return
        writer.transport.abort()

    async def _join(
        self,
        node: int,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        there: asyncio.StreamReader,
        back: asyncio.StreamWriter,
    ) -> None:
        through = self._through.setdefault(node, set())
        both = {writer, back}
        through |= both
        try:
            await asyncio.gather(_carry(reader, back), _carry(there, writer))
        finally:
            through -= both
            for each in both:
                each.transport.abort()


async def _carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """All of one direction; when it is over, so is the other one."""
    with suppress(OSError):
        while part := await reader.read(_PART):
            writer.write(part)
            await writer.drain()
    writer.close()
