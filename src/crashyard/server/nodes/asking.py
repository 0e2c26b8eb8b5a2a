"""Asking the node that writes a table, and being asked.

Who writes a table may change at any moment. So it is found out anew and asked again, under the same key, until somebody
has done it. A node that nobody answers for is only held to be gone when the database says so. One that renews its lease
but is cut off from the bus keeps its tables from all others: they take those that they are asked for.
"""

import asyncio
import time
from collections.abc import Callable, Collection, Sequence
from typing import Any, Protocol

import msgspec

from crashyard.engine.refusal import Refusal
from crashyard.server import metrics, tracing
from crashyard.server.cluster.bus import MessageBus, NobodyAnswers, NobodyListens
from crashyard.server.logs import log_trouble
from crashyard.server.nodes.membership import Membership
from crashyard.server.nodes.shared_table import NOT_WRITTEN, SharedTable, answer_then, carry_out, do_here
from crashyard.server.nodes.wire import (
    NodeLetter,
    SpelledRefusal,
    TableReply,
    TableRequest,
    encode,
    of_node,
    read_reply,
)
from crashyard.server.registry import MOVES
from crashyard.server.storage.store import is_unreachable

LONGEST_ASK = 6.0
"""Seconds after which it is refused: by then another node has taken the tables of one that died."""
ANSWERED_WITHIN = 1.0
"""Seconds that another node may take to answer, before it is asked again."""
ASK_AGAIN = 0.1
DEAF_AFTER = 3.0
"""Seconds for which nobody listens to what a node is asked, after which its tables are taken although it is there."""
STILL = 1.0
"""Seconds between two times that nobody listens, up to which it is held to be so in between."""


class Moving(Exception):
    """Nobody writes a table just now, or somebody else than we thought: it is to be tried again."""


class TableHolder(Protocol):
    """Who knows which tables this node writes."""

    def holds(self, name: str) -> bool: ...

    def hold(self, name: str) -> bool:
        """The row of a table names us: we write it, unless we are just giving it back; whether we do."""
        ...

    async def take(self, name: str, deaf: str = "") -> bool:
        """Take a table, if nobody writes it who is there, or only a node that hears nothing."""
        ...

    def lose(self, names: Collection[str]) -> None:
        """Others write these tables."""
        ...

    async def held_table(self, name: str) -> SharedTable:
        """A table that we write, in memory. Raises Moving if we do not after all."""
        ...

    def table_at_hand(self, name: str) -> SharedTable | None:
        """A table, if it is in memory."""
        ...

    async def reach(self, name: str, number: int) -> None:
        """Wait until our copy of a table stands after an entry."""
        ...


