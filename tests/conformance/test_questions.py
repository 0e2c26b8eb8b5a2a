"""Whoever asks a position anything leaves it as it was, also while it thinks about the answer."""

import os
import subprocess
import sys

import pytest

from crashyard.engine import Game, games
from tests.conformance.fields import sample
from tests.conformance.pythons import ROOT
from tests.conformance.questions import ask_everything

POSITIONS = 24


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_questions_change_nothing(game: Game) -> None:
    found = sample(game).positions
    for case, position in found[:: max(1, len(found) // POSITIONS)]:
        ask_everything(case, position)


def test_questions_change_nothing_for_a_while_either() -> None:
    """Whatever build the tests run on: the source is watched, interpreted."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    command = [sys.executable, "-m", "tests.conformance.questions"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "stayed as they were" in done.stdout
