"""Outcomes on disk: whatever ends a long run of games, what is done stays done.

A checkpoint is a file of lines of JSON. The first says which work it is of and by which rules, every other is the
outcome of one game, written as soon as it is known. A line that was cut off in the middle of writing is dropped.
"""

import fcntl
import os
from collections.abc import Generator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from crashyard import version
from crashyard.engine.forms.documents import shown
from crashyard.engine.refusal import Refusal
from crashyard.engine.registry import find_game
from crashyard.lab.outcome import Outcome
from crashyard.lab.parallel.distribute import distribute
from crashyard.lab.parallel.work import Where, Work

_encode = msgspec.json.Encoder(order="deterministic").encode
_read_outcome = msgspec.json.Decoder(Outcome).decode


def title_of(kind: str, work: Mapping[str, Any]) -> dict[str, Any]:
    """What the checkpoint of a work is headed by: all that decides how its games go, versions included."""
    rules = find_game(work["game"]).rules_version
    return {kind: work, "rules": rules, "crashyard": version.__version__}


def _work(heading: bytes) -> object:
    """What a heading says, but for the versions."""
    try:
        title = msgspec.json.decode(heading, type=dict[str, Any])
    except msgspec.MsgspecError:
        return None
    return {name: told for name, told in title.items() if name not in ("rules", "crashyard")}


class Checkpoint:
    """The outcomes of one work so far, and the file to which the next ones are added."""

    def __init__(self, path: Path, title: Mapping[str, Any]) -> None:
        """Open the checkpoint of a work, or begin one. Refused if the file is something else, or another run has it.

        Two runs would write over each other. The lock goes with the open file, however its process ends.
        """
        self.path = path
        self.outcomes: dict[int, Outcome] = {}
        self._unused = False
        """It was begun here, and nothing has been noted."""
        self._file = path.open("a+b")
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            self._read(_encode(title) + b"\n")
        except BlockingIOError:
            self._file.close()
            raise Refusal("checkpoint-in-use", {"file": shown(str(path))}) from None
        except BaseException:
            self._file.close()
            raise

    def _read(self, heading: bytes) -> None:
        self._file.seek(0)
        content = self._file.read()
        if not content:
            self._file.write(heading)
            self._file.flush()
            self._unused = True
            return
        if not content.startswith(heading):
            same = _work(content.partition(b"\n")[0]) == _work(heading)
            raise Refusal(
                "checkpoint-of-other-version" if same else "other-checkpoint", {"file": shown(str(self.path))}
            )
        whole = content.rpartition(b"\n")[0] + b"\n"
        for number, line in enumerate(whole.splitlines()[1:], start=2):
            try:
                outcome = _read_outcome(line)
            except msgspec.MsgspecError:
                raise Refusal("broken-checkpoint", {"file": shown(str(self.path)), "line": number}) from None
            self.outcomes[outcome.number] = outcome
        self._file.truncate(len(whole))

    def note(self, outcome: Outcome) -> None:
        self._unused = False
        self._file.write(_encode(outcome) + b"\n")
        self._file.flush()

    def drop_if_unused(self) -> None:
        """Leave no file behind of a work that never began: it would stand in the way of another one."""
        if self._unused:
            self.path.unlink(missing_ok=True)

    def close(self) -> None:
        os.fsync(self._file.fileno())
        self._file.close()


def played(work: Work, games: int, where: Where, checkpoint: Checkpoint | None) -> Generator[Outcome, None, None]:
    """The outcomes of the games 0 to `games` - 1: those in the checkpoint, then the others, which are noted."""
    if checkpoint is None:
        yield from distribute(work, range(games), where)
    else:
        yield from noted(work, range(games), where, checkpoint)


def noted(work: Work, numbers: Sequence[int], where: Where, checkpoint: Checkpoint) -> Generator[Outcome, None, None]:
    """The outcomes of these games: those in the checkpoint, then the others, which are noted."""
    known = {number: checkpoint.outcomes[number] for number in numbers if number in checkpoint.outcomes}
    yield from known.values()
    for outcome in distribute(work, [number for number in numbers if number not in known], where):
        checkpoint.note(outcome)
        yield outcome
