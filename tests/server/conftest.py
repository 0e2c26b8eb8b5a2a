"""What many tests of the server need: one server for a module, and passwords that are hashed quickly."""

import time
from collections.abc import Iterator
from types import SimpleNamespace

import pytest
from argon2 import PasswordHasher

from crashyard.server.accounts import passwords
from tests.server.serving import Served, a_server


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with a_server(tmp_path_factory.mktemp("served")) as server:
        yield server


@pytest.fixture
def quick_hashing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same argon2id with less work, for patience."""
    monkeypatch.setattr(passwords, "_HASHER", PasswordHasher(time_cost=1, memory_cost=64))


@pytest.fixture
def still_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """At the doors no time goes by: what is too often does not depend on how busy the machine is."""
    now = time.monotonic()
    monkeypatch.setattr("crashyard.server.http.access.time", SimpleNamespace(monotonic=lambda: now))
