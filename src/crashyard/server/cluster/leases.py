"""Leases: which node writes which table. PostgreSQL alone decides, by its own clock.

A node says that it is there for a few seconds more, again and again; as long as that holds, the tables are its own
whose rows name it. So one small write keeps all of them, however many there are. Whoever takes a table from a node that
is gone writes an entry under the table's next number, in the same transaction: should that node only have slept, its
next entry finds the number taken. A node that gives its tables back writes nothing.

Nobody can take tables in the moment in which their node comes back, since both change the row of that node.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import (
    ColumnElement,
    Float,
    Integer,
    Text,
    and_,
    cast,
    delete,
    exists,
    func,
    literal,
    or_,
    select,
    true,
    update,
)
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from crashyard.server.storage import schema

LEASE = 3.0
"""Seconds for which a node is held to be there after it has said so."""
RENEW_EVERY = 1.0
"""Seconds between two times that it says so."""
AT_ONCE = 100
"""So many tables are taken in one transaction."""
MOST_NAMED = 5_000
"""So many are named in one statement."""
TAKEN = "lease"
"""The kind of the entry with which a node goes on with a table of another one that is gone."""
_EMPTY = "{}"
_LOOKED_AFTER = ("starting", "running")
"""States in which a table must not be left alone, since clocks may run there, or bots be awaited."""

_NODES, _TABLES, _ENTRIES, _SERVED = schema.nodes, schema.tables, schema.entries, schema.served
_NOW: ColumnElement[float] = cast(func.extract("epoch", func.clock_timestamp()), Float)
_SERVED_NOW = select(_SERVED.c.seconds + func.coalesce(_NOW - _SERVED.c.since, 0.0)).scalar_subquery()


class Pulse(msgspec.Struct, frozen=True):
    """What a node learns when it says that it is there."""

    served: float
    """For how many seconds there have been servers."""
    lost: int
    """How often others have taken tables from it."""
    draining: bool
    steady: bool
    """Whether it was held to be there all the time since it last said so."""


class NodeRow(msgspec.Struct, frozen=True):
    """A node, as all others see it."""

    id: str
    address: str
    version: str
    rules: Mapping[str, str]
    started: float
    seen: float
    """Seconds since it last said that it is there."""
    draining: bool
    tables: int = 0
    """How many it holds, where that was asked for."""

    @property
    def is_there(self) -> bool:
        return self.seen < LEASE


class TakenTable(msgspec.Struct, frozen=True):
    """A table that is ours from now on."""

    id: str
    number: int = 0
    """Of the entry that says so, if one had to be written."""

    @property
    def is_from_gone(self) -> bool:
        """Whether another node had it that is gone."""
        return self.number > 0


class NotAlone(Exception):
    """A table changed its owner while it was taken: nothing has happened."""


class Leases:
    """Those of one node."""

    def __init__(
        self,
        engine: AsyncEngine,
        node: str,
        address: str,
        version: str,
        rules: Mapping[str, str],
        own: AsyncEngine | None = None,
    ) -> None:
        self._engine = engine
        self._own = own or engine
        """For what must not wait behind whatever people ask: being there, and taking what nobody writes."""
        self.node = node
        self.rules = rules
        """The versions of the rules of all games by which this node plays."""
        self.version = version
        self._facts = {"address": address, "version": version, "rules": msgspec.json.encode(rules).decode()}

    # -- being there ------------------------------------------------------------------------

    async def renew(self) -> Pulse:
        """Say that we are there; for the first time too, and after a time in which we could not."""
        mine = update(_NODES).where(_NODES.c.id == self.node, _NODES.c.until > _NOW).values(until=_NOW + LEASE)
        async with self._own.begin() as connection:
            found = (await connection.execute(mine.returning(_NODES.c.lost, _NODES.c.draining, _SERVED_NOW))).first()
            steady = found is not None
            if found is None:
                found = await self._come_back(connection)
        return Pulse(float(found[2]), int(found[0]), bool(found[1]), steady)

    async def _come_back(self, connection: AsyncConnection) -> Any:
        """Served time does not count the time in which no node was there."""
        seconds, since = (await connection.execute(select(_SERVED).with_for_update())).one()
        last, now = (await connection.execute(select(func.max(_NODES.c.until), _NOW))).one()
        if since is None or last is None or last < now:
            if since is not None and last is not None:
                seconds += max(0.0, last - LEASE - since)
            await connection.execute(update(_SERVED).values(seconds=seconds, since=now))
        row = {"id": self.node, **self._facts, "started": _NOW, "until": _NOW + LEASE, "lost": 0, "draining": 0}
        come = postgresql.insert(_NODES).values(row)
        come = come.on_conflict_do_update(index_elements=[_NODES.c.id], set_={"until": _NOW + LEASE})
        told = await connection.execute(come.returning(_NODES.c.lost, _NODES.c.draining, _SERVED_NOW))
        return told.one()

    async def note_served(self) -> None:
        """Bring the seconds up to now, for a server that comes without others one day."""
        moved = {"seconds": _SERVED.c.seconds + (_NOW - _SERVED.c.since), "since": _NOW}
        async with self._engine.begin() as connection:
            await connection.execute(update(_SERVED).where(_SERVED.c.since.is_not(None)).values(moved))

    async def leave(self) -> None:
        """Give all tables back at once, and be there no more."""
        async with self._engine.begin() as connection:
            seconds, since = (await connection.execute(select(_SERVED).with_for_update())).one()
            await connection.execute(update(_TABLES).where(_TABLES.c.owner == self.node).values(owner=None))
            await connection.execute(delete(_NODES).where(_NODES.c.id == self.node))
            others = select(exists().where(_NODES.c.until > _NOW))
            if since is not None and not (await connection.execute(others)).scalar_one():
                now = (await connection.execute(select(_NOW))).scalar_one()
                await connection.execute(update(_SERVED).values(seconds=seconds + now - since, since=None))

    # -- who is there -----------------------------------------------------------------------

    async def nodes(self) -> list[NodeRow]:
        return await all_nodes(self._own)

    async def owner(self, table: str) -> str | None:
        """The node whose name is in the row of a table, be it there or not."""
        async with self._engine.connect() as connection:
            return (await connection.execute(select(_TABLES.c.owner).where(_TABLES.c.id == table))).scalar()

    async def held(self) -> set[str]:
        """The tables whose rows name us."""
        async with self._own.connect() as connection:
            return set((await connection.execute(select(_TABLES.c.id).where(_TABLES.c.owner == self.node))).scalars())

    async def unlisted(self) -> list[str]:
        """Names in rows of tables that must not be left alone, of nodes that are not even known to be gone."""
        unlisted = _TABLES.c.owner.is_not(None) & ~exists().where(_NODES.c.id == _TABLES.c.owner)
        wanted = select(_TABLES.c.owner).where(_TABLES.c.state.in_(_LOOKED_AFTER), unlisted).distinct()
        async with self._engine.connect() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def numbers(self, tables: Collection[str]) -> dict[str, int]:
        """The numbers of the last entries of some tables."""
        found: dict[str, int] = {}
        last = select(_ENTRIES.c.table, func.max(_ENTRIES.c.number)).group_by(_ENTRIES.c.table)
        async with self._engine.connect() as connection:
            for some in parts(tables):
                rows = await connection.execute(last.where(_ENTRIES.c.table.in_(some)))
                found |= {name: number for name, number in rows.all()}  # noqa: C416  # rows are no pairs for types
        return found

    # -- taking and giving back ----------------------------------------------------------------

    async def take(
        self, table: str, spared: Mapping[str, Collection[str]], *, from_gone: bool = True, deaf: str = ""
    ) -> TakenTable | None:
        """One table, if nobody holds it, or only a node that is gone or hears nothing, and we know its rules."""
        this = and_(_TABLES.c.id == table, self._known(spared))
        free = update(_TABLES).where(this, _TABLES.c.owner.is_(None)).values(owner=self.node)
        async with self._engine.begin() as connection:
            if (await connection.execute(free)).rowcount:
                return TakenTable(table)
        owner = await self.owner(table)
        if owner == self.node:
            return TakenTable(table)
        if owner is None or not from_gone:
            return None
        taken = await self._take_from(owner, this, self._engine, is_deaf=owner == deaf)
        return taken[0] if taken else None

    async def take_free(self, spared: Mapping[str, Collection[str]]) -> list[TakenTable]:
        """Some of those that nobody holds and that must not be left alone."""
        free = select(_TABLES.c.id).where(
            _TABLES.c.owner.is_(None), _TABLES.c.state.in_(_LOOKED_AFTER), self._known(spared)
        )
        free = free.limit(AT_ONCE).with_for_update(skip_locked=True)
        mine = update(_TABLES).where(_TABLES.c.id.in_(free.scalar_subquery())).values(owner=self.node)
        async with self._own.begin() as connection:
            names = (await connection.execute(mine.returning(_TABLES.c.id))).scalars().all()
        return [TakenTable(name) for name in names]

    async def take_over(self, gone: str, spared: Mapping[str, Collection[str]]) -> list[TakenTable]:
        """Some of the tables of a node that is gone, of those that must not be left alone."""
        return await self._take_from(gone, and_(_TABLES.c.state.in_(_LOOKED_AFTER), self._known(spared)), self._own)

    async def _take_from(
        self, gone: str, which: ColumnElement[bool], engine: AsyncEngine, *, is_deaf: bool = False
    ) -> list[TakenTable]:
        """Nothing if it is there after all, unless it is deaf.

        Its row is held meanwhile, so it cannot come back in the middle.
        """
        is_gone = update(_NODES).where(_NODES.c.id == gone, true() if is_deaf else _NODES.c.until < _NOW)
        is_gone = is_gone.values(lost=_NODES.c.lost + 1)
        known = select(exists().where(_NODES.c.id == gone))
        async with engine.begin() as connection:
            if not (await connection.execute(is_gone)).rowcount and (await connection.execute(known)).scalar_one():
                return []
            last = (
                select(_ENTRIES.c.number, _ENTRIES.c.at)
                .where(_ENTRIES.c.table == _TABLES.c.id)
                .order_by(_ENTRIES.c.number.desc())
                .limit(1)
                .lateral()
            )
            following = select(
                _TABLES.c.id,
                func.coalesce(last.c.number, 0) + 1,
                literal(TAKEN),
                cast(literal(_EMPTY), Text),
                func.greatest(func.coalesce(last.c.at, 0.0), _NOW),
            )
            following = following.select_from(_TABLES.outerjoin(last, true()))
            following = following.where(_TABLES.c.owner == gone, which).limit(AT_ONCE)
            names = ["table", "number", "kind", "body", "at"]
            fence = postgresql.insert(_ENTRIES).from_select(names, following).on_conflict_do_nothing()
            fenced = (await connection.execute(fence.returning(_ENTRIES.c.table, _ENTRIES.c.number))).all()
            mine = update(_TABLES).where(_TABLES.c.id.in_([name for name, _ in fenced]), _TABLES.c.owner == gone)
            if (await connection.execute(mine.values(owner=self.node))).rowcount != len(fenced):
                raise NotAlone
        return [TakenTable(name, number) for name, number in fenced]

    def _known(self, spared: Mapping[str, Collection[str]]) -> ColumnElement[bool]:
        """Tables whose rules we know. Those of `spared` versions of a game are better off with others who are there."""
        known = [
            and_(
                _TABLES.c.game == game,
                or_(
                    _TABLES.c.rules.is_(None),
                    and_(cast(_TABLES.c.rules, Integer) <= int(rules), _TABLES.c.rules.not_in(spared.get(game, ()))),
                ),
            )
            for game, rules in self.rules.items()
        ]
        return or_(*known)

    async def give_back(self, tables: Collection[str]) -> None:
        """Whatever is not ours any more stays as it is."""
        mine = update(_TABLES).where(_TABLES.c.owner == self.node).values(owner=None)
        async with self._own.begin() as connection:
            for some in parts(tables):
                await connection.execute(mine.where(_TABLES.c.id.in_(some)))


def parts(names: Collection[str]) -> Iterator[list[str]]:
    """PostgreSQL takes only so many values in one statement."""
    listed = list(names)
    for first in range(0, len(listed), MOST_NAMED):
        yield listed[first : first + MOST_NAMED]


def spared_rules(rules: Mapping[str, str], nodes: Sequence[NodeRow], node: str) -> dict[str, list[str]]:
    """Versions of rules that are older than ours, by which a node plays that is there and stays."""
    spared: dict[str, list[str]] = {}
    for other in nodes:
        if other.id == node or not other.is_there or other.draining:
            continue
        for game, version in other.rules.items():
            if game in rules and int(version) < int(rules[game]):
                spared.setdefault(game, []).append(version)
    return spared


async def all_nodes(engine: AsyncEngine, *, counted: bool = False) -> list[NodeRow]:
    """All that are there or were not long ago, in the order in which they came."""
    seen = _NOW - (_NODES.c.until - LEASE)
    columns = [_NODES.c.id, _NODES.c.address, _NODES.c.version, _NODES.c.rules, _NODES.c.started, seen]
    count = select(func.count()).where(_TABLES.c.owner == _NODES.c.id).scalar_subquery() if counted else literal(0)
    wanted = select(*columns, _NODES.c.draining, count).order_by(_NODES.c.started, _NODES.c.id)
    async with engine.connect() as connection:
        rows = (await connection.execute(wanted)).all()
    return [
        NodeRow(row[0], row[1], row[2], msgspec.json.decode(row[3]), row[4], float(row[5]), bool(row[6]), int(row[7]))
        for row in rows
    ]


async def drain(engine: AsyncEngine, node: str, *, draining: bool = True) -> bool:
    """Let a node hand its tables over, or take some again; whether there is such a node."""
    meant = update(_NODES).where(_NODES.c.id == node, _NODES.c.until > _NOW).values(draining=int(draining))
    async with engine.begin() as connection:
        return bool((await connection.execute(meant)).rowcount)


async def forget_nodes(engine: AsyncEngine, seconds: float) -> None:
    """Nodes that have been gone for long, but for those that hold tables which nobody could take.

    Tables at which nothing happens by itself are nobody's then.
    """
    is_gone = _NODES.c.until < _NOW - seconds
    gone = select(_NODES.c.id).where(is_gone).scalar_subquery()
    left = update(_TABLES).where(_TABLES.c.owner.in_(gone), _TABLES.c.state.not_in(_LOOKED_AFTER))
    empty = delete(_NODES).where(is_gone, ~exists().where(_TABLES.c.owner == _NODES.c.id))
    async with engine.begin() as connection:
        await connection.execute(left.values(owner=None))
        await connection.execute(empty)
