"""What happens at a table, carried to programs: as events and views, in JSON."""

from collections.abc import AsyncIterator, Callable, Iterable, Sequence

import msgspec

from crashyard.engine.refusal import Refusal
from crashyard.engine.seats import SPECTATOR
from crashyard.server.fair_turns import FairTurns
from crashyard.server.streams.backlog import Backlog, Reader
from crashyard.server.streams.pages import Page, Pages
from crashyard.server.streams.presence import Presence
from crashyard.server.streams.watcher import COME_BACK, Watcher
from crashyard.server.tables.table import GameTable
from crashyard.server.tables.updates import TableUpdate

MOST_WATCHERS = 2000
"""At one table. Whoever sits there comes in all the same."""
MOST_OF_ONE = 30
"""Of one person at one table: browsers, tabs and programs."""

_encode = msgspec.json.Encoder().encode


class TableStream:
    """Everybody who watches one table: programs here, pages in `pages`."""

    def __init__(self, table: GameTable, backlog: Backlog | None = None, past_turns: FairTurns | None = None) -> None:
        self._table = table
        self._past_turns = FairTurns(1) if past_turns is None else past_turns
        self._backlog = Backlog() if backlog is None else backlog
        self._watchers: set[Watcher] = set()
        self._people: dict[str, int] = {}
        self._since = table.moment()
        self._gone: dict[str, float] = {}
        """When those who sit here went who are not here now."""
        self._others: frozenset[str] = frozenset()
        self._are_others = False
        """Whether anybody watches by another node."""
        self._pages = Pages(table)
        self.presence = Presence(table, self._watchers)
        self.changed: Callable[[], None] = lambda: None
        """Called when somebody has come or gone here."""

    def tell(self, update: TableUpdate) -> None:
        """Each message is made once for all who may know the same."""
        if update.entry.kind in ("chair", "edit"):
            self._end_what_is_not_theirs()
        knowers = update.knowers()
        made: dict[int, bytes] = {}
        for watcher in self._watchers:
            if isinstance(watcher, Page) or watcher.is_behind:
                continue
            seat = watcher.seat if watcher.seat in knowers else SPECTATOR
            if seat not in made:
                made[seat] = _encode(update.message(seat))
            watcher.put(made[seat])
        self._pages.tell(update)
        if update.entry.kind in ("chair", "edit"):
            self.presence.look()

    def _end_what_is_not_theirs(self) -> None:
        """Whoever has given a seat away may not watch it any more, nor hear what they have not read of it yet."""
        for watcher in self._watchers:
            if not self._table.may_watch(watcher.person, watcher.seat):
                watcher.drop(COME_BACK)

    def join(
        self, seat: int, person: str | None, after: int, reader: Reader | None = None
    ) -> tuple[AsyncIterator[bytes], Watcher]:
        """A program comes: everything that happened after number `after`, and a watcher for what will.

        The watcher is told nothing before everything that was missed has been taken; then it goes on without a gap.
        """
        watcher = Watcher(seat, person, reader, self._backlog)
        self._enter(watcher)
        watcher.is_behind = True
        return self._missed(watcher, max(0, after), self._caught_up(watcher, max(0, after))), watcher

    async def _missed(self, watcher: Watcher, after: int, last: Sequence[TableUpdate] | None) -> AsyncIterator[bytes]:
        while last is None:
            upto = self._table.number
            parts = aiter(self._table.past.updates(after, upto))
            while (part := await self._next_part(watcher, parts)) is not None:
                for update in part:
                    if watcher.dropped:
                        return
                    yield _encode(update.message(watcher.seat))
            after = upto
            last = self._caught_up(watcher, after)
        for update in last:
            if watcher.dropped:
                return
            yield _encode(update.message(watcher.seat))

    async def _next_part(
        self, watcher: Watcher, parts: AsyncIterator[Sequence[TableUpdate]]
    ) -> Sequence[TableUpdate] | None:
        """What is read from the store is read in turn with others who want to know what has happened."""
        async with self._past_turns.turn(watcher.whose):
            return await anext(parts, None)

    def _caught_up(self, watcher: Watcher, after: int) -> Sequence[TableUpdate] | None:
        """What came after number `after`, if all of it is in memory: from now on the watcher is told the rest."""
        recent = self._table.past.recent(after, self._table.number)
        watcher.is_behind = recent is None
        return recent

    def join_page(self, seat: int, person: str | None, after: int, language: str, reader: Reader | None = None) -> Page:
        """A page comes; it hears what it missed with its first message."""
        sits_there = person is not None and seat in self._table.seats_of(person)
        page = Page(seat, person, language, reader, self._backlog, sits_there)
        self._enter(page)
        self._pages.join(page, after)
        return page

    def _enter(self, watcher: Watcher) -> None:
        person = watcher.person
        sits_there = person is not None and bool(self._table.seats_of(person))
        if not sits_there and len(self._watchers) >= MOST_WATCHERS:
            raise Refusal("too-many-watchers", {"most": MOST_WATCHERS})
        if person is not None:
            if self._people.get(person, 0) >= MOST_OF_ONE:
                raise Refusal("too-many-pages", {"most": MOST_OF_ONE})
            self._people[person] = self._people.get(person, 0) + 1
        self._watchers.add(watcher)
        self.presence.look()
        self.changed()

    def leave(self, watcher: Watcher) -> None:
        if watcher not in self._watchers:
            return
        self._watchers.discard(watcher)
        watcher.forget()
        if watcher.person is not None:
            self._people[watcher.person] -= 1
            if not self._people[watcher.person]:
                del self._people[watcher.person]
                self._note_gone({watcher.person})
        if isinstance(watcher, Page):
            self._pages.leave(watcher)
        self.presence.leave(watcher)
        self.presence.look()
        self.changed()

    def _note_gone(self, people: Iterable[str]) -> None:
        for person in people:
            if self._table.seats_of(person) and not self.is_here(person):
                self._gone[person] = self._table.moment()

    def note_others(self, people: frozenset[str], nameless: int) -> None:
        """Who watches the table by other nodes of the server."""
        before, self._others = self._others, people
        self._are_others = bool(people or nameless)
        self._note_gone(before - people)
        self.presence.note_others(people, nameless)

    def here(self) -> tuple[list[str], int]:
        """Who watches it by this one, and how many have not said who they are."""
        return list(self._people), sum(watcher.person is None for watcher in self._watchers)

    def is_here(self, person: str) -> bool:
        return person in self._people or person in self._others

    @property
    def is_watched(self) -> bool:
        """Whether anybody watches, by whatever node."""
        return bool(self._watchers) or self._are_others

    def absent_for(self, person: str) -> float:
        """For how many seconds somebody has not been here; since the table was opened, if nobody has seen them."""
        return self._table.moment() - self._gone.get(person, self._since)

    @property
    def watchers(self) -> int:
        """How many there are here."""
        return len(self._watchers)

    def drop(self, person: str) -> None:
        """Send a person away, wherever they watch from; they may come back if they are still let in."""
        for watcher in self._watchers:
            if watcher.person == person:
                watcher.drop(COME_BACK)

    def drop_all(self) -> None:
        """Send everybody away; whoever comes back finds the table as it is in the store."""
        for watcher in self._watchers:
            watcher.drop(COME_BACK)
