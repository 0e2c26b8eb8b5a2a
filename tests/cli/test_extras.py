"""What works with the games alone, and what is said where an extra is missing."""

import json
import os
import subprocess
import sys
import tomllib
from functools import cache
from importlib.metadata import distribution, packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import crashyard
from crashyard.cli import extras
from tests.cli.running import crashyard as run_crashyard
from tests.refusals import tells

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
OURS = Path(str(crashyard.__file__)).parents[1]
RUN = """
import io, json, sys
from contextlib import redirect_stderr, redirect_stdout
from crashyard.cli.main import main
told = []
for arguments in json.load(sys.stdin):
    with redirect_stdout(io.StringIO()) as out, redirect_stderr(io.StringIO()) as err:
        code = main(arguments)
    told.append([code, out.getvalue(), err.getvalue()])
print(json.dumps(told))
"""
"""Several commands in one process."""


@cache
def needed(name: str) -> frozenset[str]:
    """A package, and those that it needs itself, by their canonical names."""
    found: set[str] = {canonicalize_name(name)}
    for wanted in map(Requirement, distribution(name).requires or []):
        if wanted.marker is None or wanted.marker.evaluate({"extra": ""}):
            found |= needed(wanted.name)
    return frozenset(found)


def link(file: Path, folder: Path) -> None:
    """Packages may share a folder; it is there once."""
    if not (folder / file.name).exists():
        (folder / file.name).symlink_to(file.resolve())


def environment_of(packages: list[str], folder: Path) -> dict[str, str]:
    """The surroundings of a process that finds these packages, what they need and us; nothing else is installed."""
    for name in {name for package in packages for name in needed(Requirement(package).name)}:
        installed = distribution(name)
        for top in {Path(str(file)).parts[0] for file in installed.files or []} - {"..", "__pycache__"}:
            link(Path(str(installed.locate_file(top))), folder)
    if not OURS.is_relative_to(sys.prefix):
        return {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), str(OURS)])}
    for file in (*OURS.glob("*crashyard*"), *OURS.glob("*__mypyc*")):
        link(file, folder)
    return {**os.environ, "PYTHONPATH": str(folder)}


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Where `pip install crashyard` was run, without extras."""
    return environment_of(PROJECT["dependencies"], tmp_path_factory.mktemp("bare"))


def run(surroundings: dict[str, str], *commands: list[str]) -> list[tuple[int, str, str]]:
    """The exit code, stdout and stderr of commands, run one after the other without the packages of this Python."""
    done = subprocess.run(
        [sys.executable, "-S", "-c", RUN],
        input=json.dumps(commands),
        env=surroundings,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return [(code, out, err) for code, out, err in json.loads(done.stdout)]


def test_the_games_need_no_extra(bare: dict[str, str], tmp_path: Path) -> None:
    table, record = str(tmp_path / "table.json"), str(tmp_path / "record.json")
    simulate = ["simulate", "cube-attack", "--players", "2", "--bots", "greedy,beginner", "--games", "1", "--seed", "1"]
    told = run(
        bare,
        ["--version"],
        ["games", "--json"],
        ["rules", "crash-by-crash", "--card"],
        simulate,
        ["position", "new", "cube-attack", "--players", "2", "--seed", "1"],
        ["play", "--terminal", "--seats", "greedy,greedy", "--players", "2", "--seed", "1", "--record", record],
        ["replay", record, "--verify"],
    )
    assert [(code, err) for code, _, err in told if code] == []
    Path(table).write_text(told[4][1], encoding="utf-8")
    assert told[0][1] == f"crashyard {crashyard.__version__}\n"
    legal, shown = run(bare, ["position", "legal", table], ["position", "show", table])
    assert (legal[0], shown[0]) == (0, 0), (legal, shown)


LAB = 'Install the laboratory with: pip install "crashyard[lab]" (in a clone: make lab)'
SERVER = 'Install the server with: pip install "crashyard[server]" (in a clone: make play)'
LIMITS = ["--players", "2", "--games", "2", "--seed", "1"]


def test_what_needs_an_extra_says_so_in_one_sentence(bare: dict[str, str], tmp_path: Path) -> None:
    file = str(tmp_path / "backup.db")
    commands = {
        "crashyard play needs aiosmtplib": ["play"],
        "crashyard serve needs aiosmtplib": ["serve"],
        "bench server needs aiosmtplib": ["bench", "server"],
        "crashyard study needs numpy": ["study", "cube-attack", *LIMITS, "--out", file],
        "crashyard arena needs openskill": ["arena", "cube-attack", "--bots", "greedy,random", *LIMITS],
        "bench envs needs numpy": ["bench", "envs"],
        "--ray needs ray": ["simulate", "cube-attack", "--bots", "random", *LIMITS, "--ray", "auto"],
    }
    for sentence, (code, out, err) in zip(commands, run(bare, *commands.values()), strict=True):
        how = SERVER if "aiosmtplib" in sentence else LAB
        assert (code, out, err) == (2, "", f"{sentence}. {how}\n")
    admin = [["backup", file], ["list"], ["close", "abc"], ["remove", "Ann"], ["password", "Ann"]]
    for code, out, err in run(bare, *(["admin", *arguments] for arguments in admin)):
        assert (code, out, err) == (2, "", f"crashyard admin needs aiosmtplib. {SERVER}\n")
    assert not Path(file).exists()


@pytest.mark.parametrize("module", ["litestar", "argon2"])
def test_a_single_package_that_is_missing_is_named(module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda name: None if name == module else name)
    told = run_crashyard("serve")
    assert told.code == 2
    package = extras.SERVER[module]
    tells(
        "needs-server",
        f'crashyard serve needs {package}. Install the server with: pip install "crashyard[server]" '
        "(in a clone: make play)",
        told.err,
    )


@pytest.mark.parametrize("command", [("serve",), ("think", "--cluster", "nats://127.0.0.1:1")])
def test_what_is_missing_to_trace_is_named(monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda name: None if name == "opentelemetry.sdk" else name)
    monkeypatch.setenv("CRASHYARD_TRACING", "on")
    told = run_crashyard(*command)
    assert told.code == 2
    tells(
        "needs-tracing",
        'CRASHYARD_TRACING=on needs opentelemetry-sdk. Install it with: pip install "crashyard[server,tracing]"',
        told.err,
    )


def test_the_packages_of_the_server_are_those_of_its_extra() -> None:
    declared = {canonicalize_name(Requirement(text).name) for text in PROJECT["optional-dependencies"]["server"]}
    assert {canonicalize_name(name) for name in extras.SERVER.values()} == declared
    for module, package in extras.SERVER.items():
        assert canonicalize_name(package) in map(canonicalize_name, packages_distributions()[module])
