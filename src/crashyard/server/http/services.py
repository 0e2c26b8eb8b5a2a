"""All services of one server: store, people, bots, tables and access control, opened and closed together."""

from crashyard.server.accounts.people import People
from crashyard.server.background import BackgroundTasks
from crashyard.server.http.access import AccessControl
from crashyard.server.notifications.tabs import OpenTabs
from crashyard.server.registry import TableRegistry
from crashyard.server.removal import remove_lost_guests
from crashyard.server.settings import Settings
from crashyard.server.sources import Sources
from crashyard.server.storage.store import Store
from crashyard.server.workers.bot_players import PAUSE, BotPlayers


class Services:
    def __init__(self, settings: Settings, pause: float = PAUSE, sources: Sources | None = None) -> None:
        self.settings = settings
        self.store = Store(settings.database_url)
        self.people = People(self.store)
        self.bots = BotPlayers(pause=pause, sources=sources)
        self.registry = TableRegistry(self.store, self.bots, sources)
        self.access = AccessControl(self.people, settings)
        self.tabs = OpenTabs(self.store)
        self.registry.heard, self.registry.sent_away = self.tabs.hear, self.tabs.send_away
        self._background = BackgroundTasks()

    async def open(self) -> None:
        """Bring the database up to date and let the games go on that were running."""
        await self.store.open()
        self.registry.wake_all()
        self._background.begin(remove_lost_guests(self.people, self.registry, self._background))

    async def close(self) -> None:
        """Let nobody begin anything, finish what is being written, and go."""
        await self._background.end()
        self.tabs.close()
        await self.registry.close()
        await self.bots.stop()
        await self.store.close()
