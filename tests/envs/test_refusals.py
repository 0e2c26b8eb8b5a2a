"""The refusals of the environments."""

import numpy
import pyspiel
import pytest

from crashyard.bots.registry import find_bot
from crashyard.engine import find_game, games
from crashyard.envs import openspiel_bot
from crashyard.envs.batch import Batch
from crashyard.envs.observation import game_of
from crashyard.envs.openspiel import register_games
from crashyard.envs.pettingzoo_env import env
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


def test_pettingzoo() -> None:
    with refuses("wrong-render-mode", "The table cannot be drawn as “smell”; it should be ansi, svg."):
        env("cube-attack", render_mode="smell")
    table = env("cube-attack")
    table.reset(seed=7)
    seat, wait = int(table.agent_selection.removeprefix("player_")), int(table.action_space(table.agents[0]).n) - 1
    with refuses("illegal-action", f"Seat {seat} cannot choose action {wait} now; its mask tells what is possible."):
        table.step(wait)
