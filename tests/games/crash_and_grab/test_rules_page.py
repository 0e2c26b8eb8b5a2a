"""The page of the law and its map: every clause has its code and its tests, and every name in the map is a real one."""

from pathlib import Path

import pytest

from crashyard.games.crash_and_grab.rules.upgrades.deck import CARDS
from tests.rules_page import RulesPage

PAGE = RulesPage(
    "crash-and-grab",
    "crash_and_grab",
    named={"note": "section 21.4"},
    background={"section 17", "section 18", "section 19", "section 19.1", "section 19.2", "section 24"},
)
SOURCES = ("rulebook", "designer's implementation", "our ruling")


def test_the_rulings_are_numbered_as_in_section_17() -> None:
    """From R-62 on they are this project's own."""
    assert sorted(PAGE.rulings) == [f"R-{number:02}" for number in range(1, 71)]
    assert all(PAGE.rulings[f"R-{number}"] == "our ruling" for number in range(62, 71))


def test_every_ruling_says_where_it_comes_from() -> None:
    assert all(label in SOURCES for label in PAGE.rulings.values())


def test_every_card_has_a_chapter() -> None:
    assert PAGE.cards == {f"upgrade {card.number}" for card in CARDS}


def test_the_map_has_every_ruling_every_section_of_the_law_and_every_card() -> None:
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
