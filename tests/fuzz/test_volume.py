"""How many cases all these tests are; command lines have their own in `tests/cli`.

The fixture `cases` sees to it that a test tries as many as its mark says. Here they are added up, as often as each test
is run.
"""

from collections.abc import Callable
from math import prod

import pytest

from tests.fuzz import test_actions, test_positions, test_records
from tests.fuzz.checks import DIFFERENT


def all_tests(module: object) -> list[Callable[..., None]]:
    return [found for name, found in vars(module).items() if name.startswith("test_")]


def volume(test: Callable[..., None]) -> int:
    marks: list[pytest.Mark] = vars(test)["pytestmark"]
    runs = prod(len(mark.args[1]) for mark in marks if mark.name == "parametrize")
    return runs * sum(int(mark.args[0]) for mark in marks if mark.name == "cases")


def test_there_are_enough_cases() -> None:
    volumes = [volume(test) for module in (test_actions, test_positions, test_records) for test in all_tests(module)]
    assert len(volumes) == 6 and all(volumes)
    assert sum(volumes) * DIFFERENT >= 20_000
