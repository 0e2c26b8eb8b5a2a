"""How fast the server is, side by side with boardgame.io in one run on this machine.

50 matches of two players each, every server in a process of its own and its players in another. Ours plays Cube Attack
with all its rules, and every move is on disk before anybody hears of it; boardgame.io plays the smallest game there
can be and keeps it in memory. Latency runs from the move to the message on the opponent's screen. The servers take
turns within every round, so that a busy machine slows both alike, and medians over the rounds are reported.
"""

import http.client
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import Any, Protocol, cast

from crashyard.engine.refusal import Refusal

GAME = "cube-attack"
MATCHES = 50
TABLES = 32
"""So many tables are prepared for each match, one after the other."""

ROUNDS = 5
SECONDS = 1.5
AT_EQUAL_LOAD = 4.0
"""Seconds of a round. At equal load it is long enough for the pauses of both, which make up the slowest moves."""

IDLE = 5_000
EQUAL = 0.5
"""Both play at this share of what the slower can do, when they are compared at equal load."""

SYNCS = 300
SYNCED = 4096
"""So often so many bytes are brought to the disk on which our server writes."""

PEER_FOLDER = Path("bench/peers/boardgame_io")
PEER = "boardgame.io"

Order = dict[str, float]
Progress = Callable[[str, int, int], None]


class ServerContender(Protocol):
    """A server that is running, with its players at their tables."""

    name: str

    def order(self, **load: float) -> dict[str, Any]:
        """What its players answer to an order: `seconds` and `rate`, or `idle`."""
        ...

    def spent(self) -> tuple[float, int]:
        """Seconds of processor time that the server has used, and bytes of memory that it holds."""
        ...


class RunningServer:
    """Two processes: a server and its players, who take orders as lines of JSON."""

    def __init__(self, name: str, server: subprocess.Popen[bytes], players: subprocess.Popen[bytes]) -> None:
        self.name = name
        self._server = server
        self._players = players
        self._read()

    def order(self, **load: float) -> dict[str, Any]:
        assert self._players.stdin is not None
        self._players.stdin.write(json.dumps(load).encode() + b"\n")
        self._players.stdin.flush()
        return self._read()

    def _read(self) -> dict[str, Any]:
        assert self._players.stdout is not None
        line = self._players.stdout.readline()
        if not line:
            raise RuntimeError(f"the players of {self.name} gave up")
        told: dict[str, Any] = json.loads(line)
        return told

    def spent(self) -> tuple[float, int]:
        """Of the server and of the processes that it has started."""
        processes = list(_family(self._server.pid))
        ticks = sum(int(fields[11]) + int(fields[12]) for _, fields in processes)
        pages = sum(int(folder.joinpath("statm").read_text().split()[1]) for folder, _ in processes)
        return ticks / os.sysconf("SC_CLK_TCK"), pages * os.sysconf("SC_PAGE_SIZE")


def _family(process: int) -> Iterator[tuple[Path, list[str]]]:
    """A process and those that it has started: where the system tells about each, and what, after its name."""
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = folder.joinpath("stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if process in (int(folder.name), int(fields[1])):
            yield folder, fields


def bench_server(peers: bool, progress: Progress) -> list[dict[str, object]]:
    """The figures of our server, with `peers` those of boardgame.io and the ratios to it too.

    `progress` hears what is measured next, how many measurements are done, and of how many.
    """
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="crashyard-bench-")))
        contenders: list[ServerContender] = [stack.enter_context(_ours(folder))]
        if peers:
            contenders.append(stack.enter_context(_boardgame_io(_installed_peer())))
        rows = measure(contenders, progress)
        rows[0] |= _beside_syncs(rows[0], time_syncs(folder))
        return rows


def time_syncs(folder: Path) -> list[float]:
    """How many milliseconds it takes until a page is on the disk of a folder: many tries, the quickest first."""
    times = []
    with folder.joinpath("sync").open("wb", buffering=0) as file:
        for _ in range(SYNCS):
            file.write(bytes(SYNCED))
            began = time.perf_counter()
            os.fsync(file.fileno())
            times.append((time.perf_counter() - began) * 1000)
    return sorted(times)


