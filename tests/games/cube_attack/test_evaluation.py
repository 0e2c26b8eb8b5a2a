"""How likely somebody wins: chances add up to one, everything counts, and what harms can only harm."""

from pathlib import Path

import pytest

from crashyard.bots.search.bot import SearchBot, SearchSettings
from crashyard.engine import CHANCE, NOBODY, Actions, Dice, Position, find_game, random_answer
from crashyard.engine.forms.documents import parse_json
from crashyard.games.cube_attack.heuristics.evaluation import EAGER, FEW, LONG_GAME, MANY, TWO, Worths, chance, lateness
from crashyard.games.cube_attack.position import CubeAttackPosition
from tests.games.cube_attack.tables import END_TURN, document

GAME = find_game("cube-attack")


def set_up(cubes: str, players: int = 2, **fields: object) -> CubeAttackPosition:
    position = GAME.load(document(cubes, players, **fields))
    assert isinstance(position, CubeAttackPosition)
    return position


def played(players: int, answers: int, seed: str) -> Position:
    """A table after some random answers."""
    position, dice, actions = GAME.new(players), Dice(seed), Actions()
    for _ in range(answers):
        seats = position.awaited_seats() or ([CHANCE] if position.awaited() == CHANCE else [])
        if not seats:
            break
        position.play(seats[0], random_answer(position, seats[0], dice, actions))
    return position


@pytest.mark.parametrize("players", GAME.players)
def test_the_chances_of_all_seats_add_up_to_one(players: int) -> None:
    for answers in range(1, 200, 7):
        position = played(players, answers, f"chances {answers}")
        if position.result() is None:
            assert isinstance(position, CubeAttackPosition)
            chances = [chance(position, seat) for seat in range(players)]
            assert sum(chances) == pytest.approx(1.0)
            for seat in range(players):
                assert -1.0 < position.evaluate(seat) < 1.0
                assert position.evaluate(seat) == pytest.approx(2 * chances[seat] - 1, abs=2 * EAGER)


@pytest.mark.parametrize("worths", [TWO, FEW, MANY], ids=["two", "few", "many"])
def test_what_is_had_is_worth_something_and_danger_costs(worths: Worths) -> None:
    names = [name for name in dir(worths) if not name.startswith("_")]
    assert len(names) == 19
    for name in names:
        worth = getattr(worths, name)
        assert worth <= 0 if name.startswith(("aimed_at", "near")) else worth >= 0
    assert worths.aimed_at < worths.near and worths.aimed_at_armed < worths.near_armed
    assert worths.short + worths.short_late < worths.long + worths.long_late


def test_it_gets_late_with_the_points_of_the_leader_and_with_the_last_rounds() -> None:
    cubes = "0@S0 0@H0 1@S3 1@C3"
    assert lateness(set_up(cubes)) == 1.0
    assert 1.0 < lateness(set_up(cubes, scores=[40, 10])) < lateness(set_up(cubes, scores=[50, 10]))
    assert lateness(set_up(cubes, scores=[10, 62])) == LONG_GAME
    assert lateness(set_up(cubes, round=50, options={"round_limit": 50})) == LONG_GAME


def test_who_has_all_but_won_gets_it_over_with() -> None:
    """Seat 1 cannot lose any more, whatever it does. It must still do something: it passed for 160 rounds once."""
    position = GAME.load(parse_json(Path(__file__).with_name("all_but_won.json").read_text("utf-8"), "position"))
    bot = SearchBot(Dice("eager"), SearchSettings(100))
    while position.awaited() != NOBODY and position.rounds() < 75:
        seat = position.awaited()
        position.play(seat, bot.answer(position.copy(), 1) if seat == 1 else position.parse_action(0, END_TURN))
    result = position.result()
    assert result is not None
    assert result.winners == (1,)


def test_whoever_is_out_has_only_points() -> None:
    """Seat 2 has no cubes: its part of the chances is that of its points."""
    behind = set_up("0@S0 1@A1", 3, scores=[0, 0, 12]).evaluate(2)
    assert -1.0 < set_up("0@S0 1@A1", 3).evaluate(2) < behind < -0.85


@pytest.mark.parametrize("players", GAME.players)
def test_points_and_weapons_are_worth_more_than_nothing(players: int) -> None:
    plain = set_up("0@S0 0@A0 1@A1", players).evaluate(0)
    assert set_up("0@S0 0@A0 1@A1", players, scores=[20, *[0] * (players - 1)]).evaluate(0) > plain
    assert set_up("0@S0 0@A0:short 1@A1", players).evaluate(0) > plain
    assert set_up("0@S0 0@A0:2 1@A1", players).evaluate(0) > plain
    assert set_up("0@S0 0@A0 1@A1:long", players).evaluate(0) < plain
