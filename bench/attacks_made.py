"""The attacks of `attacks.py`: a program of its own, so that what it costs to attack delays nobody who measures.

    python -m bench.attacks_made NAME PORT SECONDS FACTS

Everything goes to this machine alone, and is bounded: so many people, connections and requests at once. Each attack
comes from addresses of its own (127.1.x.y), so that none uses up the limits of another, and none those of the players.
"""

import asyncio
import contextlib
import itertools
import json
import secrets
import socket
import ssl
import sys
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from functools import partial
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

HOST = "127.0.0.1"
GUESTS = 5
"""Who attack together, from one address."""
AT_ONCE = 4
"""Requests that each of them has under way."""
BREATH = 0.005
"""Seconds between two requests of one of these."""
REFUSED = 0.25
"""Seconds after a refusal."""
LINES, STREAMS, SLOW, SPECTATORS, IDLE = 60, 150, 200, 300, 400
"""Connections at most: sockets, streams that nobody reads, requests that drip, spectators, and idle ones."""
FRAMES, TALKERS = 480, 20
"""Frames a second on one socket, just below what cuts it off; and so many sockets."""

LESSONS = "crash-and-grab"
"""The game whose lessons are asked for."""

LOST = (httpx.HTTPError, WebSocketException, OSError, TimeoutError)

_CERTIFICATES = ssl.create_default_context()
"""Never needed; but to look for them anew for each guest takes long."""

Facts = dict[str, Any]
Deed = Callable[[], Awaitable[str]]


class Guest:
    """Somebody at an address of this machine."""

    def __init__(self, port: int, address: str) -> None:
        self.port, self.address = port, address
        limits = httpx.Limits(max_connections=AT_ONCE + 1)
        transport = httpx.AsyncHTTPTransport(verify=_CERTIFICATES, local_address=address, limits=limits)
        self.client = httpx.AsyncClient(base_url=f"http://{HOST}:{port}/api", transport=transport, timeout=30)

    async def come(self, name: str) -> None:
        (await self.client.post("/guests", json={"name": name})).raise_for_status()

    async def ask(self, path: str, form: Facts) -> Facts:
        """What was told; `said` is `ok`, or why it was refused."""
        return _told(await self.client.post(path, json=form))

    async def get(self, path: str) -> Facts:
        return _told(await self.client.get(path))

    async def table(self, game: str, *chairs: str, **more: Any) -> str:
        """One that has begun; nothing, where it is refused."""
        forms = [{"kind": each} if each in ("me", "open") else {"kind": "bot", "bot": each} for each in chairs]
        told = await self.ask("/tables/", {"game": game, "chairs": forms, "start": True, **more})
        return str(told.get("id", ""))

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())

    def line(self, table: str, query: str) -> connect:
        address = f"ws://{HOST}:{self.port}/api/tables/{table}/socket?{query}"
        headers = {"cookie": self.cookie} if self.cookie else {}
        return connect(
            address,
            additional_headers=headers,
            local_addr=(self.address, 0),
            max_size=None,
            compression=None,
            ping_interval=None,
        )


def _told(answer: httpx.Response) -> Facts:
    found = answer.json() if answer.headers.get("content-type", "").startswith("application/json") else {}
    told = found if isinstance(found, dict) else {"list": found}
    said = "ok" if answer.is_success else str(told.get("refusal", answer.status_code))
    return {**told, "said": said}


