"""Rules are pure: the compiled and the interpreted build, and every Python, play byte-identical games.

`golden.json` holds the fingerprints. If a rule, a view or a file changes on purpose, write the new ones:
`python -m tests.conformance.digest --write`. The first rounds are played whenever the tests run, all of them in
`make soak`.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from crashyard.engine import games
from tests.conformance import digest
from tests.conformance.digest import GOLDEN, ROUNDS, fingerprint, fingerprints, main
from tests.conformance.pythons import ROOT, others, this_version

KNOWN: dict[str, list[str]] = json.loads(GOLDEN.read_text(encoding="utf-8"))
READY = others()


EVERY_ROUND = pytest.param(ROUNDS, marks=pytest.mark.soak)


def known(rounds: int) -> dict[str, list[str]]:
    """A game that is new, and has no fingerprints yet, is held to what this installation plays."""
    assert all(len(found) == ROUNDS for found in KNOWN.values())
    new = {name: game for name, game in games().items() if name not in KNOWN}
    played = {name: [fingerprint(game, number) for number in range(rounds)] for name, game in new.items()}
    return played | {name: found[:rounds] for name, found in KNOWN.items()}


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


@pytest.mark.parametrize(("arguments", "rounds"), [([], ROUNDS), (["2"], 2)])
def test_fingerprints_are_printed(
    arguments: list[str], rounds: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(digest, "fingerprint", lambda game, number: f"{game.name} {number}")
    main(arguments)
    printed = json.loads(capsys.readouterr().out)["games"]
    assert printed.keys() == games().keys()
    assert all(found == [f"{name} {number}" for number in range(rounds)] for name, found in printed.items())


def test_fingerprints_are_written_in_the_form_they_are_kept_in(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(digest, "fingerprints", lambda rounds: {name: found[:rounds] for name, found in KNOWN.items()})
    monkeypatch.setattr(digest, "GOLDEN", tmp_path / "golden.json")
    main(["--write"])
    assert (tmp_path / "golden.json").read_bytes() == GOLDEN.read_bytes()


@pytest.mark.parametrize("arguments", [["0"], ["many"], ["2", "--write"]])
def test_wrong_rounds_are_refused_in_a_sentence(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(arguments)
    assert left.value.code == 2
    assert "round" in capsys.readouterr().err.splitlines()[-1]
