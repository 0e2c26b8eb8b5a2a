"""A message handed to a push service: one request on a connection of its own, to an address that was looked at."""

import asyncio
import ssl
from collections.abc import Collection, Mapping
from contextlib import suppress
from functools import cache

import h11

from crashyard.server.notifications.public_address import NotPublic, Resolver, Target, public_target, resolve

TIMEOUT = 10.0
"""Seconds for all of it."""
LONGEST_ANSWER = 16_384
GONE = (403, 404, 410)
"""Answers that say that a device is no more, or is not ours."""


class PushFailed(Exception):
    """A device was not reached; `for_good` if it is no more."""

    def __init__(self, why: str, *, for_good: bool) -> None:
        super().__init__(why)
        self.for_good = for_good


async def post(
    url: str, headers: Mapping[str, str], body: bytes, allowed: Collection[str] = (), resolver: Resolver = resolve
) -> None:
    """Raises PushFailed unless it was taken. An answer that leads elsewhere is not followed."""
    try:
        async with asyncio.timeout(TIMEOUT):
            target = await public_target(url, allowed, resolver)
            status = await _ask(target, headers, body)
    except NotPublic as failure:
        raise PushFailed(f"not public: {failure}", for_good=True) from failure
    except (OSError, TimeoutError, h11.ProtocolError, EOFError) as failure:
        raise PushFailed(type(failure).__name__, for_good=False) from failure
    if not 200 <= status < 300:
        raise PushFailed(str(status), for_good=status in GONE or 300 <= status < 400)


@cache
def _context() -> ssl.SSLContext:
    return ssl.create_default_context()


async def _ask(target: Target, headers: Mapping[str, str], body: bytes) -> int:
    reader, writer = await asyncio.open_connection(
        target.address,
        target.port,
        ssl=_context() if target.tls else None,
        server_hostname=target.host if target.tls else None,
        limit=LONGEST_ANSWER,
    )
    try:
        connection = h11.Connection(h11.CLIENT, max_incomplete_event_size=LONGEST_ANSWER)
        told = [
            ("host", target.authority),
            *headers.items(),
            ("content-length", str(len(body))),
            ("connection", "close"),
        ]
        sent = connection.send(h11.Request(method="POST", target=target.path, headers=told)) or b""
        sent += connection.send(h11.Data(data=body)) or b""
        sent += connection.send(h11.EndOfMessage()) or b""
        writer.write(sent)
        await writer.drain()
        while True:
            event = connection.next_event()
            if event is h11.NEED_DATA:
                connection.receive_data(await reader.read(LONGEST_ANSWER))
            elif isinstance(event, h11.Response):
                return event.status_code
            elif isinstance(event, h11.ConnectionClosed):
                raise EOFError
    finally:
        writer.close()
        with suppress(OSError):
            await asyncio.wait_for(writer.wait_closed(), 1.0)
