"""Search: it looks ahead, counts on chance as it falls, expects the best of everybody, and knows nothing it may not."""

import gc
import json
from itertools import count
from pathlib import Path

import pytest

from crashyard.bots.search import budget
from crashyard.bots.search.bot import SearchBot, SearchSettings
from crashyard.bots.search.tree import Node
from crashyard.engine import CHANCE, NOBODY, SEVERAL, Dice, Position, find_game, games
from crashyard.engine.actions import Actions
from crashyard.engine.playout import random_answer
from crashyard.games.crash_and_grab.position import CrashAndGrabPosition
from crashyard.games.crash_and_grab.rules.stages import ACCELERATE
from tests.bots.puzzle import Choice, End, Luck, Puzzle, Secret, Tree

WON, LOST = End((1.0, -1.0)), End((-1.0, 1.0))


def bot(rounds: int = 300, seed: str = "search") -> SearchBot:
    return SearchBot(Dice(seed), SearchSettings(rounds))


def test_an_answer_that_looks_good_and_can_be_refuted_is_left_alone() -> None:
    trap = Choice(1, {0: LOST, 1: WON}, looks=(0.8, -0.8))
    safe = Choice(1, {0: End((0.1, -0.1)), 1: End((0.2, -0.2))}, looks=(0.0, 0.0))
    assert bot().answer(Puzzle(Choice(0, {7: trap, 8: safe})), 0) == 8


def test_a_win_behind_an_answer_that_looks_bad_is_found() -> None:
    sacrifice = Choice(1, {0: WON, 1: WON}, looks=(-0.8, 0.8))
    quiet = Choice(1, {0: End((0.3, -0.3)), 1: End((0.3, -0.3))}, looks=(0.3, -0.3))
    assert bot(2000).answer(Puzzle(Choice(0, {7: quiet, 8: sacrifice})), 0) == 8


def test_chance_counts_by_its_weights() -> None:
    rarely = Luck(((1, WON), (9, LOST)))
    mostly = Luck(((6, WON), (4, LOST)))
    position = Puzzle(Choice(0, {1: rarely, 2: mostly, 3: End((0.0, 0.0))}))
    thought = bot(1000).think(position, 0)
    assert thought.best.action == 2
    assert thought.best.value == pytest.approx(0.2, abs=0.1)


def test_every_seat_does_what_is_best_for_itself() -> None:
    """Seat 1 could help seat 0, and seat 2 could; only seat 2 gains by it."""
    helped = End((1.0, -0.5, 0.5))
    spoiled = End((-1.0, 0.5, -0.5))
    of_one = Choice(1, {0: helped, 1: spoiled})
    of_two = Choice(2, {0: helped, 1: spoiled})
    assert bot().answer(Puzzle(Choice(0, {1: of_one, 2: of_two}), players=3), 0) == 2


def test_what_lies_under_the_cup_is_not_known() -> None:
    """Naming the right side wins; whoever cannot see it does better to decline."""
    heads, tails = End((1.0, -1.0), (-1.0, 1.0)), End((-1.0, 1.0), (1.0, -1.0))
    tree = Choice(0, {1: heads, 2: tails, 3: End((0.3, -0.3))})
    answers = {bot(400, seed).answer(Puzzle(tree, coin), 0) for coin in (0, 1) for seed in "abc"}
    assert answers == {3}


def test_in_secret_nobody_can_be_sure() -> None:
    """Matching pennies: each side gets about as much attention as the other."""
    tree = Secret({(mine, yours): WON if mine == yours else LOST for mine in (0, 1) for yours in (0, 1)})
    thought = bot(3000).think(Puzzle(tree), 0)
    assert all(0.3 < line.attention < 0.7 for line in thought.lines)
    assert all(abs(line.value) < 0.2 for line in thought.lines)
    assert all(line.follows == () for line in thought.lines)


