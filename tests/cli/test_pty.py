"""The game on a real terminal: colours, line editing, Ctrl-C and Ctrl-D."""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.cli.running import environment, heed_interrupts

PATIENCE = 60.0


def _take_terminal() -> None:
    """In the new process: its stdin is the terminal whose keys it obeys, Ctrl-C included."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    heed_interrupts()


class Terminal:
    """A terminal with a game in it."""

    def __init__(self, columns: int, lines: int, *arguments: str) -> None:
        self._leader, follower = pty.openpty()
        fcntl.ioctl(follower, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-m", "crashyard", *arguments],
            stdin=follower,
            stdout=follower,
            stderr=follower,
            env=environment(TERM="xterm-256color"),
            start_new_session=True,
            preexec_fn=_take_terminal,
        )
        os.close(follower)
        self.shown = ""
        self._seen = 0

    def wait_for(self, *texts: str) -> str:
        """Read until one of the texts has been shown since the last time; the one that came first."""
        end = time.monotonic() + PATIENCE
        while not any(text in self.shown[self._seen :] for text in texts):
            assert time.monotonic() < end, self.shown[self._seen :]
            if not self._read(0.2):
                assert self.process.poll() is None, self.shown[self._seen :]
        found = {text: self.shown.find(text, self._seen) for text in texts}
        first = min((text for text in texts if found[text] >= 0), key=lambda text: found[text])
        self._seen = found[first] + len(first)
        return first

    def _read(self, seconds: float) -> bool:
        if not select.select([self._leader], [], [], seconds)[0]:
            return False
        try:
            more = os.read(self._leader, 65536).decode(errors="replace")
        except OSError:
            return False
        self.shown += more
        return bool(more)

    def type(self, text: str) -> None:
        os.write(self._leader, text.encode())

    def end(self) -> int:
        code = self.process.wait(PATIENCE)
        while self._read(0.05):
            pass
        os.close(self._leader)
        return code


@contextmanager
def terminal(columns: int, lines: int, *arguments: str) -> Iterator[Terminal]:
    game = Terminal(columns, lines, *arguments)
    try:
        yield game
    finally:
        if game.process.poll() is None:
            game.process.kill()
            game.process.wait()


@pytest.mark.parametrize(("key", "code"), [("\x03", 0), ("\x04", 0), ("quit\r", 0)], ids=["ctrl-c", "ctrl-d", "quit"])
def test_leaving_is_clean(key: str, code: int) -> None:
    with terminal(80, 24, "play", "--seed", "a") as game:
        game.wait_for("Red> ")
        time.sleep(0.3)  # an interrupt between the prompt and Python's waiting for a key is seen with the next key only
        game.type(key)
        game.wait_for("You have left the game.")
        assert game.end() == code
        assert "Traceback" not in game.shown


@pytest.mark.parametrize(("columns", "lines"), [(60, 20), (80, 24), (120, 40)])
def test_nothing_is_wider_than_the_terminal(columns: int, lines: int) -> None:
    with terminal(columns, lines, "play", "--seed", "a") as game:
        for typed in ("1", "help", "log", "end", "2"):
            game.wait_for("Red> ")
            game.type(f"{typed}\r")
        game.wait_for("Red> ")
        game.type("\x04")
        assert game.end() == 0
        plain = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", game.shown)
        assert "\x1b[" in game.shown
        assert max(len(line) for line in plain.splitlines()) <= columns


def test_a_whole_game_is_played_at_a_terminal() -> None:
    """Against a bot that scores sooner or later, while the other ends their turns."""
    with terminal(100, 50, "play", "--seats", "me,random", "--option", "target=16", "--seed", "a") as game:
        while game.wait_for("Red> ", "The ranking:") == "Red> ":
            game.type("end\r")
        game.wait_for("The seed of the dice was")
        assert game.end() == 0
        assert "\r\n1. Blue\r\n" in game.shown


def test_bots_are_watched_in_portions() -> None:
    with terminal(80, 24, "play", "--seats", "random,random", "--seed", "a") as game:
        game.wait_for("Enter: keep watching.")
        game.type("\r")
        game.wait_for("Enter: keep watching.")
        game.type("end\r")
        game.wait_for("The ranking:")
        assert game.end() == 0


def test_the_tabulator_completes() -> None:
    with terminal(80, 24, "play", "--seed", "a") as game:
        game.wait_for("Red> ")
        game.type("res\t")
        game.wait_for("resign ")
        game.type("\r")
        game.wait_for("(yes, no)")
        game.type("no\r")
        game.wait_for("Red> ")
        game.type("\x04")
        assert game.end() == 0


def test_no_color_means_no_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    with terminal(80, 24, "play", "--seed", "a") as game:
        game.wait_for("Red> ")
        game.type("\x04")
        assert game.end() == 0
        assert not re.search(r"\x1b\[[0-9;]*m", game.shown)
