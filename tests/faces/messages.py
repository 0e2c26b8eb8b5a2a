"""The Fluent files taken apart, and the sources searched for what they want said."""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import crashyard
from crashyard.engine import games

SOURCES = Path(str(crashyard.__file__)).parent
FUNCTIONS = ("SEAT", "SEATS", "YOU", "YOURS", "SIDE", "SIDES", "SCORES", "WHAT", "LIST", "NAMES", "COUNT")
"""What messages can call; `Words` has them."""
GENERIC = ("crashyard.faces", "crashyard.cli", "crashyard.server")

_KEY = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_PREFIX = re.compile(r"([a-z0-9]+-)+")


# -- the Fluent files -----------------------------------------------------------------------


@cache
def messages(package: str, language: str) -> dict[str, fluent.Message]:
    """All messages of the files of a language; nothing in them may be broken, nor stand twice."""
    words = Path(str(files(package))).joinpath("words")
    found: dict[str, fluent.Message] = {}
    for path in [words / f"{language}.ftl", *sorted((words / language).glob("*.ftl"))]:
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, fluent.Junk), f"{package}, {path}: {entry.content}"
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found, f"{package}, {path}: {entry.id.name} stands twice"
                found[entry.id.name] = entry
    return found


def variables(message: fluent.Message) -> set[str]:
    return {node.id.name for node in _nodes(message) if isinstance(node, fluent.VariableReference)}


def functions(message: fluent.Message) -> set[str]:
    return {node.id.name for node in _nodes(message) if isinstance(node, fluent.FunctionReference)}


def named(message: fluent.Message) -> set[str]:
    """What the keys begin with that `NAMES` puts together in this one: `card-` of `of: "card"`."""
    arguments = [node for node in _nodes(message) if isinstance(node, fluent.NamedArgument)]
    return {f"{node.value.value}-" for node in arguments if isinstance(node.value, fluent.StringLiteral)}


def referred(message: fluent.Message) -> set[str]:
    """The other messages that stand in this one."""
    return {node.id.name for node in _nodes(message) if isinstance(node, fluent.MessageReference)}


def _nodes(value: object) -> Iterator[fluent.BaseNode]:
    if isinstance(value, fluent.BaseNode):
        yield value
        for inner in vars(value).values():
            yield from _nodes(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _nodes(inner)


# -- the sources ----------------------------------------------------------------------------


@cache
def modules() -> dict[Path, ast.Module]:
    """Every module of the package, and of games that lie elsewhere, parsed."""
    folders = {SOURCES, *(Path(str(files(game.package))) for game in games().values())}
    paths = sorted({path for folder in folders for path in folder.rglob("*.py")})
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in paths}


def constants() -> set[str]:
    """Every text that stands in the sources, also as a part of one that is put together: `car` of `f"car {number}"`."""
    return {
        node.value.strip()
        for module in modules().values()
        for node in ast.walk(module)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def prefixes() -> set[str]:
    """What keys put together in the sources begin with: `refusal-` of `f"refusal-{key}"`."""
    found = set()
    for module in modules().values():
        for node in ast.walk(module):
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                first = node.values[0].value
                if isinstance(first, str) and _PREFIX.fullmatch(first):
                    found.add(first)
    return found


def refusal_keys(folder: Path) -> set[str]:
    """Every key with which the modules under a folder refuse something."""
    found = set()
    for path, module in modules().items():
        if path.is_relative_to(folder):
            for node in ast.walk(module):
                found |= _refused_by(node)
    return found


def _refused_by(node: ast.AST) -> set[str]:
    """Keys are given to `Refusal` or `refusal`, or returned by functions called `forbids...` or `why_not...`."""
    if isinstance(node, ast.Call):
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        return _keys(node.args) if name in ("Refusal", "refusal") else set()
    if isinstance(node, ast.FunctionDef) and node.name.startswith(("forbids", "why_not")):
        returned = [inner.value for inner in ast.walk(node) if isinstance(inner, ast.Return) and inner.value]
        return _keys(part for value in returned for part in _outcomes(value))
    return set()


def _outcomes(value: ast.expr) -> list[ast.expr]:
    return [*_outcomes(value.body), *_outcomes(value.orelse)] if isinstance(value, ast.IfExp) else [value]


def _keys(values: Iterable[ast.expr]) -> set[str]:
    texts = {value.value for value in values if isinstance(value, ast.Constant) and isinstance(value.value, str)}
    return {text for text in texts if _KEY.fullmatch(text)}


def event_kinds(folder: Path) -> set[str]:
    """Every kind of event that the modules under a folder make."""
    found = set()
    for path, module in modules().items():
        if path.is_relative_to(folder):
            for node in ast.walk(module):
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Event":
                    found |= {arg.value for arg in node.args[:1] if isinstance(arg, ast.Constant)}
    return {kind for kind in found if isinstance(kind, str)}
