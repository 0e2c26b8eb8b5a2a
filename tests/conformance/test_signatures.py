"""A game's classes have the signatures of the engine to the letter: mypyc compiles no others."""

import ast
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path

import pytest

from crashyard.engine import Game, games
from tests.faces.messages import SOURCES

Signature = tuple[list[str], str]
OWN_CLASS = ("copy", "possible")
"""These may return the game's own class."""


def signatures(kind: ast.ClassDef) -> dict[str, Signature]:
    """The annotations of each method: of its parameters, and of what it returns."""
    found = {}
    for method in kind.body:
        if isinstance(method, ast.FunctionDef) and method.name != "__init__":
            parameters = [ast.unparse(each.annotation) for each in method.args.args if each.annotation]
            returned = "" if method.name in OWN_CLASS or method.returns is None else ast.unparse(method.returns)
            found[method.name] = parameters, returned
    return found


def classes(paths: Iterable[Path]) -> list[ast.ClassDef]:
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(paths)]
    return [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]


def derived(base: ast.ClassDef, kinds: list[ast.ClassDef]) -> list[ast.ClassDef]:
    """The classes that derive from another one, also over several steps."""
    names = {base.name}
    while True:
        found = [kind for kind in kinds if any(ast.unparse(each) in names for each in kind.bases)]
        if {kind.name for kind in found} <= names:
            return found
        names |= {kind.name for kind in found}


def different(base: ast.ClassDef, kinds: list[ast.ClassDef]) -> list[str]:
    """The methods of derived classes whose signature is another one than in their base."""
    wanted = signatures(base)
    return [
        f"{kind.name}.{name}"
        for kind in derived(base, kinds)
        for name, signature in signatures(kind).items()
        if wanted.get(name, signature) != signature
    ]


ENGINE = {kind.name: kind for kind in classes((SOURCES / "engine").glob("*.py"))}


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
@pytest.mark.parametrize("base", ["Position", "Observer"])
def test_signatures_are_those_of_the_engine(game: Game, base: str) -> None:
    kinds = classes(Path(str(files(game.package))).rglob("*.py"))
    assert derived(ENGINE[base], kinds)
    assert different(ENGINE[base], kinds) == []


def test_an_int_where_the_engine_has_another_number_is_found() -> None:
    source = "class Table(Position): ...\nclass Careless(Table):\n    def rounds(self) -> int: ..."
    kinds = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]
    assert different(ENGINE["Position"], kinds) == ["Careless.rounds"]
