"""States of OpenSpiel and what was before: information states of a fixed size, parents, and endgames to begin at."""

import json
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy
import pyspiel
import pytest

from crashyard.engine import Dice, find_game
from crashyard.envs.openspiel import spiel_name
from crashyard.envs.spiel.openings import endgames
from tests.conformance.cases import Case, moments, plain_cases
from tests.refusals import refuses

every_table = pytest.mark.parametrize("case", plain_cases(), ids=str)


def walk(state: Any, dice: Dice) -> None:
    """One decision at random."""
    if state.is_simultaneous_node():
        actions = [state.legal_actions(seat) or [0] for seat in range(state.num_players())]
        state.apply_actions([some[int(dice.below(len(some)))] for some in actions])
    else:
        actions = state.legal_actions()
        state.apply_action(actions[int(dice.below(len(actions)))])


@pytest.mark.parametrize("dodging", ["once", "never"])
def test_information_states_of_a_fixed_size_recall_as_much_as_the_strings(dodging: str) -> None:
    """In a small game two states have the same numbers for a seat if and only if they have the same string."""
    game = pyspiel.load_game("crashyard_bump", {"rounds": 1, "dodging": dodging, "recalled_answers": 20})
    assert game.get_type().provides_information_state_tensor
    found: dict[str, bytes] = {}
    dice = Dice("1")
    for _ in range(90):
        state = game.new_initial_state()
        while not state.is_terminal():
            walk(state, dice)
            for seat in range(2):
                told = state.information_state_string(seat)
                numbers = numpy.array(state.information_state_tensor(seat), numpy.float32).tobytes()
                assert found.setdefault(told, numbers) == numbers
    assert len(set(found.values())) == len(found) > 60


@every_table
def test_information_states_have_the_size_that_is_told(case: Case) -> None:
    settings = {"players": case.players, "recalled_answers": 12}
    game, dice = pyspiel.load_game(spiel_name(case.game), settings), Dice("2")
    state = game.new_initial_state()
    while len(state.play.answers) < 8:
        walk(state, dice)
    for seat in case.seats:
        numbers = numpy.array(state.information_state_tensor(seat)).reshape(game.information_state_tensor_shape())
        assert numbers[:, 0].sum() == len(state.play.answers) + 1
        own = [action for who, action in state.play.answers if who == seat]
        shown = numbers[:, 1][numbers[:, 1] > 0] * case.game.action_space - 1
        assert numpy.rint(shown).astype(int).tolist() == own
        assert numpy.allclose(numbers[len(state.play.answers), 2:], state.observation_tensor(seat))
    assert not pyspiel.load_game(spiel_name(case.game)).get_type().provides_information_state_tensor


@every_table
def test_a_state_knows_the_one_before(case: Case) -> None:
    game, dice = pyspiel.load_game(spiel_name(case.game), {"players": case.players}), Dice("3")
    state = game.new_initial_state()
    for _ in range(12):
        if state.is_terminal():
            break
        before = state.clone()
        walk(state, dice)
        parent = state.parent()
        assert str(parent) == str(before)
        assert parent.history() == before.history()
        assert parent.current_player() == before.current_player()
        seat = int(dice.below(case.players))
        assert parent.information_state_string(seat) == before.information_state_string(seat)


@every_table
def test_a_game_may_begin_at_a_position_file(case: Case, tmp_path: Path) -> None:
    position = moments(case, "opening", 2)[1]
    file = tmp_path / "position.json"
    file.write_text(json.dumps(case.game.save(position)), encoding="utf-8")
    game = pyspiel.load_game(spiel_name(case.game), {"players": case.players, "opening": str(file)})
    assert json.loads(str(game.new_initial_state())) == case.game.save(position)
    assert str(pyspiel.load_game(str(game)).new_initial_state()) == str(game.new_initial_state())


def test_refusals() -> None:
    game = pyspiel.load_game("crashyard_cube_attack")
    state = game.new_initial_state()
    with refuses("no-parent", "Nothing has been decided here yet, so there is nothing before it."):
        state.parent()
    state.apply_action(0)
    sentence = (
        "OpenSpiel keeps the history of a state for itself, so no game in Python can undo an action;"
        " parent() gives the state before it."
    )
    with refuses("state-cannot-undo", sentence):
        state.undo_action(-1, 0)
    with refuses("wrong-recall", "How many answers are recalled should be a number from 0 on, not -1."):
        pyspiel.load_game("crashyard_cube_attack", {"recalled_answers": -1})
    short, dice = (
        pyspiel.load_game("crashyard_cube_attack", {"recalled_answers": 3}).new_initial_state(),
        Dice("4"),
    )
    for _ in range(4):
        walk(short, dice)
    sentence = "This play has taken 4 answers, but only 3 are recalled; raise recalled_answers."
    with refuses("too-long-to-recall", sentence):
        short.information_state_tensor(0)
    there = ", ".join(endgames(find_game("cube-attack"))) or "-"
    sentence = f"There is no endgame “x.json” and no such file; there are the endgames {there}."
    with refuses("no-opening", sentence):
        pyspiel.load_game("crashyard_cube_attack", {"opening": "x.json"})


# -- endgames -------------------------------------------------------------------------------


def script() -> ModuleType:
    path = Path(__file__).parents[2] / "examples" / "endgames.py"
    spec = spec_from_file_location("endgames", path)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_game_has_an_endgame_that_can_be_solved() -> None:
    """It ends in different ways, and is small enough to be gone through."""
    solver = script()
    for name in solver.ENDGAMES:
        game = solver.load(name)
        dice, paid = Dice("endgame"), set()
        for _ in range(60):
            state = game.new_initial_state()
            while not state.is_terminal():
                actions = state.legal_actions()
                state.apply_action(actions[int(dice.below(len(actions)))])
            paid.add(tuple(state.returns()))
        assert len(paid) > 1


def test_an_endgame_is_solved() -> None:
    """A few rounds of CFR+ find what loses less than a random or a greedy player does."""
    found = script().solve("cube-attack", 5)
    assert 0 <= found["CFR+"] < min(found["greedy"], found["random"])
