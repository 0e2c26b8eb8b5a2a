"""Links in mails that can be used once, for a while: to confirm an address, to set a new password.

The link alone lets its reader do that. Here only a hash of it is kept, and it dies with its first use, with every other
link of the same kind, and with time.
"""

import secrets
import time

from sqlalchemy import delete, insert, select

from crashyard.engine.refusal import Refusal
from crashyard.server.accounts.sessions import hashed
from crashyard.server.storage import schema
from crashyard.server.storage.store import Store

CONFIRM, RESET = "confirm", "reset"
LASTS = {CONFIRM: 86_400.0, RESET: 1_800.0}
"""Seconds for which a link can be used."""
AGAIN = 120.0
"""Seconds after which somebody is sent another one."""

_LINKS = schema.mail_links


class MailLinks:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def make(self, person: str, kind: str, address: str) -> str | None:
        """The secret of a new link, which ends those before it; nothing if the last one has only just been made."""
        now = time.time()
        secret = secrets.token_urlsafe(24)
        mine = (_LINKS.c.person == person) & (_LINKS.c.kind == kind)
        recent = select(_LINKS.c.key).where(mine, _LINKS.c.until > now + LASTS[kind] - AGAIN)
        row = {"key": hashed(secret), "person": person, "kind": kind, "address": address, "until": now + LASTS[kind]}
        async with self._store.writing() as connection:
            if (await connection.execute(recent)).first() is not None:
                return None
            await connection.execute(delete(_LINKS).where(mine | (_LINKS.c.until < now)))
            await connection.execute(insert(_LINKS), [row])
        return secret

    async def look(self, secret: str, kind: str) -> str:
        """Whose link it is, without using it. Refused if it cannot be used any more."""
        wanted = select(_LINKS.c.person).where(_LINKS.c.key == hashed(secret), _LINKS.c.kind == kind)
        async with self._store.engine.connect() as connection:
            person = (await connection.execute(wanted.where(_LINKS.c.until >= time.time()))).scalar()
        if person is None:
            raise Refusal("link-used")
        return str(person)

    async def use(self, secret: str, kind: str) -> tuple[str, str]:
        """Whose link it is and to which address it was sent. Refused if it was used before, or is too old."""
        here = (_LINKS.c.key == hashed(secret)) & (_LINKS.c.kind == kind)
        async with self._store.writing() as connection:
            row = (await connection.execute(select(_LINKS).where(here))).mappings().first()
            if row is None or not (await connection.execute(delete(_LINKS).where(here))).rowcount:
                raise Refusal("link-used")
            if row["until"] >= time.time():
                return str(row["person"]), str(row["address"])
        raise Refusal("link-used")
