"""All tables: those in play are kept in memory, the others rest in the store until somebody asks for them."""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from functools import partial
from typing import Any

import msgspec

from crashyard.engine.game import Game
from crashyard.engine.refusal import Refusal
from crashyard.server.accounts.sessions import Person
from crashyard.server.background import BackgroundTasks
from crashyard.server.fair_turns import FairTurns
from crashyard.server.logs import log_trouble
from crashyard.server.sources import Sources
from crashyard.server.storage.entries import Entry
from crashyard.server.storage.group_writers import NotWritten
from crashyard.server.storage.snapshots import Snapshot
from crashyard.server.storage.store import UNREACHABLE, Row, Store, is_unreachable
from crashyard.server.storage.table_rows import spell_result, spell_seats
from crashyard.server.streams.backlog import Backlog
from crashyard.server.streams.stream import TableStream
from crashyard.server.tables.integrity import UNREADABLE, check_chairs, check_entries
from crashyard.server.tables.new_rules import last_position
from crashyard.server.tables.opening import from_snapshot, last_snapshot
from crashyard.server.tables.requests.talk import usual_talk
from crashyard.server.tables.seating import Chair
from crashyard.server.tables.state import CLOSED, OPEN, OVER, RUNNING, STARTING
from crashyard.server.tables.summaries import table_summary
from crashyard.server.tables.table import GameTable
from crashyard.server.tables.updates import TableUpdate
from crashyard.server.workers.bot_players import BotPlayers
from crashyard.server.workers.ordered_answers import OrderedAnswers

MOST_LISTED = 100
MOST_LISTED_OF_ONE = 10
"""Of one host, in the lobby."""
MOST_TABLES = 100
"""Of one host, open or in play."""
IDLE = 600.0
"""Seconds after which a table that nobody watches goes to rest."""
VISIT = 60.0
"""Seconds for which a table of bots alone plays on after somebody has asked for it."""
ROUND = 60.0
"""Seconds after which the registry looks for such tables again."""
STALE = 86_400.0
"""Seconds after which an open table is not offered any more to whoever passes by."""
LONGEST_TIMER = 3600.0
KEEP_TIME = 5.0
"""Seconds after which it is noted how long the server has been there: so much is nobody's after a crash."""
AGAIN = 2.0
"""Seconds after which a table that could not be written is fetched again."""
PASTS_AT_ONCE = 2
"""So many look at what has happened at the same time."""
MOVES = "table-moves"
"""The key with which is refused what only another server can do, if any."""
MOST_WHY = 200
"""So many characters tell the operator why a table cannot be read."""


class TableSetup(msgspec.Struct, frozen=True):
    """What a table shall be like."""

    game: Game
    options: Mapping[str, object]
    chairs: Sequence[Chair]
    clock: Mapping[str, Any] = msgspec.field(default_factory=lambda: {"kind": "none"})
    public: bool = False
    chat: str = ""
    """Who may talk; the usual where it is not said."""
    start: Mapping[str, Any] | None = None
    """The position file with which the play begins, unless it begins anew."""


