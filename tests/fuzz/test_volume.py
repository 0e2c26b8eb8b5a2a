"""How many cases all these tests are; command lines have their own in `tests/cli`."""

from crashyard.engine import games
from tests.fuzz import test_actions, test_positions, test_records


def test_there_are_enough_cases() -> None:
    a_game = (
        test_positions.BATCHES * (test_positions.DOCUMENTS + test_positions.TEXTS)
        + test_records.BATCHES * (test_records.DOCUMENTS + test_records.TEXTS)
        + test_actions.BATCHES * (test_actions.FORMS + test_actions.TEXTS)
    )
    assert len(games()) * a_game >= 20_000
