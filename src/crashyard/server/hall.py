"""All tables: those in play are kept in memory, the others rest in the store until somebody asks for them."""

import asyncio
import contextlib
import time
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from crashyard.engine.game import Game
from crashyard.engine.options import complete_options
from crashyard.engine.refusal import Refusal
from crashyard.server.chairs import Chair
from crashyard.server.chores import Chores
from crashyard.server.happening import Happening
from crashyard.server.logs import told_trouble
from crashyard.server.sessions import Person
from crashyard.server.sources import Sources
from crashyard.server.standing import OPEN, RUNNING
from crashyard.server.store import Row, Store
from crashyard.server.stream import Stream
from crashyard.server.table import Table
from crashyard.server.thinking import Thinking

MOST_LISTED = 100
MOST_TABLES = 100
"""Of one host, open or in play."""
MOST_RESTING = 5000
"""Of so many tables that are not in memory it is remembered how they look from afar."""
IDLE = 600.0
"""Seconds after which a table that nobody watches goes to rest."""
ROUND = 60.0
"""Seconds after which the hall looks for such tables again."""
STALE = 86_400.0
"""Seconds after which an open table is not offered any more to whoever passes by."""
LONGEST_TIMER = 3600.0
AGAIN = 2.0
"""Seconds after which a table that could not be written is fetched again."""


class Setup(msgspec.Struct, frozen=True):
    """What a table shall be like."""

    game: Game
    options: Mapping[str, object]
    chairs: Sequence[Chair]
    clock: Mapping[str, Any] = msgspec.field(default_factory=lambda: {"kind": "none"})
    public: bool = False
    start: Mapping[str, Any] | None = None
    """The position file with which the play begins, unless it begins anew."""


