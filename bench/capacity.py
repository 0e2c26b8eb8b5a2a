"""What a move costs on each part of the server, in processor time, and what many players would take.

    PYTHONPATH=. python bench/capacity.py measure [--nodes 0 1 2 4] [--games ...] [--loads ...] [--rounds 3]
    PYTHONPATH=. python bench/capacity.py model [--players 1000000] [--seconds-a-move 20] ...
    PYTHONPATH=. python bench/capacity.py check
    PYTHONPATH=. python bench/capacity.py simulate [--nodes 40] [--load 0.6] [--die] ...

`measure` starts everything by itself and counts processor time, not time by the clock, since machines have few cores
and others work on them; `--nodes 0` is one process without a cluster. The others compute from the file that `measure`
writes, and measure nothing: `check` sets the model beside the rounds with nodes (docs/capacity.md).
"""

import argparse
import asyncio
import json
import os
import sys
import time
import urllib.request
from collections.abc import Sequence
from datetime import UTC, datetime
from itertools import cycle
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from bench.capacity_model import Assumptions, Figures, Simulated, compared, need, simulate
from bench.capacity_players import WatchedPlayers, seated, wal
from crashyard.bots.registry import find_bot
from crashyard.bots.search.levels import LEVELS
from crashyard.engine import build
from crashyard.engine.actions import Actions
from crashyard.engine.chance.dice import Dice
from crashyard.engine.driver import AskSeats, DiceChance, Driver
from crashyard.engine.position import Position
from crashyard.engine.registry import find_game
from crashyard.engine.seats import CHANCE, SPECTATOR
from crashyard.lab.bench.load import PLAYERS, Load
from crashyard.lab.bench.parts import Parts, a_nats, another_node, has_clusters, resident, running, seconds

GAMES = ("cube-attack", "crash-and-grab", "crash-by-crash")
DATABASES = ("sqlite", "postgresql")
"""Of one process; a cluster has PostgreSQL."""
FILE = Path("bench/capacity.json")
MATCHES, TABLES = 50, 4
SLOW, CALM, BUSY, FULL = 12.0, 100.0, 500.0, 0.0
"""Moves a second; at 0 as many as there can be. Where pages look on it is slow, so that painting keeps up."""
SECONDS = 4.0
SHORT, LONG = 1.5, 8.0
"""Seconds of a round, of one at full speed, and of one with pages."""
ENOUGH = 30
"""Moves that are left at every table that gets watchers."""
WATCHERS = 5
PAGE = "&page=true&lang=en"
LOADS = {
    "calm": (CALM, 0, ""),
    "busy": (BUSY, 0, ""),
    "full": (FULL, 0, ""),
    "watchers": (CALM, WATCHERS, ""),
    "page": (SLOW, 1, PAGE),
    "seats": (SLOW, PLAYERS, PAGE),
    "pages": (SLOW, WATCHERS, PAGE),
}
"""Moves a second, who comes to each table beside those of before, and what they ask for."""
THOUGHTS = 6
MESSAGES = 20_000
OPENED = 60


def commits(parts: Parts) -> float:
    """How many groups of entries all nodes have written."""
    total = 0.0
    for port in parts.ports:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
            lines = answer.read().decode().splitlines()
        total += sum(float(line.split()[1]) for line in lines if line.startswith("crashyard_commit_seconds_count"))
    return total


async def stored(parts: Parts) -> int:
    return parts.bytes_written() if parts.postgres is None else await wal(parts.database)


