"""What goes on beside: it ends when the server ends, in good order."""

import asyncio
import sqlite3
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from crashyard.server import background
from crashyard.server.background import BackgroundTasks
from tests.server.living import a_registry, asynchronous


@asynchronous
async def test_what_has_begun_is_brought_to_its_end_and_what_rests_does_not_go_on() -> None:
    done: list[str] = []
    tasks = BackgroundTasks()

    async def busy() -> None:
        await asyncio.sleep(0.05)
        done.append("busy")

    async def resting() -> None:
        while await tasks.rest(60.0):
            done.append("resting")

    tasks.begin(busy())
    tasks.begin(resting())
    await asyncio.sleep(0)
    await tasks.end()
    tasks.begin(busy())
    await tasks.end()
    assert done == ["busy"]


@asynchronous
async def test_what_does_not_come_to_an_end_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background, "PATIENCE", 0.05)
    endless, tasks = asyncio.Event(), BackgroundTasks()
    tasks.begin(endless.wait())
    await tasks.end()


def test_who_is_just_coming_to_the_database_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the thread that opens it finds nobody to tell that it is open."""
    failures: list[Any] = []
    real = sqlite3.connect

    def slowly(*args: Any, **facts: Any) -> Any:
        time.sleep(0.5)
        return real(*args, **facts)

    @asynchronous
    async def open_and_close() -> None:
        async with a_registry(tmp_path) as living, living.store.engine.connect():
            await asyncio.sleep(0.02)

    monkeypatch.setattr(sqlite3, "connect", slowly)
    monkeypatch.setattr(threading, "excepthook", failures.append)
    before = threading.enumerate()
    open_and_close()
    for thread in threading.enumerate():
        if thread not in before:
            thread.join(60)
    assert failures == []
