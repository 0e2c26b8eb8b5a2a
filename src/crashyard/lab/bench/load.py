"""Players for a load test: many WebSockets in one process, apart from the server.

They know every answer beforehand: the seeds of the tables are read from the server's database, and each play is made
up to its end with the same rules. So nothing of what is measured is their thinking, while the server checks every
answer as usual.
"""

import asyncio
import base64
import os
import sqlite3
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar, cast

import msgspec
import uvloop

from crashyard.engine.chance.dice import Dice
from crashyard.engine.chance.fair import FairChance
from crashyard.engine.driver import AnswerLog, AskSeats, Driver, NumberedChance
from crashyard.engine.game import Game
from crashyard.engine.position import Position
from crashyard.engine.registry import find_game
from crashyard.engine.seats import CHANCE, SPECTATOR

PLAYERS = 2
OPTIONS = {"target": 128}
_AT_ONCE = 50
"""So many requests are sent at the same time while everything is set up."""


class Load(msgspec.Struct, frozen=True):
    """How hard to play: for how long, and with a `rate` how many moves a second in all; else as many as possible."""

    seconds: float = 0.0
    rate: float = 0.0
    idle: int = 0
    """Instead of playing: open so many connections that only listen."""


class HeardMessage(msgspec.Struct):
    """What matters to a player of what they hear: the number of a message, or that they were refused."""

    n: int = -1
    ack: str | None = None
    refused: str | None = None
    sentence: str = ""


Done = TypeVar("Done")

_read_told = msgspec.json.Decoder(HeardMessage).decode
_encode = msgspec.json.Encoder().encode


class PlainWebSocket(asyncio.Protocol):
    """A WebSocket as plain as it can be, so that the clients do not get in the server's way."""

    def __init__(self, request: bytes, hear: Callable[[bytes], None]) -> None:
        self._request = request
        self._hear = hear
        self._buffer = bytearray()
        self._transport: asyncio.WriteTransport | None = None
        self.is_open = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.WriteTransport, transport)
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.is_open.done():
            head, end, rest = bytes(self._buffer).partition(b"\r\n\r\n")
            if not end:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.is_open.set_exception(ConnectionError(head.decode(errors="replace")))
                return
            self.is_open.set_result(None)
            self._buffer = bytearray(rest)
        self._read_frames()

    def _read_frames(self) -> None:
        buffer = self._buffer
        start = 0
        while len(buffer) >= start + 2:
            length = buffer[start + 1] & 127
            content = start + 2
            if length >= 126:
                wide = 2 if length == 126 else 8
                if len(buffer) < content + wide:
                    break
                length = int.from_bytes(buffer[content : content + wide], "big")
                content += wide
            if len(buffer) < content + length:
                break
            self._take(buffer[start] & 15, bytes(buffer[content : content + length]))
            start = content + length
        del buffer[:start]

    def _take(self, kind: int, content: bytes) -> None:
        if kind == 1:
            self._hear(content)
        elif kind == 9:
            self._send(10, content)

    def say(self, content: bytes) -> None:
        self._send(1, content)

    def _send(self, kind: int, content: bytes) -> None:
        """A client masks what it sends; a mask of zeros is one too."""
        assert self._transport is not None
        length = len(content)
        size = bytes([128 | length]) if length < 126 else bytes([254]) + length.to_bytes(2, "big")
        self._transport.write(bytes([128 | kind]) + size + b"\0\0\0\0" + content)


class ScriptedPlay:
    """One table and all that will be played at it."""

    def __init__(self, table: str, first: int, script: list[tuple[int, int]]) -> None:
        self.table = table
        self.first = first
        self.script = script
        self.done = 0
        self.sockets: list[PlainWebSocket] = []


