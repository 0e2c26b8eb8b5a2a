"""The tables of one of several nodes: those that it writes, and copies of those that others write.

A node writes the tables whose rows name it (`cluster.leases`). Whatever is asked of another one goes to the node that
writes it; where nobody does it is taken. What is written is told to all who follow, and whoever missed something reads
it from the database.
"""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Collection, Sequence
from functools import partial

from crashyard.engine.refusal import Refusal
from crashyard.server import metrics, tracing
from crashyard.server.accounts.sessions import Person
from crashyard.server.cluster.bus import BusMessage, MessageBus
from crashyard.server.cluster.leases import RENEW_EVERY, Leases, NotAlone, TakenTable, forget_nodes, parts
from crashyard.server.logs import log_event, log_trouble
from crashyard.server.nodes.asking import Moving, TableAsking
from crashyard.server.nodes.following import Following
from crashyard.server.nodes.gatherings import REPEATED_EVERY, Gatherings
from crashyard.server.nodes.membership import Membership
from crashyard.server.nodes.outbox import Outbox
from crashyard.server.nodes.shared_table import SharedTable
from crashyard.server.nodes.wire import (
    ALL_NODES,
    Here,
    NodeCall,
    NodeLetter,
    TableNews,
    TableReply,
    TableRequest,
    WatcherNote,
    encode,
    of_node,
    of_table,
    read_call,
    read_letter,
    read_news,
)
from crashyard.server.registry import MOVES, TableRegistry, TableSetup
from crashyard.server.sources import Sources
from crashyard.server.storage.store import Row, Store
from crashyard.server.streams.stream import TableStream
from crashyard.server.tables.state import RUNNING, STARTING
from crashyard.server.tables.table import GameTable
from crashyard.server.tables.updates import TableUpdate
from crashyard.server.workers.bot_players import BotPlayers

LOOK_EVERY = 0.5
"""Seconds between two looks at who is gone, and what nobody writes."""
REPEAT_EVERY = 2.0
"""Seconds between two times that the last number of a table is told, for whoever missed something."""
SILENCE = 5.0
"""Seconds without a word of a table, after which it is looked up in the database; less while the bus is away."""
GATHER_WITHIN = 0.2
"""Seconds until it is told that somebody came or went."""
NOTE_EVERY = 5.0
FORGET_AFTER = 86_400.0
"""Seconds after which a node is not listed any more that is gone."""
JUST_GONE = 30.0
"""Seconds for which it is looked for tables of a node that is gone all the time, and then now and then."""
HANDED_AT_ONCE = 50
"""So many tables stand still at a time while a node hands all of its own over."""
QUIET = 2.0
"""Seconds in which a table is handed over as soon as nothing is being written there; then nothing more is begun."""
BUSY = 5.0
"""Seconds for what is being written, before a table is handed over."""
FOLLOWED_FOR = 60.0
"""Seconds for which a table is followed that nobody here watches or asks for: it costs as much as its play."""
VISIT_EVERY = 10.0
FIND_EVERY = 30.0
"""Seconds between two looks at which tables are ours, where nothing speaks for a change."""


