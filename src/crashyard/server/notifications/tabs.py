"""Open tabs: each is told which games wait for whoever sits before it, and when lists of tables have changed.

A tab that knows when something changes need not ask again and again. However much happens, it is told so now and then.
"""

import asyncio
from collections.abc import Mapping

import msgspec

from crashyard.engine.refusal import Refusal
from crashyard.engine.seats import SPECTATOR
from crashyard.server.notifications.awaited import asked_people, awaited_people, waiting_tables
from crashyard.server.storage.store import Store
from crashyard.server.streams.backlog import Backlog, Reader
from crashyard.server.streams.watcher import COME_BACK, Watcher
from crashyard.server.tables.table import GameTable
from crashyard.server.tables.updates import TableUpdate

MOST_OF_ONE = 30
"""Tabs of one person."""
MOST_OPEN = 20_000
LATER = 60
"""Seconds after which one more may try again; until then it asks now and then."""
OWN_EVERY = 1.0
"""Seconds between two tellings that a person's own tables have changed."""
PUBLIC_EVERY = 5.0
"""The same for those that everybody sees."""

_PRIVATE = ("answer", "undo", "reveal", "commit")
"""What changes no list that everybody sees."""

_encode = msgspec.json.Encoder().encode
_OWN, _PUBLIC = _encode({"kind": "lists", "lists": "own"}), _encode({"kind": "lists", "lists": "public"})


class _Owner:
    """Whoever has tabs open: which tables wait for them."""

    def __init__(self) -> None:
        self.tabs: set[Watcher] = set()
        self.waiting: set[str] | None = None
        """Nothing while the rows are being read."""
        self.changed: dict[str, bool] = {}
        """What happened meanwhile: whether each table waits for them."""
        self.timer: asyncio.TimerHandle | None = None

    def note(self, table: str, waits: bool) -> bool:
        """Whether that is new."""
        if self.waiting is None:
            self.changed[table] = waits
            return False
        if waits == (table in self.waiting):
            return False
        (self.waiting.add if waits else self.waiting.discard)(table)
        return True

    def take(self, found: set[str]) -> None:
        """What the rows said, with what has happened since they were asked."""
        waits = {table for table, each in self.changed.items() if each}
        self.waiting = (found - self.changed.keys()) | waits
        self.changed = {}

    def message(self) -> bytes:
        return _encode({"kind": "waiting", "tables": sorted(self.waiting or ())})

    def tell(self, message: bytes) -> None:
        for tab in list(self.tabs):
            tab.put(message)


class TabNews(msgspec.Struct, frozen=True):
    """What happened at a table, as far as tabs of any node are concerned."""

    table: str
    waits: dict[str, bool]
    """The people of the table, and whether it waits for them."""
    public: bool
    """Whether lists have changed that everybody sees."""

    @classmethod
    def of(cls, table: GameTable, update: TableUpdate | None) -> "TabNews | None":
        kind = "" if update is None else update.entry.kind
        if kind == "chat":
            return None
        wanted = awaited_people(table) | asked_people(table)
        people = {chair.person for chair in table.chairs if chair.person is not None} | {table.host}
        public = table.public and kind not in _PRIVATE
        return cls(table.id, {person: person in wanted for person in people}, public)


