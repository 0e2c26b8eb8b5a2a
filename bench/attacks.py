"""What guests with bad intentions do to others: each attack in turn, against `crashyard serve` with default limits.

    PYTHONPATH=. python bench/attacks.py [--seconds 15] [--only NAME ...] [--write FILE]

Two people play over sockets, and one against a bot, while each attack is made by another program (`attacks_made.py`).
Told of each attack: how many tables stood still, what the server took in memory, and how long an answer of those who
play took to be acknowledged. All of it stays on this machine, so attackers, players and server share its cores.
"""

import argparse
import asyncio
import json
import os
import secrets
import subprocess
import sys
import time
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection

from bench.attacks_made import ATTACKS, HOST, LOST, Guest
from bench.opening import play as play_long
from crashyard.engine.chance.dice import Dice
from crashyard.lab.bench.parts import family, free_port, resident

CALM = "nothing"
ANSWERS = 5_000
"""Of the table that is long."""
PACE = 0.1
"""Seconds between two answers of those who play: below the limit for one person."""
HUNG = 5.0
"""A table stood still if an answer, or a bot, was waited for longer than so many seconds."""
REST = 2.0
"""Seconds between two attacks."""
NICE = 5
"""Attackers come from elsewhere in earnest, where they take nothing of the server's cores."""
PHRASE = "a long secret of ours"
MB = 1024 * 1024


@dataclass
class Times:
    """What was waited for during one attack, in seconds."""

    answers: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)
    longest: dict[str, float] = field(default_factory=dict)
    """By table."""
    lost: int = 0
    """Lines that were lost."""


class Table:
    """One table at which somebody plays, on a line that is opened again when it is lost."""

    def __init__(self, name: str, people: list[Guest], measured: "Measured") -> None:
        self.name, self._people, self._measured = name, people, measured
        self._dice = Dice(name)
        self.id = ""
        self.since: float | None = None
        """Since when something is waited for."""
        self._heard = 0
        self._awaited: list[int] = []

    async def open(self) -> None:
        people, first = self._people, self._people[0]
        chairs = [{"kind": "me"}, {"kind": "open"} if len(people) > 1 else {"kind": "bot", "bot": "random"}]
        form = {"game": "cube-attack", "chairs": chairs, "public": True, "chat": "all", "options": {"target": 128}}
        self.id, self._heard = (await first.ask("/tables/", form))["id"], 0
        for person in people[1:]:
            await person.ask(f"/tables/{self.id}/chairs/1", {"kind": "me"})
        await first.ask(f"/tables/{self.id}/start", {})

    async def play(self) -> None:
        """For ever; a game that is over is followed by another one."""
        while True:
            try:
                while await self._go_on():
                    pass
            except LOST:
                self._measured.times.lost += 1
                await asyncio.sleep(0.2)
            else:
                await self.open()

    async def _go_on(self) -> bool:
        """Play on lines until the game is over, or one of them is lost."""
        async with AsyncExitStack() as stack:
            openings = [person.line(self.id, f"seat={seat}") for seat, person in enumerate(self._people)]
            lines = [await stack.enter_async_context(opening) for opening in openings]
            while True:
                told = await self._people[0].get(f"/tables/{self.id}")
                if told.get("state") != "running":
                    return False
                mine = [seat for seat in told["awaited"] if seat < len(self._people)]
                for seat in mine[:1]:
                    legal = (await self._people[seat].get(f"/tables/{self.id}/legal?seat={seat}")).get("legal")
                    if legal:
                        await self._answer(lines[seat], seat, legal[self._dice.below(len(legal))])
                await asyncio.sleep(PACE)

    async def _answer(self, line: ClientConnection, seat: int, action: object) -> None:
        key = secrets.token_hex(8)
        message = json.dumps({"do": "answer", "seat": seat, "action": action, "key": key})
        self.since = began = time.monotonic()
        await line.send(message)
        while (told := await self._hear(line)).get("ack") != key:
            pass
        self._note(self._measured.times.answers, began)
        if len(self._people) == 1:
            await self._wait_for_bot(line, told["n"])

    async def _wait_for_bot(self, line: ClientConnection, number: int) -> None:
        """After the answer with that number, until it is one's own turn again, or the game is over."""
        while self._heard < number:
            await self._hear(line)
        self.since = began = time.monotonic()
        if 0 in self._awaited:
            self.since = None
            return
        while self._awaited and 0 not in self._awaited:
            await self._hear(line)
        self._note(self._measured.times.bots, began)

    async def _hear(self, line: ClientConnection) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(await line.recv())
        if "awaited" in told:
            self._heard, self._awaited = told["n"], told["awaited"]
        return told

    def _note(self, times: list[float], began: float) -> None:
        waited = time.monotonic() - began
        times.append(waited)
        self.since = None
        longest = self._measured.times.longest
        longest[self.name] = max(longest.get(self.name, 0.0), waited)


