"""Nodes as processes of their own, which are killed in turn while people play by real sockets, through any of them."""

import asyncio
import signal
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from crashyard.engine.chance.dice import Dice
from tests.server.buses import Nats
from tests.server.databases import Postgres
from tests.server.durable import LOST, ORDER, Host, Memory, Player

NODE, BUS, DATABASE, SLEEPER = "node", "bus", "database", "sleeper"
"""What can be killed; a sleeper is a node that stands still for so long that others take its tables, and wakes up."""
SLEEP = 4.5


@dataclass
class Town:
    """Some nodes on one database and one bus. Whoever comes gets to any of them that listens."""

    folder: Path
    postgres: Postgres
    nats: Nats
    count: int = 3
    hosts: list[Host] = field(default_factory=list)
    dice: Dice = field(default_factory=lambda: Dice("town"))
    killed: list[float] = field(default_factory=list)
    """When what was killed was gone; or was back, if it is the bus or the database."""

    def start(self) -> None:
        for number in range(self.count):
            folder = self.folder / f"node-{number}"
            folder.mkdir()
            self.hosts.append(Host(folder, self.postgres, cluster=self.nats.address))
            self.hosts[-1].start()

    async def wait_until_open(self) -> None:
        for host in self.hosts:
            await host.wait_until_open()

    @property
    def port(self) -> int:
        """Of any node, as a proxy would find one."""
        return self.hosts[self.dice.below(len(self.hosts))].port

    def kill(self, what: str) -> None:
        """One after the other, where there are several; whatever it is starts again at once."""
        if what == BUS:
            self.nats.kill()
            self.nats.start()
        elif what == DATABASE:
            self.postgres.kill()
            self.postgres.start_again()
        elif what == SLEEPER:
            self.let_sleep(self.hosts[len(self.killed) % len(self.hosts)])
            return
        else:
            host = self.hosts[len(self.killed) % len(self.hosts)]
            assert host.end(signal.SIGKILL) != 0
            self.killed.append(time.monotonic())
            host.start()
            return
        self.killed.append(time.monotonic())

    @staticmethod
    def let_sleep(host: Host) -> None:
        assert host.process is not None
        host.process.send_signal(signal.SIGSTOP)
        time.sleep(SLEEP)
        host.process.send_signal(signal.SIGCONT)

    def supervise(self) -> None:
        """A node that finds no database or no bus when it comes up goes again; whoever looks after it starts it."""
        for host in self.hosts:
            if host.process is not None and host.process.poll() is not None:
                host.start()

    def end(self) -> list[int]:
        """Told to go, all of them go in good order."""
        return [host.end(signal.SIGTERM) for host in self.hosts]

    def logs(self) -> str:
        return "\n".join(host.log.read_text() for host in self.hosts)


@dataclass
class Progress:
    """When anything was heard of each table."""

    heard: dict[str, list[float]] = field(default_factory=dict)

    def note(self, table: str) -> None:
        self.heard.setdefault(table, []).append(time.monotonic())

    def waits(self, killed: Sequence[float]) -> list[float]:
        """How long each table that was being played stood still after each kill."""
        found = []
        for at in killed:
            for times in self.heard.values():
                if times[0] < at < times[-1]:
                    found.append(next(time for time in times if time > at) - at)
        return sorted(found)


@dataclass
class TownPlayer(Player):
    """Goes to another node whenever one is lost."""

    town: Town = field(kw_only=True)
    progress: Progress = field(kw_only=True)

    async def insist(self, ask: Callable[[], Awaitable[Any]]) -> Any:
        while True:
            try:
                return await ask()
            except LOST:
                self.memory.lost += 1
                self.client.base_url = f"http://127.0.0.1:{self.town.port}"
                await asyncio.sleep(0.1)

    async def get(self, path: str) -> Any:
        return await self.insist(lambda: super(TownPlayer, self).get(path))

    async def go_on(self, table: str, line: Any, last: int) -> int:
        number = await super().go_on(table, line, last)
        if number > last:
            self.progress.note(table)
        return number

    def socket(self, table: str, after: int) -> Any:
        self.host = self.town.hosts[self.dice.below(len(self.town.hosts))]
        return super().socket(table, after)


async def come(town: Town, memory: Memory, progress: Progress, name: str, seat: int) -> TownPlayer:
    host = town.hosts[0]
    client = httpx.AsyncClient(base_url=f"http://127.0.0.1:{town.port}", timeout=30)
    player = TownPlayer(host, memory, seat, Dice(name), client, town=town, progress=progress)
    await player.insist(lambda: player.post("/api/guests", {"name": name}))
    return player


async def keep_playing(
    town: Town, memory: Memory, progress: Progress, name: str, is_enough: Callable[[], bool]
) -> list[str]:
    """Two players at one table after the other; returns the tables."""
    first = await come(town, memory, progress, f"{name} One", 0)
    second = await come(town, memory, progress, f"{name} Two", 1)
    tables: list[str] = []
    while not is_enough():
        table: str = (await first.insist(lambda: first.post("/api/tables/", ORDER)))["id"]
        await second.act(table, "sit", "/chairs/1", {"kind": "me", "key": "sit"})
        await first.act(table, "start", "/start", {"key": "start"})
        tables.append(table)
        await asyncio.gather(first.play(table), second.play(table))
    for player in (first, second):
        await player.client.aclose()
    return tables


async def play_and_kill(
    town: Town, kills: int, pairs: int, victims: Sequence[str], pause: float
) -> tuple[Memory, Progress, list[str]]:
    """Several pairs play while so many times something is killed, in turn; then every game is played to its end."""
    memory, progress = Memory(), Progress()
    done = 0
    playing = [
        asyncio.create_task(keep_playing(town, memory, progress, f"Pair {number}", lambda: done >= kills))
        for number in range(pairs)
    ]
    try:
        while done < kills:
            wanted = len(memory.acknowledged) + 5
            until = time.monotonic() + 120
            while len(memory.acknowledged) < wanted:
                await asyncio.sleep(0.01)
                town.supervise()
                assert time.monotonic() < until, town.logs()
                for task in playing:
                    if task.done() and task.exception():
                        raise AssertionError(f"a player gave up: {task.exception()!r}") from task.exception()
            await asyncio.to_thread(town.kill, victims[done % len(victims)])
            done += 1
            await asyncio.sleep(pause)
        town.supervise()
        found = await asyncio.wait_for(asyncio.gather(*playing), 120)
    finally:
        for task in playing:
            task.cancel()
        with suppress(asyncio.CancelledError):
            await asyncio.gather(*playing, return_exceptions=True)
    return memory, progress, [table for tables in found for table in tables]
