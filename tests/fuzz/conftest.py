"""Counting the cases that a fuzz test really tried: it fails if they are fewer than its mark `cases` promises."""

from collections.abc import Iterator

import pytest

from tests.fuzz.checks import DIFFERENT, Cases


@pytest.fixture
def cases(request: pytest.FixtureRequest) -> Iterator[Cases]:
    """What a test tells each of its cases to, once it has been tried."""
    tried = Cases()
    yield tried
    promised = request.node.get_closest_marker("cases").args[0]
    assert tried.number >= promised, f"only {tried.number} cases of {promised} were tried"
    assert tried.different >= promised * DIFFERENT, f"only {tried.different} of {tried.number} cases differ"