class Measured:
    """Those who play, and the server."""

    def __init__(self, port: int, process: int) -> None:
        self.times = Times()
        self._port, self._process = port, process
        self._people = [Guest(port, HOST) for _ in range(3)]
        ann, ben, cem = self._people
        self.tables = [Table("Ann and Ben", [ann, ben], self), Table("Cem and a bot", [cem], self)]
        self.open = ""
        self.tasks: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        for person, name in zip(self._people, ("Ann", "Ben", "Cem"), strict=True):
            await person.come(name)
            await person.ask("/account", {"name": name, "password": PHRASE})
        form = {"game": "cube-attack", "chairs": [{"kind": "me"}, {"kind": "open"}], "public": True}
        self.open = (await self._people[0].ask("/tables/", form))["id"]
        for table in self.tables:
            await table.open()
            self.tasks.append(asyncio.create_task(table.play()))

    def hung(self, now: float) -> int:
        """The tables that stood still, or still do."""
        waits = [max(self.times.longest.get(each.name, 0.0), now - (each.since or now)) for each in self.tables]
        return sum(wait > HUNG for wait in waits)

    def resident(self) -> int:
        """Bytes of memory that the server and all its processes have."""
        return sum(map(resident, family(self._process)))

    async def owner_comes_in(self) -> bool:
        """Whether the owner of the account whose password is guessed is let in."""
        owner = Guest(self._port, HOST)
        return bool((await owner.ask("/sign-in", {"name": "Ann", "password": PHRASE}))["said"] == "ok")


async def during(measured: Measured, name: str, seconds: float, facts: dict[str, Any], port: int) -> dict[str, Any]:
    """One attack, and what came of it."""
    attackers = None
    if name != CALM:
        command = [sys.executable, "-m", "bench.attacks_made", name, str(port), str(seconds), json.dumps(facts)]
        attackers = await asyncio.create_subprocess_exec(
            *["nice", f"-n{NICE}", *command], stdout=subprocess.PIPE, env=os.environ
        )
        assert attackers.stdout is not None
        assert await attackers.stdout.readline() == b"ready\n", f"{name} does not begin"
    measured.times = times = Times()
    until, most = time.monotonic() + seconds, 0
    while time.monotonic() < until:
        most = max(most, measured.resident())
        for task in measured.tasks:
            if task.done():
                task.result()
        await asyncio.sleep(0.5)
    told: dict[str, Any] = {"attack": name, "hung": measured.hung(time.monotonic()), "mb": round(most / MB)}
    told |= {"answers": len(times.answers), "lost": times.lost}
    for what, found in (("answer", times.answers), ("bot", times.bots)):
        told |= {f"{what}_p50": _at(found, 50), f"{what}_p99": _at(found, 99)}
    if name == "passwords":
        told["owner_comes_in"] = await measured.owner_comes_in()
    if attackers is not None and attackers.stdout is not None:
        told["told"] = json.loads(await attackers.stdout.readline() or b"{}")
        await attackers.wait()
    return told


def _at(found: list[float], percent: int) -> float | None:
    """In milliseconds."""
    ordered = sorted(found)
    return round(1000 * ordered[min(len(ordered) - 1, len(ordered) * percent // 100)], 1) if ordered else None


async def until_open(port: int) -> None:
    async with httpx.AsyncClient(base_url=f"http://{HOST}:{port}") as client:
        for _ in range(600):
            with suppress(httpx.HTTPError):
                if (await client.get("/healthz")).status_code == 200:
                    return
            await asyncio.sleep(0.1)
    raise SystemExit("the server does not come up")


def serve(database: Path, port: int) -> "subprocess.Popen[bytes]":
    """With nothing set but where it is."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("CRASHYARD_")}
    command = [sys.executable, "-m", "crashyard", "serve", "--port", str(port), "--database", str(database)]
    return subprocess.Popen(command, env=kept | {"CRASHYARD_LOG_LEVEL": "error"}, stderr=subprocess.DEVNULL)


async def measure(names: list[str], seconds: float, answers: int, file: Path | None) -> None:
    with TemporaryDirectory() as folder:
        database, port = Path(folder) / "attacks.db", free_port()
        long = await play_long(database, answers)
        server = serve(database, port)
        try:
            await until_open(port)
            measured = Measured(port, server.pid)
            await measured.begin()
            found = []
            for name in names:
                facts = {"long": long, "tables": [each.id for each in measured.tables]}
                facts |= {"open": measured.open, "owner": "Ann"}
                found.append(await during(measured, name, seconds, facts, port))
                _show(found[-1])
                await asyncio.sleep(REST)
            for task in measured.tasks:
                task.cancel()
        finally:
            server.terminate()
            server.wait(60)
    if file is not None:
        file.write_text(json.dumps(found, indent=1) + "\n")


HEAD = (
    "| beside | tables hung | lines lost | memory, MB | answers | an answer, p50 / p99 ms | a bot, p50 / p99 ms"
    " | what attackers were told |\n"
)


def _show(told: dict[str, Any]) -> None:
    said = ", ".join(
        f"{count} {what}" for what, count in sorted(told.get("told", {}).items(), key=lambda each: -each[1])[:4]
    )
    if "owner_comes_in" in told:
        said += f"; the owner {'comes in' if told['owner_comes_in'] else 'is kept out'}"
    answer, bot = (f"{told[f'{what}_p50']} / {told[f'{what}_p99']}" for what in ("answer", "bot"))
    cells = [told["attack"], told["hung"], told["lost"], told["mb"], told["answers"], answer, bot, said]
    sys.stdout.write(f"| {' | '.join(map(str, cells))} |\n")
    sys.stdout.flush()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=15.0, help="of each attack")
    parser.add_argument("--answers", type=int, default=ANSWERS, help="given at the table that is long")
    parser.add_argument("--only", nargs="+", choices=[CALM, *ATTACKS], help="these attacks alone")
    parser.add_argument("--write", type=Path, help="a file for the figures, as JSON")
    wanted = parser.parse_args()
    sys.stdout.write(HEAD + "|---" * 8 + "|\n")
    asyncio.run(measure(wanted.only or [CALM, *ATTACKS], wanted.seconds, wanted.answers, wanted.write))


if __name__ == "__main__":
    main()
