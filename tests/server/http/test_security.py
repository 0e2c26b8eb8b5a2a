"""What somebody who means harm may try, and what comes of it. docs/security.md names the requirement of each."""

import json
import re
import socket as sockets
import sqlite3
import struct
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from crashyard.engine.refusal import Refusal
from crashyard.server.accounts.names import known_by
from crashyard.server.accounts.people import People
from crashyard.server.accounts.sessions import Person
from crashyard.server.http.access import CROWD, LIMITS, AccessControl, RateLimiter
from crashyard.server.http.static import CLIENT
from crashyard.server.settings import Settings
from crashyard.server.storage.store import Store
from tests.refusals import tells
from tests.server.serving import Served, Visitor, a_server

FOREIGN = "https://evil.example"


def post(visitor: Visitor, path: str, form: object, **headers: str) -> httpx.Response:
    return visitor.client.post(f"/api{path}", json=form, headers=headers)


# -- sessions ---------------------------------------------------------------------------------


def test_the_cookie_is_kept_from_scripts_and_other_sites(served: Served) -> None:
    with served.visitor() as visitor:
        cookie = post(visitor, "/guests", {"name": "Ann"}).headers["set-cookie"]
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(cookie.split("; "))
    assert len(re.findall(r"crashyard=([\w-]{32,});", cookie)) == 1


def test_over_https_the_cookie_is_only_for_this_host_and_only_encrypted() -> None:
    store = Store("sqlite+aiosqlite:///:memory:")
    access = AccessControl(People(store), Settings(public_url="https://club.example"))
    cookie = access.cookie("secret")
    assert cookie.startswith("__Host-crashyard=secret; Path=/;")
    assert "Secure" in cookie.split("; ") and "Domain" not in cookie


def test_signing_out_ends_the_session_on_the_server(served: Served) -> None:
    with served.visitor("Ann") as ann:
        secret = ann.client.cookies["crashyard"]
        answer = post(ann, "/sign-out", {})
        assert "Max-Age=0" in answer.headers["set-cookie"]
        ann.client.cookies.set("crashyard", secret)
        assert ann.get("/me") is None


def test_signing_in_gives_a_new_secret(served: Served) -> None:
    with served.visitor("Ann") as ann:
        ann.ask("/account", {"name": "Fixated", "password": "correct horse"})
        before = ann.client.cookies["crashyard"]
        ann.ask("/sign-in", {"name": "Fixated", "password": "correct horse"})
        assert ann.client.cookies["crashyard"] != before
        assert ann.client.get("/api/me", headers={"cookie": f"crashyard={before}"}).json() is None


@pytest.mark.parametrize("forged", ["", "x", "a" * 32, "' OR 1=1 --", "%00", "é", "x" * 4000])
def test_a_forged_cookie_is_nobody(served: Served, forged: str) -> None:
    with served.visitor() as visitor:
        headers = {b"cookie": f"crashyard={forged}".encode("latin-1")}
        assert visitor.client.get("/api/me", headers=headers).json() is None
        answer = visitor.client.post("/api/tables/", json={"game": "x", "chairs": [{"kind": "me"}]}, headers=headers)
        assert answer.status_code == 401


def test_a_token_is_no_cookie_and_a_cookie_no_token(served: Served) -> None:
    with served.visitor("Ann") as ann, served.visitor() as other:
        token = ann.ask("/tokens", {"name": "bot"})["token"]
        cookie = ann.client.cookies["crashyard"]
        assert other.client.get("/api/me", headers={"cookie": f"crashyard={token}"}).json() is None
        assert other.client.get("/api/me", headers={"authorization": f"Bearer {cookie}"}).json() is None
        assert other.client.get("/api/me", headers={"authorization": f"Bearer {token}"}).json()["name"] == "Ann"
        assert other.client.get("/api/me", headers={"authorization": f"Basic {token}"}).json() is None


def test_only_hashes_are_kept(tmp_path: Path) -> None:
    with a_server(tmp_path) as served, served.visitor("Ann") as ann:
        ann.ask("/account", {"name": "Keeper", "password": "correct horse"})
        token = ann.ask("/tokens", {"name": "bot"})["token"]
        cookie = ann.client.cookies["crashyard"]
    with sqlite3.connect(tmp_path / "served.db") as database:
        written = "\n".join(database.iterdump())
    for secret in ("correct horse", token, cookie):
        assert secret not in written
    assert "$argon2id$" in written


