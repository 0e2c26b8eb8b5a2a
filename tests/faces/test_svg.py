"""SVG files: well-formed, complete in themselves, readable by machines and by people."""

import re

import pytest

from crashyard.faces.scene import Piece, Place
from crashyard.faces.svg import render
from crashyard.faces.words import LANGUAGES, Words
from tests.faces.markup import Element, parse
from tests.faces.views import HOSTILE, hand_made, scenes, words_of

REFERENCE = re.compile(r"url\(#([^)]*)\)")


def by_id(svg: Element, name: str) -> Element:
    (found,) = [element for element in svg.all() if element.attributes.get("id") == name]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_scene_is_a_well_formed_document_in_every_language(language: str) -> None:
    for game, scene in scenes():
        words = words_of(game, language)
        svg = parse(render(scene, scene.targets(), words))
        assert svg.name == "svg"
        assert svg.attributes["xmlns"] == "http://www.w3.org/2000/svg"
        assert svg.attributes["lang"] == language
        assert svg.attributes["role"] == "img"
        assert float(svg.attributes["viewBox"].split()[2]) == scene.width
        title, description = svg.attributes["aria-labelledby"].split()
        assert by_id(svg, title).name == "title"
        assert by_id(svg, title).text == words.say(scene.title.say, scene.title.facts)
        assert by_id(svg, description).name == "desc"
        assert by_id(svg, description).text == words.say(scene.caption.say, scene.caption.facts)


def test_nothing_comes_from_outside_and_all_references_lead_somewhere() -> None:
    for _, scene in scenes():
        svg = parse(render(scene, scene.targets()))
        ids = [element.attributes["id"] for element in svg.all() if "id" in element.attributes]
        assert len(set(ids)) == len(ids)
        assert not svg.all("script") + svg.all("image") + svg.all("style") + svg.all("foreignObject")
        for element in svg.all():
            for name, value in element.attributes.items():
                assert "://" not in value or name == "xmlns"
                assert not name.startswith("on")
                if name == "href":
                    assert value.removeprefix("#") in ids
                for reference in REFERENCE.findall(value):
                    assert reference in ids


def test_no_sprite_refers_to_the_piece_that_shows_it() -> None:
    for _, scene in scenes():
        svg = parse(render(scene))
        for group in svg.all("g"):
            inside = {use.attributes["href"] for use in group.all("use")}
            assert f"#{group.attributes.get('id')}" not in inside


def test_every_piece_and_place_is_there_with_its_title_and_its_target() -> None:
    for game, scene in scenes():
        words = words_of(game, "en")
        svg = parse(render(scene, words=words))
        things: list[tuple[str, Piece | Place]] = [(piece.id, piece) for piece in scene.pieces]
        things += [(f"place-{place.id}", place) for place in scene.places]
        for name, thing in things:
            group = by_id(svg, name)
            assert group.attributes.get("data-target", "") == thing.target
            assert group.inner[0].name == "title"
            assert group.inner[0].text == words.say(thing.title.say, thing.title.facts)


def test_names_of_players_are_escaped() -> None:
    scene = hand_made()
    document = render(scene, words=Words("en", names=[HOSTILE]))
    assert HOSTILE not in document
    svg = parse(document)
    assert by_id(svg, "scene-title").text == HOSTILE
    assert by_id(svg, "note").all("text")[0].text == HOSTILE


def highlighted(svg: Element) -> set[str]:
    frames = [group for group in svg.all("g") if "data-target" in group.attributes]
    return {
        group.attributes["data-target"]
        for group in frames
        if any(element.attributes.get("stroke") == "#fff27a" for element in group.inner)
    }


def test_what_is_named_is_highlighted_and_nothing_else() -> None:
    scene = hand_made()
    assert highlighted(parse(render(scene))) == set()
    assert highlighted(parse(render(scene, ["go left"]))) == {"go left"}
    assert highlighted(parse(render(scene, {"car", "stop", "nothing"}))) == {"car", "stop"}


def test_buttons_are_drawn_below_the_table_when_they_can_be_pressed() -> None:
    scene = hand_made()
    plain, pressed = parse(render(scene)), parse(render(scene, ["pass", "stop"]))
    assert plain.attributes["viewBox"] == "0 0 400 200"
    assert float(pressed.attributes["viewBox"].split()[3]) > 200
    buttons = [group for group in pressed.all("g") if group.attributes.get("data-target") in ("pass", "stop")]
    boxes = [rect.attributes for button in buttons for rect in button.all("rect")]
    assert len(boxes) == 2
    assert all(float(box["y"]) >= 200 for box in boxes)
    assert float(boxes[0]["x"]) + float(boxes[0]["width"]) < float(boxes[1]["x"])


def test_pieces_lie_in_their_layers_turned_badged_and_counted() -> None:
    svg = parse(render(hand_made()))
    names = [element.attributes.get("id") for element in svg.inner]
    assert names.index("place-left") < names.index("beside") < names.index("turned") < names.index("top")
    uses = by_id(svg, "turned").all("use")
    assert [use.attributes["href"] for use in uses] == ["#sprite-car", "#sprite-flag"]
    assert {use.attributes["transform"] for use in uses} == {"rotate(60)"}
    assert [text.text for text in by_id(svg, "top").all("text")] == ["R", "3"]
    assert by_id(svg, "top").attributes["color"] == "#ff0000"


def test_a_caption_that_is_too_long_is_pressed_into_its_width() -> None:
    (text,) = by_id(parse(render(hand_made())), "note").all("text")
    assert text.attributes["textLength"] == "20"