class Match:
    """Two players who play one table after the other, one move at a time."""

    def __init__(self, players: "Players", plays: list[ScriptedPlay]) -> None:
        self._players = players
        self._plays = plays
        self.due = 0.0
        self._since = 0.0
        """When the last move was due or, if it was sent before that, when it was sent."""

    def hear(self, play: ScriptedPlay, seat: int, content: bytes) -> None:
        told = _read_told(content)
        if told.refused is not None:
            self._players.trouble = told.sentence
            return
        if told.ack is not None or told.n != play.first + play.done:
            return
        mover = play.script[play.done - 1][0]
        if seat != mover:
            self._players.note(time.perf_counter() - self._since)
        is_over = play.done == len(play.script)
        if seat == (PLAYERS - 1 - mover if is_over else play.script[play.done][0]):
            self.go_on()

    def go_on(self) -> None:
        """The next move, when it is due."""
        run = self._players
        now = time.perf_counter()
        if now >= run.end:
            return
        self.due = now if run.gap == 0 else max(self.due + run.gap, now - 1.0)
        if self.due - now > 0.0005:
            asyncio.get_running_loop().call_later(self.due - now, self._move)
        else:
            self._move()

    def _move(self) -> None:
        if self._plays[0].done == len(self._plays[0].script):
            del self._plays[0]
            if not self._plays:
                self._players.trouble = "all tables are played to the end"
                return
        play = self._plays[0]
        seat, action = play.script[play.done]
        play.done += 1
        self._since = min(self.due, time.perf_counter())
        told = {"do": "answer", "seat": seat, "action": action, "key": str(play.done)}
        play.sockets[seat].say(_encode(told))


class Players:
    """Everybody, as the server sees them from outside."""

    def __init__(self, port: int, database: str, matches: int, tables: int) -> None:
        self._port = port
        self._database = database
        self._matches: list[Match] = []
        self._wanted = (matches, tables)
        self._cookies: list[str] = []
        self._names: list[str] = []
        self._idlers: list[PlainWebSocket] = []
        self.latencies: list[float] = []
        self.trouble = ""
        self.gap = 0.0
        self.end = 0.0

    def note(self, latency: float) -> None:
        self.latencies.append(latency)

    # -- setting up -------------------------------------------------------------------------

    async def sit_down(self, game: Game) -> None:
        matches, tables = self._wanted
        people = await _some_at_a_time([self._welcome(f"Player {number}") for number in range(matches * PLAYERS)])
        self._cookies = people
        opening = [self._open_table(game, match) for match in range(matches) for _ in range(tables)]
        self._names = await _some_at_a_time(opening)
        scripts = self._scripts(game)
        for number in range(matches):
            plays = [
                ScriptedPlay(name, *scripts[name]) for name in self._names[number * tables : (number + 1) * tables]
            ]
            match = Match(self, plays)
            self._matches.append(match)
            await _some_at_a_time([self._watch(match, play, number) for play in plays])

    async def _welcome(self, name: str) -> str:
        headers, _ = await self._post("/api/guests", {"name": name}, "")
        cookie = next(line for line in headers if line.lower().startswith("set-cookie:"))
        return cookie.partition(":")[2].partition(";")[0].strip()

    async def _open_table(self, game: Game, match: int) -> str:
        host, *guests = self._cookies[match * PLAYERS : (match + 1) * PLAYERS]
        chairs = [{"kind": "me"}, *({"kind": "open"} for _ in guests)]
        order = {"game": game.name, "chairs": chairs, "options": OPTIONS}
        _, table = await self._post("/api/tables/", order, host)
        name: str = table["id"]
        for seat, guest in enumerate(guests, 1):
            await self._post(f"/api/tables/{name}/chairs/{seat}", {"kind": "me"}, guest)
        await self._post(f"/api/tables/{name}/start", {}, host)
        return name

    async def _post(self, path: str, body: object, cookie: str) -> tuple[list[str], Any]:
        content = _encode(body)
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
        head = f"POST {path} HTTP/1.1\r\nhost: 127.0.0.1:{self._port}\r\ncookie: {cookie}\r\nconnection: close\r\n"
        head += f"content-type: application/json\r\ncontent-length: {len(content)}\r\n\r\n"
        writer.write(head.encode() + content)
        answer = await reader.read()
        writer.close()
        headers, _, told = answer.partition(b"\r\n\r\n")
        if not headers.startswith(b"HTTP/1.1 20"):
            raise RuntimeError(answer.decode())
        return headers.decode().split("\r\n"), msgspec.json.decode(told)

    def _scripts(self, game: Game) -> dict[str, tuple[int, list[tuple[int, int]]]]:
        """For each table the number of its last message so far, and all moves up to the end of its play."""
        found = {}
        with sqlite3.connect(f"file:{self._database}?mode=ro", uri=True) as database:
            seeds = dict(database.execute('SELECT id, seed FROM "tables"'))
            wanted = 'SELECT "table", number, body FROM entries WHERE kind = ?'
            starts = {table: (number, body) for table, number, body in database.execute(wanted, ["start"])}
        for table in self._names:
            number, body = starts[table]
            contributions = msgspec.json.decode(body)["contributions"]
            found[table] = (number, script_of(game, FairChance(seeds[table], tuple(contributions)), table))
        return found

    async def _watch(self, match: Match, play: ScriptedPlay, number: int) -> None:
        for seat in range(PLAYERS):
            cookie = self._cookies[number * PLAYERS + seat]

            def hear(content: bytes, seat: int = seat) -> None:
                match.hear(play, seat, content)

            play.sockets.append(await self._connect(play.table, f"seat={seat}&after={play.first}", cookie, hear))

    async def _connect(self, table: str, query: str, cookie: str, hear: Callable[[bytes], None]) -> PlainWebSocket:
        nonce = base64.b64encode(os.urandom(16)).decode()
        head = (
            f"GET /api/tables/{table}/socket?{query} HTTP/1.1\r\nhost: 127.0.0.1:{self._port}\r\ncookie: {cookie}\r\n"
        )
        head += "connection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
        head += f"sec-websocket-key: {nonce}\r\n\r\n"
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(lambda: PlainWebSocket(head.encode(), hear), "127.0.0.1", self._port)
        await socket.is_open
        return socket

    # -- what is asked of them --------------------------------------------------------------

    async def play(self, load: Load) -> dict[str, Any]:
        """Every match plays on; returns how long each move took to the other's screen."""
        self.latencies = []
        self.gap = len(self._matches) / load.rate if load.rate else 0.0
        began = time.perf_counter()
        self.end = began + load.seconds
        for number, match in enumerate(self._matches):
            match.due = began - self.gap + self.gap * number / len(self._matches)
            match.go_on()
        await asyncio.sleep(load.seconds)
        heard, self.latencies = self.latencies, []
        await asyncio.sleep(0.5)
        if self.trouble:
            raise RuntimeError(self.trouble)
        return {"seconds": load.seconds, "latencies_ms": [round(latency * 1000, 3) for latency in heard]}

    async def open_idle(self, count: int) -> dict[str, Any]:
        """Connections that only listen, spread over the tables."""
        query = f"seat={SPECTATOR}&after=1000000"
        names = [self._names[number % len(self._names)] for number in range(count)]
        opened = [self._connect(name, query, "", lambda _: None) for name in names]
        self._idlers += await _some_at_a_time(opened)
        return {"idle": len(self._idlers)}


