"""R73: whoever chooses a colour begins on the start planet of that colour; play goes round by seats all the same."""

from itertools import permutations

import pytest

from crashyard.engine import CHANCE, SPECTATOR, Position
from crashyard.faces.scene import SEAT_COLOURS, Scene
from crashyard.faces.words import Words
from crashyard.games.cube_attack import GAME
from tests.games.cube_attack.tables import END_TURN, activate, cubes, document, move, picture, play, refused, state

HOMES = {"red": "S0", "blue": "S1", "green": "S2", "white": "S3", "orange": "S4", "purple": "S5"}
NAMES = list(HOMES)


def homes(position: Position) -> list[str]:
    return [
        next(cube["at"] for cube in state(position)["cubes"] if cube["seat"] == seat)
        for seat in range(position.players)
    ]


def scene_of(position: Position) -> Scene:
    found: Scene = GAME.faces.scene(position.view(SPECTATOR))
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_R73_the_colour_decides_the_start_planet(players: int) -> None:
    for colours in permutations(HOMES, players):
        position = GAME.new(players, {"colours": ",".join(colours)})
        assert homes(position) == [HOMES[colour] for colour in colours]


@pytest.mark.parametrize(
    ("colours", "planets"),
    [
        ("red,blue,green", ["S0", "S1", "S2"]),
        ("purple,white,red", ["S2", "S1", "S0"]),
        ("orange,red,purple", ["S1", "S0", "S2"]),
    ],
)
def test_R73_on_a_smaller_galaxy_start_planets_are_taken_in_the_order_of_the_colours(
    colours: str, planets: list[str]
) -> None:
    position = GAME.new(3, {"board": "auto", "colours": colours})
    assert (state(position)["board"], homes(position)) == ("galaxy-3", planets)


def test_R73_new_cubes_arrive_on_the_start_planet_of_the_colour() -> None:
    file = document("0@C0 1@S1", players=2, options={"colours": "purple,blue"})
    position = GAME.load(file)
    play(position, activate("C0"))
    assert cubes(position, 0) == ["0@C0:activate", "0@S5"]


def test_R73_the_start_planets_of_other_colours_are_closed() -> None:
    position = GAME.load(document("0@L0 0@L1 1@S1", players=2, options={"colours": "purple,blue"}))
    position.listen()
    refused(position, move("L0", "S0"), "start-planet-unused", "R12")
    refused(position, move("L1", "S1"), "start-planet-closed", "R11")


@pytest.mark.parametrize("colours", ["by-seat", "purple,green,red"])
def test_R18_play_goes_round_by_seats_whatever_the_colours(colours: str) -> None:
    position = GAME.new(3, {"colours": colours})
    position.play(CHANCE, 1)
    seats = []
    for _ in range(6):
        seats.append(int(position.awaited()))
        play(position, END_TURN)
    assert seats == [1, 2, 0, 1, 2, 0]


def test_R73_a_file_keeps_the_colours_and_their_start_planets() -> None:
    position = GAME.new(4, {"colours": "white,red,purple,green"})
    again = GAME.load(GAME.save(position))
    assert picture(again) == picture(position)
    assert homes(again) == homes(position.copy()) == ["S3", "S0", "S5", "S2"]


def test_R73_everything_of_a_player_is_drawn_in_the_chosen_colour() -> None:
    scene = scene_of(GAME.new(2, {"colours": "white,purple"}))
    chosen = [SEAT_COLOURS[3], SEAT_COLOURS[5]]
    assert [side.colour for side in scene.sides] == chosen
    for seat, colour in enumerate(chosen):
        pieces = [piece for piece in scene.pieces if piece.id.startswith((f"cube-{seat}-", f"meeple-{seat}"))]
        assert {piece.colour for piece in pieces} == {colour}
        lettered = [piece for piece in scene.pieces if piece.id.startswith((f"cube-{seat}-", f"seat-{seat}"))]
        assert len(lettered) > 1 and all(piece.label == scene.sides[seat].letter for piece in lettered)
    planets = {place.id: place.colour for place in scene.places}
    assert (planets["S3"], planets["S5"]) == tuple(chosen)
    assert not {SEAT_COLOURS[0], SEAT_COLOURS[1]} & {place.colour for place in scene.places}


def test_R73_whoever_has_no_name_is_called_by_the_chosen_colour() -> None:
    position = GAME.new(2, {"colours": "white,purple"})
    colours = GAME.faces.seat_colours(position.view(SPECTATOR))
    assert [Words("en", GAME, colours=colours).seat(seat) for seat in range(2)] == ["White", "Purple"]
    assert GAME.faces.seat_colours(GAME.new(2).view(SPECTATOR)) == ()