class OpenTabs:
    """All of one server."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._owners: dict[str, _Owner] = {}
        self._nobodys: set[Watcher] = set()
        """Tabs of visitors who have not said who they are."""
        self._asked: dict[str, frozenset[str]] = {}
        """By table: those whose answer to a proposal is missing. Rows of tables do not say it."""
        self._backlog = Backlog()
        self._timer: asyncio.TimerHandle | None = None

    # -- coming and going -------------------------------------------------------------------

    async def join(self, person: str | None, reader: Reader) -> Watcher:
        """A tab comes; the first that it is told is what waits."""
        tab = Watcher(SPECTATOR, person, reader, self._backlog)
        if person is None:
            if len(self._nobodys) >= MOST_OPEN:
                raise Refusal("too-often", {"seconds": LATER})
            self._nobodys.add(tab)
            tab.put(_encode({"kind": "waiting", "tables": []}))
            return tab
        owner = self._owners.get(person)
        if owner is not None and len(owner.tabs) >= MOST_OF_ONE:
            raise Refusal("too-often", {"seconds": LATER})
        owner = self._owners.setdefault(person, _Owner())
        owner.tabs.add(tab)
        try:
            if owner.waiting is None:
                found = await waiting_tables(self._store, person)
                if owner.waiting is None:
                    owner.take(found | {table for table, people in self._asked.items() if person in people})
        except BaseException:
            self.leave(tab)
            raise
        tab.put(owner.message())
        return tab

    def leave(self, tab: Watcher) -> None:
        tab.forget()
        self._nobodys.discard(tab)
        owner = self._owners.get(tab.person or "")
        if owner is None:
            return
        owner.tabs.discard(tab)
        if not owner.tabs:
            del self._owners[tab.person or ""]
            if owner.timer is not None:
                owner.timer.cancel()

    def send_away(self, person: str) -> None:
        """End what a person has opened; tabs that are still let in come back by themselves."""
        if person in self._owners:
            for tab in list(self._owners[person].tabs):
                tab.drop(COME_BACK)

    def close(self) -> None:
        for timer in (self._timer, *(owner.timer for owner in self._owners.values())):
            if timer is not None:
                timer.cancel()
        for tab in [*self._nobodys, *(tab for owner in self._owners.values() for tab in owner.tabs)]:
            tab.drop(COME_BACK)

    # -- what happens -----------------------------------------------------------------------

    def hear(self, table: GameTable, update: TableUpdate | None) -> None:
        """Something happened at a table; with no update, it is new."""
        kind = "" if update is None else update.entry.kind
        asked = asked_people(table)
        if asked:
            self._asked[table.id] = asked
        else:
            self._asked.pop(table.id, None)
        if kind == "chat" or not (self._owners or self._nobodys):
            return
        people = {chair.person for chair in table.chairs if chair.person is not None} | {table.host}
        if people := people & self._owners.keys():
            wanted = awaited_people(table) | asked
            for person in people:
                self._tell(person, table.id, person in wanted)
        if table.public and kind not in _PRIVATE:
            self._note_public()

    def hear_from_afar(self, table: str, waits: Mapping[str, bool]) -> None:
        """The same from another node: whether a table waits for some people."""
        for person in waits.keys() & self._owners.keys():
            self._tell(person, table, waits[person])

    async def look_again(self) -> None:
        """Something may not have been heard: what waits is read anew, for one after the other."""
        self.hear_of_lists()
        for person, owner in list(self._owners.items()):
            if self._owners.get(person) is not owner or owner.waiting is None:
                continue
            found = before = owner.waiting
            owner.waiting = None
            try:
                found = await waiting_tables(self._store, person)
            finally:
                if owner.waiting is None:
                    owner.take(found)
                if owner.waiting != before:
                    owner.tell(owner.message())
                    owner.tell(_OWN)

    def hear_of_lists(self) -> None:
        """Another node has changed what everybody sees."""
        if self._owners or self._nobodys:
            self._note_public()

    def _note_public(self) -> None:
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(PUBLIC_EVERY, self._tell_public)

    def _tell(self, person: str, table: str, waits: bool) -> None:
        owner = self._owners[person]
        if owner.note(table, waits):
            owner.tell(owner.message())
        if owner.timer is None:
            owner.timer = asyncio.get_running_loop().call_later(OWN_EVERY, self._tell_own, owner)

    @staticmethod
    def _tell_own(owner: _Owner) -> None:
        owner.timer = None
        owner.tell(_OWN)

    def _tell_public(self) -> None:
        self._timer = None
        for tab in [*self._nobodys, *(tab for owner in self._owners.values() for tab in owner.tabs)]:
            tab.put(_PUBLIC)
