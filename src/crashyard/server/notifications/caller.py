"""Calls people who are not there: when a game waits for them, begins or is over, when somebody asks or sits down.

Nobody waits for it: what happens at a table is only noted, and all sending is done by tasks of its own, each with its
time. Whoever is at the table is not called, and whoever has just been asked gets a while to answer first.
"""

import asyncio
import math
import time
from collections.abc import Awaitable, Callable, Collection, Sequence
from functools import partial
from typing import Protocol

from crashyard.server.background import BackgroundTasks
from crashyard.server.logs import log_event, log_trouble
from crashyard.server.notifications.awaited import asked_people, waiting_tables
from crashyard.server.notifications.deliveries import DONE, DROPPED, FAILED, MAIL, Deliveries, Delivery
from crashyard.server.notifications.hours import digest_day, end_of_quiet
from crashyard.server.notifications.letters import Letters
from crashyard.server.notifications.mailer import MailFailed
from crashyard.server.notifications.messages import (
    ASKED,
    DAY,
    FINISHED,
    REMATCH,
    SAT,
    STARTED,
    TURN,
    Message,
    is_still_so,
    message_about,
)
from crashyard.server.notifications.post import PushFailed
from crashyard.server.notifications.preferences import EACH, PreferenceBook, Preferences
from crashyard.server.notifications.waits import Wait, Waits, calls_people, is_asked, last_answer, running_waits
from crashyard.server.storage.store import Store
from crashyard.server.tables.agreements.accord import REMATCH as AGAIN
from crashyard.server.tables.state import OVER
from crashyard.server.tables.table import GameTable
from crashyard.server.tables.updates import TableUpdate

TICK = 1.0
"""Seconds between two looks at what is due."""
LOOK_EVERY = 60.0
"""Seconds after which rows are looked through all the same, and for digests."""
LONGEST_SENDING = 60.0
"""Seconds after which it is given up."""
SWEEP_EVERY = 86_400.0
HOUR = 3600.0
"""In which a host is told once of each chair that somebody has taken it, however often people sit down there."""


class Pushing(Protocol):
    """The devices of people."""

    async def devices(self, person: str) -> list[str]: ...

    async def push(self, device: str, write: Callable[[str], Message]) -> None:
        """Send what `write` says in the device's language. Raises PushFailed."""
        ...