def script_of(game: Game, chance: FairChance, seed: str) -> list[tuple[int, int]]:
    """A play at random, as the seeds of its table make it; the moves of the players."""
    log = AnswerLog()
    seats = AskSeats([_AnyLegal(Dice(seed))] * PLAYERS, NumberedChance(chance))
    Driver(game.new(PLAYERS, OPTIONS), seats, [log]).play()
    return [(seat, action) for seat, action in log.answers if seat != CHANCE]


class _AnyLegal:
    """Picks from the list of legal answers."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice

    def answer(self, position: Position, seat: int) -> int:
        legal = position.legal(seat)
        return legal[self._dice.below(len(legal))]


async def _some_at_a_time(jobs: Sequence[Awaitable[Done]]) -> list[Done]:
    done: list[Done] = []
    for start in range(0, len(jobs), _AT_ONCE):
        done += await asyncio.gather(*jobs[start : start + _AT_ONCE])
    return done


async def _obey(port: int, database: str, game: str, matches: int, tables: int) -> None:
    """Orders come as lines of JSON; each is answered with one."""
    players = Players(port, database, matches, tables)
    await players.sit_down(find_game(game))
    _answer({"ready": matches})
    while line := await asyncio.to_thread(sys.stdin.readline):
        load = msgspec.json.decode(line, type=Load)
        _answer(await players.open_idle(load.idle) if load.idle else await players.play(load))


def _answer(told: object) -> None:
    sys.stdout.write(_encode(told).decode() + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    _, port, database, game, matches, tables = sys.argv
    uvloop.run(_obey(int(port), database, game, int(matches), int(tables)))
