"""Section 2: the geometry, from the data and by the formulas; and section 1, what is in the box."""

from collections import Counter

import pytest

from crashyard.games.crash_by_crash.rules import board
from crashyard.games.crash_by_crash.rules.board import (
    BELLS,
    CELL_AT,
    CELLS,
    DATA,
    DIRECTIONS,
    FLOWER_CELL,
    IS_FLOWER,
    NEXT,
    OFF,
    PLACES,
    SLOT_CELLS,
    SLOT_OF,
    TILE_NAMES,
    TILE_STARS,
    TILE_VALUES,
    opposite,
    star_cell,
    value_shown,
)
from crashyard.games.crash_by_crash.rules.cards.names import CARD_NAMES, is_blue, is_grey, is_yellow
from crashyard.games.crash_by_crash.rules.pieces import ALL_CARS, CARS, COPIES, KINDS, MAGNET
from tests.games.crash_by_crash import reference
from tests.games.crash_by_crash.tables import bare

FLOWER_SLOTS = [slot for slot in range(25) if reference.is_flower(slot)]


def around(cell: int) -> set[int]:
    return {NEXT[6 * cell + direction] for direction in range(6)} - {OFF}


def rim(slot: int) -> set[int]:
    """The cells beside a tile."""
    inside = set(SLOT_CELLS[slot])
    return {beside for cell in inside for beside in around(cell)} - inside


def test_section_1_the_pieces() -> None:
    assert (len(TILE_NAMES), BELLS, ALL_CARS, CARS - MAGNET, MAGNET) == (25, 10, 22, 1, 10)
    assert [name[0] for name in TILE_NAMES] == ["F"] * 12 + ["X"] * 13
    assert sum(1 for star in TILE_STARS if star >= 0) == BELLS
    assert list(bare().batteries) == [4, 4]
    assert (len(CARD_NAMES), KINDS * COPIES) == (13, 39)
    colours = [(is_grey(kind), is_yellow(kind), is_blue(kind)) for kind in range(KINDS)]
    assert [sum(colour) for colour in zip(*colours, strict=True)] == [6, 2, 5]
    assert all(sum(colour) == 1 for colour in colours)


def test_section_2_1_directions_and_neighbours() -> None:
    assert list(reference.STEPS) == DIRECTIONS
    for cell, place in enumerate(PLACES):
        for direction, name in enumerate(DIRECTIONS):
            beside = NEXT[6 * cell + direction]
            assert beside == CELL_AT.get(reference.plus(place, name), OFF)
            assert DIRECTIONS[opposite(direction)] == reference.OPPOSITE[name]
    assert [NEXT[6 * OFF + direction] for direction in range(6)] == [OFF] * 6


def test_section_2_2_tiles_have_the_shapes_of_flower_and_hourglass() -> None:
    for slot in range(25):
        assert [PLACES[cell] for cell in SLOT_CELLS[slot]] == reference.places_of(slot)


def test_section_2_3_the_arrangement_is_gapless() -> None:
    assert [reference.is_flower(slot) for slot in range(25)] == IS_FLOWER
    assert sum(IS_FLOWER) == 12
    covered = [cell for cells in SLOT_CELLS for cell in cells]
    assert sorted(covered) == list(range(CELLS))
    assert CELLS == 188
    assert all(cell in SLOT_CELLS[SLOT_OF[cell]] for cell in range(CELLS))
    assert [cell for cell in range(CELLS) if FLOWER_CELL[cell]] == sorted(
        cell for slot in FLOWER_SLOTS for cell in SLOT_CELLS[slot]
    )


def test_section_2_3_the_outline_is_that_of_the_formula() -> None:
    def inside(q: int, r: int) -> bool:
        half = r // 2
        return 0 <= r <= 14 and -half <= q <= (12 if r % 2 == 0 else 11) - half

    area = [(q, r) for r in range(-3, 18) for q in range(-20, 20)]
    assert {place for place in area if inside(*place)} == set(PLACES)
    assert Counter(r for _, r in PLACES) == {r: 13 - r % 2 for r in range(15)}


def test_section_2_3_two_holes_never_touch() -> None:
    for slot in FLOWER_SLOTS:
        assert all(not FLOWER_CELL[cell] for cell in rim(slot))


def test_section_2_3_the_board_never_falls_apart() -> None:
    crosses = {cell for cell in range(CELLS) if not FLOWER_CELL[cell]}
    reached = {min(crosses)}
    edge = set(reached)
    while edge:
        edge = {beside for cell in edge for beside in around(cell)} & crosses - reached
        reached |= edge
    assert reached == crosses


def test_section_2_3_a_hole_has_a_rim_of_twelve_cells_or_nine_at_the_edge() -> None:
    for slot in FLOWER_SLOTS:
        row, col = divmod(slot, 5)
        assert len(rim(slot)) == (9 if row in (0, 4) or col in (0, 4) else 12)


def test_section_2_4_values_and_stars_of_the_tiles() -> None:
    assert Counter(value for values in TILE_VALUES for value in values) == {0: 69, 1: 59, 2: 38, 3: 22}
    assert [len(values) for values in TILE_VALUES] == [7] * 12 + [8] * 13
    assert [star >= 0 for star in TILE_STARS] == [True] * 10 + [False] * 15
    assert board.VALUES_NORMAL == [0, 1, 2, 3]


@pytest.mark.parametrize("slot", range(25))
def test_section_2_4_a_turned_tile_shows_its_values_where_it_is_turned_to(slot: int) -> None:
    """Turning cell by cell about the middle gives what the index rules of the data say."""
    flower = reference.is_flower(slot)
    for tile in range(12) if flower else range(12, 25):
        for rotation in board.ROTATIONS[flower]:
            shown = reference.values_of(slot, TILE_NAMES[tile], rotation)
            for index, cell in enumerate(SLOT_CELLS[slot]):
                assert value_shown(tile, rotation, index) == shown[PLACES[cell]]


def test_section_2_4_a_star_turns_with_its_tile() -> None:
    for tile in range(12):
        star = TILE_STARS[tile]
        cells = [star_cell(7, tile, rotation) for rotation in range(6)]
        if star < 0:
            assert cells == [-1] * 6
        elif star == 0:
            assert cells == [SLOT_CELLS[7][0]] * 6
        else:
            centre = SLOT_CELLS[7][0]
            assert cells == [NEXT[6 * centre + (star - 1 + rotation) % 6] for rotation in range(6)]


def test_section_2_4_the_reference_layout_uses_every_tile_once() -> None:
    layout = DATA["reference_layout"]
    assert [laid["slot"] for laid in layout] == list(range(25))
    assert sorted(laid["tile"] for laid in layout) == sorted(TILE_NAMES)
    assert all((laid["tile"][0] == "F") == reference.is_flower(laid["slot"]) for laid in layout)


def test_section_2_5_cells_open_and_free() -> None:
    position = bare()
    position.put_car(0, 0)
    position.put_operator(1)
    position.bell[2] = 1
    position.remove_tile(7)
    cells = (0, 1, 2, 3, SLOT_CELLS[7][0], OFF)
    assert [position.is_open(cell) for cell in cells] == [False, False, True, True, False, False]
    assert [position.is_free(cell) for cell in cells] == [False, False, False, True, False, False]
    assert position.is_hole(7)
    assert not position.is_hole(5)
