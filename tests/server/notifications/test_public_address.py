"""Nobody can make the server call its own network, by whatever name, number or detour."""

import asyncio

import pytest

from crashyard.server.notifications.post import PushFailed, post
from crashyard.server.notifications.public_address import NotPublic, is_public, public_target, read_endpoint
from tests.server.living import asynchronous
from tests.server.notifications.fake_services import a_push_service

PRIVATE = [
    "127.0.0.1",
    "127.9.9.9",
    "0.0.0.1",
    "10.0.0.1",
    "172.16.5.5",
    "192.168.1.1",
    "100.64.0.1",
    "169.254.169.254",
    "192.0.2.1",
    "198.18.0.1",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "fe80::1",
    "fe80::1%eth0",
    "fc00::1",
    "fd12:3456::1",
    "ff02::1",
    "2001:db8::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "::ffff:169.254.169.254",
    "::127.0.0.1",
    "64:ff9b::7f00:1",
    "64:ff9b::a00:1",
    "64:ff9b:1::a00:1",
    "2002:7f00:1::",
    "2002:a00:1::1",
    "2001:0:0:0:0:0:f5ff:fffe",
    "no address",
    "",
]


@pytest.mark.parametrize("address", PRIVATE)
def test_an_address_that_not_everybody_knows_is_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "142.250.1.1", "2606:4700::1111", "::ffff:8.8.8.8", "2002:808:808::1"])
def test_a_public_address_is_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "url",
    [
        "http://push.example/x",
        "https://push.example:8443/x",
        "https://push.example:22/x",
        "ftp://push.example/x",
        "file:///etc/passwd",
        "https://user:secret@push.example/x",
        "https:///x",
        "https://push.example/a b",
        "https://push.example/\r\nHost: else",
        "https://pusħ.example/x",
        "https://[::1/x",
        "https://push.example:99999/x",
        "gopher://127.0.0.1:6379/_FLUSHALL",
        "push.example",
        "",
    ],
)
def test_what_is_no_https_address_is_no_push_service(url: str) -> None:
    with pytest.raises(NotPublic):
        read_endpoint(url)


@asynchronous
async def test_a_name_that_leads_inside_is_not_called_whatever_else_it_leads_to() -> None:
    async def inside(host: str, port: int) -> list[str]:
        return ["8.8.8.8", "10.0.0.1"]

    async def nowhere(host: str, port: int) -> list[str]:
        return []

    for resolver in (inside, nowhere):
        with pytest.raises(NotPublic):
            await public_target("https://push.example/x", resolver=resolver)
    for url in (
        "https://127.0.0.1/x",
        "https://localhost/x",
        "https://2130706433/x",
        "https://0x7f.1/x",
        "https://[::1]/x",
    ):
        with pytest.raises((NotPublic, OSError)):
            await public_target(url)


@asynchronous
async def test_the_connection_goes_to_the_address_that_was_looked_at() -> None:
    asked: list[str] = []

    async def changing(host: str, port: int) -> list[str]:
        """The second answer would lead inside."""
        asked.append(host)
        return ["8.8.8.8"] if len(asked) == 1 else ["127.0.0.1"]

    target = await public_target("https://push.example/a?b=c", resolver=changing)
    assert (target.address, target.host, target.port, target.path, target.tls) == (
        "8.8.8.8",
        "push.example",
        443,
        "/a?b=c",
        True,
    )
    assert asked == ["push.example"]


@asynchronous
async def test_only_what_the_host_allowed_may_be_elsewhere() -> None:
    with a_push_service() as service:
        here = f"127.0.0.1:{service.port}"
        with pytest.raises(PushFailed, match="https") as refused:
            await post(f"http://{here}/x", {}, b"")
        assert refused.value.for_good
        await post(f"http://{here}/x", {"ttl": "1"}, b"body", [here])
        assert [(path, body) for path, _, body in service.requests] == [("/x", b"body")]
        with pytest.raises(PushFailed):
            await post(f"http://localhost:{service.port}/x", {}, b"", [here])


@asynchronous
async def test_an_answer_that_leads_elsewhere_is_not_followed() -> None:
    with a_push_service() as service:
        service.status = 307
        here = f"127.0.0.1:{service.port}"
        with pytest.raises(PushFailed, match="307") as refused:
            await post(f"http://{here}/x", {}, b"", [here])
        assert refused.value.for_good
        await asyncio.sleep(0)
        assert len(service.requests) == 1
