"""Whoever is cut off when the server goes is told to ask again."""

import asyncio
from typing import Any

import msgspec
import pytest
from litestar.types import Message, Receive, Scope, Send

from crashyard.server.http.shutdown import answering_when_cancelled
from tests.refusals import tells


async def cut_off(kind: str, *, begun: bool = False, language: bytes = b"de") -> list[Any]:
    """What is sent to somebody whose request is cancelled in the middle."""
    sent: list[Any] = []

    async def slow(scope: Scope, receive: Receive, send: Send) -> None:
        if begun:
            await send({"type": "http.response.start", "status": 200, "headers": []})
        await asyncio.sleep(60)

    async def send(message: Message) -> None:
        sent.append(message)

    async def receive() -> Any:
        await asyncio.sleep(60)

    scope: Any = {"type": kind, "headers": [(b"accept-language", language)]}
    request = asyncio.ensure_future(answering_when_cancelled(slow)(scope, receive, send))
    await asyncio.sleep(0)
    request.cancel()
    await asyncio.gather(request, return_exceptions=True)
    if kind != "http" or begun:
        assert request.cancelled()
    return sent


def test_a_request_that_is_cut_off_is_answered_in_the_language_of_who_asked() -> None:
    start, body = asyncio.run(cut_off("http"))
    assert start["status"] == 503
    assert (b"retry-after", b"1") in start["headers"]
    told = msgspec.json.decode(body["body"])
    assert told["refusal"] == "server-going" and "gleich noch einmal" in told["sentence"]
    _, body = asyncio.run(cut_off("http", language=b"en"))
    tells(
        "server-going",
        "The server is restarting; try again in a moment.",
        msgspec.json.decode(body["body"]),
    )


@pytest.mark.parametrize(("kind", "begun", "messages"), [("http", True, 1), ("websocket", False, 0)])
def test_what_has_begun_and_what_is_no_request_simply_ends(kind: str, begun: bool, messages: int) -> None:
    assert len(asyncio.run(cut_off(kind, begun=begun))) == messages
