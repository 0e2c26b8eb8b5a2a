"""A disk that is full: whoever asks is told, nothing half is kept, and when there is room again the table goes on."""

import asyncio
import resource
import signal
import time
from pathlib import Path
from typing import Any

import pytest

from crashyard.server.storage.group_writers import NotWritten
from crashyard.server.storage.store import Store
from tests.server.durable import Host
from tests.server.living import asynchronous
from tests.server.serving import Served, Visitor


def let_files_grow_to(host: Host, most: int) -> None:
    """No file of the server may get longer: what a full disk is like."""
    assert host.process is not None
    for process in [host.process.pid, *host.children()]:
        resource.prlimit(process, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))


def next_answer(visitor: Visitor, table: str, key: str) -> dict[str, Any]:
    seat = visitor.get(f"/tables/{table}")["awaited"][0]
    legal = visitor.get(f"/tables/{table}/legal?seat={seat}")["legal"]
    return {"seat": seat, "action": legal[0], "key": key}


def test_on_a_full_disk_nothing_happens_and_then_the_table_goes_on(tmp_path: Path) -> None:
    host = Host(tmp_path)
    host.start()
    asyncio.run(host.wait_until_open())
    served = Served(f"http://127.0.0.1:{host.port}", host.port)
    with served.visitor("Ann") as ann:
        table = ann.table("cube-attack", "me", "me")["id"]
        ann.ask(f"/tables/{table}/answers", next_answer(ann, table, "before"))
        log = host.file.with_name(host.file.name + "-wal")
        let_files_grow_to(host, log.stat().st_size)
        before = ann.get(f"/tables/{table}")
        form = next_answer(ann, table, "while it is full")
        for _ in range(3):
            refused = ann.ask(f"/tables/{table}/answers", form, 503)
            assert refused["refusal"] == "not-written" and refused["sentence"]
        assert ann.client.post("/api/guests", json={"name": "Ben"}).status_code == 503
        health = ann.client.get("/healthz")
        assert (health.status_code, health.json()["sentence"]) == (503, "Nothing can be written: disk I/O error.")
        after = ann.get(f"/tables/{table}")
        assert (after["n"], after["awaited"]) == (before["n"], before["awaited"])
        let_files_grow_to(host, resource.RLIM_INFINITY)
        until = time.monotonic() + 60
        while (answer := ann.client.post(f"/api/tables/{table}/answers", json=form)).status_code == 503:
            assert time.monotonic() < until, "there is room again"
            time.sleep(0.1)
        assert answer.json() == {"n": before["n"] + 1}
        assert ann.client.get("/healthz").json() == {"status": "ok"}
    assert host.end(signal.SIGTERM) == 0


@pytest.mark.parametrize("said", ["database or disk is full", "[Errno 28] No space left on device"])
@asynchronous
async def test_a_full_disk_is_called_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: str) -> None:
    """As SQLite and the system say it; where files may only not grow, as above, they say something else."""
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'some.db'}")
    await store.open()

    async def write(*_: object) -> None:
        raise NotWritten(said)

    try:
        monkeypatch.setattr(store.commit_queue, "execute", write)
        assert await store.trouble() == "The disk is full, so nothing can be written."
    finally:
        await store.close()
