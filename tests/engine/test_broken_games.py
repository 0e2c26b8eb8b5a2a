"""One broken game folder disables that game with a sentence, and nothing else."""

import json
import shutil
from pathlib import Path

import pytest

from tests import more_games_folder
from tests.cli.running import Run, process
from tests.refusals import tells

NEITHER_LESS_NOR_MORE = {"crash-and-grab", "crash-by-crash", "cube-attack"}


def crashyard(folder: Path, *words: str) -> Run:
    return process(*words, CRASHYARD_GAMES=str(folder), LANG="en")


def copied(folder: Path) -> Path:
    """Headlong, to be broken."""
    return Path(shutil.copytree(more_games_folder() / "headlong", folder / "headlong"))


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("def (:", "SyntaxError: invalid syntax (__init__.py, line 1)"),
        ("import nothing_like_it", "ModuleNotFoundError: No module named 'nothing_like_it'"),
        ("", "AttributeError: module 'crashyard.games.headlong' has no attribute 'GAME'"),
        ("GAME = 3", "TypeError: GAME is 3, not a Game"),
    ],
)
def test_a_folder_that_cannot_be_imported(tmp_path: Path, source: str, why: str) -> None:
    (copied(tmp_path) / "__init__.py").write_text(source)
    sentence = f"The game “headlong” is disabled, because its folder cannot be used: {why}."
    listed = crashyard(tmp_path, "games", "--json")
    assert listed.code == 0
    tells("broken-game", sentence, listed.err)
    told = json.loads(listed.out)
    assert {game["name"] for game in told["games"]} == NEITHER_LESS_NOR_MORE
    assert told["broken"] == {"headlong": why}
    asked = crashyard(tmp_path, "position", "new", "headlong")
    assert (asked.code, asked.out) == (2, "")
    tells("broken-game", sentence, asked.err)
