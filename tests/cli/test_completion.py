"""Shell completion: the scripts, and what they complete."""

import shutil
import subprocess

import pytest

from crashyard.bots.registry import bots
from crashyard.cli.commands.completion import SHELLS
from tests.cli.running import crashyard, process


@pytest.mark.parametrize("shell", SHELLS)
def test_every_shell_has_a_script(shell: str) -> None:
    run = crashyard("completion", shell)
    assert run.code == 0
    assert f"_CRASHYARD_COMPLETE={shell}_complete" in run.out


@pytest.mark.parametrize("shell", SHELLS)
def test_the_script_is_good_shell(shell: str) -> None:
    program = shutil.which(shell)
    if program is not None:
        script = crashyard("completion", shell).out
        done = subprocess.run([program, "-n"], input=script, capture_output=True, text=True, timeout=20, check=False)
        assert (done.returncode, done.stderr) == (0, "")


def completed(monkeypatch: pytest.MonkeyPatch, *words: str) -> list[str]:
    """What bash is told for these words, the last of which is being typed."""
    monkeypatch.setenv("_CRASHYARD_COMPLETE", "bash_complete")
    monkeypatch.setenv("COMP_WORDS", " ".join(["crashyard", *words]))
    monkeypatch.setenv("COMP_CWORD", str(len(words)))
    run = crashyard()
    assert run.code == 0 and run.err == ""
    return [line.partition(",")[2] for line in run.out.splitlines()]


def test_commands_are_completed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert completed(monkeypatch, "") == [
        "play",
        "serve",
        "think",
        "games",
        "rules",
        "lessons",
        "simulate",
        "arena",
        "study",
        "sweep",
        "worth",
        "learn",
        "position",
        "replay",
        "bench",
        "admin",
        "completion",
    ]
    assert completed(monkeypatch, "position", "") == ["new", "show", "legal", "play"]
    assert completed(monkeypatch, "simulate", "--wo") == ["--workers"]


def test_games_bots_languages_and_options_are_completed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert completed(monkeypatch, "play", "cube") == ["cube-attack"]
    assert completed(monkeypatch, "lessons", "cube-attack", "o") == ["orbits"]
    assert completed(monkeypatch, "simulate", "cube-attack", "--bots", "") == list(bots())
    assert completed(monkeypatch, "simulate", "cube-attack", "--bots", "greedy,r") == ["greedy,random"]
    assert completed(monkeypatch, "play", "--seats", "m") == ["me"]
    assert completed(monkeypatch, "play", "--language", "") == ["en", "de", "es"]
    assert completed(monkeypatch, "play", "cube-attack", "--option", "marker=") == ["marker=stays", "marker=passes"]
    assert {"rounds=3", "target=64"} <= set(completed(monkeypatch, "play", "--option", ""))
    assert completed(monkeypatch, "completion", "z") == ["zsh"]


def test_files_are_left_to_the_shell(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("_CRASHYARD_COMPLETE", "bash_complete")
    monkeypatch.setenv("COMP_WORDS", "crashyard replay ")
    monkeypatch.setenv("COMP_CWORD", "2")
    assert crashyard().out == "file,\n"


def test_bash_completes_with_the_real_command() -> None:
    bash = shutil.which("bash")
    assert bash is not None
    run = process(_CRASHYARD_COMPLETE="bash_complete", COMP_WORDS="crashyard ga", COMP_CWORD="1")
    assert run.out == "plain,games\n"
