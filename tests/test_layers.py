"""The walls between the parts: nothing imports what stands on it or goes round in circles, and no folder grows wild.

Every import counts, also one inside a function or one for types only: a reader has to follow it all the same.
"""

import ast
import re
from collections import defaultdict
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
    "server": {"engine", "faces", "bots", "lab"},
    "web": set(),
    "cli": {"engine", "faces", "bots", "lab", "server"},
    "picture": {"engine", "faces"},
    "play": {"engine", "faces", "bots", "picture"},
    "simulation": {"engine", "bots", "lab"},
    "version": set(),
    "crashyard": {"engine", "bots", "lab", "picture", "play", "simulation"},
    "__main__": {"cli"},
}
"""The other layers that each may import; the registry of the engine looks for games, and names none.

Every module belongs to one: that of its folder, its own if it lies beside them, or `crashyard`, which is what the
package offers to whoever imports it, and which nobody in here does.
"""

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
    "removal": {"accounts", "tables", "registry"},
    "studies": {"workers"},
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
        "studies",
        "removal",
    },
}
"""What the folders of the server may import of each other; what they all share lies beside them (`SHARED`)."""

SHARED = {
    "background",
    "fair_turns",
    "logs",
    "metrics",
    "otel",
    "reach",
    "settings",
    "sources",
    "tracing",
    "translation",
}

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

MOST_FILES = 15

MANY = {
    "src/crashyard/cli/commands": "one module a command, and there are 16 commands",
    "src/crashyard/games/crash_and_grab/rules/decisions": "one module a decision, and there are 16 decisions",
    "src/crashyard/games/crash_and_grab/rules/upgrades/cards": "one module a card, and there are 23 cards",
    "src/crashyard/games/crash_by_crash/rules/cards": "one module a card, and there are 13 kinds",
    "src/crashyard/games/crash_and_grab/faces/words/en": "one file of words a card, and there are 23 cards",
    "src/crashyard/games/crash_and_grab/faces/words/de": "one file of words a card, and there are 23 cards",
    "src/crashyard/games/crash_and_grab/faces/words/es": "one file of words a card, and there are 23 cards",
    "src/crashyard/games/crash_and_grab/data/art": "one sprite a kind of thing, found by its name",
    "src/crashyard/games/crash_by_crash/data/art": "one sprite a kind of thing, found by its name",
    "src/crashyard/games/cube_attack/data/art": "one sprite a kind of thing, found by its name",
    "src/crashyard/games/crash_and_grab/faces/rules/pictures": "one example a picture, found by its name",
    "src/crashyard/games/crash_by_crash/faces/rules/pictures": "one example a picture, found by its name",
    "src/crashyard/web/vendor": "libraries of others as they come, each with its licence",
    "tests/browser": "one module for each thing that people do in a page, and what all of them use",
    "tests/cli": "one module a command, and those that hold for all commands",
    "tests/conformance": "one module for each promise that every game must keep",
    "tests/engine": "one module a part of the engine, also of those that lie in its folders",
    "tests/envs": "one module a library of others, and one a promise of the environments",
    "tests/faces": "one module a face of the games, and readers of pictures and words that all of them use",
    "tests/games/crash_and_grab": "one module a chapter of the rulebook, and the second model of the rules",
    "tests/games/crash_and_grab/upgrades": "one module a card, and there are 23 cards",
    "tests/games/crash_by_crash": "one module a chapter of the rulebook, and the second model of the rules",
    "tests/games/cube_attack": "one module a chapter of the rulebook, and the second model of the rules",
    "tests/lab": "one module a question that the laboratory answers",
    "tests/server": "one module for each thing that all of a server shares, and the helpers that its folders share",
    "tests/server/http": "one module for each thing that can be asked of a server, and for each way to ask too much",
    "tests/server/tables": "one module for each thing that people do at a table",
}
"""Folders of more than `MOST_FILES` files, each with the reason."""

ROOT = Path(__file__).parents[1]
GENERATED = {"__pycache__", "node_modules"}

