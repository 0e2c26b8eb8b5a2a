"""The games in OpenSpiel: by its own tests, and by what the adapter promises."""

import doctest
import json
import pickle
import random
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import get_all_states
from open_spiel.python.algorithms.sample_some_states import sample_some_states
from open_spiel.python.tests import games_sim_test

from crashyard.engine import CHANCE, NOBODY, SEVERAL, Dice, Position, Refusal, find_game, games
from crashyard.engine.forms.text import from_text
from crashyard.envs.openspiel import SpielGame, register_games, spiel_name
from crashyard.envs.spiel.state import SpielState
from tests.conformance.cases import Case, every_case, moments, plain_cases, random_play

every_table = pytest.mark.parametrize("case", plain_cases(), ids=str)

SHORT = 15
"""So many decisions are enough where every one of them is looked at from all sides."""


def load(case: Case, **more: Any) -> Any:
    return pyspiel.load_game(spiel_name(case.game), {"players": case.players, **case.options, **more})


def tiny(**options: Any) -> Any:
    """Bump with one round and one decision after the other: small enough to look at all of it."""
    return pyspiel.load_game_as_turn_based("crashyard_bump", {"rounds": 1, **options})


# -- OpenSpiel's own tests ------------------------------------------------------------------


@every_table
def test_random_sim(case: Case) -> None:
    pyspiel.random_sim_test(load(case, max_game_length=SHORT), num_sims=1, serialize=True, verbose=False)


@every_table
def test_random_sim_as_turn_based(case: Case) -> None:
    if case.game.together:
        game = pyspiel.convert_to_turn_based(load(case, max_game_length=SHORT))
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@every_table
def test_sim_game(case: Case) -> None:
    numpy.random.seed(7)  # OpenSpiel's test throws with these dice
    games_sim_test.GamesSimTest("sim_game").sim_game(load(case, max_game_length=2 * SHORT))


@pytest.mark.soak
@every_table
def test_a_whole_game_by_all_of_them(case: Case) -> None:
    pyspiel.random_sim_test(load(case), num_sims=1, serialize=True, verbose=False)
    games_sim_test.GamesSimTest("sim_game").sim_game(load(case))


PARTIAL = [name for name in dir(api_test.EnforceAPIOnPartialTreeBase) if name.startswith("test_")]
FULL = [name for name in dir(api_test.EnforceAPIOnFullTreeBase) if name.startswith("test_")]
ABOUT_TENSORS = {
    "test_current_player_infosets_no_overlap_between_players",
    "test_information_state_functions_raises_on_chance_nodes",
}
"""These want information states as tensors, which we do not offer; the same about strings is tested below."""


@every_table
def test_api_on_some_states(case: Case) -> None:
    """All checks of OpenSpiel's api_test that can be made on a game too large to be gone through."""
    random.seed(7)
    game = load(case)
    checks = api_test.EnforceAPIOnPartialTreeBase()
    for form in [game, pyspiel.convert_to_turn_based(game)] if case.game.together else [game]:
        checks.game, checks.game_name, checks.game_type = form, spiel_name(case.game), form.get_type()
        checks.some_states = sample_some_states(form, max_states=20)
        for name in PARTIAL:
            getattr(checks, name)()


def test_api_on_the_whole_tree() -> None:
    game = tiny()
    states = get_all_states.get_all_states(game, -1, include_terminals=True, include_chance_states=True)
    checks = api_test.EnforceAPIOnFullTreeBase()
    checks.game, checks.game_name, checks.all_states = game, "bump", set(states.values())
    api_test.TOTAL_NUM_STATES["bump"] = count_nodes(find_game("bump").new(2, {"rounds": 1}))
    api_test.PERFECT_RECALL_NUM_STATES["bump"] = len(api_test._assert_is_perfect_recall(game))
    for name in sorted(set(FULL) - ABOUT_TENSORS):
        getattr(checks, name)()


def count_nodes(position: Position) -> tuple[int, int, int]:
    """How many nodes of chance, of players and of the end follow, those of several seats one after the other."""
    if position.awaited() == NOBODY:
        return 0, 0, 1
    seat = position.awaited_seats()[0]
    chance, players, ends = (1, 0, 0) if seat == CHANCE else (0, 1, 0)
    for action in position.legal(seat):
        after = position.copy()
        after.play(seat, action)
        below = count_nodes(after)
        chance, players, ends = chance + below[0], players + below[1], ends + below[2]
    return chance, players, ends


