"""Bad input: one sentence on stderr that says what is wrong and what would be right, exit code 2, nothing written."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import crashyard, environment, process, refused, write
from tests.cli.test_position import STATE

SIMULATE = ["simulate", "cube-attack", "--players", "2", "--bots", "random", "--games", "1", "--seed", "1"]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["simulat"], ["simulat", "“simulate”", "play, serve, think, games, rules, lessons", "bench, admin"]),
        (["cube-attack"], ["“play cube-attack”"]),
        (["zzz"], ["zzz", "play, serve"]),
        (["position"], ["new, show, legal, play"]),
        (["position", "shwo"], ["“show”"]),
        (["bench"], ["engine"]),
        (["games", "--jsno"], ["--jsno", "--json"]),
        (["games", "-x"], ["-x", "--json"]),
        (["games", "--json=yes"], ["--json", "no value"]),
        (["games", "all"], ["all", "crashyard games"]),
        (["--verison"], ["--verison"]),
        (["simulate"], ["GAME"]),
        (["simulate", "chess"], ["chess", "cube-attack"]),
        (["simulate", "cube-attack"], ["--players"]),
        ([*SIMULATE, "--games"], ["--games", "value"]),
        ([*SIMULATE, "--games", "0"], ["--games", "0"]),
        ([*SIMULATE, "--games", "many"], ["--games", "many", "1.."]),
        ([*SIMULATE, "--games", "1e3"], ["--games", "1e3"]),
        ([*SIMULATE, "--games", "99999999999999999999"], ["--games"]),
        ([*SIMULATE, "--players", "٣"], ["--players"]),
        ([*SIMULATE, "--workers", "-1"], ["--workers", "-1"]),
        ([*SIMULATE, "--seed", "\ud800"], ["--seed"]),
        ([*SIMULATE, "--option", "target"], ["target", "name=value"]),
        ([*SIMULATE, "--ray", "x"], ["--ray"]),
        ([*SIMULATE, "--resume", "."], ["cannot be written"]),
        ([*SIMULATE, "--resume", "nul\0"], ["cannot be written"]),
        (["position", "new", "cube-attack", "--players", "1"], ["2..6"]),
        (["position", "new", "cube-attack", "--option", "board=moon"], ["board", "moon", "galaxy-6, auto"]),
        (["position", "new", "cube-attack", "--option", "target=ten"], ["ten", "16..128"]),
        (["completion", "tcsh"], ["tcsh", "bash, zsh, fish"]),
        (["completion"], ["SHELL"]),
        (["replay"], ["RECORD"]),
        (["replay", "x", "--upto", "-1"], ["--upto"]),
        (["serve", "--port", "x"], ["--port", "x"]),
    ],
)
def test_the_command_line(arguments: list[str], words: list[str], tmp_path: Path) -> None:
    refused(crashyard(*arguments), *words)
    assert list(tmp_path.iterdir()) == []


def _broken_files(folder: Path) -> dict[str, str]:
    """Files that nothing can be read from, by what the sentence must say."""
    (folder / "latin").write_bytes(b'{"game": "\xe4"}')
    (folder / "huge").write_bytes(b" " * (16 * 1024 * 1024 + 1))
    return {
        str(folder / "missing"): "There is no",
        str(folder): "folder",
        str(folder / "latin"): "UTF-8",
        str(folder / "huge"): "16 MB",
        str(folder / ("x" * 300)): "cannot be read",
        "nul\0": "cannot be read",
        write(folder / "empty", ""): "JSON",
        write(folder / "cut", '{"game": "cube-attack", '): "line 1",
        write(folder / "nan", '{"x": NaN}'): "is not a readable number",
        write(folder / "twice", '{"x": 1, "x": 2}'): "twice",
        write(folder / "deep", "[" * 100_000): "nested too deeply",
        write(folder / "list", []): "JSON object",
        write(folder / "nothing", {}): "game",
        write(folder / "chess", {"game": "chess", "record": "chess"}): "chess",
    }


@pytest.mark.parametrize(
    "command",
    [["position", "show"], ["position", "legal"], ["position", "play"], ["replay"]],
    ids=lambda command: " ".join(command),
)
def test_files(command: list[str], tmp_path: Path) -> None:
    for file, word in _broken_files(tmp_path).items():
        run = crashyard(*command, file)
        refused(run)
        if command[0] == "position":
            assert word in run.err, (file, run.err)


def test_an_unreadable_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = write(tmp_path / "locked.json", STATE)

    def locked(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", locked)
    refused(crashyard("position", "show", file), "locked.json", "Permission denied")


def _impossible() -> list[tuple[dict[str, Any], list[str]]]:
    cubes = STATE["cubes"]
    return [
        ({"reserve": [19, 18]}, ["20", "section 3"]),
        ({"cubes": [*cubes, {"seat": 0, "at": "C1"}]}, ["20", "section 3"]),
        ({"cubes": [*cubes[:3], {"seat": 1, "at": "Z9"}]}, ["Z9", "S0"]),
        ({"cubes": [*cubes[:3], {"seat": 1, "at": "S0"}]}, ["S1", "R11"]),
        ({"cubes": [*cubes[:3], {"seat": 1, "at": "S1", "weapon": "long"}]}, ["R14"]),
        ({"cubes": [*cubes[:3], {"seat": 5, "at": "S1"}]}, ["seat", "0..1"]),
        ({"active": 7}, ["active", "0..1"]),
        ({"left": 3}, ["left"]),
        ({"board": "galaxy-9"}, ["galaxy-2"]),
        ({"players": 1}, ["2..6"]),
        ({"options": {"speed": 1}}, ["speed", "target"]),
        ({"colour": "red"}, ["colour"]),
        ({"format": 99}, ["99"]),
        ({"scores": [1]}, ["scores"]),
        ({"scores": [1, True]}, ["scores"]),
    ]


@pytest.mark.parametrize(("changes", "words"), _impossible(), ids=lambda value: str(value)[:40])
def test_positions_that_cannot_be(changes: dict[str, Any], words: list[str]) -> None:
    refused(crashyard("position", "legal", "-", stdin=json.dumps(STATE | changes)), *words)


def test_an_action_after_the_end() -> None:
    over = json.dumps(STATE | {"over": True, "winners": [0]})
    for arguments in (["end_turn"], ["end_turn", "--seat", "1"], ["resign"]):
        refused(crashyard("position", "play", "-", *arguments, stdin=over), "section 8")


def test_sentences_never_carry_what_a_terminal_obeys(tmp_path: Path) -> None:
    evil = "\x1b]0;owned\x07\x1b[2J\nsecond line"
    for arguments in (["position", "show", evil], [evil], ["games", evil], ["simulate", evil], [f"--{evil}"]):
        run = crashyard(*arguments)
        refused(run)
        assert "\x1b" not in run.err and "\x07" not in run.err
    run = crashyard("position", "show", "-", stdin=json.dumps({"game": evil}))
    refused(run)
    assert "\x1b" not in run.err


def test_every_language_refuses_in_its_own_words(monkeypatch: pytest.MonkeyPatch) -> None:
    sentences = set()
    for language in ("en", "de", "es"):
        monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
        run = crashyard("simulat")
        refused(run, "simulate")
        sentences.add(run.err)
    assert len(sentences) == 3


def test_the_language_option_counts_for_the_refusal_too() -> None:
    refused(crashyard("play", "chess", "--language", "de"), "gibt es")


def test_as_a_process() -> None:
    run = process("simulat")
    refused(run, "simulate")


@pytest.mark.parametrize(
    "arguments",
    [
        ["position", "show", ""],
        ["replay", ""],
        ["play", "--record", ""],
        ["simulate", "cube-attack", "--players=2", "--bots=random", "--games=1", "--seed=1", "--records", ""],
    ],
    ids=" ".join,
)
def test_a_file_needs_a_name(arguments: list[str]) -> None:
    refused(crashyard(*arguments), "an empty one")


def little_room(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the command where a file may have at most 512 or 1024 bytes, as the shell counts."""
    command = [sys.executable, "-m", "crashyard", *arguments]
    return subprocess.run(
        ["/bin/sh", "-c", 'ulimit -f 1; exec "$@"', "sh", *command],
        capture_output=True,
        text=True,
        env=environment(LANG="C.UTF-8", PYTHONDONTWRITEBYTECODE="1"),
        timeout=60,
    )


