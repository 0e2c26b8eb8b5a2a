"""Section 3: tiles, layouts, markers, and what spaces do."""

from collections import Counter
from itertools import permutations
from math import factorial

import pytest

from crashyard.engine import Dice
from crashyard.engine.actions import Actions
from crashyard.engine.seats import CHANCE
from crashyard.games.crash_and_grab.position import CrashAndGrabPosition
from crashyard.games.crash_and_grab.rules.board import (
    ACCELERATOR,
    BOARD_CELLS,
    CELLS,
    CHOICES,
    DIRECTIONS,
    EDGE,
    EMPTY,
    LAST_SITE,
    MARKERS,
    SHOWN,
    SIZES,
    SLOT_CELLS,
    SLOTS,
    STEP,
    TILES,
    TO_EDGE,
    lies_next_to,
    tile_code,
)
from tests.games.crash_and_grab.tables import (
    all_facts,
    asked,
    at,
    bare,
    cell,
    chance,
    distance,
    facts,
    new_game,
    path,
    place_at,
    play,
    refused,
    site,
    table,
    usual_tiles,
)

FACES = """
. 1 . A  /. . 3 .  /2 . . .  /A . . . | A 2 . .  /. . 1 .  /. . . 3  /. . . A
. . A .  /. . . 5  /4 A . .  /. . 6 . | . 4 . .  /. . A .  /6 . . A  /. . 5 .
. 7 . .  /. . 9 .  /A . . 8  /. A . . | . . A .  /. 8 . .  /A . . 9  /. . 7 .
. . 11 . /10 . . . /. . A .  /. 12 . A | . . 10 . /12 A . . /. . . 11 /. . . A
. . . A | . . A .
. . . . | . . . .
. A . . | A . . .
. . . . | . . . .
A | .
. . . . /A . . . | . . . A /. . . .
. . . . /. . A . | . A . . /. . . .
A . . . /. . . . | . . . . /. . . A
. . A . /. . . . | . . . . /. A . .
. . /. A | A . /. .
"""
"""The faces of section 3.3, side A and side B of the tiles 1 to 14; a slash ends a row."""

SIZE_OF_BOARD = {2: 8, 3: 8, 4: 8, 5: 9, 6: 10}


def lay_at_random(players: int, dice: Dice) -> CrashAndGrabPosition:
    position = new_game(players)
    actions = Actions()
    while asked(position)[0] == "tile":
        position.play(CHANCE, position.throw(dice, actions))
    return position


def sites_and_accelerators(position: CrashAndGrabPosition) -> tuple[list[int], int]:
    """The crash sites of a board, sorted, and how many accelerators it has."""
    shown = [position.kind[at] for at in BOARD_CELLS[position.players]]
    return sorted(kind for kind in shown if 0 < kind <= LAST_SITE), shown.count(ACCELERATOR)


@pytest.mark.parametrize("players", SIZE_OF_BOARD)
def test_section_3_1_the_tiles_cover_the_whole_board_once(players: int) -> None:
    covered = [place_at(at) for cells in SLOT_CELLS[players] for at in cells]
    size = SIZE_OF_BOARD[players]
    assert SIZES[players] == size
    assert sorted(covered) == [(row, col) for row in range(size) for col in range(size)]


def test_section_3_1_five_and_six_players_have_a_cross_between_the_corners() -> None:
    assert [slot["slot"] for slot in SLOTS[3]] == ["NW", "NE", "SW", "SE"]
    for players, width in ((5, 1), (6, 2)):
        places = {slot["slot"]: (slot["row"], slot["col"], slot["rows"], slot["cols"]) for slot in SLOTS[players]}
        far = 4 + width
        assert places == {
            "NW": (0, 0, 4, 4),
            "NE": (0, far, 4, 4),
            "SW": (far, 0, 4, 4),
            "SE": (far, far, 4, 4),
            "W": (4, 0, width, 4),
            "N": (0, 4, 4, width),
            "E": (4, far, width, 4),
            "S": (far, 4, 4, width),
            "C": (4, 4, width, width),
        }