class TableAsking:
    """Of one node."""

    def __init__(self, holder: TableHolder, membership: Membership, bus: MessageBus) -> None:
        self._holder = holder
        self._membership = membership
        self._bus = bus
        self.owners: dict[str, str | None] = {}
        """Who writes the tables in memory that we do not write, as far as we know."""
        self._unheard: dict[str, tuple[float, float]] = {}
        """Since when nobody listens to what a node is asked, and when that was seen last."""

    # -- asking -------------------------------------------------------------------------------

    async def pass_on(self, name: str, what: str, given: Sequence[Any]) -> Any:
        """Let whoever writes a table do something; tried for as long as it takes until one writes it again."""
        until = time.monotonic() + LONGEST_ASK
        while True:
            try:
                owner = await self._find_owner(name)
                if owner == self._membership.id:
                    return await self._do_here(name, what, given)
                return await self._ask(owner, name, what, given)
            except Moving:
                self.owners.pop(name, None)
                if self._membership.going and self._membership.another() is None:
                    raise Refusal("server-going") from None
                if time.monotonic() > until:
                    raise Refusal(MOVES) from None
            await asyncio.sleep(ASK_AGAIN)

    async def _do_here(self, name: str, what: str, given: Sequence[Any]) -> Any:
        table = await self._holder.held_table(name)
        try:
            return await do_here(table, what, given)
        except Refusal as refusal:
            if refusal.key != NOT_WRITTEN:
                raise
            raise Moving from refusal

    async def _ask(self, owner: str, name: str, what: str, given: Sequence[Any]) -> Any:
        request = NodeLetter(ask=TableRequest(name, what, msgspec.Raw(encode(list(given))), tracing.inject()))
        try:
            reply = read_reply(await self._bus.request(of_node(owner), encode(request), ANSWERED_WITHIN))
        except NobodyListens:
            if self._is_deaf(owner):
                await self._holder.take(name, deaf=owner)
            raise Moving from None
        except NobodyAnswers:
            self._unheard.pop(owner, None)
            raise Moving from None
        self._unheard.pop(owner, None)
        if reply.elsewhere:
            raise Moving
        metrics.FORWARDED.inc()
        if reply.refusal is not None:
            raise reply.refusal.refusal()
        self.owners[name] = owner
        if isinstance(reply.done, int):
            await self._holder.reach(name, reply.done)
        return reply.done

    def _is_deaf(self, node: str) -> bool:
        """Nobody listens to what it is asked, by a bus on which we are: whether that has been so for long."""
        now = time.monotonic()
        since, last = self._unheard.get(node, (now, now))
        if now - last > STILL:
            since = now
        self._unheard[node] = since, now
        return now - since >= DEAF_AFTER

    async def _find_owner(self, name: str) -> str:
        """Who writes a table; we ourselves, if nobody else is there."""
        holder, membership = self._holder, self._membership
        if holder.holds(name) and membership.is_certain:
            return membership.id
        owner = self.owners.get(name) or await membership.leases.owner(name)
        if owner == membership.id and holder.hold(name):
            return owner
        holder.lose([name])
        if owner is not None and owner != membership.id and membership.is_there(owner):
            return owner
        if await holder.take(name):
            return membership.id
        other = membership.another()
        if other is None:
            raise Moving
        return other

    # -- being asked ---------------------------------------------------------------------------

    async def answer(self, request: TableRequest) -> TableReply:
        """Do what another node passes on, if we write the table, or can from now on."""
        name = request.table
        try:
            if not (self._holder.holds(name) and await self.is_still_ours(name)) and not await self._holder.take(name):
                return TableReply(elsewhere=True)
            table = await self._holder.held_table(name)
            with tracing.span("forward", request.trace, table.game.name):
                return TableReply(await carry_out(table, request.what, bytes(request.given)))
        except Exception as failure:
            return _reply_to(failure)

    def answer_at_once(self, request: TableRequest, reply: Callable[[TableReply], None]) -> bool:
        """The same for answers to decisions, which are what a busy node hears most, if the table is there.

        They need no task of their own. Returns whether it was taken.
        """
        table = self._holder.table_at_hand(request.table)
        if request.what != "answer" or table is None or not table.is_written_here:
            return False
        forward = tracing.begin("forward", request.trace, table.game.name)

        def done(outcome: int | Exception) -> None:
            reply(_reply_to(outcome) if isinstance(outcome, Exception) else TableReply(outcome))
            forward.end()

        try:
            with forward:
                answer_then(table, bytes(request.given), done)
        except Exception as failure:
            done(failure)
        return True

    async def is_still_ours(self, name: str) -> bool:
        """Whether we write a table that we hold; if we have slept, the database knows."""
        if self._membership.is_certain or await self._membership.leases.owner(name) == self._membership.id:
            return True
        self._holder.lose([name])
        return False


def _reply_to(failure: Exception) -> TableReply:
    """Whoever asks tries again where something was not written: another node may write the table by now."""
    if isinstance(failure, Moving) or (isinstance(failure, Refusal) and failure.key == NOT_WRITTEN):
        return TableReply(elsewhere=True)
    if isinstance(failure, Refusal):
        return TableReply(refusal=SpelledRefusal.of(failure))
    if is_unreachable(failure):
        return TableReply(refusal=SpelledRefusal("no-database"))
    log_trouble("mistake", failure, route="node")
    return TableReply(refusal=SpelledRefusal("our-mistake"))
