"""Where friends reach a server."""

import pytest

from crashyard.server import reach
from crashyard.server.settings import Settings
from tests.server.serving import Served


@pytest.mark.parametrize(
    ("settings", "address"),
    [
        (Settings(), ""),
        (Settings(host="localhost"), ""),
        (Settings(host="::1"), ""),
        (Settings(host=reach.EVERYWHERE, port=8001), "http://192.168.7.5:8001"),
        (Settings(host="::", port=8001), "http://192.168.7.5:8001"),
        (Settings(host="192.168.1.9"), "http://192.168.1.9:8000"),
        (Settings(host="fd00::9"), "http://[fd00::9]:8000"),
        (Settings(host="games.local"), "http://games.local:8000"),
        (Settings(public_url="https://club.example/"), "https://club.example"),
        (Settings(host=reach.EVERYWHERE, public_url="http://localhost:8000"), ""),
        (Settings(host=reach.EVERYWHERE, public_url="http://a.localhost:8000"), ""),
    ],
)
def test_friends_are_told_an_address_that_works_on_their_machine(
    settings: Settings, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reach, "network_address", lambda: "192.168.7.5")
    assert reach.reached_at(settings) == address


def test_without_a_network_there_is_no_such_address(monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere(*_: object) -> object:
        raise OSError("Network is unreachable")

    monkeypatch.setattr("socket.socket.connect", nowhere)
    monkeypatch.setattr("socket.getaddrinfo", lambda *_: [(2, 1, 6, "", ("127.0.1.1", 0))])
    assert reach.network_address() == ""
    assert reach.reached_at(Settings(host=reach.EVERYWHERE)) == ""


def test_this_machine_s_own_address_is_none_for_others() -> None:
    assert not reach.is_this_machine(reach.network_address() or "192.168.7.5")


def test_only_this_machine_is_told_the_address(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("crashyard.server.http.routes.reach.reached_at", lambda _: "http://192.168.7.5:8000")
    with served.visitor() as somebody:
        for host, told in (
            ("localhost:8000", True),
            ("[::1]", True),
            (f"{reach.EVERYWHERE}:8000", True),
            ("[::]:8000", True),
            ("[::ffff:127.0.0.1]:8000", True),
            ("[::ffff:192.168.7.5]:8000", False),
            ("club.example", False),
            ("", False),
            ("[", False),
        ):
            answer = somebody.client.get("/api/reach", headers={"host": host})
            assert answer.json() == {"address": "http://192.168.7.5:8000" if told else ""}
