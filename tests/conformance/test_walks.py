"""Walks that Hypothesis chooses and shrinks: at every step all that can be asked for holds together."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from crashyard.engine import CHANCE, SPECTATOR, Dice, Position
from crashyard.engine.forms.text import from_text, to_text
from tests.conformance.cases import Case, frozen, plain_cases
from tests.conformance.test_events import public

STEPS = st.lists(st.tuples(st.integers(0, 99), st.integers(0, 9_999)), max_size=60)


@pytest.mark.parametrize("case", plain_cases(), ids=str)
@settings(max_examples=25, suppress_health_check=[HealthCheck.too_slow, HealthCheck.differing_executors])
@given(steps=STEPS)
def test_any_walk_holds_together(case: Case, steps: list[tuple[int, int]]) -> None:
    position = case.new()
    position.listen()
    view = position.view(SPECTATOR)
    for which_seat, which_action in steps:
        able = [seat for seat in [CHANCE, *case.seats] if position.legal(seat)]
        if not able:
            assert position.result() is not None
            break
        seat = able[which_seat % len(able)]
        legal = position.legal(seat)
        action = legal[which_action % len(legal)]
        check_before(case, position, seat, action)
        position.play(seat, action)
        case.game.follow(view, public(position.heard()))
        assert frozen(view) == frozen(position.view(SPECTATOR))


def check_before(case: Case, position: Position, seat: int, action: int) -> None:
    form = position.action_json(seat, action)
    assert position.parse_action(seat, from_text(to_text(form))) == action
    state = frozen(position.to_json())
    loaded = case.game.load(case.game.save(position))
    assert frozen(loaded.to_json()) == state
    for watcher in case.watchers:
        twin = position.possible(watcher, Dice(state))
        assert frozen(twin.view(watcher)) == frozen(position.view(watcher))
    loaded.play(seat, action)
    assert frozen(position.to_json()) == state
