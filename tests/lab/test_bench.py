"""The benchmark measures what it says; how fast anything is, is not tested here."""

import gc
from collections.abc import Iterator

import pytest

from crashyard.engine import Refusal, games
from crashyard.lab.bench import engine as bench


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(bench, "ROUNDS", 2)
    monkeypatch.setattr(bench, "PLAY_SECONDS", 0.01)
    monkeypatch.setattr(bench, "COPIES", 100)
    monkeypatch.setattr(bench, "KEPT", 20_000)
    monkeypatch.setattr(bench.OpenSpielEngine, "ROLLOUTS", 40)
    gc.freeze()  # it collects garbage between measurements, which takes long with all that other tests have left
    yield
    gc.unfreeze()


def test_every_game_and_every_peer_has_its_row() -> None:
    told: list[tuple[str, int, int]] = []
    rows = bench.bench_engine(peers=True, progress=lambda *step: told.append(step))
    names = [row["name"] for row in rows]
    assert names == [*games(), *(f"openspiel {peer}" for peer in bench.PEERS)]
    for row in rows:
        for figure in ("inside_per_s", "driven_per_s", "copy_us", "bytes"):
            value = row[figure]
            assert isinstance(value, int | float)
            assert value > 0
    reference = next(row for row in rows if row["name"] == bench.REFERENCE)
    assert reference["ratios"] == {"inside_per_s": 1.0, "driven_per_s": 1.0, "copy_us": 1.0}
    for row in rows:
        over = row["inside_over"]
        assert isinstance(over, dict)
        assert list(over) == list(bench.PEERS)
        assert over["breakthrough"] == 1.0 or row is not reference
    assert told == [(name, done, 3 * len(rows)) for done, name in enumerate(3 * names)]


def test_without_peers_there_are_no_ratios() -> None:
    rows = bench.bench_engine(peers=False, progress=lambda *_: None)
    assert [row["name"] for row in rows] == list(games())
    assert all("ratios" not in row and "inside_over" not in row for row in rows)


def test_a_missing_peer_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "find_spec", lambda _: None)
    with pytest.raises(Refusal, match="no-peer"):
        bench.bench_engine(peers=True, progress=lambda *_: None)


def test_openspiel_rollouts_are_as_long_as_the_driven_games() -> None:
    peer = bench.OpenSpielEngine("connect_four")
    lengths = [peer.play_driven() for _ in range(300)]
    mean = sum(lengths) / len(lengths)
    assert peer.play_inside() / peer.ROLLOUTS == pytest.approx(mean, rel=0.1)
