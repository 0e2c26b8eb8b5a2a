"""Access: who is asking, whether a page may ask for them, and whether they ask too often."""

import hmac
import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from functools import lru_cache
from ipaddress import ip_address, ip_network
from typing import Any, TypeVar
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from crashyard.engine.refusal import Refusal
from crashyard.server.accounts.people import People
from crashyard.server.accounts.sessions import BROWSER, TOKEN, Person
from crashyard.server.settings import Settings
from crashyard.server.streams.backlog import Reader
from crashyard.server.streams.open_connections import (
    MOST_LOOKING_ON,
    MOST_OF_ADDRESS,
    MOST_OF_GUESTS,
    MOST_OF_PERSON,
    OpenConnections,
)

COOKIE = "crashyard"
SAFE_COOKIE = "__Host-crashyard"
"""Over https: a browser takes a cookie of this name only from this host itself, and only encrypted."""

KEPT_FOR = 180 * 86400

Connection = ASGIConnection[Any, Any, Any, Any]

Key = TypeVar("Key")
Value = TypeVar("Value")

LIMITS = {
    "welcome": (20, 60.0),
    "sign-in": (8, 60.0),
    "mail": (6, 3600.0),
    "table": (20, 60.0),
    "act": (60, 10.0),
    "preview": (60, 10.0),
    "chair": (20, 60.0),
    "chat": (8, 10.0),
    "spectators": (30, 60.0),
    "spectator": (6, 60.0),
    "report": (5, 60.0),
    "connect": (60, 60.0),
    "look": (60, 60.0),
    "read": (300, 10.0),
    "page": (300, 10.0),
    "hint": (20, 60.0),
    "lesson": (60, 10.0),
    "study": (12, 600.0),
}
"""How much of what may be asked in how many seconds, by one person or (before there is one) one address."""

SHARED_LIMITS = frozenset(LIMITS) - {"act", "preview", "look", "read", "page", "lesson", "connect"}
"""What several nodes count together: what is asked seldom. Of the rest each of them has only so much to give."""

HEAVY = 5
"""What takes as long as so many others counts as many."""

NAMELESS = 3
"""What is read by somebody who has not said who they are counts as so many pages that are the same for everybody."""

CROWD = 10
"""A whole address may ask so many times as much as one person: a club sits behind one."""

SPECTATORS = 3
"""So many times as much as one of them say all at one address who have no account and only look on at a table."""

SITE = 3
"""And all networks of a site may hold so many times as many connections open as one address."""

_MOST_BUCKETS = 50_000
_MOST_PLACES = 20_000


@dataclass
class RateLimiter:
    """Leaky buckets: what is asked too often is refused, with how long to wait."""

    patience: int = 1
    shared: Callable[[str, str, int, int], None] | None = None
    """Called with what counts at the other nodes as well, where there are several."""
    _levels: dict[tuple[str, str], tuple[float, float]] = field(default_factory=dict)

    def count(self, what: str, who: str, times: int = 1, weight: int = 1) -> None:
        """One more, unless it is too often; `who` may ask `times` as much as usual, and it counts as `weight`."""
        usual, seconds = LIMITS[what]
        most = usual * times * self.patience
        now = time.monotonic()
        level = self._level(what, who, times, now)
        if level + weight > most:
            raise Refusal("too-often", {"seconds": max(1, round((level + weight - most) * seconds / most))})
        self._fill(what, who, level + weight, now)
        if self.shared is not None and what in SHARED_LIMITS:
            self.shared(what, who, times, weight)

    def add(self, what: str, who: str, times: int, weight: int) -> None:
        """Another node has counted so much more."""
        if what in LIMITS:
            now = time.monotonic()
            self._fill(what, who, self._level(what, who, times, now) + weight, now)

    def _level(self, what: str, who: str, times: int, now: float) -> float:
        """What is left in a bucket by now."""
        usual, seconds = LIMITS[what]
        level, since = self._levels.get((what, who), (0.0, now))
        return max(0.0, level - (now - since) * usual * times * self.patience / seconds)

    def _fill(self, what: str, who: str, level: float, now: float) -> None:
        if len(self._levels) >= _MOST_BUCKETS:
            self._forget_empty(now)
        self._levels[what, who] = (level, now)

    def _forget_empty(self, now: float) -> None:
        """A bucket that nothing came into for as long as it takes to run dry tells nothing any more."""
        for (what, who), (_, since) in list(self._levels.items()):
            if now - since > LIMITS[what][1]:
                del self._levels[what, who]


