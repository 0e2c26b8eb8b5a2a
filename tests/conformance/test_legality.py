"""The list of legal answers and the reasons why not agree on every number there is, wherever a play can stand."""

import pytest

from crashyard.engine import CHANCE, Game, games
from tests.conformance.fields import sample

NUMBERS = 400_000
"""How many numbers are asked for in all, about; a game with a larger action space is asked in fewer positions."""


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_the_legal_answers_are_those_without_a_reason_why_not(game: Game) -> None:
    found = sample(game).positions
    count = min(len(found), max(20, NUMBERS // (2 * game.action_space)))
    for case, position in found[:: len(found) // count]:
        for seat in [CHANCE, *case.seats]:
            legal = position.legal(seat)
            if legal or seat == 0:
                numbers = range(-1, max(game.action_space, game.outcome_space) + 1)
                allowed = [action for action in numbers if position.forbids(seat, action) is None]
                assert sorted(legal) == allowed, (str(case), seat)
