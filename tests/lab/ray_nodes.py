"""A Ray cluster of a few nodes on this machine, each with one core, for tests. Nothing of it stays behind."""

import ctypes
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.cli.running import environment

PATIENCE = 90.0
"""Seconds for what takes two or three when nothing else runs."""

_TO_START = 3
"""A node that does not come up in time on a busy machine gives up; so often one is started."""

_PR_SET_PDEATHSIG = 1
"""Of Linux: which signal a process gets when its parent dies."""

_READY = b"will now block"
"""What `ray start` says when all is done."""

_ANY = ["--num-cpus=1", "--object-store-memory=80000000", "--min-worker-port=0", "--max-worker-port=0", "--block"]
_FOR_HEADS = ["--head", "--port=0", "--include-dashboard=false"]


def wait_for(what: str, happened: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < end, f"no {what}"
        time.sleep(0.05)


def _end_with_parent() -> None:
    """To be called in a new process: whatever ends the tests, even at one blow, ends the node too."""
    ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGTERM)


class Node:
    """One node: everything that runs in the session of one `ray start`."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self._log = folder / f"node-{time.monotonic_ns()}.log"
        surroundings = environment(RAY_USAGE_STATS_ENABLED="0", RAY_agent_register_timeout_ms="60000")
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(
                [
                    sys.executable,
                    "-m",
                    "ray.scripts.scripts",
                    "start",
                    *_ANY,
                    f"--plasma-directory={folder}",
                    *arguments,
                ],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                env=surroundings,
                start_new_session=True,
                preexec_fn=_end_with_parent,
            )

    def came_up(self) -> bool:
        """Wait until the node takes part; whether it does."""
        wait_for("node", lambda: self._process.poll() is not None or _READY in self._log.read_bytes())
        return self._process.poll() is None

    def busy_workers(self) -> list[int]:
        """The processes that play."""
        return [pid for pid in self._pids() if b"ray::play_for_a_moment" in _read(Path(f"/proc/{pid}/cmdline"))]

    def kill(self) -> None:
        """At one blow, as when the power is cut."""
        while pids := self._pids():
            for pid in pids:
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
            self._process.wait()
            time.sleep(0.01)

    def _pids(self) -> list[int]:
        found = []
        for path in Path("/proc").glob("[0-9]*"):
            with suppress(ProcessLookupError):
                if os.getsid(int(path.name)) == self._process.pid and not _is_dead(path):
                    found.append(int(path.name))
        return found


class Nodes:
    """A cluster: its head first."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.nodes: list[Node] = []

    def start(self, nodes: int) -> None:
        self._add(*_FOR_HEADS, f"--temp-dir={self._folder}")
        for _ in range(nodes - 1):
            self._add(f"--address={self.address}")

    @property
    def address(self) -> str:
        return (self._folder / "ray_current_cluster").read_text().strip()

    def _add(self, *arguments: str) -> None:
        for _ in range(_TO_START):
            self.nodes.append(Node(self._folder, *arguments))
            if self.nodes[-1].came_up():
                return
            self.nodes.pop().kill()
        raise AssertionError("no node came up")

    def kill(self) -> None:
        for node in self.nodes:
            node.kill()


@contextmanager
def cluster(nodes: int) -> Iterator[Nodes]:
    """Sockets lie in the folder, and their names must be short."""
    folder = Path(tempfile.mkdtemp(prefix="ray-"))
    started = Nodes(folder)
    try:
        started.start(nodes)
        yield started
    finally:
        started.kill()
        shutil.rmtree(folder, ignore_errors=True)


def _read(path: Path) -> bytes:
    with suppress(OSError):
        return path.read_bytes()
    return b""


def _is_dead(path: Path) -> bool:
    """Whether only its number is left, which its parent has not taken yet."""
    return _read(path / "stat").rpartition(b")")[2].split()[:1] in ([], [b"Z"])
