"""One server for all tests of a module that come in through its doors."""

from collections.abc import Iterator

import pytest

from tests.server.serving import Served, a_server


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with a_server(tmp_path_factory.mktemp("served")) as server:
        yield server
