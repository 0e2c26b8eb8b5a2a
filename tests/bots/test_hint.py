"""Hints: true, understandable, and from what a seat may know alone."""

import pytest

from crashyard.bots import hint
from crashyard.bots.hint import ExpectedAnswer, Hint, check_level, think_of_hint
from crashyard.bots.reasons import explaining, threats
from crashyard.bots.search.bot import SearchBot, SearchSettings
from crashyard.engine import CHANCE, SEVERAL, SPECTATOR, Actions, Dice, Position, Refusal, find_game, games
from tests.bots.puzzle import Choice, End, Luck, Puzzle, Tree
from tests.bots.test_search import middle_of

LONG = 600.0
"""Seconds: rounds are limited, not the time, so that hints are the same every time."""


@pytest.fixture(autouse=True)
def short_sight(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hint, "LEVELS", {"expert": SearchSettings(rounds=200), "casual": SearchSettings(rounds=24)})
    monkeypatch.setattr(explaining, "COMPARED", 3)
    monkeypatch.setattr(explaining, "WORLDS", 6)
    monkeypatch.setattr(explaining, "PLANNING_WORLDS", 6)
    monkeypatch.setattr(threats, "MOST_TRIED", 40)


def of_puzzle(tree: Tree, players: int = 2) -> Hint:
    return think_of_hint(find_game("bump"), Puzzle(tree, players=players), 0, "expert", "seed", LONG)


def of_seat(name: str, position: Position, seat: int, level: str = "casual", hidden: str = "") -> Hint:
    """As the server asks: on a position that is drawn anew for the seat."""
    possible = position.possible(seat, Dice(f"drawn {hidden}"))
    return think_of_hint(find_game(name), possible, seat, level, "seed", LONG)


@pytest.mark.parametrize("name", games())
def test_in_every_game_the_best_lines_can_be_played_and_the_first_is_what_the_level_answers(name: str) -> None:
    game = find_game(name)
    for players in (min(game.players), max(game.players)):
        found = middle_of(name, players, f"hint {name} {players}", 6)
        assert found is not None
        position, seat = found
        told = of_seat(name, position, seat)
        thought = SearchBot(Dice("seed"), SearchSettings(rounds=24)).think(
            position.possible(seat, Dice("drawn ")), seat
        )
        assert told.lines[0].action == thought.best.action
        assert 1 <= len(told.lines) <= 3 and len({line.action for line in told.lines}) == len(told.lines)
        assert told.sides == len(set(game.teams(players)))
        for line in told.lines:
            assert position.parse_action(seat, line.form) == line.action in position.legal(seat)
            assert list(line.targets) == position.targets(seat, line.action)
            assert line.winning == game.odds.of_winning(line.value, told.sides)
            assert len(line.reasons) <= 3


@pytest.mark.parametrize("name", games())
def test_the_same_hint_whatever_is_hidden(name: str) -> None:
    game = find_game(name)
    for answers in (6, 60):
        found = middle_of(name, max(game.players), f"hidden {name}", answers)
        if found is not None:
            position, seat = found
            worlds = [position.possible(seat, Dice(f"world {number}")) for number in range(2)]
            told = [of_seat(name, world, seat) for world in [position, *worlds]]
            assert all(other == told[0] for other in told)


@pytest.mark.parametrize("seed", range(3))
def test_a_hint_for_a_secret_plan_when_the_others_have_planned(seed: int) -> None:
    """With two players whoever has the Probe is asked something else as soon as the last plan is made."""
    position = find_game("crash-and-grab").new(2)
    dice, actions = Dice(f"planning {seed}"), Actions()
    while position.awaited() != SEVERAL:
        awaited = int(position.awaited())
        throws = awaited == CHANCE
        position.play(awaited, position.throw(dice, actions) if throws else position.pick(awaited, dice, actions))
    probe = position.view(SPECTATOR)["probe"]
    assert isinstance(probe, int)
    position.play(probe, position.pick(probe, dice, actions))
    told = of_seat("crash-and-grab", position, 1 - probe)
    assert told.lines[0].action in position.legal(1 - probe)


def test_a_hint_says_how_it_goes_on() -> None:
    reply = Choice(1, {5: End((-1.0, 1.0)), 6: End((0.5, -0.5))})
    better = Choice(1, {5: Choice(0, {9: End((1.0, -1.0)), 8: End((-1.0, 1.0))}), 6: End((1.0, -1.0))})
    told = of_puzzle(Choice(0, {1: reply, 2: better}))
    assert told.lines[0].action == 2
    assert told.lines[0].follows[0] in (ExpectedAnswer(1, {"do": "5"}), ExpectedAnswer(1, {"do": "6"}))
    assert told.lines[0].winning > 0.9


def test_what_chance_decides_is_not_foretold() -> None:
    even = {1: End((0.2, -0.2))}
    lucky = Luck(((1, Choice(1, {5: End((0.6, -0.6))})), (1, Choice(1, {6: End((0.5, -0.5))}))))
    told = of_puzzle(Choice(0, {1: lucky, 2: Choice(1, even)}))
    assert told.lines[0].action == 1
    assert told.lines[0].follows == ()


def test_what_was_hardly_tried_is_not_advised() -> None:
    answers = {number: End((-0.9, 0.9)) for number in range(1, 40)}
    told = of_puzzle(Choice(0, {0: End((0.9, -0.9)), **answers}))
    assert [line.action for line in told.lines] == [0]


def test_only_levels_give_hints() -> None:
    check_level("expert")
    for name in ("greedy", "random", "", "expert@1"):
        with pytest.raises(Refusal, match="unknown-level"):
            check_level(name)
