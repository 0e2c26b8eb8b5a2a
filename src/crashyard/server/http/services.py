"""All services of one server: store, people, bots, tables and access control, opened and closed together."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import ExitStack, suppress
from typing import Any

from crashyard.server.accounts.people import People
from crashyard.server.accounts.sessions import Person
from crashyard.server.background import BackgroundTasks
from crashyard.server.cluster.bus import MessageBus
from crashyard.server.fair_turns import FairTurns
from crashyard.server.http.access import AccessControl, Connection
from crashyard.server.logs import log_trouble
from crashyard.server.nodes.served_node import ServedNode
from crashyard.server.notifications.caller import Caller
from crashyard.server.notifications.devices import PushDevices
from crashyard.server.notifications.letters import Letters
from crashyard.server.notifications.mail_links import MailLinks
from crashyard.server.notifications.mailer import Mailer, MailFailed
from crashyard.server.notifications.preferences import PreferenceBook
from crashyard.server.notifications.tabs import OpenTabs
from crashyard.server.registry import TableRegistry
from crashyard.server.removal import remove_lost_guests
from crashyard.server.settings import Settings
from crashyard.server.sources import Sources
from crashyard.server.storage.store import UNREACHABLE, Store
from crashyard.server.streams.kept_looks import KeptLooks
from crashyard.server.streams.watcher import COME_BACK, Watcher
from crashyard.server.studies.service import StudyService
from crashyard.server.tables.table import GameTable
from crashyard.server.tables.updates import TableUpdate
from crashyard.server.workers.bot_players import PAUSE, BotPlayers

LOOKS_AT_ONCE = 2
"""So many look ahead at the same time."""

SIGNED_IN_EVERY = 30.0
"""Seconds between two looks at whether somebody is still signed in, who may have signed out by another node."""
LETTER_AGAIN = (5.0, 60.0)
"""Seconds between tries of a letter that somebody waits for."""


class Services:
    def __init__(self, settings: Settings, pause: float = PAUSE, sources: Sources | None = None) -> None:
        self.settings = settings
        self.store = Store(settings.database_url, shared=settings.is_shared, replica=settings.replica_url)
        self.people = People(self.store)
        self.bus = MessageBus(settings.cluster, "crashyard node") if settings.cluster else None
        self.bots = BotPlayers(pause=pause, sources=sources, bus=self.bus)
        self.node: ServedNode | None = None
        if self.bus is not None and settings.is_shared:
            self.node = ServedNode(settings, self.store, self.bots, self.bus, sources)
        self.studies = StudyService(sources)
        self.registry = TableRegistry(self.store, self.bots, sources) if self.node is None else self.node.registry
        self.look_turns = FairTurns(LOOKS_AT_ONCE)
        self.kept_looks = KeptLooks()
        self.access = AccessControl(self.people, settings)
        self.bots.budget.place_of = self.access.place_of
        self.tabs = OpenTabs(self.store)
        self.preferences = PreferenceBook(self.store)
        self.letters = Letters(Mailer(settings), settings.origin)
        self.links = MailLinks(self.store)
        self.devices = PushDevices(self.store, settings)
        self.caller = Caller(
            self.store, self.preferences, self.letters, self.devices, self.registry.is_at, float(settings.notify_after)
        )
        self.registry.heard, self.registry.sent_away = self._hear, self.tabs.send_away
        if self.node is not None:
            self.node.join(self.tabs, self.caller, self.access.limiter)
        self._background = BackgroundTasks()

    async def open(self) -> None:
        """Bring the database up to date and let the games go on that were running."""
        if self.bus is not None:
            await self.bus.open()
        await self.store.open()
        if self.node is not None:
            await self.node.open()
        self.registry.wake_all()
        self.caller.start(alone=self.node is None)
        self._background.begin(remove_lost_guests(self.people, self.registry, self._background))

    async def close(self) -> None:
        """Let nobody begin anything, finish what is being written, and go."""
        await self._background.end()
        await self.caller.close()
        self.tabs.close()
        await self.registry.close()
        await self.bots.stop()
        await self.studies.close()
        if self.node is not None:
            self.node.close()
        if self.bus is not None:
            await self.bus.close()
        await self.store.close()

    def end_when_signed_out(
        self, connection: Connection, person: Person | None, watcher: Watcher, held: ExitStack
    ) -> None:
        """A node may miss that somebody has signed out by another one, and who watches may be silent for days."""
        if self.node is not None and person is not None:
            looking = asyncio.create_task(self._end_when_signed_out(connection, person, watcher))
            held.callback(looking.cancel)

    async def _end_when_signed_out(self, connection: Connection, person: Person, watcher: Watcher) -> None:
        while True:
            await asyncio.sleep(SIGNED_IN_EVERY)
            with suppress(*UNREACHABLE):
                now = await self.access.whoever(connection)
                if now is None or now.id != person.id:
                    watcher.drop(COME_BACK)
                    return

    def _hear(self, table: GameTable, update: TableUpdate | None) -> None:
        self.tabs.hear(table, update)
        self.caller.hear(table, update)
        if self.node is not None:
            self.node.hear(table, update)

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something for which nobody waits."""
        self._background.begin(work)

    def write(self, letter: Callable[[], Awaitable[None]]) -> None:
        """Send a letter for which nobody waits."""
        self.later(self.send_letter(letter))

    async def send_letter(self, letter: Callable[[], Awaitable[None]]) -> None:
        """What is in it is kept nowhere, so a letter that cannot be sent now and shortly after is lost."""
        for wait in (*LETTER_AGAIN, None):
            try:
                await letter()
            except MailFailed as failure:
                if failure.for_good or wait is None or not await self._background.rest(wait):
                    log_trouble("letter not sent", problem=str(failure))
                    return
            else:
                return
