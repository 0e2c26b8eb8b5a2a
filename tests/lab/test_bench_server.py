"""The load benchmark: its figures come out as they should, and its players really play."""

from pathlib import Path
from typing import Any

import pytest

from crashyard.engine.chance.fair import FairChance
from crashyard.engine.refusal import Refusal
from crashyard.engine.registry import find_game
from crashyard.lab.bench import server as bench_server
from crashyard.lab.bench.load import script_of


class Pretended:
    """A server that is as fast as it says."""

    def __init__(self, name: str, moves: int, latency: float) -> None:
        self.name = name
        self._moves = moves
        self._latency = latency
        self._spent = 0.0
        self._memory = 10_000_000
        self.orders: list[dict[str, float]] = []

    def order(self, **load: float) -> dict[str, Any]:
        self.orders.append(load)
        if "idle" in load:
            self._memory += int(load["idle"]) * 2048
            return {"idle": load["idle"]}
        moves = round(load["rate"] * load["seconds"]) or self._moves
        self._spent += moves * 50e-6
        slow = [self._latency * 10] * (moves // 50)
        return {"seconds": load["seconds"], "latencies_ms": [self._latency] * (moves - len(slow)) + slow}

    def spent(self) -> tuple[float, int]:
        return self._spent, self._memory


def test_figures_and_ratios(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_server, "SECONDS", 1.0)
    monkeypatch.setattr("time.sleep", lambda _: None)
    ours, theirs = Pretended("ours", 8000, 2.0), Pretended("theirs", 2000, 5.0)
    steps: list[tuple[str, int, int]] = []
    rows = bench_server.measure([ours, theirs], lambda *step: steps.append(step))
    assert rows[0] == {
        "name": "ours",
        "moves_per_s": 8000,
        "p50_ms": 2.0,
        "p99_ms": 20.0,
        "cpu_us": 50,
        "equal_load": {"moves_per_s": 1000, "p50_ms": 2.0, "p99_ms": 20.0, "cpu_us": 50},
        "idle_connections": 5000,
        "kb_per_connection": 2.0,
        "ratios": {"moves_per_s": 4.0, "equal_load_p99_ms": 0.4},
    }
    assert {order.get("rate") for order in ours.orders} == {0.0, 1000.0, None}
    assert [step[1] for step in steps] == list(range(22)) and {step[2] for step in steps} == {22}


def test_the_slowest_moves_are_told_in_syncs_of_the_disk(tmp_path: Path) -> None:
    syncs = bench_server.time_syncs(tmp_path)
    assert len(syncs) == bench_server.SYNCS and syncs == sorted(syncs) and syncs[0] > 0
    row: dict[str, object] = {"equal_load": {"p99_ms": 6.0}}
    assert bench_server._beside_syncs(row, [1.0, 2.0, 9.0]) == {
        "sync": {"p50_ms": 2.0, "p99_ms": 9.0},
        "equal_load_p99_in_syncs": 3.0,
    }


def test_a_server_that_hardly_plays_has_no_figures() -> None:
    with pytest.raises(RuntimeError, match="only 3 moves"):
        bench_server._play(Pretended("broken", 3, 1.0), 0.0)


def test_the_players_know_how_a_table_will_go() -> None:
    game = find_game("cube-attack")
    script = script_of(game, FairChance("ab" * 32, ("",)), "seed")
    assert len(script) > 20 and {seat for seat, _ in script} == {0, 1}


def test_our_server_is_played_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The whole way: a server process, a process of players, real sockets, real rules."""
    monkeypatch.setattr(bench_server, "MATCHES", 4)
    monkeypatch.setattr(bench_server, "TABLES", 3)
    with bench_server._ours(tmp_path) as server:
        played = server.order(seconds=0.5, rate=100.0)
        assert 10 <= len(played["latencies_ms"]) <= 80
        assert server.order(idle=20)["idle"] == 20
        assert server.spent()[0] > 0 and server.spent()[1] > 1_000_000


def test_without_its_folder_the_peer_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(Refusal, match="no-peer"):
        bench_server._installed_peer()
