"""`crashyard bench engine`: the wiring. What is measured is proved in tests/lab."""

from collections.abc import Callable

import pytest

from tests.cli.running import crashyard
from tests.refusals import tells

ROWS: list[dict[str, object]] = [
    {"name": "cube-attack", "inside_per_s": 2_500_000.0, "driven_per_s": 770_000.0, "copy_us": 0.4, "bytes": 1500},
    {"name": "other", "inside_per_s": 12.5, "driven_per_s": 9.0, "copy_us": 17.0, "bytes": None},
]


@pytest.fixture(autouse=True)
def asked(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Measure nothing; note whether peers were asked for."""
    heard: list[bool] = []

    def bench_engine(peers: bool, progress: Callable[[str, int, int], None]) -> list[dict[str, object]]:
        heard.append(peers)
        progress("something", 1, 2)
        return ROWS

    monkeypatch.setattr("crashyard.cli.commands.bench.bench_engine", bench_engine)
    return heard


def test_json(asked: list[bool]) -> None:
    assert crashyard("bench", "engine", "--peers", "--json").json == {"results": ROWS}
    assert crashyard("bench", "engine", "--json").code == 0
    assert asked == [True, False]


def test_table() -> None:
    lines = crashyard("bench", "engine").out.splitlines()
    assert lines[0].split() == ["inside/s", "driven/s", "copy", "us", "bytes"]
    assert lines[1].split() == ["cube-attack", "2,500,000", "770,000", "0.40", "1,500"]
    assert lines[2].split() == ["other", "12.50", "9.00", "17.00", "-"]
    assert len({len(line) for line in lines}) == 1


SERVERS: list[dict[str, object]] = [
    {
        "name": "crashyard",
        "moves_per_s": 8000.0,
        "p50_ms": 4.5,
        "p99_ms": 12.25,
        "cpu_us": 60.0,
        "equal_load": {"moves_per_s": 1000.0, "p50_ms": 1.0, "p99_ms": 3.5, "cpu_us": 60.0},
        "idle_connections": 5000,
        "kb_per_connection": 30.5,
        "ratios": {"moves_per_s": 2.5},
        "sync": {"p50_ms": 1.25, "p99_ms": 2.5},
        "equal_load_p99_in_syncs": 2.8,
    },
    {
        "name": "other",
        "moves_per_s": 3200.0,
        "p50_ms": 9.0,
        "p99_ms": 40.0,
        "cpu_us": 300.0,
        "equal_load": {"moves_per_s": 1000.0, "p50_ms": 1.0, "p99_ms": 7.0, "cpu_us": 300.0},
        "idle_connections": 5000,
        "kb_per_connection": 13.0,
    },
]


def test_servers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("crashyard.lab.bench.server.bench_server", lambda *_: SERVERS)
    assert crashyard("bench", "server", "--peers", "--json").json == {"results": SERVERS}
    lines = crashyard("bench", "server").out.splitlines()
    assert lines[1].split() == ["crashyard", "8,000", "4.50", "12.25", "60.00", "3.50", "30.50"]
    assert lines[2].split() == ["other", "3,200", "9.00", "40.00", "300", "7.00", "13.00"]
    assert lines[3].startswith("one sync of this disk: p50 1.25 ms, p99 2.5 ms;") and lines[3].endswith("2.8 of them")
    assert lines[4] == "crashyard / other: moves_per_s x 2.5"


def test_nodes(monkeypatch: pytest.MonkeyPatch) -> None:
    figures = {"moves_per_s": 100.0, "p50_ms": 4.5, "p99_ms": 12.0, "nodes_us": 500.0, "postgresql_us": 200.0}
    rows = [{"name": "100/s, one node", "rate": 100.0, **figures, "nats_us": 20.0, "cpu_us": 720.0, "over_first": 1.2}]
    monkeypatch.setattr("crashyard.lab.bench.cluster.bench_cluster", lambda _: rows)
    assert crashyard("bench", "server", "--cluster", "--json").json == {"results": rows}
    lines = crashyard("bench", "server", "--cluster").out.splitlines()
    assert lines[1].split() == ["100/s,", "one", "node", "100", "4.50", "12.00", "500", "200", "20.00", "720", "1.20"]


def test_the_search_has_its_table_and_its_json(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [
        {"name": "cube-attack", "simulations_per_s": 70_000, "over": {"backgammon": 150.0}},
        {"name": "openspiel backgammon", "simulations_per_s": 420},
    ]
    monkeypatch.setattr("crashyard.lab.bench.search.bench_search", lambda *_: rows)
    assert crashyard("bench", "search", "--peers", "--json").json == {"results": rows}
    lines = crashyard("bench", "search").out.splitlines()
    assert lines[1].split() == ["cube-attack", "70,000"]
    assert lines[3] == "cube-attack over openspiel: backgammon x 150.0"


def test_the_environments_have_their_table_and_their_json(monkeypatch: pytest.MonkeyPatch) -> None:
    peer = "pgx backgammon"
    rows = [
        {
            "name": "cube-attack",
            "steps_per_s": 900_000,
            "steps_per_cpu_s": 910_000,
            "batch": [256, 64, 256],
            "over": {peer: 18.2},
            "over_by_cpu": {peer: 20.1},
        },
        {"name": "cube-attack in 2 processes", "steps_per_s": 1_700_000, "batch": [512], "over": {peer: 36.1}},
        {"name": peer, "steps_per_s": 49_450, "steps_per_cpu_s": 45_000, "batch": [256]},
    ]
    monkeypatch.setattr("crashyard.lab.bench.envs.bench_envs", lambda *_: rows)
    assert crashyard("bench", "envs", "--peers", "--json").json == {"results": rows}
    lines = crashyard("bench", "envs").out.splitlines()
    assert lines[1].split() == ["cube-attack", "900,000", "910,000", "64,", "256"]
    assert lines[2].split() == ["cube-attack", "in", "2", "processes", "1,700,000", "-", "512"]
    assert lines[4:] == [
        "cube-attack over pgx backgammon x 18.2 (cpu 20.1)",
        "cube-attack in 2 processes over pgx backgammon x 36.1",
    ]


def test_without_numpy_the_environments_are_refused_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("crashyard.cli.extras.find_spec", lambda _: None)
    run = crashyard("bench", "envs")
    assert run.code == 2
    told = 'bench envs needs numpy. Install the laboratory with: pip install "crashyard[lab]" (in a clone: make lab)'
    tells("needs-package", told, run.err)
