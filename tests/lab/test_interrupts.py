"""Ctrl-C while others play: whatever they have handed over is kept, wherever it lands."""

import os
import signal
import threading
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from crashyard.lab.checkpoint import Checkpoint, played
from crashyard.lab.outcome import Outcome
from crashyard.lab.parallel.cluster import Share, _Dispatcher
from crashyard.lab.parallel.distribute import distribute
from crashyard.lab.parallel.signals import interrupts_deferred
from crashyard.lab.parallel.work import Where, shares_of

GAMES = 2000


@pytest.fixture(autouse=True)
def _heeded() -> Iterator[None]:
    """Tests that run in the background would ignore Ctrl-C."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    signal.signal(signal.SIGINT, before)


def press() -> None:
    os.kill(os.getpid(), signal.SIGINT)


@dataclass(frozen=True)
class Traced:
    """Work that leaves a trace of every game it has played."""

    folder: str

    def play(self, number: int) -> Outcome:
        Path(self.folder, str(number)).touch()
        return Outcome(number)

    def played(self) -> set[int]:
        return {int(file.name) for file in Path(self.folder).iterdir()}


def gather(outcomes: Iterable[Outcome], press_at: int = -1) -> list[int]:
    """The games whose outcomes reach us before we are interrupted; the keys may be pressed while we look at one."""
    got: list[int] = []

    def look_at_all() -> None:
        for outcome in outcomes:
            got.append(outcome.number)
            if len(got) == press_at:
                press()

    with pytest.raises(KeyboardInterrupt):
        look_at_all()
    return got


def test_what_workers_have_played_is_kept_wherever_ctrl_c_lands(tmp_path: Path) -> None:
    (tmp_path / "played").mkdir()
    work = Traced(str(tmp_path / "played"))
    got = gather(distribute(work, range(GAMES), Where(workers=2)), press_at=1)
    assert set(got) == work.played() and len(set(got)) == len(got)
    assert 1 < len(got) < GAMES


def test_it_is_noted_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "played").mkdir()
    work = Traced(str(tmp_path / "played"))
    note = Checkpoint.note
    noted: list[int] = []

    def interrupted(book: Checkpoint, outcome: Outcome) -> None:
        noted.append(outcome.number)
        if len(noted) == 3:
            press()
        note(book, outcome)

    monkeypatch.setattr(Checkpoint, "note", interrupted)
    book = Checkpoint(tmp_path / "notes", {})
    got = gather(played(work, GAMES, Where(workers=2), book))
    book.close()
    book = Checkpoint(tmp_path / "notes", {})
    book.close()
    assert set(book.outcomes) == set(got) == work.played()
    assert len(got) < GAMES


@dataclass
class Cluster:
    """As much of Ray as a desk needs: every task is done as soon as it is asked for."""

    exceptions: Any = field(default_factory=lambda: SimpleNamespace(RayTaskError=OSError, RayError=ValueError))
    handed_over: list[int] = field(default_factory=list)

    def remote(self, **_: object) -> Any:
        return lambda _: SimpleNamespace(remote=lambda *order: tuple(order[1]))

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def wait(self, tasks: list[Any], **_: object) -> tuple[list[Any], list[Any]]:
        return tasks, []

    def get(self, task: tuple[int, ...]) -> list[Outcome]:
        self.handed_over += task
        if 7 in task:
            press()
        return [Outcome(number) for number in task]

    def cancel(self, task: Any, force: bool) -> None:
        """Nobody is playing any more."""


def test_what_a_cluster_has_handed_over_is_kept() -> None:
    ray = Cluster()
    desk = _Dispatcher(ray, Traced(""), (Share(share) for share in shares_of(range(GAMES), 500)))
    got = gather(desk.outcomes())
    assert got == ray.handed_over and 7 in got and len(got) < GAMES


def test_the_second_one_interrupts_at_once() -> None:
    with interrupts_deferred() as interrupted:
        assert not interrupted()
        press()
        assert interrupted()
        with pytest.raises(KeyboardInterrupt):
            press()


def test_whoever_listens_already_goes_on_listening() -> None:
    heard: list[int] = []
    signal.signal(signal.SIGINT, lambda number, _: heard.append(number))
    with interrupts_deferred() as interrupted:
        press()
        assert not interrupted()
    assert heard == [signal.SIGINT]
    signal.signal(signal.SIGINT, signal.default_int_handler)


def test_beside_the_main_thread_nothing_changes() -> None:
    asked: list[bool] = []

    def ask() -> None:
        with interrupts_deferred() as interrupted:
            asked.append(interrupted())

    thread = threading.Thread(target=ask)
    thread.start()
    thread.join()
    assert asked == [False]
