"""Rules are pure: the compiled and the interpreted build, and every Python, play byte-identical games.

`golden.json` holds the fingerprints. If a rule, a view or a file changes on purpose, write the new ones:
`python -m tests.conformance.digest`.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.conformance.digest import fingerprints
from tests.conformance.pythons import ROOT, others, this_version

GOLDEN: dict[str, str] = json.loads(Path(__file__).with_name("golden.json").read_text(encoding="utf-8"))
READY = others()


def ask(python: str | Path) -> Any:
    """The fingerprints of the source, interpreted by some Python."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    environment["PYTHONPATH"] = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    environment["PYTHONDONTWRITEBYTECODE"] = "1"
    command = [str(python), "-W", "error", "-m", "tests.conformance.digest"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_this_installation_plays_the_known_games() -> None:
    assert fingerprints() == GOLDEN


@pytest.mark.parametrize("version", sorted({*READY, this_version()}))
def test_every_python_plays_the_known_games_interpreted(version: str) -> None:
    answer = ask(READY.get(version, Path(sys.executable)))
    assert answer["build"] == "interpreted"
    assert answer["python"].startswith(f"{version}.")
    assert answer["games"] == GOLDEN
