"""Devices that take Web Push: browsers in which somebody is signed in and has allowed it."""

import asyncio
import secrets
import time
from base64 import urlsafe_b64decode
from collections.abc import Callable
from typing import Any
from weakref import WeakValueDictionary

import http_ece
import msgspec
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey, generate_private_key
from sqlalchemy import delete, func, insert, select

from crashyard.engine.refusal import Refusal
from crashyard.server.accounts.sessions import Person, browser_of, hashed
from crashyard.server.notifications.messages import Message
from crashyard.server.notifications.post import PushFailed, post
from crashyard.server.notifications.public_address import NotPublic, read_endpoint
from crashyard.server.notifications.server_keys import VapidKey, vapid_key
from crashyard.server.settings import Settings
from crashyard.server.storage import schema
from crashyard.server.storage.store import Store

MOST_OF_ONE = 10
LONGEST_ENDPOINT = 1000
KEPT_FOR = 86_400
"""Seconds for which a push service keeps a message for a device that is off."""
AT_ONCE = 64
AT_ONCE_THERE = 8
"""Requests to one push service: one that hangs holds up no other."""

_DEVICES = schema.push_devices


class PushDevices:
    """Everybody's, and the way to them."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._allowed = frozenset(filter(None, (each.strip() for each in settings.push_allowed.split(","))))
        self._contact = settings.origin if settings.secure else "mailto:operator@crashyard.invalid"
        if settings.mail_from:
            self._contact = f"mailto:{settings.mail_from.rpartition('<')[2].rstrip('>')}"
        self._key: VapidKey | None = None
        self._gate = asyncio.Semaphore(AT_ONCE)
        self._gates: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()

    async def public_key(self) -> str:
        """What a browser needs to let us, and nobody else, push to it."""
        return (await self._own_key()).public

    async def _own_key(self) -> VapidKey:
        if self._key is None:
            self._key = await vapid_key(self._store)
        return self._key

    # -- lists ------------------------------------------------------------------------------

    async def add(
        self, person: Person, session: str, endpoint: str, key: str, secret: str, agent: str, language: str
    ) -> None:
        """This browser takes messages from now on, as long as its session lasts."""
        try:
            read_endpoint(endpoint, self._allowed)
            _check_keys(key, secret)
        except (NotPublic, ValueError):
            raise Refusal("wrong-device") from None
        row = {
            "id": secrets.token_urlsafe(12),
            "person": person.id,
            "session": hashed(session),
            "endpoint": endpoint,
            "key": key,
            "secret": secret,
            "agent": browser_of(agent),
            "language": language,
            "made": time.time(),
        }
        same = (_DEVICES.c.endpoint == endpoint) | (_DEVICES.c.session == hashed(session))
        mine = select(func.count()).where(_DEVICES.c.person == person.id)
        async with self._store.writing() as connection:
            await connection.execute(delete(_DEVICES).where(same))
            if (await connection.execute(mine)).scalar_one() >= MOST_OF_ONE:
                raise Refusal("too-many-devices", {"most": MOST_OF_ONE})
            await connection.execute(insert(_DEVICES), [row])

    async def listed(self, person: Person, session: str) -> list[dict[str, Any]]:
        """Where a person is called; `here` is the browser that asks."""
        return [
            {"id": row["id"], "agent": row["agent"], "made": row["made"], "here": row["session"] == hashed(session)}
            for row in await self._of(person.id)
        ]

    async def devices(self, person: str) -> list[str]:
        return [row["id"] for row in await self._of(person)]

    async def _of(self, person: str) -> list[Any]:
        wanted = select(_DEVICES).where(_DEVICES.c.person == person).order_by(_DEVICES.c.made)
        async with self._store.engine.connect() as connection:
            return list((await connection.execute(wanted)).mappings())

    async def remove(self, person: Person, device: str) -> None:
        if not await self._remove((_DEVICES.c.person == person.id) & (_DEVICES.c.id == device)):
            raise Refusal("no-such-device")

    async def _remove(self, condition: Any) -> int:
        async with self._store.writing() as connection:
            return (await connection.execute(delete(_DEVICES).where(condition))).rowcount

    # -- sending ----------------------------------------------------------------------------

    async def push(self, device: str, write: Callable[[str], Message]) -> None:
        """Send what `write` says in the device's language; one that is no more is forgotten. Raises PushFailed."""
        async with self._store.engine.connect() as connection:
            row = (await connection.execute(select(_DEVICES).where(_DEVICES.c.id == device))).mappings().first()
        if row is None:
            raise PushFailed("no device", for_good=True)
        body = msgspec.json.encode(write(row["language"]))
        try:
            host, port, _, tls = read_endpoint(row["endpoint"], self._allowed)
            service = f"{'https' if tls else 'http'}://{host}" + ("" if port == 443 else f":{port}")
            headers = {
                "authorization": (await self._own_key()).sign(service, self._contact),
                "content-encoding": "aes128gcm",
                "content-type": "application/octet-stream",
                "ttl": str(KEPT_FOR),
                "urgency": "normal",
            }
            packed = _encrypted(body, row["key"], row["secret"])
            there = self._gates.setdefault(host, asyncio.Semaphore(AT_ONCE_THERE))
            async with there, self._gate:
                await post(row["endpoint"], headers, packed, self._allowed)
        except (NotPublic, ValueError) as failure:
            await self._remove(_DEVICES.c.id == device)
            raise PushFailed("not public", for_good=True) from failure
        except PushFailed as failure:
            if failure.for_good:
                await self._remove(_DEVICES.c.id == device)
            raise


def _bytes_of(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _check_keys(key: str, secret: str) -> None:
    """Raises ValueError for what is no point of the curve, or no secret."""
    EllipticCurvePublicKey.from_encoded_point(SECP256R1(), _bytes_of(key))
    if len(_bytes_of(secret)) != 16:
        raise ValueError


def _encrypted(body: bytes, key: str, secret: str) -> bytes:
    """Only the device can read it (RFC 8291)."""
    own = generate_private_key(SECP256R1())
    packed: bytes = http_ece.encrypt(body, private_key=own, dh=_bytes_of(key), auth_secret=_bytes_of(secret))
    return packed
