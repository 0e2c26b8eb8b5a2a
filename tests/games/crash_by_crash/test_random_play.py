"""Random play picks without making the list of all answers: it must be as if it had made it."""

from collections import Counter
from typing import Any

import pytest

from crashyard.engine import CHANCE, NOBODY, Actions, Dice, Position, random_answer
from crashyard.games.crash_by_crash.position import CrashByCrashPosition
from crashyard.games.crash_by_crash.rules import phases
from crashyard.games.crash_by_crash.rules.codes import EXCHANGE, PASS, RING
from tests.games.crash_by_crash.tables import kind, operate, play, table

A = [(4, 8), (6, 8), (2, 10), (7, 4), (-1, 11)]
B = [(5, 8), (8, 8), (3, 4), (6, 1), (5, 11)]
BELLS = [(7, 8), (3, 10), (2, 4), (6, 2)]

TABLES: dict[str, dict[str, Any]] = {
    "a first action": {},
    "points to pay for four steps": {"scores": (9, 3)},
    "a second place is too dear": {"action": 2, "places": 1},
    "a second place can be paid": {"action": 2, "places": 1, "scores": (5, 0)},
    "before the sixth turn": {"turn": 4, "hand": ["FREE_TICKET"]},
    "no batteries": {"batteries": (0, 4)},
    "a magnet on the board": {"magnet_b": (3, 7)},
    "operator in a hole": {"operator": 11, "holes": [11]},
    "Bell Fluctuation": {"hand": ["BELL_SHIFT", "BELL_SHIFT", "LAMBADA"]},
    "Flying Dutchman": {"hand": ["FLYING_DUTCHMAN", "SABOTEUR", "FLAT_BATTERY"]},
    "blue cards": {"hand": ["DOUBLE_HIT", "EXPANSION", "ACTION_REACTION"]},
    "yellow cards": {"hand": ["HEARTLESS_BELL", "COLOUR_ANOMALY", "FREE_TICKET"]},
    "a yellow card in force": {"action": 2, "card": "HEARTLESS_BELL", "hand": ["FREE_TICKET"], "scores": (4, 0)},
    "a blue card in force": {"action": 2, "card": "TANDEM", "hand": ["FREE_TICKET"]},
}


def set_up(fields: dict[str, Any]) -> CrashByCrashPosition:
    fields = dict(fields)
    scores = fields.pop("scores", (0, 0))
    batteries = fields.pop("batteries", (4, 4))
    if "card" in fields:
        fields["card"] = kind(fields["card"])
    position = table(A, B, bells=BELLS, **fields)
    for side in range(2):
        position.scores[side] = scores[side]
        position.batteries[side] = batteries[side]
    return position


def assert_even(position: Position, seat: int, throws_each: int = 30) -> None:
    """Pearson's chi-square test; even throws pass the bound all but once in a million times."""
    legal = position.legal(seat)
    dice, actions = Dice("even"), Actions()
    before = position.to_json()
    picked = Counter(random_answer(position, seat, dice, actions) for _ in range(throws_each * len(legal)))
    assert position.to_json() == before
    assert set(picked) <= set(legal)
    chi_square = sum((picked[action] - throws_each) ** 2 / throws_each for action in legal)
    freedom = len(legal) - 1
    assert chi_square <= freedom + 5 * (2 * freedom) ** 0.5 + 15


@pytest.mark.parametrize("name", TABLES)
def test_every_action_is_equally_likely(name: str) -> None:
    assert_even(set_up(TABLES[name]), 0)


@pytest.mark.parametrize("hole", [False, True])
def test_every_step_of_the_operator_is_equally_likely(hole: bool) -> None:
    if hole:
        position = table(A, B, operator=11, holes=[11], phase=phases.STEPS, steps=2)
    else:
        position = table(A, B, operator=(3, 8))
        play(position, operate(2, (3, 7), "NW"))
    assert position.phase == phases.STEPS
    assert_even(position, 0, 200)


def test_every_starting_car_is_equally_likely() -> None:
    position = begin(2)
    while position.phase != phases.SETTING_CARS or position.count < 3:
        seat = position.awaited()
        position.play(seat, random_answer(position, seat, Dice(f"set {position.count}"), Actions()))
    assert_even(position, position.awaited())


def test_R85_with_no_way_to_do_its_duty_a_seat_passes() -> None:
    position = table([(0, 14)], [(5, 0)], operator=(4, 8), card=kind("HEARTLESS_BELL"), action=2, bells=[(0, 7)])
    assert position.legal(0) == [PASS]
    assert random_answer(position, 0, Dice("duty"), Actions()) == PASS


@pytest.mark.parametrize("players", [2, 4])
def test_chance_is_thrown_as_if_its_outcomes_were_listed(players: int) -> None:
    position = begin(players)
    dice, listing, actions = Dice("chance"), Dice("chance"), Actions()
    other = Dice("seats")
    thrown = 0
    while position.awaited() != NOBODY and thrown < 200:
        seat = position.awaited()
        if seat == CHANCE:
            thrown += 1
            outcome = position.throw(dice, actions)
            assert outcome == Position.throw(position, listing, actions)
        else:
            outcome = random_answer(position, seat, other, actions)
        position.play(seat, outcome)


def test_R69_a_look_at_the_table_finds_the_same_ways_to_score_as_trying_everything_out() -> None:
    dice, actions = Dice("yellow"), Actions()
    asked, scoring = 0, 0
    for game in range(4):
        position = begin(2)
        while position.awaited() != NOBODY and asked < 12 * (game + 1):
            seat = position.awaited()
            if position.phase == phases.ACTION and position.action == 1 and position.turn >= 6 and dice.below(9) == 0:
                position.action = 2
                found = [action for action in position.legal(seat) if can_score(position, seat, action)]
                position.card = kind("HEARTLESS_BELL")
                legal = [action for action in position.legal(seat) if not EXCHANGE <= action < RING]
                assert legal == found or (legal == [PASS] and not found)
                position.card = -1
                position.action = 1
                asked += 1
                scoring += bool(found)
            position.play(seat, random_answer(position, seat, dice, actions))
    assert asked > scoring > asked // 4


def can_score(position: CrashByCrashPosition, seat: int, action: int) -> bool:
    """Whether an action other than EXCHANGE triggers a scoring, or a way of the operator that begins with it."""
    twin = position.copy()
    twin.play(seat, action)
    if twin.scorings > position.scorings or twin.phase == phases.RINGING:
        return True
    return twin.phase == phases.STEPS and any(can_score(twin, seat, step) for step in twin.legal(seat))


def begin(players: int) -> CrashByCrashPosition:
    position = CrashByCrashPosition(players)
    position.clear()
    return position
