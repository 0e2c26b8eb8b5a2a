"""The page of the law and its map: every clause has its code and its tests, and every name in the map is a real one."""

from pathlib import Path

import pytest

from tests.rules_page import RulesPage

PAGE = RulesPage(
    "crash-by-crash",
    "crash_by_crash",
    named={"example": "section 16"},
    background={"section 13", "section 14", "section 17", "section 18"},
)
NUMBERS = [*range(1, 10), *range(10, 18), *range(20, 28), *range(30, 36), *range(40, 50), *range(50, 58)]
NUMBERS += [*range(60, 72), *range(72, 78), *range(80, 89)]
SOURCES = ("rulebook", "official FAQ", "review", "our ruling")


def test_the_rulings_are_numbered_as_in_section_13() -> None:
    """Each group starts with a round number; from R83 on they are this project's own."""
    assert sorted(PAGE.rulings) == [f"R{number:02}" for number in NUMBERS]
    assert all(PAGE.rulings[f"R{number}"] == "our ruling" for number in range(83, 89))


def test_every_ruling_says_where_it_comes_from() -> None:
    assert all(label.startswith(SOURCES) for label in PAGE.rulings.values())


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