class AccessControl:
    """Knows people by the cookie of their browser or the token of their program, never by what a message says."""

    def __init__(self, people: People, settings: Settings) -> None:
        self._sessions = people.sessions
        self._settings = settings
        self.limiter = RateLimiter(settings.patience)
        self._open = OpenConnections()
        self._places: dict[str, str] = {}
        """From where those without an account asked last."""
        self._signed_in: dict[tuple[str, str], None] = {}
        """The names of accounts, and the addresses where they were signed in; the last ones last."""
        self._cookie = SAFE_COOKIE if settings.secure else COOKIE

    # -- who asks ---------------------------------------------------------------------------

    async def whoever(self, connection: Connection) -> Person | None:
        authorization = connection.headers.get("authorization", "")
        if authorization:
            scheme, _, token = authorization.partition(" ")
            return await self._sessions.whose(token.strip(), TOKEN) if scheme.lower() == "bearer" else None
        secret = self.secret(connection)
        return await self._sessions.whose(secret, BROWSER) if secret else None

    async def person(self, connection: Connection) -> Person:
        found = await self.whoever(connection)
        if found is None:
            raise Refusal("not-signed-in")
        return found

    async def owner(self, connection: Connection) -> Person:
        """Who asks in their own browser: a token plays for its owner, but does not decide over what is theirs."""
        if connection.headers.get("authorization"):
            raise Refusal("not-for-programs")
        return await self.person(connection)

    def secret(self, connection: Connection) -> str:
        """What the browser shows, or nothing."""
        return connection.cookies.get(self._cookie, "")

    def cookie(self, secret: str) -> str:
        """Makes a browser keep a secret; without one, forget it."""
        parts = [f"{self._cookie}={secret}", "Path=/", "HttpOnly", "SameSite=Lax"]
        parts.append(f"Max-Age={KEPT_FOR if secret else 0}")
        if self._settings.secure:
            parts.append("Secure")
        return "; ".join(parts)

    # -- whether a page may ask -------------------------------------------------------------

    def check_origin(self, connection: Connection) -> None:
        """What a browser asks in our visitor's name must come from our own pages; programs send a token instead."""
        if connection.headers.get("authorization"):
            return
        origin = connection.headers.get("origin")
        if origin is None:
            own = connection.headers.get("sec-fetch-site", "none") in ("none", "same-origin")
        elif self._settings.public_url:
            own = origin == self._settings.origin
        else:
            host = connection.headers.get("host", "")
            own = origin == f"http://{host}" and self._is_ours(host)
        if not own:
            raise Refusal("foreign-page")

    def _is_ours(self, host: str) -> bool:
        """Where nobody said what our address is, we go by an IP address or a name of the local network.

        Any other name may have been made to point here by somebody else, to let other pages in.
        """
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        if name in (self._settings.host, "localhost") or name.endswith((".local", ".localhost")):
            return True
        try:
            ip_address(name)
        except ValueError:
            return False
        return True

    # -- how often ---------------------------------------------------------------------------

    def count(self, connection: Connection, what: str, person: Person | None = None, weight: int = 1) -> None:
        """One more request of a person, and of the address they ask from if they have no account."""
        self.count_from(self.address(connection), what, person, weight)

    def count_from(self, address: str, what: str, person: Person | None, weight: int = 1) -> None:
        """Who has an account has limits of their own: nobody behind the same address can use them up."""
        if person is not None:
            self.limiter.count(what, person.id, weight=weight)
        if person is None or not person.account:
            if person is not None:
                _note(self._places, person.id, _site_of(address) or address)
            times = 1 if person is None else CROWD
            self.limiter.count(what, address, times, weight)
            if (site := _site_of(address)) is not None:
                self.limiter.count(what, site, times * CROWD, weight)

    def count_page(self, connection: Connection, weight: int = 1) -> None:
        """One more request for what is the same for everybody: for that nobody is asked who they are."""
        address = self.address(connection)
        self.limiter.count("page", address, CROWD, weight)
        if (site := _site_of(address)) is not None:
            self.limiter.count("page", site, CROWD * CROWD, weight)

    def count_read(self, connection: Connection, person: Person | None, weight: int = 1) -> None:
        """One more list, table or view; whoever has not said who they are shares what there is for their address."""
        if person is None:
            self.count_page(connection, NAMELESS * weight)
        else:
            self.count(connection, "read", person, weight)

    def count_spectator(self, address: str, person: Person, table: str) -> None:
        """One more line of somebody who only looks on: nobody uses up what all of them have together at a table."""
        self.limiter.count("spectator", f"{person.id} at {table}")
        if not person.account:
            self.limiter.count("spectator", f"{address} at {table}", SPECTATORS)
        self.limiter.count("spectators", table)

    def count_sign_in(self, connection: Connection, name: str) -> None:
        """One more try of a password. Where an account was signed in before, others' tries elsewhere do not count."""
        place = name, self.address(connection)
        if place in self._signed_in:
            self.limiter.count("sign-in", f"name {name} from {place[1]}")
        else:
            self.count(connection, "sign-in")
            self.limiter.count("sign-in", f"name {name}")

    def note_sign_in(self, connection: Connection, name: str) -> None:
        """An account was signed in from an address; the last ones are known until the server restarts."""
        _note(self._signed_in, (name, self.address(connection)), None)

    def place_of(self, person: str) -> str | None:
        """From where somebody without an account asked last, if that is known."""
        return self._places.get(person)

    def reader(self, connection: Connection, person: Person | None) -> Reader:
        """In whose name what they ask for waits to be read: an account's is its own, whoever shares its address."""
        if person is not None and person.account:
            return Reader(person.id)
        return Reader(None if person is None else person.id, self.address(connection))

    def connected(
        self, connection: Connection, person: Person | None, looks_on_at: str = ""
    ) -> AbstractContextManager[None]:
        """One more connection that stays open, perhaps of somebody who only looks on at a table."""
        address = self.address(connection)
        places = {address: self._settings.patience}
        if (site := _site_of(address)) is not None:
            places[site] = self._settings.patience * SITE
        bounds = {} if person is None else {f"person {person.id}": self._settings.patience * MOST_OF_PERSON}
        for place, times in places.items():
            bounds[f"address {place}"] = times * MOST_OF_ADDRESS
            if person is None or not person.account:
                bounds[f"guests {place}"] = times * MOST_OF_GUESTS
                if looks_on_at:
                    bounds[f"table {looks_on_at} {place}"] = times * MOST_LOOKING_ON
        return self._open.holding(bounds)

    def address(self, connection: Connection) -> str:
        client = connection.scope["client"]
        return _network_of(client[0] if client else "")

    # -- who may look inside ----------------------------------------------------------------

    def may_see_metrics(self, connection: Connection) -> bool:
        """This machine itself, or whoever shows the token."""
        token = self._settings.metrics_token
        shown = connection.headers.get("authorization", "")
        if token and hmac.compare_digest(shown.encode(), f"Bearer {token}".encode()):
            return True
        return self._is_here(connection)

    def check_study(self, connection: Connection, person: Person | None) -> None:
        """Studies take hours of a processor: they are for this machine itself, and whom its host lets in beside."""
        who = self._settings.studies
        if who == "nobody":
            raise Refusal("study-nobody")
        if not self._is_here(connection):
            if who == "local":
                raise Refusal("study-elsewhere")
            if person is None or not person.account:
                raise Refusal("study-guest")

    def _is_here(self, connection: Connection) -> bool:
        """Whether this machine itself asks, by a name that is its own, and nobody else through it."""
        try:
            local = ip_address(connection.client.host if connection.client else "").is_loopback
        except ValueError:
            local = False
        named = self._is_ours(connection.headers.get("host", ""))
        return local and named and "x-forwarded-for" not in connection.headers


def _note(known: dict[Key, Value], key: Key, value: Value) -> None:
    """The last ones last; the first ones are forgotten when there are too many."""
    known.pop(key, None)
    known[key] = value
    if len(known) > _MOST_PLACES:
        del known[next(iter(known))]


@lru_cache(10_000)
def _site_of(network: str) -> str | None:
    """The site to which a network of IPv6 belongs: one customer can have as many as 65,536 of them."""
    return str(ip_network(network).supernet(new_prefix=48)) if ":" in network else None


@lru_cache(10_000)
def _network_of(host: str) -> str:
    """Where a request comes from; in IPv6 the network, since one household has billions of addresses."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    return str(ip_network(f"{address}/64", strict=False)) if address.version == 6 else str(address)
