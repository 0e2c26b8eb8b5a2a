"""One database and one bus for a module."""

from collections.abc import Iterator

import pytest

from tests.server.buses import a_nats
from tests.server.databases import a_postgres
from tests.server.nodes.cities import City


@pytest.fixture(scope="module")
def city() -> Iterator[City]:
    with a_postgres() as postgres, a_nats() as nats:
        yield City(postgres, nats)
