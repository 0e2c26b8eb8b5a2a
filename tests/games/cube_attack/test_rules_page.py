"""The page of the law and its map: every clause has its code and its tests, and every name in the map is a real one."""

import ast
import re
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import pytest

PROJECT = Path(__file__).parents[3]
PAGE = PROJECT / "docs" / "rules" / "cube-attack.md"
CODE = PROJECT / "src" / "crashyard" / "games" / "cube_attack"
TESTS = Path(__file__).parent

BACKGROUND = {"section 11", "section 12", "section 15", "section 16", "section 17"}
"""Sections without law of their own: the list of rulings, what is not known, how it was checked, sources, the map."""


class Row(NamedTuple):
    code: list[str]
    tests: list[str]


@cache
def text() -> str:
    return PAGE.read_text(encoding="utf-8")


@cache
def rulings() -> dict[str, str]:
    """The rulings of section 11 by number, each with the label of where it comes from."""
    return dict(re.findall(r"^\* \*\*(R\d\d)\*\* \[([a-z ]+)\]", text(), re.MULTILINE))


@cache
def sections() -> frozenset[str]:
    found = re.findall(r"^##+ (\d+(?:\.\d)?)\.? ", text(), re.MULTILINE)
    return frozenset(f"section {number}" for number in found)


@cache
def rows() -> dict[str, Row]:
    lines = re.findall(r"^\| (R\d\d|section [\d.]+) \| (.*) \| (.*) \|$", text(), re.MULTILINE)
    clauses = [clause for clause, _, _ in lines]
    assert len(set(clauses)) == len(clauses), "a clause stands twice in the map"
    return {clause: Row(re.findall("`(.*?)`", code), re.findall("`(.*?)`", tests)) for clause, code, tests in lines}


@cache
def all_tests() -> frozenset[str]:
    found = [
        node.name
        for path in TESTS.glob("test_*.py")
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]
    assert len(set(found)) == len(found), "two tests have the same name"
    return frozenset(found)


def clause_of(test: str) -> str | None:
    """The clause after which a test is named; the worked examples are section 14."""
    if test.startswith("test_example_"):
        return "section 14"
    named = re.match(r"test_(?:(R\d\d)|section_(\d+)(?:_(\d))?)_", test)
    if named is None:
        return None
    ruling, section, part = named.groups()
    return ruling or f"section {section}" + (f".{part}" if part else "")


def test_the_rulings_are_numbered_without_gaps() -> None:
    assert sorted(rulings()) == [f"R{number:02}" for number in range(1, 73)]


def test_every_ruling_says_where_it_comes_from() -> None:
    assert set(rulings().values()) == {"rulebook", "volpegiocosa", "our ruling"}


def test_the_map_has_every_ruling_and_every_section_of_the_law() -> None:
    assert sorted(rows()) == sorted(rulings().keys() | (sections() - BACKGROUND))


@pytest.mark.parametrize("clause", rows())
def test_the_code_of_a_clause_exists(clause: str) -> None:
    assert rows()[clause].code
    for name in rows()[clause].code:
        module, *path = name.split(".")
        found: object = import_module(f"crashyard.games.cube_attack.{module}")
        for part in path:
            found = getattr(found, part)


@pytest.mark.parametrize("clause", rows())
def test_the_tests_of_a_clause_exist(clause: str) -> None:
    assert rows()[clause].tests
    assert set(rows()[clause].tests) <= all_tests()


def test_every_test_named_after_a_clause_stands_in_its_row() -> None:
    named = {test: clause for test in all_tests() if (clause := clause_of(test))}
    missing = sorted(test for test, clause in named.items() if test not in rows()[clause].tests)
    assert missing == []


@pytest.mark.parametrize("path", sorted(CODE.glob("*.py")), ids=lambda path: path.stem)
def test_every_clause_named_in_the_code_is_one_of_the_law(path: Path) -> None:
    """In docstrings, refusals and events alike."""
    named = set(re.findall(r"\bR\d\d\b|section \d+(?:\.\d)?", path.read_text(encoding="utf-8")))
    assert named <= rulings().keys() | sections()
