"""The environments of PettingZoo, by PettingZoo's own tests and by ours."""

import copy
import pickle
import sys
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from types import SimpleNamespace
from typing import Any

import numpy
import pettingzoo
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    seed_test,
)
from pettingzoo.test.state_test import state_test

from crashyard.engine import SEVERAL, Refusal, games
from crashyard.envs import pictures
from crashyard.envs.host import EnvironmentHost, environment_name
from crashyard.envs.observation import observe
from crashyard.envs.pettingzoo_env import TableAEC, env, make, parallel_env
from crashyard.envs.pettingzoo_parallel import TableParallel
from tests.conformance.cases import Case, plain_cases

every_table = pytest.mark.parametrize("case", plain_cases(), ids=str)
every_game = pytest.mark.parametrize("name", list(games()))

EXPECTED = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
)
"""What PettingZoo warns of in every environment with masks that is not one of its own."""


@contextmanager
def expected_warnings() -> Iterator[None]:
    with warnings.catch_warnings():
        for message in EXPECTED:
            warnings.filterwarnings("ignore", message)
        yield


def random_step(table: TableAEC, dice: numpy.random.Generator) -> None:
    seen, _, terminated, truncated, _ = table.last()
    table.step(None if terminated or truncated else int(dice.choice(numpy.flatnonzero(seen["action_mask"]))))


# -- PettingZoo's tests ---------------------------------------------------------------------


@every_table
@pytest.mark.parametrize("everybody", [False, True])
def test_api(case: Case, everybody: bool) -> None:
    with expected_warnings():
        api_test(env(case.game, case.players, everybody=everybody), num_cycles=20)


@every_table
def test_parallel_api(case: Case) -> None:
    parallel_api_test(parallel_env(case.game, case.players), num_cycles=30)


@every_table
def test_seeds(case: Case) -> None:
    seed_test(lambda: env(case.game, case.players), num_cycles=30)
    parallel_seed_test(lambda: parallel_env(case.game, case.players, illegal="random"), num_cycles=30)


@pytest.mark.parametrize("case", [case for case in plain_cases() if case.game.longest > 1000], ids=str)
def test_max_cycles(case: Case) -> None:
    """PettingZoo counts how often each agent is asked, so everybody is; its agents do not look at masks.

    It plays four cycles, in which Bump may be over.
    """

    def sequential(max_cycles: int) -> TableAEC:
        return env(case.game, case.players, max_cycles=max_cycles, illegal="random", everybody=True)

    def parallel(max_cycles: int) -> TableParallel:
        return parallel_env(case.game, case.players, max_cycles=max_cycles, illegal="random")

    max_cycles_test(SimpleNamespace(env=sequential, parallel_env=parallel))


@every_table
def test_states(case: Case) -> None:
    tables = env(case.game, case.players, illegal="random"), parallel_env(case.game, case.players)
    state_test(*tables, num_cycles=2)


