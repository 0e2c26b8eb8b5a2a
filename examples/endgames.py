"""Solve the endgames that come with the games with the algorithms of OpenSpiel, and say how far players can be beaten.

    python examples/endgames.py [ITERATIONS]

An endgame is a late position; the play is over, and nobody wins, after so many more decisions. For a random player, for
a greedy bot and for what CFR+ finds, the sum of what everybody could gain by a best answer to all others is printed
(NashConv: 0 where nobody can gain anything), computed over the whole tree.
"""

import sys
import time
from typing import Any

import pyspiel
from open_spiel.python import policy as policies
from open_spiel.python.algorithms import cfr, exploitability

import crashyard.envs.openspiel as ours
from crashyard.bots.registry import find_bot
from crashyard.engine import Dice, games

ENDGAMES = {"crash-and-grab": 5, "crash-by-crash": 4, "cube-attack": 3}
"""How many decisions are left in the endgame `last-turns` of each game."""


class BotPolicy(policies.Policy):
    """What a bot answers at every state; it is asked about a position that is possible for its seat."""

    def __init__(self, game: Any, name: str) -> None:
        super().__init__(game, list(range(game.num_players())))
        self.name = name
        self.answers: dict[str, int] = {}

    def action_probabilities(self, state: Any, player_id: int | None = None) -> dict[int, float]:
        seat = state.current_player() if player_id is None else player_id
        told = state.information_state_string(seat)
        legal = state.legal_actions(seat)
        if told not in self.answers:
            position = position_of(state)
            bot = find_bot(self.name, ours.games()[position[0]], "1")
            self.answers[told] = int(bot.answer(position[1].possible(seat, Dice("1")), seat))
        return {action: float(action == self.answers[told]) for action in legal}


def position_of(state: Any) -> tuple[str, Any]:
    """The position of a state, also of one in which seats that decide together are asked one after the other."""
    inner = getattr(state, "play", None)
    if inner is None:
        inner = state.simultaneous_game_state().play
    return inner.game.name, inner.position


def load(name: str) -> Any:
    settings = {"opening": "last-turns", "max_game_length": ENDGAMES[name]}
    game = pyspiel.load_game(ours.spiel_name(games()[name]), settings)
    if game.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS:
        return pyspiel.convert_to_turn_based(game)
    return game


def solve(name: str, iterations: int) -> dict[str, float]:
    """NashConv by policy."""
    game = load(name)
    found = {"random": exploitability.nash_conv(game, policies.UniformRandomPolicy(game))}
    found["greedy"] = exploitability.nash_conv(game, BotPolicy(game, "greedy"))
    solver = cfr.CFRPlusSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    found["CFR+"] = exploitability.nash_conv(game, solver.average_policy())
    return {who: float(value) for who, value in found.items()}


if __name__ == "__main__":
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    for game_name in ENDGAMES:
        began = time.process_time()
        told = ", ".join(f"{name} {value:.4f}" for name, value in solve(game_name, rounds).items())
        sys.stdout.write(f"{game_name}: {told} ({time.process_time() - began:.0f} s)\n")
