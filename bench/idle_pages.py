"""How much memory a server holds for pages that only look on: python bench/idle_pages.py TABLES PAGES GAME."""

import asyncio
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import msgspec

from crashyard.engine.seats import SPECTATOR
from crashyard.lab.bench.load import PlainWebSocket

PORT = int(os.environ.get("CRASHYARD_PORT", "8975"))
HOSTED = 90
"""So many tables have the same two players; one host may have no more than a hundred."""


def resident(process: int) -> float:
    """KB that a process holds, with those that it has started."""
    families = [folder / "stat" for folder in Path("/proc").glob("[0-9]*")]
    held = 0
    for stat in families:
        fields = stat.read_text().rpartition(")")[2].split() if stat.exists() else ["", "0"]
        if process in (int(stat.parent.name), int(fields[1])):
            held += int(fields[21])
    return held * os.sysconf("SC_PAGE_SIZE") / 1024


async def post(path: str, body: object, cookie: str = "") -> tuple[str, dict[str, str]]:
    """The cookie that is set, if any, and what is answered."""
    content = msgspec.json.encode(body)
    reader, writer = await asyncio.open_connection("127.0.0.1", PORT)
    head = f"POST {path} HTTP/1.1\r\nhost: 127.0.0.1:{PORT}\r\ncookie: {cookie}\r\nconnection: close\r\n"
    head += f"content-type: application/json\r\ncontent-length: {len(content)}\r\n\r\n"
    writer.write(head.encode() + content)
    headers, _, told = (await reader.read()).partition(b"\r\n\r\n")
    writer.close()
    lines = headers.decode().split("\r\n")
    found = [line.partition(":")[2].partition(";")[0].strip() for line in lines if line.startswith("set-cookie:")]
    return found[0] if found else "", msgspec.json.decode(told)


async def open_table(game: str, host: str, guest: str) -> str:
    _, table = await post("/api/tables/", {"game": game, "chairs": [{"kind": "me"}, {"kind": "open"}]}, host)
    await post(f"/api/tables/{table['id']}/chairs/1", {"kind": "me"}, guest)
    await post(f"/api/tables/{table['id']}/start", {}, host)
    return table["id"]


async def look(table: str, seat: int, cookie: str) -> PlainWebSocket:
    head = f"GET /api/tables/{table}/socket?seat={seat}&page=true HTTP/1.1\r\nhost: 127.0.0.1:{PORT}\r\n"
    head += f"cookie: {cookie}\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
    head += "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    loop = asyncio.get_running_loop()
    _, page = await loop.create_connection(lambda: PlainWebSocket(head.encode(), lambda _: None), "127.0.0.1", PORT)
    await page.is_open
    return page


async def measure(tables: int, pages: int, game: str, server: int) -> float:
    """KB a page: first one for every seat, then spectators."""
    opened: list[tuple[str, list[str]]] = []
    people: list[str] = []
    for number in range(tables):
        if number % HOSTED == 0:
            people = [(await post("/api/guests", {"name": f"{name} {number}"}))[0] for name in ("Ann", "Bob")]
        opened.append((await open_table(game, *people), people))
    await asyncio.sleep(1)
    before, held = resident(server), []
    for number in range(pages):
        seat = number // tables if number < 2 * tables else SPECTATOR
        table, people = opened[number % tables]
        held.append(await look(table, seat, people[seat] if seat >= 0 else ""))
    await asyncio.sleep(4)
    return (resident(server) - before) / len(held)


async def up() -> None:
    """Until the server lets somebody in, and has come to rest."""
    for _ in range(600):
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", PORT)
        except OSError:
            await asyncio.sleep(0.1)
        else:
            writer.close()
            break
    await asyncio.sleep(2)


async def main(tables: int, pages: int, game: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        own = {"CRASHYARD_PORT": str(PORT), "CRASHYARD_DATABASE": f"{folder}/bench.db", "CRASHYARD_PATIENCE": "1000000"}
        command = [sys.executable, "-m", "crashyard", "serve"]
        with subprocess.Popen(command, env={**os.environ, **own}, stderr=subprocess.DEVNULL) as server:
            try:
                await up()
                figure = await measure(tables, pages, game, server.pid)
                sys.stdout.write(f"{game}: {pages} pages at {tables} tables: {figure:.1f} KB a page\n")
            finally:
                server.terminate()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]))