def _beside_syncs(row: dict[str, object], syncs: list[float]) -> dict[str, object]:
    """What one sync takes, and how many of them the slowest moves take at equal load."""
    middle, late = median(syncs), syncs[len(syncs) * 99 // 100]
    equal = cast(dict[str, float], row["equal_load"])
    figures = {"p50_ms": round(middle, 3), "p99_ms": round(late, 3)}
    return {"sync": figures, "equal_load_p99_in_syncs": round(equal["p99_ms"] / middle, 1)}


def measure(contenders: list[ServerContender], progress: Progress) -> list[dict[str, object]]:
    """Full speed, then equal load, then many who only listen."""
    done, total = 0, (2 * ROUNDS + 1) * len(contenders)
    full: dict[str, list[dict[str, float]]] = {contender.name: [] for contender in contenders}
    equal: dict[str, list[dict[str, float]]] = {contender.name: [] for contender in contenders}
    for figures, rate in ((full, 0.0), (equal, EQUAL)):
        if rate:
            rate *= min(median(row["moves_per_s"] for row in rows) for rows in full.values())
        for _ in range(ROUNDS):
            for contender in contenders:
                progress(contender.name, done, total)
                figures[contender.name].append(_play(contender, rate))
                done += 1
    rows = []
    for contender in contenders:
        progress(contender.name, done, total)
        row: dict[str, object] = {"name": contender.name}
        row |= _medians(full[contender.name])
        row["equal_load"] = _medians(equal[contender.name])
        row |= _idle(contender)
        rows.append(row)
        done += 1
    if len(contenders) > 1:
        rows[0]["ratios"] = {
            "moves_per_s": _ratio(full, contenders, "moves_per_s"),
            "equal_load_p99_ms": _ratio(equal, contenders, "p99_ms"),
        }
    return rows


def _ratio(figures: dict[str, list[dict[str, float]]], contenders: list[ServerContender], name: str) -> float:
    ours, theirs = (figures[contender.name] for contender in contenders)
    return round(median(one[name] / other[name] for one, other in zip(ours, theirs, strict=True)), 2)


def _play(contender: ServerContender, rate: float) -> dict[str, float]:
    before, _ = contender.spent()
    played = contender.order(seconds=AT_EQUAL_LOAD if rate else SECONDS, rate=rate)
    after, _ = contender.spent()
    latencies: list[float] = sorted(played["latencies_ms"])
    moves = len(latencies)
    if moves < 100:
        raise RuntimeError(f"{contender.name} played only {moves} moves")
    return {
        "moves_per_s": moves / played["seconds"],
        "p50_ms": latencies[moves // 2],
        "p99_ms": latencies[moves * 99 // 100],
        "cpu_us": (after - before) / moves * 1e6,
    }


def _medians(rounds: list[dict[str, float]]) -> dict[str, float]:
    digits = {"moves_per_s": 0, "p50_ms": 2, "p99_ms": 2, "cpu_us": 0}
    return {name: round(median(row[name] for row in rounds), digit) for name, digit in digits.items()}


def _idle(contender: ServerContender) -> dict[str, object]:
    """The memory of a connection that only listens."""
    _, before = contender.spent()
    held = contender.order(idle=IDLE)["idle"]
    time.sleep(1.0)
    _, after = contender.spent()
    return {"idle_connections": held, "kb_per_connection": round((after - before) / held / 1024, 1)}


# -- the servers ------------------------------------------------------------------------------


@contextmanager
def _ours(folder: Path) -> Iterator[ServerContender]:
    port, database = _free_port(), str(folder / "bench.db")
    surroundings = {
        **os.environ,
        "CRASHYARD_PORT": str(port),
        "CRASHYARD_DATABASE": database,
        "CRASHYARD_PATIENCE": "1000000",
        "CRASHYARD_LOG_LEVEL": "warning",
    }
    players = [sys.executable, "-m", "crashyard.lab.bench.load", str(port), database, GAME, str(MATCHES), str(TABLES)]
    server = [sys.executable, "-m", "crashyard", "serve"]
    with _process(server, surroundings) as served:
        _wait_for(port, "/healthz", served)
        with _process(players, surroundings) as playing:
            yield RunningServer("crashyard", served, playing)


@contextmanager
def _boardgame_io(folder: Path) -> Iterator[ServerContender]:
    port = _free_port()
    surroundings = {**os.environ, "NODE_ENV": "production"}
    version = json.loads((folder / "package.json").read_text())["dependencies"][PEER]
    with _process(["node", str(folder / "server.cjs"), str(port)], surroundings) as served:
        _wait_for(port, "/games", served)
        with _process(["node", str(folder / "players.cjs"), str(port), str(MATCHES)], surroundings) as playing:
            yield RunningServer(f"{PEER} {version}", served, playing)


@contextmanager
def _process(command: list[str], surroundings: dict[str, str]) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen(
        command, env=surroundings, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


def _wait_for(port: int, path: str, process: subprocess.Popen[bytes]) -> None:
    """Until somebody answers at a port."""
    until = time.monotonic() + 60
    while time.monotonic() < until and process.poll() is None:
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=5)
        try:
            connection.request("GET", path)
            connection.getresponse()
        except OSError:
            time.sleep(0.1)
        else:
            return
        finally:
            connection.close()
    raise RuntimeError(f"nobody answers at port {port}")


def _installed_peer() -> Path:
    """boardgame.io with exactly the packages of the lock file, in a folder for things that can be made again."""
    if not PEER_FOLDER.is_dir() or not shutil.which("npm") or not shutil.which("node"):
        raise Refusal("no-peer", {"package": f"{PEER} ({PEER_FOLDER}, node, npm)"})
    base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    folder = base / "crashyard" / "boardgame_io"
    shutil.copytree(PEER_FOLDER, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("node_modules"))
    lock = folder / "package-lock.json"
    installed = folder / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        command = ["npm", "ci", "--no-audit", "--no-fund", "--omit=dev", "--ignore-scripts", "--loglevel=error"]
        done = subprocess.run(command, cwd=folder, check=False, capture_output=True)
        if done.returncode != 0:
            raise Refusal("no-peer", {"package": PEER})
    return folder
