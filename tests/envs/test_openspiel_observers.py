"""What a seat sees of the games in OpenSpiel, and what stays hidden from it."""

import json
from itertools import product
from typing import Any

import numpy
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from crashyard.engine import SPECTATOR, Dice
from crashyard.envs.observation import layout, observe
from crashyard.envs.openspiel import SpielGame, spiel_name
from crashyard.envs.spiel.state import SpielState
from tests.conformance.cases import Case, frozen, moments, plain_cases

every_table = pytest.mark.parametrize("case", plain_cases(), ids=str)

NONE, SINGLE, ALL = (
    pyspiel.PrivateInfoType.NONE,
    pyspiel.PrivateInfoType.SINGLE_PLAYER,
    pyspiel.PrivateInfoType.ALL_PLAYERS,
)


def load(case: Case) -> Any:
    return pyspiel.load_game(spiel_name(case.game), {"players": case.players, **case.options})


def observer(game: Any, public: bool, private: Any, recalls: bool) -> Any:
    kind = pyspiel.IIGObservationType(public_info=public, perfect_recall=recalls, private_info=private)
    return make_observation(game, kind)


@every_table
def test_what_is_hidden_from_a_seat_changes_nothing_that_it_observes(case: Case) -> None:
    game = load(case)
    assert isinstance(game, SpielGame)
    watching = [observer(game, *kind) for kind in product((True, False), (NONE, SINGLE), (True, False))]
    for position in moments(case, "hidden", 2):
        for seat in case.seats:
            state, twin = game.state_at(position), game.state_at(position.possible(seat, Dice("twin")))
            for eye in watching:
                assert eye.string_from(state, seat) == eye.string_from(twin, seat)
                if eye.tensor is not None:
                    eye.set_from(state, seat)
                    seen = eye.tensor.copy()
                    eye.set_from(twin, seat)
                    assert (eye.tensor == seen).all()


@every_table
def test_an_observation_is_the_view_and_its_numbers(case: Case) -> None:
    game = load(case)
    eye, public = observer(game, True, SINGLE, False), observer(game, True, NONE, False)
    assert list(eye.dict) == [part.name for part in layout(case.game, case.players)]
    for position in moments(case, "view", 2):
        state = game.state_at(position)
        for seat in case.seats:
            assert eye.string_from(state, seat) == frozen(position.view(seat)).replace(", ", ",").replace(": ", ":")
            eye.set_from(state, seat)
            assert (eye.tensor == observe(position, seat)).all()
            assert (numpy.concatenate([part.ravel() for part in eye.dict.values()]) == eye.tensor).all()
            assert state.observation_tensor(seat) == eye.tensor.tolist()
            public.set_from(state, seat)
            assert (public.tensor == observe(position, SPECTATOR)).all()


@every_table
def test_private_and_public_together_are_the_whole_view(case: Case) -> None:
    game = load(case)
    public, private = observer(game, True, NONE, False), observer(game, False, SINGLE, False)
    for position in moments(case, "parts", 2):
        state = game.state_at(position)
        for seat in case.seats:
            assert json.loads(public.string_from(state, seat)) == position.view(SPECTATOR)
            own = private.string_from(state, seat)
            assert bool(own) == case.game.secrets
            known = position.view(SPECTATOR) | json.loads(own or "{}")
            assert {name: known[name] for name in position.view(seat)} == position.view(seat)


@every_table
def test_what_is_not_of_one_seat_is_the_same_for_all(case: Case) -> None:
    game = load(case)
    watching = [observer(game, *kind) for kind in product((True, False), (NONE, ALL), (True, False))]
    for position in moments(case, "all", 1):
        for eye in watching:
            state = game.state_at(position)
            assert len({eye.string_from(state, seat) for seat in case.seats}) == 1
            assert (eye.tensor is None) == (eye.dict == {})


def test_who_sees_all_sees_the_position() -> None:
    """The public part and the private parts of all seats are everything there is."""
    case = plain_cases()[0]
    game = load(case)
    eye, past = observer(game, True, ALL, False), observer(game, True, ALL, True)
    state = game.new_initial_state()
    for _ in range(3):
        state.apply_action(state.legal_actions()[-1])
    assert json.loads(eye.string_from(state, 0)) == state.position.to_json()
    answers = [json.loads(line)[0] for line in past.string_from(state, 0).splitlines()[1:]]
    assert answers == [step.form for step in state.play.steps()]


def test_a_seat_remembers_what_it_answered() -> None:
    """Whether or not it was told of it."""
    state = pyspiel.load_game("crashyard_cube_attack").new_initial_state()
    for _ in range(6):
        state.apply_action(state.legal_actions()[-1])
    for seat in range(2):
        lines = [json.loads(line) for line in state.information_state_string(seat).splitlines()]
        own = [line[0] for line, step in zip(lines[1:], state.play.steps(), strict=True) if step.seat == seat]
        assert own == [step.form for step in state.play.steps() if step.seat == seat] != []


def test_an_observer_takes_no_parameters() -> None:
    with pytest.raises(ValueError, match="colour"):
        load(plain_cases()[0]).make_py_observer(None, {"colour": 1})


Past = tuple[object, ...]


def test_an_information_state_is_what_a_seat_saw_and_answered_and_nothing_else() -> None:
    """All of a round of Bump: information states differ exactly where views or own answers on the way differ."""
    game = pyspiel.load_game("crashyard_bump(rounds=1)")
    told: dict[tuple[int, str], Past] = {}
    lived: dict[tuple[int, Past], str] = {}
    nodes = 0

    def visit(state: SpielState, pasts: list[Past]) -> None:
        nonlocal nodes
        nodes += 1
        pasts = [(*past, frozen(state.position.view(seat))) for seat, past in enumerate(pasts)]
        for seat, past in enumerate(pasts):
            text = state.information_state_string(seat)
            assert told.setdefault((seat, text), past) == past
            assert lived.setdefault((seat, past), text) == text
        if state.is_simultaneous_node():
            for answers in product(state.legal_actions(0), state.legal_actions(1)):
                after = state.clone()
                after.apply_actions(list(answers))
                visit(after, [(*past, answers[seat]) for seat, past in enumerate(pasts)])
        else:
            player = state.current_player()
            for action in state.legal_actions():
                visit(
                    state.child(action),
                    [(*past, action) if seat == player else past for seat, past in enumerate(pasts)],
                )

    visit(game.new_initial_state(), [(), ()])
    assert nodes > len(lived) / 2 > 50


@every_table
def test_what_a_seat_is_not_shown_is_not_in_its_information_state(case: Case) -> None:
    """Where chance or another seat makes a difference that a seat does not see, there is none in its past either."""
    state, dice = load(case).new_initial_state(), Dice(f"{case} past")
    for _ in range(40):
        if state.is_terminal():
            break
        if state.is_simultaneous_node():
            state.apply_actions([state.legal_actions(seat)[0] for seat in case.seats])
            continue
        legal = state.legal_actions()
        children = [state.child(legal[int(dice.below(len(legal)))]) for _ in range(3)]
        for seat in set(case.seats) - {state.current_player()}:
            ways: dict[str, dict[str, str]] = {}
            for child in children:
                tables = ways.setdefault(frozen(child.position.view(seat)), {})
                tables[str(child)] = child.information_state_string(seat)
            assert all(len(set(tables.values())) == 1 for tables in ways.values())
            assert len({text for tables in ways.values() for text in tables.values()}) == len(ways)
        state = children[0]
