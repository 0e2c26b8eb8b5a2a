"""Players who keep playing while their server is killed again and again, and who remember everything they were told.

In turn with the server, whatever writes for it is killed: its writer process, or PostgreSQL.
"""

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from crashyard.engine.chance.dice import Dice
from crashyard.engine.records.record_files import load_record
from crashyard.engine.seats import SPECTATOR
from crashyard.server.settings import Settings
from tests.cli.running import environment
from tests.server.databases import Postgres
from tests.server.ports import free_port

ORDER = {"game": "cube-attack", "chairs": [{"kind": "me"}, {"kind": "open"}], "options": {"target": 16}}
SERVER, WRITER, DATABASE = "server", "writer", "database"
"""What can be killed."""

TROUBLE = {"server-going", "not-written", "no-database", "table-moves"}
"""Refusals after which the same is asked again, under the same key."""

SECRET = {"planned", "upgrade_drawn"}
"""Events of Crash & Grab of which others hear only that they happened."""

LOST = (httpx.HTTPError, WebSocketException, OSError, TimeoutError)
"""How a connection to a server that was killed ends."""


@dataclass
class Host:
    """A server as a process, on a port that stays the same."""

    folder: Path
    postgres: Postgres | None = None
    """Where it keeps everything, if that is no file."""
    process: subprocess.Popen[bytes] | None = None
    port: int = 0
    cluster: str = ""
    """The bus, where it is one of several nodes."""
    source: Path | None = None
    """The folder of another program than this one, which it runs."""

    def __post_init__(self) -> None:
        self.port = free_port()

    @property
    def file(self) -> Path:
        return self.folder / "durable.db"

    @property
    def database(self) -> str:
        return str(self.file) if self.postgres is None else self.postgres.address

    @property
    def log(self) -> Path:
        return self.folder / "log"

    def start(self) -> None:
        more = {"CRASHYARD_PATIENCE": "1000000", "CRASHYARD_LOG_LEVEL": "warning", "CRASHYARD_CLUSTER": self.cluster}
        command = [sys.executable, "-m", "crashyard", "serve", "--port", str(self.port)]
        if self.source is not None:
            more["PYTHONPATH"] = str(self.source)
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--database", self.database],
                env=environment(**more),
                stderr=log,
                start_new_session=True,
            )

    def end(self, how: signal.Signals) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        return self.process.wait(60)

    def kill_writer(self) -> None:
        """The process that writes; where there is none at the moment, the next one."""
        for number in self.children():
            if b"writer_process" in _command_of(number):
                os.kill(number, signal.SIGKILL)

    def kill_database(self) -> None:
        assert self.postgres is not None
        self.postgres.kill()
        self.postgres.start_again()

    def children(self) -> list[int]:
        """The processes that a server has started; of one that is gone there should be none."""
        assert self.process is not None
        found = []
        for stat in Path("/proc").glob("[0-9]*/stat"):
            try:
                fields = stat.read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if int(fields[3]) == self.process.pid and fields[0] != "Z":
                found.append(int(stat.parent.name))
        return [number for number in found if number != self.process.pid]

    async def wait_until_open(self) -> None:
        until = time.monotonic() + 180
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=30) as client:
            while True:
                try:
                    if (await client.get("/healthz")).status_code == 200:
                        return
                except httpx.HTTPError:
                    pass
                assert time.monotonic() < until, self.log.read_text()
                assert self.process is not None and self.process.poll() is None, self.log.read_text()
                await asyncio.sleep(0.05)


def _command_of(process: int) -> bytes:
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return b""


@dataclass
class Memory:
    """What all players together know to have happened."""

    acknowledged: dict[tuple[str, str], int] = field(default_factory=dict)
    """By table and key: the number under which it happened."""
    heard: dict[tuple[str, int, int], Any] = field(default_factory=dict)
    """By table, seat and number: the message."""
    lost: int = 0
    """How often a connection broke."""
    over: set[str] = field(default_factory=set)
    starts: list[float] = field(default_factory=list)
    """Seconds until the doors were open again, each time."""