# -- what is registered ---------------------------------------------------------------------


def test_every_game_is_registered_once() -> None:
    names = pyspiel.registered_names()
    register_games()
    assert pyspiel.registered_names() == names
    assert {spiel_name(game) for game in games().values()} <= set(names)


@pytest.mark.parametrize("case", every_case(), ids=str)
def test_players_and_options_are_parameters(case: Case) -> None:
    game = load(case)
    assert game.num_players() == case.players
    assert json.loads(str(game.new_initial_state())) == case.game.save(case.new())
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game)
    assert str(again.new_initial_state()) == str(game.new_initial_state())


def test_what_every_seat_gets_is_joined_by_plus_signs_in_a_text() -> None:
    """In a text of OpenSpiel commas stand between parameters."""
    game = pyspiel.load_game("crashyard_cube_attack(players=2,colours=white+red)")
    assert json.loads(str(game.new_initial_state()))["options"]["colours"] == "white,red"
    assert "colours=white+red" in str(game)


def test_wrong_parameters_are_refused() -> None:
    with pytest.raises(Refusal, match="wrong-players"):
        pyspiel.load_game("crashyard_crash_by_crash", {"players": 3})
    with pytest.raises(Refusal, match="wrong-option"):
        pyspiel.load_game("crashyard_cube_attack(board=flat)")
    with pytest.raises(pyspiel.SpielError, match="colour"):
        pyspiel.load_game("crashyard_cube_attack(colour=3)")


def test_what_is_secret_or_decided_together_is_declared() -> None:
    types = {name: pyspiel.load_game(spiel_name(game)).get_type() for name, game in games().items()}
    open_to_all = pyspiel.GameType.Information.PERFECT_INFORMATION
    together = pyspiel.GameType.Dynamics.SIMULTANEOUS
    for name, game in games().items():
        assert (types[name].information == open_to_all) == (not game.secrets), name
        assert (types[name].dynamics == together) == game.together, name
    assert types["cube-attack"].information == open_to_all
    assert types["crash-and-grab"].dynamics == together


def test_another_process_reads_what_was_pickled_and_ends_in_peace() -> None:
    """Nothing is registered there before, and what OpenSpiel still holds when Python ends is not taken apart then."""
    game = pyspiel.load_game("crashyard_cube_attack(players=4)")
    state = game.new_initial_state()
    state.apply_action(2)
    lines = "import pickle, sys; state, game = pickle.load(sys.stdin.buffer); print(game, state, sep='\\n')"
    told = subprocess.run(
        [sys.executable, "-c", lines], input=pickle.dumps((state, game)), stdout=-1, timeout=60, check=True
    )
    assert told.stdout.decode().splitlines() == [str(game), str(state)]


def test_the_page_is_true() -> None:
    page = Path(__file__).parents[2].joinpath("docs", "openspiel.md").read_text(encoding="utf-8")
    examples = "\n".join(re.findall(r"```pycon\n(.*?)```", page, re.DOTALL))
    test = doctest.DocTestParser().get_doctest(examples, {}, "openspiel.md", "openspiel.md", 0)
    said: list[str] = []
    result = doctest.DocTestRunner(verbose=False).run(test, out=said.append)
    assert result.attempted > 15
    assert result.failed == 0, "".join(said)


# -- states ---------------------------------------------------------------------------------


def state_at(case: Case, position: Position) -> SpielState:
    game = load(case)
    assert isinstance(game, SpielGame)
    return game.state_at(position)


@every_table
def test_a_state_asks_what_its_position_asks(case: Case) -> None:
    """The same play on both sides: whose decision it is, what may be answered, how likely chance throws what."""
    position, state, dice = case.new(), load(case).new_initial_state(), Dice(f"{case} asks")
    for _ in range(80):
        seats = position.awaited_seats()
        if seats == [CHANCE]:
            assert state.is_chance_node()
            total = sum(weight for _, weight in position.outcomes())
            assert state.chance_outcomes() == [(outcome, weight / total) for outcome, weight in position.outcomes()]
        else:
            assert state.is_simultaneous_node() == (position.awaited() == SEVERAL)
            assert all(state.legal_actions(seat) == sorted(position.legal(seat)) for seat in seats)
        answers = {seat: position.legal(seat)[int(dice.below(len(position.legal(seat))))] for seat in seats}
        for seat, action in answers.items():
            position.play(seat, action)
        if state.is_simultaneous_node():
            state.apply_actions([answers[seat] for seat in case.seats])
        else:
            state.apply_action(*answers.values())
        assert json.loads(str(state)) == case.game.save(position)
        assert state.is_terminal() == (position.awaited() == NOBODY)
        if state.is_terminal():
            break


