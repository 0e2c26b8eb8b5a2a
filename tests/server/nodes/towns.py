"""Nodes, workers, a database and a bus, which are killed in turn while people play by real sockets through a proxy."""

import asyncio
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from crashyard.engine.chance.dice import Dice
from tests.server.buses import Nats
from tests.server.databases import Postgres
from tests.server.durable import Host, Memory, Player
from tests.server.helpers import Helper
from tests.server.living import until
from tests.server.nodes.relay import Relay

NODE, BUS, DATABASE, SLEEPER, WORKER = "node", "bus", "database", "sleeper", "worker"
"""What can be killed; a sleeper is a node that stands still for so long that others take its tables, and wakes up."""
SLEEP = 4.5

WITH_BOT: dict[str, Any] = {
    "game": "cube-attack",
    "chairs": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}],
    "options": {"target": 16},
}
WITH_SECRETS: dict[str, Any] = {"game": "crash-and-grab", "chairs": [{"kind": "me"}, {"kind": "open"}]}
"""It lasts so long that it is not played to its end."""
WITH_CLOCK: dict[str, Any] = {
    "game": "cube-attack",
    "chairs": [{"kind": "me"}, {"kind": "open"}],
    "options": {"target": 16},
    "clock": {"kind": "live", "minutes": 1, "increment": 60},
}
"""The second player never answers, so that their clock rings."""
ABSENT = 60.0
"""Seconds until it does."""


@dataclass
class Town:
    """Some nodes on one database and one bus, with machines that think for them."""

    folder: Path
    postgres: Postgres
    nats: Nats
    count: int = 3
    thinkers: int = 0
    hosts: list[Host] = field(default_factory=list)
    helpers: list[Helper] = field(default_factory=list)
    killed: list[float] = field(default_factory=list)
    """When what was killed was gone; or was back, if it is the bus or the database."""
    _next: dict[str, int] = field(default_factory=dict)

    def start(self) -> None:
        for number in range(self.count):
            folder = self.folder / f"node-{number}"
            folder.mkdir()
            self.hosts.append(Host(folder, self.postgres, cluster=self.nats.address))
            self.hosts[-1].start()
        for number in range(self.thinkers):
            self.helpers.append(Helper(self.nats.address, self.folder / f"worker-{number}.log"))
            self.helpers[-1].start()

    async def wait_until_open(self) -> None:
        for host in self.hosts:
            await host.wait_until_open()
        await until(lambda: all(helper.ready for helper in self.helpers), 300.0)

    def kill(self, what: str) -> None:
        """One after the other, where there are several; whatever it is starts again at once."""
        if what == BUS:
            self.nats.kill()
            self.nats.start()
            self.killed.append(time.monotonic())
        elif what == DATABASE:
            self.postgres.kill()
            self.postgres.start_again()
            self.killed.append(time.monotonic())
        elif what == WORKER:
            helper = self.helpers[self._turn(what) % len(self.helpers)]
            helper.end(signal.SIGKILL)
            self.killed.append(time.monotonic())
            helper.start()
        elif what == SLEEPER:
            self._let_sleep(self.hosts[self._turn(what) % len(self.hosts)])
        else:
            host = self.hosts[self._turn(what) % len(self.hosts)]
            assert host.end(signal.SIGKILL) != 0
            self.killed.append(time.monotonic())
            host.start()

    def _turn(self, what: str) -> int:
        self._next[what] = self._next.get(what, -1) + 1
        return self._next[what]

    def _let_sleep(self, host: Host) -> None:
        assert host.process is not None
        host.process.send_signal(signal.SIGSTOP)
        self.killed.append(time.monotonic())
        time.sleep(SLEEP)
        host.process.send_signal(signal.SIGCONT)

    def supervise(self) -> None:
        """What finds no database or no bus when it comes up goes again; whoever looks after it starts it."""
        for each in self._all():
            if each.process is not None and each.process.poll() is not None:
                each.start()

    def _all(self) -> list[Host | Helper]:
        return [*self.hosts, *self.helpers]

    def end(self) -> list[int]:
        """Told to go, all of them go in good order."""
        return [each.end(signal.SIGTERM) for each in self._all()]

    def logs(self) -> str:
        return "\n".join(each.log.read_text() for each in self._all() if each.log.exists())


@dataclass
class Progress:
    """When anything was heard of each table, and when a player there thought."""

    heard: dict[str, list[float]] = field(default_factory=dict)
    thoughts: dict[str, list[tuple[float, float]]] = field(default_factory=dict)

    def note(self, table: str) -> None:
        self.heard.setdefault(table, []).append(time.monotonic())

    @contextmanager
    def thinking(self, table: str) -> Iterator[None]:
        began = time.monotonic()
        try:
            yield
        finally:
            self.thoughts.setdefault(table, []).append((began, time.monotonic()))

    def waits(self, killed: Sequence[float]) -> list[float]:
        """How long each table that was being played stood still after each kill, while nobody thought there."""
        found = []
        for at in killed:
            for table, times in self.heard.items():
                if times[0] < at < times[-1]:
                    until = next(time for time in times if time > at)
                    found.append(until - at - self._thought(table, at, until))
        return sorted(found)

    def _thought(self, table: str, begin: float, end: float) -> float:
        """So many seconds of those somebody thought."""
        thought, last = 0.0, begin
        for began, ended in sorted(self.thoughts.get(table, ())):
            began, ended = max(began, last), min(ended, end)
            if ended > began:
                thought, last = thought + ended - began, ended
        return thought


