"""Tasks in the background, until what they belong to is closed."""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

PATIENCE = 5.0
"""Seconds that a task may take to end what it is about."""


class BackgroundTasks:
    """They end between two steps, not in the middle of one.

    A question to the database that is cut off is answered later, when nobody may be there any more to take the answer.
    """

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()
        self._ending = asyncio.Event()

    @property
    def ended(self) -> bool:
        return self._ending.is_set()

    def begin(self, work: Coroutine[Any, Any, Any]) -> None:
        """One more, unless the end has come."""
        if self.ended:
            work.close()
            return
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def rest(self, seconds: float) -> bool:
        """Between two steps; whether there is another one."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._ending.wait(), seconds)
        return not self.ended

    async def end(self) -> None:
        """Wait for all, and for none too long."""
        self._ending.set()
        tasks = list(self._tasks)
        if tasks:
            _, endless = await asyncio.wait(tasks, timeout=PATIENCE)
            for task in endless:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
