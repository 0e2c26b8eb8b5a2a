"""Section 3, and 12 for four players: from the empty table to turn 1 (R01-R08, R80, R87)."""

from collections import Counter

import pytest

from crashyard.engine import Refusal
from crashyard.engine.chance.dice import Dice
from crashyard.engine.seats import CHANCE
from crashyard.games.crash_by_crash import GAME
from crashyard.games.crash_by_crash.position import CrashByCrashPosition
from crashyard.games.crash_by_crash.rules import codes, phases
from crashyard.games.crash_by_crash.rules.board import CELLS, IS_FLOWER, PLACES, SLOT_CELLS, SLOT_OF, TILE_STARS
from crashyard.games.crash_by_crash.rules.pieces import CARS, IN_STOCK, MAGNET
from tests.games.crash_by_crash import reference
from tests.games.crash_by_crash.tables import (
    FULL_SET,
    Place,
    all_cards,
    bare,
    bells,
    cell,
    hand,
    names,
    operator,
    play,
    refused,
    scores,
    value,
)


def new(players: int = 2, **options: int) -> CrashByCrashPosition:
    position = GAME.new(players, options)
    assert isinstance(position, CrashByCrashPosition)
    return position


def play_until(position: CrashByCrashPosition, phase: int, seed: str = "setup") -> None:
    """Anything, at random, until a phase is reached."""
    dice = Dice(seed)
    while position.phase != phase:
        seat = position.awaited()
        choices = position.legal(seat)
        position.play(seat, choices[dice.below(len(choices))])


def ready_for_cars(players: int = 2, **options: int) -> CrashByCrashPosition:
    """The reference layout with the operator put, no bells, before the first starting car."""
    position = bare(players)
    position.last_rider = options.get("last_rider", 0)
    position.put_operator(cell((8, 1)))
    position.phase = phases.SETTING_CARS
    return position


def put(position: CrashByCrashPosition, *places: Place) -> None:
    for place in places:
        play(position, codes.SET_CAR + cell(place))


def test_section_3_tiles_fill_the_slots_of_their_shape() -> None:
    position = new()
    assert position.awaited() == CHANCE
    play_until(position, phases.SETTING_OPERATOR)
    assert sorted(position.tile) == list(range(25))
    assert [tile < 12 for tile in position.tile] == IS_FLOWER


def test_R07_every_tile_and_every_rotation_is_equally_likely() -> None:
    position = new()
    first = position.outcomes()
    assert [weight for _, weight in first] == [1] * 26
    assert Counter(outcome % 6 for outcome, _ in first) == {0: 13, 3: 13}
    position.play(CHANCE, first[0][0])
    second = position.outcomes()
    assert Counter(outcome % 6 for outcome, _ in second) == dict.fromkeys(range(6), 12)
    with pytest.raises(Refusal):
        position.play(CHANCE, first[0][0])


def test_section_3_a_bell_lies_on_each_star() -> None:
    position = new()
    play_until(position, phases.SETTING_OPERATOR)
    assert len(bells(position)) == 10
    for slot in range(25):
        rung = [PLACES[at] for at in SLOT_CELLS[slot] if position.bell[at] != 0]
        assert len(rung) == (1 if TILE_STARS[position.tile[slot]] >= 0 else 0)


def test_R04_the_operator_starts_on_the_centre_of_a_flower_without_a_bell() -> None:
    position = new()
    play_until(position, phases.SETTING_OPERATOR)
    empty = [slot for slot in range(25) if IS_FLOWER[slot] and TILE_STARS[position.tile[slot]] < 0]
    centres = {codes.SET_OPERATOR + SLOT_CELLS[slot][0] for slot in empty}
    assert len(centres) == 2
    assert set(position.legal(1)) == centres
    starred = next(slot for slot in range(25) if TILE_STARS[position.tile[slot]] >= 0)
    refused(position, codes.SET_OPERATOR + SLOT_CELLS[starred][0], "flower-has-bell")
    refused(position, codes.SET_OPERATOR + SLOT_CELLS[empty[0]][1], "not-a-flower-centre")
    refused(position, codes.SET_OPERATOR + SLOT_CELLS[0][0], "not-a-flower-centre")
    refused(position, codes.PASS, "put-the-operator")
    play(position, min(centres))
    assert operator(position) == PLACES[min(centres) - codes.SET_OPERATOR]


def test_R05_who_rode_last_and_who_is_younger_are_parameters() -> None:
    position = new()
    assert (position.last_rider, position.younger) == (0, 1)
    other = new(last_rider=1, younger=0)
    play_until(other, phases.SETTING_OPERATOR)
    assert other.awaited() == 0
    play_until(other, phases.SETTING_CARS)
    assert other.awaited() == 1
    four = new(4)
    assert (four.last_rider, four.younger) == (0, 1)
    youngest = new(4, younger=3)
    play_until(youngest, phases.SETTING_OPERATOR)
    assert youngest.awaited() == 3