@pytest.mark.parametrize(
    ("payoffs", "shares", "worth"),
    [
        (((1.0, -0.5), (-0.5, 0.25)), (1 / 3, 2 / 3), 0.0),
        (((0.0, -0.5, 1.0), (0.5, 0.0, -0.5), (-1.0, 0.5, 0.0)), (1 / 4, 1 / 2, 1 / 4), 0.0),
        (((0.0, -1.0, 0.2), (1.0, 0.0, -0.2), (-0.2, 0.2, 0.0)), (1 / 7, 1 / 7, 5 / 7), 0.0),
        (((0.9, 0.1), (0.3, 0.5)), (1 / 5, 4 / 5), 0.42),
    ],
    ids=["biased pennies", "stone pays double", "paper pays a fifth", "a game that is worth something"],
)
def test_in_secret_every_answer_is_given_as_often_as_it_can_be_without_being_seen_through(
    payoffs: tuple[tuple[float, ...], ...], shares: tuple[float, ...], worth: float
) -> None:
    """The equilibrium is mixed, and known; nobody who keeps to it can be made to get less than the game is worth."""
    after = {
        (mine, yours): End((payoff, -payoff)) for mine, row in enumerate(payoffs) for yours, payoff in enumerate(row)
    }
    thought = bot(6000).think(Puzzle(Secret(after)), 0)
    found = {line.action: line.attention for line in thought.lines}
    assert [found[action] for action in range(len(shares))] == pytest.approx(shares, abs=0.07)
    assert sum(line.attention * line.value for line in thought.lines) == pytest.approx(worth, abs=0.06)


def test_in_secret_it_does_not_always_give_the_same_answer() -> None:
    tree = Secret({(mine, yours): WON if mine == yours else LOST for mine in (0, 1) for yours in (0, 1)})
    assert {bot(200, f"seed {seed}").answer(Puzzle(tree), 0) for seed in range(12)} == {0, 1}


def test_in_secret_a_choice_that_is_best_against_everything_is_taken() -> None:
    after = {(mine, yours): End((mine * 0.3 - yours * 0.3, 0.0)) for mine in (0, 1, 2) for yours in (0, 1)}
    position = Puzzle(Secret(after))
    assert bot().answer(position, 0) == 2
    position.carry_out(1, 0)
    assert bot().answer(position, 0) == 2, "also when the other one has chosen"


def test_a_clear_answer_takes_no_longer_than_it_must() -> None:
    tree = Choice(0, {1: WON, 2: LOST, 3: LOST})
    assert bot(10_000).think(Puzzle(tree), 0).rounds < 6000


def test_the_lines_say_what_will_follow() -> None:
    reply = Choice(1, {5: LOST, 6: End((0.5, -0.5))})
    further = Choice(1, {5: Choice(0, {9: WON, 8: LOST}), 6: WON})
    thought = bot().think(Puzzle(Choice(0, {1: reply, 2: further})), 0)
    assert thought.best.action == 2
    assert thought.best.follows[0][0] == 1
    assert [line.action for line in thought.lines] == [2, 1]
    assert sum(line.attention for line in thought.lines) == pytest.approx(1.0)


def test_who_does_not_see_clearly_takes_the_second_best_now_and_then_but_not_the_worst() -> None:
    tree = Choice(0, {1: End((0.5, -0.5)), 2: End((0.45, -0.45)), 3: LOST})
    search = SearchBot(Dice("blur"), SearchSettings(rounds=50, noise=0.1))
    assert {search.answer(Puzzle(tree), 0) for _ in range(60)} == {1, 2}


def test_few_answers_need_few_rounds() -> None:
    tree = Choice(0, {1: Luck(((1, WON), (1, LOST))), 2: Luck(((1, WON), (1, LOST)))})
    assert (
        SearchBot(Dice("few"), SearchSettings(rounds=1000, rounds_per_answer=50)).think(Puzzle(tree), 0).rounds <= 100
    )


def test_the_collector_of_garbage_is_left_as_it_was() -> None:
    class Broken(Puzzle):
        def possible(self, seat: int, dice: Dice) -> Puzzle:
            assert not gc.isenabled()
            raise ZeroDivisionError

    assert gc.isenabled()
    bot(20).think(Puzzle(Choice(0, {1: WON, 2: LOST})), 0)
    assert gc.isenabled()
    with pytest.raises(ZeroDivisionError):
        bot(20).think(Broken(Choice(0, {1: WON, 2: LOST})), 0)
    assert gc.isenabled()


