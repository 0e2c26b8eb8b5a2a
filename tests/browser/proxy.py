"""The cable between browser and server. It can be cut, and it can hang half-open: then everybody may connect and send,
nobody hears that anything is wrong, and nothing arrives.
"""

import contextlib
import socket
import threading
import time
from dataclasses import dataclass
from urllib.parse import urlsplit

PATIENCE = 60.0


@dataclass(eq=False)
class _Wire:
    """One connection through the cable."""

    near: socket.socket
    far: socket.socket
    hangs: bool = False
    is_over: bool = False

    def begin(self) -> None:
        for source, sink in ((self.near, self.far), (self.far, self.near)):
            threading.Thread(target=self._pass_on, args=(source, sink), daemon=True).start()

    def _pass_on(self, source: socket.socket, sink: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                if not self.hangs:
                    sink.sendall(data)
        if not self.hangs:
            self.tear()

    def tear(self) -> None:
        """Wake whoever waits for its ends, and let go of them."""
        self.is_over = True
        for end in (self.near, self.far):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()


class Proxy:
    """Listens on a port of its own and passes everything on."""

    def __init__(self, server_url: str) -> None:
        self._server = ("127.0.0.1", urlsplit(server_url).port or 0)
        self._wires: list[_Wire] = []
        self._whole = True
        self._hangs = False
        self._plug = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://localhost:{self._plug.getsockname()[1]}"
        threading.Thread(target=self._listen, daemon=True).start()

    def cut(self) -> None:
        """Whatever is connected is torn apart, and nobody gets through."""
        self._whole = False
        self._tear_all()

    def hang(self) -> None:
        """Whatever is connected stays so, and whoever connects is let in; but nothing is passed on any more."""
        self._hangs = True
        for wire in self._wires:
            wire.hangs = True

    def mend(self) -> None:
        """For whoever connects from now on. What hangs is never passed on again: some of it is lost."""
        self._whole, self._hangs = True, False

    def await_quiet(self, left: int) -> None:
        """Until the connections that nobody uses are closed, and only so many are left that do not hang: WebSockets."""
        until = time.monotonic() + PATIENCE
        while sum(not (wire.is_over or wire.hangs) for wire in list(self._wires)) > left:
            assert time.monotonic() < until
            time.sleep(0.05)

    def close(self) -> None:
        self.cut()
        self._plug.close()

    def _tear_all(self) -> None:
        for wire in self._wires:
            wire.tear()
        self._wires.clear()

    def _listen(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._plug.accept()
                if not self._whole:
                    near.close()
                    continue
                wire = _Wire(near, socket.create_connection(self._server), self._hangs)
                self._wires.append(wire)
                wire.begin()
