"""Whoever follows `docs/adding-a-game.md` word by word has a fourth game that compiles, plays and passes the suite."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.engine.test_docs import written_from_the_page

ROOT = Path(__file__).resolve().parents[2]
COMPILED = ("actions", "chance/dice", "observer", "playout", "position", "seats")
"""The modules of the engine from which a game derives its own."""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The project with the game of the page in its folder of games, and nowhere else."""
    left_out = shutil.ignore_patterns("__pycache__", "*.so", "more_games")
    for name in ("src", "tests", "docs", "locks", "tools", "bench", "examples"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=left_out)
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE", "Makefile"):
        shutil.copy(ROOT / name, tmp_path)
    for name, text in written_from_the_page().items():
        path = tmp_path / "src" / "crashyard" / "games" / "headlong" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


def run(copy: Path, *command: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PYTHONPATH": str(copy / "src"), "MYPYC_OPT_LEVEL": "0", "LANG": "en"}
    environment.pop("CRASHYARD_GAMES")
    return subprocess.run(
        [sys.executable, *command], cwd=copy, env=environment, capture_output=True, text=True, check=False
    )


def test_the_game_is_found_and_can_be_played(copy: Path) -> None:
    done = run(copy, "-m", "crashyard", "simulate", "headlong", "--players", "2", "--bots", "random,random",
               "--games", "20", "--seed", "1", "--json")  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert '"errors":0' in done.stdout


@pytest.mark.soak
def test_the_game_compiles(copy: Path) -> None:
    folder = copy / "src" / "crashyard"
    modules = [folder / "engine" / f"{name}.py" for name in COMPILED]
    game = folder / "games" / "headlong"
    modules += [*sorted((game / "rules").glob("[a-z]*.py")), game / "forms" / "observation.py", game / "position.py"]
    done = run(copy / "src", "-m", "mypyc", "--strict", *(str(path.relative_to(copy / "src")) for path in modules))
    assert done.returncode == 0, done.stdout + done.stderr
    assert list(game.glob("position*.so"))


@pytest.mark.soak
def test_the_suite_is_green_with_it(copy: Path) -> None:
    """All but what needs a browser or takes the project itself for a repository."""
    folders = [f"tests/{name}" for name in ("engine", "conformance", "faces", "fuzz", "bots", "envs", "lab", "cli")]
    done = run(copy, "-m", "pytest", "-q", "-n", "2", *folders, "--deselect", "tests/engine/test_new_game.py")
    assert done.returncode == 0, done.stdout[-4000:]
