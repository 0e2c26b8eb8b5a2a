"""A forgotten password: whoever has confirmed an address sets a new one by a link, and nobody learns who has."""

from pathlib import Path

import pytest

from tests.server.notifications.fake_services import a_mail_server, link_in, text_of
from tests.server.notifications.test_mail import PHRASE, a_calling_server, confirm, somebody

pytestmark = pytest.mark.usefixtures("quick_hashing")

FRESH = "quite another secret"


def test_a_link_sets_a_new_password_once_and_ends_all_sessions(tmp_path: Path) -> None:
    with a_mail_server() as box, a_calling_server(tmp_path, box) as served, somebody(served, "Ann") as ann:
        confirm(ann, box, "ann@club.example")
        token = ann.ask("/tokens", {"name": "bot"})["token"]
        with served.visitor() as lost:
            told = [lost.ask("/password/forgotten", {"who": who}) for who in ("Nobody", "x@y.example", "ann", "Ann")]
            assert told == [None, None, None, None]
            letter = box.await_letters(2)[1]
            assert (letter["to"], letter["subject"]) == ("ann@club.example", "A new password")
            assert "for Ann" in text_of(letter)
            secret = link_in(letter, "/reset#")
            assert (
                lost.ask("/password/reset", {"token": secret, "password": "Ann12345"}, 400)["refusal"]
                == "common-password"
            )
            assert lost.ask("/password/reset", {"token": "x", "password": FRESH}, 400)["refusal"] == "link-used"
            assert lost.ask("/password/reset", {"token": secret, "password": FRESH}) == {"name": "Ann", "account": True}
            assert lost.get("/me")["name"] == "Ann"
            assert lost.ask("/password/reset", {"token": secret, "password": FRESH}, 400)["refusal"] == "link-used"
            assert box.await_letters(3)[2]["subject"] == "Your password has been changed"
        assert ann.get("/me") is None
        assert ann.client.get("/api/me", headers={"authorization": f"Bearer {token}"}).json() is None
        assert ann.ask("/sign-in", {"name": "Ann", "password": PHRASE}, 401)["refusal"] == "wrong-sign-in"
        ann.ask("/sign-in", {"name": "Ann", "password": FRESH})
        assert len(box.letters) == 3


def test_a_link_to_confirm_sets_no_password_and_one_to_reset_confirms_nothing(tmp_path: Path) -> None:
    with a_mail_server() as box, a_calling_server(tmp_path, box) as served, somebody(served, "Ann") as ann:
        ann.ask("/notifications/address", {"address": "ann@club.example", "language": "en", "zone": "UTC"})
        secret = link_in(box.await_letters(1)[0], "/confirm#")
        assert ann.ask("/password/reset", {"token": secret, "password": FRESH}, 400)["refusal"] == "link-used"
        ann.ask("/notifications/confirm", {"token": secret})
        with served.visitor() as lost:
            lost.ask("/password/forgotten", {"who": "ann@club.example"})
        secret = link_in(box.await_letters(2)[1], "/reset#")
        assert ann.ask("/notifications/confirm", {"token": secret}, 400)["refusal"] == "link-used"


def test_whoever_changes_their_password_is_told_by_mail(tmp_path: Path) -> None:
    with a_mail_server() as box, a_calling_server(tmp_path, box) as served, somebody(served, "Ann") as ann:
        confirm(ann, box, "ann@club.example")
        ann.ask("/password", {"old": PHRASE, "new": FRESH})
        assert box.await_letters(2)[1]["subject"] == "Your password has been changed"
