"""What bots think about: a question that can be sent to a process, on this machine or another one, and its answer.

All that is in a question is a position that is possible for the seat, never the true one.
"""

from typing import Any

import msgspec

from crashyard.bots.hint import PATIENCE as HINT_PATIENCE
from crashyard.bots.hint import Hint, think_of_hint
from crashyard.bots.registry import find_bot
from crashyard.engine.registry import find_game

PATIENCE = 1.0
"""Seconds that a bot takes at most to think, if it can choose."""
LONGEST_THOUGHT = 20.0
"""Seconds after which a thought is lost."""


class BotThought(msgspec.Struct, frozen=True, tag="bot"):
    """What a bot answers."""

    game: str
    rules: str
    """The version of the rules by which it is played."""
    document: dict[str, Any]
    """A position file."""
    seat: int
    bot: str
    seed: str
    seconds: float = PATIENCE
    trace: str = ""
    """The step that it belongs to, for whoever traces."""

    def __call__(self) -> int:
        game = find_game(self.game)
        return int(find_bot(self.bot, game, self.seed, self.seconds).answer(game.load(self.document), self.seat))


class HintThought(msgspec.Struct, frozen=True, tag="hint"):
    """The hint of a level."""

    game: str
    rules: str
    document: dict[str, Any]
    seat: int
    level: str
    seed: str
    seconds: float = HINT_PATIENCE
    trace: str = ""

    def __call__(self) -> Hint:
        game = find_game(self.game)
        return think_of_hint(game, game.load(self.document), self.seat, self.level, self.seed, self.seconds)


Thought = BotThought | HintThought
