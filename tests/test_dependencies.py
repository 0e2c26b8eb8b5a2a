"""What the source imports is declared where it is needed, and pinned: nothing is there only because others need it."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
OURS = {"bench", "crashyard", "tests", "setup"}
BUILD = {"mypy", "mypyc", "setuptools"}
"""What `setup.py` needs stands under `build-system`."""
FOR_READERS = frozenset({"httpx", "sb3-contrib", "skrl", "stable-baselines3", "torch"})
"""What examples tell their readers to install."""
SERVER = ("src/crashyard/server", "src/crashyard/cli/database.py", "src/crashyard/lab/bench")
"""Where the packages of the server may be imported."""
LABORATORY = ("src/crashyard/envs", "src/crashyard/lab", "examples")
"""Where the packages of the laboratory may be imported."""
LOCKS = {"": "base", "server": "play"}
"""The locks that are not called like their extra."""
PEERS = ("src/crashyard/lab/bench/engine", "src/crashyard/lab/bench/envs")
"""Where that is compared which only `make bench` installs."""


def canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


@cache
def declared(extra: str = "") -> frozenset[str]:
    """The packages that are asked for, by their canonical names."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = project["optional-dependencies"][extra] if extra else project["dependencies"]
    return frozenset(canonical(re.split(r"[\[<>=!~; ]", text)[0]) for text in wanted)


@cache
def locked(name: str) -> str:
    return (ROOT / "locks" / f"{name}.txt").read_text(encoding="utf-8")


@cache
def providers() -> dict[str, list[str]]:
    return {module: [canonical(name) for name in names] for module, names in packages_distributions().items()}


def imported(source: str) -> set[str]:
    """The top of every module that some source imports, also where it does so late or by name."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module)
        elif isinstance(node, ast.Call) and node.args and _called(node.func) in ("import_module", "find_spec"):
            named = node.args[0]
            if isinstance(named, ast.Constant) and isinstance(named.value, str):
                found.add(named.value)
    return {name.partition(".")[0] for name in found} - sys.stdlib_module_names - OURS


def _called(function: ast.expr) -> str:
    return (
        function.id if isinstance(function, ast.Name) else function.attr if isinstance(function, ast.Attribute) else ""
    )


def sources() -> Iterator[Path]:
    for folder in ("src", "tests", "examples"):
        yield from sorted((ROOT / folder).rglob("*.py"))


def allowed(path: str) -> frozenset[str]:
    """What a file may import: what the games need, and what is installed where the file is run."""
    found = declared()
    if path.startswith((*SERVER, "tests")):
        found |= declared("server") | declared("tracing")
    if path.startswith((*LABORATORY, "tests")):
        found |= declared("lab")
    if path.startswith("examples"):
        found |= FOR_READERS
    if path.startswith((*PEERS, "tests")):
        found |= declared("peers")
    if path.startswith("tests"):
        found |= declared("test")
    return found


def undeclared(path: str, source: str) -> set[str]:
    """The modules that a file imports without a right to."""
    able = allowed(path)
    return {name for name in imported(source) if not able & set(providers().get(name, [canonical(name)]))}


def test_every_imported_package_is_declared() -> None:
    files = list(sources())
    assert len(files) > 300
    names = [str(path.relative_to(ROOT)) for path in files]
    found = {name: undeclared(name, path.read_text(encoding="utf-8")) for name, path in zip(names, files, strict=True)}
    assert {name: modules for name, modules in found.items() if modules} == {}


def test_the_build_asks_for_what_it_imports() -> None:
    assert imported((ROOT / "setup.py").read_text(encoding="utf-8")) <= BUILD
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["build-system"]["requires"]
    assert {"mypy", "setuptools"} <= {re.split(r"[\[<>=]", text)[0] for text in wanted}


@pytest.mark.parametrize("extra", ["", "server", "tracing", "lab", "peers", "test"])
def test_what_is_declared_is_pinned_and_explained(extra: str) -> None:
    lock = locked(LOCKS.get(extra, extra))
    page = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")
    explained = {canonical(word) for word in re.findall(r"[\w.-]+", page)}
    assert declared(extra)
    assert not {name for name in declared(extra) if not re.search(rf"^{re.escape(name)}(\[|==)", lock, re.MULTILINE)}
    assert not declared(extra) - explained


@pytest.mark.parametrize(
    ("path", "source", "missing"),
    [
        ("src/crashyard/faces/a.py", "import numpy", {"numpy"}),
        ("src/crashyard/lab/a.py", "import numpy", set()),
        ("src/crashyard/lab/a.py", "import litestar", {"litestar"}),
        ("src/crashyard/bots/a.py", "import openskill", {"openskill"}),
        ("src/crashyard/server/a.py", "import litestar", set()),
        ("src/crashyard/lab/a.py", "def late():\n    from pytest import raises", {"pytest"}),
        ("src/crashyard/cli/a.py", "import_module('pyspiel')", {"pyspiel"}),
        ("src/crashyard/cli/a.py", "import json, click, crashyard.engine", set()),
        ("tests/a.py", "import no_such_package.part", {"no_such_package"}),
    ],
)
def test_an_undeclared_package_would_be_found(path: str, source: str, missing: set[str]) -> None:
    assert undeclared(path, source) == missing
