"""Running the command: in this process, or as a process of its own."""

import io
import json
import os
import signal
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest.mock import patch

from crashyard.cli.main import main


@dataclass(frozen=True)
class Run:
    """How a run of the command ended."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        assert self.code == 0, self.err
        return json.loads(self.out)


def _stream(content: bytes = b"") -> io.TextIOWrapper:
    return io.TextIOWrapper(io.BytesIO(content), encoding="utf-8")


def crashyard(*arguments: str, stdin: str | bytes = b"") -> Run:
    """Run the command in this process."""
    out, err = _stream(), _stream()
    content = stdin.encode() if isinstance(stdin, str) else stdin
    with patch.object(sys, "stdin", _stream(content)), redirect_stdout(out), redirect_stderr(err):
        code = main(arguments)
        out.flush()
        err.flush()
    texts = [stream.buffer.getvalue().decode() for stream in (out, err) if isinstance(stream.buffer, io.BytesIO)]
    return Run(code, *texts)


def environment(**more: str) -> dict[str, str]:
    """For processes of their own: they import what this one imports."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path)), **more}


def heed_interrupts() -> None:
    """To be called in a new process: one started in the background ignores Ctrl-C, and would hand that down."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def process(*arguments: str, stdin: str = "", **more: str) -> Run:
    """Run the command as a process of its own, as a shell would."""
    done = subprocess.run(
        [sys.executable, "-m", "crashyard", *arguments],
        input=stdin,
        capture_output=True,
        text=True,
        env=environment(**more),
        timeout=120,
        check=False,
    )
    return Run(done.returncode, done.stdout, done.stderr)


def refused(run: Run, *words: str) -> None:
    """The command said no in the agreed way: exit code 2, one sentence with these words, nothing on stdout."""
    assert run.code == 2, run
    assert run.out == ""
    assert run.err.count("\n") == 1 and run.err.endswith("\n"), run.err
    for word in words:
        assert word in run.err, (word, run.err)


def write(path: Path, content: object) -> str:
    """Write a file, JSON unless it is text; its name."""
    text = content if isinstance(content, str) else json.dumps(content)
    path.write_text(text, encoding="utf-8")
    return str(path)