TREE = ("", "engine", "faces", "bots", "lab", "envs", "server", "web", "web/js", "cli", "games/<game>")
"""The folders of which the tour names every folder inside; whatever lies deeper is named where it matters."""


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


def layer_of(name: str) -> str:
    return name.split(".")[1] if "." in name else name


def test_every_module_stands_behind_a_wall() -> None:
    assert {layer_of(name) for name in imports()} == KNOWS.keys()
    server = {name.split(".")[2] for name in imports() if name.startswith("crashyard.server.")}
    assert server == IN_THE_SERVER.keys() | SHARED and not imports()["crashyard.server"]
    assert not IN_THE_SERVER.keys() & SHARED


@pytest.mark.parametrize("layer", KNOWS)
def test_a_layer_knows_only_what_lies_below(layer: str) -> None:
    for name, others in imports().items():
        if layer_of(name) == layer:
            assert {layer_of(other) for other in others} <= KNOWS[layer] | {layer} | EVERYBODY, name


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


def test_only_the_studies_of_the_server_know_the_laboratory() -> None:
    knowing = {
        name
        for name, others in imports().items()
        if name.startswith("crashyard.server.") and any(other.startswith("crashyard.lab.") for other in others)
    }
    assert knowing and all(name.startswith("crashyard.server.studies.") for name in knowing), knowing


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


def files_of(root: str) -> dict[str, int]:
    """How many files each folder has, of whatever kind, but for what is compiled and what only makes it a package."""
    counted: defaultdict[str, int] = defaultdict(int)
    for path in (ROOT / root).rglob("*"):
        if path.is_file() and path.name != "__init__.py" and path.suffix != ".so" and not GENERATED & {*path.parts}:
            counted[path.parent.relative_to(ROOT).as_posix()] += 1
    return counted


def test_no_folder_grows_wild() -> None:
    """Words, art and tests count as modules do: whoever looks for one of them reads the list of its folder."""
    counted = files_of("src/crashyard") | files_of("tests")
    too_many = {folder for folder, files in counted.items() if files > MOST_FILES}
    assert too_many - MANY.keys() == set(), "a wall is missing, or a reason"
    assert MANY.keys() - too_many == set(), "there are fewer now, and a reason is left"


# -- the tree of the tour -------------------------------------------------------------------


def told_tree() -> dict[str, set[str]]:
    """The folders that docs/architecture.md draws, by the folder that they lie in.

    Those at the beginning of a line lie in the line above that is further to the left; one that is mentioned behind
    them lies in the folder of that line.
    """
    tour = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    drawn = tour.partition("```\nsrc/crashyard/\n")[2].partition("\ntests/")[0]
    found: defaultdict[str, set[str]] = defaultdict(set)
    above: list[tuple[int, str]] = []
    for line in drawn.splitlines():
        head = re.match(r" +((?:[\w<>/]+/ ?)+)(?: |$)?", line)
        if head is None:
            continue
        names = [name.removesuffix("/") for name in head[1].split()]
        indent = len(line) - len(line.lstrip())
        above = [(left, path) for left, path in above if left < indent]
        parent = above[-1][1] if above else ""
        found[parent] |= set(names)
        own = f"{parent}/{names[0]}".lstrip("/")
        above.append((indent, own))
        found[own] |= set(re.findall(r"(?<![\w/])(\w+)/(?!\w)", line[head.end() :]))
    return found


def folders_in(folder: Path) -> set[str]:
    """Those with a file in them: one that was removed may leave what was compiled."""
    inner = {path.relative_to(folder) for path in folder.rglob("*") if path.is_file()}
    return {path.parts[0] for path in inner if len(path.parts) > 1 and not GENERATED & {*path.parts}}


@pytest.mark.parametrize("folder", TREE)
def test_the_tree_of_the_tour_is_the_tree(folder: str) -> None:
    told = {name.partition("/")[0] for name in told_tree()[folder]}
    places = [FOLDER / "games" / game for game in games()] if folder == "games/<game>" else [FOLDER / folder]
    for place in places:
        assert told == folders_in(place), place.name
