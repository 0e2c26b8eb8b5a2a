"""The page of the law and its map: every clause has its code and its tests, and every name in the map is a real one."""

from pathlib import Path

import pytest

from tests.rules_page import RulesPage

PAGE = RulesPage(
    "cube-attack",
    "cube_attack",
    named={"example": "section 14"},
    background={"section 11", "section 12", "section 15", "section 16", "section 17"},
)


def test_the_rulings_are_numbered_without_gaps() -> None:
    assert sorted(PAGE.rulings) == [f"R{number:02}" for number in range(1, 74)]


def test_every_ruling_says_where_it_comes_from() -> None:
    assert set(PAGE.rulings.values()) == {"rulebook", "volpegiocosa", "our ruling"}


def test_the_map_has_every_ruling_and_every_section_of_the_law() -> None:
    PAGE.check_map()


@pytest.mark.parametrize("clause", PAGE.rows)
def test_the_code_of_a_clause_exists(clause: str) -> None:
    PAGE.check_code(clause)


@pytest.mark.parametrize("clause", PAGE.rows)
def test_the_tests_of_a_clause_exist(clause: str) -> None:
    PAGE.check_tests(clause)


def test_every_test_named_after_a_clause_stands_in_its_row() -> None:
    assert PAGE.tests_left_out() == []


@pytest.mark.parametrize("path", PAGE.modules, ids=lambda path: path.stem)
def test_every_clause_named_in_the_code_is_one_of_the_law(path: Path) -> None:
    assert PAGE.unknown_clauses(path) == set()
