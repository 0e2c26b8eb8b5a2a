"""Scenes are data: they travel as JSON, and art is read from files."""

import json
from itertools import combinations
from pathlib import Path

import pytest

from crashyard.engine import Game, games
from crashyard.faces import scene
from crashyard.faces.scene import SEAT_COLOURS, Caption, Piece, Place, load_sprites
from tests.conformance.cases import is_plain_json
from tests.faces.views import hand_made, scenes


def test_a_scene_is_plain_json_and_says_its_texts_by_key() -> None:
    for _, drawn in scenes():
        document = drawn.to_json()
        assert is_plain_json(document)
        assert json.loads(json.dumps(document)) == document
        assert [piece["id"] for piece in document["pieces"]] == [piece.id for piece in drawn.pieces]
        assert document["title"]["say"] == drawn.title.say


def test_every_thing_lies_in_one_part_and_no_part_over_another() -> None:
    for _, drawn in scenes():
        parts = drawn.all_parts()
        assert sum(part.kind == "board" for part in parts) == 1
        assert len({part.id for part in parts}) == len(parts)
        things: list[Place | Piece | Caption] = [*drawn.places, *drawn.pieces, *drawn.captions]
        for thing in things:
            assert sum(part.holds(thing.x, thing.y) for part in parts) == 1, thing
        for one, other in combinations([part.box for part in parts], 2):
            beside = one[0] + one[2] <= other[0] or other[0] + other[2] <= one[0]
            assert beside or one[1] + one[3] <= other[1] or other[1] + other[3] <= one[1], (one, other)
        for left, top, width, height in (part.box for part in parts):
            assert left >= 0
            assert top >= 0
            assert left + width <= drawn.width
            assert top + height <= drawn.height


def test_what_lies_in_no_part_is_a_bug_that_shows() -> None:
    with pytest.raises(LookupError, match="lies in no part"):
        hand_made().part_at(-1, 0)


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_the_same_view_makes_the_same_scene_and_is_not_changed(game: Game) -> None:
    position = game.new(game.players[0])
    view = position.view(0)
    before = json.dumps(view)
    assert game.faces.scene(view) == game.faces.scene(position.view(0))
    assert json.dumps(view) == before


def test_targets_are_those_of_places_pieces_and_buttons() -> None:
    assert hand_made().targets() == {"go left", "car", "pass", "stop"}


def test_seats_have_different_colours() -> None:
    assert len(set(SEAT_COLOURS)) == len(SEAT_COLOURS) == 6


def test_a_sprite_says_where_its_label_belongs() -> None:
    sprites = {sprite.name: sprite for sprite in load_sprites("crashyard.games.cube_attack")}
    assert sprites["planet-life"].label_size == scene.Sprite("", "").label_size
    meeple = sprites["meeple"]
    assert (meeple.label_x, meeple.label_y, meeple.label_size, meeple.label_colour) == (0, 6, 36, "#080b1c")
    assert all("<svg" not in sprite.markup and sprite.markup for sprite in sprites.values())


def test_a_sprite_says_how_wide_its_label_may_be_and_how_it_is_framed() -> None:
    sprites = {sprite.name: sprite for sprite in load_sprites("crashyard.games.crash_by_crash")}
    card, cell = sprites["card-blue"], sprites["cell-0"]
    assert card.label_width > card.label_size
    assert card.text_width > card.text_size < card.label_size
    assert (card.label_anchor, cell.label_anchor) == ("start", "middle")
    assert (cell.label_width, cell.label_size) == (0, 50)
    assert card.outline.startswith("M")
    assert cell.outline.startswith("M")


def test_a_picture_with_another_root_is_a_bug_that_shows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tmp_path.joinpath("data", "art").mkdir(parents=True)
    tmp_path.joinpath("data", "art", "odd.svg").write_text('<svg viewBox="0 0 1 1"/>', encoding="utf-8")
    monkeypatch.setattr(scene, "files", {"odd": tmp_path}.get)
    with pytest.raises(ValueError, match=r"odd\.svg"):
        load_sprites("odd")