class Mob:
    """Those who attack, and what they were told."""

    def __init__(self, port: int, facts: Facts, number: int) -> None:
        self.port, self.facts = port, facts
        self.tally: Counter[str] = Counter()
        self.address = f"127.1.{number}.1"
        self._number = number
        self.guests: list[Guest] = []

    async def gather(self) -> None:
        for each in range(GUESTS):
            guest = Guest(self.port, self.address)
            await guest.come(f"Mallory {each}")
            self.guests.append(guest)

    def stranger(self, number: int = 0) -> Guest:
        """Somebody who has not said who they are, at one of a hundred addresses."""
        return Guest(self.port, f"127.1.{self._number}.{2 + number % 100}")

    async def again(self, deed: Deed) -> None:
        """One thing again and again; what was told is counted."""
        while True:
            try:
                said = await deed()
            except LOST as failure:
                said = type(failure).__name__
            self.tally[said] += 1
            await asyncio.sleep(BREATH if said == "ok" else REFUSED)

    async def all_again(self, deeds: list[Deed]) -> None:
        await _together([self.again(deed) for deed in deeds])

    def getting(self, guest: Guest, *paths: str) -> list[Deed]:
        """Ask for some addresses in turn, several times at once."""
        turns = itertools.cycle(paths)

        async def get() -> str:
            return str((await guest.get(next(turns)))["said"])

        return [get] * AT_ONCE


async def _together(all_of_them: list[Coroutine[Any, Any, None]]) -> None:
    async with asyncio.TaskGroup() as group:
        for each in all_of_them:
            group.create_task(each)


# -- thinking ---------------------------------------------------------------------------------


async def thinking(mob: Mob) -> None:
    """Table after table of five expert bots, and an answer at each so that they think."""

    async def another(guest: Guest) -> str:
        told = await guest.ask("/tables/", {"game": "cube-attack", "chairs": _chairs("expert", 5), "start": True})
        if "id" in told:
            await _answer(guest, told["id"])
        return str(told["said"])

    await mob.all_again([partial(another, guest) for guest in mob.guests for _ in range(AT_ONCE)])


async def orders(mob: Mob) -> None:
    """Tables with bots that go on by themselves, since everything is answered ahead for the whole game."""

    async def another(guest: Guest) -> str:
        table = await guest.table("crash-and-grab", "me", "random", "random")
        if not table:
            return "no table"
        may = (await guest.get(f"/tables/{table}/orders?seat=0")).get("may", [])
        given = [
            {"when": each["when"], "answers": [{"form": answer["form"]} for answer in each["answers"][:3]]}
            | {"until": "game", "steady": True}
            for each in may
            if each["answers"]
        ]
        await _answer(guest, table)
        form = {"seat": 0, "orders": given, "key": secrets.token_hex(8)}
        return str((await guest.ask(f"/tables/{table}/orders", form))["said"])

    await mob.all_again([partial(another, guest) for guest in mob.guests])


async def why(mob: Mob) -> None:
    """Asking on sockets why something cannot be, which goes through all answers of a game."""
    await _say_again(mob, "crash-by-crash", {"do": "why", "seat": 0, "targets": ["nothing"]})


async def previews(mob: Mob) -> None:
    """Where all answers lead, again and again."""
    await _say_again(mob, "crash-and-grab", {"do": "preview", "seat": 0})


async def lessons(mob: Mob) -> None:
    """The same of lessons, by strangers at many addresses."""
    strangers = [mob.stranger(number) for number in range(4 * GUESTS)]
    listed = await strangers[0].get(f"/games/{LESSONS}/lessons/")
    path = f"/games/{LESSONS}/lessons/{listed['list'][-1]['name']}"

    async def look(stranger: Guest) -> str:
        return str((await stranger.ask(path, {"given": [], "preview": True}))["said"])

    await mob.all_again([partial(look, stranger) for stranger in strangers])


# -- tables -----------------------------------------------------------------------------------


async def slow_table(mob: Mob) -> None:
    """Everything of a table where thousands of answers were given, with its history, by many at once."""
    table = mob.facts["long"]
    deeds = [deed for guest in mob.guests for deed in mob.getting(guest, f"/tables/{table}", f"/tables/{table}/view")]

    async def history(guest: Guest) -> str:
        async with guest.line(table, "after=0&page=true&lang=en") as line:
            for _ in range(500):
                await line.recv()
        return "ok"

    await mob.all_again([*deeds, *(partial(history, guest) for guest in mob.guests)])


