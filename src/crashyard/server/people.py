"""Who is who: guests, accounts, browsers that stay signed in, and personal tokens of programs.

Whatever could be used to speak for somebody is kept as a hash only: passwords by argon2id, the secrets of sessions
and tokens, which are 128 random bits and more, by SHA-256.
"""

import asyncio
import hashlib
import secrets
import time

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from crashyard.engine.refusal import Refusal
from crashyard.server import schema
from crashyard.server.names import clean_name, fold
from crashyard.server.store import Store

SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 128
DAY = 86_400.0
SESSION_DAYS = 180
MOST_TOKENS = 20
_ID = 16
"""So much of the hash of a token tells it apart from the others of its person."""

_HASHER = PasswordHasher()
_NOBODYS = _HASHER.hash(secrets.token_hex(16))
"""What a password is checked against where there is no such account, so that the answer takes as long."""


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str
    account: bool


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


class People:
    """Everybody the server knows."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._engine = store.engine

    # -- guests and accounts ----------------------------------------------------------------

    async def welcome(self, name: str) -> Person:
        """A new guest."""
        person = Person(secrets.token_urlsafe(16), clean_name(name), account=False)
        row = {"id": person.id, "name": person.name, "created": time.time()}
        async with self._store.writing() as connection:
            await connection.execute(insert(schema.people), [row])
        return person

    async def rename(self, person: Person, name: str) -> Person:
        """Only guests change their name: an account is known by it."""
        if person.account:
            raise Refusal("account-keeps-name")
        change = update(schema.people).where(schema.people.c.id == person.id).values(name=clean_name(name))
        async with self._store.writing() as connection:
            await connection.execute(change)
        return Person(person.id, clean_name(name), account=False)

    async def register(self, person: Person, name: str, password: str) -> Person:
        """Turn a guest into an account; everything that was the guest's stays."""
        if person.account:
            raise Refusal("has-account")
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            raise Refusal("wrong-password-length", {"shortest": SHORTEST_PASSWORD, "longest": LONGEST_PASSWORD})
        digest = await asyncio.to_thread(_HASHER.hash, password)
        values = {"name": clean_name(name), "login": fold(name), "password": digest}
        try:
            async with self._store.writing() as connection:
                await connection.execute(update(schema.people).where(schema.people.c.id == person.id).values(values))
        except IntegrityError:
            raise Refusal("name-taken") from None
        return Person(person.id, clean_name(name), account=True)

    async def sign_in(self, name: str, password: str) -> Person:
        """The person of an account; the same refusal whether the name or the password is wrong."""
        try:
            login = fold(name)
        except Refusal:
            login = ""
        wanted = select(schema.people).where(schema.people.c.login == login)
        async with self._engine.connect() as connection:
            found = (await connection.execute(wanted)).mappings().first()
        digest = _NOBODYS if found is None else found["password"]
        try:
            await asyncio.to_thread(_HASHER.verify, digest, password[: LONGEST_PASSWORD + 1])
        except Argon2Error:
            raise Refusal("wrong-sign-in") from None
        if found is None:
            raise Refusal("wrong-sign-in")
        return Person(found["id"], found["name"], account=True)

    async def remove(self, name: str) -> bool:
        """Delete an account and its sessions; its games keep the name on the chair."""
        async with self._store.writing() as connection:
            wanted = select(schema.people.c.id).where(schema.people.c.login == fold(name))
            person = (await connection.execute(wanted)).scalar()
            if person is None:
                return False
            await connection.execute(delete(schema.sessions).where(schema.sessions.c.person == person))
            change = update(schema.chairs).where(schema.chairs.c.person == person)
            await connection.execute(change.values(person=None))
            await connection.execute(delete(schema.people).where(schema.people.c.id == person))
        return True

    # -- sessions and tokens ----------------------------------------------------------------

    async def open_session(self, person: Person, kind: str = "browser", label: str = "") -> str:
        """The secret with which a browser or a program will be known again."""
        secret = secrets.token_urlsafe(24)
        now = time.time()
        row = {"key": hashed(secret), "person": person.id, "kind": kind, "label": label, "created": now, "seen": now}
        async with self._store.writing() as connection:
            await connection.execute(insert(schema.sessions), [row])
        return secret

    async def open_token(self, person: Person, label: str, most: int) -> str:
        """A token for a program; nobody needs hundreds."""
        sessions = schema.sessions
        mine = select(func.count()).where(sessions.c.person == person.id, sessions.c.kind == "token")
        async with self._engine.connect() as connection:
            count = (await connection.execute(mine)).scalar_one()
        if count >= most:
            raise Refusal("too-many-tokens", {"most": most})
        return await self.open_session(person, "token", clean_name(label))

    async def tokens_of(self, person: Person) -> list[dict[str, object]]:
        """The tokens of a person, the oldest first; the secrets themselves nobody knows any more."""
        sessions = schema.sessions
        mine = select(sessions).where(sessions.c.person == person.id, sessions.c.kind == "token")
        async with self._engine.connect() as connection:
            rows = (await connection.execute(mine.order_by(sessions.c.created))).mappings().all()
        return [{"id": row["key"][:_ID], "label": row["label"], "created": row["created"]} for row in rows]

    async def close_token(self, person: Person, token: str) -> None:
        """Take a token back, by the id under which it is listed."""
        sessions = schema.sessions
        mine = delete(sessions).where(sessions.c.person == person.id, sessions.c.kind == "token")
        async with self._store.writing() as connection:
            closed = await connection.execute(mine.where(func.substr(sessions.c.key, 1, _ID) == token))
        if not closed.rowcount:
            raise Refusal("no-such-token")

    async def whose(self, secret: str, kind: str) -> Person | None:
        """The person behind a secret, if it is one of ours and was not out of use for too long."""
        sessions, people = schema.sessions, schema.people
        wanted = select(people, sessions.c.seen).join(sessions, sessions.c.person == people.c.id)
        wanted = wanted.where(sessions.c.key == hashed(secret), sessions.c.kind == kind)
        async with self._engine.connect() as connection:
            found = (await connection.execute(wanted)).mappings().first()
        if found is None:
            return None
        unseen = time.time() - found["seen"]
        if kind == "browser" and unseen > SESSION_DAYS * DAY:
            return None
        if unseen > DAY:
            async with self._store.writing() as connection:
                now = update(sessions).where(sessions.c.key == hashed(secret)).values(seen=time.time())
                await connection.execute(now)
        return Person(found["id"], found["name"], found["login"] is not None)

    async def close_session(self, secret: str) -> None:
        async with self._store.writing() as connection:
            await connection.execute(delete(schema.sessions).where(schema.sessions.c.key == hashed(secret)))
