"""One of several nodes, with its doors: what is known at the doors of one counts at those of the others."""

import secrets
import socket
from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

from crashyard.engine.registry import games
from crashyard.server import metrics
from crashyard.server.cluster.bus import MessageBus
from crashyard.server.cluster.leases import Leases
from crashyard.server.nodes.registry import NodeRegistry
from crashyard.server.nodes.voice import NodeVoice
from crashyard.server.nodes.wire import NodeCall
from crashyard.server.notifications.awaited import people_of
from crashyard.server.notifications.caller import Caller
from crashyard.server.notifications.tabs import OpenTabs, TabNews
from crashyard.server.settings import Settings
from crashyard.server.sources import Sources
from crashyard.server.storage.store import Store
from crashyard.server.tables.table import GameTable
from crashyard.server.tables.updates import TableUpdate
from crashyard.server.workers.bot_players import BotPlayers
from crashyard.version import __version__

_NAME_BYTES = 6
"""Of the name of a node, which is another one each time that it starts."""
_LONGEST_ADDRESS = 120


class SharedLimits(Protocol):
    """How often what may be asked by whom, counted by all nodes together."""

    shared: Callable[[str, str, int, int], None] | None

    def add(self, what: str, who: str, times: int, weight: int) -> None: ...


class ServedNode:
    """What makes a server one of several."""

    def __init__(
        self, settings: Settings, store: Store, bots: BotPlayers, bus: MessageBus, sources: Sources | None
    ) -> None:
        self._store, self._bus = store, bus
        name = secrets.token_hex(_NAME_BYTES)
        rules = {game.name: game.rules_version for game in games().values()}
        address = f"{socket.gethostname()}:{settings.port}"[:_LONGEST_ADDRESS]
        leases = Leases(store.engine, name, address, __version__, rules, store.lease_engine)
        self.registry = NodeRegistry(store, bots, leases, bus, sources)
        self._voice = NodeVoice(self.registry)

    def join(self, tabs: OpenTabs, caller: Caller, limiter: SharedLimits) -> None:
        """Let tabs, callers and limits know of the other nodes."""

        def took(names: Sequence[str]) -> None:
            caller.take_over(names)
            self.registry.until_done(partial(self._tell_waits, tabs, names))

        self.registry.took, self.registry.gave_up = took, caller.give_up
        self._bus.on_found.append(lambda: self.registry.until_done(tabs.look_again))
        caller.looks_after = self.registry.looks_after
        limiter.shared = self._voice.tell_count

        def called(call: NodeCall) -> None:
            for table, waits in call.waits.items():
                tabs.hear_from_afar(table, waits)
            if call.public:
                tabs.hear_of_lists()
            for count in call.asked:
                limiter.add(*count)

        self.registry.called = called

    async def open(self) -> None:
        await self.registry.open()
        metrics.NODE.labels(self.registry.membership.id, __version__).set(1)

    def close(self) -> None:
        self._voice.close()

    async def _tell_waits(self, tabs: OpenTabs, names: Sequence[str]) -> None:
        """Whoever wrote these tables before may not have told any more whom they wait for."""
        for table, waits in (await people_of(self._store, names)).items():
            tabs.hear_from_afar(table, waits)
            self._voice.tell_table(table, waits, public=False)

    def hear(self, table: GameTable, update: TableUpdate | None) -> None:
        """Something happened at a table that this node writes."""
        if (news := TabNews.of(table, update)) is not None:
            self._voice.tell_table(news.table, news.waits, news.public)
