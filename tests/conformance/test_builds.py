"""Rules are pure: the compiled and the interpreted build, and every Python, play byte-identical games.

`golden.json` holds the fingerprints. If a rule, a view or a file changes on purpose, write the new ones:
`python -m tests.conformance.digest 3`. The first rounds are played whenever the tests run, all of them in `make soak`.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from crashyard.engine import games
from tests.conformance.digest import ROUNDS, fingerprint, fingerprints
from tests.conformance.pythons import ROOT, others, this_version

GOLDEN: dict[str, list[str]] = json.loads(Path(__file__).with_name("golden.json").read_text(encoding="utf-8"))
READY = others()


EVERY_ROUND = pytest.param(ROUNDS, marks=pytest.mark.soak)


def known(rounds: int) -> dict[str, list[str]]:
    """A game that is new, and has no fingerprints yet, is held to what this installation plays."""
    assert all(len(found) == ROUNDS for found in GOLDEN.values())
    new = {name: game for name, game in games().items() if name not in GOLDEN}
    played = {name: [fingerprint(game, number) for number in range(rounds)] for name, game in new.items()}
    return played | {name: found[:rounds] for name, found in GOLDEN.items()}


def ask(python: str | Path, rounds: int) -> Any:
    """The fingerprints of the source, interpreted by some Python."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    environment["PYTHONPATH"] = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    environment["PYTHONDONTWRITEBYTECODE"] = "1"
    command = [str(python), "-W", "error", "-m", "tests.conformance.digest", str(rounds)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.parametrize("rounds", [2, EVERY_ROUND])
def test_this_installation_plays_the_known_games(rounds: int) -> None:
    assert fingerprints(rounds) == known(rounds)


@pytest.mark.parametrize("rounds", [1, EVERY_ROUND])
@pytest.mark.parametrize("version", sorted({*READY, this_version()}))
def test_every_python_plays_the_known_games_interpreted(version: str, rounds: int) -> None:
    answer = ask(READY.get(version, Path(sys.executable)), rounds)
    assert answer["build"] == "interpreted"
    assert answer["python"].startswith(f"{version}.")
    assert answer["games"] == known(rounds)
