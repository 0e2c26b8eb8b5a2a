"""The answer to whoever is still in the middle of a request when the server shuts down.

A slow request is waited for, but not for ever. Whoever is cut off hears, in their language, that the server is going
and to ask again: the keys of requests make that safe. Without this they would hear of a mistake that was none.
"""

import asyncio

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from crashyard.engine.refusal import Refusal
from crashyard.server.translation import Translation

STATUS = 503


def answering_when_cancelled(app: ASGIApp) -> ASGIApp:
    async def serve(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        answered = False

        async def watched(message: Message) -> None:
            nonlocal answered
            answered = True
            await send(message)

        try:
            await app(scope, receive, watched)
        except asyncio.CancelledError:
            if answered:
                raise
            liked = dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1")
            body = msgspec.json.encode(Translation.accepted(liked).refusal(Refusal("server-going")))
            headers = [(b"content-type", b"application/json"), (b"retry-after", b"1"), (b"connection", b"close")]
            await send({"type": "http.response.start", "status": STATUS, "headers": headers})
            await send({"type": "http.response.body", "body": body, "more_body": False})

    return serve