@every_table
def test_actions_are_told_as_people_read_them(case: Case) -> None:
    for position in moments(case, "told", 3):
        for seat in position.awaited_seats():
            state = state_at(case, position)
            for action in position.legal(seat)[:20]:
                text = state.action_to_string(seat, action)
                assert position.parse_action(seat, from_text(text)) == action


@every_table
def test_the_end_pays_what_the_result_says(case: Case) -> None:
    end = moments(case, "end", 1)[-1]
    state = state_at(case, end)
    result = end.result()
    assert state.is_terminal() and result is not None
    assert state.returns() == list(result.payoffs) and sum(state.returns()) == pytest.approx(0)


def test_a_play_that_takes_too_long_is_worth_nothing() -> None:
    state = pyspiel.load_game("crashyard_cube_attack(max_game_length=3)").new_initial_state()
    state.apply_action(0)
    for _ in range(3):
        assert not state.is_terminal()
        state.apply_action(0)
    assert state.is_terminal() and state.legal_actions() == [] and state.returns() == [0.0, 0.0]


def written_down(state: Any) -> Any:
    return pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))[1]


@pytest.mark.parametrize("copied", [lambda state: state.clone(), written_down])
@every_table
def test_copies_are_equal_and_independent(case: Case, copied: Callable[[Any], Any]) -> None:
    state = load(case).new_initial_state()
    for _ in range(12):
        if state.is_simultaneous_node():
            break
        state.apply_action(state.legal_actions()[0])
    before = str(state), state.history(), state.current_player()
    twin = copied(state)
    assert (str(twin), twin.history(), twin.current_player()) == before
    assert [twin.information_state_string(seat) for seat in case.seats] == [
        state.information_state_string(seat) for seat in case.seats
    ]
    if twin.is_simultaneous_node():
        twin.apply_actions([twin.legal_actions(seat)[0] for seat in case.seats])
    else:
        twin.apply_action(twin.legal_actions()[-1])
    assert (str(state), state.history(), state.current_player()) == before
    assert len(twin.history()) > len(before[1])


def test_a_position_file_is_a_beginning() -> None:
    """Search and study may begin anywhere; such a state can be copied and written down like any other."""
    case = Case(find_game("cube-attack"), 3)
    position = moments(case, "file", 4, apart=9)[2]
    game = load(case)
    for file in (case.game.save(position), json.dumps(case.game.save(position))):
        state = game.new_initial_state(file)
        state.apply_action(state.legal_actions()[-1])
        again = written_down(state)
        assert str(again) == str(state) == str(state.clone())
        assert again.information_state_string(0) == state.information_state_string(0)


def test_a_position_with_another_number_of_players_is_refused() -> None:
    game = pyspiel.load_game("crashyard_cube_attack(players=2)")
    with pytest.raises(Refusal, match="other-players"):
        game.state_at(find_game("cube-attack").new(3))


# -- several at once ------------------------------------------------------------------------


def planning(case: Case) -> Position:
    return next(position.copy() for position, _ in random_play(case, "plan", 200) if len(position.awaited_seats()) > 1)


def test_who_has_answered_already_is_not_asked_again() -> None:
    """A table at which one of three has planned: the two others decide, and the own plan of the third stays."""
    case = Case(find_game("crash-and-grab"), 3)
    position = planning(case)
    chosen = position.legal(1)[3]
    position.play(1, chosen)
    state = state_at(case, position)
    assert state.is_simultaneous_node()
    assert [bool(state.legal_actions(seat)) for seat in case.seats] == [True, False, True]
    state.apply_actions([state.legal_actions(0)[0], 0, state.legal_actions(2)[0]])
    for seat in (0, 2):
        position.play(seat, position.legal(seat)[0])
    assert json.loads(str(state)) == case.game.save(position)


def test_what_is_refused_changes_nothing() -> None:
    case = Case(find_game("crash-and-grab"), 3)
    state = state_at(case, planning(case))
    before = str(state)
    right = [state.legal_actions(seat)[0] for seat in case.seats]
    with pytest.raises(Refusal):
        state.apply_actions([*right[:2], 0])
    assert str(state) == before and state.history() == []
    state.apply_actions(right)
    assert str(state) != before
