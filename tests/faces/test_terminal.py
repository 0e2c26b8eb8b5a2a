"""The terminal board: complete, within its width, and readable without colours."""

import re
from dataclasses import replace

import pytest

from crashyard.faces.scene import Piece, Place, Scene, Sign, Text
from crashyard.faces.terminal import draw
from crashyard.faces.words import LANGUAGES, Words
from tests.faces.views import hand_made, scenes, words_of

CODES = re.compile(r"\x1b\[[0-9;]*m")


def plain(text: str) -> str:
    return CODES.sub("", text)


@pytest.mark.parametrize(
    "language", ["de", *(pytest.param(other, marks=pytest.mark.soak) for other in LANGUAGES if other != "de")]
)
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
        assert len(draw(replace(scene, legend=()), 80).splitlines()) <= 44


def test_every_place_and_every_piece_is_shown() -> None:
    for game, scene in scenes():
        if any(place.hexagon or place.square for place in scene.places):
            continue
        words = words_of(game, "en")
        text = draw(scene, 80, colour=False, words=words)
        tokens = text.split()
        for place in scene.places:
            assert str(place.label) in tokens
        standing = [piece for piece in scene.pieces if piece.place]
        for piece in standing:
            written = "".join(
                part if isinstance(part, str) else words.say(part.say, part.facts) for part in (piece.label, piece.mark)
            )
            assert re.search(rf"(?<!\S)\d*{re.escape(written)}(?!\S)", text), piece


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


def test_a_long_sign_of_the_legend_has_lines_of_its_own() -> None:
    scene = hand_made()
    long = Sign("*", Text("list-and", {"first": "word " * 9, "last": "that"}))
    lines = draw(replace(scene, legend=(long, *scene.legend)), 40, colour=False).splitlines()
    assert lines[-3] == "x Red"
    assert lines[-2].startswith("* word word")
    assert lines[-1].startswith("  word")


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


# -- boards of hexagons ---------------------------------------------------------------------


def honeycomb() -> Scene:
    """Three rows of two and three cells, of two areas; a hole is a cell without a mark."""
    title = Text("seat-name", {"seat": 0})
    areas = {"0,0": "a", "1,0": "a", "-1,1": "a", "0,1": "b", "1,1": "b", "-1,2": "hole", "0,2": "hole"}
    places = []
    for name, area in areas.items():
        q, r = map(int, name.split(","))
        mark = "" if area == "hole" else "2"
        places.append(Place(name, "cell", 0, 0, 10, title, mark=mark, hexagon=(q, r), area=area))
    pieces = (
        Piece("car", "car", 0, 0, 9, title, "R", "#ff0000", place="0,0"),
        Piece("bell", "car", 0, 0, 9, title, mark="♪", place="0,1"),
        Piece("operator", "car", 0, 0, 9, title, mark="@", place="0,1"),
    )
    return replace(hand_made(), places=tuple(places), pieces=pieces, lines=())


def test_a_honeycomb_has_borders_between_areas_and_names_at_the_ends_of_its_rows() -> None:
    lines = draw(honeycomb(), 40, colour=False).splitlines()
    assert [line.rstrip() for line in lines[1:8]] == HONEYCOMB.splitlines()[1:]


HONEYCOMB = r"""
                / \ / \
           0,0 |R 2  2 | 1,0
              /   / \ / \
        -1,1 | 2 |♪@2  2 | 1,1
              \ / \ / \ /
          -1,2 |       | 0,2
                \ / \ /
"""


def test_a_narrow_honeycomb_shows_one_letter_a_cell() -> None:
    lines = draw(honeycomb(), 10, colour=False).splitlines()
    rows = [line for line in lines if line.strip() in ("R 2", "2 ♪ 2")]
    assert rows == [" R 2", "2 ♪ 2"]


def test_every_piece_on_a_honeycomb_is_shown() -> None:
    for game, scene in scenes():
        if any(place.hexagon for place in scene.places):
            words = words_of(game, "en")
            board = draw(scene, 80, colour=False, words=words).split("\n\n")[0].partition("\n")[2]
            for mark in {str(piece.mark) for piece in scene.pieces if piece.place and piece.mark}:
                assert board.count(mark) == sum(piece.mark == mark for piece in scene.pieces if piece.place)


def test_notes_are_written_below_the_players() -> None:
    note = Text("list-and", {"first": "one card", "last": "another"})
    text = draw(replace(hand_made(), notes=(note,)), 80, colour=False)
    assert text.index("one card and another") > text.index(">  R  Red")


def test_players_without_a_goal_have_no_bar() -> None:
    scene = hand_made()
    side = scene.sides[0]
    assert "---" not in draw(scene, 80, colour=False)
    assert "---" in draw(replace(scene, sides=(replace(side, goal=20),)), 80, colour=False)


# -- boards of squares ----------------------------------------------------------------------


def grid(rows: int) -> Scene:
    """A board of three columns; the first column is an area of its own, and something lies at two of its sides."""
    title = Text("seat-name", {"seat": 0})
    cells = [(row, column) for row in range(rows) for column in range(3)]
    places = [
        Place(f"{row},{column}", "cell", 0, 0, 10, title, mark="·", square=(row, column), area="ab"[column > 0])
        for row, column in cells
    ]
    places.append(Place("top", "cell", 0, 0, 10, title, mark="^", square=(-1, 1)))
    places.append(Place("right", "cell", 0, 0, 10, title, mark=">", square=(1, 3)))
    pieces = (
        Piece("car", "car", 0, 0, 9, title, Text("seat-letter", {"seat": 0}), "#ff0000", mark="!", place="0,0"),
        Piece("other", "car", 0, 0, 9, title, "B", mark=Text("seat-letter", {"seat": 2}), place="1,2"),
    )
    return replace(hand_made(), places=tuple(places), pieces=pieces, lines=())


GRID = """
                ^
          0     1     2
       +-----+-----------+
     0 |R!  ·|  ·     ·  |
       |     |           |
     1 |  ·  |  ·   BG  ·| >
       +-----+-----------+
"""


def test_a_grid_has_borders_between_areas_and_numbers_and_what_lies_beside_it() -> None:
    lines = draw(grid(2), 32, colour=False).splitlines()
    assert lines[1:8] == GRID.splitlines()[1:]


def test_a_grid_of_many_rows_has_lines_only_where_borders_are() -> None:
    lines = draw(grid(9), 32, colour=False).splitlines()
    assert [line.strip()[:1] for line in lines[3:15]] == ["+", *"012345678", "+", ""]


def test_a_narrow_grid_keeps_the_pieces() -> None:
    lines = draw(grid(2), 17, colour=False).splitlines()
    assert all(len(line) <= 17 for line in lines)
    assert any("|R!|" in line for line in lines)
    assert any("BG|" in line for line in lines)


def test_every_piece_on_a_grid_is_shown() -> None:
    for game, scene in scenes():
        if any(place.square for place in scene.places):
            words = words_of(game, "en")
            board = [line for line in draw(scene, 80, colour=False, words=words).splitlines() if "|" in line]
            for piece in scene.pieces:
                if piece.place:
                    parts = (piece.label, piece.mark)
                    text = "".join(part if isinstance(part, str) else words.say(part.say, part.facts) for part in parts)
                    assert any(text in line for line in board), piece