@dataclass
class Play:
    """What all players of a town share."""

    town: Town
    relay: Relay
    pace: float
    """Seconds that a player thinks on average."""
    memory: Memory = field(default_factory=Memory)
    progress: Progress = field(default_factory=Progress)
    done: int = 0
    """How often something was killed."""
    is_enough: bool = False
    absent: list[str] = field(default_factory=list)
    """The tables at which a clock rings."""
    long: set[str] = field(default_factory=set)
    """The tables at which nobody answers any more when it is enough."""
    tables: list[str] = field(default_factory=list)
    playing: list[asyncio.Task[None]] = field(default_factory=list)

    def begin(self, playing: Coroutine[Any, Any, None]) -> None:
        self.playing.append(asyncio.create_task(playing))

    async def get_on(self, more: int = 5, *, wait_for_nodes: bool = False) -> None:
        """Wait until so many more requests are done, and perhaps until all nodes are well."""
        wanted = len(self.memory.acknowledged) + more
        latest = time.monotonic() + 300
        while len(self.memory.acknowledged) < wanted or (wait_for_nodes and not self.relay.are_all_well):
            await asyncio.sleep(0.02)
            self.town.supervise()
            assert time.monotonic() < latest, self.town.logs()
            for task in self.playing:
                if task.done() and task.exception():
                    raise AssertionError(f"a player gave up: {task.exception()!r}") from task.exception()


@dataclass
class TownPlayer(Player):
    """Goes through the proxy, and thinks before they answer."""

    shared: Play = field(kw_only=True)
    is_asking: bool = False

    async def go_on(self, table: str, line: Any, last: int) -> int:
        number = await super().go_on(table, line, last)
        if number > last and table not in self.shared.absent:
            self.shared.progress.note(table)
        return number

    async def answer(self, table: str, line: Any, number: int) -> None:
        if self.shared.pace and not self.shared.is_enough:
            with self.shared.progress.thinking(table):
                await asyncio.sleep(self.shared.pace * int(self.dice.below(1000)) / 500)
        if self.shared.is_enough and table in self.shared.long:
            return
        self.is_asking = True
        try:
            await super().answer(table, line, number)
        finally:
            self.is_asking = False


async def come(shared: Play, name: str, seat: int) -> TownPlayer:
    port = shared.relay.port
    client = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30)
    player = TownPlayer(port, shared.memory, seat, Dice(name), client, shared=shared)
    await player.insist(lambda: player.post("/api/guests", {"name": name}))
    return player


async def keep_playing(shared: Play, name: str, order: dict[str, Any], *, absent: bool = False) -> None:
    """Two players at one table after the other. Where one is absent, they sit down and no more."""
    first, second = await come(shared, f"{name} One", 0), await come(shared, f"{name} Two", 1)
    while not shared.is_enough:
        table: str = (await first.insist(lambda: first.post("/api/tables/", order)))["id"]
        await second.act(table, "sit", "/chairs/1", {"kind": "me", "key": "sit"})
        if absent:
            shared.absent.append(table)
        if order is WITH_SECRETS:
            shared.long.add(table)
        await first.act(table, "start", "/start", {"key": "start"})
        shared.tables.append(table)
        players = [first] if absent else [first, second]
        playing = asyncio.gather(*(player.play(table) for player in players))
        if table in shared.long:
            await _stop_when_it_is_enough(shared, players, playing)
        else:
            await playing
    for player in (first, second):
        await player.client.aclose()


async def _stop_when_it_is_enough(
    shared: Play, players: Sequence[TownPlayer], playing: asyncio.Future[list[None]]
) -> None:
    """Without leaving anything unsaid: whoever was asking something has heard what came of it."""
    while not playing.done():
        if shared.is_enough and not any(player.is_asking for player in players):
            playing.cancel()
            with suppress(asyncio.CancelledError):
                await playing
            return
        await asyncio.sleep(0.05)
    await playing


@dataclass(frozen=True)
class Plan:
    """What is killed, and what is played meanwhile."""

    kills: int
    victims: Sequence[str]
    tables: int
    absent: int = 0
    """So many tables besides, at which a clock rings."""
    pause: float = 3.0
    """Seconds between two kills."""
    pace: float = 0.0
    minutes: float = float("inf")
    """After these no more is killed."""


async def play_and_kill(town: Town, plan: Plan) -> Play:
    """Play while one thing after the other is killed, each when all nodes are well again; and then to the end."""
    async with people_at(town, plan) as shared:
        end = time.monotonic() + 60 * plan.minutes
        while shared.done < plan.kills and time.monotonic() < end:
            await shared.get_on(wait_for_nodes=True)
            await asyncio.to_thread(town.kill, plan.victims[shared.done % len(plan.victims)])
            shared.done += 1
            await asyncio.sleep(plan.pause)
        await shared.get_on(wait_for_nodes=True)
    return shared


@asynccontextmanager
async def people_at(town: Town, plan: Plan) -> AsyncIterator[Play]:
    """They play all the time, and in the end until their games are over."""
    relay = Relay([host.port for host in town.hosts])
    shared = Play(town, relay, plan.pace)
    orders = [(WITH_BOT, WITH_SECRETS)[number % 2] for number in range(plan.tables)]
    async with _beside(relay.serve()):
        for number, order in enumerate(orders):
            shared.begin(keep_playing(shared, f"Pair {number}", order))
        for number in range(plan.absent):
            shared.begin(keep_playing(shared, f"Absent {number}", WITH_CLOCK, absent=True))
        try:
            yield shared
            shared.is_enough = True
            await asyncio.wait_for(asyncio.gather(*shared.playing), 600)
        finally:
            for task in shared.playing:
                task.cancel()
            with suppress(asyncio.CancelledError):
                await asyncio.gather(*shared.playing, return_exceptions=True)


@asynccontextmanager
async def _beside(work: Awaitable[None]) -> AsyncIterator[None]:
    task = asyncio.ensure_future(work)
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
