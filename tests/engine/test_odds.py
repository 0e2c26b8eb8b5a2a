"""From how well somebody stands to how often they win."""

import pytest

from crashyard.engine.game import Game
from crashyard.engine.odds import SUREST, Chances, Odds
from crashyard.engine.registry import games


@pytest.mark.parametrize("sides", [2, 3, 6])
def test_who_stands_as_well_as_all_others_wins_their_share(sides: int) -> None:
    assert Odds().of_winning(0.0, sides) == pytest.approx(1 / sides)


def test_two_sides_share_the_win() -> None:
    odds = Odds(0.0, 1.7)
    for value in (0.1, 0.4, 0.8):
        assert odds.of_winning(value, 2) + odds.of_winning(-value, 2) == pytest.approx(1.0)


@pytest.mark.parametrize("game", games().values(), ids=lambda game: str(game.name))
def test_in_every_game_better_is_more_likely_and_nothing_is_certain(game: Game) -> None:
    for players in game.players:
        sides = len(set(game.teams(players)))
        said = [game.odds.of_winning(step / 20, sides) for step in range(-20, 21)]
        assert said == sorted(said)
        assert said[0] == pytest.approx(1 - SUREST) and said[-1] == SUREST
        if isinstance(game.odds, Odds):
            assert 0.5 / sides < game.odds.of_winning(0.0, sides) < 2 / sides


def test_a_value_that_is_a_chance_needs_no_odds() -> None:
    for chance in (0.02, 0.25, 0.5, 0.9):
        assert Chances().of_winning(2 * chance - 1, 4) == pytest.approx(chance)