def test_R87_with_four_players_seat_0_rode_last() -> None:
    with pytest.raises(Refusal) as caught:
        new(4, last_rider=1)
    assert caught.value.key == "wrong-option"
    with pytest.raises(Refusal):
        new(2, younger=2)


def test_section_3_three_cards_each_and_three_face_up() -> None:
    position = new()
    play_until(position, phases.SETTING_CARS)
    assert [sum(hand(position, seat).values()) for seat in range(2)] == [3, 3]
    assert sum(names(position.display).values()) == 3
    assert sum(position.deck) == 30
    assert sum(position.discard) == 0
    assert all_cards(position) == FULL_SET


def test_section_12_four_hands_and_no_display() -> None:
    position = new(4)
    play_until(position, phases.SETTING_CARS)
    assert [sum(hand(position, seat).values()) for seat in range(4)] == [3, 3, 3, 3]
    assert sum(position.display) == 0
    assert all_cards(position) == FULL_SET


def test_section_3_the_deck_deals_each_card_equally_likely() -> None:
    position = new()
    play_until(position, phases.DEAL)
    assert position.outcomes() == [(kind, 3) for kind in range(13)]
    position.play(CHANCE, 5)
    assert position.outcomes() == [(kind, 2 if kind == 5 else 3) for kind in range(13)]


def test_R06_scores_start_at_0() -> None:
    position = new()
    assert scores(position) == [0, 0]
    assert list(position.batteries) == [4, 4]


@pytest.mark.parametrize(("players", "last_rider"), [(2, 0), (2, 1), (4, 0)])
def test_R01_starting_cars_are_put_in_turn_four_a_side(players: int, last_rider: int) -> None:
    position = ready_for_cars(players, last_rider=last_rider)
    order = []
    while position.phase == phases.SETTING_CARS:
        order.append(position.awaited())
        put(position, reference.places_of(len(order))[1])
    assert order == [(last_rider + number) % players for number in range(8)]
    assert [position.cars_on_board(side) for side in range(2)] == [4, 4]
    assert position.turn == 1


def test_R02_starting_cars_are_normal_cars() -> None:
    position = ready_for_cars()
    put(position, *(reference.places_of(slot)[0] for slot in range(4, 12)))
    assert [position.cars[CARS * side + MAGNET] for side in range(2)] == [IN_STOCK, IN_STOCK]


def test_R03_a_starting_car_needs_a_free_cell_on_a_tile_without_cars() -> None:
    position = ready_for_cars()
    position.bell[cell((6, 10))] = 1
    refused(position, codes.SET_CAR + cell((6, 10)), "bell-on-cell")
    refused(position, codes.SET_CAR + cell((8, 1)), "cell-taken")
    refused(position, codes.PASS, "put-a-car")
    put(position, (9, 1))
    refused(position, codes.SET_CAR + cell((9, 0)), "tile-has-car")
    put(position, (5, 10))


def test_R03_nothing_is_pushed_pulled_or_rung() -> None:
    position = ready_for_cars()
    position.bell[cell((3, 1))] = 1
    put(position, (1, 1), (2, 1), (-1, 4), (4, 4), (9, 4), (0, 7), (5, 7), (-4, 10))
    assert len([at for at in position.cars if at != IN_STOCK]) == 8
    assert position.on[cell((1, 1))] == 1
    assert position.on[cell((2, 1))] == CARS + 1
    assert bells(position) == {(3, 1)}


def test_R08_every_free_cell_of_a_car_less_tile_is_on_offer() -> None:
    position = ready_for_cars()
    position.bell[cell((6, 10))] = 1
    put(position, (0, 0))
    offered = {action - codes.SET_CAR for action in position.legal(1)}
    free = {at for at in range(CELLS) if SLOT_OF[at] != 0 and PLACES[at] not in ((6, 10), (8, 1))}
    assert offered == free


def place_worth(worth: int, slots: range) -> list[Place]:
    """A cell of that value on each of these tiles that has one."""
    found = []
    for slot in slots:
        spots = [place for place in reference.places_of(slot) if value(place) == worth and place != (8, 1)]
        found += spots[:1]
    return found


@pytest.mark.parametrize(("players", "last_rider"), [(2, 0), (2, 1), (4, 0)])
def test_section_3_the_lower_position_value_begins(players: int, last_rider: int) -> None:
    low = place_worth(0, range(8))[:4]
    high = place_worth(3, range(8, 25))[:4]
    for poor in range(2):
        position = ready_for_cars(players, last_rider=last_rider)
        first, second = (low, high) if last_rider % 2 == poor else (high, low)
        put(position, *(place for pair in zip(first, second, strict=True) for place in pair))
        assert (position.turn, position.awaited()) == (1, poor)
        assert scores(position) == [0, 0]


@pytest.mark.parametrize(("players", "last_rider"), [(2, 0), (2, 1), (4, 0)])
def test_R80_on_a_tie_the_last_rider_begins(players: int, last_rider: int) -> None:
    position = ready_for_cars(players, last_rider=last_rider)
    put(position, *place_worth(0, range(25))[:8])
    assert position.awaited() == last_rider
