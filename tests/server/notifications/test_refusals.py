"""What is refused about being called: each with its sentence."""

from pathlib import Path

import pytest

from crashyard.server.notifications import devices
from crashyard.server.notifications.hours import check_zone
from crashyard.server.notifications.preferences import clean_address
from tests.refusals import refuses, tells
from tests.server.notifications.fake_services import Device
from tests.server.serving import a_server


def test_addresses_and_zones() -> None:
    with refuses("wrong-address", "This is no mail address that mail can be sent to; check it."):
        clean_address("ann")
    with refuses("wrong-zone", "There is no time zone called Mars/Olympus."):
        check_zone("Mars/Olympus")


def test_mail_devices_and_links(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(devices, "MOST_OF_ONE", 0)
    with a_server(tmp_path) as served, served.visitor("Ann") as ann:
        here = {"language": "en", "zone": "UTC"}
        told = ann.ask("/notifications/address", {"address": "ann@club.example", **here}, 400)
        tells("no-mail", "This server sends no mail.", told)
        told = ann.ask("/notifications", {"mail": "each", **here}, 400)
        tells("no-address", "Confirm a mail address first.", told)
        told = ann.ask("/notifications/confirm", {"token": "none"}, 400)
        tells("link-used", "This link has been used already, or it is too old; ask for another one.", told)
        told = ann.ask("/notifications/devices/none/remove", {}, 400)
        tells("no-such-device", "You have no such device.", told)
        told = ann.ask("/notifications/devices", Device().form("https://10.0.0.1:8080/x"), 400)
        sentence = "This browser’s push service cannot be used: it must be at a public address with https."
        tells("wrong-device", sentence, told)
        told = ann.ask("/notifications/devices", Device().form("https://push.example/x"), 400)
        tells("too-many-devices", "You are already called on 0 devices, which is the limit; remove one first.", told)
