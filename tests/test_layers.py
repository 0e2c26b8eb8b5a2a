"""The walls of the house: nothing imports what stands on it or goes round in circles, and no folder grows wild.

Every import counts, also one inside a function or one for types only: a reader has to follow it all the same.
"""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import crashyard

FOLDER = Path(str(crashyard.__file__)).parent

KNOWS = {
    "engine": {"games"},
    "faces": {"engine"},
    "games": {"engine", "faces"},
    "bots": {"engine"},
    "envs": {"engine", "faces", "bots"},
    "lab": {"engine", "bots", "envs", "faces"},
    "server": {"engine", "faces", "bots"},
}
"""The other layers that each may import; the registry of the engine looks for games, and names none."""

EVERYBODY = {"version"}
"""What every layer may import."""

IN_THE_SERVER: dict[str, set[str]] = {
    "storage": set(),
    "cluster": {"storage"},
    "accounts": {"storage"},
    "tables": {"storage", "accounts"},
    "streams": {"storage", "tables"},
    "workers": {"cluster", "tables"},
    "registry": {"storage", "accounts", "tables", "streams", "workers"},
    "nodes": {"cluster", "storage", "accounts", "tables", "streams", "workers", "registry", "notifications"},
    "notifications": {"storage", "accounts", "tables", "streams"},
    "http": {
        "nodes",
        "cluster",
        "storage",
        "accounts",
        "tables",
        "streams",
        "workers",
        "registry",
        "notifications",
        "removal",
        "services",
    },
}
"""What the folders of the server may import of each other; what they all share lies beside them (`SHARED`)."""

SHARED = {"background", "logs", "metrics", "reach", "settings", "sources", "translation"}

IN_A_GAME: dict[str, set[str]] = {
    "rules": set(),
    "heuristics": {"rules"},
    "forms": {"rules"},
    "faces": {"rules", "forms"},
    "data": set(),
    "position": {"rules", "heuristics", "forms"},
    "game": {"rules", "heuristics", "forms", "faces", "position"},
}
"""What the parts of a game may import of each other: rules know neither bots nor files nor pictures."""

MANY = {
    "cli/commands": "one module a command, and there are 16 commands",
    "games/crash_and_grab/rules/decisions": "one module a decision, and there are 16 decisions",
    "games/crash_and_grab/rules/upgrades/cards": "one module a card, and there are 23 cards",
    "games/crash_by_crash/rules/cards": "one module a card, and there are 13 kinds",
}
"""Folders of more than `MOST_FILES` files, each with the reason."""

MOST_FILES = 15


def name_of(path: Path) -> str:
    """The name under which a file is imported."""
    return ".".join(("crashyard", *path.relative_to(FOLDER).with_suffix("").parts)).removesuffix(".__init__")


@cache
def modules() -> dict[str, Path]:
    return {name_of(path): path for path in sorted(FOLDER.rglob("*.py"))}


def imported(path: Path) -> Iterator[str]:
    """Every module of ours that a file imports, wherever in it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        else:
            continue
        for name in names:
            if name.startswith("crashyard"):
                yield name if name in modules() else name.rpartition(".")[0]


@cache
def imports() -> dict[str, frozenset[str]]:
    """Which modules each imports; the packages around a module do not count."""
    return {name: frozenset(imported(path)) - {name} for name, path in modules().items()}


@pytest.mark.parametrize("layer", KNOWS)
def test_a_layer_knows_only_what_lies_below(layer: str) -> None:
    inside = [name for name in imports() if name.startswith(f"crashyard.{layer}.")]
    assert inside
    for name in inside:
        layers = {other.split(".")[1] for other in imports()[name] if other.count(".") > 0}
        assert layers <= KNOWS[layer] | {layer} | EVERYBODY, name


def test_no_generic_module_names_a_game() -> None:
    for name, others in imports().items():
        if not name.startswith("crashyard.games."):
            assert not [other for other in others if other.startswith("crashyard.games.")], name


@pytest.mark.parametrize("part", IN_THE_SERVER)
def test_a_folder_of_the_server_knows_only_what_lies_below(part: str) -> None:
    package = "crashyard.server"
    inside = [name for name in imports() if name == f"{package}.{part}" or name.startswith(f"{package}.{part}.")]
    assert inside
    for name in inside:
        parts = {other.split(".")[2] for other in imports()[name] if other.startswith(f"{package}.")}
        assert parts <= IN_THE_SERVER[part] | {part} | SHARED, name


def test_what_the_folders_of_the_server_share_knows_none_of_them() -> None:
    for name in SHARED:
        known = {other for other in imports()[f"crashyard.server.{name}"] if other.startswith("crashyard.server.")}
        assert known <= {f"crashyard.server.{other}" for other in SHARED}, name


def games() -> list[str]:
    return sorted(path.parent.name for path in FOLDER.glob("games/*/game.py"))


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("part", IN_A_GAME)
def test_a_part_of_a_game_knows_only_what_lies_below(game: str, part: str) -> None:
    package = f"crashyard.games.{game}"
    for name, others in imports().items():
        if name == f"{package}.{part}" or name.startswith(f"{package}.{part}."):
            parts = {other.removeprefix(f"{package}.").split(".")[0] for other in others if other.startswith(package)}
            assert parts <= IN_A_GAME[part] | {part}, name


@pytest.mark.parametrize("game", games())
def test_a_game_has_the_folders_that_all_games_have(game: str) -> None:
    folder = FOLDER / "games" / game
    known = {*IN_A_GAME, "__init__"}
    assert {
        path.stem for path in folder.iterdir() if path.name != "__pycache__" and path.suffix in ("", ".py")
    } <= known


def test_no_game_knows_another() -> None:
    for name, others in imports().items():
        if name.startswith("crashyard.games."):
            own = ".".join(name.split(".")[:3])
            assert not [other for other in others if other.startswith("crashyard.games.") and not other.startswith(own)]


def circles() -> list[list[str]]:
    """The modules that import each other in a circle, by Tarjan's algorithm for strongly connected components."""
    graph = imports()
    index: dict[str, int] = {}
    lowest: dict[str, int] = {}
    path: list[str] = []
    found: list[list[str]] = []

    def visit(name: str) -> None:
        index[name] = lowest[name] = len(index)
        path.append(name)
        for other in sorted(graph[name]):
            if other not in index:
                visit(other)
                lowest[name] = min(lowest[name], lowest[other])
            elif other in path:
                lowest[name] = min(lowest[name], index[other])
        if lowest[name] == index[name]:
            circle = path[path.index(name) :]
            del path[path.index(name) :]
            if len(circle) > 1:
                found.append(sorted(circle))

    for name in graph:
        if name not in index:
            visit(name)
    return found


def test_no_modules_import_each_other_in_a_circle() -> None:
    assert circles() == []


@pytest.mark.parametrize("suffix", [".py", ".js"])
def test_no_folder_grows_wild(suffix: str) -> None:
    counted: dict[str, int] = {}
    for path in FOLDER.rglob(f"*{suffix}"):
        folder = str(path.parent.relative_to(FOLDER))
        counted[folder] = counted.get(folder, 0) + (path.name != "__init__.py")
    assert counted
    too_many = {folder for folder, files in counted.items() if files > MOST_FILES}
    assert too_many <= MANY.keys(), "a wall is missing, or a reason"
