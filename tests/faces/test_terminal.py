"""The terminal board: complete, within its width, and readable without colours."""

import re
from dataclasses import replace

import pytest

from crashyard.faces.terminal import draw
from crashyard.faces.words import LANGUAGES, Words
from tests.faces.views import hand_made, scenes, words_of

CODES = re.compile(r"\x1b\[[0-9;]*m")


def plain(text: str) -> str:
    return CODES.sub("", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_wider_than_asked_and_colours_add_nothing(language: str) -> None:
    for game, scene in scenes():
        words = words_of(game, language)
        for width in (40, 60, 80, 132):
            uncoloured = draw(scene, width, colour=False, words=words)
            assert "\x1b" not in uncoloured
            assert all(len(line) <= width for line in uncoloured.splitlines())
            coloured = draw(scene, width, colour=True, words=words)
            assert [line.rstrip() for line in plain(coloured).splitlines()] == [
                line.rstrip() for line in uncoloured.splitlines()
            ]


def test_a_table_of_six_fits_on_a_screen() -> None:
    for _, scene in scenes():
        assert len(draw(scene, 80).splitlines()) <= 46


def test_every_place_and_every_piece_is_shown() -> None:
    for game, scene in scenes():
        words = words_of(game, "en")
        text = draw(scene, 80, colour=False, words=words)
        tokens = text.split()
        for place in scene.places:
            assert str(place.label) in tokens
        standing = [piece for piece in scene.pieces if piece.place]
        for piece in standing:
            label = piece.label if isinstance(piece.label, str) else words.say(piece.label.say, piece.label.facts)
            assert re.search(rf"(?<!\S)\d*{re.escape(label + piece.mark)}(?!\S)", text), piece


def test_pieces_that_look_the_same_are_counted() -> None:
    scene = hand_made()
    twins = scene.pieces[:1] * 3
    text = draw(replace(scene, pieces=twins), colour=False)
    assert re.search(r"(?<!\S)3R(?!\S)", text)


def test_the_caption_the_sides_and_the_legend_are_said_in_the_language() -> None:
    lines = draw(hand_made(), 80, colour=False, words=Words("de")).splitlines()
    assert lines[0] == "this und that"
    assert ">  R  Rot " in "\n".join(lines)
    assert "Rot  3  Rot" in "\n".join(lines)
    assert lines[-1] == "x Rot"


@pytest.mark.parametrize("width", [50, 60, 72, 80])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_notes_of_a_player_are_never_cut(language: str, width: int) -> None:
    for game, scene in scenes():
        words = words_of(game, language)
        text = draw(replace(scene, legend=()), width, colour=False, words=words)
        for side in scene.sides:
            for note in side.notes:
                assert words.say(note.say, note.facts) in text


def test_what_does_not_fit_beside_a_place_is_listed_below_the_board() -> None:
    scene = hand_made()
    piece = scene.pieces[0]
    crowd = tuple(replace(piece, id=f"p{number}", mark=str(number)) for number in range(100, 140))
    text = draw(replace(scene, pieces=crowd), 80, colour=False)
    assert "+" in text
    assert all(len(line) <= 80 for line in text.splitlines())
    _, _, listed = text.partition("left: ")
    assert [f"R{number}" for number in range(100, 140)] == listed.split()[:40]


def test_seats_keep_their_letters_on_their_colours() -> None:
    assert "\x1b[30;48;5;196m R \x1b[0m" in draw(hand_made(), 80, colour=True)
