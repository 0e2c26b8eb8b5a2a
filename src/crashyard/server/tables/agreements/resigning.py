"""Whether a game knows resigning: some are played to their end, whoever has had enough."""

from functools import cache

from crashyard.engine.game import Game
from crashyard.engine.refusal import Refusal
from crashyard.engine.registry import find_game

NOT_AT_ALL = "no-resigning"
"""How a game refuses where its rules know nothing of it; any other refusal means: not now."""


def knows_resigning(game: Game) -> bool:
    """Whether its rules say how it goes on without a player."""
    return _knows_resigning(game.name)


@cache
def _knows_resigning(name: str) -> bool:
    game = find_game(name)
    try:
        game.new(game.default_players, {}).resign(0)
    except Refusal as refusal:
        return refusal.key != NOT_AT_ALL
    return True
