"""How the client is served: right types, kept by browsers as long as it may be, and nothing else gets in."""

import re

import httpx
import pytest

from crashyard.server.http.app import HEADERS


def ask(address: str, **headers: str) -> httpx.Response:
    return httpx.get(address, headers={name.replace("_", "-"): value for name, value in headers.items()})


def files(house: str) -> list[str]:
    """What the shell page names."""
    return re.findall(r'(?:src|href)="(/web/[^"]+)"', ask(house).text)


def test_every_address_a_person_sees_has_the_same_page(house: str) -> None:
    pages = {ask(house + path).text for path in ("/", "/account", "/tables/abc", "/tables/abc?seat=1")}
    assert len(pages) == 1
    assert ask(house).headers["content-type"] == "text/html; charset=utf-8"


def test_what_the_page_names_is_there_with_its_type_and_may_be_kept_for_ever(house: str) -> None:
    types = {"js": "text/javascript; charset=utf-8", "css": "text/css; charset=utf-8", "svg": "image/svg+xml"}
    names = {path.split("/", 3)[3] for path in files(house)}
    assert {"css/base.css", "icon.svg", "js/app/main.js", "js/board/board.js", "vendor/preact.js"} <= names
    for path in files(house):
        answer = ask(house + path)
        assert answer.status_code == 200 and answer.text
        assert answer.headers["content-type"] == types[path.rpartition(".")[2]]
        assert "immutable" in answer.headers["cache-control"]


def test_the_page_is_asked_for_again_but_not_sent_again(house: str) -> None:
    first = ask(house)
    assert first.headers["cache-control"] == "no-cache"
    again = ask(house, if_none_match=first.headers["etag"])
    assert (again.status_code, again.content) == (304, b"")


def test_a_person_who_goes_astray_gets_a_page_and_a_program_a_refusal(house: str) -> None:
    page = ask(f"{house}/nowhere", accept="text/html", if_none_match=ask(house).headers["etag"])
    assert (page.status_code, page.text) == (404, ask(house).text)
    refused = ask(f"{house}/nowhere", accept_language="de")
    assert (refused.status_code, refused.json()["refusal"]) == (404, "no-such-address")


def test_files_are_packed_for_those_who_can_unpack(house: str) -> None:
    script = house + next(path for path in files(house) if path.endswith(".js"))
    packed, plain = ask(script, accept_encoding="gzip, br"), ask(script, accept_encoding="identity")
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.text == plain.text


@pytest.mark.parametrize("path", ["js/nothing.js", "../app.py", "%2e%2e/__init__.py", "index.html", "", "js"])
def test_nothing_else_can_be_had(house: str, path: str) -> None:
    version = files(house)[0].split("/")[2]
    assert ask(f"{house}/web/{version}/{path}").status_code == 404


def test_files_of_another_version_are_not_mixed_in(house: str) -> None:
    assert ask(f"{house}/web/0000000000000000/js/app/main.js").status_code == 404


@pytest.mark.parametrize(
    "path", ["/", "/api/me", "/api/tables/nowhere", "/nowhere", "/api/shelf/cube-attack/picture.svg"]
)
def test_every_answer_tells_the_browser_to_be_careful(house: str, path: str) -> None:
    headers = ask(house + path).headers
    for name, value in HEADERS.items():
        assert headers.get_list(name) == [value]


@pytest.mark.parametrize(("language", "title"), [("en", "Points to win"), ("de", "Siegpunkte zum Gewinnen")])
def test_the_shelf_speaks_the_language_of_the_reader(house: str, language: str, title: str) -> None:
    games = {game["name"]: game for game in ask(f"{house}/api/shelf/", accept_language=language).json()}
    assert games["cube-attack"]["players"] == [2, 3, 4, 5, 6]
    assert title in [option["title"] for option in games["cube-attack"]["options"]]
    for game in games.values():
        assert game["title"] and game["about"] and game["length"]
        picture = ask(f"{house}/api/shelf/{game['name']}/picture.svg")
        assert (picture.status_code, picture.headers["content-type"]) == (200, "image/svg+xml")
        assert picture.text.startswith("<svg")


def test_there_is_no_picture_of_an_unknown_game(house: str) -> None:
    answer = ask(f"{house}/api/shelf/chess/picture.svg", accept_language="de")
    assert (answer.status_code, answer.json()["refusal"]) == (400, "unknown-game")
