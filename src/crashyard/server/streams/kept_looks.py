"""What is found out of a table that is over: once for all who look at it, as long as the table is in memory."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any
from weakref import WeakKeyDictionary

from crashyard.server.tables.table import GameTable


class KeptLooks:
    """Of all tables of one server."""

    def __init__(self) -> None:
        self._kept: WeakKeyDictionary[GameTable, dict[str, asyncio.Task[Any]]] = WeakKeyDictionary()

    def has(self, table: GameTable, name: str) -> bool:
        return name in self._kept.get(table, {})

    async def get(self, table: GameTable, name: str, find: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
        """What is called so; whoever asks meanwhile waits for the same, also where the first one has gone."""
        kept = self._kept.setdefault(table, {})
        if name not in kept:
            kept[name] = asyncio.create_task(find())
        finding = kept[name]
        try:
            return await asyncio.shield(finding)
        except Exception:
            if kept.get(name) is finding:
                del kept[name]
            raise
