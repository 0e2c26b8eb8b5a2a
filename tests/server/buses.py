"""Servers of NATS for tests: real ones, which can be killed and come back."""

import ctypes
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from tests.server.ports import free_port

PROGRAM = shutil.which("nats-server", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
"""Debian keeps it off the path of most people."""

_LIBC = ctypes.CDLL(None)
_PR_SET_PDEATHSIG = 1


def _die_with_parent() -> None:
    """In the new process: whoever kills the tests leaves nothing behind."""
    _LIBC.prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)


@dataclass
class Nats:
    """A server of NATS on a port that stays the same."""

    home: Path
    port: int
    process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"nats://127.0.0.1:{self.port}"

    def start(self) -> None:
        assert PROGRAM is not None, "NATS is missing: run tools/set_up servers"
        with (self.home / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [PROGRAM, "--addr", "127.0.0.1", "--port", str(self.port)],
                cwd=self.home,
                stdout=log,
                stderr=log,
                preexec_fn=_die_with_parent,
            )
        until = time.monotonic() + 60
        while not self._listens():
            assert self.process.poll() is None and time.monotonic() < until, (self.home / "log").read_text()
            time.sleep(0.01)

    def _listens(self) -> bool:
        with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), timeout=1):
            return True
        return False

    def kill(self) -> None:
        """At once, in the middle of whatever it is about."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def freeze(self) -> None:
        """It says nothing any more, but no connection breaks, as where a cable is pulled out."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)

    @contextmanager
    def away(self) -> Iterator[None]:
        self.kill()
        try:
            yield
        finally:
            self.start()


@contextmanager
def a_nats() -> Iterator[Nats]:
    """One that runs; whoever kills it starts it again, or not."""
    home = Path(tempfile.mkdtemp(prefix="crashyard-nats-"))
    nats = Nats(home, free_port())
    try:
        nats.start()
        yield nats
    finally:
        nats.kill()
        shutil.rmtree(home, ignore_errors=True)
