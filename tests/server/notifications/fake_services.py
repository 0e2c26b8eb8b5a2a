"""A mail server and a push service of the tests' own, which keep what they are sent."""

import email
import json
import re
import secrets
import threading
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email.message import Message as Mail
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import http_ece
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.ports import free_port


@dataclass
class Letterbox:
    """Everything that was sent, in its order."""

    port: int = 0
    letters: list[Mail] = field(default_factory=list)
    refusal: str = ""
    """What is said instead of taking a mail."""
    refused: int = 0
    _came: threading.Condition = field(default_factory=threading.Condition)

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        with self._came:
            if self.refusal:
                self.refused += 1
                self._came.notify_all()
                return self.refusal
            assert isinstance(envelope.content, bytes)
            letter = email.message_from_bytes(envelope.content)
            assert envelope.rcpt_tos == [letter["to"]]
            self.letters.append(letter)
            self._came.notify_all()
        return "250 Message accepted for delivery"

    def await_letters(self, count: int) -> list[Mail]:
        with self._came:
            assert self._came.wait_for(lambda: len(self.letters) >= count, 60), "no mail came"
            return list(self.letters)

    def await_refusals(self, count: int) -> None:
        with self._came:
            assert self._came.wait_for(lambda: self.refused >= count, 60), "nobody came"


def text_of(letter: Mail) -> str:
    content = letter.get_payload(decode=True)
    assert isinstance(content, bytes)
    return content.decode()


def link_in(letter: Mail, path: str) -> str:
    """What stands behind a path of ours in a mail."""
    found = re.search(rf"{re.escape(path)}([\w-]+)", text_of(letter))
    assert found is not None, text_of(letter)
    return found[1]


@contextmanager
def a_mail_server() -> Iterator[Letterbox]:
    box = Letterbox(free_port())
    controller = Controller(box, hostname="127.0.0.1", port=box.port)
    controller.start()
    try:
        yield box
    finally:
        controller.stop()


@dataclass
class PushService:
    """Takes what is pushed to its devices, or answers otherwise."""

    port: int = 0
    status: int = 201
    hangs: bool = False
    """Whether it never answers."""
    requests: list[tuple[str, dict[str, str], bytes]] = field(default_factory=list)
    _came: threading.Condition = field(default_factory=threading.Condition)
    _released: threading.Event = field(default_factory=threading.Event)

    def hang(self) -> None:
        if self.hangs:
            self._released.wait(60)

    def let_go(self) -> None:
        """Answer those who wait."""
        self._released.set()

    def take(self, path: str, headers: dict[str, str], body: bytes) -> None:
        with self._came:
            self.requests.append((path, headers, body))
            self._came.notify_all()

    def await_requests(self, count: int) -> list[tuple[str, dict[str, str], bytes]]:
        with self._came:
            assert self._came.wait_for(lambda: len(self.requests) >= count, 60), "nothing was pushed"
            return list(self.requests)


class Device:
    """A browser that takes Web Push."""

    def __init__(self) -> None:
        self._key = generate_private_key(SECP256R1())
        self._secret = secrets.token_bytes(16)

    def form(self, endpoint: str, language: str = "en") -> dict[str, str]:
        public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        key, secret = (urlsafe_b64encode(each).rstrip(b"=").decode() for each in (public, self._secret))
        return {"endpoint": endpoint, "key": key, "secret": secret, "language": language}

    def read(self, body: bytes) -> dict[str, str]:
        told: dict[str, str] = json.loads(http_ece.decrypt(body, private_key=self._key, auth_secret=self._secret))
        return told


@contextmanager
def a_push_service() -> Iterator[PushService]:
    service = PushService(free_port())

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            service.take(self.path, {name.lower(): value for name, value in self.headers.items()}, body)
            service.hang()
            self.send_response(service.status)
            self.send_header("location", f"http://127.0.0.1:{service.port}/elsewhere")
            self.send_header("content-length", "0")
            self.end_headers()

        def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", service.port), Handler)
    server.daemon_threads = True
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield service
    finally:
        service.let_go()
        server.shutdown()
        thread.join()
        server.server_close()
