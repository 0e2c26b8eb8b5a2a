"""The greedy bot at Crash by Crash: tables where a person knows the right answer, and whole games."""

import json
from pathlib import Path

import pytest

from crashyard.bots.greedy import GreedyBot
from crashyard.engine import Dice, find_game
from crashyard.engine.driver import AskSeats, DiceChance, Driver, SeatedBot
from crashyard.games.crash_by_crash.position import CrashByCrashPosition
from tests.bots.test_greedy import play
from tests.games.crash_by_crash.tables import table

DEAR = [(2, 2), (-1, 6), (4, 11)]
"""Places worth 3 points each, away from the edge."""
CHEAP = [(3, 4), (5, 5), (1, 8)]
"""Places worth nothing, away from the edge."""
ENDLESS = Path(__file__).parent / "endless.json"
"""From the midst of a game between two greedy bots that went on like that for thousands of turns."""
BELL = (7, 10)
BESIDE_BELL = (6, 10)


def play_turn(position: CrashByCrashPosition) -> CrashByCrashPosition:
    """Let greedy play the whole turn of seat 0, up to the drawing of cards."""
    bot = GreedyBot(Dice("greedy"))
    turn = position.turn
    while position.awaited() == 0 and position.turn == turn:
        position.play(0, bot.answer(position, 0))
    return position


def test_it_rings_when_its_own_cars_stand_better() -> None:
    position = play_turn(table(DEAR, [*CHEAP, BESIDE_BELL], bells=[BELL]))
    assert position.scorings == 1
    assert position.scores[0] - position.scores[1] >= 9


def test_it_does_not_ring_for_the_other_side() -> None:
    position = play_turn(table(CHEAP, [*DEAR, BESIDE_BELL], bells=[BELL]))
    assert position.scorings == 0


def test_it_pushes_a_car_off_the_board() -> None:
    position = play_turn(table([(3, 4)], [(4, 0), (5, 5), (1, 8)], turn=2))
    assert position.scores[0] == 2


def test_it_values_cars_on_high_cells() -> None:
    assert table(DEAR, CHEAP).evaluate(0) > 0 > table(CHEAP, DEAR).evaluate(0)


def test_it_sees_a_car_in_danger() -> None:
    """(0, 0) and (5, 5) are worth the same, but from the corner a car can be pushed off."""
    inside = table([(2, 2), (5, 5)], CHEAP[:1]).evaluate(0)
    edge = table([(2, 2), (0, 0)], CHEAP[:1]).evaluate(0)
    assert edge < inside


def test_both_sides_see_the_same_table() -> None:
    position = table(DEAR, CHEAP, magnet_b=(0, 7), bells=[BELL])
    assert position.evaluate(0) == pytest.approx(-position.evaluate(1))


@pytest.mark.parametrize(("players", "games"), [(2, 8), (4, 4)])
def test_it_beats_random_players(players: int, games: int) -> None:
    for number in range(games):
        side = number % 2
        bots = ["greedy" if seat % 2 == side else "random" for seat in range(players)]
        result = play(find_game("crash-by-crash").new(players), bots, f"cars {number}").result()
        assert result is not None
        assert side in result.winners


@pytest.mark.parametrize("players", [2, 4])
def test_games_between_greedy_bots_end(players: int) -> None:
    position = play(find_game("crash-by-crash").new(players), ["greedy"] * players, "ends")
    assert position.rounds() < 150


def test_two_of_them_do_not_take_back_for_ever_what_the_other_has_gained() -> None:
    position = find_game("crash-by-crash").load(json.loads(ENDLESS.read_text(encoding="utf-8")))
    dice = Dice("tired")
    bots = [SeatedBot(GreedyBot(Dice(f"greedy {seat}")), dice) for seat in range(2)]
    Driver(position, AskSeats(bots, DiceChance(dice))).play(3000)
    assert position.result() is not None
