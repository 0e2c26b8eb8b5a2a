"""Who may know whom: what lies below never imports what stands on it."""

import ast
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


def imported(path: Path) -> set[str]:
    """Every module of ours that a file imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return {name for name in found if name.startswith("crashyard.")}


@pytest.mark.parametrize("layer", KNOWS)
def test_a_layer_knows_only_what_lies_below(layer: str) -> None:
    paths = list((FOLDER / layer).rglob("*.py"))
    assert paths
    for path in paths:
        layers = {name.split(".")[1] for name in imported(path)}
        assert layers <= KNOWS[layer] | {layer}, path


def test_no_generic_module_names_a_game() -> None:
    for layer in KNOWS.keys() - {"games"}:
        paths = list((FOLDER / layer).rglob("*.py"))
        assert paths, layer
        for path in paths:
            assert not any(name.startswith("crashyard.games.") for name in imported(path)), path
