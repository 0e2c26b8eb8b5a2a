"""No integer constant of a game has two meanings: a name has the same value in all modules of the game."""

import ast
from collections import defaultdict
from importlib import import_module
from pathlib import Path

import pytest

from crashyard.engine import Game, games


def constants(path: Path) -> dict[str, int]:
    """The module-level constants of a file that are plain integers, by their names."""
    found = {}
    for statement in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(statement, ast.Assign) and len(statement.targets) == 1:
            target, value = statement.targets[0], statement.value
        elif isinstance(statement, ast.AnnAssign) and statement.value is not None:
            target, value = statement.target, statement.value
        else:
            continue
        if isinstance(target, ast.Name) and target.id.isupper():
            try:
                number = eval(compile(ast.Expression(value), str(path), "eval"), {"__builtins__": {}})  # noqa: S307
            except NameError:
                continue
            if type(number) is int:
                found[target.id] = number
    return found


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_a_constant_has_one_meaning_in_a_game(game: Game) -> None:
    folder = Path(str(import_module(game.package).__file__)).parent
    meanings: dict[str, dict[int, list[str]]] = defaultdict(lambda: defaultdict(list))
    for path in sorted(folder.rglob("*.py")):
        for name, number in constants(path).items():
            meanings[name][number].append(str(path.relative_to(folder)))
    assert meanings
    assert {name: dict(found) for name, found in meanings.items() if len(found) > 1} == {}
