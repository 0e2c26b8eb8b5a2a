"""The rules of the tiny game, clause by clause (`tests/tiny_game/RULES.md`), and what they show of the engine."""

from collections import Counter

import pytest

from crashyard.engine import CHANCE, NOBODY, SEVERAL, SPECTATOR, Dice, Position, Refusal
from tests.engine.test_dice import bound, chi_square
from tests.tiny_game import GAME
from tests.tiny_game.rules.state import DODGE, TAKE


def table(players: int = 2, **fields: object) -> Position:
    """A position in the middle of planning, with the fields given."""
    document = {
        "players": players,
        "phase": "plan",
        "round": 1,
        "cars": [2 * seat for seat in range(players)],
        "points": [0] * players,
        "dodges": [1] * players,
        "hands": [[1, 2]] * players,
        "plans": [None] * players,
        "played": 0,
        "threat": None,
        "winners": [],
        "reason": None,
    }
    return GAME.load(document | fields)


def plan(position: Position, *cards: int) -> Position:
    for seat, card in enumerate(cards):
        position.play(seat, card)
    return position


def cars(position: Position) -> object:
    return position.to_json()["cars"]


def points(position: Position) -> object:
    return position.to_json()["points"]


def test_b1_cars_begin_two_spaces_apart() -> None:
    assert cars(GAME.new(2)) == [0, 2]
    assert cars(GAME.new(4)) == [0, 2, 4, 6]


def test_b2_the_bag_is_drawn_empty_of_each_card() -> None:
    position = GAME.new(4)
    assert position.outcomes() == [(1, 6), (2, 4), (3, 2)]
    position.play(CHANCE, 3)
    assert position.outcomes() == [(1, 6), (2, 4), (3, 1)]
    position.play(CHANCE, 3)
    assert position.outcomes() == [(1, 6), (2, 4)]
    with pytest.raises(Refusal, match="not-in-bag"):
        position.play(CHANCE, 3)


def test_b3_everybody_draws_two_cards_then_all_plan() -> None:
    position = GAME.new(2)
    position.listen()
    for card in (1, 2, 2, 3):
        assert position.awaited() == CHANCE
        position.play(CHANCE, card)
    assert [event.seen_by(1).get("card") for event in position.heard()] == [None, None, 2, 3, None]
    assert position.awaited() == SEVERAL
    assert position.view(0)["hands"] == [[1, 2], [None, None]]
    assert position.view(SPECTATOR)["hands"] == [[None, None], [None, None]]


def test_b4_planning_is_secret_and_can_be_changed() -> None:
    position = table(hands=[[1, 2], [1, 1]])
    position.play(0, 1)
    assert position.awaited() == SEVERAL
    assert position.awaited_seats() == [1]
    assert position.legal(0) == [1, 2]
    assert position.view(1)["plans"] == [None, None]
    assert position.view(0)["plans"] == [1, None]
    position.play(0, 2)
    with pytest.raises(Refusal, match="not-in-hand"):
        position.play(1, 2)
    position.play(1, 1)
    assert position.awaited() == 1, "seat 0 drove two spaces, onto seat 1"


def test_b5_the_first_seat_changes_with_the_round() -> None:
    position = table(round=2, cars=[0, 3], dodges=[0, 0])
    position.listen()
    plan(position, 2, 1)
    played = [event.public["seat"] for event in position.heard() if event.kind == "card_played"]
    assert played == [1, 0]


def test_b6_a_car_drives_as_far_as_its_card() -> None:
    assert cars(plan(table(cars=[6, 3]), 2, 1)) == [0, 4]


def test_b7_a_bumped_car_drives_on_by_what_is_left_and_one() -> None:
    position = plan(table(hands=[[1, 3], [1, 2]], dodges=[0, 0], cars=[0, 1]), 3, 1)
    assert cars(position) == [1, 5], "hit with two left: three on to 4, then its own card"
    assert points(position) == [1, 0]


