"""The house: store, people, tables, bots and the doorkeeper, opened and closed together."""

from crashyard.server.chores import Chores
from crashyard.server.guards import Doorkeeper
from crashyard.server.hall import Hall
from crashyard.server.leaving import sweep
from crashyard.server.people import People
from crashyard.server.settings import Settings
from crashyard.server.sources import Sources
from crashyard.server.store import Store
from crashyard.server.thinking import PAUSE, Thinking


class House:
    def __init__(self, settings: Settings, pause: float = PAUSE, sources: Sources | None = None) -> None:
        self.settings = settings
        self.store = Store(settings.database_url)
        self.people = People(self.store)
        self.thinking = Thinking(pause=pause, sources=sources)
        self.hall = Hall(self.store, self.thinking, sources)
        self.door = Doorkeeper(self.people, settings)
        self._chores = Chores()

    async def open(self) -> None:
        """Bring the database up to date and let the games go on that were running."""
        await self.store.open()
        self.hall.wake_all()
        self._chores.begin(sweep(self.people, self.hall, self._chores))

    async def close(self) -> None:
        """Let nobody begin anything, finish what is being written, and go."""
        await self._chores.end()
        await self.hall.close()
        await self.thinking.stop()
        await self.store.close()