@pytest.mark.parametrize("workers", ["1", "2"])
def test_records_that_do_not_fit_on_the_disk_are_refused(tmp_path: Path, workers: str) -> None:
    bots = ["--players=2", "--bots=random", "--games=4", "--seed=1"]
    done = little_room("simulate", "cube-attack", *bots, "--workers", workers, "--records", str(tmp_path))
    assert done.returncode == 2 and done.stdout == ""
    assert "cannot be written: File too large" in done.stderr and done.stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_record_that_does_not_fit_on_the_disk_leaves_nothing_behind(tmp_path: Path) -> None:
    done = little_room("play", "--seats=random,random", "--seed=1", "--record", str(tmp_path / "record.json"))
    assert done.returncode == 2 and "cannot be written" in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_pictures_that_do_not_fit_on_the_disk_leave_nothing_half_written(tmp_path: Path) -> None:
    table = write(tmp_path / "table.json", crashyard("position", "new", "cube-attack", "--seed", "1").out)
    done = little_room("position", "show", table, "--svg", str(tmp_path / "table.svg"))
    assert done.returncode == 2 and "cannot be written" in done.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["table.json"]


def test_output_that_cannot_be_written_is_no_mistake_of_ours() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "crashyard", "games"],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            env=environment(LANG="C.UTF-8"),
            timeout=60,
        )
    assert done.returncode == 1
    assert done.stderr == "This machine does not let crashyard continue: No space left on device.\n"
