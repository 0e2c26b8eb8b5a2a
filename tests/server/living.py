"""A registry of tables for tests: a real database, bots that think in threads, and a time that only tests move."""

import asyncio
import functools
import hashlib
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from crashyard.engine import find_game
from crashyard.server.accounts.people import People
from crashyard.server.accounts.sessions import Person
from crashyard.server.registry import TableRegistry, TableSetup
from crashyard.server.settings import Settings
from crashyard.server.sources import ServedTime, Sources
from crashyard.server.storage.commit_queue import CommitQueue
from crashyard.server.storage.entries import Entry
from crashyard.server.storage.group_writers import Statement
from crashyard.server.storage.store import Store
from crashyard.server.tables.seating import Chair, ChairRequest, seated
from crashyard.server.tables.state import RUNNING
from crashyard.server.tables.table import GameTable
from crashyard.server.tables.updates import TableUpdate
from crashyard.server.workers.bot_players import BotPlayers


def asynchronous(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Run a test in an event loop of its own."""

    @functools.wraps(test)
    def run(*args: Any, **facts: Any) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **facts), 300))

    return run


@dataclass
class Fate:
    """Time, names and seeds, the same in every run."""

    at: float = 1_000_000.0
    shift: float = 0.0
    """How far the time of day was set to another one."""
    seed: str = "seed"
    made: int = 0

    def sources(self) -> Sources:
        return Sources(lambda: self.at + self.shift, self._name, self._seed, ServedTime(lambda: self.at))

    def _seed(self) -> str:
        return hashlib.sha256(self.seed.encode()).hexdigest()

    def _name(self) -> str:
        self.made += 1
        return f"table-{self.made}"


def thread() -> Executor:
    return ThreadPoolExecutor(1)


@dataclass
class Living:
    store: Store
    people: People
    thinking: BotPlayers
    registry: TableRegistry
    fate: Fate
    known: dict[str, Person] = field(default_factory=dict)

    async def person(self, name: str) -> Person:
        """A guest of this name, always the same one."""
        if name not in self.known:
            self.known[name] = await self.people.welcome(name)
        return self.known[name]

    async def table(
        self,
        game: str,
        chairs: Sequence[str],
        *,
        start: bool = True,
        clock: Mapping[str, Any] | None = None,
        options: Mapping[str, object] | None = None,
        public: bool = False,
    ) -> GameTable:
        """A table of the first person named; a chair is a person's name, `bot:random`, or nothing for an open one."""
        found = find_game(game)
        taken: list[Chair] = []
        host: Person | None = None
        for seat, who in enumerate(chairs):
            if not who:
                taken.append(Chair(seat, "open"))
            elif who.startswith("bot:"):
                taken.append(seated(seat, ChairRequest("bot", "", "", who.removeprefix("bot:")), taken))
            else:
                person = await self.person(who)
                host = host or person
                taken.append(seated(seat, ChairRequest("me", person.id, who, who=person.who), taken))
        host = host or await self.person("Host")
        setup = TableSetup(found, options or {}, taken, clock or {"kind": "none"}, public)
        table = await self.registry.open_table(host, setup)
        if start:
            await table.start(host.id, None)
        return table

    async def answer(self, table: GameTable, name: str, pick: int = 0, key: str | None = None) -> int:
        """Let a person answer the first decision that waits for one of his seats."""
        person = await self.person(name)
        seat = next(seat for seat in table.awaited() if table.chairs[seat].person == person.id)
        assert table.position is not None
        legal = table.position.legal(seat)
        return await table.answer(person.id, seat, legal[pick % len(legal)], key)


@asynccontextmanager
async def a_registry(
    folder: Path, fate: Fate | None = None, database: str | None = None, replica: str = "", **thinking: Any
) -> AsyncIterator[Living]:
    """Opened on the database in a folder, or on another one; closed again, as a server does."""
    settings = Settings(database=database or str(folder / "house.db"), replica=replica)
    store = Store(settings.database_url, replica=settings.replica_url)
    await store.open()
    fate = fate or Fate()
    thoughts = BotPlayers(**{"pause": 0.0, "make_worker": thread, **thinking})
    registry = TableRegistry(store, thoughts, fate.sources())
    registry.wake_all()
    try:
        yield Living(store, People(store), thoughts, registry, fate)
    finally:
        await registry.close()
        await thoughts.stop()
        await store.close()


def written(commit_queue: CommitQueue, entry: Entry, *also: Statement) -> asyncio.Future[None]:
    """Write an entry; done when it is on disk, or cannot be."""
    waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def then(failure: Exception | None) -> None:
        if waiting.done():
            return
        if failure is None:
            waiting.set_result(None)
        else:
            waiting.set_exception(failure)

    commit_queue.write(entry, also, then)
    return waiting


async def until(happened: Callable[[], object], seconds: float = 60.0) -> None:
    """Wait for something that happens beside us, on however busy a machine."""
    async with asyncio.timeout(seconds):
        while not happened():
            await asyncio.sleep(0.005)


async def play_out(living: Living, table: GameTable) -> None:
    """Let everybody answer, the bots by themselves, until the game is over."""
    names = {person.id: name for name, person in living.known.items()}
    count = 0
    while table.state == RUNNING:
        mine = [seat for seat in table.awaited() if table.chairs[seat].kind == "person"]
        if mine:
            count += 1
            await living.answer(table, names[str(table.chairs[mine[0]].person)], count)
        else:
            await until(lambda: not table.thinking())


def decoded(messages: Sequence[bytes]) -> list[dict[str, Any]]:
    return [msgspec.json.decode(message) for message in messages]


async def happened(table: GameTable) -> list[TableUpdate]:
    """Everything that happened at a table, in memory or not."""
    return [update async for part in table.past.updates(0, table.number) for update in part]
