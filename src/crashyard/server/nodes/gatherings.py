"""Who watches a table by which node: the node that writes it is told by the others, and tells all of them."""

import time
from collections.abc import Collection

from crashyard.server.nodes.wire import Here

KEPT = 25.0
"""Seconds after which somebody is held to be gone of whom nobody has said anything more."""
REPEATED_EVERY = 10.0
"""Seconds between two times that a node says who watches by it."""


class Gatherings:
    """Of all tables that this node writes or follows; what others say of themselves."""

    def __init__(self, node: str) -> None:
        self._node = node
        self._known: dict[str, dict[str, tuple[Here, float]]] = {}

    def note(self, table: str, node: str, here: Here) -> bool:
        """Another node says who watches by it; whether that is new."""
        nodes = self._known.setdefault(table, {})
        before = nodes.get(node)
        if here[0] or here[1]:
            nodes[node] = here, time.monotonic()
        else:
            nodes.pop(node, None)
            if not nodes:
                del self._known[table]
        return (([], 0) if before is None else before[0]) != here

    def replace(self, table: str, nodes: dict[str, Here]) -> None:
        """Whoever writes the table says who watches by which node."""
        now = time.monotonic()
        others = {node: (here, now) for node, here in nodes.items() if node != self._node}
        if others:
            self._known[table] = others
        else:
            self._known.pop(table, None)

    def others(self, table: str) -> tuple[frozenset[str], int]:
        """Who watches a table by other nodes, and how many nameless ones."""
        found = [here for here, _ in self._known.get(table, {}).values()]
        return frozenset(person for people, _ in found for person in people), sum(count for _, count in found)

    def nodes(self, table: str) -> dict[str, Here]:
        return {node: here for node, (here, _) in self._known.get(table, {}).items()}

    def is_at(self, table: str, person: str) -> bool:
        return any(person in here[0] for here, _ in self._known.get(table, {}).values())

    def forget(self, table: str) -> None:
        self._known.pop(table, None)

    def forget_gone(self, there: Collection[str]) -> list[str]:
        """Forget who watched by nodes that are gone, or of whom nothing was said for long; at which tables."""
        now, changed = time.monotonic(), []
        for table, nodes in list(self._known.items()):
            gone = [node for node, (_, at) in nodes.items() if node not in there or now - at > KEPT]
            for node in gone:
                del nodes[node]
            if gone:
                changed.append(table)
            if not nodes:
                del self._known[table]
        return changed
