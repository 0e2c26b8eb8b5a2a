"""The same with other seeds: two hundred thousand further cases, `make soak`."""

import pytest

from crashyard.engine import games
from tests.fuzz import test_actions, test_positions, test_records
from tests.fuzz.checks import Cases

pytestmark = [
    pytest.mark.soak,
    pytest.mark.parametrize("batch", range(100, 125)),
    pytest.mark.parametrize("name", games()),
]


@pytest.mark.cases(test_positions.DOCUMENTS + test_positions.TEXTS)
def test_position_files(name: str, batch: int, cases: Cases) -> None:
    test_positions.test_damaged_position_files(name, batch, cases)
    test_positions.test_damaged_texts_of_position_files(name, batch, cases)


@pytest.mark.cases(test_records.DOCUMENTS + test_records.TEXTS)
def test_recorded_plays(name: str, batch: int, cases: Cases) -> None:
    test_records.test_damaged_records(name, batch, cases)
    test_records.test_damaged_texts_of_records(name, batch, cases)


@pytest.mark.cases(test_actions.FORMS + test_actions.TEXTS)
def test_forms_and_texts_of_actions(name: str, batch: int, cases: Cases) -> None:
    test_actions.test_damaged_forms_of_actions(name, batch, cases)
    test_actions.test_damaged_texts_of_actions(name, batch, cases)
