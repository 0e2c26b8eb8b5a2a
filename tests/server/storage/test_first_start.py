"""Killed while it makes its database, or brings an old one up to date, a server starts as if nothing had been."""

import subprocess
import sys
from pathlib import Path

from tests.cli.running import environment


def test_killed_after_any_statement_the_next_start_finds_a_good_database(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.server.dying", str(tmp_path)]
    root = Path(__file__).parents[3]
    done = subprocess.run(command, cwd=root, env=environment(), capture_output=True, text=True, timeout=120, check=True)
    *unusable, statements = done.stdout.splitlines()
    assert unusable == []
    assert int(statements) > 15, "hardly anything was tried"
