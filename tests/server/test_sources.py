"""The names of tables: nobody guesses them, and they can be typed after a command."""

import secrets

import pytest

from crashyard.server.sources import Sources


def test_a_name_is_no_option_of_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    """`crashyard admin close -lx...` would be asked for an option `-l`."""
    made = ["-lx", "--help", "x-1"]
    monkeypatch.setattr(secrets, "token_urlsafe", lambda _: made.pop(0))
    assert Sources().name() == "x-1"