def test_b7_bumps_go_on_in_chains_and_partners_score_nothing() -> None:
    position = plan(table(4, cars=[0, 1, 2, 3], dodges=[0] * 4), 1, 1, 1, 1)
    assert points(position) == [2, 1, 1, 0], "seat 0 bumps 1 and 3 and its partner, seat 1 bumps 2, seat 2 bumps 3"
    assert cars(position) == [1, 3, 5, 7]


def test_b8_who_would_be_bumped_is_asked_in_the_middle_of_the_drive() -> None:
    position = plan(table(), 2, 1)
    assert position.awaited_seats() == [1]
    assert position.legal(1) == [DODGE, TAKE]
    assert position.legal(0) == []
    dodging, taking = position.copy(), position.copy()
    dodging.play(1, DODGE)
    assert points(dodging) == [0, 0]
    assert cars(dodging) == [2, 4], "from 2 to 3, then its own card"
    assert dodging.to_json()["dodges"] == [1, 0]
    taking.play(1, TAKE)
    assert points(taking) == [1, 0]
    assert cars(taking) == [2, 4]
    assert taking.to_json()["dodges"] == [1, 1]


def test_b8_the_drive_is_over_after_a_dodge() -> None:
    position = plan(table(hands=[[1, 3], [1, 2]], cars=[0, 1]), 3, 1)
    position.play(1, DODGE)
    assert cars(position) == [1, 3]


def test_b8_never_is_an_option() -> None:
    position = GAME.new(2, {"dodging": "never"})
    assert position.to_json()["dodges"] == [0, 0]


def test_b9_played_cards_go_back_into_the_bag() -> None:
    position = plan(table(cars=[0, 5]), 1, 2)
    assert position.awaited() == CHANCE
    assert position.outcomes() == [(1, 5), (2, 3), (3, 2)], "one 2 and one 1 are still in the hands"
    assert position.rounds() == 2


def test_b10_more_points_win_and_equal_points_are_a_draw() -> None:
    won = plan(table(round=3, cars=[0, 5], points=[1, 2]), 1, 2).result()
    drawn = plan(table(round=3, cars=[0, 5], points=[2, 2]), 1, 2).result()
    assert won is not None
    assert won.winners == (1,)
    assert won.payoffs == (-1.0, 1.0)
    assert drawn is not None
    assert drawn.drawn
    assert drawn.payoffs == (0.0, 0.0)


def test_b10_teams_win_together() -> None:
    position = table(4, round=3, cars=[0, 2, 4, 6], points=[3, 1, 0, 1])
    result = plan(position, 1, 1, 1, 1).result()
    assert result is not None
    assert result.winners == (0, 2)
    assert result.ranks == (1, 3, 1, 3)


def test_b11_resigning() -> None:
    position = plan(table(), 2, 1)
    position.resign(1)
    result = position.result()
    assert position.awaited() == NOBODY
    assert result is not None
    assert result.winners == (0,)
    assert result.reason == "resigned"
    with pytest.raises(Refusal, match="no-resigning"):
        table(4).resign(0)


def test_possible_hands_are_as_likely_as_they_must_be() -> None:
    """Seat 0 holds a 3 and a 1: of the other ten cards five are 1s, four are 2s, one is a 3."""
    position = table(hands=[[1, 3], [2, 2]])
    chances = {(1, 1): 20, (1, 2): 40, (1, 3): 10, (2, 2): 12, (2, 3): 8}
    dice = Dice("hands")
    drawn: Counter[tuple[int, ...]] = Counter()
    for _ in range(1800):
        twin = position.possible(0, dice).to_json()
        assert isinstance(twin["hands"], list)
        assert twin["hands"][0] == [1, 3]
        drawn[tuple(twin["hands"][1])] += 1
    assert drawn.keys() == chances.keys()
    assert chi_square([drawn[hand] for hand in chances], [20.0 * chance for chance in chances.values()]) < bound(4)
