"""The greedy bot at Crash & Grab: tables where a person knows the right answer, and whole games."""

import json
from pathlib import Path
from typing import Any

import pytest

from crashyard.bots.greedy import GreedyBot
from crashyard.engine import Actions, Dice, find_game, random_answer
from crashyard.engine.seats import NOBODY, SEVERAL
from crashyard.games.crash_and_grab.position import CrashAndGrabPosition
from crashyard.games.crash_and_grab.rules.board import DIRECTIONS
from crashyard.games.crash_and_grab.rules.stages import BOOSTS, END_UPGRADES, PLANS, PURCHASES, REWARDS
from tests.games.crash_and_grab.tables import (
    BUY,
    CARD_NAMES,
    DECLINE,
    bare,
    cell,
    direction,
    distance,
    fly,
    plan,
    plan_number,
    steal,
    table,
    use,
)

THREE = {"red": (4, 3), "green": (1, 4), "blue": (7, 4)}
MOST_BOUNCES = 12


def answer(position: CrashAndGrabPosition, seat: int = 0, seed: str = "greedy") -> int:
    return GreedyBot(Dice(seed)).answer(position.possible(seat, Dice(f"{seed} hidden")), seat)


def plan_name(number: int) -> str:
    return f"{CARD_NAMES[number // 4]} {DIRECTIONS[number % 4]}"


# -- plans ----------------------------------------------------------------------------------


def test_it_plans_to_grab_a_crewmember() -> None:
    position = table(
        3,
        at={**THREE, "red": (4, 4)},
        crew={"red-pilot": (4, 6), "pink-doctor": (0, 1)},
        stage=PLANS,
        energy={"red": 1},
    )
    assert answer(position) in (plan("2 right"), plan("3 right"), plan("0-5 right"))


def test_it_plans_for_two_saucers_at_once() -> None:
    position = table(
        2,
        at={"red": (4, 4), "green": (1, 4), "blue": (5, 5), "yellow": (1, 0)},
        crew={"red-pilot": (4, 6), "blue-pilot": (5, 4)},
        stage=PLANS,
    )
    action = answer(position) - plan("2 up", "2 up")
    assert action // 12 % 4 == plan_number("2 right") % 4
    assert action % 12 % 4 == plan_number("2 left") % 4


@pytest.mark.parametrize("place", [(4, 0), (0, 4), (7, 3), (4, 7), (0, 0), (7, 6)])
def test_it_does_not_plan_to_fly_off_the_board(place: tuple[int, int]) -> None:
    at = {"red": place, "green": (1, 1), "blue": (5, 5)}
    aboard = {"red": ["green-pilot"]}
    position = table(3, at=at, aboard=aboard, stage=PLANS)
    for seed in ("one", "two", "three"):
        chosen = answer(position, seed=seed) - plan("2 up")
        turn = table(3, at=at, aboard=aboard, plans={"red": plan_name(chosen)})
        finish_turn(turn)
        assert turn.at[0] >= 0


# -- in its turn ----------------------------------------------------------------------------


def finish_turn(position: CrashAndGrabPosition) -> list[int]:
    """Let greedy play the turn of seat 0 to its end; what it answered."""
    given: list[int] = []
    dice, actions = Dice("turn"), Actions()
    while position.saucer == 0:
        seat = position.awaited()
        if seat == NOBODY:
            break
        action = answer(position) if seat == 0 else random_answer(position, seat, dice, actions)
        if seat == 0:
            given.append(action)
        position.play(seat, action)
    return given


def test_it_flies_as_far_as_the_crewmember_and_not_off_the_board() -> None:
    position = table(
        3,
        at=THREE,
        crew={"red-pilot": (4, 6), "pink-doctor": (0, 1)},
        plans={"red": "0-5 right"},
    )
    assert answer(position) in (distance(3), distance(4))


def test_it_stays_rather_than_lose_a_crewmember() -> None:
    position = table(3, at={**THREE, "red": (4, 0)}, aboard={"red": ["green-pilot"]}, plans={"red": "0-5 left"})
    assert answer(position) == distance(0)


def test_it_chooses_the_direction_that_wins() -> None:
    position = table(
        3,
        at={**THREE, "red": (4, 4)},
        crew={"pink-scientist": (4, 6), "pink-doctor": (0, 1)},
        aboard={"red": ["red-pilot", "red-engineer", "red-doctor"]},
        plans={"red": "2 up"},
        upgrades={"red": ["time-machine"]},
    )
    assert answer(position) == direction("right")


def test_it_boosts_to_a_crewmember_but_not_for_nothing() -> None:
    given: dict[str, Any] = {"at": THREE, "boosters": {"red": 1}, "stage": BOOSTS, "distance": 3}
    near = table(3, crew={"red-pilot": (4, 6), "pink-doctor": (0, 1)}, **given)
    assert answer(near) == fly("right", 3)
    crew = ["red-pilot", "green-doctor", "blue-engineer"]
    nothing = table(3, aboard={"red": crew}, crew={"pink-pilot": (0, 1), "pink-doctor": (7, 5)}, **given)
    assert answer(nothing) == DECLINE


