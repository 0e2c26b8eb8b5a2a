"""The environments of Gymnasium, by Gymnasium's own tests and by ours."""

import copy
import pickle
import warnings
from collections.abc import Callable
from typing import Any, cast

import gymnasium
import numpy
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from crashyard.engine import games
from crashyard.envs.gymnasium_env import TableEnv, TableVectorEnv
from crashyard.envs.host import environment_name
from crashyard.envs.observation import observe
from tests.refusals import refuses

every_game = pytest.mark.parametrize("name", list(games()))


def choose(masks: Any, dice: numpy.random.Generator) -> Any:
    """A legal action for every row."""
    return numpy.array([dice.choice(numpy.flatnonzero(row)) for row in masks])


# -- one table ------------------------------------------------------------------------------


@every_game
def test_gymnasium_is_content(name: str) -> None:
    """Its checker does not look at masks. It wants pictures of every kind that the environment knows."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", ".*not within the observation space|.*render mode.*")
        check_env(TableEnv(name, illegal="random", render_mode="ansi"), skip_render_check=True)


@every_game
def test_the_names(name: str) -> None:
    known = environment_name(games()[name])
    made = gymnasium.make(known, opponents="random")
    assert isinstance(made.unwrapped, TableEnv)
    many = gymnasium.make_vec(known, 3, "vector_entry_point", opponents="random")
    assert isinstance(many.unwrapped, TableVectorEnv) and many.num_envs == 3


@every_game
def test_a_learner_is_asked_for_its_own_decisions_alone(name: str) -> None:
    """Until the play is over, whose payoff is the only reward; seats change from play to play."""
    env, dice = TableEnv(name, opponents="random", turned=False), numpy.random.default_rng(1)
    env.reset(seed=2)
    seats, ends = set(), 0
    for _ in range(3):
        row, info = env.reset()
        over, reward = False, 0.0
        for _ in range(300):
            position = env._host.position
            assert position.awaits(env.seat)
            assert numpy.array_equal(row, observe(position, env.seat))
            assert numpy.flatnonzero(info["action_mask"]).tolist() == sorted(position.legal(env.seat))
            assert numpy.array_equal(env.action_masks(), info["action_mask"])
            seats.add(info["seat"])
            row, reward, terminated, truncated, info = env.step(int(choose([info["action_mask"]], dice)[0]))
            over = terminated or truncated
            if over:
                break
            assert reward == 0
        if over:
            result = env._host.position.result()
            assert result is not None and reward == result.payoffs[env.seat]
            ends += 1
    assert len(seats) > 1 and (ends or name.startswith("crash-"))


@every_game
def test_opponents_are_bots(name: str) -> None:
    """One for each other seat, and after the same seed they do the same."""
    players = games()[name].players[-1]
    env = TableEnv(name, players, opponents=["greedy"] + ["random"] * (players - 2), seat=0)
    env.reset(seed=3)
    again = TableEnv(name, players, opponents=["greedy"] + ["random"] * (players - 2), seat=0)
    again.reset(seed=3)
    dice = numpy.random.default_rng(3)
    for _ in range(5):
        action = int(choose([env.action_masks()], dice)[0])
        row, _, terminated, *_ = env.step(action)
        assert numpy.array_equal(row, again.step(action)[0])
        if terminated:
            break
    assert env.seat == 0


@every_game
@pytest.mark.parametrize("twin", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])  # noqa: S301
def test_copies_have_the_same_future(name: str, twin: Callable[[TableEnv], TableEnv]) -> None:
    env, dice = TableEnv(name, opponents="greedy", max_cycles=40), numpy.random.default_rng(4)
    env.reset(seed=4)
    env.action_space.seed(4)
    env.step(int(choose([env.action_masks()], dice)[0]))
    other = twin(env)
    for _ in range(7):
        action = int(env.action_space.sample(env.action_masks().astype(numpy.int8)))
        assert action == int(other.action_space.sample(other.action_masks().astype(numpy.int8)))
        one, two = env.step(action), other.step(action)
        assert one[0].tobytes() == two[0].tobytes() and one[1:4] == two[1:4]
        if one[2] or one[3]:
            assert env.reset()[0].tobytes() == other.reset()[0].tobytes()


def test_shaped_rewards_add_up_to_the_result() -> None:
    env, dice = TableEnv("cube-attack", shaping=0.5), numpy.random.default_rng(5)
    env.reset(seed=5)
    begun, total, over = env._value, 0.0, False
    while not over:
        _, reward, terminated, truncated, _ = env.step(int(choose([env.action_masks()], dice)[0]))
        total, over = total + reward, terminated or truncated
    assert total == pytest.approx(env._host.payoff(env.seat) - 0.5 * begun)


def test_refusals() -> None:
    with refuses(
        "wrong-opponents", "There are 2 other seats, but 3 opponents; name one for all of them, or one for each."
    ):
        TableEnv("cube-attack", 3, opponents=["random"] * 3)
    sentence = "The learner’s seat should be a number from 0 to 1, or nothing for another one in every play; it is “2”."
    with refuses("wrong-learner-seat", sentence):
        TableVectorEnv("cube-attack", seat=2)
    sentence = "After the end of a play “Disabled” is not possible here; it should be SameStep, NextStep."
    with refuses("wrong-autoreset", sentence):
        TableVectorEnv("cube-attack", autoreset_mode=AutoresetMode.DISABLED)
    env = TableEnv("cube-attack")
    with refuses("not-reset", "No play is going on; call reset first."):
        env.step(0)
    many = TableVectorEnv("cube-attack", 2)
    sentence = "reset knows no option “reset_mask”; the options of the game are given when the environment is made."
    with refuses("unknown-reset-option", sentence):
        many.reset(options={"reset_mask": numpy.array([True, False])})
    with refuses("wrong-seed", "A seed should be a whole number from 0 on, not “a”."):
        many.reset(seed=cast(Any, "a"))


# -- many tables ----------------------------------------------------------------------------


@every_game
@pytest.mark.parametrize("opponents", ["random", "greedy", "policy"])
def test_many_learners_decide_for_their_seats(name: str, opponents: Any) -> None:
    dice = numpy.random.default_rng(6)

    def any_legal(rows: Any, masks: Any, seats: Any) -> Any:
        assert len(rows) == len(masks) == len(seats) > 0
        return choose(masks, dice)

    if opponents == "policy":
        opponents = any_legal
    steps = 60 if opponents != "greedy" else 15
    envs = TableVectorEnv(name, 3, opponents=opponents, longest=60, turned=False)
    rows, infos = envs.reset(seed=6)
    seats, ends = set(), 0
    for _ in range(steps):
        assert envs.observation_space.contains(rows)
        assert numpy.array_equal(infos["seat"], envs._seats)
        for table in range(3):
            position = envs._batch.position(table)
            assert position.awaits(int(envs._seats[table]))
            assert numpy.array_equal(rows[table], observe(position, int(envs._seats[table])))
        seats |= set(infos["seat"].tolist())
        rows, rewards, terminated, truncated, infos = envs.step(choose(infos["action_mask"], dice))
        over = terminated | truncated
        assert not rewards[~over].any() and not (terminated & truncated).any()
        if over.any():
            ends += 1
            assert numpy.array_equal(infos["_final_obs"], over)
            assert all(envs.single_observation_space.contains(row) for row in infos["final_obs"][over])
    assert ends or opponents == "greedy"
    assert len(seats) > 1 or opponents == "greedy"


@every_game
def test_a_play_may_make_room_in_the_next_step(name: str) -> None:
    """The same plays as in the same step, with one more step for each that is over: the last row first."""
    settings: dict[str, Any] = {"opponents": None, "longest": 40, "turned": True}
    same = TableVectorEnv(name, 1, **settings)
    after = TableVectorEnv(name, 1, autoreset_mode="NextStep", **settings)
    assert numpy.array_equal(same.reset(seed=7)[0], after.reset(seed=7)[0])
    infos, dice, ends = same._infos(), numpy.random.default_rng(7), 0
    for _ in range(90):
        actions = choose(infos["action_mask"], dice)
        rows, rewards, terminated, truncated, infos = same.step(actions)
        later = after.step(actions)
        assert numpy.array_equal(later[1], rewards)
        assert numpy.array_equal(later[2], terminated) and numpy.array_equal(later[3], truncated)
        if terminated[0] or truncated[0]:
            ends += 1
            assert numpy.array_equal(later[0][0], infos["final_obs"][0])
            assert later[4]["action_mask"].all() and after.action_masks().all()
            later = after.step(numpy.array([0]))
            assert not later[1].any() and not later[2].any() and not later[3].any()
        assert numpy.array_equal(later[0], rows)
        assert numpy.array_equal(later[4]["action_mask"], infos["action_mask"])
    assert ends


@every_game
def test_self_play_pays_whoever_has_answered(name: str) -> None:
    envs, dice, ends = TableVectorEnv(name, 2, opponents=None, turned=False), numpy.random.default_rng(8), 0
    _, infos = envs.reset(seed=8)
    for _ in range(4000):
        seats = infos["seat"]
        _, rewards, terminated, _, infos = envs.step(choose(infos["action_mask"], dice))
        assert numpy.array_equal(rewards, infos["payoffs"][numpy.arange(2), seats])
        assert not infos["payoffs"][~terminated].any()
        ends += int(terminated.sum())
        if ends > 1:
            break
    assert ends > 1


def test_the_same_seed_gives_the_same_plays() -> None:
    """Greedy opponents included; another seed, or none, gives others."""
    envs = TableVectorEnv("cube-attack", 3, opponents="greedy", options={"target": 16})
    found = []
    for seed in (9, 9, 10, None):
        rows, infos = envs.reset(seed=seed)
        seen, dice = [rows.tobytes()], numpy.random.default_rng(9)
        for _ in range(12):
            rows, _, _, _, infos = envs.step(choose(infos["action_mask"], dice))
            seen.append(rows.tobytes())
        found.append(seen)
    assert found[0] == found[1]
    assert found[1] != found[2] != found[3]


def test_the_dice_of_the_learners_seat_are_fair() -> None:
    env = TableEnv("cube-attack", 3)
    env.reset(seed=1)
    counted = [0, 0, 0]
    for _ in range(60):
        env.reset()
        counted[env.seat] += 1
    assert min(counted) > 8
