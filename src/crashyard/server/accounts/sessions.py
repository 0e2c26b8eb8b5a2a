"""Browsers that stay signed in, and personal tokens of programs.

A secret of 192 random bits lets its holder in; here only its hash is kept. What its owner sees in lists is a part of
that hash, which lets nobody in.
"""

import hashlib
import secrets
import time
from typing import Any

import msgspec
from sqlalchemy import Delete, delete, func, insert, select, update

from crashyard.engine.refusal import Refusal
from crashyard.server.accounts.names import clean_name
from crashyard.server.storage import schema
from crashyard.server.storage.store import Store

DAY = 86_400.0
SESSION_DAYS = 180
MOST_TOKENS = 20
NOTED_EVERY = 300.0
"""Seconds after which it is noted again that somebody was here: not with every request."""

BROWSER, TOKEN = "browser", "token"
_ID = 16
"""So much of the hash tells a session apart from the others of its person."""

_SESSIONS = schema.sessions

_BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("Chrome", "Chrome"),
    ("CriOS", "Chrome"),
    ("Safari", "Safari"),
)
_SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)
"""How they show in what browsers say of themselves; the first that fits, since many say that they are others too."""


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str
    account: bool
    program: bool = False
    """Whether it is not they who ask, but a program with a token of theirs."""

    @property
    def who(self) -> str:
        """By what they are marked wherever their name is shown."""
        return "program" if self.program else "account" if self.account else "guest"


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def browser_of(agent: str) -> str:
    """Which browser on which system, in two words: enough to know one's own devices, and no more is kept."""
    browser = next((name for sign, name in _BROWSERS if sign in agent), agent.partition("/")[0])
    system = next((name for sign, name in _SYSTEMS if sign in agent), "")
    words = " ".join(filter(None, [browser, system]))
    return "".join(char for char in words if char.isprintable())[:40]


class Sessions:
    """Everything that lets somebody in."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._engine = store.engine

    async def open(self, person: Person, agent: str = "") -> str:
        """The secret with which a browser will be known again."""
        return await self._open(person, {"kind": BROWSER, "agent": browser_of(agent)})

    async def open_token(self, person: Person, name: str, most: int = MOST_TOKENS) -> str:
        """The secret of a program; nobody needs hundreds."""
        if len(await self._of(person, TOKEN)) >= most:
            raise Refusal("too-many-tokens", {"most": most})
        return await self._open(person, {"kind": TOKEN, "label": clean_name(name)})

    async def _open(self, person: Person, facts: dict[str, str]) -> str:
        secret = secrets.token_urlsafe(24)
        now = time.time()
        row = {"key": hashed(secret), "person": person.id, "label": "", "agent": "", "created": now, "seen": now}
        stale = delete(_SESSIONS).where(_SESSIONS.c.person == person.id, _SESSIONS.c.kind == BROWSER)
        async with self._store.writing() as connection:
            await connection.execute(stale.where(_SESSIONS.c.seen < now - SESSION_DAYS * DAY))
            await connection.execute(insert(_SESSIONS), [row | facts])
        return secret

    async def whose(self, secret: str, kind: str) -> Person | None:
        """The person behind a secret, if it is one of ours and was not out of use for too long."""
        people = schema.people
        wanted = select(people, _SESSIONS.c.seen, _SESSIONS.c.created.label("opened"))
        wanted = wanted.join(_SESSIONS, _SESSIONS.c.person == people.c.id)
        wanted = wanted.where(_SESSIONS.c.key == hashed(secret), _SESSIONS.c.kind == kind)
        async with self._engine.connect() as connection:
            found = (await connection.execute(wanted)).mappings().first()
        if found is None:
            return None
        now = time.time()
        unseen = now - found["seen"]
        if kind == BROWSER and unseen > SESSION_DAYS * DAY:
            return None
        if unseen > NOTED_EVERY or (kind == TOKEN and found["seen"] == found["opened"]):
            async with self._store.writing() as connection:
                noted = update(_SESSIONS).where(_SESSIONS.c.key == hashed(secret)).values(seen=now)
                await connection.execute(noted)
        return Person(found["id"], found["name"], found["login"] is not None, kind == TOKEN)

    # -- lists ------------------------------------------------------------------------------

    async def tokens_of(self, person: Person) -> list[dict[str, Any]]:
        """The oldest first; the secrets themselves nobody knows any more."""
        return [
            {
                "id": row["key"][:_ID],
                "name": row["label"],
                "made": row["created"],
                "used": None if row["seen"] == row["created"] else row["seen"],
            }
            for row in await self._of(person, TOKEN)
        ]

    async def browsers_of(self, person: Person, secret: str) -> list[dict[str, Any]]:
        """The browsers where a person is signed in; `here` is the one that asks."""
        return [
            {
                "id": row["key"][:_ID],
                "made": row["created"],
                "seen": row["seen"],
                "agent": row["agent"],
                "here": row["key"] == hashed(secret),
            }
            for row in await self._of(person, BROWSER)
        ]

    async def _of(self, person: Person, kind: str) -> list[Any]:
        wanted = select(_SESSIONS).where(_SESSIONS.c.person == person.id, _SESSIONS.c.kind == kind)
        if kind == BROWSER:
            wanted = wanted.where(_SESSIONS.c.seen >= time.time() - SESSION_DAYS * DAY)
        async with self._engine.connect() as connection:
            return list((await connection.execute(wanted.order_by(_SESSIONS.c.created))).mappings())

    # -- ends -------------------------------------------------------------------------------

    async def close(self, secret: str) -> None:
        await self._end(delete(_SESSIONS).where(_SESSIONS.c.key == hashed(secret)))

    async def take_back(self, person: Person, kind: str, name: str) -> None:
        """End a session or a token of a person, by the id under which it is listed."""
        mine = delete(_SESSIONS).where(_SESSIONS.c.person == person.id, _SESSIONS.c.kind == kind)
        if not await self._end(mine.where(func.substr(_SESSIONS.c.key, 1, _ID) == name)):
            raise Refusal("no-such-token" if kind == TOKEN else "no-such-session")

    async def close_others(self, person: Person, secret: str) -> int:
        """Sign a person out everywhere but here; returns from how many browsers."""
        mine = delete(_SESSIONS).where(_SESSIONS.c.person == person.id, _SESSIONS.c.kind == BROWSER)
        return await self._end(mine.where(_SESSIONS.c.key != hashed(secret)))

    async def _end(self, order: Delete) -> int:
        async with self._store.writing() as connection:
            return (await connection.execute(order)).rowcount
