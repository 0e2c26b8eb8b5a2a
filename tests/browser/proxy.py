"""A proxy between browser and server, whose connections can be cut."""

import contextlib
import socket
import threading
from urllib.parse import urlsplit


class Proxy:
    """Listens on a port of its own and passes everything on."""

    def __init__(self, server_url: str) -> None:
        self._server = ("127.0.0.1", urlsplit(server_url).port or 0)
        self._ends: list[socket.socket] = []
        self._whole = True
        self._plug = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://localhost:{self._plug.getsockname()[1]}"
        threading.Thread(target=self._listen, daemon=True).start()

    def cut(self) -> None:
        """Whatever is connected is torn apart, and nobody gets through."""
        self._whole = False
        for end in self._ends:
            _tear(end)
        self._ends.clear()

    def mend(self) -> None:
        self._whole = True

    def close(self) -> None:
        self.cut()
        self._plug.close()

    def _listen(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._plug.accept()
                if not self._whole:
                    near.close()
                    continue
                far = socket.create_connection(self._server)
                self._ends += [near, far]
                for source, sink in ((near, far), (far, near)):
                    threading.Thread(target=self._pass_on, args=(source, sink), daemon=True).start()

    @staticmethod
    def _pass_on(source: socket.socket, sink: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                sink.sendall(data)
        _tear(source)
        _tear(sink)


def _tear(end: socket.socket) -> None:
    """Wake whoever waits for this end, and let go of it."""
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
