"""The benchmark of several nodes: its figures come out as they should, and everything that it measures is started."""

import asyncio
from typing import Any

import pytest

from crashyard.engine.refusal import Refusal
from crashyard.lab.bench import cluster, parts
from crashyard.lab.bench.cluster import MeasuredNodes, bench_cluster, rows_of


class Spending:
    """Parts that have spent so much more each time they are looked at."""

    def __init__(self, **spent: float) -> None:
        self._each = spent
        self._looks = 0

    def spent(self) -> dict[str, float]:
        self._looks += 1
        return {name: seconds * self._looks for name, seconds in self._each.items()}


class Obedient:
    async def play(self, load: Any) -> dict[str, Any]:
        return {"seconds": load.seconds, "latencies_ms": [1.0, 9.0] * round(load.seconds * load.rate / 2)}


def test_what_a_move_costs_and_how_much_more_with_nodes() -> None:
    alone: Any = Spending(node=0.2, postgresql=0.1)
    three: Any = Spending(node=0.3, postgresql=0.1, nats=0.05)
    players: Any = Obedient()
    settings = [MeasuredNodes("alone", alone, players), MeasuredNodes("three", three, players)]
    for _ in range(3):
        for setting in settings:
            asyncio.run(setting.play(100.0))
    first, second = rows_of(settings, 100.0)
    common = {"rate": 100.0, "moves_per_s": 100.0, "p50_ms": 9.0, "p99_ms": 9.0, "postgresql_us": 250.0}
    assert first == common | {
        "name": "100/s, alone",
        "nodes_us": 500.0,
        "nats_us": 0.0,
        "cpu_us": 750.0,
        "over_first": 1.0,
    }
    assert second == common | {
        "name": "100/s, three",
        "nodes_us": 750.0,
        "nats_us": 125.0,
        "cpu_us": 1125.0,
        "over_first": 1.5,
    }


def test_without_nats_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda *_, **__: None)
    with pytest.raises(Refusal, match="no-peer"):
        parts.nats_program()


@pytest.mark.soak
def test_all_nodes_are_started_and_play(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"MATCHES": 10, "ROUNDS": 1, "SECONDS": 3.0, "RATES": (50.0,)}.items():
        monkeypatch.setattr(cluster, name, value)
    rows = bench_cluster(lambda *_: None)
    assert len(rows) == 3 and rows[0]["over_first"] == 1.0 and rows[0]["nats_us"] == 0.0
