"""The benchmark of the search measures what it says; how fast anything is, is not tested here."""

import pytest

from crashyard.engine import Refusal, games
from crashyard.lab.bench import search as bench


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "ROUNDS", 2)
    monkeypatch.setattr(bench, "SIMULATIONS", 3)
    monkeypatch.setattr(bench, "POSITIONS", 1)
    monkeypatch.setattr(bench.OpenSpielSearch, "SIMULATIONS", 3)


def test_every_game_and_every_peer_has_its_row_and_ours_the_ratios() -> None:
    told: list[tuple[str, int, int]] = []
    rows = bench.bench_search(peers=True, progress=lambda *step: told.append(step))
    names = [row["name"] for row in rows]
    assert names == [*games(), *(f"openspiel {peer}" for peer in bench.PEERS)]
    for row in rows:
        rate = row["simulations_per_s"]
        assert isinstance(rate, int) and rate > 0
    for row in rows[: len(games())]:
        over = row["over"]
        assert isinstance(over, dict) and list(over) == list(bench.PEERS)
    assert told == [(name, done, 2 * len(rows)) for done, name in enumerate(2 * names)]


def test_a_search_makes_as_many_simulations_as_it_says() -> None:
    game = next(iter(games().values()))
    assert bench.OurSearch(game).search() == 3 * len(game.players)


def test_without_peers_there_are_no_ratios_and_a_missing_peer_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    assert all("over" not in row for row in bench.bench_search(peers=False, progress=lambda *_: None))
    monkeypatch.setattr(bench, "find_spec", lambda _: None)
    with pytest.raises(Refusal, match="no-peer"):
        bench.bench_search(peers=True, progress=lambda *_: None)
