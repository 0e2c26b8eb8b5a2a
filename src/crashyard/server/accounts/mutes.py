"""Whose words somebody does not want to read: their own list, which holds at every table and on every device.

Nobody learns that they are on one. It goes with whoever keeps it, and so does whoever stands on it.
"""

import time
from typing import Any

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from crashyard.engine.refusal import Refusal
from crashyard.server.accounts.handles import handle
from crashyard.server.storage import schema
from crashyard.server.storage.store import Row, Store

MOST_MUTED = 200

_MUTES = schema.mutes


class Mutes:
    """The lists of everybody."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, owner: str, person: str, name: str) -> None:
        """Mute a person, who is called so now."""
        row = {"owner": owner, "person": person, "name": name, "at": time.time()}
        mine = _MUTES.c.owner == owner
        async with self._store.writing() as connection:
            known = update(_MUTES).where(mine, _MUTES.c.person == person).values(name=name)
            if (await connection.execute(known)).rowcount:
                return
            if (await connection.execute(select(func.count()).where(mine))).scalar_one() >= MOST_MUTED:
                raise Refusal("too-many-muted", {"most": MOST_MUTED})
            try:
                await connection.execute(insert(_MUTES), [row])
            except IntegrityError:
                raise Refusal("no-such-person") from None

    async def remove(self, owner: str, person: str) -> None:
        async with self._store.writing() as connection:
            await connection.execute(delete(_MUTES).where(_MUTES.c.owner == owner, _MUTES.c.person == person))

    async def remove_listed(self, owner: str, name: str) -> None:
        """Take somebody off a list by the id under which they are listed."""
        for row in await self._of(owner):
            if handle(owner, row["person"]) == name:
                await self.remove(owner, row["person"])

    async def people(self, owner: str) -> list[str]:
        """Those whom somebody has muted."""
        return [row["person"] for row in await self._of(owner)]

    async def listed(self, owner: str) -> list[dict[str, Any]]:
        """The same as their owner reads it, the last ones first."""
        rows = await self._of(owner)
        return [{"id": handle(owner, row["person"]), "name": row["name"], "at": row["at"]} for row in rows]

    async def _of(self, owner: str) -> list[Row]:
        wanted = select(_MUTES).where(_MUTES.c.owner == owner).order_by(_MUTES.c.at.desc())
        async with self._store.engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(wanted)).mappings()]
