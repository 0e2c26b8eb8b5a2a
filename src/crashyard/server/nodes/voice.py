"""What a node tells all others beside its tables: whom tables wait for, that lists have changed, how often who asked.

All of it is gathered for a moment, so that a busy node says it a few times a second.
"""

import asyncio
from collections import Counter

from crashyard.server.nodes.registry import NodeRegistry
from crashyard.server.nodes.wire import NodeCall

TOGETHER = 0.25
"""Seconds for which it is gathered."""


class NodeVoice:
    def __init__(self, registry: NodeRegistry) -> None:
        self._registry = registry
        self._waits: dict[str, dict[str, bool]] = {}
        self._public = False
        self._counts: Counter[tuple[str, str, int]] = Counter()
        self._timer: asyncio.TimerHandle | None = None

    def tell_table(self, table: str, waits: dict[str, bool], public: bool) -> None:
        """Something happened at a table: whether it waits for its people, and whether everybody sees it in lists."""
        self._waits[table] = waits
        self._public = self._public or public
        self._soon()

    def tell_count(self, what: str, who: str, times: int, weight: int) -> None:
        """Somebody has asked for something of which there is only so much."""
        self._counts[what, who, times] += weight
        self._soon()

    def _soon(self) -> None:
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(TOGETHER, self._say)

    def _say(self) -> None:
        self._timer = None
        asked = [(*count, weight) for count, weight in self._counts.items()]
        node = self._registry.membership.id
        self._registry.call(NodeCall(node, waits=self._waits, public=self._public, asked=asked))
        self._waits, self._public = {}, False
        self._counts.clear()

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
