"""Where friends reach this server: an address that works on their machine, which `localhost` never does."""

import socket
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, ip_address
from urllib.parse import urlsplit

from crashyard.server.settings import Settings

EVERYWHERE = str(IPv4Address(0))
"""To listen there lets everybody in who reaches this machine."""

_ELSEWHERE = ("192.0.2.1", 9)
"""An address that nobody has (RFC 5737). Nothing is sent: the system is only asked by which way it would go."""


def is_this_machine(name: str) -> bool:
    """Whether a name means the machine on which it is used: also the address that stands for all of its own."""
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        address = ip_address(name)
    except ValueError:
        return False
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    return address.is_loopback or address.is_unspecified


def network_address() -> str:
    """This machine as others in its network call it; nothing where it is in none."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        way.connect(_ELSEWHERE)
        return str(way.getsockname()[0])
    with suppress(OSError):
        found = {str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)}
        return next((address for address in sorted(found) if not is_this_machine(address)), "")
    return ""


def reached_at(settings: Settings) -> str:
    """The address for friends; nothing where only this machine itself gets in."""
    if settings.public_url:
        public = settings.public_url.rstrip("/")
        return "" if is_this_machine(urlsplit(public).hostname or "") else public
    host = settings.host
    with suppress(ValueError):
        if not host or ip_address(host).is_unspecified:
            host = network_address()
    if not host or is_this_machine(host):
        return ""
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"