def test_ids_cannot_be_guessed(served: Served) -> None:
    with served.visitor("Ann") as ann:
        names = {ann.table("cube-attack", "me", "random")["id"] for _ in range(20)}
    assert len(names) == 20
    assert all(re.fullmatch(r"[\w-]{22,}", name) for name in names)


# -- other people's pages ---------------------------------------------------------------------


@pytest.mark.parametrize(
    "origin", [FOREIGN, "null", "http://localhost", "http://localhost:1", "https://localhost:8000"]
)
def test_a_page_of_another_site_can_change_nothing(served: Served, origin: str) -> None:
    with served.visitor("Ann") as ann:
        for path, form in (("/guests", {"name": "x"}), ("/name", {"name": "x"}), ("/sign-out", {}), ("/tokens", {})):
            answer = post(ann, path, form, origin=origin)
            assert answer.status_code in (400, 403), (path, answer.text)
        assert post(ann, "/name", {"name": "Eve"}, origin=origin).json()["refusal"] == "foreign-page"
        assert ann.get("/me")["name"] == "Ann"
        assert post(ann, "/name", {"name": "Ann"}, origin=served.url).status_code == 201


@pytest.mark.parametrize(
    "kind", ["", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/json"]
)
def test_whatever_is_not_called_json_is_not_read(served: Served, kind: str) -> None:
    """Forms of other sites' pages can send the same letters, but only under such types."""
    with served.visitor("Ann") as ann:
        answer = ann.client.post("/api/name", content=b'{"name": "Eve"}', headers={"content-type": kind})
        assert (answer.status_code, answer.json()["refusal"]) == (415, "not-called-json")
        parts = iter([b'{"name": ', b'"Eve"}'])
        assert ann.client.post("/api/name", content=parts, headers={"content-type": kind}).status_code == 415
        assert ann.get("/me")["name"] == "Ann"
        named = {"content-type": "Application/JSON; charset=utf-8"}
        assert ann.client.post("/api/name", content=b'{"name": "Anna"}', headers=named).status_code == 201


def test_a_request_that_a_browser_calls_cross_site_is_refused_without_an_origin_too(served: Served) -> None:
    with served.visitor("Ann") as ann:
        assert post(ann, "/name", {"name": "Eve"}, **{"sec-fetch-site": "cross-site"}).status_code == 403
        assert post(ann, "/name", {"name": "Eve"}, **{"sec-fetch-site": "same-origin"}).status_code == 201


def test_a_name_that_was_made_to_point_here_is_not_ours(served: Served) -> None:
    """DNS rebinding: the page of evil.example, whose name now leads to this machine."""
    with served.visitor() as visitor:
        host = f"evil.example:{served.port}"
        answer = post(visitor, "/guests", {"name": "Eve"}, host=host, origin=f"http://{host}")
        assert answer.status_code == 403


def test_a_page_of_another_site_gets_no_socket(served: Served) -> None:
    with served.visitor("Ann") as ann:
        table = ann.table("cube-attack", "me", "random")["id"]
        address = f"ws://localhost:{served.port}/api/tables/{table}/socket?seat=0"
        headers = {"cookie": f"crashyard={ann.client.cookies['crashyard']}", "origin": FOREIGN}
        with connect(address, additional_headers=headers) as line:
            assert json.loads(line.recv(timeout=60))["refusal"] == "foreign-page"
            with pytest.raises(ConnectionClosed):
                line.recv(timeout=60)


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/nowhere", "/api/tables/x", "/healthz"])
def test_every_answer_tells_the_browser_to_be_careful(served: Served, path: str) -> None:
    with served.visitor() as visitor:
        headers = visitor.client.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy and "script-src 'self'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cache-control"] in ("no-store", "no-cache")
    assert headers["referrer-policy"] == "same-origin"
    assert headers["content-type"] in ("application/json", "text/html; charset=utf-8")
    assert "server" not in headers and "access-control-allow-origin" not in headers