async def play(parts: Parts, players: WatchedPlayers, rate: float) -> dict[str, float]:
    """One round: microseconds of processor time a move for each part, and what else it took."""
    before, groups, bytes_before = parts.spent(), commits(parts), await stored(parts)
    seconds_played = {FULL: SHORT, SLOW: LONG}.get(rate, SECONDS)
    told = await players.play(Load(seconds=seconds_played, rate=rate))
    await asyncio.sleep(0.5)
    after = parts.spent()
    latencies = sorted(told["latencies_ms"])
    moves = len(latencies)
    found = {f"{name}_us": (after[name] - before[name]) / moves * 1e6 for name in after}
    return found | {
        "moves_per_s": moves / seconds_played,
        "moves_a_commit": moves / (commits(parts) - groups),
        "bytes": (await stored(parts) - bytes_before) / moves,
        "p50_ms": latencies[moves // 2],
        "p99_ms": latencies[moves * 99 // 100],
    }


def middle(rounds: Sequence[dict[str, float]]) -> dict[str, float]:
    return {name: round(median(one[name] for one in rounds), 2) for name in rounds[0]}


async def moves(nodes: int, database: str, game: str, loads: Sequence[str], rounds: int) -> list[dict[str, Any]]:
    """Players alone at three speeds; then with programs that look on; then with pages, and more of them each time."""
    rows: list[dict[str, Any]] = []
    today = datetime.now(UTC).date().isoformat()
    with running(nodes, database) as parts:
        players = await seated(parts.ports, parts.database, game, MATCHES, TABLES)
        for name in loads:
            rate, each, query = LOADS[name]
            if name in ("watchers", "page"):
                players.leave_watchers()
                players.begin_anew_where_little_is_left(ENOUGH * rounds)
            if name == "seats":
                await players.look_at_own_seats(query)
            elif each:
                await players.watch(each, query)
            await asyncio.sleep(3 if each else 0)
            measured = middle([await play(parts, players, rate) for _ in range(rounds)])
            row = {"nodes": nodes, "database": database, "game": game, "load": name, "more": each} | measured
            rows.append(row | {"resident_mb": round(sum(map(resident, parts.nodes)) / 1e6), "date": today})
        players.leave()
    return rows


async def opening(game: str) -> dict[str, Any]:
    """A table that nobody has in memory is opened by whoever comes: what that takes the process that opens it."""
    with TemporaryDirectory(prefix="crashyard-capacity-") as folder:
        parts = Parts([], [], f"{folder}/bench.db")
        with another_node(parts):
            players = await seated(parts.ports, parts.database, game, OPENED, 1)
            await players.play(Load(seconds=SECONDS, rate=BUSY))
            players.leave()
        with another_node(parts) as node:
            players._port = parts.ports[0]
            players._ports = cycle(parts.ports)
            await asyncio.sleep(2)
            before = seconds(node)
            names = [(play.table, play.first + play.done) for play in players.plays]
            for table, after in names:
                await players._connect(table, f"seat={SPECTATOR}&after={after}", "", lambda _: None)
            await asyncio.sleep(1)
            first = seconds(node)
            for table, after in names:
                await players._connect(table, f"seat={SPECTATOR}&after={after}", "", lambda _: None)
            await asyncio.sleep(1)
            second = seconds(node)
    return {
        "game": game,
        "open_us": round((first - before - (second - first)) / len(names) * 1e6),
        "connect_us": round((second - first) / len(names) * 1e6),
    }


class AnyLegal:
    """Picks from the list of legal answers."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice

    def answer(self, position: Position, seat: int) -> int:
        legal = position.legal(seat)
        return legal[self._dice.below(len(legal))]


def thoughts(game: str, level: str) -> dict[str, Any]:
    """Processor time of one thought, in the middle of plays at random, with three players where that is possible."""
    found = find_game(game)
    players = 3 if 3 in found.players else found.players[0]
    spent = []
    for seed in range(THOUGHTS):
        dice = Dice(f"capacity {seed}")
        position = found.new(players, {})
        Driver(position, AskSeats([AnyLegal(dice)] * players, DiceChance(dice))).play(15 + 10 * seed)
        while position.awaited() == CHANCE:
            position.play(CHANCE, position.throw(dice, Actions()))
        seat = position.awaited_seats()[0]
        possible, bot = position.possible(seat, dice), find_bot(level, found, str(seed))
        began = time.process_time()
        bot.answer(possible, seat)
        spent.append(time.process_time() - began)
    return {"game": game, "level": level, "thought_ms": round(sum(spent) / len(spent) * 1000, 1)}


async def bus() -> dict[str, float]:
    """NATS: a request and its answer, and a message to one who listens; both ends in one process here."""
    import nats

    with a_nats() as (address, number):
        one, other = await nats.connect(address), await nats.connect(address)
        body, heard = b"x" * 200, 0

        async def answer(message: Any) -> None:
            await message.respond(body)

        async def hear(_: Any) -> None:
            nonlocal heard
            heard += 1

        await other.subscribe("table.1", cb=answer)
        await other.subscribe("entry.1", cb=hear)
        await other.flush()
        found = {}

        async def ask(count: int) -> None:
            for _ in range(count):
                await one.request("table.1", body, timeout=30)

        ends, server = time.process_time(), seconds(number)
        await asyncio.gather(*(ask(MESSAGES // 100) for _ in range(100)))
        found["request_ends_us"] = (time.process_time() - ends) / MESSAGES * 1e6
        found["request_server_us"] = (seconds(number) - server) / MESSAGES * 1e6
        ends, server = time.process_time(), seconds(number)
        for _batch in range(MESSAGES // 100):
            for _ in range(100):
                await one.publish("entry.1", body)
            await one.flush()
        while heard < MESSAGES:
            await asyncio.sleep(0.01)
        found["message_ends_us"] = (time.process_time() - ends) / MESSAGES * 1e6
        found["message_server_us"] = (seconds(number) - server) / MESSAGES * 1e6
        await one.close()
        await other.close()
    return {name: round(value, 1) for name, value in found.items()}


def measure(arguments: argparse.Namespace) -> None:
    """What was measured before stays in the file, unless the same is measured again."""
    if max(arguments.nodes) and not has_clusters():
        sys.exit("crashyard serve has no --cluster here; measure --nodes 0")
    told: dict[str, Any] = json.loads(arguments.out.read_text()) if arguments.out.exists() else {"moves": []}
    told |= {"build": build(), "cores": os.cpu_count(), "load_average": os.getloadavg()[1]}
    for nodes in arguments.nodes:
        for database in ("postgresql",) if nodes else arguments.databases:
            for game in arguments.games:
                rows = asyncio.run(moves(nodes, database, game, arguments.loads, arguments.rounds))
                told["moves"] = [row for row in told["moves"] if which(row) not in map(which, rows)] + rows
                say(rows)
    if not arguments.moves_alone:
        told["opening"] = [asyncio.run(opening(game)) for game in arguments.games]
        told["bus"] = asyncio.run(bus())
        told["thoughts"] = [thoughts(game, level) for game in arguments.games for level in LEVELS]
        say([*told["opening"], told["bus"], *told["thoughts"]])
    arguments.out.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


def which(row: dict[str, Any]) -> tuple[Any, ...]:
    return row["nodes"], row["database"], row["game"], row["load"]


def say(rows: Sequence[object]) -> None:
    for row in rows:
        sys.stdout.write(json.dumps(row) + "\n")
    sys.stdout.flush()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    command = commands.add_parser("measure")
    command.add_argument("--nodes", type=int, nargs="+", default=[0])
    command.add_argument("--games", nargs="+", default=list(GAMES), choices=GAMES)
    command.add_argument("--databases", nargs="+", default=list(DATABASES), choices=DATABASES)
    command.add_argument("--loads", nargs="+", default=list(LOADS), choices=LOADS)
    command.add_argument("--moves-alone", action="store_true")
    command.add_argument("--rounds", type=int, default=3)
    command.add_argument("--out", type=Path, default=FILE)
    command.set_defaults(run=measure)
    command = commands.add_parser("model")
    Assumptions.add_to(command)
    command.set_defaults(run=lambda chosen: say(need(Figures.read(FILE), Assumptions.of(chosen)).lines()))
    command = commands.add_parser("check")
    command.set_defaults(run=lambda _: say(compared(json.loads(FILE.read_text(encoding="utf-8")))))
    command = commands.add_parser("simulate")
    Simulated.add_to(command)
    command.set_defaults(run=lambda chosen: say([simulate(Figures.read(FILE), Simulated.of(chosen))]))
    chosen = parser.parse_args()
    chosen.run(chosen)


if __name__ == "__main__":
    main()
