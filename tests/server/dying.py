"""Bring a database up to date, and be killed after so many statements; run as a program by `test_first_start`.

Says after which statement the next start found a database that it cannot use, and how many statements there were.
"""

import asyncio
import os
import signal
import sys
from pathlib import Path

from sqlalchemy import event

from crashyard.server.storage.store import Store


async def bring_up_to_date(file: Path, statements: int) -> None:
    store = Store(f"sqlite+aiosqlite:///{file}")
    left = statements

    def count(*_: object) -> None:
        nonlocal left
        left -= 1
        if left == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    event.listen(store.engine.sync_engine, "after_cursor_execute", count)
    await store.prepare(lock=True)
    await store.close()


def survives(file: Path, statements: int) -> int:
    """How a process ends that is killed after so many statements: 0 if it came to its end before."""
    child = os.fork()
    if child == 0:
        asyncio.run(bring_up_to_date(file, statements))
        os._exit(0)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def main(folder: Path) -> None:
    statements, ended = 0, -1
    while ended != 0:
        statements += 1
        file = folder / f"killed-{statements}.db"
        ended = survives(file, statements)
        if survives(file, 0) != 0:
            sys.stdout.write(f"unusable after statement {statements}\n")
    sys.stdout.write(f"{statements}\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