@pytest.mark.parametrize("seconds", [0.05, 0.5, 2.0])
def test_time_is_kept(seconds: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes on by 10 ms whenever it is looked at. A search may end early, where its answer is clear."""
    looks = count()
    monkeypatch.setattr(budget, "perf_counter", lambda: next(looks) / 100)
    alike = Luck(((1, WON), (1, LOST)))
    search = SearchBot(Dice("time"), SearchSettings(8).timed(seconds))
    thought = search.think(Puzzle(Choice(0, {1: alike, 2: alike})), 0)
    spent = (next(looks) - 1) / 100
    assert thought.rounds == round(spent * 100) * budget.BATCH
    assert seconds / 2 < spent <= seconds


def test_what_was_thought_before_is_taken_up_again() -> None:
    last = Choice(0, {0: Luck(((1, WON), (1, LOST))), 1: Luck(((2, WON), (1, LOST)))})
    position = Puzzle(Choice(0, {1: Choice(1, {5: last, 6: WON}), 2: LOST}))
    search = bot(2000)
    assert search.answer(position, 0) == 1
    position.carry_out(0, 1)
    position.carry_out(1, 5)
    fresh = bot(64).think(position, 0)
    again = SearchBot.think(search, position, 0)
    assert again.best.action == fresh.best.action == 1
    assert again.rounds < 2000, "what was known already made the answer clear sooner"


def middle_of(name: str, players: int, seed: str, answers: int) -> tuple[Position, int] | None:
    """Some way into a random game, where a seat has a choice."""
    position = find_game(name).new(players)
    dice, actions = Dice(seed), Actions()
    while position.awaited() != NOBODY:
        seat = position.awaited()
        if seat == SEVERAL:
            seat = position.awaited_seats()[0]
        if answers <= 0 and seat != CHANCE and len(position.legal(seat)) > 1:
            return position, int(seat)
        position.carry_out(seat, random_answer(position, seat, dice, actions))
        answers -= 1
    return None


@pytest.mark.parametrize("name", games())
def test_in_every_game_it_answers_legally_the_same_for_the_same_seed_and_changes_nothing(name: str) -> None:
    met = 0
    for players in find_game(name).players:
        for answers in (10, 30, 75):
            found = middle_of(name, players, f"{name} {players} {answers}", answers)
            if found is None:
                continue
            met += 1
            position, seat = found
            before = position.to_json()
            first, second = (bot(40).think(position, seat) for _ in range(2))
            assert first == second
            assert sorted(line.action for line in first.lines) == sorted(position.legal(seat))
            assert all(-1.0 <= line.value <= 1.0 for line in first.lines)
            assert position.to_json() == before
    assert met >= 2


@pytest.mark.parametrize("name", games())
def test_nothing_hidden_changes_its_answer(name: str) -> None:
    """Tables that look the same to a seat get the same answer."""
    for answers in (35, 90):
        found = middle_of(name, max(find_game(name).players), f"hidden {name}", answers)
        if found is None:
            continue
        position, seat = found
        worlds = [position.possible(seat, Dice(f"world {number}")) for number in range(3)]
        assert len({bot(40).think(world, seat) for world in worlds}) == 1


def test_nobody_bounces_between_accelerators_for_ever() -> None:
    """Each bounce can be followed by the best way out, so none is worse than to leave at once, and it never ended."""
    saved = json.loads(Path(__file__).with_name("bouncing.json").read_text())
    position = find_game("crash-and-grab").load(saved)
    assert isinstance(position, CrashAndGrabPosition)
    search, dice = bot(2000, "b2"), Dice("d2")
    while position.awaited() == 0 and position.phase == ACCELERATE:
        position.play(0, search.answer(position.possible(0, dice), 0))
        assert position.bounces <= 4


def test_what_cannot_come_any_more_is_forgotten() -> None:
    """Whoever is foreseen all game long does not keep all that they ever thought."""
    tree: Tree = End((0.0, 0.0))
    bad = Choice(1, {answer: End((-0.1 * answer, 0.1 * answer)) for answer in range(5)})
    for _ in range(12):
        tree = Choice(0, {1: tree, 2: bad, 3: bad})
    position, search = Puzzle(tree), bot(1000)
    points = []
    for _ in range(10):
        search.think(position, 0)
        points.append(sum(isinstance(each, Node) for each in gc.get_objects()))
        position.carry_out(0, 1)
    assert points[0] > 50
    assert points == sorted(points, reverse=True)
    assert points[-1] < 20
