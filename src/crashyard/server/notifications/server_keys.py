"""Keys that the server makes for itself when it first needs them: the one by which push services know it (VAPID)."""

from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from py_vapid.utils import b64urlencode
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from crashyard.server.storage import schema
from crashyard.server.storage.store import Store

VAPID = "vapid"

_KEYS = schema.server_keys


class VapidKey:
    """Private here, public for browsers."""

    def __init__(self, spelled: str) -> None:
        self._vapid = Vapid02.from_pem(spelled.encode())
        public = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public: str = b64urlencode(public)

    def sign(self, service: str, contact: str) -> str:
        """What shows to a push service who asks."""
        header: str = self._vapid.sign({"aud": service, "sub": contact})["Authorization"]
        return header


async def vapid_key(store: Store) -> VapidKey:
    """The one that is kept; whoever comes first makes it."""
    wanted = select(_KEYS.c.value).where(_KEYS.c.name == VAPID)
    async with store.engine.connect() as connection:
        found = (await connection.execute(wanted)).scalar()
    if found is None:
        made = Vapid02()
        made.generate_keys()
        try:
            async with store.writing() as connection:
                row = {"name": VAPID, "value": made.private_pem().decode()}
                await connection.execute(insert(_KEYS), [row])
        except IntegrityError:
            pass
        async with store.engine.connect() as connection:
            found = (await connection.execute(wanted)).scalar_one()
    return VapidKey(str(found))