class TableRegistry:
    """The tables of one server."""

    def __init__(self, store: Store, bots: BotPlayers, sources: Sources | None = None) -> None:
        self._store = store
        self._bots = bots
        self._orders = OrderedAnswers(bots.pause, bots.budget)
        self._sources = sources or Sources()
        self._tables: dict[str, GameTable] = {}
        self._streams: dict[str, TableStream] = {}
        self._touched: dict[str, float] = {}
        """When something happened at a table, or somebody asked for it."""
        self._visited: dict[str, float] = {}
        """When somebody asked for it."""
        self._told: set[str] = set()
        """The tables of which the log says that they cannot be read."""
        self._fetching: dict[str, asyncio.Task[GameTable]] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._background = BackgroundTasks()
        self._backlog = Backlog()
        self.past_turns = FairTurns(PASTS_AT_ONCE)
        """Of those who look at what has happened, which all entries of a table may have to be read for."""
        self.heard: Callable[[GameTable, TableUpdate | None], None] = lambda _, __: None
        """Called with everything that happens at any table, once it is on disk; with nothing when one is set up."""
        self.sent_away: Callable[[str], None] = lambda _: None
        """Called when one of a person's sessions is over."""

    @property
    def draining(self) -> bool:
        """Whether the server hands its tables over to others."""
        return False

    @property
    def does_chores(self) -> bool:
        """Whether this server does what one of several has to do."""
        return True

    # -- opening and closing ----------------------------------------------------------------

    def wake_all(self) -> None:
        """After a start, beside what people ask: let clocks run and bots think. Others wait until somebody comes."""
        self._sources.served.go_on_from(self._store.served)
        self._background.begin(self._go_round())
        self._background.begin(self._keep_time())

    async def _go_round(self) -> None:
        """Look after what was running, then now and then for what can rest and for bots that should be thinking."""
        looked = await self._trying(self._look_after_running)
        woken = await self._trying(self._wake_bots)
        while await self._background.rest(ROUND if looked and woken else AGAIN):
            self.let_rest(IDLE)
            looked = looked or await self._trying(self._look_after_running)
            woken = await self._trying(self._wake_bots)

    async def _keep_time(self) -> None:
        """After a crash the clocks go on from where this was last noted."""
        while await self._background.rest(KEEP_TIME):
            await self._note_time()

    async def _note_time(self) -> None:
        """Only while clocks run: otherwise a server at rest would write all day. A lost database is told elsewhere."""
        if self._timers:
            try:
                await self._store.keep_served(self._sources.served.now())
            except NotWritten:
                self._sources.served.stand_still()
            else:
                self._sources.served.go_on()

    async def _trying(self, job: Callable[[], Awaitable[None]]) -> bool:
        """Whatever goes wrong, the next round comes, and soon. That the database is lost is told elsewhere."""
        try:
            await job()
        except Exception as failure:
            if not is_unreachable(failure):
                log_trouble("tables not looked after", failure)
            return False
        return True

    async def _look_after_running(self) -> None:
        """Set timers, and read what no list can show yet: what an older version wrote, and what could not be read."""
        await self._look_after(await self._store.in_state(STARTING), await self._store.in_state(RUNNING))

    async def _look_after(self, starting: Sequence[Row], running: Sequence[Row]) -> None:
        """The same for the rows of some tables."""
        for row in starting:
            with contextlib.suppress(Refusal):
                await self.table(row["id"])
        for row in running:
            if self._background.ended:
                return
            is_known = row["awaited"] is not None and row["unreadable"] is None
            if row["id"] in self._tables or (is_known and '"none"' in row["clock"] and not row["ordered"]):
                continue
            with contextlib.suppress(Refusal):
                table = await (self._table(row["id"]) if row["ordered"] else self._read(row))
                if row["id"] not in self._timers:
                    self._set_next_timer(table)

    def _is_ours(self, name: str) -> bool:
        """Whether this server writes a table: all of them, where it is alone."""
        return True

    async def _wake_bots(self) -> None:
        """Wherever a bot is awaited by somebody it thinks, however its table or its last thought got lost."""
        for table in list(self._tables.values()):
            self._bots.wake(table)
            self._orders.wake(table)
        for name in await self._with_bots_awaited():
            if self._background.ended:
                return
            if name not in self._tables and self._is_ours(name):
                with contextlib.suppress(Refusal):
                    self._bots.wake(await self._table(name))

    async def _with_bots_awaited(self) -> list[str]:
        return await self._store.with_bots_awaited(RUNNING)

    def count(self) -> tuple[int, int]:
        """How many tables are in memory, and how many connections watch them."""
        return len(self._tables), sum(stream.watchers for stream in self._streams.values())

    def end_streams(self) -> None:
        """Send everybody away; they may come back and go on from where they were."""
        for stream in self._streams.values():
            stream.drop_all()

    def send_away(self, person: str) -> None:
        """End what a person has opened, since one of their sessions is over; the others come back by themselves."""
        for stream in self._streams.values():
            stream.drop(person)
        self.sent_away(person)

    async def close(self) -> None:
        """Let no clock ring any more, send everybody away, and note where the plays stand."""
        await self._orders.stop()
        await self._background.end()
        await asyncio.gather(*self._fetching.values(), return_exceptions=True)
        await self._note_time()
        for timer in self._timers.values():
            timer.cancel()
        self.end_streams()
        await self._keep_snapshots(list(self._tables.values()))

    async def _keep_snapshots(self, tables: Sequence[GameTable]) -> None:
        """For the day when the rules change; without them plays are followed from their beginning."""
        rows = [row for table in tables if (row := table.unkept()) is not None]
        try:
            if rows:
                await self._store.keep_snapshots(rows)
        except UNREACHABLE as failure:
            log_trouble("snapshots not kept", failure)

    # -- tables -----------------------------------------------------------------------------

    async def open_table(self, host: Person, setup: TableSetup) -> GameTable:
        """A new table; refused if the game cannot be played so."""
        game, players = setup.game, len(setup.chairs)
        game.new(players, setup.options)
        complete = game.complete(setup.options)
        if any(chair.kind == "bot" for chair in setup.chairs):
            self._bots.check_time(host.id)
        if await self._store.tables_hosted(host.id, [OPEN, STARTING, RUNNING]) >= MOST_TABLES:
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
            "awaited": "",
            "chat": setup.chat or usual_talk(public=setup.public),
        }
        row |= self._owned()
        rows = [{"table": row["id"], **msgspec.structs.asdict(chair)} for chair in setup.chairs]
        await self._store.add_table(row, rows)
        table = self._blank(row, rows)
        table.settle()
        self._visited[table.id] = time.monotonic()
        self._seat(table)
        self.heard(table, None)
        return table

    def _owned(self) -> Row:
        """What the row of a new table says of who writes it."""
        return {}

    def _blank(self, row: Row, chairs: Sequence[Row]) -> GameTable:
        """A table at which nothing has happened yet."""
        return GameTable(row, chairs, self._store, self._sources)

    async def table(self, name: str) -> GameTable:
        """A table by its id, from memory or from the store, for somebody who comes: its bots think on then."""
        found = await self._table(name)
        self._visited[found.id] = time.monotonic()
        self._bots.wake(found)
        return found

    async def _table(self, name: str) -> GameTable:
        """The same for ourselves."""
        found = self._tables.get(name)
        if found is None:
            fetching = self._fetching.get(name)
            if fetching is None:
                fetching = self._fetching[name] = asyncio.create_task(self._fetch(name))
                fetching.add_done_callback(lambda _: self._fetching.pop(name, None))
            found = await asyncio.shield(fetching)
        self._touch(found)
        return found

    def stream(self, table: GameTable) -> TableStream:
        return self._streams[table.id]

    def is_at(self, name: str, person: str) -> bool:
        """Whether somebody watches a table now."""
        stream = self._streams.get(name)
        return stream is not None and stream.is_here(person)

    async def _fetch(self, name: str) -> GameTable:
        row = await self._store.table(name)
        if row is None:
            raise Refusal("no-such-table")
        return self._seat(await self._read(row, go_on=True))

    async def _read(self, row: Row, *, go_on: bool = False) -> GameTable:
        """A table as its entries leave it. If that cannot be, its row is marked, the log says so, and it is refused.

        It is opened from its last snapshot. Where there is none, or other rules were played by, all entries are gone
        through; then it can `go_on` by our rules.
        """
        snapshot: Snapshot | None = None
        entries: Sequence[Entry] = ()
        try:
            chairs = await self._store.chairs([row["id"]])
            check_chairs(row, chairs)
            blank = partial(self._blank, row, chairs)
            over = row["state"] == OVER
            table = await from_snapshot(self._store, row["id"], blank, over=over)
            if table is None:
                entries = await self._store.entries(row["id"], replica=over)
                if row["state"] == RUNNING:
                    snapshot = await last_snapshot(self._store, row["id"])
                table = await asyncio.to_thread(_recalled, blank(), entries, snapshot)
            table.shown()
            table.settle()
        except UNREACHABLE:
            raise
        except Exception as failure:
            await self._mark(row, failure)
            raise Refusal(UNREADABLE) from failure
        await self._note(row, table)
        if go_on:
            await table.go_on_by_our_rules(entries, snapshot)
        return table

    async def _mark(self, row: Row, failure: Exception) -> None:
        """The log names no table, since its address is its invitation; `crashyard admin list` does."""
        why = f"{type(failure).__name__}: {failure}"[:MOST_WHY]
        if row["id"] not in self._told:
            self._told.add(row["id"])
            log_trouble("table cannot be read", failure, game=row["game"])
        if row["unreadable"] != why:
            await self._store.note(row, {"unreadable": why})

    async def _note(self, row: Row, table: GameTable) -> None:
        """Bring a row up to date that an older version has written, or whose table can be read again."""
        facts = {"awaited": spell_seats(table.awaited()), "result": spell_result(table.result()), "next": table.next}
        facts["unreadable"] = None
        if any(row[name] != value for name, value in facts.items()):
            self._told.discard(row["id"])
            await self._store.note(row, facts)

    def _seat(self, table: GameTable) -> GameTable:
        """Let a table live: whoever watches hears of it, its bots think, and its clocks run."""
        stream = TableStream(table, self._backlog, self.past_turns)
        self._tables[table.id] = table
        self._streams[table.id] = stream
        self._touch(table)

        table.tell = partial(self._tell, table, stream)
        table.is_here = stream.is_here
        table.absent_for = stream.absent_for
        table.is_wanted = lambda: self._is_wanted(table, stream)
        table.give_up = lambda: self._forget(table)
        self._go_on(table)
        return table

    def _tell(self, table: GameTable, stream: TableStream, update: TableUpdate) -> None:
        """Something happened at a table, and is on disk."""
        self._touch(table)
        stream.tell(update)
        self._go_on(table)
        self.heard(table, update)

    def _is_wanted(self, table: GameTable, stream: TableStream) -> bool:
        """While people play there, in person, or somebody looks on, or has asked for it lately."""
        if stream.is_watched or any(chair.kind == "person" for chair in table.chairs):
            return True
        return time.monotonic() - self._visited.get(table.id, -VISIT) < VISIT

    def _touch(self, table: GameTable) -> None:
        self._touched[table.id] = time.monotonic()

    def _go_on(self, table: GameTable) -> None:
        self._bots.wake(table)
        self._orders.wake(table)
        if (timer := self._timers.pop(table.id, None)) is not None:
            timer.cancel()
        self._set_next_timer(table)

    # -- clocks -----------------------------------------------------------------------------

    def _set_next_timer(self, table: GameTable) -> None:
        """Look at a table when its first clock runs out or contributions are late, be it in memory then or not."""
        waits = []
        if (end := table.next_end()) is not None:
            waits.append(end - self._sources.served.now())
        if (end := table.reveal_end()) is not None:
            waits.append(end - self._sources.served.now())
        if table.agreements.is_due:
            waits.append(0.0)
        if waits:
            wait = min(max(0.01, min(waits)), LONGEST_TIMER)
            self._timers[table.id] = asyncio.get_running_loop().call_later(wait, self._run, self._call_time, table.id)

    def _run(self, job: Callable[[str], Coroutine[Any, Any, None]], name: str) -> None:
        self._background.begin(job(name))

    async def _call_time(self, name: str) -> None:
        self._timers.pop(name, None)
        if not self._is_ours(name):
            return
        try:
            table = await self._table(name)
            await table.call_time()
            if name not in self._timers:
                self._set_next_timer(table)
        except Exception as failure:
            if _is_for_good(failure):
                return
            log_trouble("clock not heeded", failure)
            self._timers[name] = asyncio.get_running_loop().call_later(AGAIN, self._run, self._call_time, name)

    # -- rest -------------------------------------------------------------------------------

    def _forget(self, table: GameTable) -> None:
        """What is in memory may be wrong: send everybody away and fetch the table again, for its bots and clocks."""
        if self._tables.get(table.id) is table and not self._background.ended:
            self._drop(table)
            self._run(self._fetch_again, table.id)

    async def _fetch_again(self, name: str) -> None:
        """Until it is there, or is no more."""
        while await self._background.rest(AGAIN):
            try:
                await self._table(name)
            except Exception as failure:
                if _is_for_good(failure):
                    return
                log_trouble("table cannot be fetched", failure)
            else:
                return

    def read_again(self, names: Sequence[str]) -> None:
        """What is kept of some tables was changed elsewhere."""
        for name in names:
            if (table := self._tables.get(name)) is not None:
                self._forget(table)

    def _drop(self, table: GameTable) -> None:
        table.retire()
        self._streams.pop(table.id).drop_all()
        del self._tables[table.id], self._touched[table.id]
        self._visited.pop(table.id, None)

    def let_rest(self, idle: float) -> None:
        """Forget the tables that nobody has cared for lately; timers go on, and whoever asks finds them again."""
        now = time.monotonic()
        resting: list[GameTable] = []
        for table in list(self._tables.values()):
            quiet = not self._streams[table.id].is_watched and not (table.thinking() and table.is_wanted())
            if quiet and now - self._touched[table.id] >= idle:
                self._drop(table)
                resting.append(table)
        if resting:
            self._background.begin(self._rest(resting))

    async def _rest(self, tables: Sequence[GameTable]) -> None:
        await self._keep_snapshots(tables)

    # -- from afar --------------------------------------------------------------------------

    async def listed(self, state: str) -> list[dict[str, Any]]:
        """Public tables in a state, as everybody may see them."""
        since = self._sources.now() - STALE if state == OPEN else 0.0
        return await self._summaries(await self._store.listed(state, since, MOST_LISTED, MOST_LISTED_OF_ONE))

    async def tables_of(self, person: Person, most: int = MOST_LISTED) -> list[dict[str, Any]]:
        """The tables of a person, those that were changed last first."""
        return await self._summaries(await self._store.tables_of(person.id, most, replica=True), person.id)

    async def summary(self, name: str, person: str | None) -> dict[str, Any]:
        """One table, readable or not."""
        row = await self._store.table(name)
        if row is None:
            raise Refusal("no-such-table")
        return (await self._summaries([row], person, replica=False))[0]

    async def _summaries(
        self, rows: Sequence[Row], person: str | None = None, *, replica: bool = True
    ) -> list[dict[str, Any]]:
        chairs: dict[str, list[Row]] = {row["id"]: [] for row in rows}
        for chair in await self._store.chairs(list(chairs), replica=replica):
            chairs[chair["table"]].append(chair)
        return [table_summary(row, chairs[row["id"]], person) for row in rows]

    async def unfinished(self, person: Person) -> list[str]:
        """The tables of a person that are open or in play."""
        rows = await self._store.tables_of(person.id, None)
        return [row["id"] for row in rows if row["state"] in (OPEN, STARTING, RUNNING)]

    async def close_table(self, name: str, person: str, key: str | None) -> int:
        """The host gives a table up; returns the number under which it happened."""
        try:
            table = await self.table(name)
        except Refusal as refusal:
            if refusal.key != UNREADABLE:
                raise
            return await self._close_unreadable(name, person)
        return await table.close(person, key)

    async def _close_unreadable(self, name: str, person: str) -> int:
        """Nobody can play there any more, so the host may, whoever else sits there."""
        seen = await self.summary(name, person)
        if not seen["host"]:
            raise Refusal("only-host")
        if not await self._store.close_table(name, CLOSED, self._sources.now()):
            raise Refusal("table-closed")
        return int(seen["n"]) + 1


def _is_for_good(failure: Exception) -> bool:
    """Whether a table is no more, or cannot be read here: then trying again is of no use."""
    return isinstance(failure, Refusal) and failure.key in ("no-such-table", UNREADABLE, MOVES)


def _recalled(table: GameTable, entries: Sequence[Entry], snapshot: Snapshot | None) -> GameTable:
    """Gone through from the beginning."""
    check_entries(entries)
    table.recall(entries, snapshot)
    if table.divergence is not None:
        last_position(table, entries, snapshot)
    return table
