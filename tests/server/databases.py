"""Databases for tests: SQLite always, PostgreSQL where its programs are installed."""

import contextlib
import os
import pwd
import re
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.server.ports import free_port

OLDEST = 15
"""The oldest PostgreSQL on which nodes can share a database."""


def _programs() -> Path | None:
    """Where the programs of the newest PostgreSQL are; Debian keeps them off the path."""
    found = [Path(shutil.which("initdb") or "/no/initdb"), *Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    versions = {_version(program): program.parent for program in found if program.is_file()}
    newest = max(versions, default=0)
    return versions[newest] if newest >= OLDEST else None


def _version(program: Path) -> int:
    told = subprocess.run([program, "--version"], capture_output=True, check=True, text=True).stdout
    return int(re.findall(r"\d+", told)[0])


KINDS = ["sqlite", *(["postgresql"] if _programs() else [])]


def _account() -> int | None:
    """PostgreSQL does not run as root; its own user does it then."""
    if os.getuid() != 0:
        return None
    names = {user.pw_name: user.pw_uid for user in pwd.getpwall()}
    return names.get("postgres", names.get("nobody"))


@contextmanager
def a_database(kind: str, folder: Path) -> Iterator[str]:
    """What to give as `database`."""
    if kind == "sqlite":
        yield str(folder / "some.db")
        return
    with a_postgres() as postgres:
        yield postgres.address


@dataclass
class Postgres:
    """A server of PostgreSQL, which can go away and come back."""

    programs: Path
    home: Path
    port: int
    account: int | None

    @property
    def address(self) -> str:
        return f"postgresql://ann@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        options = f"-p {self.port} -k {self.home} -c listen_addresses=127.0.0.1 -c fsync=off"
        self._control("-o", options, "-l", str(self.home / "log"), "-w", "start")

    def stop(self) -> None:
        self._control("-m", "immediate", "-w", "stop")

    def kill(self) -> None:
        """The process that all others of it hang on; they end when they notice."""
        os.kill(int((self.home / "data" / "postmaster.pid").read_text().split()[0]), signal.SIGKILL)

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """Nothing answers, and no connection breaks."""
        processes = self._processes()
        for process in processes:
            os.kill(process, signal.SIGSTOP)
        try:
            yield
        finally:
            for process in processes:
                os.kill(process, signal.SIGCONT)

    def _processes(self) -> list[int]:
        """The first one, and all that it has started; once it stands still there are no more."""
        first = int((self.home / "data" / "postmaster.pid").read_text().split()[0])
        os.kill(first, signal.SIGSTOP)
        return [first, *map(int, Path(f"/proc/{first}/task/{first}/children").read_text().split())]

    def start_again(self) -> None:
        """After `kill`: it starts as soon as no process of the one before is left."""
        for _ in range(300):
            with contextlib.suppress(AssertionError):
                self.start()
                return
            time.sleep(0.1)
        raise AssertionError("PostgreSQL does not start again")

    @contextmanager
    def away(self) -> Iterator[None]:
        self.stop()
        try:
            yield
        finally:
            self.start()

    @contextmanager
    def replica(self) -> Iterator["Postgres"]:
        """Another one that follows this one: a streaming replica, from which one can read."""
        with _a_home(self.account) as home:
            replica = Postgres(self.programs, home, free_port(), self.account)
            copy = ["-D", str(home / "data"), "--write-recovery-conf", "--no-sync", "--checkpoint=fast"]
            source = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "ann"]
            _run([self.programs / "pg_basebackup", *copy, *source], self.account)
            replica.start()
            try:
                yield replica
            finally:
                replica.stop()

    def _control(self, *what: str) -> None:
        _run([self.programs / "pg_ctl", "-D", self.home / "data", *what], self.account)


@contextmanager
def a_postgres() -> Iterator[Postgres]:
    """One that runs; whoever stops it starts it again."""
    programs = _programs()
    assert programs is not None, f"PostgreSQL {OLDEST} or newer is missing: run tools/set_up servers"
    account = _account()
    with _a_home(account) as home:
        postgres = Postgres(programs, home, free_port(), account)
        _run([programs / "initdb", "-D", home / "data", "-U", "ann", "-A", "trust", "-E", "UTF8", "--no-sync"], account)
        postgres.start()
        try:
            yield postgres
        finally:
            postgres.stop()


@contextmanager
def _a_home(account: int | None) -> Iterator[Path]:
    """A folder that belongs to the account."""
    home = Path(tempfile.mkdtemp(prefix="crashyard-postgres-"))
    try:
        if account is not None:
            os.chown(home, account, -1)
        yield home
    finally:
        shutil.rmtree(home, ignore_errors=True)


def _run(command: list[Path | str], account: int | None) -> None:
    done = subprocess.run(
        [str(part) for part in command],
        user=account,
        cwd="/",
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        check=False,
    )
    assert done.returncode == 0, command
