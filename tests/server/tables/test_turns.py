"""Turns share what they have in common, and nobody notices."""

from hypothesis import given
from hypothesis import strategies as st

from crashyard.server.tables.turns import PlayedTurn, PlayedTurns


def turn(number: int) -> PlayedTurn:
    return PlayedTurn(number, None, ((0, number),), 0)


def test_who_goes_on_from_the_same_turn_does_not_see_what_the_other_did() -> None:
    common = PlayedTurns([]).with_one_more(turn(0))
    one, other = common.with_one_more(turn(1)), common.with_one_more(turn(2))
    assert [list(turns) for turns in (common, one, other)] == [[turn(0)], [turn(0), turn(1)], [turn(0), turn(2)]]
    assert [turns.last for turns in (PlayedTurns([]), common, one, other)] == [None, turn(0), turn(1), turn(2)]


@given(st.lists(st.tuples(st.integers(0, 30), st.booleans()), max_size=40))
def test_turns_are_what_plain_tuples_would_be(steps: list[tuple[int, bool]]) -> None:
    grown: list[tuple[PlayedTurns, tuple[PlayedTurn, ...]]] = [(PlayedTurns([]), ())]
    for number, (whence, back) in enumerate(steps):
        turns, plain = grown[whence % len(grown)]
        if back:
            grown.append((turns.before(number // 2), tuple(each for each in plain if each.start < number // 2)))
        else:
            grown.append((turns.with_one_more(turn(number)), (*plain, turn(number))))
        for turns, plain in grown:
            assert tuple(turns) == plain
            assert turns.last == (plain[-1] if plain else None)
