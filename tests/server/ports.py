"""Ports for servers that are processes of their own."""

import os
import socket
from itertools import count

_FIRST, _EACH = 20_000, 1_000
"""Below what a system gives to whoever asks for any port; and each of the processes that run tests has some of its own.

A port that was free a moment ago would else be taken by another test before its server comes up.
"""
_NEXT = count()


def free_port() -> int:
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")) % 10
    while True:
        port = _FIRST + worker * _EACH + next(_NEXT) % _EACH
        with socket.socket() as tried:
            tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                tried.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
