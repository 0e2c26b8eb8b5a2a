"""Pictures of examples: what is drawn over them, and what is left out."""

from dataclasses import replace

import pytest

from crashyard.engine import find_game
from crashyard.faces import pictures
from crashyard.faces.examples import AFTER, BEFORE, Mark, find_example, play_example
from crashyard.faces.pictures import draw_picture
from tests.faces.markup import Element, parse

GAME = find_game("cube-attack")


def marks(name: str, frame: str = BEFORE) -> Element:
    """What is drawn over a picture."""
    svg = parse(draw_picture(GAME, name, frame, "en").svg)
    (found,) = [group for group in svg.all("g") if group.attributes.get("id") == "marks"]
    return found


def colours(group: Element) -> set[str]:
    return {element.attributes.get("fill", "") for element in group.all("path")} - {"", "none"}


def test_a_piece_that_moves_gets_an_arrow_of_its_colour() -> None:
    assert "#ff5a52" in colours(marks("spur"))


def test_a_piece_that_comes_gets_a_ring() -> None:
    assert len(marks("activate-cube").all("circle")) == 2
    assert not marks("activate-cube").all("path")


def test_a_piece_that_goes_gets_a_cross() -> None:
    assert not marks("attack-short").all("circle")
    assert len(marks("attack-short").all("path")) == 3


def test_nothing_is_drawn_over_what_came_of_it() -> None:
    for name in ("activate-cube", "attack-short"):
        assert marks(name, AFTER).inner == []


def test_marks_are_drawn_where_they_are_wanted() -> None:
    assert len(marks("orbits").all("path")) == 2 * 5 + 2 * 3
    assert len(marks("attack-long").all("circle")) == 2 * 6


def test_only_what_is_shown_is_drawn() -> None:
    svg = parse(draw_picture(GAME, "spur", BEFORE, "en").svg)
    names = {group.attributes.get("id") for group in svg.all("g")}
    assert {"place-S0", "place-L0", "place-A0"} <= names
    assert "place-S3" not in names
    left, top, width, height = map(float, svg.attributes["viewBox"].split())
    scene = play_example(GAME, "spur").scene(BEFORE)
    assert 0 <= left < left + width <= scene.width
    assert 0 <= top < top + height <= scene.height


@pytest.mark.parametrize("mark", [Mark("ring", (("nowhere", 0.0, 0.0),)), Mark("star", (("S0", 0.0, 0.0),))])
def test_a_mark_that_cannot_be_drawn_is_noticed(monkeypatch: pytest.MonkeyPatch, mark: Mark) -> None:
    played = play_example(GAME, "spur")
    wrong = replace(played, example=replace(find_example(GAME, "spur"), marks=(mark,)))
    monkeypatch.setattr(pictures, "play_example", lambda *_: wrong)
    with pytest.raises(LookupError, match="there is no"):
        draw_picture.__wrapped__(GAME, "spur", BEFORE, "en")


def test_an_example_that_does_not_hold_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer that should be refused but is legal."""
    legal = replace(find_example(GAME, "spur"), refused="not-connected")
    monkeypatch.setattr("crashyard.faces.examples.find_example", lambda *_: legal)
    with pytest.raises(ValueError, match="is not refused"):
        play_example.__wrapped__(GAME, "spur")
