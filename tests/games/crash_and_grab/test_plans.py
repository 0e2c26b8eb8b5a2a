"""P1 of section 6: planning, all at once and hidden."""

from crashyard.engine import Dice
from crashyard.engine.seats import SEVERAL
from crashyard.games.crash_and_grab.rules.stages import PLAN, PLANS
from crashyard.games.crash_and_grab.rules.state import NO_PLAN
from tests.games.crash_and_grab.tables import (
    BUY,
    DECLINE,
    all_plan,
    asked,
    distance,
    facts,
    kinds,
    plan,
    plan_number,
    play,
    refused,
    rotate,
    table,
)

THREE = {"red": (4, 0), "green": (4, 2), "blue": (4, 4)}
FOUR = {**THREE, "yellow": (5, 0)}


def test_section_6_all_plan_at_once() -> None:
    position = table(3, at=THREE, stage=PLANS)
    assert position.awaited() == SEVERAL
    assert position.awaited_seats() == [0, 1, 2]
    position.play(2, plan("3 left"))
    assert position.awaited_seats() == [0, 1]
    assert position.awaited() == SEVERAL
    position.play(0, plan("0-5 down"))
    assert position.awaited_seats() == [1]
    position.play(1, plan("2 up"))
    assert asked(position)[0] == "rotation"
    assert list(position.plan) == [plan_number("0-5 down"), plan_number("2 up"), plan_number("3 left")]


def test_section_6_a_plan_is_one_of_three_cards_and_four_directions() -> None:
    position = table(3, at=THREE, stage=PLANS)
    every = {plan(f"{card} {side}") for card in ("2", "3", "0-5") for side in ("up", "right", "down", "left")}
    assert len(every) == 12
    assert all(set(position.legal(seat)) == every for seat in range(3))
    for action in (DECLINE, distance(2), BUY, plan("2 up", "2 up")):
        refused(position, action, "make-a-plan", 1)


def test_section_6_a_plan_may_be_changed_until_the_last_player_has_one() -> None:
    position = table(3, at=THREE, stage=PLANS)
    position.play(0, plan("2 up"))
    assert plan("3 down") in position.legal(0)
    position.play(0, plan("3 down"))
    position.play(1, plan("2 up"))
    position.play(0, plan("0-5 left"))
    assert position.plan[0] == plan_number("0-5 left")
    position.play(2, plan("2 up"))
    refused_now = position.forbids(0, plan("2 up"))
    assert refused_now == "not-awaited"
    assert position.legal(0) == []


def test_section_6_the_order_of_planning_changes_nothing() -> None:
    answers = {0: plan("2 up"), 1: plan("3 left"), 2: plan("0-5 right")}
    plans = set()
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        position = table(3, at=THREE, stage=PLANS)
        for seat in order:
            position.play(seat, answers[seat])
        plans.add((tuple(position.plan), position.phase, position.stage))
    assert len(plans) == 1


def test_section_6_nobody_else_is_told_a_plan() -> None:
    position = table(3, at=THREE, stage=PLANS)
    position.play(1, plan("3 left"))
    (event,) = [event for event in position.heard() if event.kind == "planned"]
    assert event.knowers == frozenset({1})
    assert event.public == {"seat": 1}
    assert event.secret == {"plans": [{"saucer": "green", "card": "3", "direction": "asteroids"}]}


def test_section_4_an_unrevealed_plan_is_drawn_anew_for_the_others() -> None:
    position = table(3, at=THREE, stage=PLANS)
    for seat, what in enumerate(("2 up", "3 left", "0-5 right")):
        position.play(seat, plan(what))
    position.revealed = 0b100
    dice = Dice("plans")
    seen = [position.possible(0, dice) for _ in range(300)]
    assert {other.plan[0] for other in seen} == {plan_number("2 up")}
    assert {other.plan[1] for other in seen} == set(range(12))
    assert {other.plan[2] for other in seen} == {plan_number("0-5 right")}


def test_section_4_who_has_not_planned_has_no_plan_in_anybodys_eyes() -> None:
    position = table(3, at=THREE, stage=PLANS)
    position.play(2, plan("2 up"))
    other = position.possible(0, Dice("missing"))
    assert other.plan[1] == NO_PLAN
    assert other.plan[2] != NO_PLAN


def test_R50_the_same_card_may_be_planned_again() -> None:
    position = table(3, at=THREE, stage=PLANS)
    for _ in range(2):
        for seat in range(3):
            assert len(position.legal(seat)) == 12
        all_plan(position, "0-5 up")
        rotate(position, "clockwise")
        play(position, *[distance(0)] * 3)
        assert position.phase == PLAN


def test_R69_with_two_players_one_answer_plans_for_both_saucers() -> None:
    position = table(2, at=FOUR, stage=PLANS)
    assert len(position.legal(0)) == len(position.legal(1)) == 144
    refused(position, plan("2 up"), "make-a-plan", 1)
    position.play(1, plan("2 up", "3 left"))
    assert position.awaited_seats() == [0]
    position.play(1, plan("3 left", "2 up"))
    position.play(0, plan("0-5 down", "2 right"))
    assert [position.plan[number] for number in (0, 2)] == [plan_number("0-5 down"), plan_number("2 right")]
    assert [position.plan[number] for number in (1, 3)] == [plan_number("3 left"), plan_number("2 up")]


def test_a_new_round_has_no_plans_and_tells_its_number() -> None:
    position = table(3, at=THREE, stage=PLANS)
    all_plan(position)
    rotate(position, "clockwise")
    happened = play(position, *[distance(0)] * 3)
    assert facts(happened, "round_began") == {"round": 5}
    assert list(position.plan) == [NO_PLAN] * 3
    assert position.revealed == 0
    assert kinds(happened)[-1] == "round_began"
