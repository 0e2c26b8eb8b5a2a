"""A server for browser tests and pictures: `python -m tests.browser.running_server PORT DATABASE`.

Its bots do not dawdle, and its dice and bots do the same every time: so a whole game takes as long as it took before.
It is patient: all visitors come from one address, and the quicker the tests are, the more of them come in a minute.
And it hashes passwords with less work than a real one, and lets a bot be called for who is away at once.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep

import httpx
import uvicorn
from argon2 import PasswordHasher

from crashyard.server import reach
from crashyard.server.accounts import passwords
from crashyard.server.http.app import make_app
from crashyard.server.http.static import CLIENT
from crashyard.server.settings import Settings
from crashyard.server.sources import Sources
from crashyard.server.tables import state, table
from tests.server.ports import free_port

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

SEED = "14" * 32
NETWORK_ADDRESS = "192.168.7.5"
"""Where friends would reach it, were it let out: it listens to this machine alone."""


@contextmanager
def serve(folder: Path, port: int = 0, note: str = "") -> Iterator[str]:
    """A server with its database in a folder; gives its address. With a `note` its client has other files."""
    port = port or free_port()
    command = [sys.executable, "-m", "tests.browser.running_server", str(port), str(folder / "server.db"), note]
    server = subprocess.Popen(command, cwd=Path(__file__).parents[2])
    try:
        _await(server, f"http://localhost:{port}")
        yield f"http://localhost:{port}"
    finally:
        server.terminate()
        server.wait(60)


def _await(server: "subprocess.Popen[bytes]", address: str) -> None:
    deadline = monotonic() + 180
    while server.poll() is None and monotonic() < deadline:
        try:
            httpx.get(f"{address}/healthz").raise_for_status()
        except httpx.HTTPError:
            sleep(0.1)
        else:
            return
    raise AssertionError("the server does not come up")


def main() -> None:
    port, database, note = int(sys.argv[1]), sys.argv[2], sys.argv[3]
    CLIENT.contents["note.txt"] = note.encode()
    passwords._HASHER = PasswordHasher(time_cost=1, memory_cost=64)
    vars(table)["GRACE"] = 0.0
    vars(state)["MINUTE"] = 4.0
    sources = Sources(seed=lambda: SEED)
    reach.network_address = lambda: NETWORK_ADDRESS
    app = make_app(
        Settings(host=reach.EVERYWHERE, port=port, database=database, patience=100), pause=0.0, sources=sources
    )
    uvicorn.run(app, port=port, log_level="warning", timeout_graceful_shutdown=1, timeout_keep_alive=1)


if __name__ == "__main__":
    main()
