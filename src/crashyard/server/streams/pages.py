"""What happens at a table, painted for the pages that show it.

Painting takes milliseconds, so it is done in a thread, one job after the other for each table: messages stay in their
order, and the table itself never waits. A job carries copies of everything it needs.
"""

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec

from crashyard.engine.orders.standing import NO_ORDERS, Orders, orders_told
from crashyard.engine.position import Position
from crashyard.engine.refusal import Refusal
from crashyard.engine.seats import SPECTATOR
from crashyard.server import tracing
from crashyard.server.logs import log_trouble
from crashyard.server.streams.backlog import Backlog, Reader
from crashyard.server.streams.painting import Painter, Things
from crashyard.server.streams.watcher import COME_BACK, Watcher
from crashyard.server.tables.state import MOST_RECENT, RUNNING
from crashyard.server.tables.table import GameTable
from crashyard.server.tables.updates import TableUpdate

MOST_LINES = MOST_RECENT
"""Of what happened before a page came, so many entries are told."""
MOST_JOBS = 256
"""Where painting falls so far behind, pages start again from what the table looks like then."""

_encode = msgspec.json.Encoder().encode


class TableMoment(msgspec.Struct, frozen=True):
    """How a table stood at one moment, with a position of its own."""

    number: int
    shown: dict[str, Any]
    names: tuple[str, ...]
    position: Position | None
    undo: frozenset[int]
    orders: Orders

    @classmethod
    def of(cls, table: GameTable) -> "TableMoment":
        undo = frozenset(seat for seat in range(table.players) if table.can_undo(seat))
        position = None if table.position is None else table.position.copy()
        orders = NO_ORDERS if table.play is None else table.play.orders
        return cls(table.number, table.shown(), names(table), position, undo, orders)


def names(table: GameTable) -> tuple[str, ...]:
    """How the seats are called in sentences; nobody, and whoever is gone for good, has no name."""
    return tuple(chair.name for chair in table.chairs)


class Page(Watcher):
    """One page that shows one seat in one language."""

    def __init__(
        self,
        seat: int,
        person: str | None,
        language: str,
        reader: Reader | None = None,
        backlog: Backlog | None = None,
        addressed: bool = True,
    ) -> None:
        super().__init__(seat, person, reader, backlog)
        self.language = language
        self.addressed = seat if addressed else SPECTATOR
        """Whose sentences say "you": when a game is over anybody may see it with the eyes of any seat."""
        self.shown: Things = {}
        self.greeted = False
        self.on_ground = False
        """Whether the page has what stays the same all game long."""


class PageArrival(msgspec.Struct, frozen=True):
    page: Page
    moment: TableMoment
    after: int
    missed: Sequence[TableUpdate] | None
    """What happened after that number; nothing if it has to be fetched first."""
    trace: str = ""
    """Nobody's move brings a page."""


class PageNews(msgspec.Struct, frozen=True):
    update: TableUpdate
    before: TableMoment
    after: TableMoment
    trace: str
    """The step that it comes from, for whoever traces."""