class Caller:
    def __init__(
        self,
        store: Store,
        preferences: PreferenceBook,
        letters: Letters,
        pushing: Pushing,
        is_here: Callable[[str, str], bool],
        delay: float,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._store = store
        self._preferences = preferences
        self._letters = letters
        self._pushing = pushing
        self._is_here = is_here
        self._delay = delay
        self._now = now
        self._waits = Waits()
        self._rows = Deliveries(store)
        self._in_hand: set[str] = set()
        self._look_at = 0.0
        """When rows are looked through next."""
        self._background = BackgroundTasks()
        self.looks_after: Callable[[str], Awaitable[bool]] = _looks_after_all
        """Whether this server, and no other, sends what is about a table: it knows who is there."""

    # -- opening and closing ----------------------------------------------------------------

    def start(self, *, alone: bool = True) -> None:
        """Find out who is awaited since before the restart, and go on; one of several is told what it looks after."""
        self._waits.all_found = not alone
        self._background.begin(self._run())

    def take_over(self, names: Sequence[str]) -> None:
        """Look after some more tables from now on."""
        self._background.begin(self._take_over(names))

    async def _take_over(self, names: Sequence[str]) -> None:
        while not await self._trying(partial(self._find_waits, names)):
            if not await self._background.rest(TICK):
                return
        self._look_at = 0.0

    def give_up(self, names: Collection[str]) -> None:
        """Others look after these tables."""
        for name in names:
            self._waits.forget(name)

    async def close(self) -> None:
        await self._background.end()

    async def _run(self) -> None:
        looked = swept = -SWEEP_EVERY
        while True:
            now = self._now()
            if not self._waits.all_found:
                await self._trying(self._find_waits)
            if abs(now - looked) >= LOOK_EVERY and await self._trying(self._make_digests):
                looked = self._look_at = now
            if abs(now - swept) >= SWEEP_EVERY and await self._trying(lambda: self._rows.forget_old(self._now())):
                swept = now
            await self._trying(self._tell_waits)
            if self._look_at <= now:
                await self._trying(self._send_due)
            if not await self._background.rest(TICK):
                return

    async def _trying(self, job: Callable[[], Awaitable[None]]) -> bool:
        try:
            await job()
        except Exception as failure:
            log_trouble("calling failed", problem=type(failure).__name__)
            return False
        return True

    # -- what happens -----------------------------------------------------------------------

    def hear(self, table: GameTable, update: TableUpdate | None) -> None:
        """Something happened at a table."""
        if update is None:
            return
        kind, body = update.entry.kind, update.entry.body
        if kind == "answer" and not self._waits.has(table.id):
            return
        awaited, was_running = self._waits.follow(table, self._now() + self._delay)
        if kind == "answer" and table.state != OVER:
            return
        people = {chair.person for chair in table.chairs if chair.kind == "person" and chair.person is not None}
        concerned = calls_people(table.clock["kind"], (chair.person for chair in table.chairs))
        if kind == "start" and concerned:
            self._book(STARTED, table.id, people - awaited, f"started:{table.id}")
        elif was_running and table.state == OVER:
            absent = {person for person in people if not self._is_here(table.id, person)}
            self._book(FINISHED, table.id, absent, f"finished:{table.id}")
        elif kind == "chair" and body.get("why") == "sits" and update.entry.person != table.host:
            seat, hour = body["chairs"][0]["seat"], int(self._now() // HOUR)
            self._book(SAT, table.id, {table.host}, f"sat:{table.id}:{seat}:{hour}")
        elif kind == "propose" and body["what"] == AGAIN:
            others = people - {update.entry.person or ""}
            self._book(REMATCH, table.id, others, f"rematch:{table.id}:{update.entry.number}")
        elif kind == "propose":
            self._book(ASKED, table.id, asked_people(table), f"{ASKED}:{table.id}:{update.entry.number}")

    def _book(self, kind: str, table: str, people: set[str] | frozenset[str], key: str) -> None:
        for person in people:
            self._background.begin(self._trying(partial(self._book_for, person, kind, table, f"{key}:{person}")))

    async def _book_for(self, person: str, kind: str, table: str, key: str, wait: float | None = None) -> None:
        """By every channel that somebody wants."""
        channels = await self._channels(person)
        if channels:
            now = self._now()
            due = now + (self._delay if wait is None else wait)
            await self._rows.book(key, kind, person, table, channels, now, due)
            self._look_at = min(self._look_at, due)

    async def _channels(self, person: str) -> list[str]:
        preferences = await self._preferences.of(person)
        devices = await self._pushing.devices(person)
        return [*([MAIL] if self._letters.can_reach(preferences) and preferences.mail == EACH else []), *devices]

    # -- whose turn it is -------------------------------------------------------------------

    async def _find_waits(self, names: Sequence[str] | None = None) -> None:
        for table, people in await running_waits(self._store, names):
            self._waits.take_found(table, people, self._now() + self._delay)
        if names is None:
            self._waits.all_found = True

    async def _tell_waits(self) -> None:
        for wait in self._waits.due(self._now()):
            if self._is_here(*wait):
                self._waits.put_off(wait, self._now() + self._delay)
            else:
                await self._tell_wait(wait)

    async def _tell_wait(self, wait: Wait) -> None:
        table, person = wait
        number = await last_answer(self._store, table, person)
        await self._book_for(person, TURN, table, f"turn:{table}:{person}:{number}", 0.0)
        self._waits.settle(wait)

    # -- digests ----------------------------------------------------------------------------

    async def _make_digests(self) -> None:
        for preferences in await self._preferences.with_digest():
            day = digest_day(self._now(), preferences.zone)
            if day is None or day <= preferences.digested or not self._letters.can_reach(preferences):
                continue
            if await self._preferences.begin_digest(preferences.person, day):
                now, key = self._now(), f"digest:{preferences.person}:{day}"
                await self._rows.book(key, DAY, preferences.person, "", [MAIL], now, now)

    # -- sending ----------------------------------------------------------------------------

    async def _send_due(self) -> None:
        now = self._now()
        self._look_at = math.inf
        for delivery in await self._rows.due(now):
            if delivery.key not in self._in_hand and await self.looks_after(delivery.table):
                self._in_hand.add(delivery.key)
                self._background.begin(self._deliver(delivery))
        due = await self._rows.next_due()
        if due is not None:
            self._look_at = min(self._look_at, max(due, now + TICK))

    async def _deliver(self, delivery: Delivery) -> None:
        try:
            await self._trying(lambda: self._send(delivery))
        finally:
            self._in_hand.discard(delivery.key)

    async def _send(self, delivery: Delivery) -> None:
        preferences = await self._preferences.of(delivery.person)
        if (message := await self._about(delivery)) is None:
            await self._rows.end(delivery, DROPPED)
            return
        now = self._now()
        quiet = end_of_quiet(now, preferences.zone, preferences.quiet_from, preferences.quiet_to)
        if quiet > now or (delivery.kind == TURN and self._is_here(delivery.table, delivery.person)):
            await self._rows.put_off(delivery, max(quiet, now + self._delay))
            return
        if not await self._rows.begin(delivery):
            return
        try:
            async with asyncio.timeout(LONGEST_SENDING):
                sent = await self._by_channel(delivery, preferences, message)
        except (MailFailed, PushFailed, TimeoutError) as failure:
            log_event("call not taken", kind=delivery.kind, problem=str(failure) or "TimeoutError")
            if getattr(failure, "for_good", delivery.channel == MAIL):
                await self._rows.end(delivery, FAILED)
            else:
                await self._rows.try_again(delivery, self._now())
                self._look_at = min(self._look_at, self._now() + TICK)
            return
        await self._rows.end(delivery, DONE if sent else DROPPED)

    async def _about(self, delivery: Delivery) -> Callable[[str], Message] | None:
        """What there is to say in any language, if anything still is."""
        if delivery.kind == DAY:
            return lambda _: Message("", "", "", "")
        row = await self._store.table(delivery.table)
        chairs = [] if row is None else await self._store.chairs([delivery.table])
        if row is None or not is_still_so(delivery.kind, delivery.person, row, chairs):
            return None
        if delivery.kind == ASKED:
            number = int(delivery.key.split(":")[2])
            if not await is_asked(self._store, delivery.table, number, delivery.person):
                return None
        if delivery.kind != TURN and self._is_here(delivery.table, delivery.person):
            return None
        return lambda language: message_about(delivery.kind, row, language)

    async def _by_channel(self, delivery: Delivery, preferences: Preferences, write: Callable[[str], Message]) -> bool:
        """Whether it went out; not if its person has changed their mind, or nothing waits any more."""
        if delivery.channel != MAIL:
            await self._pushing.push(delivery.channel, write)
            return True
        if not self._letters.can_reach(preferences):
            return False
        if delivery.kind != DAY:
            if preferences.mail == EACH:
                await self._letters.call(preferences, write(preferences.language))
            return preferences.mail == EACH
        rows = [await self._store.table(name) for name in await waiting_tables(self._store, preferences.person)]
        found = sorted((row for row in rows if row is not None), key=lambda row: row["moved"])
        if found:
            await self._letters.digest(preferences, found)
        return bool(found)


async def _looks_after_all(_: str) -> bool:
    return True
