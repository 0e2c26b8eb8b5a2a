"""A process that computes: what comes of the work, what goes wrong with it, and an end at any moment."""

import os
import time
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor
from pathlib import Path

import pytest

from crashyard.server.workers.process import WorkerProcess


@pytest.fixture(scope="module")
def worker() -> Iterator[WorkerProcess]:
    process = WorkerProcess()
    yield process
    process.shutdown()


def fail() -> None:
    raise ValueError("wrong")


def is_running(pid: int) -> bool:
    try:
        return "Z" not in Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False


def gone(pid: int) -> bool:
    until = time.monotonic() + 60
    while is_running(pid) and time.monotonic() < until:
        time.sleep(0.01)
    return not is_running(pid)


def test_work_is_done_in_another_process_one_after_the_other(worker: WorkerProcess) -> None:
    numbers = [worker.submit(pow, 2, number) for number in range(5)]
    assert [number.result(60) for number in numbers] == [1, 2, 4, 8, 16]
    assert worker.submit(os.getpid).result(60) == worker.pid != os.getpid()


def test_a_failure_is_told_with_where_it_happened(worker: WorkerProcess) -> None:
    with pytest.raises(ValueError, match="wrong") as caught:
        worker.submit(fail).result(60)
    assert "in fail" in "".join(caught.value.__notes__)
    assert worker.submit(abs, -1).result(60) == 1, "and it goes on"


def test_what_cannot_be_sent_is_a_failure_of_the_work_alone(worker: WorkerProcess) -> None:
    with pytest.raises(AttributeError):
        worker.submit(lambda: 1).result(60)
    with pytest.raises(TypeError):
        worker.submit(open, os.devnull).result(60)
    assert worker.submit(abs, -1).result(60) == 1, "and it goes on"


def never_end(begun: Path) -> None:
    begun.touch()
    time.sleep(600)


def test_it_is_ended_in_the_middle_of_its_work(tmp_path: Path) -> None:
    worker = WorkerProcess()
    begun = tmp_path / "begun"
    endless = worker.submit(never_end, begun)
    while not begun.exists():
        time.sleep(0.01)
    worker.shutdown(wait=False, cancel_futures=True)
    with pytest.raises(BrokenExecutor):
        endless.result(60)
    assert gone(worker.pid)


def test_when_it_dies_that_is_told_then_and_afterwards() -> None:
    worker = WorkerProcess()
    with pytest.raises(BrokenExecutor):
        worker.submit(os._exit, 1).result(60)
    with pytest.raises(BrokenExecutor):
        worker.submit(abs, -1).result(60)
    worker.shutdown()
