"""What many tests of the server need: one server for a module, and passwords that are hashed quickly."""

from collections.abc import Iterator

import pytest
from argon2 import PasswordHasher

from crashyard.server import passwords
from tests.server.serving import Served, a_server


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with a_server(tmp_path_factory.mktemp("served")) as server:
        yield server


@pytest.fixture
def quick_hashing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same argon2id with less work, for patience."""
    monkeypatch.setattr(passwords, "_HASHER", PasswordHasher(time_cost=1, memory_cost=64))