class NodeRegistry(TableRegistry):
    """The tables of this node."""

    def __init__(
        self, store: Store, bots: BotPlayers, leases: Leases, bus: MessageBus, sources: Sources | None = None
    ) -> None:
        super().__init__(store, bots, sources)
        self.membership = Membership(leases, self._sources.served)
        self._leases = leases
        self._bus = bus
        self._outbox = Outbox(bus)
        self._asking = TableAsking(self, self.membership, bus)
        self._gatherings = Gatherings(leases.node)
        self._held: set[str] = set()
        """The tables that we write, in memory or not."""
        self._leaving: set[str] = set()
        """Those that are just being given back."""
        self._follows: dict[str, Following] = {}
        self._taking: dict[str, asyncio.Task[bool]] = {}
        self._holding: dict[str, asyncio.Task[None]] = {}
        self._gathering: dict[str, asyncio.TimerHandle] = {}
        self._visits: dict[str, float] = {}
        """When it was last told to who writes a table that somebody has asked for it here."""
        self._emptied: dict[str, float] = {}
        """The nodes that are gone and have nothing left that we could take, and when that was so."""
        self._unlisted_at = -FIND_EVERY
        """When it was last looked for tables of nodes that are in no list."""
        self._is_doubtful = False
        """Whether we may write other tables than we think: what the database has done we may not have heard."""
        self.took: Callable[[Sequence[str]], None] = lambda _: None
        """Called with tables that we write from now on."""
        self.gave_up: Callable[[Collection[str]], None] = lambda _: None
        """Called with those that we do not write any more."""
        self.called: Callable[[NodeCall], None] = lambda _: None
        """Called with what another node says to all."""

    # -- opening and closing ----------------------------------------------------------------

    async def open(self) -> None:
        """Say that we are there, and listen to the others."""
        await self.membership.renew()
        await self.membership.look_around()
        await self._bus.subscribe(of_node(self.membership.id), self._hear_letter)
        await self._bus.subscribe(ALL_NODES, self._hear_call)
        self._bus.on_found.append(self._forget_what_was_heard)
        self._outbox.start()

    def wake_all(self) -> None:
        for work in (self._go_round(), self._renew_on(), self._look_on(), self._note_on(), self._speak_on()):
            self._background.begin(work)

    @property
    def draining(self) -> bool:
        return self.membership.draining

    @property
    def does_chores(self) -> bool:
        return self.membership.is_first

    async def looks_after(self, name: str) -> bool:
        """Whether we know who is at a table: if we write it. What nobody writes is looked after by one of us."""
        if self._is_ours(name):
            return True
        if not self.does_chores:
            return False
        owner = await self._leases.owner(name)
        return owner is None or not self.membership.is_there(owner)

    async def _renew_on(self) -> None:
        found = time.monotonic()
        while True:
            began = time.monotonic()
            try:
                if await self.membership.renew() or began - found >= FIND_EVERY:
                    self._is_doubtful = True
                if self._is_doubtful:
                    self._is_doubtful = False
                    await self._find_lost()
                    found = began
            except Exception as failure:
                self._is_doubtful = True
                log_trouble("lease not renewed", failure)
            if not await self._background.rest(max(0.05, RENEW_EVERY - (time.monotonic() - began))):
                return

    async def _look_on(self) -> None:
        forgotten = time.monotonic()
        while await self._background.rest(LOOK_EVERY):
            if not await self._trying(self._look):
                self._is_doubtful = True
            if time.monotonic() - forgotten > FORGET_AFTER / 24:
                forgotten = time.monotonic()
                await self._trying(partial(forget_nodes, self._store.engine, FORGET_AFTER))

    async def _note_on(self) -> None:
        while await self._background.rest(NOTE_EVERY):
            await self._trying(self._leases.note_served)

    async def _speak_on(self) -> None:
        """Repeat what may have been lost, and look up what we may have missed."""
        repeated = gathered = time.monotonic()
        while await self._background.rest(1.0):
            now = time.monotonic()
            if now - repeated >= REPEAT_EVERY:
                repeated = now
                self._repeat_numbers()
            if now - gathered >= REPEATED_EVERY:
                gathered = now
                self._stop_following(FOLLOWED_FOR)
                for name, stream in list(self._streams.items()):
                    if stream.watchers:
                        self._say_here(name)
            await self._trying(self._look_up)

    async def _look_after_running(self) -> None:
        """Whatever must not be left alone is taken by somebody, who looks after it then."""

    async def _with_bots_awaited(self) -> list[str]:
        """Each node looks after its own."""
        return await self._store.with_bots_awaited(RUNNING, owner=self.membership.id)

    async def _note_time(self) -> None:
        """All nodes together note it."""

    async def close(self) -> None:
        await super().close()
        await asyncio.gather(*self._taking.values(), return_exceptions=True)
        await self._trying(self._hand_over)
        try:
            await self._leases.leave()
        except Exception as failure:
            log_trouble("tables not given back", failure)
        await self._outbox.stop()

    def end_streams(self) -> None:
        """The server is going: others can have its tables at once."""
        self.membership.going = True
        self._background.begin(self._trying_once(self._hand_over))
        super().end_streams()

    async def _trying_once(self, job: Callable[[], Awaitable[None]]) -> None:
        await self._trying(job)

    # -- holding tables ----------------------------------------------------------------------

    def _is_ours(self, name: str) -> bool:
        return name in self._held

    def holds(self, name: str) -> bool:
        return name in self._held

    @property
    def held(self) -> int:
        """How many tables we write."""
        return len(self._held)

    def hold(self, name: str) -> bool:
        if name in self._leaving:
            return False
        if name not in self._held:
            self._held.add(name)
            self.took([name])
        return True

    async def _look(self) -> None:
        """Take what nobody writes and must not be left alone: above all the tables of nodes that are gone."""
        membership = self.membership
        await membership.look_around()
        for name in self._gatherings.forget_gone(membership.there()):
            self._note_others(name)
            self._gather(name)
        if membership.draining:
            await self._hand_over()
            return
        for name in self._held & self._follows.keys():
            if (table := self._tables.get(name)) is not None:
                await self._hold(table)
        spared = membership.spared()
        while taken := await self._leases.take_free(spared):
            await self._took(taken)
        if not membership.is_steady:
            return
        for node in membership.gone():
            rarely = LOOK_EVERY if node.seen < JUST_GONE else JUST_GONE
            if time.monotonic() - self._emptied.get(node.id, -FORGET_AFTER) < rarely:
                continue
            await self._take_over(node.id, spared)
            self._emptied[node.id] = time.monotonic()
        if membership.is_first and time.monotonic() - self._unlisted_at >= FIND_EVERY:
            for name in await self._leases.unlisted():
                await self._take_over(name, spared)
            self._unlisted_at = time.monotonic()

    async def _take_over(self, node: str, spared: dict[str, list[str]]) -> None:
        while taken := await self._taken_over(node, spared):
            log_event("tables taken over", count=len(taken))
            await self._took(taken)

    async def _taken_over(self, node: str, spared: dict[str, list[str]]) -> list[TakenTable]:
        try:
            return await self._leases.take_over(node, spared)
        except NotAlone:
            return []

    async def take(self, name: str, deaf: str = "") -> bool:
        """Take one table if that can be; once, however many ask for it."""
        if self.membership.draining or name in self._leaving:
            return False
        taking = self._taking.get(name)
        if taking is None:
            taking = self._taking[name] = asyncio.create_task(self._take_one(name, deaf))
            taking.add_done_callback(lambda _: self._taking.pop(name, None))
        return await asyncio.shield(taking)

    async def _take_one(self, name: str, deaf: str) -> bool:
        try:
            membership = self.membership
            taken = await self._leases.take(name, membership.spared(), from_gone=membership.is_steady, deaf=deaf)
        except NotAlone:
            return False
        except Exception:
            self._is_doubtful = True
            raise
        if taken is None:
            return False
        await self._took([taken])
        return True

    async def _took(self, taken: Sequence[TakenTable]) -> None:
        """Go on with tables: first those that people watch here."""
        names = [each.id for each in taken]
        self._held.update(names)
        metrics.TAKEOVERS.inc(sum(each.is_from_gone for each in taken))
        for each in taken:
            self._asking.owners.pop(each.id, None)
            self._outbox.put(of_table(each.id), encode(TableNews(self.membership.id, each.number)))
        for name in names:
            if (table := self._tables.get(name)) is not None:
                await self._trying(partial(self._hold, table))
        self.took(names)
        self.until_done(partial(self._go_on_with, names))

    def until_done(self, job: Callable[[], Awaitable[None]]) -> None:
        """Do something that nobody else would, in the background and however long the database is away."""

        async def work() -> None:
            while not await self._trying(job) and await self._background.rest(LOOK_EVERY):
                pass

        self._background.begin(work())

    async def _go_on_with(self, names: Sequence[str]) -> None:
        """Let clocks run and bots think."""
        rows = await self._store.rows([name for name in names if self._is_ours(name)])
        running = [row for row in rows if row["state"] == RUNNING]
        await self._look_after([row for row in rows if row["state"] == STARTING], running)
        for name in await self._store.with_bots_awaited(RUNNING, names) if running else ():
            if self._is_ours(name):
                with contextlib.suppress(Refusal):
                    self._bots.wake(await self._table(name))

    async def _hold(self, table: GameTable) -> None:
        """Write from now on what we have followed; once, however many ask for it."""
        holding = self._holding.get(table.id)
        if holding is None:
            holding = self._holding[table.id] = asyncio.create_task(self._hold_one(table))
            holding.add_done_callback(lambda _: self._holding.pop(table.id, None))
        await asyncio.shield(holding)

    async def _hold_one(self, table: GameTable) -> None:
        assert isinstance(table, SharedTable)
        following = self._follows.get(table.id)
        if table.is_held or following is None:
            return
        await following.catch_up()
        if not self._is_ours(table.id) or self._tables.get(table.id) is not table:
            return
        if not table.is_ours:
            self._forget(table)
            return
        del self._follows[table.id]
        self._background.begin(following.end())
        table.is_held = True
        self._go_on(table)
        self._gather(table.id)

    async def held_table(self, name: str) -> SharedTable:
        table = await self._table(name)
        assert isinstance(table, SharedTable)
        if not table.is_held:
            await self._hold(table)
        if not table.is_held:
            raise Moving
        return table

    async def _find_lost(self) -> None:
        """Others have taken tables while we were not there; or some are ours, and the database could not say so."""
        before = set(self._held)
        named = await self._leases.held()
        if lost := before - named:
            log_event("tables lost", count=len(lost))
            self.lose(lost)
        for some in parts(named - self._held - self._leaving):
            await self._took([TakenTable(name) for name in some])

    def lose(self, names: Collection[str]) -> None:
        """Others write these tables; what we have of them may be wrong."""
        lost = self._held.intersection(names)
        for name in lost:
            self._held.discard(name)
            if (table := self._tables.get(name)) is not None:
                self._forget(table)
        if lost:
            self.gave_up(lost)

    async def _hand_over(self) -> None:
        """Give all tables back, some at a time: those first at which nothing is being written."""
        until = time.monotonic() + QUIET
        while self._held:
            late = time.monotonic() > until
            if quiet := [name for name in self._held if late or not self._is_busy(name)]:
                await self._give_back(set(quiet[:HANDED_AT_ONCE]))
            else:
                await asyncio.sleep(0.005)

    def _is_busy(self, name: str) -> bool:
        table = self._tables.get(name)
        return isinstance(table, SharedTable) and table.is_busy

    async def _give_back(self, names: set[str]) -> None:
        """If the database does not do it they are still ours, as far as we know; in memory they are not any more."""
        self._leaving |= names
        self._held -= names
        tables = [table for name in names if (table := self._tables.get(name)) is not None]
        try:
            for table in tables:
                assert isinstance(table, SharedTable)
                table.is_held = False
            until = time.monotonic() + BUSY
            while time.monotonic() < until and any(map(self._is_busy, names)):
                await asyncio.sleep(0.005)
            await super()._keep_snapshots(tables)
            await self._leases.give_back(names)
            self.gave_up(names)
        except Exception:
            self._held |= names
            self._is_doubtful = True
            raise
        finally:
            for table in tables:
                if self._tables.get(table.id) is table:
                    self._drop(table)
            self._leaving -= names

    # -- tables in memory --------------------------------------------------------------------

    def _owned(self) -> Row:
        return {} if self.membership.draining else {"owner": self.membership.id}

    def _blank(self, row: Row, chairs: Sequence[Row]) -> GameTable:
        return SharedTable(row, chairs, self._store, self._sources, self._asking.pass_on, self._is_certain, self._later)

    def _is_certain(self) -> bool:
        return self.membership.is_certain

    def _later(self, work: Awaitable[None]) -> None:
        async def do() -> None:
            await work

        self._background.begin(do())

    async def open_table(self, host: Person, setup: TableSetup) -> GameTable:
        table = await super().open_table(host, setup)
        assert isinstance(table, SharedTable)
        if self.membership.draining:
            self._drop(table)
            return await self.table(table.id)
        self._held.add(table.id)
        table.is_held = True
        return table

    async def table(self, name: str) -> GameTable:
        """As it stands in the database: whoever has heard of something by another node finds that here too."""
        found = await super().table(name)
        if self._is_ours(name) and not await self._asking.is_still_ours(name):
            found = await super().table(name)
        if (following := self._follows.get(name)) is not None:
            await following.hear((await self._leases.numbers([name])).get(name, 0), None)
            if self._tables.get(name) is not found:
                found = await super().table(name)
        if not self._is_ours(name) and found.state == RUNNING and all(chair.kind == "bot" for chair in found.chairs):
            self._say_visited(name)
        return found

    def _say_visited(self, name: str) -> None:
        """A table of bots alone plays on while somebody asks for it, by whatever node."""
        now, owner = time.monotonic(), self._asking.owners.get(name)
        if owner is not None and now - self._visits.get(name, -VISIT_EVERY) >= VISIT_EVERY:
            self._visits[name] = now
            note = WatcherNote(name, self.membership.id, self._here(name), visited=True)
            self._outbox.put(of_node(owner), encode(NodeLetter(note=note)))

    async def _fetch(self, name: str) -> GameTable:
        row = await self._store.table(name)
        if row is None:
            raise Refusal("no-such-table")
        if not self._knows(row):
            raise Refusal(MOVES)
        if row["owner"] == self.membership.id and self.hold(name):
            return await self._fetch_ours(row)
        following = Following(self._store)
        await self._listen(name, following)
        try:
            table = await self._read(row)
        except BaseException:
            await following.end()
            raise
        self._follows[name], self._asking.owners[name] = following, row["owner"]
        self._seat(table)
        assert isinstance(table, SharedTable)
        await following.begin(table)
        if self._is_ours(name):
            await self._hold(table)
        return table

    async def _fetch_ours(self, row: Row) -> GameTable:
        table = await self._read(row, go_on=True)
        assert isinstance(table, SharedTable)
        if not self._is_ours(table.id):
            return await self._fetch(table.id)
        table.is_held = True
        return self._seat(table)

    def _knows(self, row: Row) -> bool:
        """Whether we could play by the rules of a table."""
        ours = self._leases.rules.get(row["game"])
        return ours is not None and (row["rules"] is None or int(row["rules"]) <= int(ours))

    async def _mark(self, row: Row, failure: Exception) -> None:
        """Only whoever writes a table knows for certain that it cannot be read."""
        if self._is_ours(row["id"]):
            await super()._mark(row, failure)
        elif self.membership.is_of_other_version(row["owner"]):
            raise Refusal(MOVES) from failure

    async def _note(self, row: Row, table: GameTable) -> None:
        if self._is_ours(row["id"]):
            await super()._note(row, table)

    def _seat(self, table: GameTable) -> GameTable:
        seated = super()._seat(table)
        self._streams[table.id].changed = partial(self._gather, table.id)
        self._note_others(table.id)
        return seated

    def _tell(self, table: GameTable, stream: TableStream, update: TableUpdate) -> None:
        if not _is_held(table):
            stream.tell(update)
            return
        entry = update.entry
        news = TableNews(self.membership.id, entry.number, entry, trace=tracing.inject())
        self._outbox.put(of_table(table.id), encode(news))
        super()._tell(table, stream, update)

    def _is_wanted(self, table: GameTable, stream: TableStream) -> bool:
        return _is_held(table) and super()._is_wanted(table, stream)

    def _go_on(self, table: GameTable) -> None:
        if _is_held(table):
            super()._go_on(table)

    def _set_next_timer(self, table: GameTable) -> None:
        if self._is_ours(table.id):
            super()._set_next_timer(table)

    def _forget(self, table: GameTable) -> None:
        """Whether we still write it is asked anew."""
        self._held.discard(table.id)
        super()._forget(table)

    def _drop(self, table: GameTable) -> None:
        super()._drop(table)
        assert isinstance(table, SharedTable)
        table.is_held = False
        self._asking.owners.pop(table.id, None)
        self._visits.pop(table.id, None)
        if (following := self._follows.pop(table.id, None)) is not None:
            self._background.begin(following.end())

    async def _keep_snapshots(self, tables: Sequence[GameTable]) -> None:
        await super()._keep_snapshots([table for table in tables if self._is_ours(table.id)])

    def let_rest(self, idle: float) -> None:
        super().let_rest(idle)
        self._stop_following(min(idle, FOLLOWED_FOR))

    def _stop_following(self, idle: float) -> None:
        """Forget copies that nobody has asked for here lately, whoever watches by other nodes."""
        before = time.monotonic() - idle
        for name in list(self._follows):
            table = self._tables.get(name)
            if table is not None and not self._streams[name].watchers and self._touched[name] <= before:
                self._drop(table)

    async def _rest(self, tables: Sequence[GameTable]) -> None:
        """What nobody cares for any more anybody may write; what runs needs somebody who looks after it."""
        await super()._rest(tables)
        idle = {table.id for table in tables if table.state not in (STARTING, RUNNING)}
        if names := {name for name in idle & self._held if name not in self._tables}:
            await self._trying(partial(self._give_back, names))

    # -- being asked -----------------------------------------------------------------------------

    async def _hear_letter(self, message: BusMessage) -> None:
        letter = read_letter(message.payload)
        if letter.ask is not None:
            answered = partial(self._reply, message.reply)
            if not self._asking.answer_at_once(letter.ask, answered):
                self._background.begin(self._answer(answered, letter.ask))
        if letter.note is not None:
            self._take_note(letter.note)

    def _reply(self, subject: str, reply: TableReply) -> None:
        self._outbox.put(subject, encode(reply))

    async def _answer(self, answered: Callable[[TableReply], None], request: TableRequest) -> None:
        answered(await self._asking.answer(request))

    def table_at_hand(self, name: str) -> SharedTable | None:
        table = self._tables.get(name)
        return table if isinstance(table, SharedTable) else None

    async def reach(self, name: str, number: int) -> None:
        if (following := self._follows.get(name)) is not None:
            await following.reach(number)

    # -- following ----------------------------------------------------------------------------

    async def _listen(self, name: str, following: Following) -> None:
        """Where the bus is away we listen as soon as it is back."""

        async def begin() -> None:
            hear = partial(self._hear_news, name, following)
            following.subscription = await self._bus.subscribe(of_table(name), hear)

        if self._bus.there:
            await begin()
        else:
            self._background.begin(begin())

    async def _hear_news(self, name: str, following: Following, message: BusMessage) -> None:
        news = read_news(message.payload)
        if news.node == self.membership.id:
            return
        if name in self._follows and self._asking.owners.get(name) != news.node:
            self._asking.owners[name] = news.node
            self._gather(name)
        if news.here is not None and not self._is_ours(name):
            self._gatherings.replace(name, news.here)
            self._note_others(name)
        await following.hear(news.number, news.entry, news.trace)

    def _repeat_numbers(self) -> None:
        for name, table in self._tables.items():
            if _is_held(table) and self._gatherings.nodes(name):
                self._outbox.put(of_table(name), encode(TableNews(self.membership.id, table.number)))

    async def _look_up(self) -> None:
        """What we have heard nothing of for a while is looked up, all of it at once."""
        silence = SILENCE if self._bus.there else 0.0
        before = time.monotonic() - silence
        silent = {name: following for name, following in self._follows.items() if following.heard_at <= before}
        if not silent:
            return
        numbers = await self._leases.numbers(silent)
        for name, following in silent.items():
            if self._follows.get(name) is following:
                await following.hear(numbers.get(name, 0), None)

    def _forget_what_was_heard(self) -> None:
        """The bus was away: whatever we follow may have gone on."""
        for following in self._follows.values():
            following.heard_at = 0.0

    # -- who is there -------------------------------------------------------------------------

    def is_at(self, name: str, person: str) -> bool:
        return super().is_at(name, person) or self._gatherings.is_at(name, person)

    def _here(self, name: str) -> Here:
        stream = self._streams.get(name)
        return ([], 0) if stream is None else stream.here()

    def _gather(self, name: str) -> None:
        """Somebody may have come or gone. However many did, it is told together."""
        if name not in self._gathering and not self._background.ended:
            self._gathering[name] = asyncio.get_running_loop().call_later(GATHER_WITHIN, self._say_here, name)

    def _say_here(self, name: str) -> None:
        """To whoever writes the table; and if that is us, to all."""
        if (timer := self._gathering.pop(name, None)) is not None:
            timer.cancel()
        here, node = self._here(name), self.membership.id
        if self._is_ours(name):
            table = self._tables.get(name)
            nodes = {**self._gatherings.nodes(name), node: here}
            number = 0 if table is None else table.number
            self._outbox.put(of_table(name), encode(TableNews(node, number, here=nodes)))
        elif (owner := self._asking.owners.get(name)) is not None:
            self._outbox.put(of_node(owner), encode(NodeLetter(note=WatcherNote(name, node, here))))

    def _take_note(self, note: WatcherNote) -> None:
        if not self._is_ours(note.table):
            return
        if self._gatherings.note(note.table, note.node, note.here):
            self._note_others(note.table)
            self._gather(note.table)
        if note.visited:
            self._background.begin(self._trying_once(partial(self._visit, note.table)))

    async def _visit(self, name: str) -> None:
        with contextlib.suppress(Refusal):
            await self.table(name)

    def _note_others(self, name: str) -> None:
        if (stream := self._streams.get(name)) is not None:
            stream.note_others(*self._gatherings.others(name))

    # -- what all nodes should know --------------------------------------------------------------

    def call(self, call: NodeCall) -> None:
        """Say something to all others."""
        self._outbox.put(ALL_NODES, encode(call))

    async def _hear_call(self, message: BusMessage) -> None:
        call = read_call(message.payload)
        if call.node == self.membership.id:
            return
        for person in call.away:
            super().send_away(person)
        if call.again:
            super().read_again(call.again)
        self.called(call)

    def send_away(self, person: str) -> None:
        super().send_away(person)
        self.call(NodeCall(self.membership.id, away=[person]))

    def read_again(self, names: Sequence[str]) -> None:
        super().read_again(names)
        self.call(NodeCall(self.membership.id, again=list(names)))


def _is_held(table: GameTable) -> bool:
    return isinstance(table, SharedTable) and table.is_held
