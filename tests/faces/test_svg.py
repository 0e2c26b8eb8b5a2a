"""SVG files: well-formed, complete in themselves, readable by machines and by people."""

import re
from dataclasses import replace
from itertools import pairwise

import pytest

from crashyard.faces.scene import Button, Piece, Place, Sprite, Text
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
        groups = {group.attributes["id"]: group for group in svg.all("g") if "id" in group.attributes}
        for name, thing in things:
            group = groups[name]
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


def is_frame(element: Element) -> bool:
    return element.attributes.get("stroke") == "#fff27a"


def highlighted(svg: Element) -> set[str]:
    frames = [group for group in svg.all("g") if "data-target" in group.attributes]
    return {group.attributes["data-target"] for group in frames if any(map(is_frame, group.inner))}


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


OUTLINE = "M-50 0L0 -50L50 0L0 50Z"


def test_a_highlighted_thing_with_an_outline_is_framed_along_it_and_over_its_look() -> None:
    scene = hand_made()
    cell = replace(scene.sprites[0], outline=OUTLINE)
    svg = parse(render(replace(scene, sprites=(cell, *scene.sprites[1:])), ["go left"]))
    look, *frames = by_id(svg, "place-left").inner[1:]
    assert look.name == "use"
    assert [frame.attributes["d"] for frame in frames] == [OUTLINE, OUTLINE]
    assert frames[-1].attributes["stroke"] == "#fff27a"


def test_a_piece_that_is_pointed_at_as_its_place_leaves_the_frame_to_it() -> None:
    scene = hand_made()
    piece = replace(scene.pieces[0], target="left", place="left")
    place = replace(scene.places[0], target="left")
    svg = parse(render(replace(scene, pieces=(piece,), places=(place,)), ["left"]))
    framed = {group.attributes["id"] for group in svg.all("g") if any(map(is_frame, group.inner))}
    assert framed == {"place-left"}
    assert by_id(svg, "top").attributes["data-target"] == "left"


@pytest.mark.parametrize(
    ("width", "label", "lines"),
    [
        (0, "Action and Reaction", ["Action and Reaction"]),
        (150, "Action and Reaction", ["Action and", "Reaction"]),
        (150, "Lambada", ["Lambada"]),
        (150, "", []),
    ],
)
def test_a_label_is_written_in_as_many_lines_as_it_needs(width: float, label: str, lines: list[str]) -> None:
    scene = hand_made()
    sprite = Sprite("car", "<g/>", label_size=20, label_width=width)
    piece = replace(scene.pieces[0], label=label, count=1)
    drawn = replace(scene, sprites=(scene.sprites[0], sprite), pieces=(piece,))
    texts = by_id(parse(render(drawn)), "top").all("text")
    assert [text.text for text in texts] == lines
    heights = [float(text.attributes["y"]) for text in texts]
    assert heights == sorted(heights)
    assert sum(heights) == pytest.approx(0)


def test_a_label_becomes_smaller_until_its_lines_are_as_low_as_its_sprite() -> None:
    scene = hand_made()
    piece = replace(scene.pieces[0], label="Generator of a great many wormholes", count=1)
    sizes = {}
    for height in (0, 45):
        sprite = Sprite("car", "<g/>", label_size=22, label_width=203, label_height=height)
        drawn = replace(scene, sprites=(scene.sprites[0], sprite), pieces=(piece,))
        sizes[height] = [float(text.attributes["font-size"]) for text in by_id(parse(render(drawn)), "top").all("text")]
    assert sizes[0] == [22, 22, 22]
    assert len(sizes[45]) == 2 < 2.2 * sizes[45][0] <= 45


def test_the_text_of_a_piece_is_written_line_under_line_below_its_label() -> None:
    scene = hand_made()
    sprite = Sprite("car", "<g/>", label_anchor="start", text_x=4, text_y=30, text_size=10, text_width=115)
    piece = replace(scene.pieces[0], label="Rocket", text="as far as it can go, and <further>", count=1)
    drawn = replace(scene, sprites=(scene.sprites[0], sprite), pieces=(piece,))
    label, *texts = by_id(parse(render(drawn)), "top").all("text")
    assert (label.text, label.attributes["text-anchor"]) == ("Rocket", "start")
    assert [text.text for text in texts] == ["as far as it can go,", "and <further>"]
    assert [text.attributes["x"] for text in texts] == ["4", "4"]
    assert [float(text.attributes["y"]) for text in texts] == pytest.approx([30, 41.4])


def test_a_word_that_is_too_long_for_its_label_is_written_smaller() -> None:
    scene = hand_made()
    sprite = Sprite("car", "<g/>", label_size=20, label_width=100)
    sizes = []
    for label in ("short", "Glockenfluktuation"):
        piece = replace(scene.pieces[0], label=label, count=1)
        svg = parse(render(replace(scene, sprites=(scene.sprites[0], sprite), pieces=(piece,))))
        (text,) = by_id(svg, "top").all("text")
        sizes.append(float(text.attributes["font-size"]))
    assert sizes[0] == 20
    assert sizes[1] * len("Glockenfluktuation") <= 100 / 0.6


def test_many_buttons_stand_in_rows_that_fill_the_width() -> None:
    name = Text("list-and", {"first": "this", "last": "that"})
    scene = replace(hand_made(), width=1000, buttons=tuple(Button(f"button {number}", name) for number in range(7)))
    svg = parse(render(scene, [button.target for button in scene.buttons]))
    rows: dict[str, list[tuple[float, float]]] = {}
    for group in svg.all("g"):
        if group.attributes.get("data-target", "").startswith("button"):
            (box,) = group.all("rect")
            left = float(box.attributes["x"])
            rows.setdefault(box.attributes["y"], []).append((left, left + float(box.attributes["width"])))
    assert sum(map(len, rows.values())) == 7
    assert len(rows) > 1
    for boxes in rows.values():
        assert boxes[0][0] == 12
        assert boxes[-1][1] == pytest.approx(988)
        assert all(one[1] < other[0] for one, other in pairwise(boxes))
    assert float(svg.attributes["viewBox"].split()[3]) > max(map(float, rows)) + 64
