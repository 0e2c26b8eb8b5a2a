"""What a move costs where several nodes serve: processor time of all of them, of PostgreSQL and of NATS.

The same players play at the same pace at one process without a cluster, at one node of one, and at three, of which one
holds all tables while the others have all connections: each move is handed on to it, and told to both. They take turns
within every round, so that a busy machine slows all alike, and medians over the rounds are reported.
"""

import asyncio
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from statistics import median

from crashyard.engine.registry import find_game
from crashyard.lab.bench.load import Load
from crashyard.lab.bench.parts import Parts, running
from crashyard.lab.bench.spread import SpreadPlayers

GAME = "cube-attack"
MATCHES, TABLES = 50, 2
ROUNDS, SECONDS = 5, 4.0
RATES = (100.0, 500.0)
"""Moves a second: what one process does with ease, and half of what it can on two cores."""
SETTINGS = {"one process, no cluster": 0, "one node": 1, "three nodes, all watch elsewhere": 3}
PARTS = ("nodes", "postgresql", "nats")

Progress = Callable[[str, int, int], None]
Round = dict[str, float]


@dataclass
class MeasuredNodes:
    name: str
    parts: Parts
    players: SpreadPlayers
    rounds: dict[float, list[Round]] = field(default_factory=lambda: {rate: [] for rate in RATES})

    async def play(self, rate: float) -> None:
        before = self._spent()
        told = await self.players.play(Load(seconds=SECONDS, rate=rate))
        after = self._spent()
        latencies = sorted(told["latencies_ms"])
        moves = len(latencies)
        if moves < 100:
            raise RuntimeError(f"{self.name}: only {moves} moves")
        found = {f"{name}_us": (after[name] - before[name]) / moves * 1e6 for name in PARTS}
        found |= {"moves_per_s": moves / SECONDS, "cpu_us": sum(found.values())}
        self.rounds[rate].append(found | {"p50_ms": latencies[moves // 2], "p99_ms": latencies[moves * 99 // 100]})

    def _spent(self) -> Round:
        spent = self.parts.spent()
        return {"nodes": spent["node"], "postgresql": spent["postgresql"], "nats": spent.get("nats", 0.0)}


def bench_cluster(progress: Progress) -> list[dict[str, object]]:
    """For each pace and setting what a move costs, and how much that is over one process without a cluster."""
    return asyncio.run(_bench(progress))


async def _bench(progress: Progress) -> list[dict[str, object]]:
    total = len(SETTINGS) * (1 + ROUNDS * len(RATES))
    with ExitStack() as stack:
        settings: list[MeasuredNodes] = []
        for name, nodes in SETTINGS.items():
            progress(name, len(settings), total)
            parts = stack.enter_context(running(nodes, "postgresql"))
            watched = parts.ports[1:] or parts.ports
            players = SpreadPlayers(parts.ports[0], watched, parts.database, MATCHES, TABLES)
            await players.sit_down(find_game(GAME))
            settings.append(MeasuredNodes(name, parts, players))
        done = len(settings)
        for rate in RATES:
            for _ in range(ROUNDS):
                for setting in settings:
                    progress(setting.name, done, total)
                    await setting.play(rate)
                    done += 1
        return [row for rate in RATES for row in rows_of(settings, rate)]


def rows_of(settings: list[MeasuredNodes], rate: float) -> list[dict[str, object]]:
    first = settings[0].rounds[rate]
    return [
        {
            "name": f"{rate:g}/s, {setting.name}",
            "rate": rate,
            **_medians(setting.rounds[rate]),
            "over_first": round(
                median(one["cpu_us"] / other["cpu_us"] for one, other in zip(setting.rounds[rate], first, strict=True)),
                2,
            ),
        }
        for setting in settings
    ]


def _medians(rounds: list[Round]) -> Round:
    return {name: round(median(one[name] for one in rounds), 2) for name in rounds[0]}
