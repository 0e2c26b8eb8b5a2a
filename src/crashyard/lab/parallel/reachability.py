"""Whether a Ray cluster is at home: found out within seconds.

Ray itself tries for minutes, and tells of every attempt.
"""

import os
import re
import socket
from importlib import import_module

from crashyard.engine.documents import shown
from crashyard.engine.refusal import Refusal

PATIENCE = 3.0
"""Seconds for an answer."""

_ADDRESS = re.compile(r"([\w.-]+|\[[0-9A-Fa-f:.]+\]):\d{1,5}", re.ASCII)
_GREETING = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes([0, 0, 0, 4, 0, 0, 0, 0, 0])
"""With this every conversation in HTTP/2 begins: a fixed text, and settings, of which there are none."""
_SETTINGS = 4
"""The kind of the first frame that whoever speaks HTTP/2 sends."""


def check_form(address: str) -> None:
    """Refuse what is no address of a cluster."""
    if address != "auto" and not _ADDRESS.fullmatch(address):
        raise Refusal("wrong-cluster-address", {"address": shown(address)})


def knock(address: str) -> str:
    """The address of a cluster that is there and that this machine belongs to; `auto` is the one that runs here."""
    services = import_module("ray._private.services")
    try:
        found = services.canonicalize_bootstrap_address_or_die(address)
    except (ConnectionError, ValueError):
        raise Refusal("no-cluster-here") from None
    named = shown(found if address == "auto" else address)
    try:
        answered = _answers(found)
    except (OSError, OverflowError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise Refusal("no-cluster", {"address": named, "problem": problem}) from None
    if not answered:
        raise Refusal("other-than-cluster", {"address": named})
    if not services.find_node_ids():
        raise Refusal("not-in-cluster", {"address": named})
    return str(found)


def _answers(address: str) -> bool:
    """Whether somebody answers there as a cluster does. Where it is encrypted, that it can be reached must do."""
    host, _, port = address.rpartition(":")
    with socket.create_connection((host.strip("[]"), int(port)), PATIENCE) as line:
        if os.environ.get("RAY_USE_TLS", "0") != "0":
            return True
        line.sendall(_GREETING)
        reply = line.recv(9)
    return len(reply) == 9 and reply[3] == _SETTINGS
