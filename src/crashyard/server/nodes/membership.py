"""Being one of several nodes: to say so again and again, to know the others, and to notice who is gone."""

import asyncio
import time

from crashyard.server.cluster.leases import LEASE, Leases, NodeRow, spared_rules
from crashyard.server.sources import ServedTime
from crashyard.server.storage.store import is_unreachable


class Membership:
    """Of this node."""

    def __init__(self, leases: Leases, served: ServedTime) -> None:
        self.leases = leases
        self._served = served
        self._lost = 0
        self._steady_since = time.monotonic()
        self._renewed = -LEASE
        self._nodes: dict[str, NodeRow] = {}
        self._unknown: set[str] = set()
        """Nodes that we were asked about and have not heard of."""
        self._unlisted: set[str] = set()
        """Those of them that are in no list that was read since: they are no more."""
        self._is_told_to_drain = False
        self.going = False
        """Whether this node goes, and takes nothing more."""

    @property
    def id(self) -> str:
        return self.leases.node

    async def renew(self) -> bool:
        """Say that we are there; whether others have taken tables from us meanwhile.

        While the database is away nobody can answer, so clocks stand still.
        """
        began = time.monotonic()
        try:
            async with asyncio.timeout(LEASE):
                pulse = await self.leases.renew()
        except Exception as failure:
            self._served.stand_still()
            if not isinstance(failure, TimeoutError) and not is_unreachable(failure):
                raise
            return False
        self._renewed = began
        self._served.go_on_from(pulse.served)
        if not pulse.steady:
            self._steady_since = self._renewed
        self._is_told_to_drain = pulse.draining
        lost, self._lost = pulse.lost != self._lost, pulse.lost
        return lost or not pulse.steady

    async def look_around(self) -> None:
        """See who is there."""
        unknown = set(self._unknown)
        self._nodes = {node.id: node for node in await self.leases.nodes()}
        self._unlisted = unknown - self._nodes.keys()
        self._unknown -= self._nodes.keys()

    @property
    def draining(self) -> bool:
        """Whether it hands its tables over."""
        return self.going or self._is_told_to_drain

    @property
    def is_certain(self) -> bool:
        """Whether nobody can have taken a table from us: the others have waited longer than we have."""
        return time.monotonic() - self._renewed < LEASE

    @property
    def is_steady(self) -> bool:
        """Whether all have had time to say that they are there: after the database was away, all look gone at first."""
        return self.is_certain and time.monotonic() - self._steady_since >= LEASE

    def there(self) -> set[str]:
        """The nodes that are there, this one too."""
        return {self.id, *(node.id for node in self._nodes.values() if node.is_there)}

    def is_there(self, node: str) -> bool:
        """One that we have not heard of may have come only just now: the next look at all nodes tells."""
        known = self._nodes.get(node)
        if known is None:
            self._unknown.add(node)
            return node not in self._unlisted
        return known.is_there

    def is_of_other_version(self, node: str | None) -> bool:
        """Whether a node is known whose program may understand what ours does not."""
        known = self._nodes.get(node or "")
        return known is not None and known.version != self.leases.version

    def gone(self) -> list[NodeRow]:
        return [node for node in self._nodes.values() if not node.is_there and node.id != self.id]

    def spared(self) -> dict[str, list[str]]:
        """The rules whose tables are better off with others."""
        return spared_rules(self.leases.rules, list(self._nodes.values()), self.id)

    def _is_older(self, node: NodeRow) -> bool:
        return bool(spared_rules(self.leases.rules, [node], self.id))

    def another(self) -> str | None:
        """A node that could take a table which we cannot take: unless we go ourselves, one of older rules."""
        stays = [
            node.id
            for node in self._nodes.values()
            if node.is_there and not node.draining and node.id != self.id and (self.draining or self._is_older(node))
        ]
        return stays[int(time.monotonic() * 1000) % len(stays)] if stays else None

    @property
    def is_first(self) -> bool:
        """Whether this is the node that does what one of them has to do."""
        return next(iter(node.id for node in self._nodes.values() if node.is_there), self.id) == self.id
