"""What a host may set, on the command line or in the environment (`CRASHYARD_PORT` and so on)."""

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, fields
from ipaddress import ip_address, ip_network
from pathlib import Path
from urllib.parse import urlsplit

import msgspec

PREFIX = "CRASHYARD_"
LEVELS = ("debug", "info", "warning", "error")
WEBSOCKETS = ("fast", "plain")

_POSTGRES = ("postgresql://", "postgres://")
_NATS = ("nats", "tls")


class WrongSetting(Exception):
    """A setting that cannot be used, and what would be right."""

    def __init__(self, name: str, value: str, right: str) -> None:
        super().__init__(f"{name} cannot be {value!r}, only {right}")
        self.name = name
        self.value = value
        self.right = right


def default_database() -> str:
    """A file in the user's own folder for data."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return str(Path(base) / "crashyard" / "crashyard.db")


@dataclass(frozen=True, slots=True)
class Settings:
    """All of them are checked when they are put together; a wrong one is refused then, not at night."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    """A file for SQLite, or an address `postgresql://user:password@host/name`."""
    replica: str = ""
    """A read replica of the database, `postgresql://user:password@host/name`."""
    cluster: str = ""
    """The bus that joins several machines: `nats://HOST:4222`, or several addresses of one, joined by commas."""
    public_url: str = ""
    """What people type to get here, where that differs from host and port: behind a proxy, with https."""
    trusted_proxies: str = ""
    """Addresses of reverse proxies, joined by commas: only they are believed when they say whom they speak for."""
    metrics_token: str = ""
    """Who shows it may read `/metrics` from another machine."""
    patience: int = 1
    """How many times the usual may be asked before it is too often. A benchmark needs much."""
    smtp_url: str = ""
    """Who takes mail for us: `smtp://HOST:25`, `smtp://USER:PASSWORD@HOST:587`, `smtps://USER:PASSWORD@HOST`."""
    mail_from: str = ""
    """Whom our mail is from, such as `Crashyard <games@club.example>`."""
    notify_after: int = 60
    """Seconds that somebody has to answer before they are called away from the table."""
    push_allowed: str = ""
    """Push services that may be elsewhere than at a public address with https: `HOST:PORT`, joined by commas."""
    log_level: str = "info"
    websockets: str = "fast"
    """`fast` reads and writes the most frequent messages of WebSockets by itself, `plain` leaves all to uvicorn."""

    def __post_init__(self) -> None:
        if not 0 <= self.port <= 65535:
            raise WrongSetting("port", str(self.port), "0..65535")
        if not 1 <= self.patience <= 1_000_000:
            raise WrongSetting("patience", str(self.patience), "1..1000000")
        if self.log_level not in LEVELS:
            raise WrongSetting("log_level", self.log_level, ", ".join(LEVELS))
        if self.websockets not in WEBSOCKETS:
            raise WrongSetting("websockets", self.websockets, ", ".join(WEBSOCKETS))
        if "://" in self.database and not self.database.startswith(_POSTGRES):
            shown = self.database.partition("://")[0] + "://..."
            raise WrongSetting("database", shown, "FILE, postgresql://USER:PASSWORD@HOST/NAME")
        if self.replica and (self.embedded or not self.replica.startswith(_POSTGRES)):
            shown = self.replica.partition("://")[0] + "://..."
            raise WrongSetting(
                "replica", shown, "postgresql://USER:PASSWORD@HOST/NAME where the database is such a one"
            )
        if self.cluster and not all(_is_bus(each.strip()) for each in self.cluster.split(",")):
            raise WrongSetting("cluster", shown_bus(self.cluster), "nats://HOST:PORT, nats://USER:PASSWORD@HOST:PORT")
        if self.public_url and not _is_site(self.public_url):
            raise WrongSetting("public_url", self.public_url, "https://HOST, http://HOST:PORT")
        if not 0 <= self.notify_after <= 86_400:
            raise WrongSetting("notify_after", str(self.notify_after), "0..86400")
        self._check_mail()
        for proxy in filter(None, self.trusted_proxies.split(",")):
            try:
                ip_network(proxy.strip())
            except ValueError:
                raise WrongSetting("trusted_proxies", proxy, "127.0.0.1, 10.0.0.0/8, ...") from None

    def _check_mail(self) -> None:
        """Whoever gets a mail must find the way back from wherever they read it."""
        if not self.smtp_url:
            return
        if not _is_mail_server(self.smtp_url):
            shown = self.smtp_url.partition("://")[0] + "://..."
            raise WrongSetting("smtp_url", shown, "smtp://HOST:PORT, smtps://USER:PASSWORD@HOST")
        if "@" not in self.mail_from or not self.mail_from.isprintable():
            raise WrongSetting("mail_from", self.mail_from, "games@club.example, Crashyard <games@club.example>")
        if not self.public_url:
            raise WrongSetting("public_url", "", "https://HOST where smtp_url is set: mails name it")

    @property
    def origin(self) -> str:
        """Where pages come from that may talk to us."""
        return self.public_url.rstrip("/") or f"http://{self.shown_host}:{self.port}"

    @property
    def shown_host(self) -> str:
        """This machine as a browser on it may call it."""
        try:
            address = ip_address(self.host)
        except ValueError:
            return self.host or "localhost"
        if address.is_unspecified or address.is_loopback:
            return "localhost"
        return f"[{address}]" if address.version == 6 else str(address)

    @property
    def secure(self) -> bool:
        return self.origin.startswith("https://")

    @property
    def embedded(self) -> bool:
        """Whether the database is a file of our own."""
        return "://" not in self.database

    @property
    def is_shared(self) -> bool:
        """Whether other nodes play on the same database. A file has one server, wherever its bots think."""
        return bool(self.cluster) and not self.embedded

    @property
    def database_file(self) -> Path:
        """Where the embedded database is."""
        return Path(self.database or default_database())

    @property
    def database_url(self) -> str:
        """For SQLAlchemy, with the driver that the server uses."""
        if self.embedded:
            return f"sqlite+aiosqlite:///{self.database_file}"
        return _driven(self.database)

    @property
    def replica_url(self) -> str:
        """The same for the replica; nothing if there is none."""
        return self.replica and _driven(self.replica)


def _driven(url: str) -> str:
    return "postgresql+asyncpg://" + url.partition("://")[2]


def _is_mail_server(url: str) -> bool:
    try:
        parts = urlsplit(url)
        named = bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False
    return parts.scheme in ("smtp", "smtps") and named and not (parts.path.strip("/") or parts.query or parts.fragment)


def _is_bus(url: str) -> bool:
    try:
        parts = urlsplit(url)
        named = bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False
    return parts.scheme in _NATS and named and url.isprintable() and not (parts.path.strip("/") or parts.query)


def shown_bus(addresses: str) -> str:
    """Where a bus is, without the password that may be in its address."""
    return ", ".join(re.sub(r"//.*@", "//", each.strip()) for each in addresses.split(","))


def _is_site(url: str) -> bool:
    """Scheme, host and perhaps a port: a browser's `Origin` has nothing else."""
    try:
        parts = urlsplit(url)
        named = bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False
    plain = not (parts.path.strip("/") or parts.query or parts.fragment or parts.username)
    return parts.scheme in ("http", "https") and named and plain and url.isprintable()


def from_environment(environment: Mapping[str, str], **given: str | int | None) -> Settings:
    """What is given (on the command line), else what the environment says, else the defaults."""
    chosen: dict[str, str | int] = {}
    for field in fields(Settings):
        name = field.name
        value = given.get(name)
        if value is None:
            value = environment.get(PREFIX + name.upper())
        if value is not None:
            chosen[name] = _whole(name, str(value)) if isinstance(field.default, int) else str(value)
    return msgspec.convert(chosen, Settings)


def _whole(name: str, text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 8):
        raise WrongSetting(name, text, "0, 1, 2, ...")
    return int(text)
