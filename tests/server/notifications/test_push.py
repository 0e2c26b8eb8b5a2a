"""Web Push: to devices where somebody is signed in, encrypted for each, and past those that are dead."""

import base64
import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey
from py_vapid import Vapid02

from crashyard.server.notifications import caller, devices
from tests.server.notifications.fake_services import Device, PushService, a_push_service
from tests.server.notifications.test_mail import GAME, deliveries, play_until, their_table
from tests.server.serving import Served, a_server


@pytest.fixture
def service() -> Iterator[PushService]:
    with a_push_service() as found:
        yield found


@pytest.fixture(autouse=True)
def prompt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caller, "TICK", 0.02)
    monkeypatch.setattr(caller, "LOOK_EVERY", 0.5)


@contextmanager
def a_pushing_server(folder: Path, *services: PushService) -> Iterator[Served]:
    allowed = ",".join(f"127.0.0.1:{service.port}" for service in services)
    with a_server(folder, notify_after=0, push_allowed=allowed) as served:
        yield served


def at(service: PushService, name: str) -> str:
    return f"http://127.0.0.1:{service.port}/{name}"


def test_a_device_is_pushed_to_and_it_alone_can_read_it(tmp_path: Path, service: PushService) -> None:
    with (
        a_pushing_server(tmp_path, service) as served,
        served.visitor("Ann") as ann,
        served.visitor("Ben", "de") as ben,
    ):
        device = Device()
        ben.ask("/notifications/devices", device.form(at(service, "ben"), "de"))
        assert [each["here"] for each in ben.get("/notifications")["devices"]] == [True]
        table = their_table(ann, ben)
        ann.ask(f"/tables/{table}/start", {})
        play_until(ann, ben, table, 1)
        told: dict[str, str] = {}
        while told.get("title") != "Cube Attack: Du bist am Zug":
            path, headers, body = service.await_requests(len(service.requests) or 1)[-1]
            told = device.read(body)
        assert told == {
            "title": "Cube Attack: Du bist am Zug",
            "body": "Die Partie wartet auf dich.",
            "path": f"/tables/{table}",
            "tag": table,
        }
        assert (path, headers["content-encoding"], headers["ttl"]) == ("/ben", "aes128gcm", "86400")
        assert headers["host"] == f"127.0.0.1:{service.port}"
        assert b"Cube" not in body and table.encode() not in body
        scheme, _, rest = headers["authorization"].partition(" ")
        key = ben.get("/notifications")["push_key"]
        assert (scheme, rest.partition(",k=")[2]) == ("vapid", key)
        assert Vapid02.verify(headers["authorization"])
        claims = json.loads(base64.urlsafe_b64decode(rest.split(".")[1] + "=="))
        assert claims["aud"] == f"http://127.0.0.1:{service.port}"
        raw = base64.urlsafe_b64decode(key + "=" * (-len(key) % 4))
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), raw)
    with a_pushing_server(tmp_path, service) as served, served.visitor("Cleo") as cleo:
        assert cleo.get("/notifications")["push_key"] == key


def test_a_dead_device_delays_nobody_and_one_that_is_gone_is_forgotten(tmp_path: Path, service: PushService) -> None:
    with a_push_service() as dead, a_push_service() as gone:
        dead.hangs, gone.status = True, 410
        with (
            a_pushing_server(tmp_path, service, dead, gone) as served,
            served.visitor("Ann") as ann,
            served.visitor("Ben") as ben,
            served.visitor("Cleo") as cleo,
            served.visitor("Dora") as dora,
        ):
            for visitor, place in ((ann, dead), (ben, gone), (cleo, service)):
                visitor.ask("/notifications/devices", Device().form(at(place, "x")))
            for visitor in (ann, ben, cleo):
                table = visitor.table(GAME, "me", "open", start=False)["id"]
                dora.ask(f"/tables/{table}/chairs/1", {"kind": "me"})
            dead.await_requests(1)
            service.await_requests(1)
            gone.await_requests(1)
            until = time.monotonic() + 60
            while ben.get("/notifications")["devices"] and time.monotonic() < until:
                time.sleep(0.02)
            assert ben.get("/notifications")["devices"] == []
            assert len(ann.get("/notifications")["devices"]) == 1
            assert ("sat", "begun") in deliveries(tmp_path)
            dead.let_go()


def test_a_device_goes_with_its_session(tmp_path: Path, service: PushService) -> None:
    with a_pushing_server(tmp_path, service) as served, served.visitor("Ann") as ann, served.visitor("Ben") as ben:
        ann.ask("/notifications/devices", Device().form(at(service, "ann")))
        ann.ask("/sign-out", {})
        ann.ask("/guests", {"name": "Ann"})
        assert ann.get("/notifications")["devices"] == []
        ann.ask("/notifications/devices", Device().form(at(service, "shared")))
        ben.ask("/notifications/devices", Device().form(at(service, "shared")))
        assert ann.get("/notifications")["devices"] == []
        only = ben.get("/notifications")["devices"][0]["id"]
        assert ann.ask(f"/notifications/devices/{only}/remove", {}, 400)["refusal"] == "no-such-device"
        ben.ask(f"/notifications/devices/{only}/remove", {})
        assert ben.get("/notifications")["devices"] == []
        ben.ask("/notifications/devices", Device().form(at(service, "last")))
        ben.ask("/account/remove", {})
        with sqlite3.connect(tmp_path / "served.db") as database:
            assert database.execute("SELECT count(*) FROM push_devices").fetchone() == (0,)
        assert deliveries(tmp_path) == []


def test_what_is_no_public_push_service_is_refused_and_so_are_too_many(
    tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(devices, "MOST_OF_ONE", 0)
    with a_pushing_server(tmp_path, service) as served, served.visitor("Ann") as ann:
        device = Device()
        for wrong in ("http://push.example/x", "https://push.example:8080/x", "http://127.0.0.1:1/x", "nothing"):
            assert ann.ask("/notifications/devices", device.form(wrong), 400)["refusal"] == "wrong-device"
        odd = device.form(at(service, "ann")) | {"key": "AAAA"}
        assert ann.ask("/notifications/devices", odd, 400)["refusal"] == "wrong-device"
        full = ann.ask("/notifications/devices", device.form(at(service, "ann")), 400)
        assert full["refusal"] == "too-many-devices"
