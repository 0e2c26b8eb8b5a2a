"""One server of NATS for a module."""

from collections.abc import Iterator

import pytest

from tests.server.buses import Nats, a_nats


@pytest.fixture(scope="module")
def nats() -> Iterator[Nats]:
    with a_nats() as running:
        yield running
