"""Machines that think for a server, as processes: `crashyard think`."""

import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.cli.running import environment


@dataclass
class Helper:
    """One of them, which can be killed."""

    address: str
    log: Path
    processes: int = 1
    process: subprocess.Popen[bytes] | None = None
    _former: int = 0
    """How often it had been ready before it was last started."""

    def start(self) -> None:
        self._former = self.events("started") if self.log.exists() else 0
        command = [sys.executable, "-m", "crashyard", "think", "--cluster", self.address]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--processes", str(self.processes)], env=environment(), stdin=subprocess.DEVNULL, stderr=log
            )

    def events(self, event: str) -> int:
        """How often something was logged."""
        return self.log.read_text().count(f'"event":"{event}"')

    @property
    def ready(self) -> bool:
        assert self.process is not None and self.process.poll() is None, self.log.read_text()
        return self.events("started") > self._former

    def tell(self, what: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(what)

    def thinkers(self) -> list[int]:
        """Its processes that think; only after the first thought there are any."""
        assert self.process is not None
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]

    def end(self, how: signal.Signals) -> int:
        self.tell(how)
        assert self.process is not None
        return self.process.wait(60)


@contextmanager
def helpers(address: str, folder: Path, processes: int = 1) -> Iterator[list[Helper]]:
    """One that runs, and another one that can be started."""
    made = [Helper(address, folder / f"worker-{number}.log", processes) for number in range(2)]
    try:
        made[0].start()
        yield made
    finally:
        for helper in made:
            if helper.process is not None and helper.process.poll() is None:
                helper.end(signal.SIGKILL)
