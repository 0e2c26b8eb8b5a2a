"""The rules of the games as the server tells them: to the client, and as pages of their own."""

import re
from typing import Any

import httpx
import pytest

from crashyard.engine import games
from crashyard.faces.examples import example_names, find_example
from crashyard.faces.words import LANGUAGES
from tests.server.serving import Served

CUBE = "cube-attack"
GAMES = list(games())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_page_has_its_pictures_and_links_that_lead_somewhere(served: Served, game: str, language: str) -> None:
    for address in (f"/rules/{game}", f"/rules/{game}/card"):
        answer = httpx.get(f"{served.url}{address}?lang={language}")
        assert answer.status_code == 200
        page = answer.text
        assert f'<html lang="{language}">' in page
        names = set(re.findall(r' id="([^"]+)"', page))
        for link in re.findall(r'href="#([^"]+)"', page):
            assert link in names
        for source in re.findall(r'<img src="([^"]*)"', page):
            assert source.startswith("data:image/svg+xml;base64,")
        assert 'alt=""' not in page
    pictures = [f"picture-{name}" for name in example_names(games()[game])]
    page = httpx.get(f"{served.url}/rules/{game}?lang={language}").text
    assert sorted(re.findall(r'<figure class="example" id="([^"]+)"', page)) == pictures


def test_a_page_is_packed_and_not_sent_twice(served: Served) -> None:
    address = f"{served.url}/rules/cube-attack?lang=de"
    first = httpx.get(address)
    assert first.headers["content-encoding"] == "gzip"
    assert first.headers["content-type"].startswith("text/html")
    assert httpx.get(address, headers={"if-none-match": first.headers["etag"]}).status_code == 304


def test_links_of_a_page_are_answered(served: Served) -> None:
    page = httpx.get(f"{served.url}/rules/cube-attack").text
    links = {link.replace("&amp;", "&") for link in re.findall(r'(?:href|src)="(/[^"]*)"', page)}
    assert "/rules/cube-attack/card?lang=en" in links
    for link in links:
        assert httpx.get(served.url + link).status_code == 200, link


def test_the_language_is_that_of_the_link_or_of_the_browser(served: Served) -> None:
    address = f"{served.url}/rules/cube-attack"
    german = {"accept-language": "de-AT,de;q=0.9"}
    assert '<html lang="de">' in httpx.get(address, headers=german).text
    assert '<html lang="es">' in httpx.get(f"{address}?lang=es", headers=german).text
    assert '<html lang="en">' in httpx.get(f"{address}?lang=tlh").text


def test_pictures_of_the_client_can_be_fetched(served: Served) -> None:
    for game in GAMES:
        for name in example_names(games()[game])[:2]:
            for frame in find_example(games()[game], name).frames:
                answer = httpx.get(f"{served.url}/api/games/{game}/pictures/{name}/{frame}.svg?lang=es")
                assert answer.headers["content-type"].startswith("image/svg+xml")
                assert 'lang="es"' in answer.text


def test_chapters_of_the_client_name_pictures_that_are_there(served: Served) -> None:
    chapters = httpx.get(f"{served.url}/api/games/cube-attack/rules?lang=de").json()
    assert {chapter["level"] for chapter in chapters} == {1, 2, 3}
    sources = re.findall(r'<img src="([^"]*)"', "".join(chapter["html"] for chapter in chapters))
    assert sources
    assert httpx.get(f"{served.url}{sources[0]}").status_code == 200


@pytest.mark.parametrize("address", ["/rules/chess", "/rules/chess/card", "/rules/cube-attack/poster"])
def test_an_address_without_rules_is_not_found(served: Served, address: str) -> None:
    assert httpx.get(served.url + address).status_code == 404


@pytest.mark.parametrize(
    "address", ["chess/pictures/orbits/before", "cube-attack/pictures/no/before", "cube-attack/pictures/orbits/ago"]
)
def test_a_picture_that_is_not_there_is_refused_with_a_sentence(served: Served, address: str) -> None:
    answer = httpx.get(f"{served.url}/api/games/{address}.svg")
    assert answer.status_code == 400
    assert answer.json()["sentence"].endswith(".")


def test_a_clause_is_told_by_its_paragraphs_in_the_language_of_whoever_asks(served: Served) -> None:
    def ask(clause: str) -> dict[str, Any]:
        answer = httpx.get(f"{served.url}/api/games/crash-and-grab/clause", params={"clause": clause, "lang": "de"})
        assert answer.status_code == 200
        told: dict[str, Any] = answer.json()
        return told

    told = ask("upgrade 7")
    assert told["name"] == "Aufwertung 7"
    assert [each["title"] for each in told["paragraphs"]] == ["Aufwertungen"]
    assert "kein Absturz" in told["paragraphs"][0]["html"]
    for unknown in ("", "R-99", "the moon" * 999, "section"):
        assert ask(unknown)["paragraphs"] == []
