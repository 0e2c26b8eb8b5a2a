"""`crashyard bench engine`: the wiring. What is measured is proved in tests/lab."""

from collections.abc import Callable

import pytest

from tests.cli.running import crashyard

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

    monkeypatch.setattr("crashyard.cli.bench.bench_engine", bench_engine)
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
