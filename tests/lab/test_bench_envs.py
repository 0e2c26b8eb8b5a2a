"""The benchmark of the environments measures what it says; how fast anything is, is not tested here."""

import os

import pytest

from crashyard.engine import Refusal, games
from crashyard.lab.bench import envs as bench


class Peer:
    """Stands for an environment of others, which are installed only where they are compared."""

    workers = 1

    def __init__(self, game: str, size: int = 1) -> None:
        self.name = f"{type(self).__name__.lower()} {game}"
        self.size = size

    def steps(self) -> int:
        sum(range(1000))
        return 1


class Pgx(Peer):
    pass


class Shimmy(Peer):
    pass


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "ROUNDS", 2)
    monkeypatch.setattr(bench, "SECONDS", 0.001)
    monkeypatch.setattr(bench, "TRIAL", 0.0005)
    monkeypatch.setattr(bench, "OUR_SIZES", (1, 2))
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {0})
    monkeypatch.setattr(bench, "Pgx", Pgx)
    monkeypatch.setattr(bench, "Shimmy", Shimmy)
    monkeypatch.setattr(bench, "find_spec", lambda module: module)


def test_every_game_and_every_peer_has_its_row_and_ours_the_ratios() -> None:
    told: list[tuple[str, int, int]] = []
    rows = bench.bench_envs(peers=True, progress=lambda *step: told.append(step))
    names = [row["name"] for row in rows]
    assert names == [*games(), "pgx backgammon", "shimmy breakthrough"]
    for row, game in zip(rows, games().values(), strict=False):
        assert isinstance(row["steps_per_s"], int) and row["steps_per_s"] > 0
        assert isinstance(row["batch"], list) and len(row["batch"]) == len(game.players)
        for over in (row["over"], row["over_by_cpu"]):
            assert isinstance(over, dict) and list(over) == names[-2:]
    assert rows[-2]["batch"] in [[size] for size in bench.PGX_SIZES]
    assert told[1:] == [(name, done, 2 * len(rows)) for done, name in enumerate(2 * names)]


def test_where_there_are_more_cores_ours_is_measured_on_them_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the clock alone: nobody counts the processor time of other processes."""
    game = games()["crash-by-crash"]
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {0, 1})
    monkeypatch.setattr(bench, "games", lambda: {game.name: game})
    monkeypatch.setattr(bench, "SHARED_SIZES", (2,))
    alone, shared, *others = bench.bench_envs(peers=True, progress=lambda *_: None)
    assert (alone["name"], shared["name"]) == ("crash-by-crash", "crash-by-crash in 2 processes")
    assert shared["batch"] == [2, 2]
    assert shared.keys() == alone.keys() - {"steps_per_cpu_s", "over_by_cpu"}
    assert all("steps_per_cpu_s" in row for row in others)


def test_a_step_is_a_decision_at_every_table() -> None:
    game = next(iter(games().values()))
    assert bench.OurBatch(game, game.players[0], 5, 1).steps() == 5


def test_numbers_of_players_have_equal_shares_of_the_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """100 and 300 steps a second are 150, for half of the steps each."""
    clock = 0.0

    class Timed(Peer):
        def steps(self) -> int:
            nonlocal clock
            clock += self.size / 300
            return 1

    monkeypatch.setattr(bench, "perf_counter", lambda: clock)
    monkeypatch.setattr(bench, "process_time", lambda: 2 * clock)
    rate = bench._rate([Timed("slow", 3), Timed("quick", 1)], 1.0)
    assert (round(rate.clock), round(rate.cpu)) == (150, 75)


def test_without_peers_there_are_no_ratios_and_a_missing_peer_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    assert all("over" not in row for row in bench.bench_envs(peers=False, progress=lambda *_: None))
    monkeypatch.setattr(bench, "find_spec", lambda module: None if module == "shimmy" else module)
    with pytest.raises(Refusal, match="no-peer-environments packages=shimmy"):
        bench.bench_envs(peers=True, progress=lambda *_: None)
