"""A game whose words cannot be read is disabled with a sentence, and no list is lost by it."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.running import environment
from tests.engine.test_broken_games import NEITHER_LESS_NOR_MORE, copied, crashyard
from tests.refusals import tells


@pytest.mark.parametrize("text", [None, "game-name = { $never closed\n"])
def test_words_that_cannot_be_read(tmp_path: Path, text: str | None) -> None:
    file = copied(tmp_path) / "faces" / "words" / "en.ftl"
    why = f"[Errno 2] No such file or directory: '{file}'"
    file.unlink()
    if text is not None:
        file.write_text(text)
        why = 'en.ftl: Expected token: "}"'
    listed = crashyard(tmp_path, "games")
    assert listed.code == 0
    tells("broken-game", f"The game “headlong” is disabled, because its folder cannot be used: {why}.", listed.err)
    assert all(name in listed.out for name in NEITHER_LESS_NOR_MORE)
    command = [sys.executable, "-c", CATALOGUE]
    variables = environment(CRASHYARD_GAMES=str(tmp_path))
    offered = subprocess.run(command, env=variables, capture_output=True, text=True, check=True)
    assert offered.stdout.strip() == str(sorted(NEITHER_LESS_NOR_MORE))


CATALOGUE = """
from crashyard.server.http.routes.catalogue import introduce_all
print([game["name"] for game in introduce_all("en")])
"""
