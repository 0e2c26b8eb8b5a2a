"""Several nodes in one process, each with a store and a connection of its own, on a real database and a real bus."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from crashyard.engine.registry import games
from crashyard.server.accounts.people import People
from crashyard.server.cluster.bus import MessageBus
from crashyard.server.cluster.leases import Leases
from crashyard.server.nodes.registry import NodeRegistry
from crashyard.server.nodes.shared_table import SharedTable
from crashyard.server.settings import Settings
from crashyard.server.sources import Sources
from crashyard.server.storage.store import Store
from crashyard.server.tables.table import GameTable
from crashyard.server.workers.bot_players import BotPlayers
from tests.server.buses import Nats
from tests.server.databases import Postgres
from tests.server.living import Fate, Living, thread


@dataclass
class City:
    """What all nodes share."""

    postgres: Postgres
    nats: Nats

    @property
    def database(self) -> str:
        return Settings(database=self.postgres.address).database_url


@dataclass
class LivingNode(Living):
    registry: NodeRegistry
    bus: MessageBus = field(kw_only=True)

    @property
    def id(self) -> str:
        return self.registry.membership.id

    async def copy(self, table: GameTable) -> SharedTable:
        """A table as this node knows it."""
        found = await self.registry.table(table.id)
        assert isinstance(found, SharedTable)
        return found

    def holds(self, table: GameTable) -> bool:
        return table.id in self.registry._held

    async def die(self) -> None:
        """Say nothing more, and give nothing back."""
        self.registry._background._ending.set()
        for task in list(self.registry._background._tasks):
            task.cancel()
        await self.registry._outbox.stop()
        await self.bus.close()
        for timer in self.registry._timers.values():
            timer.cancel()
        await self.thinking.stop()
        await self.store.close()


@asynccontextmanager
async def a_node(
    city: City, name: str, rules: dict[str, str] | None = None, **thinking: Any
) -> AsyncIterator[LivingNode]:
    store = Store(city.database, shared=True)
    await store.open()
    bus = MessageBus(city.nats.address, name)
    await bus.open()
    thoughts = BotPlayers(**{"pause": 0.0, "make_worker": thread, **thinking})
    known = {game.name: game.rules_version for game in games().values()} | (rules or {})
    leases = Leases(store.engine, name, f"{name}.example:8000", "1.0", known, store.lease_engine)
    registry = NodeRegistry(store, thoughts, leases, bus, Sources())
    await registry.open()
    registry.wake_all()
    node = LivingNode(store, People(store), thoughts, registry, Fate(), bus=bus)
    try:
        yield node
    finally:
        if not registry._background.ended:
            await registry.close()
            await thoughts.stop()
            await bus.close()
            await store.close()


@asynccontextmanager
async def nodes(city: City, *names: str, **thinking: Any) -> AsyncIterator[list[LivingNode]]:
    """Some nodes that know the same people."""
    async with AsyncExitStack() as stack:
        found = [await stack.enter_async_context(a_node(city, name, **thinking)) for name in names]
        for node in found:
            node.known = found[0].known
        yield found


async def follows(table: GameTable, other: GameTable) -> None:
    """Wait until a copy stands where the table stands."""
    async with asyncio.timeout(60):
        while other.number != table.number:
            await asyncio.sleep(0.005)
    assert _without_time(other) == _without_time(table)


def _without_time(table: GameTable) -> dict[str, Any]:
    """What a table shows but for what goes on while one looks: nodes do not look at the same moment."""
    return table.shown() | {"clocks": None, "patience": None}
