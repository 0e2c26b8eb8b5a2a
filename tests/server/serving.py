"""A real server on a port of its own, for tests that come in through the doors."""

import json
import socket as sockets
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import uvicorn
import uvloop
from websockets.sync.client import ClientConnection, connect

from crashyard.server.http.app import make_app
from crashyard.server.http.process import configuration
from crashyard.server.settings import Settings
from crashyard.server.sources import Sources


@dataclass
class Served:
    url: str
    port: int

    @contextmanager
    def visitor(self, name: str = "", language: str = "en") -> Iterator["Visitor"]:
        """Somebody with a browser; a guest, if they have a name."""
        with httpx.Client(base_url=self.url, headers={"accept-language": language}, timeout=60) as client:
            visitor = Visitor(self, client, language)
            if name:
                visitor.ask("/guests", {"name": name})
            yield visitor


@dataclass
class Visitor:
    served: Served
    client: httpx.Client
    language: str

    def get(self, path: str, status: int = 200) -> Any:
        answer = self.client.get(f"/api{path}")
        assert answer.status_code == status, answer.text
        return answer.json()

    def ask(self, path: str, form: dict[str, Any], status: int = 201) -> Any:
        called = {"content-type": "application/json"}
        answer = self.client.post(f"/api{path}", content=json.dumps(form), headers=called)
        assert answer.status_code == status, answer.text
        return answer.json() if answer.content else None

    def table(self, game: str, *chairs: str, start: bool = True, **more: Any) -> Any:
        """Set up a table: `me`, `open`, or the name of a bot on each chair."""
        forms = [{"kind": chair} if chair in ("me", "open") else {"kind": "bot", "bot": chair} for chair in chairs]
        return self.ask("/tables/", {"game": game, "chairs": forms, "start": start, **more})

    @contextmanager
    def socket(self, table: str, **query: Any) -> Iterator["Line"]:
        asked = "&".join(f"{name}={value}" for name, value in {"lang": self.language, **query}.items())
        cookie = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        address = f"ws://localhost:{self.served.port}/api/tables/{table}/socket?{asked}"
        headers = {"cookie": cookie}
        with connect(
            address, additional_headers=headers, compression=None, max_size=None, max_queue=None
        ) as connection:
            yield Line(connection)

    @contextmanager
    def sleepy_socket(self, table: str) -> Iterator[sockets.socket]:
        """One on which nobody reads, with hardly any room for what comes."""
        with sockets.socket() as narrow:
            narrow.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 2048)
            self._shake_hands(narrow, table)
            yield narrow

    @contextmanager
    def bare_socket(self, table: str, **query: Any) -> Iterator[sockets.socket]:
        """One on which bytes are sent as one likes."""
        with sockets.socket() as bare:
            bare.setsockopt(sockets.IPPROTO_TCP, sockets.TCP_NODELAY, 1)
            self._shake_hands(bare, table, **query)
            head = b""
            while not head.endswith(b"\r\n\r\n"):
                head += bare.recv(1)
            yield bare

    def _shake_hands(self, socket: sockets.socket, table: str, **query: Any) -> None:
        asked = "&".join(f"{name}={value}" for name, value in query.items())
        cookie = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        socket.connect(("127.0.0.1", self.served.port))
        socket.sendall(
            f"GET /api/tables/{table}/socket?{asked} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            f"Cookie: {cookie}\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )


@dataclass
class Line:
    """One end of a socket."""

    connection: ClientConnection

    def hear(self) -> Any:
        """The next message, but for who is here: that may come at any time."""
        while True:
            heard = self.hear_anything()
            if heard.get("kind") != "here":
                return heard

    def hear_anything(self) -> Any:
        return json.loads(self.connection.recv(timeout=60))

    def hear_who_is_here(self) -> tuple[list[int], int]:
        """The seats whose people are here, and how many others watch."""
        heard = self.hear_anything()
        while heard.get("kind") != "here":
            heard = self.hear_anything()
        assert heard.keys() == {"kind", "seats", "watching"}
        return heard["seats"], heard["watching"]

    def hear_until(self, key: str) -> list[Any]:
        """Everything until a message has a field."""
        heard = [self.hear()]
        while key not in heard[-1]:
            heard.append(self.hear())
        return heard

    def say(self, **message: Any) -> Any:
        """Say something, and hear what is answered to it."""
        self.connection.send(json.dumps(message))
        return self.hear_reply()

    def hear_reply(self) -> Any:
        while True:
            heard = self.hear()
            if "ack" in heard or "refused" in heard:
                return heard


@contextmanager
def a_server(
    folder: Path,
    pause: float = 0.0,
    patience: int = 100,
    send_buffer: int = 0,
    sources: Sources | None = None,
    own_url: bool = False,
    **more: str | int,
) -> Iterator[Served]:
    """Serve in a thread; with a small `send_buffer` a slow reader is noticed sooner; mails name the `own_url`."""
    with sockets.create_server(("127.0.0.1", 0)) as listener:
        if send_buffer:
            listener.setsockopt(sockets.SOL_SOCKET, sockets.SO_SNDBUF, send_buffer)
        port = listener.getsockname()[1]
        chosen: dict[str, Any] = {"database": str(folder / "served.db"), **more}
        if own_url:
            chosen["public_url"] = f"http://localhost:{port}"
        settings = Settings(port=port, patience=patience, **chosen)
        server = uvicorn.Server(configuration(make_app(settings, pause, sources), settings))
        thread = threading.Thread(target=lambda: uvloop.run(server.serve([listener])))
        thread.start()
        try:
            while not server.started and thread.is_alive():
                threading.Event().wait(0.02)
            assert server.started
            yield Served(f"http://localhost:{port}", port)
        finally:
            server.should_exit = True
            thread.join(60)