class Pages:
    """The pages that show one table."""

    def __init__(self, table: GameTable) -> None:
        self._table = table
        self._pages: set[Page] = set()
        self._jobs: asyncio.Queue[PageArrival | PageNews | None] = asyncio.Queue()
        self._work: asyncio.Task[None] | None = None
        self._last: TableMoment | None = None
        self._painters: dict[tuple[str, tuple[str, ...], int], Painter] = {}
        self._shown: dict[tuple[str, int, int], Things] = {}
        """What pages in a language show of a seat to whoever sits there, and to others."""

    def tell(self, update: TableUpdate) -> None:
        if self._last is None:
            return
        before, self._last = self._last, TableMoment.of(self._table)
        self._jobs.put_nowait(PageNews(update, before, self._last, tracing.inject()))
        if self._jobs.qsize() > MOST_JOBS:
            self._start_anew()

    def join(self, page: Page, after: int) -> None:
        """A page comes: it is told how the table stands and, as sentences, what happened after number `after`."""
        if self._last is None:
            self._last = TableMoment.of(self._table)
        self._pages.add(page)
        number = self._table.number
        after = max(after, number - MOST_LINES, 0)
        self._jobs.put_nowait(PageArrival(page, self._last, after, self._table.past.recent(after, number)))
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._paint_on())

    def leave(self, page: Page) -> None:
        self._pages.discard(page)
        if not self._pages:
            self._last = None
            self._jobs.put_nowait(None)

    def _start_anew(self) -> None:
        """Forget what is to be painted; the pages come back and are told how the table stands then."""
        while not self._jobs.empty():
            self._jobs.get_nowait()
        for page in self._pages:
            page.drop(COME_BACK)

    async def _paint_on(self) -> None:
        """Until no page is left."""
        while self._pages:
            job = await self._jobs.get()
            if job is None:
                continue
            try:
                if isinstance(job, PageArrival) and job.missed is None:
                    job = msgspec.structs.replace(job, missed=await self._missed(job))
                with tracing.span("paint", job.trace, self._table.game.name):
                    painted = await asyncio.to_thread(self._paint, job, list(self._pages))
            except Exception as failure:
                log_trouble("table cannot be painted", failure, game=self._table.game.name)
                self._start_anew()
                continue
            for page, message in painted:
                page.put(message)
        self._painters.clear()
        self._shown.clear()

    async def _missed(self, job: PageArrival) -> Sequence[TableUpdate]:
        """What a page has missed; where that cannot be read, what is in memory."""
        past, number = self._table.past, job.moment.number
        try:
            return await past.lately(job.after, number)
        except Refusal:
            return [update for update in self._table.history if update.entry.number <= number]

    def _paint(self, job: PageArrival | PageNews, pages: Sequence[Page]) -> list[tuple[Page, bytes]]:
        if isinstance(job, PageArrival):
            job.page.greeted = True
            return [(job.page, _encode(self._greeting(job)))]
        alike: dict[tuple[str, int, int], list[Page]] = {}
        for page in pages:
            if page.greeted and not page.dropped:
                alike.setdefault((page.language, page.seat, page.addressed), []).append(page)
        frames: dict[str, list[dict[str, Any]]] = {}
        painted = []
        for (language, seat, addressed), group in alike.items():
            painter = self._painter(language, job.after.names, addressed)
            if language not in frames:
                frames[language] = _frames(self._painter(language, job.after.names, SPECTATOR), job)
            message = painter.told(job.update, seat)
            if frames[language]:
                message["frames"] = frames[language]
            encoded = _encode(message | _present(painter, job.after, group, self._shown))
            painted += [(page, encoded) for page in group]
        return painted

    def _painter(self, language: str, called: tuple[str, ...], reader: int) -> Painter:
        known = self._painters.get((language, called, reader))
        if known is None:
            known = self._painters[language, called, reader] = Painter(self._table.game, language, called, reader)
        return known

    def _greeting(self, job: PageArrival) -> dict[str, Any]:
        painter = self._painter(job.page.language, job.moment.names, job.page.addressed)
        told = [painter.told(update, job.page.seat) for update in job.missed or ()]
        greeting = {"n": job.moment.number, "kind": "hello", "missed": told}
        return greeting | _present(painter, job.moment, [job.page], self._shown)


def _frames(painter: Painter, job: PageNews) -> list[dict[str, Any]]:
    if job.update.entry.kind != "answer" or job.before.position is None:
        return []
    return painter.frames(job.before.position, job.update.events)


def _present(
    painter: Painter, moment: TableMoment, alike: Sequence[Page], known: dict[tuple[str, int, int], Things]
) -> dict[str, Any]:
    """How the table stands, as far as it differs from what some pages show that are all alike.

    All pages of one seat in one language that have been greeted show the moment before this one; what is known to be
    shown of it is noted once, however many pages come one after the other.
    """
    position, seat = moment.position, alike[0].seat
    if position is None:
        return {"table": moment.shown}
    view = position.view(seat)
    ground = {} if alike[0].on_ground else {"ground": painter.ground(view)}
    scene, things = painter.scene(view, alike[0].shown)
    whose = alike[0].language, seat, alike[0].addressed
    if known.get(whose) != things:
        known[whose] = things
    things = known[whose]
    for page in alike:
        page.on_ground, page.shown = True, things
    mine = seat >= 0 and moment.shown["chairs"][seat]["kind"] == "person"
    decides = mine and moment.shown["state"] == RUNNING and moment.shown["paused"] is None
    choices = painter.choices(position, seat) if decides else []
    told = {"table": moment.shown, **ground, "scene": scene, "choices": choices, "undo": seat in moment.undo}
    return told | {"orders": orders_told(moment.orders, seat)} if mine else told
