"""No integer constant of a game has two meanings: a name has the same value in all modules of the game.

A leading underscore makes no other name of it: whoever has read `LIFE` in one module reads `_LIFE` in the next one the
same way. Only games are asked. They share one rulebook, whose words are their names, and their modules are read
together. In generic code a constant belongs to its module: `TRIES` or `AT_ONCE` says how often or how much *this* one
does, and whoever imports it elsewhere does so from that module.
"""

import ast
from collections import defaultdict
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from crashyard.engine import Game, games


def bound(statement: ast.stmt) -> Iterator[str]:
    """The names that a statement gives a value, also several at once, and those that it imports under another name."""
    targets: list[ast.expr] = []
    if isinstance(statement, ast.Assign):
        targets = statement.targets
    elif isinstance(statement, ast.AnnAssign):
        targets = [statement.target]
    elif isinstance(statement, ast.ImportFrom):
        yield from (alias.asname for alias in statement.names if alias.asname)
    for target in targets:
        yield from (node.id for node in ast.walk(target) if isinstance(node, ast.Name))


def constants(module: ModuleType, path: Path) -> dict[str, int]:
    """The module-level constants of a module that are plain integers, however they are written, by their names."""
    found = {}
    for statement in ast.parse(path.read_text(encoding="utf-8")).body:
        for name in bound(statement):
            value = vars(module).get(name)
            if name.isupper() and type(value) is int:
                found[name.lstrip("_")] = value
    return found


def two_meanings(package: str) -> dict[str, dict[int, list[str]]]:
    """The constants of a package that have several values, with the modules that give them each."""
    folder = Path(str(import_module(package).__file__)).parent
    meanings: defaultdict[str, defaultdict[int, list[str]]] = defaultdict(lambda: defaultdict(list))
    for path in sorted(folder.rglob("*.py")):
        inside = path.relative_to(folder)
        name = ".".join((package, *inside.with_suffix("").parts)).removesuffix(".__init__")
        for constant, number in constants(import_module(name), path).items():
            meanings[constant][number].append(str(inside))
    assert meanings
    return {constant: dict(found) for constant, found in meanings.items() if len(found) > 1}


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_a_constant_has_one_meaning_in_a_game(game: Game) -> None:
    assert two_meanings(game.package) == {}


def test_no_way_to_write_a_constant_hides_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "two_meanings_of_constants"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "first.py").write_text("LIFE = 1\nPLAN = 2\nBUY: int = 3\nUSE = 4\nSAME = 5\n", encoding="utf-8")
    second = (
        f"from {package.name}.first import BUY as USE\n_LIFE, (_PLAN, _) = 11, (12, 0)\nBUY: int = 2 * USE\nSAME = 5\n"
    )
    (package / "second.py").write_text(second, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert two_meanings(package.name) == {
        "LIFE": {1: ["first.py"], 11: ["second.py"]},
        "PLAN": {2: ["first.py"], 12: ["second.py"]},
        "BUY": {3: ["first.py"], 6: ["second.py"]},
        "USE": {4: ["first.py"], 3: ["second.py"]},
    }