@dataclass
class Player:
    """One person on one seat of one table after the other."""

    port: int
    """Where the server is, or what stands before it."""
    memory: Memory
    seat: int
    dice: Dice
    client: httpx.AsyncClient
    keys: int = 0

    @classmethod
    async def come(cls, host: Host, memory: Memory, name: str, seat: int) -> "Player":
        client = httpx.AsyncClient(base_url=f"http://127.0.0.1:{host.port}", timeout=30)
        player = cls(host.port, memory, seat, Dice(name), client)
        await player.insist(lambda: player.post("/api/guests", {"name": name}))
        return player

    async def insist(self, ask: Callable[[], Awaitable[Any]]) -> Any:
        """Ask until there is an answer, however often the server is killed in between."""
        while True:
            try:
                return await ask()
            except LOST:
                self.memory.lost += 1
                await asyncio.sleep(0.1)

    async def post(self, path: str, form: dict[str, Any]) -> Any:
        return _told(await self.client.post(path, json=form))

    async def get(self, path: str) -> Any:
        return _told(await self.client.get(path))

    async def play(self, table: str) -> None:
        """Until the game is over; after a lost connection go on from the number that came last."""
        last = 0
        while table not in self.memory.over:
            try:
                async with self.socket(table, last) as line:
                    while table not in self.memory.over:
                        last = await self.go_on(table, line, last)
            except LOST:
                self.memory.lost += 1
                await asyncio.sleep(0.1)

    def socket(self, table: str, after: int) -> connect:
        cookie = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket?seat={self.seat}&after={after}"
        return connect(address, additional_headers={"cookie": cookie}, open_timeout=30, close_timeout=1)

    async def go_on(self, table: str, line: ClientConnection, last: int) -> int:
        """Hear one thing and answer it if need be; returns the number that came last."""
        told = json.loads(await asyncio.wait_for(line.recv(), 60))
        if "refused" in told:
            assert told["refusal"] in TROUBLE, told
            return last
        if "ack" in told:
            assert self.memory.acknowledged.setdefault((table, told["ack"]), told["n"]) == told["n"]
            return last
        assert told["n"] == last + 1, (last, told)
        known = self.memory.heard.setdefault((table, self.seat, told["n"]), told)
        assert known == told
        if told["state"] == "over":
            self.memory.over.add(table)
        elif self.seat in told["awaited"]:
            await self.answer(table, line, told["n"])
        return int(told["n"])

    async def answer(self, table: str, line: ClientConnection, number: int) -> None:
        """A move at random, under one key however often it must be sent; now and then by plain HTTP, or some chat."""
        legal = await self.get(f"/api/tables/{table}/legal?seat={self.seat}")
        if legal["n"] != number:
            return
        action = legal["legal"][self.dice.below(len(legal["legal"]))]
        self.keys += 1
        key = f"{self.seat}-{self.keys}"
        form = {"seat": self.seat, "action": action, "key": key}
        if self.dice.below(10) == 0:
            await self.act(table, f"chat-{key}", "/chat", {"text": f"chat {key}", "key": f"chat-{key}"})
        elif self.dice.below(3) == 0:
            await self.act(table, key, "/answers", form)
        else:
            await self.answer_by_socket(table, line, form)

    async def answer_by_socket(self, table: str, line: ClientConnection, form: dict[str, Any]) -> None:
        """If the socket breaks before the acknowledgement, the same request goes on by HTTP."""
        try:
            await line.send(json.dumps({"do": "answer", **form}))
        except LOST:
            self.memory.lost += 1
        await self.act(table, form["key"], "/answers", form)

    async def act(self, table: str, key: str, path: str, form: dict[str, Any]) -> None:
        told = await self.insist(lambda: self.post(f"/api/tables/{table}{path}", form))
        known = self.memory.acknowledged.setdefault((table, key), told["n"])
        assert known == told["n"]


def _told(answer: httpx.Response) -> Any:
    if answer.status_code == 503 and answer.json()["refusal"] in TROUBLE:
        raise ConnectionError(answer.text)
    assert answer.status_code in (200, 201), answer.text
    return answer.json()


async def keep_playing(host: Host, memory: Memory, name: str, is_enough: Callable[[], bool]) -> list[str]:
    """Two players at one table after the other; returns the tables."""
    first = await Player.come(host, memory, f"{name} One", 0)
    second = await Player.come(host, memory, f"{name} Two", 1)
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
    host: Host,
    kills: int,
    pairs: int,
    how: signal.Signals = signal.SIGKILL,
    victims: Sequence[str] = (SERVER,),
) -> tuple[Memory, list[str]]:
    """Several pairs play while so many times something is killed, in turn; then every game is played to its end.

    Now and then the server is killed while it starts. Told to go, it must go in good order.
    """
    memory = Memory()
    dice = Dice("kill")
    done = 0
    host.start()
    await host.wait_until_open()
    playing = [
        asyncio.create_task(keep_playing(host, memory, f"Pair {number}", lambda: done >= kills))
        for number in range(pairs)
    ]
    try:
        while done < kills:
            since = len(memory.acknowledged)
            await asyncio.sleep(dice.below(400) / 1000)
            wanted = since + 1 + dice.below(20)
            while len(memory.acknowledged) < wanted:
                await asyncio.sleep(0.01)
                _raise_failures(playing)
            victim = victims[done % len(victims)]
            done += 1
            if victim == WRITER:
                await asyncio.to_thread(host.kill_writer)
            elif victim == DATABASE:
                await asyncio.to_thread(host.kill_database)
            else:
                assert await asyncio.to_thread(host.end, how) == (0 if how == signal.SIGTERM else -how)
                host.start()
            if victim == SERVER and dice.below(8) == 0:
                await asyncio.sleep(dice.below(2000) / 1000)
                host.end(signal.SIGKILL)
                done += 1
                host.start()
            began = time.monotonic()
            await host.wait_until_open()
            memory.starts.append(time.monotonic() - began)
        found = await asyncio.wait_for(asyncio.gather(*playing), 300)
    finally:
        for task in playing:
            task.cancel()
    return memory, [table for tables in found for table in tables]