@every_game
def test_performance(name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """PettingZoo measures for five seconds; here each look at the clock takes a tenth of one."""
    ticks = count()
    clock = SimpleNamespace(time=lambda: next(ticks) / 10)
    monkeypatch.setattr(sys.modules[performance_benchmark.__module__], "time", clock)
    performance_benchmark(make(environment_name(games()[name])))
    assert "turns per second" in capsys.readouterr().out


# -- our own --------------------------------------------------------------------------------


@every_game
def test_the_names(name: str) -> None:
    known = f"crashyard/{name.replace('-', '_')}-v{games()[name].observation.version}"
    table = pettingzoo.make("aec", known, players=2)
    assert isinstance(table, TableAEC) and str(table) == known
    assert isinstance(pettingzoo.make("parallel", known, players=2), TableParallel)
    assert isinstance(make(known, max_cycles=3), TableAEC)


@every_game
def test_a_play_ends_with_its_payoffs(name: str) -> None:
    """Rewards are what the result of the game pays, once, and 0 before."""
    host = EnvironmentHost(name)
    table, dice = TableAEC(host), numpy.random.default_rng(3)
    table.reset(seed=3)
    total = dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        total[agent] += table.last(observe=False)[1]
        random_step(table, dice)
    result = host.position.result()
    assert result is not None
    assert tuple(total.values()) == result.payoffs


@every_table
def test_a_play_is_broken_off(case: Case) -> None:
    table, dice = env(case.game, case.players, max_cycles=2), numpy.random.default_rng(4)
    table.reset(seed=4)
    while table.agents:
        assert not any(table.terminations.values())
        random_step(table, dice)


@every_game
def test_nobody_sees_what_another_one_plans(name: str) -> None:
    """While seats decide at once nothing changes for the others, whatever has been answered before them."""
    game = games()[name]
    host = EnvironmentHost(game, game.players[-1])
    table, dice = TableAEC(host), numpy.random.default_rng(5)
    table.reset(seed=5)
    met = False
    for _ in range(60):
        if host.position.awaited() == SEVERAL and len(host.asked()) > 1 and not table._answers:
            met = True
            before = {agent: observe(host.position, seat) for seat, agent in enumerate(table.agents)}
            for agent in [table.possible_agents[seat] for seat in host.asked()]:
                assert table.agent_selection == agent
                for other, row in before.items():
                    assert numpy.array_equal(table.observe(other)["observation"], row)
                random_step(table, dice)
        else:
            random_step(table, dice)
        if not table.agents:
            table.reset()
    assert met == game.together


@every_table
def test_both_forms_play_the_same(case: Case) -> None:
    one, all_at_once = env(case.game, case.players), parallel_env(case.game, case.players)
    one.reset(seed=6)
    seen, _ = all_at_once.reset(seed=6)
    dice = numpy.random.default_rng(6)
    for _ in range(40):
        if not all_at_once.agents:
            break
        actions = {agent: int(dice.choice(numpy.flatnonzero(seen[agent]["action_mask"]))) for agent in seen}
        deciding = [agent for agent in seen if not seen[agent]["action_mask"][-1]]
        for agent in deciding:
            assert one.agent_selection == agent
            assert all(numpy.array_equal(value, seen[agent][key]) for key, value in one.observe(agent).items())
            one.step(actions[agent])
        seen = all_at_once.step(actions)[0]


def illegal_step(table: TableAEC | TableParallel) -> None:
    """Everybody waits, also who has to decide."""
    wait = int(table.action_space(table.agents[0]).n) - 1
    if isinstance(table, TableAEC):
        table.step(wait)
    else:
        table.step(dict.fromkeys(table.agents, wait))


@every_game
@pytest.mark.parametrize("form", [env, parallel_env])
def test_what_is_illegal_is_refused_and_changes_nothing(
    name: str, form: Callable[..., TableAEC | TableParallel]
) -> None:
    table = form(name)
    table.reset(seed=7)
    before = table._host.position.to_json()
    with pytest.raises(Refusal, match="illegal-action"):
        illegal_step(table)
    assert table._host.position.to_json() == before


@every_game
def test_the_table_is_drawn(name: str) -> None:
    drawn = env(name, render_mode="ansi")
    drawn.reset(seed=8)
    text = drawn.render()
    assert isinstance(text, str) and len(text.splitlines()) > 3 and "\x1b" not in text
    pictured = parallel_env(name, render_mode="svg")
    pictured.reset(seed=8)
    assert str(pictured.render()).startswith("<svg")
    assert env(name).render() is None


@every_game
def test_the_table_is_painted(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In colours; and where something has happened other ones."""
    monkeypatch.setattr(pictures, "WIDTH", 160)
    table = env(name, render_mode="rgb_array")
    table.reset(seed=8)
    before = table.render()
    assert isinstance(before, numpy.ndarray) and before.dtype == numpy.uint8
    height, width, depth = before.shape
    assert (width, depth) == (160, 3) and height > 20
    assert len(set(map(bytes, before[::4, ::4].reshape(-1, 3)))) > 10
    dice = numpy.random.default_rng(8)
    for _ in range(8):
        if not any(table.terminations.values()):
            random_step(table, dice)
    after = numpy.asarray(table.render())
    assert after.tobytes() != before.tobytes()
    assert after.shape == before.shape


@every_game
def test_seeds_lead_on(name: str) -> None:
    """Without a seed the next play is another one, and the same after the same seed."""
    table = parallel_env(name)
    first = [table.reset(seed=9), table.reset(), table.reset()]
    again = [table.reset(seed=9), table.reset(), table.reset()]
    rows = [[seen[0]["player_0"]["observation"].tobytes() for seen in plays] for plays in (first, again)]
    assert rows[0] == rows[1]


# -- copies ---------------------------------------------------------------------------------


def future(table: TableAEC | TableParallel, steps: int) -> list[object]:
    """All that is seen from now on while actions are sampled, over the end of the play into the next one."""
    seen: list[object] = []
    for _ in range(steps):
        if not table.agents:
            table.reset()
        if isinstance(table, TableAEC):
            row, reward, terminated, truncated, _ = table.last()
            over = terminated or truncated
            action = None if over else int(table.action_space(table.agent_selection).sample(row["action_mask"]))
            table.step(action)
            seen.append((table.agents and table.agent_selection, reward, action, row["observation"].tobytes()))
        else:
            views = {agent: table._host.observe(seat) for seat, agent in enumerate(table.agents)}
            actions = {
                agent: int(table.action_space(agent).sample(view["action_mask"])) for agent, view in views.items()
            }
            rows, rewards, *_ = table.step(actions)
            seen.append((actions, rewards, {agent: view["observation"].tobytes() for agent, view in rows.items()}))
        seen.append(table.state().tobytes())
    return seen


@every_game
@pytest.mark.parametrize("form", [env, parallel_env])
@pytest.mark.parametrize("twin", [copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))])  # noqa: S301
def test_copies_have_the_same_future(name: str, form: Callable[..., Any], twin: Callable[[Any], Any]) -> None:
    """In the midst of a play, and also in the midst of a cycle, in which some have answered already."""
    table = form(name, illegal="random", max_cycles=60, shaping=0.5)
    table.reset(seed=9)
    for agent in table.possible_agents:
        table.action_space(agent).seed(9)
    for moment in range(2):
        future(table, 5 + moment)
        other, later = twin(table), twin(table)
        assert future(other, 20) == future(later, 20)
        assert other._host.position is not table._host.position
    other = twin(table)
    assert future(table, 90) == future(other, 90)


# -- shaped rewards -------------------------------------------------------------------------


@every_game
def test_shaped_rewards_add_up_to_the_result(name: str) -> None:
    """What shaping adds to all steps of a play is what it was worth before it began, with the sign turned round."""
    table, dice = env(name, shaping=0.25), numpy.random.default_rng(3)
    table.reset(seed=3)
    begun = list(table._host._values)
    total, shaped = dict.fromkeys(table.agents, 0.0), 0
    for agent in table.agent_iter():
        reward = table.last(observe=False)[1]
        total[agent] += reward
        shaped += reward not in (-1.0, 0.0, 1.0)
        random_step(table, dice)
    result = table._host.position.result()
    assert result is not None and (shaped or not any(begun))
    for seat, payoff in enumerate(result.payoffs):
        assert total[f"player_{seat}"] == pytest.approx(payoff - 0.25 * begun[seat])


def test_shaped_rewards_are_discounted() -> None:
    table = parallel_env("cube-attack", shaping=2.0, discount=0.5)
    seen, _ = table.reset(seed=3)
    for _ in range(20):
        before = [table._host.position.evaluate(seat) for seat in range(2)]
        actions = {agent: int(view["action_mask"].argmax()) for agent, view in seen.items()}
        seen, rewards, *_ = table.step(actions)
        for seat, agent in enumerate(table.agents):
            assert rewards[agent] == pytest.approx(2.0 * (0.5 * table._host.position.evaluate(seat) - before[seat]))
