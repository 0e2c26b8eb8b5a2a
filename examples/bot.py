"""A bot in thirty lines: it sits down at a table and answers every decision at random. It needs only `httpx`.

    python examples/bot.py http://localhost:8000 TOKEN TABLE SEAT

TOKEN is a personal token (`POST /api/tokens`), TABLE the last part of the link to a table with an open chair.
"""

import json
import secrets
import sys

import httpx


def play(server: str, token: str, table: str, seat: int) -> None:
    """Sit down, follow the stream of what happens, and answer whenever the seat is awaited."""
    address, headers = f"{server}/api/tables/{table}", {"authorization": f"Bearer {token}"}
    with httpx.Client(base_url=address, headers=headers, timeout=60) as client:
        client.post(f"/chairs/{seat}", json={"kind": "me", "key": "sit down"}).raise_for_status()
        with client.stream("GET", "/stream", params={"seat": seat}) as stream:
            for line in filter(None, stream.iter_lines()):
                happened = json.loads(line)
                if happened["state"] in ("over", "closed"):
                    return
                if seat in happened["awaited"]:
                    now = client.get("/legal", params={"seat": seat}).json()
                    if now["n"] == happened["n"]:
                        answer = {"seat": seat, "action": secrets.choice(now["legal"]), "key": f"answer {now['n']}"}
                        client.post("/answers", json=answer).raise_for_status()


if __name__ == "__main__":
    play(sys.argv[1].rstrip("/"), sys.argv[2], sys.argv[3], int(sys.argv[4]))