def test_the_page_of_the_interface_loads_nothing_from_elsewhere(served: Served) -> None:
    with served.visitor() as visitor:
        page = visitor.client.get("/schema").text
        described = visitor.client.get("/schema/openapi.json").json()
        for path, methods in described["paths"].items():
            assert all(f"<code>{method.upper()} {path}</code>" in page for method in methods)
        assert "<script" not in page and "style=" not in page
        for address in re.findall(r'(?:href|src)="([^"]+)"', page):
            assert address.startswith("/") and visitor.client.get(address).status_code == 200


def test_over_https_browsers_are_told_to_stay_there(tmp_path: Path) -> None:
    with a_server(tmp_path, public_url="https://club.example") as served, served.visitor() as visitor:
        assert "max-age=31536000" in visitor.client.get("/").headers["strict-transport-security"]
        assert post(visitor, "/guests", {"name": "Ann"}, origin=served.url).status_code == 403
        answer = post(visitor, "/guests", {"name": "Ann"}, origin="https://club.example")
        assert answer.headers["set-cookie"].startswith("__Host-crashyard=")


@pytest.mark.parametrize(
    "path",
    ["../server/app.py", "%2e%2e/server/app.py", "js/../../server/app.py", "/etc/passwd", "__init__.py", ".git", ""],
)
def test_only_files_of_the_client_are_served(served: Served, path: str) -> None:
    with served.visitor() as visitor:
        version = re.findall(r"/web/(\w+)/", visitor.client.get("/").text)[0]
        assert visitor.client.get(f"/web/{version}/js/app/main.js").status_code == 200
        with sockets.create_connection(("127.0.0.1", served.port)) as raw:
            raw.sendall(f"GET /web/{version}/{path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
            assert raw.recv(100).startswith(b"HTTP/1.1 404")


def test_password_fields_are_masked_and_known_to_password_managers() -> None:
    source = "".join(file.content.decode() for name, file in CLIENT.files.items() if name.startswith("js/"))
    fields = re.findall(r"<input[^>]*password[^>]*", source)
    assert len(fields) >= 3
    for field in fields:
        assert 'type="password"' in field and "autocomplete=" in field, field
    assert "onPaste" not in source


def test_a_mistake_of_ours_is_told_without_its_traceback(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise ValueError("secret of the server")

    monkeypatch.setattr(Store, "listed", fail)
    with served.visitor() as visitor:
        answer = visitor.client.get("/api/tables/")
    assert answer.status_code == 500
    tells(
        "our-mistake",
        "Something went wrong on the server; it has been noted. Try again.",
        dict(answer.json()),
    )
    assert "secret of the server" not in answer.text and "Traceback" not in answer.text


@pytest.mark.parametrize("method", ["PUT", "PATCH", "DELETE", "TRACE"])
def test_only_methods_that_mean_something_are_answered(served: Served, method: str) -> None:
    with served.visitor() as visitor:
        for path in ("/", "/api/games", "/api/tables/", "/api/me"):
            assert visitor.client.request(method, path).status_code == 405


def test_every_test_that_the_page_on_security_names_is_there() -> None:
    root = Path(__file__).parents[3]
    named = set(re.findall(r"`(test_\w+(?:\.py)?)`", (root / "docs" / "security.md").read_text()))
    files = [
        path
        for part in ("server", "cli", "browser", "faces", "deploy")
        for path in (root / "tests" / part).rglob("test_*.py")
    ]
    there = {path.name for path in files}
    for path in files:
        there |= set(re.findall(r"^ *(?:async )?def (test_\w+)", path.read_text(), re.MULTILINE))
    assert len(named) > 25 and named <= there, named - there


# -- other people's seats ---------------------------------------------------------------------


def test_nobody_answers_for_a_seat_that_is_not_theirs(served: Served) -> None:
    with served.visitor("Ann") as ann, served.visitor("Eve") as eve:
        table = ann.table("cube-attack", "me", "random", start=True)["id"]
        for seat in (0, 1):
            form = {"seat": seat, "action": 0, "key": "k"}
            assert eve.ask(f"/tables/{table}/answers", form, 403)["refusal"] == "not-your-seat"
            assert eve.ask(f"/tables/{table}/undo", {"seat": seat, "key": "k"}, 403)["refusal"] == "not-your-seat"
        for path in ("view", "legal", "stream"):
            assert eve.client.get(f"/api/tables/{table}/{path}?seat=0").status_code == 403
        with eve.socket(table, seat=0) as line:
            assert line.hear()["refusal"] == "not-your-seat"
        with eve.socket(table) as line:
            line.hear_until("n")
            assert line.say(do="answer", seat=0, action=0, key="k")["refusal"] == "not-your-seat"


# -- too much ---------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with the limits that everybody has."""
    with a_server(tmp_path_factory.mktemp("strict"), patience=1) as served:
        yield served


@pytest.mark.usefixtures("still_clock")
def test_a_thousand_tables_a_minute_are_too_many(strict: Served) -> None:
    with strict.visitor("Ann") as ann:
        order = {"game": "cube-attack", "chairs": [{"kind": "me"}, {"kind": "open"}]}
        statuses = [post(ann, "/tables/", order) for _ in range(40)]
    refused = [answer for answer in statuses if answer.status_code == 429]
    assert len(statuses) - len(refused) in range(15, 25)
    assert refused[0].json()["refusal"] == "too-often"
    assert int(refused[0].headers["retry-after"]) >= 1


@pytest.mark.usefixtures("still_clock")
def test_passwords_cannot_be_tried_quickly(strict: Served) -> None:
    with strict.visitor() as eve:
        form = {"name": "Somebody", "password": "guess guess"}
        statuses = [post(eve, "/sign-in", form).status_code for _ in range(12)]
    assert statuses[:5] == [401] * 5
    assert statuses[-1] == 429


def test_a_name_in_another_spelling_is_no_fresh_start() -> None:
    """Names that look alike are the same account, so they are the same to whoever counts, from wherever they come."""
    access = AccessControl(People(Store("sqlite+aiosqlite:///:memory:")), Settings())
    for name in ("Scope", "scope", "SCOPE", "Ѕсоре", "Sc\u200bope", " scope", "ScopE", "sCope"):
        access.limiter.count("sign-in", f"name {known_by(name)}")
    with pytest.raises(Refusal):
        access.limiter.count("sign-in", f"name {known_by('scoPe')}")


@pytest.mark.usefixtures("still_clock")
def test_chairs_are_changed_only_so_often(strict: Served) -> None:
    """Sitting down and standing up is written down, and the host may be called."""
    with strict.visitor("Ann") as ann, strict.visitor("Eve") as eve:
        table = ann.table("cube-attack", "me", "open", start=False)["id"]
        forms = [{"kind": kind} for _ in range(15) for kind in ("me", "open")]
        answers = [post(eve, f"/tables/{table}/chairs/1", form) for form in forms]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert len(answers) - len(refused) in range(18, 25)
        assert {answer.json()["refusal"] for answer in refused} == {"too-often"}
        assert ann.get(f"/tables/{table}")["n"] == len(answers) - len(refused)


def test_chat_is_limited_and_the_table_goes_on(strict: Served) -> None:
    with strict.visitor("Bob") as bob:
        table = bob.table("cube-attack", "me", "random")["id"]
        with bob.socket(table, seat=0) as line:
            line.hear_until("n")
            said = [line.say(do="chat", text="spam", key=f"k{number}") for number in range(15)]
            assert "too-often" in {answer.get("refusal") for answer in said}
            assert "ack" in line.say(do="ping", key="p")


def test_a_limit_leaks_and_an_address_has_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("crashyard.server.http.access.time", SimpleNamespace(monotonic=lambda: now[0]))
    limiter = RateLimiter()
    most, seconds = LIMITS["chat"]
    for _ in range(most):
        limiter.count("chat", "ann")
    with pytest.raises(Refusal):
        limiter.count("chat", "ann")
    limiter.count("chat", "bob")
    now[0] += seconds / most + 0.01
    limiter.count("chat", "ann")
    with pytest.raises(Refusal):
        limiter.count("chat", "ann")


def test_what_other_nodes_count_counts_from_the_moment_in_which_they_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("crashyard.server.http.access.time", SimpleNamespace(monotonic=lambda: now[0]))
    limiter, other = RateLimiter(), RateLimiter()
    other.shared = limiter.add
    most, seconds = LIMITS["sign-in"]
    limiter.count("sign-in", "ann")
    now[0] += 600.0
    for _ in range(most):
        other.count("sign-in", "ann")
    with pytest.raises(Refusal):
        limiter.count("sign-in", "ann")
    now[0] += seconds / most + 0.01
    limiter.count("sign-in", "ann")
    for _ in range(3 * most):
        other.count("sign-in", "a club", times=CROWD)
        now[0] += seconds / most / 5
    limiter.count("sign-in", "a club")


def test_buckets_that_ran_dry_are_forgotten_and_full_ones_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("crashyard.server.http.access.time", SimpleNamespace(monotonic=lambda: now[0]))
    monkeypatch.setattr("crashyard.server.http.access._MOST_BUCKETS", 50)
    limiter = RateLimiter()
    for number in range(50):
        limiter.count("table", f"guest {number}")
    now[0] += 59
    for _ in range(LIMITS["table"][0]):
        limiter.count("table", "eve")
    now[0] += 2
    limiter.count("table", "one more")
    assert len(limiter._levels) == 2
    assert _is_refused_soon(limiter)


def _is_refused_soon(limiter: RateLimiter) -> bool:
    try:
        for _ in range(5):
            limiter.count("table", "eve")
    except Refusal:
        return True
    return False


@pytest.mark.parametrize("size", [70_000, 10_000_000])
def test_a_body_that_is_too_long_is_refused(served: Served, size: int) -> None:
    with served.visitor("Ann") as ann:
        try:
            answer = post(ann, "/name", {"name": "x" * size})
        except httpx.TransportError:
            return
        assert answer.status_code == 413
        assert answer.json()["refusal"] == "body-too-long"


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"null", b"[]", b'"text"', b"\xff\xfe", b'{"name": "a", "name": 5}', b'{"name":' * 5000, b"[" * 60000],
    ids=["empty", "open", "null", "list", "text", "bytes", "twice", "deep", "deeper"],
)
def test_broken_and_deep_json_is_refused_with_a_sentence(
    served: Served, body: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    mistakes: list[object] = []
    monkeypatch.setattr("crashyard.server.http.app.log_trouble", lambda *told, **_: mistakes.append(told))
    with served.visitor("Ann") as ann:
        for path in ("/name", "/tables/"):
            answer = ann.client.post(f"/api{path}", content=body, headers={"content-type": "application/json"})
            assert answer.status_code == 400, answer.text
            assert answer.json()["refusal"] == "wrong-message"
            assert answer.json()["sentence"]
    assert not mistakes, "it is none of ours"


@pytest.mark.parametrize("depth", [100, 7000])
def test_a_deep_action_is_refused_and_the_socket_lives(served: Served, depth: int) -> None:
    with served.visitor("Ann") as ann:
        table = ann.table("cube-attack", "me", "random")["id"]
        with ann.socket(table, seat=0) as line:
            line.hear_until("n")
            line.connection.send('{"do":"answer","seat":0,"key":"k","action":' + "[" * depth + "]" * depth + "}")
            assert "refused" in line.hear_reply()
            assert "ack" in line.say(do="ping", key="p")


@pytest.mark.parametrize(("size", "codes"), [(20_000, {1009}), (10_000_000, {1009, 1006})])
def test_a_frame_that_is_too_long_closes_the_socket_and_nobody_else_notices(
    served: Served, size: int, codes: set[int]
) -> None:
    """1009 is "too long". Whoever goes on sending may find the line cut before they hear that."""
    with served.visitor("Ann") as ann, served.visitor("Eve") as eve:
        table = ann.table("cube-attack", "me", "random")["id"]
        with ann.socket(table, seat=0) as line:
            line.hear_until("n")
            with eve.socket(table) as flood:
                flood.hear_until("n")
                with suppress(ConnectionClosed):
                    flood.connection.send("x" * size)
                    while True:
                        flood.hear()
                assert flood.connection.close_code in codes
            assert "ack" in line.say(do="ping", key="p")


def test_frames_that_break_the_protocol_close_only_their_own_socket(served: Served) -> None:
    frames: list[Any] = [b"\xff\xff\xff\xff", b"\x81\x05hello", struct.pack("!BB", 0x8F, 0x80) + b"\0\0\0\0"]
    with served.visitor("Ann") as ann:
        table = ann.table("cube-attack", "me", "random")["id"]
        with ann.socket(table, seat=0) as line:
            line.hear_until("n")
            for frame in frames:
                with ann.sleepy_socket(table) as raw:
                    raw.sendall(frame)
            assert "ack" in line.say(do="ping", key="p")


@pytest.mark.usefixtures("still_clock")
def test_a_page_behind_an_unknown_proxy_cannot_choose_its_address(strict: Served) -> None:
    """Without `trusted_proxies` nobody is believed: changing X-Forwarded-For does not help against limits."""
    with strict.visitor() as eve:
        form = {"name": "Nobody at all", "password": "guess guess"}
        headers = [{"x-forwarded-for": f"192.0.2.{number}"} for number in range(12)]
        statuses = [post(eve, "/sign-in", form, **header).status_code for header in headers]
    assert statuses[-1] == 429


@pytest.mark.usefixtures("still_clock")
def test_a_proxy_that_the_host_named_is_believed(tmp_path: Path) -> None:
    with a_server(tmp_path, patience=1, trusted_proxies="127.0.0.1") as served, served.visitor() as visitor:
        statuses = []
        for number in range(25):
            headers = {"x-forwarded-for": f"192.0.2.{number}"}
            statuses.append(post(visitor, "/guests", {"name": "Ann"}, **headers).status_code)
        assert statuses == [201] * 25
        one = [post(visitor, "/guests", {"name": "Ann"}, **headers).status_code for _ in range(25)]
        assert one[-1] == 429


def a_connection(address: str) -> Any:
    return SimpleNamespace(scope={"client": (address, 1)})


@pytest.mark.usefixtures("still_clock")
def test_nobody_behind_the_same_address_uses_up_the_limits_of_an_account() -> None:
    access = AccessControl(People(Store("sqlite+aiosqlite:///:memory:")), Settings())
    owner, guest = Person("owner", "Ann", True), Person("guest", "Eve", False)
    here = a_connection("192.0.2.1")
    for what in LIMITS:
        with suppress(Refusal):
            for _ in range(10_000):
                access.count(here, what)
        with pytest.raises(Refusal, match="too-often"):
            access.count(here, what)
        access.count(here, what, owner)
        with suppress(Refusal):
            for number in range(10_000):
                access.count(here, what, Person(f"guest {number}", "Eve", False))
        with pytest.raises(Refusal, match="too-often"):
            access.count(here, what, guest)
        access.count(here, what, owner)


@pytest.mark.usefixtures("still_clock")
def test_thousands_of_networks_of_one_site_do_not_have_thousands_of_limits() -> None:
    """In IPv6, where one customer has them."""
    access = AccessControl(People(Store("sqlite+aiosqlite:///:memory:")), Settings())
    let_in = 0
    for number in range(100):
        with suppress(Refusal):
            for _ in range(100):
                access.count(a_connection(f"2001:db8:1:{number:x}::1"), "welcome")
                let_in += 1
    most = LIMITS["welcome"][0]
    assert let_in == CROWD * most
    access.count(a_connection("2001:db8:2::1"), "welcome")
    access.count(a_connection("192.0.2.1"), "welcome")


@pytest.mark.usefixtures("still_clock")
def test_an_owner_is_not_locked_out_by_who_guesses_elsewhere() -> None:
    access = AccessControl(People(Store("sqlite+aiosqlite:///:memory:")), Settings())
    home, elsewhere = a_connection("192.0.2.1"), a_connection("198.51.100.1")
    access.count_sign_in(home, "ann")
    access.note_sign_in(home, "ann")
    for _ in range(7):
        access.count_sign_in(elsewhere, "ann")
    with pytest.raises(Refusal, match="too-often"):
        access.count_sign_in(elsewhere, "ann")
    for _ in range(8):
        access.count_sign_in(home, "ann")
    with pytest.raises(Refusal, match="too-often"):
        access.count_sign_in(home, "ann")
