"""The same with other seeds: two hundred thousand further cases, `make soak`."""

import pytest

from crashyard.engine import games
from tests.fuzz import test_actions, test_positions, test_records

pytestmark = [
    pytest.mark.soak,
    pytest.mark.parametrize("batch", range(100, 125)),
    pytest.mark.parametrize("name", games()),
]


def test_position_files(name: str, batch: int) -> None:
    test_positions.test_damaged_position_files(name, batch)
    test_positions.test_damaged_texts_of_position_files(name, batch)


def test_recorded_plays(name: str, batch: int) -> None:
    test_records.test_damaged_records(name, batch)
    test_records.test_damaged_texts_of_records(name, batch)


def test_forms_and_texts_of_actions(name: str, batch: int) -> None:
    test_actions.test_damaged_forms_of_actions(name, batch)
    test_actions.test_damaged_texts_of_actions(name, batch)
