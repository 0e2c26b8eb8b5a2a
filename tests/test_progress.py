"""`tools/progress`: it never falls silent, in a terminal as in a log, and tells what failed."""

import os
import pty
import re
import subprocess
import sys
import time

import pytest

from tests.home import ROOT

PROGRESS = [sys.executable, str(ROOT / "tools" / "progress")]


def in_a_log(*arguments: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([*PROGRESS, *arguments], capture_output=True, text=True, check=False)


def at_a_terminal(*arguments: str) -> tuple[int, str, float]:
    """How it ended, everything that was written, and the longest silence."""
    ours, theirs = pty.openpty()
    with subprocess.Popen([*PROGRESS, *arguments], stderr=theirs) as process:
        os.close(theirs)
        written, silences, last = b"", [0.0], time.monotonic()
        while True:
            try:
                part = os.read(ours, 1000)
            except OSError:
                break
            silences.append(time.monotonic() - last)
            last = time.monotonic()
            written += part
        os.close(ours)
    return process.returncode, written.decode(), max(silences[2:])


def test_a_log_gets_one_line_that_grows() -> None:
    done = in_a_log("Sleeping", "sleep 2", "sleeping less", "sleep 1")
    assert done.returncode == 0 and done.stdout == ""
    assert re.fullmatch(r"Sleeping, sleeping less \.{2,} \d+ s\n", done.stderr)


def test_a_terminal_gets_a_line_that_is_written_over() -> None:
    code, written, silence = at_a_terminal("Sleeping", "sleep 2", "sleeping less", "sleep 1")
    *over, last = written.split("\r\x1b[K")
    assert code == 0 and len(over) > 5 and silence < 1.5
    assert re.fullmatch(r"Sleeping [23] s, sleeping less [12] s\s*", last)


def test_what_a_step_tells_people_is_shown_and_what_it_mutters_is_not() -> None:
    done = in_a_log("Telling", "echo no compiler here; echo downloading >&2")
    assert done.returncode == 0
    assert "no compiler here\n" in done.stderr and "downloading" not in done.stderr


def test_what_fails_is_told_and_ends_the_others() -> None:
    began = time.monotonic()
    done = in_a_log("Waiting", "sleep 60", "failing", "echo because of this >&2; exit 7")
    assert done.returncode == 7 and time.monotonic() - began < 50
    assert done.stderr.endswith("because of this\nfailing: this failed.\n")


@pytest.mark.parametrize("arguments", [[], ["Name"], ["Name", "true", "name"]])
def test_a_step_needs_a_name_and_a_command(arguments: list[str]) -> None:
    done = in_a_log(*arguments)
    assert done.returncode == 2 and done.stderr.startswith("usage: ")
