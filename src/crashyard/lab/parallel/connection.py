"""The connection to a Ray cluster, by nothing but Ray's public interface; or a refusal within seconds.

`ray.init` has no time limit of its own: where nobody answers, or somebody else does, it tries for minutes and tells of
every attempt. So first a plain connection is tried, and then Ray gets so many seconds.
"""

import io
import logging
import os
import re
import socket
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import TextIO

from crashyard.engine.forms.documents import shown
from crashyard.engine.refusal import Refusal

AUTO = "auto"
"""The cluster that `RAY_ADDRESS` names, or else the one that runs on this machine."""

ANSWER_SECONDS = 3.0
"""For somebody to answer at an address."""

CONNECT_SECONDS = 20.0
"""For Ray to connect; on a busy machine it takes several."""

_ADDRESS = re.compile(r"([\w.-]+|\[[0-9A-Fa-f:.]+\]):\d{1,5}", re.ASCII)
_QUIET = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}
"""What keeps Ray from reporting to its makers, and from giving advice."""


@contextmanager
def connected(address: str) -> Iterator[ModuleType]:
    """Ray, connected to the cluster at `HOST:PORT` or `auto`. Whoever is connected already, in a notebook, stays so."""
    if find_spec("ray") is None:
        raise Refusal("needs-package", {"command": "--ray", "package": "ray"})
    check_form(address)
    for name, value in _QUIET.items():
        os.environ.setdefault(name, value)
    import ray

    if ray.is_initialized():
        yield ray
        return
    if address == AUTO:
        address = os.environ.get("RAY_ADDRESS") or AUTO
    if address != AUTO:
        check_answer(address)
    with _muted():
        connect(ray, address)
    try:
        with redirect_stdout(OwnThread(sys.stdout)):
            yield ray
    finally:
        ray.shutdown()


def check_form(address: str) -> None:
    """Refuse what is no address of a cluster."""
    if address != AUTO and not _ADDRESS.fullmatch(address):
        raise Refusal("wrong-cluster-address", {"address": shown(address)})


def check_answer(address: str) -> None:
    """Refuse an address at which nobody answers."""
    host, _, port = address.rpartition(":")
    try:
        socket.create_connection((host.strip("[]"), int(port)), ANSWER_SECONDS).close()
    except (OSError, OverflowError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise Refusal("no-cluster", {"address": shown(address), "problem": problem}) from None


def connect(ray: ModuleType, address: str) -> None:
    """Let Ray connect. Nothing can end an attempt that takes too long: it is left alone, and ends with the process."""
    trouble: list[Exception] = []

    def attempt() -> None:
        try:
            ray.init(address=address, log_to_driver=False, logging_level=logging.CRITICAL)
        except (OSError, RuntimeError, ValueError) as error:
            trouble.append(error)

    attempting = threading.Thread(target=attempt, daemon=True)
    attempting.start()
    attempting.join(CONNECT_SECONDS)
    if not attempting.is_alive() and not trouble:
        return
    if address == AUTO:
        raise Refusal("no-cluster-here")
    if not trouble:
        raise Refusal("other-than-cluster", {"address": shown(address)})
    raise Refusal("no-cluster", {"address": shown(address), "problem": first_line(trouble[0])})


def first_line(error: Exception) -> str:
    return (str(error).splitlines() or [type(error).__name__])[0]


@contextmanager
def _muted() -> Iterator[None]:
    """Nothing reaches stderr: while it connects, Ray tells there of every attempt, from below Python."""
    try:
        kept = os.dup(2)
    except OSError:
        yield
        return
    with Path(os.devnull).open("wb") as nowhere:
        os.dup2(nowhere.fileno(), 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)


class OwnThread(io.TextIOBase):
    """Stdout for the thread that plays. Ray prints from threads of its own that it has lost a worker.

    Results go to stdout, and what was lost is played again.
    """

    def __init__(self, stdout: TextIO) -> None:
        self._stdout = stdout
        self._thread = threading.get_ident()

    def write(self, text: str) -> int:
        return self._stdout.write(text) if threading.get_ident() == self._thread else len(text)

    def flush(self) -> None:
        self._stdout.flush()

    def isatty(self) -> bool:
        return self._stdout.isatty()
