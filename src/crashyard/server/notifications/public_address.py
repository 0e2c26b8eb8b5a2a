"""Public addresses: nobody can make the server call its own network.

The name of a host is resolved once; every address it has must be public, and the connection goes to one of those that
were looked at, not to what the name may say a moment later.
"""

import asyncio
import socket
from collections.abc import Awaitable, Callable, Collection
from ipaddress import IPv4Address, IPv6Address, ip_address
from urllib.parse import urlsplit

import msgspec

Resolver = Callable[[str, int], Awaitable[list[str]]]


class NotPublic(Exception):
    """An address that the server does not call."""


class Target(msgspec.Struct, frozen=True):
    host: str
    port: int
    path: str
    address: str
    """To which the connection goes."""
    tls: bool

    @property
    def authority(self) -> str:
        name = f"[{self.host}]" if ":" in self.host else self.host
        return name if self.port == (443 if self.tls else 80) else f"{name}:{self.port}"


async def resolve(host: str, port: int) -> list[str]:
    """Every address of a host."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(each[4][0]) for each in found]


def is_public(address: str) -> bool:
    """Whether an address is one that the whole internet knows, by every name under which it hides another one."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, IPv6Address):
        inner = _inside(found)
        if inner is not None:
            return _is_global(inner)
    return _is_global(found)


def _inside(address: IPv6Address) -> IPv4Address | None:
    """The IPv4 address to which one of IPv6 leads, in any of the ways there are."""
    if address.ipv4_mapped is not None:
        return address.ipv4_mapped
    if address.sixtofour is not None:
        return address.sixtofour
    if address.teredo is not None:
        return address.teredo[1]
    number = int(address)
    if number >> 32 in (0, int(IPv6Address("64:ff9b::")) >> 32, int(IPv6Address("64:ff9b:1::")) >> 32):
        return IPv4Address(number & 0xFFFFFFFF)
    return None


def _is_global(address: IPv4Address | IPv6Address) -> bool:
    return address.is_global and not (address.is_multicast or address.is_reserved or address.is_unspecified)


def read_endpoint(url: str, allowed: Collection[str] = ()) -> tuple[str, int, str, bool]:
    """Host, port, path, and whether it is https; raises NotPublic for what can be no push service.

    Those of `allowed`, `HOST:PORT`, may do without https.
    """
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise NotPublic("address") from None
    tls = parts.scheme == "https"
    port = port or (443 if tls else 80)
    if not url.isascii() or not url.isprintable() or " " in url or parts.username or parts.password or not host:
        raise NotPublic("address")
    if f"{host}:{port}" not in allowed and not (tls and port == 443):
        raise NotPublic("https")
    if parts.scheme not in ("https", "http"):
        raise NotPublic("https")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return host, port, path, tls


async def public_target(url: str, allowed: Collection[str] = (), resolver: Resolver = resolve) -> Target:
    """Where to connect to. Raises NotPublic, and OSError where a name leads nowhere just now."""
    host, port, path, tls = read_endpoint(url, allowed)
    addresses = await resolver(host, port)
    if not addresses:
        raise NotPublic("nowhere")
    if f"{host}:{port}" not in allowed and not all(is_public(address) for address in addresses):
        raise NotPublic("private")
    return Target(host, port, path, addresses[0], tls)