def test_it_steals_rather_than_takes_nothing() -> None:
    position = table(
        3,
        at={"red": (4, 3), "blue": (7, 4)},
        aboard={"green": ["blue-pilot", "blue-doctor"]},
        stage=REWARDS,
        rewards=type(bare(3).rewards)([1]),
    )
    assert answer(position) in (steal("blue-pilot"), steal("blue-doctor"))


def test_it_steals_the_crewmember_that_wins() -> None:
    position = table(
        3,
        at={"red": (4, 3), "blue": (7, 4)},
        aboard={
            "red": ["red-pilot", "red-engineer", "red-doctor"],
            "green": ["blue-pilot", "blue-doctor", "blue-scientist"],
        },
        stage=REWARDS,
        rewards=type(bare(3).rewards)([1]),
    )
    assert answer(position) == steal("blue-scientist")


def test_it_buys_upgrades() -> None:
    bought = 0
    for number in range(10):
        position = table(3, at=THREE, stage=PURCHASES, energy={"red": 2})
        bought += answer(position, seed=f"buy {number}") == BUY
    assert bought >= 6


def test_it_uses_an_upgrade_that_brings_a_crewmember() -> None:
    position = table(
        3,
        at={**THREE, "red": (4, 4)},
        crew={"red-pilot": (4, 6), "pink-doctor": (0, 1)},
        upgrades={"red": ["tractor-beam"]},
        stage=END_UPGRADES,
    )
    assert answer(position) == use("tractor-beam", "red-pilot")


def test_it_does_not_cloak_for_nothing() -> None:
    position = table(
        3,
        at=THREE,
        crew={"red-pilot": (4, 6), "pink-doctor": (0, 1)},
        upgrades={"red": ["cloaking-device"]},
        stage=END_UPGRADES,
    )
    assert answer(position) == DECLINE


# -- accelerators ---------------------------------------------------------------------------


def test_it_leaves_accelerators_even_where_every_way_leads_to_another_or_off_the_board() -> None:
    """Two spaces from each accelerator is another one, or nothing; the crew lies beside their lines."""
    rows = ["A . A . A . A .", ". . . . . . . ."] * 4
    rows[3] = ". . . 2 . 4 . ."
    rows[5] = ". . . . . 11 . ."
    position = table(
        3,
        at={"red": (3, 0), "green": (5, 7), "blue": (7, 7)},
        aboard={"red": ["green-pilot", "blue-doctor"]},
        plans={"red": "2 up"},
        rows=rows,
        crew={"pink-pilot": (3, 3), "pink-doctor": (3, 5)},
    )
    most = 0
    for number in range(20):
        trial = position.copy()
        while trial.saucer == 0 and trial.awaited() == 0:
            trial.play(0, answer(trial, seed=f"square {number}"))
            if trial.saucer == 0:
                most = max(most, int(trial.bounces))
    assert 0 < most <= MOST_BOUNCES


def test_it_leaves_two_accelerators_beside_each_other() -> None:
    """From each of them the way over the other one looked better than to leave, and that never ended."""
    saved = json.loads(Path(__file__).with_name("ring.json").read_text())
    position = find_game("crash-and-grab").load(saved)
    assert isinstance(position, CrashAndGrabPosition)
    for _ in range(40):
        if position.awaited() != 1:
            break
        position.play(1, answer(position, 1))
        assert position.bounces <= MOST_BOUNCES
    assert position.awaited() != 1


@pytest.mark.parametrize(("players", "games"), [(2, 1), (3, 3), (4, 3), (5, 2), (6, 2)])
@pytest.mark.parametrize("mode", ["base", "twisted-titanium"])
def test_games_between_greedy_bots_end_and_nobody_bounces_on_and_on(players: int, games: int, mode: str) -> None:
    for number in range(games):
        position, most = play_out(players, mode, ["greedy"] * players, f"ends {number}")
        assert position.rounds() < 60
        assert most <= MOST_BOUNCES


@pytest.mark.parametrize("mode", ["base", "twisted-titanium"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_it_beats_random_players(players: int, mode: str) -> None:
    wins = 0
    games = 6
    for number in range(games):
        seat = number % players
        bots = ["random"] * players
        bots[seat] = "greedy"
        position, _ = play_out(players, mode, bots, f"beats {number}")
        result = position.result()
        assert result is not None
        wins += result.winners == (seat,)
    assert wins >= games - 1


def play_out(players: int, mode: str, bots: list[str], seed: str) -> tuple[CrashAndGrabPosition, int]:
    """A game to its end, and the most bounces that greedy made in a turn."""
    position = find_game("crash-and-grab").new(players, {"mode": mode})
    assert isinstance(position, CrashAndGrabPosition)
    dice, actions = Dice(seed), Actions()
    greedy = GreedyBot(Dice(f"{seed} greedy"))
    most = 0
    while (seat := position.awaited()) != NOBODY:
        if seat == SEVERAL:
            seat = position.awaited_seats()[0]
        if seat >= 0 and bots[seat] == "greedy":
            position.play(seat, greedy.answer(position.possible(seat, dice), seat))
            most = max(most, int(position.bounces) if position.active == seat else 0)
        else:
            position.play(seat, random_answer(position, seat, dice, actions))
    return position, most


def test_it_stands_where_it_did() -> None:
    """Asking greedy moves nothing."""
    position = table(3, at=THREE, plans={"red": "0-5 right"})
    answer(position)
    assert position.at[0] == cell((4, 3))