async def lists(mob: Mob) -> None:
    """Plain questions, as many as there can be."""
    tables = mob.facts["tables"]
    paths = ["/tables/", "/tables/mine?most=500", "/catalogue/", *(f"/tables/{table}/view" for table in tables)]
    paths += ["/games/crash-and-grab/rules", "/games/crash-by-crash/clause?clause=1", "/me", "/me/data"]
    await mob.all_again([deed for guest in mob.guests for deed in mob.getting(guest, *paths)])


async def spectators(mob: Mob) -> None:
    """Strangers at many addresses who look on at other people's tables."""
    await _many_lines(mob, [mob.stranger(number) for number in range(SPECTATORS)], mob.facts["tables"])


async def chairs(mob: Mob) -> None:
    """Sitting down at somebody's table, and standing up again."""
    path = f"/tables/{mob.facts['open']}/chairs/1"

    async def change(guest: Guest) -> str:
        down = await guest.ask(path, {"kind": "me"})
        await guest.ask(path, {"kind": "open"})
        return str(down["said"])

    await mob.all_again([partial(change, guest) for guest in mob.guests])


async def chat(mob: Mob) -> None:
    """Talking at other people's tables."""
    path = f"/tables/{mob.facts['tables'][0]}/chat"

    async def talk(guest: Guest) -> str:
        return str((await guest.ask(path, {"text": "Look at me! " * 20, "key": secrets.token_hex(8)}))["said"])

    await mob.all_again([partial(talk, guest) for guest in mob.guests for _ in range(AT_ONCE)])


# -- connections ------------------------------------------------------------------------------


