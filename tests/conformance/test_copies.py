"""A copy is independent, and listening changes nothing."""

import copy
import pickle
from collections.abc import Callable

import pytest

from crashyard.engine import Dice, Position, play_at_random
from tests.conformance.cases import Case, every_case, everything, frozen, moments, random_play

pytestmark = pytest.mark.parametrize("case", every_case(), ids=str)


def test_play_on_a_copy_never_changes_the_original(case: Case) -> None:
    for position in moments(case, "copy", 5):
        before = frozen(everything(position, case))
        twin = position.copy()
        assert frozen(everything(twin, case)) == before
        play_at_random(twin, Dice("copy"), 60)
        assert frozen(everything(position, case)) == before


@pytest.mark.parametrize("duplicate", [copy.copy, copy.deepcopy])
def test_the_copies_of_the_standard_library_are_copies(case: Case, duplicate: Callable[[Position], Position]) -> None:
    position = case.new()
    before = frozen(everything(position, case))
    twin = duplicate(position)
    assert frozen(everything(twin, case)) == before
    play_at_random(twin, Dice("duplicate"), 20)
    assert frozen(everything(position, case)) == before


def test_who_pickles_a_position_hears_how_to_write_it(case: Case) -> None:
    with pytest.raises(TypeError, match=r"game\.save"):
        pickle.dumps(case.new())


def test_play_on_the_original_never_changes_a_copy(case: Case) -> None:
    for position in moments(case, "original", 5):
        twin = position.copy()
        before = frozen(everything(twin, case))
        play_at_random(position, Dice("original"), 60)
        assert frozen(everything(twin, case)) == before


def test_changing_what_was_handed_out_changes_nothing(case: Case) -> None:
    """Views, files and lists are fresh: who scribbles on one does not scribble on the table."""
    for position in moments(case, "handed out", 3):
        before = frozen(everything(position, case))
        for document in [position.to_json(), *(position.view(seat) for seat in case.watchers)]:
            scribble(document)
        for seat in case.seats:
            position.legal(seat).clear()
        assert frozen(everything(position, case)) == before


def scribble(value: object) -> None:
    if isinstance(value, dict):
        for inner in value.values():
            scribble(inner)
        value.clear()
    elif isinstance(value, list):
        for inner in value:
            scribble(inner)
        value.clear()


def test_nobody_listens_to_a_copy(case: Case) -> None:
    position = case.new()
    position.listen()
    assert position.listening()
    assert not position.copy().listening()
    assert not position.possible(0, Dice("")).listening()


def test_listening_does_not_change_the_play(case: Case) -> None:
    heard = case.new()
    heard.listen()
    for position, answer in random_play(case, "listening", 40):
        assert frozen(heard.to_json()) == frozen(position.to_json())
        heard.play(answer.seat, answer.action)
        assert heard.heard()
        assert heard.heard() == []
        assert position.heard() == []
