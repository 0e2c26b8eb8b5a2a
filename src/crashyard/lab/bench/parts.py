"""The parts of a server whose processor time is measured one by one: nodes, what writes, PostgreSQL and NATS.

Everything is started here, in processes of its own, and ended again. Processor time is what the system has counted for
a process and for those that it has started, so the players, who are in the process that measures, do not count.
"""

import contextlib
import http.client
import os
import pwd
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from crashyard.engine.refusal import Refusal

TICK = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


def _stat(process: int) -> list[str]:
    return Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()


def family(process: int) -> list[int]:
    """A process and all that come from it."""
    children: dict[int, list[int]] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            children.setdefault(int(_stat(int(folder.name))[1]), []).append(int(folder.name))
    found, waiting = [], [process]
    while waiting:
        found.append(waiting.pop())
        waiting += children.get(found[-1], [])
    return found


def seconds(process: int) -> float:
    """Processor time of one process and of those of its children that have ended."""
    return sum(int(field) for field in _stat(process)[11:15]) / TICK


def seconds_of_all(processes: list[int]) -> float:
    total = 0.0
    for process in processes:
        with contextlib.suppress(OSError):
            total += seconds(process)
    return total


def resident(process: int) -> int:
    """Bytes in memory."""
    return int(Path(f"/proc/{process}/statm").read_text(encoding="utf-8").split()[1]) * PAGE


def written(process: int) -> int:
    """Bytes that a process has sent to the disk."""
    told = Path(f"/proc/{process}/io").read_text(encoding="utf-8")
    return next(int(line.split()[1]) for line in told.splitlines() if line.startswith("write_bytes"))


@dataclass
class Parts:
    """What runs: addresses for players, and processes to look at."""

    ports: list[int]
    nodes: list[int]
    database: str
    postgres: int | None = None
    nats: int | None = None

    def spent(self) -> dict[str, float]:
        """Seconds of processor time so far. On SQLite a process of the node's own writes."""
        found = {"node": seconds_of_all(self.nodes)}
        children = [process for node in self.nodes for process in family(node)[1:]]
        if self.postgres is None:
            found["writer"] = seconds_of_all(children)
        else:
            found["node"] += seconds_of_all(children)
            found["postgresql"] = seconds_of_all(family(self.postgres))
        if self.nats is not None:
            found["nats"] = seconds_of_all([self.nats])
        return found

    def bytes_written(self) -> int:
        """By the process that writes; of PostgreSQL the log alone is counted, elsewhere."""
        return sum(written(process) for node in self.nodes for process in family(node))


@contextmanager
def process(*command: str, **surroundings: str) -> Iterator[int]:
    started = subprocess.Popen(
        command, env={**os.environ, **surroundings}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        yield started.pid
    finally:
        started.terminate()
        try:
            started.wait(20)
        except subprocess.TimeoutExpired:
            started.kill()
            started.wait()


def postgres_programs() -> Path:
    """Where those of PostgreSQL are; Debian keeps them off the path. Raises a refusal where there are none."""
    packaged = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    found = packaged[-1] if packaged else shutil.which("initdb")
    if found is None:
        raise Refusal("no-peer", {"package": "PostgreSQL (postgresql)"})
    return Path(found).parent


def nats_program() -> str:
    found = shutil.which("nats-server", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    if found is None:
        raise Refusal("no-peer", {"package": "NATS (nats-server)"})
    return found


@contextmanager
def a_postgres() -> Iterator[tuple[str, int]]:
    """A new PostgreSQL as it is installed, but for its memory; every commit is on disk."""
    programs = postgres_programs()
    account = pwd.getpwnam("postgres").pw_uid if os.getuid() == 0 else None
    home, port = Path(tempfile.mkdtemp(prefix="crashyard-capacity-")), free_port()
    if account is not None:
        os.chown(home, account, -1)

    def control(*arguments: str) -> None:
        subprocess.run(arguments, user=account, cwd="/", check=True, stdout=subprocess.DEVNULL)

    data = str(home / "data")
    options = f"-p {port} -k {home} -c listen_addresses=127.0.0.1 -c shared_buffers=512MB -c max_wal_size=4GB"
    try:
        control(str(programs / "initdb"), "-D", data, "-U", "ann", "-A", "trust", "-E", "UTF8")
        control(str(programs / "pg_ctl"), "-D", data, "-o", options, "-l", str(home / "log"), "-w", "start")
        try:
            leader = int((home / "data" / "postmaster.pid").read_text(encoding="utf-8").split()[0])
            yield f"postgresql://ann@127.0.0.1:{port}/postgres", leader
        finally:
            control(str(programs / "pg_ctl"), "-D", data, "-m", "fast", "-w", "stop")
    finally:
        shutil.rmtree(home, ignore_errors=True)


@contextmanager
def a_nats() -> Iterator[tuple[str, int]]:
    program, port = nats_program(), free_port()
    with process(program, "--addr", "127.0.0.1", "--port", str(port)) as number:
        _wait_for(port)
        yield f"nats://127.0.0.1:{port}", number


def has_clusters() -> bool:
    told = subprocess.run([sys.executable, "-m", "crashyard", "serve", "--help"], capture_output=True, check=True)
    return b"--cluster" in told.stdout


@contextmanager
def running(nodes: int, database: str) -> Iterator[Parts]:
    """A process alone (`nodes` 0) on `sqlite` or `postgresql`, or as many nodes of a cluster."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="crashyard-capacity-"))
        address, postgres, bus, nats = f"{folder}/bench.db", None, "", None
        if database == "postgresql" or nodes:
            address, postgres = stack.enter_context(a_postgres())
        if nodes:
            bus, nats = stack.enter_context(a_nats())
        parts = Parts([], [], address, postgres, nats)
        for _ in range(max(1, nodes)):
            stack.enter_context(another_node(parts, bus))
        yield parts


@contextmanager
def another_node(parts: Parts, bus: str = "") -> Iterator[int]:
    """One more process that serves."""
    port = free_port()
    settings = {
        "CRASHYARD_PORT": str(port),
        "CRASHYARD_DATABASE": parts.database,
        "CRASHYARD_PATIENCE": "1000000",
        "CRASHYARD_LOG_LEVEL": "warning",
    }
    clustered = ["--cluster", bus] if bus else []
    with process(sys.executable, "-m", "crashyard", "serve", *clustered, **settings) as number:
        _wait_for(port, "/healthz")
        parts.ports.append(port)
        parts.nodes.append(number)
        try:
            yield number
        finally:
            parts.ports.remove(port)
            parts.nodes.remove(number)


def _wait_for(port: int, path: str = "") -> None:
    """Until somebody answers at a port."""
    until = time.monotonic() + 90
    while time.monotonic() < until:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=5):
            if not path:
                return
            connection = http.client.HTTPConnection("127.0.0.1", port, timeout=5)
            connection.request("GET", path)
            if connection.getresponse().status == 200:
                return
        time.sleep(0.1)
    raise RuntimeError(f"nobody answers at port {port}")