async def unread(mob: Mob) -> None:
    """The whole history of a long table, asked for by many, of whom none reads it."""
    path = f"/api/tables/{mob.facts['long']}/stream?after=0"
    await _keep_open(mob, [partial(_ask_barely, mob, guest, path) for guest in mob.guests * (STREAMS // GUESTS)])


async def slow_requests(mob: Mob) -> None:
    """Headers and bodies that come a letter a second."""
    begun = [
        b"GET /api/tables/ HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
        b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        b"Content-Length: 9000\r\n\r\n",
    ]
    await _together([_drip(mob, begun[number % 2]) for number in range(SLOW)])


async def frames(mob: Mob) -> None:
    """Sockets on each of which nearly as much is said as is allowed."""
    await _together([_chatter(mob, mob.stranger(number)) for number in range(TALKERS)])


async def connections(mob: Mob) -> None:
    """As many connections as one gets: idle ones, and sockets."""
    idle = [partial(_connect_barely, mob) for _ in range(IDLE)]
    guests = mob.guests * (LINES // GUESTS)
    await _together([_keep_open(mob, idle), _many_lines(mob, guests, mob.facts["tables"])])


async def passwords(mob: Mob) -> None:
    """Guessing somebody's password, at many addresses."""

    async def guess(stranger: Guest) -> str:
        form = {"name": mob.facts["owner"], "password": secrets.token_hex(8)}
        return str((await stranger.ask("/sign-in", form))["said"])

    await mob.all_again([partial(guess, mob.stranger(number)) for number in range(4 * GUESTS)])


# -- how it is done ---------------------------------------------------------------------------


def _chairs(bot: str, number: int) -> list[Facts]:
    return [{"kind": "me"}, *({"kind": "bot", "bot": bot} for _ in range(number))]


async def _answer(guest: Guest, table: str) -> None:
    """The first thing that may be answered, if it is one's turn."""
    legal = (await guest.get(f"/tables/{table}/legal?seat=0")).get("legal", [])
    if legal:
        form = {"seat": 0, "action": legal[0], "key": secrets.token_hex(8)}
        await guest.ask(f"/tables/{table}/answers", form)


async def _say_again(mob: Mob, game: str, message: Facts) -> None:
    """The same on a socket of each guest, as often as it is answered."""

    async def talk(guest: Guest) -> None:
        table = await guest.table(game, "me", "random", "random", "random")
        async with guest.line(table, "seat=0") as line:
            while True:
                key = secrets.token_hex(8)
                await line.send(json.dumps(message | {"key": key}))
                told = await _reply(line, key)
                refusal = str(told.get("refusal", "ok"))
                mob.tally[refusal] += 1
                await asyncio.sleep(REFUSED if refusal == "too-often" else BREATH)

    await _together([talk(guest) for guest in mob.guests])


async def _reply(line: ClientConnection, key: str) -> Facts:
    while True:
        told: Facts = json.loads(await line.recv())
        if key in (told.get("ack"), told.get("refused")):
            return told


async def _many_lines(mob: Mob, people: list[Guest], tables: list[str]) -> None:
    """Everybody opens a page's socket, and reads what it tells."""

    async def look(number: int, guest: Guest) -> None:
        while True:
            try:
                async with guest.line(tables[number % len(tables)], "page=true&lang=en") as line:
                    mob.tally["open"] += 1
                    async for _ in line:
                        pass
            except LOST as failure:
                mob.tally[type(failure).__name__] += 1
            mob.tally["closed"] += 1
            await asyncio.sleep(1)

    await _together([look(number, guest) for number, guest in enumerate(people)])


async def _chatter(mob: Mob, stranger: Guest) -> None:
    """Pings, in portions, so many a second."""
    while True:
        try:
            async with stranger.line(mob.facts["tables"][0], "") as line:
                while True:
                    for _ in range(FRAMES // 10):
                        await line.send('{"do":"ping","key":"k"}')
                    mob.tally["frames"] += FRAMES // 10
                    await asyncio.sleep(0.1)
        except LOST as failure:
            mob.tally[type(failure).__name__] += 1
        await asyncio.sleep(1)


Opening = Callable[[], Awaitable[socket.socket]]


async def _keep_open(mob: Mob, openings: Sequence[Opening]) -> None:
    """Connections on which nothing is read, as long as the attack lasts."""
    with contextlib.ExitStack() as stack:
        for opening in openings:
            try:
                stack.enter_context(contextlib.closing(await opening()))
            except OSError as failure:
                mob.tally[type(failure).__name__] += 1
            mob.tally["open"] += 1
        await asyncio.Event().wait()


async def _connect_barely(mob: Mob) -> socket.socket:
    """A connection with hardly any room for what comes."""
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    connection.setblocking(False)
    connection.bind((mob.address, 0))
    await asyncio.get_running_loop().sock_connect(connection, (HOST, mob.port))
    return connection


async def _ask_barely(mob: Mob, guest: Guest, path: str) -> socket.socket:
    connection = await _connect_barely(mob)
    request = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nCookie: {guest.cookie}\r\n\r\n"
    await asyncio.get_running_loop().sock_sendall(connection, request.encode())
    return connection


async def _drip(mob: Mob, begun: bytes) -> None:
    loop = asyncio.get_running_loop()
    while True:
        try:
            with contextlib.closing(await _connect_barely(mob)) as connection:
                mob.tally["open"] += 1
                await loop.sock_sendall(connection, begun)
                while True:
                    await asyncio.sleep(1)
                    await loop.sock_sendall(connection, b"a")
        except OSError as failure:
            mob.tally[type(failure).__name__] += 1


ATTACKS: dict[str, Callable[[Mob], Awaitable[None]]] = {
    "thinking": thinking,
    "orders": orders,
    "why": why,
    "previews": previews,
    "lessons": lessons,
    "slow-table": slow_table,
    "lists": lists,
    "spectators": spectators,
    "chairs": chairs,
    "chat": chat,
    "unread": unread,
    "slow-requests": slow_requests,
    "frames": frames,
    "connections": connections,
    "passwords": passwords,
}


async def attack(name: str, port: int, seconds: float, facts: Facts) -> None:
    """Say when it begins, make the attack, and tell what came of it."""
    mob = Mob(port, facts, 1 + list(ATTACKS).index(name))
    await mob.gather()
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await ATTACKS[name](mob)
    sys.stdout.write(json.dumps(dict(mob.tally)) + "\n")


if __name__ == "__main__":
    asyncio.run(attack(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]), json.loads(sys.argv[4])))
