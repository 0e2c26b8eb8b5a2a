"""Nodes of an earlier program and of this one side by side, while people play: one after the other is replaced."""

import asyncio
import signal
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from tests.server.buses import a_nats
from tests.server.databases import a_postgres
from tests.server.durable import Host, check
from tests.server.nodes.towns import Plan, Town, people_at

ROOT = Path(__file__).parents[3]
FIRST = "tests/server/nodes/test_killing.py"
"""With this file nodes could be relied on: where nothing is released yet, the program of then is the earlier one."""
PLAN = Plan(0, (), tables=4)


def git(*words: str) -> str:
    command = ["git", "-C", str(ROOT), *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.stdout.strip() if done.returncode == 0 else ""


def earlier() -> str:
    """The last release before this program; or the first commit whose nodes can be upgraded."""
    released = git("describe", "--tags", "--abbrev=0", "--match", "v[0-9]*", "HEAD~1")
    found = released or git("log", "--diff-filter=A", "--format=%H", "--", FIRST).rpartition("\n")[2]
    assert found, (
        "There is no earlier program to upgrade from here: this needs a clone with its whole history "
        "(git clone, or git fetch --unshallow), not an unpacked archive."
    )
    return found


def unpacked(commit: str, folder: Path) -> Path:
    archive = folder / "earlier.tar"
    git("archive", "--output", str(archive), commit, "src")
    with tarfile.open(archive) as packed:
        packed.extractall(folder, filter="data")
    return folder / "src"


@pytest.mark.soak
def test_one_node_after_the_other_is_replaced_while_people_play(tmp_path: Path) -> None:
    source = unpacked(earlier(), tmp_path)
    with a_postgres() as postgres, a_nats() as nats:
        town = Town(tmp_path, postgres, nats, count=0)
        for number, program in enumerate((source, source, None, None)):
            folder = tmp_path / f"node-{number}"
            folder.mkdir()
            town.hosts.append(Host(folder, postgres, cluster=nats.address, source=program))
        try:
            asyncio.run(replace(town))
        finally:
            for host in town.hosts:
                if host.process is not None and host.process.poll() is None:
                    host.end(signal.SIGTERM)
        assert "mistake" not in town.logs() and "Traceback" not in town.logs()


async def replace(town: Town) -> None:
    former, later = town.hosts[:2], town.hosts[2:]
    for host in former:
        host.start()
        await host.wait_until_open()
    async with people_at(town, PLAN) as shared:
        await shared.get_on(40)
        for old, new in zip(former, later, strict=True):
            new.start()
            await new.wait_until_open()
            await shared.get_on(40)
            assert await asyncio.to_thread(old.end, signal.SIGTERM) == 0
            old.process = None
            await shared.get_on(40)
    told = f"{len(shared.tables)} games, {len(shared.memory.acknowledged)} acknowledged requests"
    sys.stdout.write(f"from {earlier()}: {told}, {shared.memory.lost} broken connections\n")
    await check(later[0], shared.memory, shared.tables)
