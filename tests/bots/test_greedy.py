"""The greedy bot on small tables where a person knows the right answer, and over whole games."""

from typing import Any

import pytest

from crashyard.bots.greedy import GreedyBot
from crashyard.engine import NOBODY, Dice, Position, find_game, games, random_answer
from crashyard.engine.actions import Actions
from tests.games.cube_attack.tables import document


def set_up(cubes: str, **fields: Any) -> Position:
    return find_game("cube-attack").load(document(cubes, 2, **fields))


def play_turn(position: Position) -> list[object]:
    """Let greedy play the whole turn of seat 0; what it did."""
    bot = GreedyBot(Dice("greedy"))
    round_ = position.rounds()
    given: list[object] = []
    while position.awaited() == 0 and position.rounds() == round_:
        action = bot.answer(position, 0)
        given.append(position.action_json(0, action))
        position.play(0, action)
    return given


def after_the_turn(cubes: str, **fields: Any) -> Position:
    position = set_up(cubes, **fields)
    play_turn(position)
    return position


def value(cubes: str) -> float:
    return set_up(cubes).evaluate(0)


def test_it_takes_the_moon_that_wins_at_the_end_of_the_round() -> None:
    position = after_the_turn("0@S0 0@H0 1@S3 1@C3", scores=[60, 40], marker=1)
    result = position.result()
    assert result is not None
    assert result.winners == (0,)


def test_it_puts_the_last_opponent_out_with_two_answers() -> None:
    """The first answer alone brings nothing: only the second is the attack, from nearer by or with a longer reach."""
    position = set_up("0@S0 0@A0:short 1@C0")
    given = play_turn(position)
    assert len(given) == 2
    result = position.result()
    assert result is not None
    assert result.winners == (0,)


def test_it_sees_what_an_answer_brings() -> None:
    """A new cube, a second life and a weapon are each better than nothing."""
    for place in ("C0", "L0", "A0"):
        position = set_up(f"0@S0 0@{place} 1@S3")
        before = position.evaluate(0)
        position.play(0, position.parse_action(0, {"do": "activate", "at": place}))
        assert position.evaluate(0) > before


def test_it_sees_the_danger_an_answer_leaves() -> None:
    """The same place is worth less with a gun pointed at it, and a second life makes up for a part of that."""
    safe = value("0@S0 0@C0 1@S3 1@C3:long")
    aimed_at = value("0@S0 0@C0 1@S3 1@C1:long")
    soon = value("0@S0 0@C0 1@S3 1@C2:long")
    assert aimed_at < soon < safe
    assert value("0@S0 0@C0:2 1@S3 1@C1:long") > aimed_at


def test_it_does_not_walk_into_fire_for_nothing() -> None:
    cubes = "0@S0 0@A0 1@S3 1@H1:long"
    position = after_the_turn(cubes)
    in_reach = {"H1", "H0", "H2", "C1", "F"}
    view = position.view(0)["cubes"]
    assert isinstance(view, list)
    assert not in_reach & {cube["at"] for cube in view if cube["seat"] == 0}


@pytest.mark.parametrize("name", games())
def test_the_same_dice_give_the_same_answers(name: str) -> None:
    game = find_game(name)
    finals = [play(game.new(max(game.players)), ["greedy"] * max(game.players), "again").to_json() for _ in range(2)]
    assert finals[0] == finals[1]


@pytest.mark.parametrize("name", games())
def test_it_never_changes_the_position_it_is_asked_about(name: str) -> None:
    game = find_game(name)
    position = game.new(min(game.players))
    dice, actions = Dice("untouched"), Actions()
    for _ in range(60):
        seats = position.awaited_seats()
        if not seats:
            break
        if seats[0] >= 0:
            before = position.to_json()
            GreedyBot(Dice("bot")).answer(position, seats[0])
            assert position.to_json() == before
        position.play(seats[0], random_answer(position, seats[0], dice, actions))


@pytest.mark.parametrize("players", find_game("cube-attack").players)
def test_it_beats_random_players_at_every_table(players: int) -> None:
    wins = 0
    for number in range(30):
        seat = number % players
        bots = ["random"] * players
        bots[seat] = "greedy"
        result = play(find_game("cube-attack").new(players), bots, f"beats {number}").result()
        assert result is not None
        wins += result.winners == (seat,)
    assert wins >= 27


@pytest.mark.parametrize("target", [16, 64, 128])
@pytest.mark.parametrize("players", find_game("cube-attack").players)
def test_it_does_not_hoard_but_wins_against_players_who_do_nothing(players: int, target: int) -> None:
    position = find_game("cube-attack").new(players, {"target": target})
    bot = GreedyBot(Dice("alone"))
    while position.awaited() != NOBODY:
        seat = position.awaited()
        position.play(seat, bot.answer(position, seat) if seat == players - 1 else 0)
    result = position.result()
    assert result is not None
    assert (result.winners, result.reason) == ((players - 1,), "points")
    assert position.rounds() <= 10 + target // 4


def play(position: Position, bots: list[str], seed: str) -> Position:
    """Let bots play to the end."""
    dice, actions = Dice(seed), Actions()
    greedy = GreedyBot(Dice(f"{seed} greedy"))
    while position.awaited() != NOBODY:
        seat = position.awaited_seats()[0]
        if seat >= 0 and bots[seat] == "greedy":
            position.play(seat, greedy.answer(position.possible(seat, dice), seat))
        else:
            position.play(seat, random_answer(position, seat, dice, actions))
    return position
