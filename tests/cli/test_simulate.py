"""`crashyard simulate`: its two outputs, its records, and what it refuses. The counting is proved in tests/lab."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from crashyard.lab.outcome import Outcome
from tests.cli.running import Run, crashyard, environment, heed_interrupts, process, refused

FIELDS = [
    "game",
    "players",
    "games",
    "different",
    "errors",
    "capped",
    "decisions",
    "seconds",
    "decisions_per_second",
    "rounds",
    "wins",
    "draws",
]


def simulate(*more: str, players: int = 3, bots: str = "random", games: int = 4, seed: str = "7") -> Run:
    counts = ["--players", str(players), "--bots", bots, "--games", str(games), "--seed", seed]
    return crashyard("simulate", "cube-attack", *counts, *more)


def test_json_has_the_agreed_fields() -> None:
    told = simulate("--json", bots="greedy,random,random").json
    assert list(told) == FIELDS
    assert (told["game"], told["players"], told["games"], told["errors"], told["capped"]) == ("cube-attack", 3, 4, 0, 0)
    assert list(told["rounds"]) == ["mean", "min", "max"]
    assert [(win["seat"], win["bot"]) for win in told["wins"]] == [(0, "greedy"), (1, "random"), (2, "random")]
    assert sum(win["wins"] for win in told["wins"]) + told["draws"] == 4
    assert told["decisions"] > 0 and told["seconds"] > 0


def test_the_text_says_the_same() -> None:
    run = simulate()
    assert run.code == 0
    assert "4 games" in run.out and "errors 0" in run.out and "seat 2 random" in run.out


def test_repeated_games_are_told_first_and_count_once(monkeypatch: pytest.MonkeyPatch) -> None:
    alike = [Outcome(number, 9, 3, (1, 2, 3), course=number % 2) for number in range(10)]
    monkeypatch.setattr("crashyard.lab.simulate.played", lambda *_: iter(alike))
    run = simulate(games=10)
    assert run.out.startswith("only 2 of 10 games differ, since these bots play alike; ")
    assert "seat 0 random            10 wins  100.0% (95 %: 34.2% to 100.0%)" in run.out
    told = simulate("--json", games=10).json
    assert told["different"] == 2 and told["wins"][0]["low"] == pytest.approx(0.3424, abs=1e-4)


def test_one_name_stands_for_all_seats() -> None:
    assert [win["bot"] for win in simulate("--json").json["wins"]] == ["random"] * 3


def test_options_reach_the_game() -> None:
    short = simulate("--json", "--option", "target=16").json["rounds"]["mean"]
    long = simulate("--json", "--option", "target=128").json["rounds"]["mean"]
    assert short < long


def test_cap_stops_games() -> None:
    told = simulate("--json", "--cap", "5").json
    assert told["capped"] == 4 and told["decisions"] == 20
    assert all(win["wins"] == 0 for win in told["wins"])


def test_records_can_be_verified(tmp_path: Path) -> None:
    simulate("--records", "out")
    files = sorted((tmp_path / "out").iterdir())
    assert [file.name for file in files] == [f"game-{number:06d}.json" for number in range(4)]
    for file in files:
        assert crashyard("replay", str(file), "--verify").code == 0
        assert json.loads(file.read_text())["result"] is not None


def test_records_never_overwrite(tmp_path: Path) -> None:
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "precious.json").write_text("mine")
    refused(simulate("--records", "out"), "out", "empty")
    assert [path.name for path in (tmp_path / "out").iterdir()] == ["precious.json"]
    refused(simulate("--records", "out/precious.json"))


def test_records_go_on_with_their_notebook(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keep = ["--resume", "notes", "--records", "out", "--json"]
    simulate(*keep, games=2)
    first = (tmp_path / "out" / "game-000000.json").stat()
    told = simulate(*keep, games=4).json
    assert told["games"] == 4
    assert [file.name for file in sorted((tmp_path / "out").iterdir())] == [f"game-{n:06d}.json" for n in range(4)]
    assert (tmp_path / "out" / "game-000000.json").stat().st_ino == first.st_ino, "it was not played again"
    monkeypatch.chdir(tmp_path / "out")
    assert simulate("--resume", "../notes", "--json").json["decisions"] == told["decisions"]
    refused(simulate("--resume", "../other", "--records", "."), "empty")
    assert not (tmp_path / "other").exists()
    refused(simulate("--resume", "../notes", "--records", ".", seed="8"), "other games")


def test_a_checkpoint_of_another_version_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    simulate("--resume", "notes")
    monkeypatch.setattr("crashyard.version.__version__", "0.0.0")
    refused(simulate("--resume", "notes"), "notes", "another version of Crashyard")


def test_games_of_before_do_not_count_for_the_rate() -> None:
    simulate("--resume", "notes")
    again = simulate("--resume", "notes", "--json").json
    assert again["decisions"] > 0 and again["decisions_per_second"] == 0
    assert "4 games (4 of them before) in 0.0 s" in simulate("--resume", "notes").out


def test_a_failing_bot_is_counted_and_told_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    from crashyard.bots.random import RandomBot

    def fail(*_: object) -> int:
        raise RuntimeError("out of ideas")

    monkeypatch.setattr(RandomBot, "answer", fail)
    run = simulate("--json", games=12)
    assert run.code == 1, "a script that asks whether all went well must hear that it did not"
    assert json.loads(run.out)["errors"] == 12
    assert "Game 0 (seed “7/0”) failed: RuntimeError: out of ideas\n" in run.err
    assert "2 more games failed." in run.err


def test_ctrl_c_tells_what_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    from crashyard.lab import simulate as lab

    play = lab.Plan.play

    def interrupted(plan: lab.Plan, number: int) -> Outcome:
        if number == 2:
            raise KeyboardInterrupt
        return play(plan, number)

    monkeypatch.setattr(lab.Plan, "play", interrupted)
    run = simulate("--json")
    assert run.code == 1
    assert json.loads(run.out)["games"] == 2
    assert run.err == "Stopped after 2 of 4 games.\n"


def endless(notes: Path, workers: str) -> subprocess.Popen[str]:
    """A simulation in a group of its own that has begun to play, and will not end."""
    counts = ["--players", "2", "--bots", "random", "--games", "1000000", "--seed", "s"]
    counts += ["--workers", workers, "--resume", str(notes)]
    running = subprocess.Popen(
        [sys.executable, "-m", "crashyard", "simulate", "cube-attack", *counts, "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(),
        start_new_session=True,
        preexec_fn=heed_interrupts,
    )
    while not notes.exists() or notes.read_bytes().count(b"\n") < 3:
        assert running.poll() is None
        time.sleep(0.05)
    return running


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_stops_every_process_and_what_is_done_stays_done(workers: str, tmp_path: Path) -> None:
    """The keys reach all processes of the group at once, as from a terminal."""
    notes = tmp_path / "notes"
    running = endless(notes, workers)
    os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate(timeout=60)
    assert running.returncode == 1
    assert err.startswith("Stopped after ") and err.count("\n") == 1
    told = json.loads(out)
    assert 0 < told["games"] < 1_000_000 and told["errors"] == 0
    on_disk = notes.read_bytes().count(b"\n") - 1
    assert told["games"] <= on_disk <= told["games"] + 1, "a game is noted before it is counted"


@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGKILL])
def test_workers_do_not_outlive_whoever_started_them(end: signal.Signals, tmp_path: Path) -> None:
    """Their pipes end only with the last of them."""
    running = endless(tmp_path / "notes", "2")
    running.send_signal(end)
    running.communicate(timeout=60)
    assert running.returncode == -end


def test_bots_must_fit_the_seats() -> None:
    refused(simulate(bots="random,random"), "--bots", "2", "3")
    refused(simulate(bots="clever"), "clever", "greedy, random")
    refused(simulate(bots="random,,random"), "greedy, random")


def test_as_a_process_with_workers_it_gives_the_same(tmp_path: Path) -> None:
    arguments = [
        "simulate",
        "cube-attack",
        "--players",
        "2",
        "--bots",
        "random",
        "--games",
        "12",
        "--seed",
        "s",
        "--json",
    ]
    alone, shared = process(*arguments).json, process(*arguments, "--workers", "2", "--records", "out").json
    for told in (alone, shared):
        del told["seconds"], told["decisions_per_second"]
    assert alone == shared
    assert len(list((tmp_path / "out").iterdir())) == 12
