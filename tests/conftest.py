"""Two small games are there like any other, so every generic test runs over them too.

Bump is registered from outside; Headlong lies in `more_games`, as a new game would in `crashyard/games`. All
tests live in a home of their own.
"""

import pytest
from hypothesis import configuration, settings

from crashyard.engine import build, register
from tests.conformance.pythons import left_out
from tests.home import ROOT, move_in
from tests.tiny_game import GAME

move_in()
register(GAME)
configuration.set_hypothesis_home_dir(ROOT / ".venv" / "cache" / "hypothesis")
settings.register_profile("crashyard", derandomize=True, deadline=None, database=None)
settings.load_profile("crashyard")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say which build was tested, and which Pythons could not be compared."""
    terminalreporter.write_line(f"The rules ran {build()}.")
    for version, reason in left_out().items():
        terminalreporter.write_line(f"Python {version} was not compared: {reason}")