def _raise_failures(tasks: list[asyncio.Task[list[str]]]) -> None:
    for task in tasks:
        if task.done() and task.exception():
            raise AssertionError(f"a player gave up: {task.exception()!r}") from task.exception()


async def check(host: Host, memory: Memory, tables: list[str]) -> None:
    """Everything that anybody was told is there, once, whole, and all games that are over are lawful to their end."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{host.port}", timeout=30) as client:
        for table in tables:
            last = {whose: number for known, whose, number in sorted(memory.heard) if known == table}
            seen = {told["n"]: told for told in await _told_again(client, table, SPECTATOR, max(last.values()))}
            for (known, seat, number), told in memory.heard.items():
                if known == table:
                    check_secrets(seat, told, seen[number])
            if table not in memory.over:
                continue
            record = (await client.get(f"/api/tables/{table}/record")).json()
            assert load_record(record).verify() >= 0
            for seat, number in last.items():
                for told in await _told_again(client, table, seat, number):
                    assert told == memory.heard[table, seat, told["n"]], "what was told is not what is kept"
    check_stored(await _stored(host), memory, tables)


def check_secrets(seat: int, told: dict[str, Any], seen: dict[str, Any]) -> None:
    """What a seat hears of others is what a spectator hears, and a spectator hears of no plan and of nobody's hand."""
    assert told | {"events": []} == seen | {"events": []}
    for event, open_to_all in zip(told.get("events", []), seen.get("events", []), strict=True):
        assert event.get("seat") == seat or event == open_to_all, (seat, event)
        assert open_to_all["event"] not in SECRET or open_to_all.keys() == {"event", "clause", "seat"}, open_to_all


async def _told_again(client: httpx.AsyncClient, table: str, seat: int, last: int) -> list[Any]:
    """What a seat hears of a table from its beginning up to a number."""
    heard: list[Any] = []
    async with client.stream("GET", f"/api/tables/{table}/stream?seat={seat}") as stream:
        async for line in stream.aiter_lines():
            heard.append(json.loads(line))
            if heard[-1]["n"] == last:
                break
    return heard


@dataclass(frozen=True)
class Stored:
    """What a database holds: (table, number, kind, key, body), (id, state) and (table, person) of each."""

    entries: Sequence[Sequence[Any]]
    tables: Sequence[Any]
    chairs: Sequence[Sequence[Any]]


_QUERIES = (
    'SELECT "table", number, kind, key, body FROM entries ORDER BY "table", number',
    'SELECT id, state FROM "tables"',
    'SELECT "table", person FROM chairs ORDER BY "table", seat',
)


async def _stored(host: Host) -> Stored:
    engine = create_async_engine(Settings(database=host.database).database_url)
    try:
        async with engine.connect() as connection:
            if host.postgres is None:
                assert (await connection.execute(text("PRAGMA integrity_check"))).scalar_one() == "ok"
            return Stored(*[(await connection.execute(text(query))).all() for query in _QUERIES])
    finally:
        await engine.dispose()


def check_stored(stored: Stored, memory: Memory, tables: list[str]) -> None:
    """No gap, nothing twice, nothing that nobody was told; and what is written together is there together."""
    states: dict[str, str] = dict(stored.tables)
    numbers: dict[str, list[int]] = {}
    keyed: dict[tuple[str, str], list[int]] = {}
    for table, number, kind, key, body in stored.entries:
        numbers.setdefault(table, []).append(number)
        if kind == "start":
            assert json.loads(body)["people"] == [person for where, person in stored.chairs if where == table]
        if key is not None:
            assert kind in ("answer", "chat", "chair", "start")
            keyed.setdefault((table, key), []).append(number)
    for table in tables:
        assert numbers[table] == list(range(1, len(numbers[table]) + 1)), "a gap, or a number twice"
        assert states[table] == ("over" if table in memory.over else "running")
    assert keyed == {request: [number] for request, number in memory.acknowledged.items()}
