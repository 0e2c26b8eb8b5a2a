"""How the client is served: right types, kept by browsers as long as it may be, and nothing else gets in."""

import re
import struct

import httpx
import pytest

from crashyard.server.http.app import BESIDE_TYPE, HEADERS
from tests.browser.conftest import Invite


def ask(address: str, **headers: str) -> httpx.Response:
    return httpx.get(address, headers={name.replace("_", "-"): value for name, value in headers.items()})


def files(server_url: str) -> list[str]:
    """What the shell page names."""
    return re.findall(r'(?:src|href)="(/web/[^"]+)"', ask(server_url).text)


def test_every_address_a_person_sees_has_the_same_page(server_url: str) -> None:
    pages = {ask(server_url + path).text for path in ("/", "/account", "/tables/abc", "/tables/abc?seat=1")}
    assert len(pages) == 1
    assert ask(server_url).headers["content-type"] == "text/html; charset=utf-8"


def test_what_the_page_names_is_there_with_its_type_and_may_be_kept_for_ever(server_url: str) -> None:
    types = {
        "js": "text/javascript; charset=utf-8",
        "css": "text/css; charset=utf-8",
        "svg": "image/svg+xml",
        "png": "image/png",
    }
    names = {path.split("/", 3)[3] for path in files(server_url)}
    assert {"css/base.css", "icon.svg", "js/app/main.js", "js/board/board.js", "vendor/preact.js"} <= names
    for path in files(server_url):
        answer = ask(server_url + path)
        assert answer.status_code == 200 and answer.text
        assert answer.headers["content-type"] == types[path.rpartition(".")[2]]
        assert "immutable" in answer.headers["cache-control"]


def test_what_browsers_look_for_outside_of_pages_has_addresses_that_stay(server_url: str) -> None:
    worker = ask(f"{server_url}/service-worker.js")
    assert worker.headers["content-type"] == "text/javascript; charset=utf-8"
    assert worker.headers["cache-control"] == ask(f"{server_url}/icon-192.png").headers["cache-control"] == "no-cache"
    assert "/web/" not in worker.text
    manifest = ask(f"{server_url}/manifest.webmanifest")
    assert manifest.headers["content-type"] == "application/manifest+json"
    told = manifest.json()
    assert (told["start_url"], told["scope"], told["display"]) == ("/", "/", "standalone")
    for icon in told["icons"]:
        found = ask(server_url + icon["src"])
        assert found.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            width, height = struct.unpack_from(">II", found.content, 16)
            assert f"{width}x{height}" == icon["sizes"]


def test_the_page_is_asked_for_again_but_not_sent_again(server_url: str) -> None:
    first = ask(server_url)
    assert first.headers["cache-control"] == "no-cache"
    again = ask(server_url, if_none_match=first.headers["etag"])
    assert (again.status_code, again.content) == (304, b"")


def test_a_person_who_goes_astray_gets_a_page_and_a_program_a_refusal(server_url: str) -> None:
    page = ask(f"{server_url}/nowhere", accept="text/html", if_none_match=ask(server_url).headers["etag"])
    assert (page.status_code, page.text) == (404, ask(server_url).text)
    refused = ask(f"{server_url}/nowhere", accept_language="de")
    assert (refused.status_code, refused.json()["refusal"]) == (404, "no-such-address")


def test_files_are_packed_for_those_who_can_unpack(server_url: str) -> None:
    script = server_url + next(path for path in files(server_url) if path.endswith(".js"))
    packed, plain = ask(script, accept_encoding="gzip, br"), ask(script, accept_encoding="identity")
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.text == plain.text


@pytest.mark.parametrize("path", ["js/nothing.js", "../app.py", "%2e%2e/__init__.py", "index.html", "", "js"])
def test_nothing_else_can_be_had(server_url: str, path: str) -> None:
    version = files(server_url)[0].split("/")[2]
    assert ask(f"{server_url}/web/{version}/{path}").status_code == 404


def test_files_of_another_version_are_not_mixed_in(server_url: str) -> None:
    assert ask(f"{server_url}/web/0000000000000000/js/app/main.js").status_code == 404


@pytest.mark.parametrize(
    "path", ["/", "/api/me", "/api/tables/nowhere", "/nowhere", "/api/catalogue/cube-attack/picture.svg"]
)
def test_every_answer_tells_the_browser_to_be_careful(server_url: str, path: str) -> None:
    headers = ask(server_url + path).headers
    for name, value in HEADERS.items():
        assert headers.get_list(name) == [value]


def test_scripts_and_style_sheets_get_the_one_header_that_is_about_them(server_url: str) -> None:
    for path in files(server_url):
        headers = ask(server_url + path).headers
        told = {name: value for name, value in headers.items() if name in HEADERS}
        assert told == (BESIDE_TYPE if path.endswith((".js", ".css")) else HEADERS)


def test_the_first_page_weighs_at_most_350_kilobytes(invite: Invite) -> None:
    """Over the wire, headers and all, with nothing in the cache; without the cover of a game that is no part of us."""
    ann = invite("de")
    line = ann.page.context.new_cdp_session(ann.page)
    line.send("Network.enable")
    line.send("Network.setCacheDisabled", {"cacheDisabled": True})
    asked: dict[str, str] = {}
    weights: dict[str, int] = {}
    line.on("Network.requestWillBeSent", lambda told: asked.update({told["requestId"]: told["request"]["url"]}))
    line.on("Network.loadingFinished", lambda told: weights.update({told["requestId"]: told["encodedDataLength"]}))
    ann.enter()
    ann.page.wait_for_load_state("networkidle")
    weighed = {asked[number]: weight for number, weight in weights.items() if "/headlong/" not in asked[number]}
    assert len(weighed) > 100 and 200_000 < sum(weighed.values()) <= 350_000, sum(weighed.values())


@pytest.mark.parametrize(("language", "title"), [("en", "Points to win"), ("de", "Siegpunkte zum Gewinnen")])
def test_the_catalogue_speaks_the_language_of_the_reader(server_url: str, language: str, title: str) -> None:
    games = {game["name"]: game for game in ask(f"{server_url}/api/catalogue/", accept_language=language).json()}
    assert games["cube-attack"]["players"] == [2, 3, 4, 5, 6]
    assert title in [option["title"] for option in games["cube-attack"]["options"]]
    for game in games.values():
        assert game["title"] and game["about"] and game["length"]
        picture = ask(f"{server_url}/api/catalogue/{game['name']}/picture.svg")
        assert (picture.status_code, picture.headers["content-type"]) == (200, "image/svg+xml")
        assert picture.text.startswith("<svg")


def test_there_is_no_picture_of_an_unknown_game(server_url: str) -> None:
    answer = ask(f"{server_url}/api/catalogue/chess/picture.svg", accept_language="de")
    assert (answer.status_code, answer.json()["refusal"]) == (400, "unknown-game")