class Hall:
    """The tables of one server."""

    def __init__(self, store: Store, thinking: Thinking, sources: Sources | None = None) -> None:
        self._store = store
        self._thinking = thinking
        self._sources = sources or Sources()
        self._tables: dict[str, Table] = {}
        self._streams: dict[str, Stream] = {}
        self._touched: dict[str, float] = {}
        self._resting: dict[str, dict[str, Any]] = {}
        self._fetching: dict[str, asyncio.Task[Table]] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._chores = Chores()

    # -- opening and closing ----------------------------------------------------------------

    def wake_all(self) -> None:
        """After a start: let clocks run on, while the doors are open. Other tables wait until somebody comes."""
        self._chores.begin(self._go_round())

    async def _go_round(self) -> None:
        """Set the timers of what was running, then look now and then for what can rest."""
        for row in await self._store.with_clocks(RUNNING):
            if self._chores.ended:
                return
            try:
                await self._from_afar(row)
            except Exception as failure:
                told_trouble("table cannot be read", failure, game=row["game"])
        while await self._chores.rest(ROUND):
            self.let_rest(IDLE)

    def count(self) -> tuple[int, int]:
        """How many tables are in memory, and how many connections watch them."""
        return len(self._tables), sum(stream.watchers for stream in self._streams.values())

    def end_streams(self) -> None:
        """Send everybody away; they may come back and go on from where they were."""
        for stream in self._streams.values():
            stream.drop_all()

    def send_away(self, person: str) -> None:
        """End what a person has opened, since one of his sessions is over; the others come back by themselves."""
        for stream in self._streams.values():
            stream.drop(person)

    async def close(self) -> None:
        """Let no clock ring any more, and send everybody away."""
        await self._chores.end()
        await asyncio.gather(*self._fetching.values(), return_exceptions=True)
        for timer in self._timers.values():
            timer.cancel()
        self.end_streams()

    # -- tables -----------------------------------------------------------------------------

    async def open_table(self, host: Person, setup: Setup) -> Table:
        """A new table; refused if the game cannot be played so."""
        game, players = setup.game, len(setup.chairs)
        game.new(players, setup.options)
        complete = complete_options(game.options, setup.options, game.name)
        if await self._store.tables_hosted(host.id, [OPEN, RUNNING]) >= MOST_TABLES:
            raise Refusal("too-many-tables", {"most": MOST_TABLES})
        now = self._sources.now()
        row: Row = {
            "id": self._sources.name(),
            "game": game.name,
            "players": players,
            "options": msgspec.json.encode(complete).decode(),
            "seed": self._sources.seed(),
            "start": None if setup.start is None else msgspec.json.encode(setup.start).decode(),
            "clock": msgspec.json.encode(setup.clock).decode(),
            "public": int(setup.public),
            "host": host.id,
            "state": OPEN,
            "created": now,
            "moved": now,
        }
        rows = [{"table": row["id"], **msgspec.structs.asdict(chair)} for chair in setup.chairs]
        await self._store.add_table(row, rows)
        return self._seat(Table(row, rows, self._store, self._sources))

    async def table(self, name: str) -> Table:
        """A table by its id, from memory or from the store."""
        found = self._tables.get(name)
        if found is None:
            fetching = self._fetching.get(name)
            if fetching is None:
                fetching = self._fetching[name] = asyncio.create_task(self._fetch(name))
                fetching.add_done_callback(lambda _: self._fetching.pop(name, None))
            found = await asyncio.shield(fetching)
        self._touch(found)
        return found

    def stream(self, table: Table) -> Stream:
        return self._streams[table.id]

    async def _fetch(self, name: str) -> Table:
        row = await self._store.table(name)
        if row is None:
            raise Refusal("no-such-table")
        return self._seat(await self._read(row))

    async def _read(self, row: Row) -> Table:
        table = Table(row, await self._store.chairs([row["id"]]), self._store, self._sources)
        await asyncio.to_thread(table.recall, await self._store.entries(row["id"]))
        return table

    def _seat(self, table: Table) -> Table:
        """Let a table live: whoever watches hears of it, its bots think, and its clocks run."""
        stream = Stream(table)
        self._tables[table.id] = table
        self._streams[table.id] = stream
        self._resting.pop(table.id, None)
        self._touch(table)

        def tell(happening: Happening) -> None:
            self._touch(table)
            stream.tell(happening)
            self._go_on(table)

        table.tell = tell
        table.is_here = stream.is_here
        table.give_up = lambda: self._forget(table)
        self._go_on(table)
        return table

    def _touch(self, table: Table) -> None:
        self._touched[table.id] = time.monotonic()

    def _go_on(self, table: Table) -> None:
        self._thinking.wake(table)
        if (timer := self._timers.pop(table.id, None)) is not None:
            timer.cancel()
        self._set_next_timer(table)

    # -- clocks -----------------------------------------------------------------------------

    def _set_next_timer(self, table: Table) -> None:
        """Look at a table when its first clock runs out, be it in memory then or not."""
        if (end := table.next_end()) is not None:
            wait = min(max(0.01, end - self._sources.now()), LONGEST_TIMER)
            self._timers[table.id] = asyncio.get_running_loop().call_later(wait, self._run, self._call_time, table.id)

    def _run(self, errand: Callable[[str], Coroutine[Any, Any, None]], name: str) -> None:
        self._chores.begin(errand(name))

    async def _call_time(self, name: str) -> None:
        self._timers.pop(name, None)
        with contextlib.suppress(Refusal):
            table = await self.table(name)
            await table.call_time()
            if name not in self._timers:
                self._set_next_timer(table)

    # -- rest -------------------------------------------------------------------------------

    def _forget(self, table: Table) -> None:
        """What is in memory may be wrong: send everybody away and fetch the table again, for its bots and clocks."""
        if self._tables.get(table.id) is table and not self._chores.ended:
            self._drop(table)
            self._run(self._fetch_again, table.id)

    async def _fetch_again(self, name: str) -> None:
        """Until it is there, or is no more."""
        while await self._chores.rest(AGAIN):
            try:
                await self.table(name)
            except SQLAlchemyError as failure:
                told_trouble("table cannot be read", failure)
            except Refusal:
                return
            else:
                return

    def read_again(self, names: Sequence[str]) -> None:
        """What is kept of some tables was changed elsewhere."""
        for name in names:
            self._resting.pop(name, None)
            if (table := self._tables.get(name)) is not None:
                self._forget(table)

    def _drop(self, table: Table) -> None:
        self._streams.pop(table.id).drop_all()
        del self._tables[table.id], self._touched[table.id]

    def let_rest(self, idle: float) -> None:
        """Forget the tables that nobody has cared for lately; timers go on, and whoever asks finds them again."""
        now = time.monotonic()
        for table in list(self._tables.values()):
            quiet = not self._streams[table.id].watchers and not table.thinking()
            if quiet and now - self._touched[table.id] >= idle:
                self._drop(table)
                self._remember(table)

    def _remember(self, table: Table) -> dict[str, Any]:
        shown = table.shown()
        self._resting[table.id] = shown
        if len(self._resting) > MOST_RESTING:
            del self._resting[next(iter(self._resting))]
        return shown

    # -- lists ------------------------------------------------------------------------------

    async def listed(self, state: str) -> list[dict[str, Any]]:
        """Public tables in a state, as everybody may see them."""
        rows = await self._store.listed(state, MOST_LISTED)
        now = self._sources.now()
        return [await self._from_afar(row) for row in rows if state != OPEN or now - row["moved"] < STALE]

    async def tables_of(self, person: Person) -> list[dict[str, Any]]:
        """The tables of a person, those that were changed last first."""
        rows = await self._store.tables_of(person.id, MOST_LISTED)
        chairs = await self._store.chairs([row["id"] for row in rows])
        own = [(chair["table"], chair["seat"]) for chair in chairs if chair["person"] == person.id]
        return [
            await self._from_afar(row)
            | {"mine": [seat for table, seat in own if table == row["id"]], "host": row["host"] == person.id}
            for row in rows
        ]

    async def unfinished(self, person: Person) -> list[str]:
        """The tables of a person that are open or in play."""
        rows = await self._store.tables_of(person.id, None)
        return [row["id"] for row in rows if row["state"] in (OPEN, RUNNING)]

    async def _from_afar(self, row: Row) -> dict[str, Any]:
        """A table in a list; one that is not in play is only looked at, and kept only if its bots have to go on."""
        name: str = row["id"]
        if name in self._tables:
            return self._tables[name].shown()
        if name in self._resting:
            return dict(self._resting[name])
        table = await self._read(row)
        if table.thinking() or name in self._tables:
            return (await self.table(name)).shown()
        if name not in self._timers:
            self._set_next_timer(table)
        return self._remember(table)
