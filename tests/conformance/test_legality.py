"""The list of legal answers and the reasons why not agree on every number there is, wherever a play can stand.

Of each kind of question some positions are looked at, and some of all, one after the other. What only few positions of
a kind have, such as a card that can be played just then, each game looks at in its own tests.
"""

from collections import Counter

import pytest

from crashyard.engine import CHANCE, Game, Position, games
from tests.conformance.fields import sample

NUMBERS = 400_000
"""How many numbers are asked for among all positions, about; a game with a larger action space is asked in fewer."""
OF_EACH = 3
"""So many positions of each kind of question are looked at besides, where there are as many."""


def kind_of_question(position: Position, seat: int, legal: list[int]) -> tuple[object, ...]:
    """What is asked, told by the first, the last and one more of the answers; of chance by how many there are too."""
    some = [legal[0], legal[len(legal) // 2], legal[-1]]
    forms = [position.action_json(seat, action) for action in some]
    kinds = [form["do"] if isinstance(form, dict) else type(form) for form in forms]
    return len(legal) if seat == CHANCE else 0, *kinds


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_the_legal_answers_are_those_without_a_reason_why_not(game: Game) -> None:
    found = sample(game).positions
    apart = len(found) // min(len(found), max(20, NUMBERS // (2 * game.action_space)))
    looked: Counter[tuple[object, ...]] = Counter()
    for index, (case, position) in enumerate(found):
        for seat in [CHANCE, *case.seats]:
            legal = position.legal(seat)
            kind = kind_of_question(position, seat, legal) if legal else ()
            looked[kind] += 1
            if looked[kind] <= OF_EACH or (index % apart == 0 and (legal or seat == 0)):
                numbers = range(-1, max(game.action_space, game.outcome_space) + 1)
                allowed = [action for action in numbers if position.forbids(seat, action) is None]
                assert sorted(legal) == allowed, (str(case), seat)
