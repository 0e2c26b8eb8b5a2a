"""The refusals of the environments."""

import json
from collections.abc import Callable
from typing import Any, cast

import numpy
import pyspiel
import pytest

from crashyard.bots.registry import find_bot
from crashyard.engine import find_game, games
from crashyard.envs.batch import Batch
from crashyard.envs.observation import game_of
from crashyard.envs.openspiel import register_games
from crashyard.envs.pettingzoo_env import TableAEC, env, parallel_env
from crashyard.envs.pettingzoo_parallel import TableParallel
from crashyard.envs.spiel import bot as openspiel_bot
from tests.refusals import refuses
from tests.tiny_game.position import BumpPosition


def test_batches() -> None:
    with refuses("no-tables", "There must be at least one table, not 0."):
        Batch("cube-attack", 2, 0)
    with refuses("no-workers", "There must be at least one process for the tables, not 0."):
        Batch("cube-attack", 2, 2, workers=0)
    batch = Batch("cube-attack", 2, 3, seed=2)
    with refuses("wrong-actions", "Each table needs one whole number as its action, 3 in all."):
        batch.step([0, 0])
    actions = batch.random_actions().copy()
    actions[2] = wrong = int(numpy.flatnonzero(~batch.masks[2])[0])
    with refuses(
        "illegal-at-table",
        f"Seat {batch.seats[2]} cannot choose action {wrong} at table 2; nothing was played at any table."
        " The mask tells what is possible.",
    ):
        batch.step(actions)


def test_positions_of_a_game_that_is_not_here() -> None:
    stranger = type("Stranger", (BumpPosition,), {"__module__": "elsewhere.position"})
    with refuses("unknown-game", f"There is no game “elsewhere”; choose one of {', '.join(games())}."):
        game_of(stranger(2, 3, "once"))


def test_openspiel(monkeypatch: pytest.MonkeyPatch) -> None:
    register_games()
    table = pyspiel.load_game("crashyard_cube_attack", {"players": 2})
    with refuses("other-players", "This table is for 2 players, but there are 3 in the position."):
        table.new_initial_state(find_game("cube-attack").save(find_game("cube-attack").new(3)))
    with refuses(
        "not-open",
        "openspiel-mcts searches only games in which nothing is hidden and nobody decides at the same time as others:"
        " cube-attack.",
    ):
        find_bot("openspiel-mcts@1", find_game("crash-by-crash"), "7")
    monkeypatch.setattr(openspiel_bot, "find_spec", {"pyspiel": None}.get)
    how = 'Install the laboratory with: pip install "crashyard[lab]" (in a clone: make lab)'
    with refuses("needs-package", f"openspiel-mcts needs open_spiel. {how}"):
        find_bot("openspiel-mcts@1", find_game("cube-attack"), "7")


def test_what_an_environment_is_made_with() -> None:
    with refuses("wrong-render-mode", "The table cannot be drawn as “smell”; it should be ansi, svg, rgb_array."):
        env("cube-attack", render_mode="smell")
    sentence = "What happens to illegal actions cannot be “typo”; it should be refuse, random."
    with refuses("wrong-illegal", sentence):
        env("cube-attack", illegal=cast(Any, "typo"))
    for wrong in (0, -1, 2.5, True):
        sentence = "A play can be broken off after a whole number of decisions from 1 on, not after “{}”."
        with refuses("wrong-max-cycles", sentence.format(json.dumps(wrong))):
            parallel_env("cube-attack", max_cycles=cast(Any, wrong))
    with refuses("wrong-shaping", "The weight of shaped rewards should be a number, 0 for none; it is “much”."):
        env("cube-attack", shaping=cast(Any, "much"))
    with refuses("wrong-discount", "Rewards are discounted by a number from 0 to 1, not by “1.5”."):
        env("cube-attack", discount=1.5)


@pytest.mark.parametrize("form", [env, parallel_env])
def test_how_a_play_begins(form: Callable[..., TableAEC | TableParallel]) -> None:
    table = form("cube-attack")
    with refuses("not-reset", "No play is going on; call reset first."):
        table.step(cast(Any, {}))
    table.reset(seed=7)
    before = table.state().tobytes()
    sentence = "reset knows no option “target”; the options of the game are given when the environment is made."
    with refuses("unknown-reset-option", sentence):
        table.reset(seed=8, options={"target": 16})
    with refuses("wrong-seed", "A seed should be a whole number from 0 on, not “-1”."):
        table.reset(seed=-1)
    with refuses("wrong-seed", "A seed should be a whole number from 0 on, not “seven”."):
        table.reset(seed=cast(Any, "seven"))
    assert table.state().tobytes() == before


def test_what_agents_do() -> None:
    table = env("cube-attack")
    table.reset(seed=7)
    seat, wait = int(table.agent_selection.removeprefix("player_")), int(table.action_space(table.agents[0]).n) - 1
    for wrong in (wait, -1, None, 1.5, True, "a"):
        sentence = f"Seat {seat} cannot choose action {wrong} now; its mask tells what is possible."
        with refuses("illegal-action", sentence):
            table.step(cast(Any, wrong))
    with refuses("unknown-agent", "There is no agent “nobody” here, only player_0, player_1."):
        table.observe("nobody")
    together = parallel_env("cube-attack")
    together.reset(seed=7)
    with refuses("unknown-agent", "There is no agent “player_2” here, only player_0, player_1."):
        together.step({"player_0": wait, "player_1": wait, "player_2": wait})
    with refuses("illegal-action", "Seat 1 cannot choose action None now; its mask tells what is possible."):
        together.step({f"player_{1 - seat}": wait} if seat else {"player_0": together_first(together)})


def together_first(table: TableParallel) -> int:
    """A legal action of the first agent."""
    return int(table._host.observe(0)["action_mask"].argmax())
