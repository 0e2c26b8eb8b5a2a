"""OpenSpiel's own algorithms play the games, and its search is a bot of the laboratory."""

from functools import cache
from typing import Any

import numpy
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import (
    cfr,
    evaluate_bots,
    expected_game_score,
    exploitability,
    external_sampling_mccfr,
    ismcts,
    mcts,
    outcome_sampling_mccfr,
    tabular_qlearner,
)
from open_spiel.python.policy import UniformRandomPolicy

from crashyard.bots.registry import bots, find_bot
from crashyard.engine import Refusal, find_game
from crashyard.envs.openspiel import register_games
from crashyard.envs.spiel import bot as openspiel_bot
from tests.conformance.cases import Case, moments, random_play

register_games()

SIMULATIONS = 6


@cache
def tiny() -> Any:
    """A round of Bump without dodging, one decision after the other: small enough to be solved."""
    return pyspiel.load_game_as_turn_based("crashyard_bump", {"rounds": 1, "dodging": "never"})


@cache
def careless() -> float:
    """What there is to gain against random play."""
    return float(exploitability.nash_conv(tiny(), UniformRandomPolicy(tiny())))


# -- solvers --------------------------------------------------------------------------------


def test_counterfactual_regret_finds_the_equilibrium() -> None:
    """In Python and in C++ alike; what there is to gain against the average play goes down."""
    ours, theirs = cfr.CFRSolver(tiny()), pyspiel.CFRSolver(tiny())
    for _ in range(2):
        ours.evaluate_and_update_policy()
        theirs.evaluate_and_update_policy()
    left = exploitability.nash_conv(tiny(), ours.average_policy())
    assert left < 0.6 * careless()
    assert left == pytest.approx(pyspiel.nash_conv(tiny(), theirs.average_policy()))


@pytest.mark.parametrize(
    ("make", "iterations"),
    [
        (external_sampling_mccfr.ExternalSamplingSolver, 60),
        (outcome_sampling_mccfr.OutcomeSamplingSolver, 200),
    ],
)
def test_sampled_regret_comes_nearer_to_it(make: Any, iterations: int) -> None:
    numpy.random.seed(7)  # the solvers throw with these dice
    solver = make(tiny())
    for _ in range(iterations):
        solver.iteration()
    assert exploitability.nash_conv(tiny(), solver.average_policy()) < careless()


def test_what_random_play_is_worth_can_be_computed() -> None:
    uniform = UniformRandomPolicy(tiny())
    values = expected_game_score.policy_value(tiny().new_initial_state(), [uniform, uniform])
    assert sum(values) == pytest.approx(0) and -1 < values[0] < 1


def test_learners_take_part() -> None:
    environment = rl_environment.Environment(tiny(), observation_type=rl_environment.ObservationType.OBSERVATION)
    learners = [tabular_qlearner.QLearner(seat, environment.action_spec()["num_actions"]) for seat in range(2)]
    for _ in range(3):
        moment = environment.reset()
        while not moment.last():
            learner = learners[moment.observations["current_player"]]
            moment = environment.step([learner.step(moment).action])
        for learner in learners:
            learner.step(moment)
        assert sum(moment.rewards) == 0


# -- bots -----------------------------------------------------------------------------------


def python_search(game: Any, dice: numpy.random.RandomState) -> Any:
    return mcts.MCTSBot(game, 1.4, SIMULATIONS, mcts.RandomRolloutEvaluator(1, dice), random_state=dice)


def compiled_search(game: Any) -> Any:
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=7)
    return pyspiel.MCTSBot(game, evaluator, 1.4, SIMULATIONS, 100, True, 7, False)


@pytest.mark.parametrize("name", ["cube_attack", "crash_by_crash", "crash_and_grab"])
def test_search_and_random_bots_play(name: str) -> None:
    """In a game that is decided together, its turn-based form."""
    game = pyspiel.load_game(f"crashyard_{name}(max_game_length=12)")
    if game.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS:
        game = pyspiel.convert_to_turn_based(game)
    dice = numpy.random.RandomState(7)
    stranger = pyspiel.make_uniform_random_bot(1, 7)
    state = game.new_initial_state()
    assert evaluate_bots.evaluate_bots(state, [python_search(game, dice), stranger], dice) == [0.0, 0.0]
    assert state.is_terminal()
    assert pyspiel.evaluate_bots(game.new_initial_state(), [compiled_search(game), stranger], 7) == [0.0, 0.0]


def test_search_over_possible_tables() -> None:
    """Information-set search redraws what is hidden, and finds the same observation every time."""
    game = pyspiel.load_game("crashyard_crash_by_crash(max_game_length=10)")
    dice = numpy.random.RandomState(7)
    evaluator = mcts.RandomRolloutEvaluator(1, dice)
    bot = ismcts.ISMCTSBot(game, evaluator, 1.4, SIMULATIONS, random_state=dice, use_observation_string=True)
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(dice.choice(state.legal_actions()) if state.is_chance_node() else bot.step(state))
    assert state.returns() == [0.0, 0.0]


# -- the peer in the arena ------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3])
def test_the_peer_answers_what_is_legal(players: int) -> None:
    """At every table, and also if its time is over before it has begun."""
    case = Case(find_game("cube-attack"), players)
    for seconds in ("0.02", "0.000001"):
        bot = find_bot(f"openspiel-mcts@{seconds}", case.game, "7")
        for position in moments(case, "peer", 3)[1:-1]:
            seat = position.awaited_seats()[0]
            assert bot.answer(position.copy(), seat) in position.legal(seat)


def test_the_peer_sees_a_win_and_stops() -> None:
    """It proves what it can, so a win in one ends the search long before the time is over."""
    case = Case(find_game("cube-attack"), 2)
    position, seat, winning = next(
        (position.copy(), answer.seat, winning)
        for seed in range(1_000)
        for position, answer in random_play(case, f"win {seed}", case.game.longest)
        if (winning := [action for action in position.legal(answer.seat) if wins(position, answer.seat, action)])
    )
    assert find_bot("openspiel-mcts@600", case.game, "7").answer(position, seat) in winning


def wins(position: Any, seat: int, action: int) -> bool:
    after = position.copy()
    after.play(seat, action)
    result = after.result()
    return result is not None and result.winners == (seat,)


def test_the_peer_is_no_bot_of_ours() -> None:
    assert openspiel_bot.NAME not in bots()


@pytest.mark.parametrize("name", ["crash-by-crash", "crash-and-grab"])
def test_the_peer_refuses_what_it_cannot_search(name: str) -> None:
    with pytest.raises(Refusal, match="not-open") as refused:
        find_bot("openspiel-mcts@1", find_game(name), "7")
    assert refused.value.data["games"] == "cube-attack"


def test_the_peer_must_be_told_its_time() -> None:
    with pytest.raises(Refusal, match="wrong-thinking-time"):
        find_bot("openspiel-mcts", find_game("cube-attack"), "7")


def test_the_peer_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(openspiel_bot, "find_spec", {"pyspiel": None}.get)
    with pytest.raises(Refusal, match="needs-package"):
        find_bot("openspiel-mcts@1", find_game("cube-attack"), "7")
