"""The scene of Crash & Grab: everything in the view is on the table, and everything can be pointed at."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from crashyard.engine import SPECTATOR, Actions, Dice, Position, random_answer
from crashyard.faces.scene import Caption, Piece, Place, Scene, Text
from crashyard.faces.svg import render
from crashyard.faces.terminal import draw
from crashyard.faces.words import LANGUAGES, Words
from crashyard.games.crash_and_grab import GAME
from crashyard.games.crash_and_grab.rules import stages
from crashyard.games.crash_and_grab.rules.board import COLOURS, MARKERS, SIZES, TYPES
from crashyard.games.crash_and_grab.rules.options import MODES
from crashyard.games.crash_and_grab.rules.upgrades.deck import CARDS
from tests.games.crash_and_grab import tables
from tests.games.crash_and_grab.tables import chance, new_game, play, table, use

BASE, TITANIUM = MODES


def scene_of(position: Position, seat: int = SPECTATOR) -> Scene:
    found: Scene = GAME.faces.scene(position.view(seat))
    return found


def by_id(scene: Scene) -> dict[str, Piece]:
    return {piece.id: piece for piece in scene.pieces}


def places(scene: Scene) -> dict[str, Place]:
    return {place.id: place for place in scene.places}


def view_of(position: Position, seat: int = SPECTATOR) -> dict[str, Any]:
    return dict(position.view(seat))


def awaited(position: Position) -> int:
    return position.awaited_seats()[0]


def random_moments(players: int, mode: str, seed: str, apart: int = 9, most: int = 400) -> Iterator[Position]:
    """Positions of a random game, from before the first tile on."""
    position = GAME.new(players, {"mode": mode})
    dice, actions = Dice(f"{players} {mode} {seed}"), Actions()
    for number in range(most):
        if position.result() is not None:
            break
        if number % apart == 0:
            yield position
        seat = awaited(position)
        position.play(seat, random_answer(position, seat, dice, actions))
    yield position


# -- pointing -------------------------------------------------------------------------------


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("mode", MODES)
def test_every_target_of_every_legal_action_is_in_the_scene(players: int, mode: str) -> None:
    for position in random_moments(players, mode, "targets", apart=3):
        for seat in position.awaited_seats():
            if seat >= 0:
                names = scene_of(position, seat).targets()
                for action in position.legal(seat):
                    missing = set(position.targets(seat, action)) - names
                    assert not missing, position.action_json(seat, action)


ALL_FOR_THE_END = [card.name for card in CARDS if card.windows & (1 << 5)]


@pytest.mark.parametrize("players", GAME.players)
def test_targets_of_all_upgrades_at_the_end_of_a_turn_are_in_the_scene(players: int) -> None:
    row = {5: 6, 6: 7}.get(players, 5)
    position = table(
        players,
        at={"red": (row, 1), "green": (row, 0), "blue": (1, 1)},
        crew={"red-pilot": (row, 2)},
        aboard={"green": ["red-doctor"], "red": ["blue-doctor"]},
        upgrades={"red": ALL_FOR_THE_END},
        stage=stages.END_UPGRADES,
    )
    names = scene_of(position, 0).targets()
    used = set()
    for action in position.legal(0):
        first, *others = position.targets(0, action)
        assert {first, *others} <= names
        used.add(first)
    assert used == {"decline", *(f"upgrade:{name}" for name in ALL_FOR_THE_END)}


def test_a_crash_site_is_pointed_at_by_its_space_and_by_its_number() -> None:
    scene = scene_of(table(at={"red": (7, 7)}))
    assert places(scene)["4,1"].target == "space:4,1"
    site = by_id(scene)["site-7"]
    assert (site.target, site.label) == ("site:7", "7")
    assert (site.x, site.y, site.size) == (places(scene)["4,1"].x, places(scene)["4,1"].y, places(scene)["4,1"].size)


# -- every piece is there, and stays itself -------------------------------------------------


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("mode", MODES)
def test_section_20_every_saucer_and_every_crewmember_is_one_piece_all_game_long(players: int, mode: str) -> None:
    for position in random_moments(players, mode, "pieces", apart=7):
        view = view_of(position, 0)
        scene = GAME.faces.scene(view)
        ids = Counter(piece.id for piece in scene.pieces)
        assert max(ids.values()) == 1
        for saucer in view["saucers"]:
            assert by_id(scene)[f"saucer-{saucer['colour']}"].target == f"saucer:{saucer['colour']}"
        crew = {f"crew-{colour}-{kind}" for colour in view["lost"] for kind in TYPES}
        assert {name for name in ids if name.startswith("crew-")} == crew
        upgrades = [upgrade for saucer in view["saucers"] for upgrade in saucer["upgrades"]]
        assert all(ids[f"upgrade-{upgrade}"] == 1 for upgrade in upgrades)


@pytest.mark.parametrize("players", GAME.players)
def test_everything_drawn_is_in_the_picture_which_stays_the_same(players: int) -> None:
    heights = []
    boards = set()
    for position in random_moments(players, BASE, "size", apart=11):
        scene = scene_of(position)
        heights.append(scene.height)
        boards.add(tuple((place.id, place.x, place.y) for place in scene.places))
        things: list[Piece | Place | Caption] = [*scene.pieces, *scene.places, *scene.captions]
        for thing in things:
            assert 0 < thing.x < scene.width
            assert 0 < thing.y < scene.height
    assert len(set(heights)) == 1
    assert len(boards) == 1


def test_the_same_pieces_move_when_a_saucer_pushes_another() -> None:
    position = table(at={"red": (5, 0), "green": (5, 1)}, plans={"red": "2 right"}, crew={"blue-pilot": (5, 2)})
    after = by_id(scene_of(position))
    assert after["saucer-red"].place == "5,1"
    assert after["saucer-green"].place == "5,3"
    assert (after["crew-blue-pilot"].place, after["crew-blue-pilot"].title.say) == ("", "piece-crew-aboard")
    assert after["crew-blue-pilot"].title.facts["saucer"] == "green"


def test_a_saucer_that_is_off_the_board_lies_on_its_mat() -> None:
    pieces = by_id(scene_of(table(at={"red": (5, 1)})))
    assert (pieces["saucer-red"].x, pieces["saucer-red"].place) != (pieces["berth-red"].x, "")
    assert (pieces["saucer-green"].x, pieces["saucer-green"].y) == (pieces["berth-green"].x, pieces["berth-green"].y)
    assert pieces["saucer-green"].target == "saucer:green"
    assert pieces["saucer-green"].place == ""


# -- the board ------------------------------------------------------------------------------


@pytest.mark.parametrize("players", GAME.players)
def test_section_3_the_board_shows_its_tiles_sites_and_accelerators(players: int) -> None:
    position = table(players, at={"red": (5, 1)})
    scene = scene_of(position)
    spaces = {place.square: place for place in scene.places if place.area}
    size = SIZES[players]
    assert spaces.keys() == {(row, col) for row in range(size) for col in range(size)}
    for site in range(1, 13):
        row, col = tables.site(position, site)
        assert (spaces[row, col].sprite, spaces[row, col].mark) == ("site", str(site))
    looks = Counter(place.sprite for place in spaces.values())
    assert looks["site"] == 12
    assert looks["accelerator"] == {2: 8, 3: 8, 4: 8, 5: 11, 6: 13}[players]
    assert len({place.area for place in spaces.values()}) == (4 if players < 5 else 9)
    assert {f"tile:{slot}" for slot in ("NW", "NE", "SW", "SE")} <= scene.targets()
    xs = sorted({place.x for place in spaces.values()})
    assert {round(right - left, 6) for left, right in pairwise(xs)} == {round(spaces[0, 0].size, 6)}


def test_section_3_2_tiles_appear_as_they_are_laid() -> None:
    position = new_game(3)
    assert {place.sprite for place in scene_of(position).places if place.area} == {"unlaid"}
    chance(position, tables.usual_tiles(3)[0])
    looks = Counter(place.sprite for place in scene_of(position).places if place.area)
    assert (looks["unlaid"], looks["site"], looks["accelerator"]) == (48, 3, 2)


def test_R54_a_turned_tile_takes_everything_with_it() -> None:
    position = table(at={"red": (5, 1), "green": (0, 0)}, upgrades={"red": ["quake-maker"]}, stage=stages.END_UPGRADES)
    before = places(scene_of(position))["0,1"].sprite, by_id(scene_of(position))["site-1"]
    play(position, use("quake-maker", "NW", 1))
    after = by_id(scene_of(position))
    assert before[0] == "site"
    assert places(scene_of(position))["1,3"].sprite == "site"
    assert (after["site-1"].x, after["site-1"].y) != (before[1].x, before[1].y)
    assert after["saucer-green"].place == "0,3"


def test_section_3_5_each_marker_lies_at_its_side_with_a_picture_of_its_own() -> None:
    scene = scene_of(table())
    pieces = by_id(scene)
    sun, meteor, stars, asteroids = (pieces[f"marker-{name}"] for name in MARKERS)
    assert sun.y < asteroids.y == meteor.y < stars.y
    assert asteroids.x < sun.x == stars.x < meteor.x
    sprites = {sprite.name: sprite.markup for sprite in scene.sprites}
    assert len({sprites[f"marker-{name}"] for name in MARKERS}) == 4
    assert len({piece.mark for piece in (sun, meteor, stars, asteroids)}) == 4
    beside = {place.id: place.mark for place in scene.places if place.square and not place.area}
    assert beside == {"up": sun.mark, "right": meteor.mark, "down": stars.mark, "left": asteroids.mark}


@pytest.mark.parametrize("language", LANGUAGES)
def test_colours_have_letters_and_types_have_pictograms(language: str) -> None:
    words = Words(language, GAME)
    scene = scene_of(table(6, at={"red": (5, 1)}))
    pieces = by_id(scene)
    letters = []
    for colour in COLOURS:
        label = pieces[f"saucer-{colour}"].label
        assert isinstance(label, Text)
        letters.append(words.say(label.say, label.facts))
        assert pieces[f"crew-{colour}-doctor"].label == label
    assert len(set(letters)) == len({pieces[f"saucer-{colour}"].colour for colour in COLOURS}) == 6
    sprites = {sprite.name: sprite.markup for sprite in scene.sprites}
    assert len({sprites[pieces[f"crew-red-{kind}"].sprite] for kind in TYPES}) == 4


# -- the whole ------------------------------------------------------------------------------


def test_the_background_does_not_change_in_a_game() -> None:
    moments = random_moments(3, BASE, "background", apart=60)
    assert len({scene_of(position).background for position in moments}) == 1


def test_sprites_bring_their_own_light_under_names_that_no_other_has() -> None:
    """A page holds all of them at once, a file only those that it needs."""
    scene = scene_of(new_game(3))
    pictures = [scene.background, *(sprite.markup for sprite in scene.sprites)]
    named = [re.findall(r' id="([^"]+)"', picture) for picture in pictures]
    assert max(Counter(name for names in named for name in names).values()) == 1
    for picture, names in zip(pictures, named, strict=True):
        assert set(re.findall(r"url\(#([^)]+)\)", picture)) == set(names)
    assert sum(map(len, pictures)) < 120_000


def test_the_picture_can_be_drawn_in_every_phase_and_language() -> None:
    voices = [Words(language, GAME) for language in LANGUAGES]
    seen = set()
    for players, mode in ((2, BASE), (3, BASE), (6, TITANIUM)):
        for position in random_moments(players, mode, "phases", apart=1, most=900):
            phase = view_of(position)["moment"]["phase"]
            if phase not in seen:
                seen.add(phase)
                scene = scene_of(position, max(0, *position.awaited_seats(), 0))
                for words in voices:
                    assert render(scene, scene.targets(), words)
    assert seen >= set(stages.PHASE_NAMES) - {"going", "drift", "over"}


# -- the terminal ---------------------------------------------------------------------------


TERMINAL = """
                                           ☼
                   0     1     2     3     4     5     6     7
                +-----------------------+-----------------------+
              0 |  ·   Kd  1   ·     +  |  ·     ·     +     ·  |
                |                       |                       |
              1 |  ·     ·     3     ·  |  ·     ·     ·     5  |
                |                       |                       |
              2 |Ks  2   ·     ·     ·  |  4     +     ·     ·  |
                |                       |                       |
              3 |  +     ·     ·     ·  |  ·     ·     6     ·  |
                +-----------------------+-----------------------+
           ∴  4 |  ·   R   7   ·     ·  |  ·     ·     11    ·  | ☄
"""


def test_the_terminal_shows_tiles_sites_accelerators_saucers_crew_and_markers() -> None:
    position = table(at={"red": (4, 1), "green": (7, 6)}, crew={"pink-doctor": (0, 1), "pink-scientist": (2, 0)})
    lines = draw(scene_of(position), 80, colour=False).splitlines()
    assert lines[1:13] == TERMINAL.splitlines()[1:]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", GAME.players)
def test_a_terminal_of_80_columns_shows_every_piece(players: int, language: str) -> None:
    words = Words(language, GAME)
    for position in random_moments(players, BASE, "terminal", apart=50):
        scene = scene_of(position, 0)
        text = draw(scene, 80, colour=False, words=words)
        assert all(len(line) <= 80 for line in text.splitlines())
        board = "\n".join(line for line in text.splitlines() if "|" in line)
        for piece in scene.pieces:
            if piece.place:
                parts = [
                    words.say(part.say, part.facts) for part in (piece.label, piece.mark) if isinstance(part, Text)
                ]
                assert "".join(parts) in board
