"""What is to be sent, as rows: each has a key, and whoever takes it first sends it.

A row that was begun and is not done when the server comes back is not sent again: it may have arrived. So nobody is
told anything twice, also where several servers share a database.
"""

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from crashyard.server.storage import schema
from crashyard.server.storage.store import Store

QUEUED, BEGUN, DONE, DROPPED, FAILED = "queued", "begun", "done", "dropped", "failed"
MAIL = "mail"
AT_ONCE = 200
BACKOFF = (30.0, 300.0, 3600.0)
"""Seconds between tries; after the last one it is given up."""
KEPT = 180 * 86_400.0

_ROWS = schema.deliveries


class Delivery(msgspec.Struct, frozen=True):
    key: str
    person: str
    kind: str
    table: str
    channel: str
    """`mail`, or the device."""
    state: str
    tries: int
    due: float
    made: float


class Deliveries:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def book(
        self, key: str, kind: str, person: str, table: str, channels: list[str], now: float, due: float
    ) -> bool:
        """Something is to be sent by some channels, each once; whether any of it is new."""
        is_new = False
        for channel in channels:
            row = Delivery(f"{key}:{channel}"[:160], person, kind, table, channel, QUEUED, 0, due, now)
            try:
                async with self._store.writing() as connection:
                    await connection.execute(insert(_ROWS), [msgspec.structs.asdict(row)])
            except IntegrityError:
                continue
            is_new = True
        return is_new

    async def due(self, now: float) -> list[Delivery]:
        wanted = select(_ROWS).where(_ROWS.c.state == QUEUED, _ROWS.c.due <= now).order_by(_ROWS.c.due)
        async with self._store.engine.connect() as connection:
            rows = (await connection.execute(wanted.limit(AT_ONCE))).mappings().all()
        return [Delivery(**row) for row in rows]

    async def next_due(self) -> float | None:
        wanted = select(_ROWS.c.due).where(_ROWS.c.state == QUEUED).order_by(_ROWS.c.due).limit(1)
        async with self._store.engine.connect() as connection:
            found = (await connection.execute(wanted)).scalar()
        return None if found is None else float(found)

    async def begin(self, delivery: Delivery) -> bool:
        """Take it; whether nobody else has."""
        mine = update(_ROWS).where(_ROWS.c.key == delivery.key, _ROWS.c.state == QUEUED)
        async with self._store.writing() as connection:
            return bool((await connection.execute(mine.values(state=BEGUN, tries=delivery.tries + 1))).rowcount)

    async def end(self, delivery: Delivery, state: str) -> None:
        await self._set(delivery, state=state)

    async def put_off(self, delivery: Delivery, due: float) -> None:
        """Not now, for a reason that has nothing to do with the way; unless another server has taken it."""
        waits = update(_ROWS).where(_ROWS.c.key == delivery.key, _ROWS.c.state == QUEUED)
        async with self._store.writing() as connection:
            await connection.execute(waits.values(due=due, tries=delivery.tries))

    async def try_again(self, delivery: Delivery, now: float) -> None:
        """It was certainly not taken."""
        if delivery.tries >= len(BACKOFF):
            await self._set(delivery, state=FAILED)
        else:
            await self._set(delivery, state=QUEUED, due=now + BACKOFF[delivery.tries])

    async def _set(self, delivery: Delivery, **values: str | int | float) -> None:
        async with self._store.writing() as connection:
            await connection.execute(update(_ROWS).where(_ROWS.c.key == delivery.key).values(values))

    async def forget_old(self, now: float) -> None:
        async with self._store.writing() as connection:
            await connection.execute(delete(_ROWS).where(_ROWS.c.state != QUEUED, _ROWS.c.made < now - KEPT))
