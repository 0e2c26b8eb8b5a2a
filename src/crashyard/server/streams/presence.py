"""Who is at a table just now, told to its pages: which seats have their person here, and how many others look on.

It is no part of what happens at the table. Its messages have no number and are kept nowhere; whoever misses one,
because they were away, is told anew when they come.
"""

import asyncio
from collections.abc import Set
from typing import Any

import msgspec

from crashyard.server.streams.watcher import Watcher
from crashyard.server.tables.table import GameTable

PAUSE = 0.4
"""Seconds until it is told that somebody came or went: whoever only loads their page again was never away."""

_encode = msgspec.json.Encoder().encode


class Presence:
    """Watches who watches one table."""

    def __init__(self, table: GameTable, watchers: Set[Watcher]) -> None:
        self._table = table
        self._watchers = watchers
        self._told: dict[Watcher, dict[str, Any] | None] = {}
        """What the pages that want to know were told last."""
        self._timer: asyncio.TimerHandle | None = None
        self._others: tuple[frozenset[str], int] = frozenset(), 0
        """Who watches by other nodes, and how many nameless ones."""

    def follow(self, page: Watcher) -> None:
        """Tell a page from now on."""
        self._told[page] = None
        self.look()

    def leave(self, page: Watcher) -> None:
        self._told.pop(page, None)

    def note_others(self, people: frozenset[str], nameless: int) -> None:
        if self._others != (people, nameless):
            self._others = people, nameless
            self.look()

    def look(self) -> None:
        """Somebody may have come, gone, or changed their chair. However many did, it is told together."""
        if self._told and self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(PAUSE, self._tell)

    def _tell(self) -> None:
        self._timer = None
        now = self._now()
        message = _encode({"kind": "here", **now})
        for page, told in self._told.items():
            if told != now:
                page.put(message)
                self._told[page] = now

    def _now(self) -> dict[str, Any]:
        others, nameless = self._others
        people = {watcher.person for watcher in self._watchers if watcher.person is not None} | others
        nameless += sum(watcher.person is None for watcher in self._watchers)
        seats = [chair.seat for chair in self._table.chairs if chair.person in people]
        seated = {chair.person for chair in self._table.chairs}
        return {"seats": seats, "watching": len(people - seated) + nameless}