def test_section_3_2_each_tile_lies_once_and_may_lie_in_every_way_that_fits() -> None:
    position = new_game(5)
    slots = [slot["slot"] for slot in SLOTS[5]]
    corners = {tile_code(tile, side, turns) for tile in range(1, 5) for side in range(2) for turns in range(4)}
    assert set(position.legal(CHANCE)) == corners
    chance(position, tile_code(3, 1, 2))
    assert set(position.legal(CHANCE)) == {code for code in corners if code // 8 != 3}
    refused(position, tile_code(3, 0, 0), "tile-is-laid", CHANCE)
    refused(position, tile_code(5, 0, 0), "unknown-action", CHANCE)
    chance(position, tile_code(1, 0, 0), tile_code(2, 0, 0), tile_code(4, 0, 0))
    for number, slot in enumerate(slots[4:8]):
        turns = (0, 2) if slot in ("W", "E") else (1, 3)
        bars = {tile_code(tile, side, turn) for tile in range(5 + number, 9) for side in range(2) for turn in turns}
        assert set(position.legal(CHANCE)) == bars
        chance(position, tile_code(5 + number, 0, turns[0]))
    assert set(position.legal(CHANCE)) == {tile_code(9, side, turns) for side in range(2) for turns in range(4)}


def test_section_3_2_every_board_is_equally_likely() -> None:
    """In each slot every tile that is left has the same number of ways to lie, and chance prefers none."""
    position = new_game(6)
    for code in usual_tiles(6):
        ways = Counter(outcome // 8 for outcome in position.legal(CHANCE))
        assert len(set(ways.values())) == 1
        assert {weight for _, weight in position.outcomes()} == {1}
        chance(position, code)


def test_section_3_2_a_quarter_turn_is_clockwise() -> None:
    """The local space (r, c) comes to (c, 3 - r)."""
    for tile in range(1, 5):
        for side in range(2):
            for turns in range(3):
                before, after = SHOWN[tile_code(tile, side, turns)], SHOWN[tile_code(tile, side, turns + 1)]
                assert all(after[4 * col + 3 - row] == before[4 * row + col] for row in range(4) for col in range(4))
    bar = SHOWN[tile_code(10, 0, 1)]
    assert [list(bar[2 * row : 2 * row + 2]) for row in range(4)] == [[ACCELERATOR, 0], [0, 0], [0, 0], [0, 0]]


def test_section_3_3_the_faces_are_those_of_the_law() -> None:
    kinds = {".": EMPTY, "A": ACCELERATOR}
    for number, line in enumerate(FACES.strip().splitlines()):
        for side, face in enumerate(line.split("|")):
            marks = face.replace("/", " ").split()
            shown = [kinds.get(mark, -1) if not mark.isdigit() else int(mark) for mark in marks]
            assert list(SHOWN[tile_code(number + 1, side, 0)]) == shown


def test_section_3_4_all_98304_boards_have_each_site_once_and_eight_accelerators() -> None:
    """By its factors: each tile has the same sites and as many accelerators on both sides, however it is turned."""
    assert factorial(4) * 2**4 * 4**4 == 98304
    assert [len(ways) for ways in CHOICES[4]] == [4 * 2 * 4] * 4
    for tile in range(1, 5):
        for side in range(2):
            for turns in range(4):
                shown = list(SHOWN[tile_code(tile, side, turns)])
                sites = sorted(kind for kind in shown if 0 < kind <= LAST_SITE)
                assert sites == [3 * tile - 2, 3 * tile - 1, 3 * tile]
                assert shown.count(ACCELERATOR) == 2
    for order in permutations(range(1, 5)):
        position = bare(4, [tile_code(tile, 0, 0) for tile in order])
        assert sites_and_accelerators(position) == (list(range(1, 13)), 8)


@pytest.mark.parametrize("players", SIZE_OF_BOARD)
def test_section_3_4_random_boards_have_each_site_once(players: int) -> None:
    dice = Dice(f"boards for {players}")
    for _ in range(100):
        position = lay_at_random(players, dice)
        sites, accelerators = sites_and_accelerators(position)
        assert sites == list(range(1, 13))
        assert [position.kind[position.site[number]] for number in sites] == sites
        shows_an_accelerator = position.kind[cell((4, 4))] == ACCELERATOR
        assert accelerators == {5: 11 if shows_an_accelerator else 10, 6: 13}.get(players, 8)


def test_section_3_4_crash_sites_are_on_the_big_tiles_only() -> None:
    for number, tile in TILES.items():
        for side in range(2):
            sites = {kind for kind in SHOWN[tile_code(number, side, 0)] if 0 < kind <= LAST_SITE}
            assert bool(sites) == (tile["group"] == "main4x4")


def test_section_3_5_the_markers_lie_in_each_of_24_orders() -> None:
    orders = set()
    for outcome in range(24):
        position = new_game(3)
        chance(position, *usual_tiles(3))
        assert position.legal(CHANCE) == list(range(24))
        told = facts(chance(position, outcome), "markers_laid")
        assert sorted(told.values()) == sorted(MARKERS)
        assert [told[side] for side in DIRECTIONS] == [MARKERS[number] for number in position.marker]
        orders.add(tuple(position.marker))
    assert len(orders) == 24


def test_section_3_5_a_direction_is_told_by_the_marker_that_lies_there() -> None:
    position = table(at={"red": (4, 3)}, plans={"red": "0-5 right"})
    position.marker[1], position.marker[3] = 3, 1
    happened = play(position, distance(2))
    assert path(happened, "red") == [(4, 4), (4, 5)]
    position = table(at={"red": (4, 3), "green": (4, 4)}, plans={"red": "0-5 right"})
    position.marker[1], position.marker[3] = 3, 1
    assert facts(play(position, distance(1)), "saucer_pushed")["direction"] == "asteroids"


def test_section_3_6_an_empty_space_and_a_crash_site_do_nothing() -> None:
    position = table(at={"red": (5, 0)}, plans={"red": "0-5 right"})
    happened = play(position, distance(5))
    assert path(happened, "red") == [(5, 1), site(position, 9), (5, 3), site(position, 10), (5, 5)]
    assert at(position, "red") == (5, 5)


def test_section_3_6_there_is_no_wall_around_the_board() -> None:
    for players, size in SIZE_OF_BOARD.items():
        position = bare(players)
        for number in range(CELLS):
            row, col = place_at(number)
            assert (position.kind[number] != EDGE) == (0 <= row < size and 0 <= col < size)
        assert all(position.kind[at + step] >= 0 for at in BOARD_CELLS[players] for step in STEP)


def test_section_3_6_no_saucer_rests_on_an_accelerator() -> None:
    position = table(at={"red": (0, 1)}, plans={"red": "0-5 right"})
    play(position, distance(2))
    assert asked(position) == ("accelerate", 0)


def test_orthogonal_neighbours_and_the_space_itself_are_adjacent() -> None:
    middle = cell((4, 4))
    near = {place_at(at) for at in BOARD_CELLS[3] if lies_next_to(middle, at)}
    assert near == {(4, 4), (3, 4), (5, 4), (4, 3), (4, 5)}
    assert not lies_next_to(cell((2, 7)), cell((3, 0)))


def test_laying_tiles_is_told_slot_by_slot() -> None:
    position = new_game(2)
    told = all_facts(chance(position, tile_code(4, 1, 3)), "tile_laid")
    assert told == [{"slot": told[0]["slot"], "tile": 4, "side": "B", "turns": 3}]


def test_copies_lay_their_tiles_independently() -> None:
    position = new_game(5)
    chance(position, *usual_tiles(5)[:6])
    twin = position.copy()
    chance(position, tile_code(7, 0, 0))
    chance(twin, tile_code(8, 1, 2))
    assert position.tiles[6] == tile_code(7, 0, 0)
    assert twin.tiles[6] == tile_code(8, 1, 2)


@pytest.mark.parametrize("players", range(2, 7))
def test_the_way_to_the_edge_is_known_from_everywhere(players: int) -> None:
    inside = set(BOARD_CELLS[players])
    for heading in range(4):
        for here in range(CELLS):
            steps, there = 0, here
            while there in inside:
                there += STEP[heading]
                steps += 1
            assert TO_EDGE[(4 * players + heading) * CELLS + here] == steps
