"""The command as a whole: help, versions, languages, mistakes of ours, broken pipes."""

import ast
import io
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import crashyard.cli
from crashyard import __version__
from crashyard.cli.speech import language_of, one_line, words_of
from crashyard.engine import find_game
from crashyard.faces.words import LANGUAGES
from tests.cli.running import crashyard as run_crashyard
from tests.cli.running import environment, process


@pytest.mark.parametrize(
    "path",
    [
        [],
        ["play"],
        ["serve"],
        ["admin"],
        ["admin", "backup"],
        ["admin", "list"],
        ["admin", "close"],
        ["admin", "remove"],
        ["admin", "reports"],
        ["admin", "mute"],
        ["admin", "nodes"],
        ["admin", "drain"],
        ["games"],
        ["simulate"],
        ["position"],
        ["position", "new"],
        ["position", "show"],
        ["position", "legal"],
        ["position", "play"],
        ["replay"],
        ["bench"],
        ["bench", "engine"],
        ["bench", "server"],
        ["bench", "search"],
        ["bench", "envs"],
        ["completion"],
    ],
    ids=" ".join,
)
@pytest.mark.parametrize("flag", ["--help", "-h"])
def test_every_command_has_help(path: list[str], flag: str) -> None:
    run = run_crashyard(*path, flag)
    assert run.code == 0 and run.err == ""
    assert run.out.startswith(" ".join(["Usage: crashyard", *path]))
    assert "\x08" not in run.out and "\\b" not in run.out


def test_the_version() -> None:
    assert run_crashyard("--version").out == f"crashyard {__version__}\n"


def test_python_m_is_the_same_command() -> None:
    assert process("--version").out == f"crashyard {__version__}\n"
    assert process("nonsense").code == 2


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "es_ES"}, "es"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "es"}, "es"),
        ({"LANG": "de", "LC_ALL": ""}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "desktop"}, "en"),
    ],
)
def test_the_language_of_the_system(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_a_mistake_of_ours_is_one_sentence_and_exit_code_1(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("crashyard.cli.commands.games.games", lambda: 1 // 0)
    run = run_crashyard("games")
    assert run.code == 1 and run.out == ""
    assert run.err.count("\n") == 1
    assert "ZeroDivisionError" in run.err and "CRASHYARD_DEBUG" in run.err
    monkeypatch.setenv("CRASHYARD_DEBUG", "1")
    assert "Traceback" in run_crashyard("games").err


def test_a_reader_that_goes_away_is_no_mistake() -> None:
    command = f"{sys.executable} -m crashyard position new cube-attack --players 6 | true; echo ${{PIPESTATUS[0]}}"
    done = subprocess.run(
        ["/bin/bash", "-c", command], capture_output=True, text=True, timeout=60, check=False, env=environment()
    )
    assert done.stderr == ""
    assert done.stdout in ("0\n", "1\n")


def test_a_terminal_that_knows_few_letters_still_gets_its_table() -> None:
    run = process("play", "--seed", "a", PYTHONIOENCODING="ascii")
    assert run.code == 0 and run.err == ""


def test_closed_streams_are_no_mistake() -> None:
    program = f"{sys.executable} -m crashyard"
    command = f"{program} play --terminal <&- ; {program} games --json >&- 2>&-; echo $?"
    done = subprocess.run(
        ["/bin/bash", "-c", command], capture_output=True, text=True, timeout=60, check=False, env=environment()
    )
    assert done.stderr == ""
    assert done.stdout.endswith("You have left the game.\n0\n")


def test_one_line_is_one_line() -> None:
    assert one_line("a\n b\t\x1b[1mc\x00") == "a b \N{REPLACEMENT CHARACTER}[1mc\N{REPLACEMENT CHARACTER}"


def _keys() -> Iterator[tuple[str, str]]:
    """Every message that the command asks for by its name, with the file that does."""
    folder = Path(crashyard.cli.__file__).parent
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                key = node.args[0].value
                if name in ("say", "Refusal") and isinstance(key, str):
                    yield (f"refusal-{key}" if name == "Refusal" else key), path.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_exists_in_every_language(language: str) -> None:
    words = words_of(language, find_game("cube-attack"))
    asked = set(_keys())
    assert len(asked) > 30
    assert [key for key in asked if not words.has(key[0])] == []


def test_the_languages_have_the_same_messages() -> None:
    folder = Path(crashyard.cli.__file__).parent / "words"
    keys = []
    for language in LANGUAGES:
        text = io.StringIO((folder / f"{language}.ftl").read_text(encoding="utf-8"))
        keys.append([line.split(" = ")[0] for line in text if line[:1].isalpha()])
    assert keys[0] == keys[1] == keys[2]
