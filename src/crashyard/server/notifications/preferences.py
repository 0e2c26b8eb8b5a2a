"""Preferences: how somebody wants to be called. Whoever has said nothing is not called outside of their tabs."""

import secrets
from email.errors import MessageError
from email.headerregistry import Address
from typing import Any

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from crashyard.engine.refusal import Refusal
from crashyard.server.notifications.hours import check_zone
from crashyard.server.storage import schema
from crashyard.server.storage.store import Store

OFF, EACH, DIGEST = "off", "each", "digest"
LONGEST_ADDRESS = 254

_SETTINGS = schema.notification_settings


class Preferences(msgspec.Struct, frozen=True):
    person: str
    language: str = "en"
    address: str | None = None
    """Confirmed by its owner."""
    mail: str = OFF
    quiet_from: int | None = None
    quiet_to: int | None = None
    zone: str = "UTC"
    stop: str = ""
    digested: str = ""


def clean_address(address: str) -> str:
    """An address of mail, as it is kept; refused if it is none, or of a kind that not every server takes."""
    text = address.strip()
    try:
        parsed = Address(addr_spec=text)
    except (MessageError, ValueError, IndexError, AttributeError):
        raise Refusal("wrong-address") from None
    is_plain = text.isascii() and text.isprintable() and " " not in text and len(text) <= LONGEST_ADDRESS
    if not is_plain or parsed.addr_spec != text or "." not in parsed.domain or not parsed.username:
        raise Refusal("wrong-address")
    return text


class PreferenceBook:
    """Everybody's preferences."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, person: str) -> Preferences:
        return (await self._where(_SETTINGS.c.person == person) or [Preferences(person)])[0]

    async def by_address(self, address: str) -> list[Preferences]:
        return await self._where(_SETTINGS.c.address == address)

    async def with_digest(self) -> list[Preferences]:
        return await self._where((_SETTINGS.c.mail == DIGEST) & _SETTINGS.c.address.is_not(None))

    async def _where(self, condition: Any) -> list[Preferences]:
        async with self._store.engine.connect() as connection:
            rows = (await connection.execute(select(_SETTINGS).where(condition))).mappings().all()
        return [Preferences(**row) for row in rows]

    async def change(self, person: str, **values: str | int | None) -> None:
        """Some of them; the others stay as they are."""
        if isinstance(zone := values.get("zone"), str):
            check_zone(zone)
        changed = update(_SETTINGS).where(_SETTINGS.c.person == person).values(values)
        async with self._store.writing() as connection:
            if (await connection.execute(changed)).rowcount:
                return
        blank = msgspec.structs.asdict(Preferences(person, stop=secrets.token_urlsafe(16)))
        try:
            async with self._store.writing() as connection:
                await connection.execute(insert(_SETTINGS), [blank | values])
        except IntegrityError:
            async with self._store.writing() as connection:
                await connection.execute(changed)

    async def stop(self, token: str) -> bool:
        """End the mails of whoever was sent this token; whether there is somebody."""
        ended = update(_SETTINGS).where(_SETTINGS.c.stop == token).values(mail=OFF)
        async with self._store.writing() as connection:
            return bool((await connection.execute(ended)).rowcount)

    async def begin_digest(self, person: str, day: str) -> bool:
        """Whether a day's digest has not been made; from now on it has."""
        mine = update(_SETTINGS).where(
            _SETTINGS.c.person == person, _SETTINGS.c.digested < day, _SETTINGS.c.mail == DIGEST
        )
        async with self._store.writing() as connection:
            return bool((await connection.execute(mine.values(digested=day))).rowcount)
