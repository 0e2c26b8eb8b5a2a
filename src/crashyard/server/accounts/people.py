"""Who is who: guests, and accounts with a name and a password."""

import secrets
import time
from collections.abc import Iterable

from sqlalchemy import Column, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from crashyard.engine.refusal import Refusal
from crashyard.server.accounts import passwords
from crashyard.server.accounts.anonymise import anonymise
from crashyard.server.accounts.mutes import Mutes
from crashyard.server.accounts.names import clean_name, fold, known_by, look_of, variants
from crashyard.server.accounts.reports import Reports
from crashyard.server.accounts.sessions import DAY, SESSION_DAYS, TOKEN, Person, Sessions
from crashyard.server.storage import schema
from crashyard.server.storage.store import Row, Store

MOST_LOST = 1000
"""So many guests are let go at a time."""

_PEOPLE, _SESSIONS = schema.people, schema.sessions


class People:
    """Everybody the server knows."""

    def __init__(self, store: Store) -> None:
        self.sessions = Sessions(store)
        self.mutes = Mutes(store)
        self.reports = Reports(store)
        self._store = store
        self._engine = store.engine

    async def welcome(self, name: str) -> Person:
        """A new guest, who cannot have the name of an account."""
        await self._check_free(name)
        person = Person(secrets.token_urlsafe(16), clean_name(name), account=False)
        row = {"id": person.id, "name": person.name, "created": time.time()}
        async with self._store.writing() as connection:
            await connection.execute(insert(_PEOPLE), [row])
        return person

    async def rename(self, person: Person, name: str) -> Person:
        """Only guests change their name: an account is known by it."""
        if person.account:
            raise Refusal("account-keeps-name")
        await self._check_free(name)
        await self._change(person.id, name=clean_name(name))
        return Person(person.id, clean_name(name), account=False)

    async def register(self, person: Person, name: str, password: str) -> Person:
        """Turn a guest into an account; everything that was the guest's stays."""
        if person.account:
            raise Refusal("has-account")
        passwords.check_password(password, name)
        digest = await passwords.hash_of(password)
        try:
            await self._change(person.id, name=clean_name(name), login=fold(name), password=digest)
        except IntegrityError:
            raise Refusal("name-taken") from None
        return Person(person.id, clean_name(name), account=True)

    async def sign_in(self, name: str, password: str) -> Person:
        """The person of an account; the same refusal whether the name or the password is wrong."""
        found = await self._with(_PEOPLE.c.login, known_by(name))
        if not await passwords.is_right(None if found is None else found["password"], password) or found is None:
            raise Refusal("wrong-sign-in")
        if passwords.is_outdated(found["password"]):
            await self._change(found["id"], password=await passwords.hash_of(password))
        return Person(found["id"], found["name"], account=True)

    async def check_password(self, person: Person, password: str) -> None:
        """Whether it is really the owner of an account who asks; a guest has nothing to show."""
        found = await self._with(_PEOPLE.c.id, person.id)
        if person.account and not await passwords.is_right(None if found is None else found["password"], password):
            raise Refusal("wrong-password")

    async def change_password(self, person: Person, old: str, new: str) -> None:
        """Whoever knows the old one sets a new one."""
        if not person.account:
            raise Refusal("no-account")
        await self.check_password(person, old)
        passwords.check_password(new, person.name)
        await self._change(person.id, password=await passwords.hash_of(new))

    async def remove(self, person: Person) -> list[str]:
        """Forget a person: whatever let them in, and their name wherever they played; returns those tables."""
        async with self._store.writing() as connection:
            tables = await anonymise(connection, person.id)
            await connection.execute(delete(schema.sessions).where(schema.sessions.c.person == person.id))
            await connection.execute(delete(_PEOPLE).where(_PEOPLE.c.id == person.id))
        return tables

    async def remove_account(self, name: str) -> bool:
        """The same by the name of an account; whether there was one."""
        found = await self._with(_PEOPLE.c.login, known_by(name))
        if found is None:
            return False
        await self.remove(Person(found["id"], found["name"], account=True))
        return True

    async def reset_password(self, name: str) -> str | None:
        """A new password for an account whose owner forgot it and is signed out everywhere; None if there is none."""
        found = await self._with(_PEOPLE.c.login, known_by(name))
        if found is None:
            return None
        password = secrets.token_urlsafe(12)
        await self.set_password(Person(found["id"], found["name"], account=True), password)
        return password

    async def account(self, person: str) -> Person | None:
        """Whose id it is, if they have an account."""
        found = await self._with(_PEOPLE.c.id, person)
        return None if found is None or found["login"] is None else Person(person, found["name"], account=True)

    async def account_called(self, login: str) -> Person | None:
        """The account that is found by a folded name."""
        found = await self._with(_PEOPLE.c.login, login) if login else None
        return None if found is None else Person(found["id"], found["name"], account=True)

    async def set_password(self, person: Person, password: str) -> None:
        """A new one for an owner who forgot the last: whoever was signed in, by whatever, is so no more."""
        await self._change(person.id, password=await passwords.hash_of(password))
        async with self._store.writing() as connection:
            await connection.execute(delete(_SESSIONS).where(_SESSIONS.c.person == person.id))

    async def lost_guests(self) -> list[Person]:
        """Some of the guests whom nothing lets in any more, those who came first before the others."""
        before = time.time() - SESSION_DAYS * DAY
        own = (_SESSIONS.c.person == _PEOPLE.c.id) & ((_SESSIONS.c.kind == TOKEN) | (_SESSIONS.c.seen >= before))
        lost = ~select(_SESSIONS.c.key).where(own).exists()
        wanted = select(_PEOPLE).where(_PEOPLE.c.login.is_(None), _PEOPLE.c.created < before, lost)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted.order_by(_PEOPLE.c.created).limit(MOST_LOST))).mappings()
            return [Person(row["id"], row["name"], account=False) for row in rows]

    async def since(self, person: Person) -> float:
        """When somebody came here first."""
        found = await self._with(_PEOPLE.c.id, person.id)
        return 0.0 if found is None else float(found["created"])

    async def reserved(self, names: Iterable[str], person: Person) -> frozenset[str]:
        """Which looks of some names, and of their variants, belong to accounts of others."""
        looks = {look_of(variant) for name in names for variant in variants(name)}
        wanted = select(_PEOPLE.c.login).where(_PEOPLE.c.login.in_(looks), _PEOPLE.c.id != person.id)
        async with self._engine.connect() as connection:
            return frozenset((await connection.execute(wanted)).scalars())

    async def _check_free(self, name: str) -> None:
        """Guests who have a name before it becomes an account's keep it as guests, and are marked as such."""
        if await self._with(_PEOPLE.c.login, known_by(clean_name(name))) is not None:
            raise Refusal("name-taken")

    async def _with(self, column: Column[str], value: str) -> Row | None:
        async with self._engine.connect() as connection:
            found = (await connection.execute(select(_PEOPLE).where(column == value))).mappings().first()
        return None if found is None else dict(found)

    async def _change(self, person: str, **values: str) -> None:
        async with self._store.writing() as connection:
            await connection.execute(update(_PEOPLE).where(_PEOPLE.c.id == person).values(values))
