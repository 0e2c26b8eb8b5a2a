"""Acknowledged means durable: a server that is killed at any moment loses nothing that anybody was told."""

import asyncio
import os
import signal
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.databases import KINDS, a_postgres
from tests.server.durable import DATABASE, SERVER, WRITER, Host, check, play_and_kill
from tests.server.serving import Served

KILLS = int(os.environ.get("CRASHYARD_KILLS", "4"))
"""On each kind of database; `make test-durability` asks for more."""

PAIRS = 4


@pytest.mark.parametrize("kind", KINDS)
def test_killed_again_and_again_nothing_is_lost_and_nothing_happens_twice(tmp_path: Path, kind: str) -> None:
    """On a file the server and its writer process are killed in turn, on PostgreSQL the server and the database."""
    with ExitStack() as stack:
        postgres = stack.enter_context(a_postgres()) if kind == "postgresql" else None
        _kill(Host(tmp_path, postgres), (SERVER, WRITER if postgres is None else DATABASE))


def _kill(host: Host, victims: tuple[str, str]) -> None:
    async def go() -> None:
        memory, tables = await play_and_kill(host, KILLS, PAIRS, victims=victims)
        await check(host, memory, tables)
        assert len(tables) >= PAIRS
        assert len(memory.acknowledged) > 5 * KILLS, "hardly anything was going on"
        assert memory.lost >= KILLS // 2, "the players hardly noticed"
        told = (
            f"{KILLS} kills of {' and '.join(victims)}, {len(tables)} games, {len(memory.acknowledged)} acknowledged "
        )
        sys.stdout.write(
            f"{told}requests, {memory.lost} broken connections, slowest start {max(memory.starts):.1f} s\n"
        )

    try:
        asyncio.run(go())
    finally:
        assert host.end(signal.SIGTERM) == 0
    assert "mistake" not in host.log.read_text()


def test_told_to_go_in_the_middle_of_games_it_loses_nothing_either(tmp_path: Path) -> None:
    host = Host(tmp_path)

    async def go() -> None:
        memory, tables = await play_and_kill(host, 2, 1, signal.SIGTERM)
        await check(host, memory, tables)
        assert memory.lost > 0

    try:
        asyncio.run(go())
    finally:
        assert host.end(signal.SIGTERM) == 0
    assert "Traceback" not in host.log.read_text()


def test_a_killed_server_leaves_no_processes_behind(tmp_path: Path) -> None:
    host = Host(tmp_path)
    host.start()
    asyncio.run(host.wait_until_open())
    _let_a_bot_think(host)
    _wait_until("bots should think in processes of their own", host.children)
    host.end(signal.SIGKILL)
    _wait_until_all_are_gone(host)


def _wait_until_all_are_gone(host: Host) -> None:
    _wait_until("nobody should be left", lambda: not host.children())


def _wait_until(what: str, happened: Callable[[], object]) -> None:
    until = time.monotonic() + 60
    while not happened():
        assert time.monotonic() < until, what
        time.sleep(0.05)


def _let_a_bot_think(host: Host) -> None:
    with httpx.Client(base_url=f"http://127.0.0.1:{host.port}", timeout=30) as client:
        client.post("/api/guests", json={"name": "Ann"})
        chairs = [{"kind": "bot", "bot": "random"}, {"kind": "me"}]
        order = {"game": "cube-attack", "chairs": chairs, "start": True}
        assert client.post("/api/tables/", json=order).status_code == 201


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_told_to_go_it_goes_with_exit_code_0(tmp_path: Path, how: signal.Signals) -> None:
    host = Host(tmp_path)
    host.start()
    asyncio.run(host.wait_until_open())
    assert host.end(how) == 0
    _wait_until_all_are_gone(host)


def test_a_restart_in_the_middle_of_a_game_says_come_back_and_the_game_goes_on(tmp_path: Path) -> None:
    host = Host(tmp_path)
    host.start()
    asyncio.run(host.wait_until_open())
    served = Served(f"http://127.0.0.1:{host.port}", host.port)
    with served.visitor("Ann") as ann:
        table = ann.table("cube-attack", "me", "me")["id"]
        with ann.socket(table, seat=0) as line, ann.client.stream("GET", f"/api/tables/{table}/stream") as stream:
            lines = stream.iter_lines()
            first = next(lines)
            assert host.end(signal.SIGTERM) == 0
            with suppress(ConnectionClosed):
                while True:
                    line.hear()
            assert line.connection.close_code == 1012
            assert list(lines) == []
        host.start()
        asyncio.run(host.wait_until_open())
        with ann.client.stream("GET", f"/api/tables/{table}/stream") as stream:
            assert next(stream.iter_lines()) == first
        seat = ann.get(f"/tables/{table}")["awaited"][0]
        legal = ann.get(f"/tables/{table}/legal?seat={seat}")["legal"]
        assert ann.ask(f"/tables/{table}/answers", {"seat": seat, "action": legal[0], "key": "k"})["n"] > 0
    assert host.end(signal.SIGTERM) == 0
