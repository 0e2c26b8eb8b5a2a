"""What a bot is: anything that answers decisions."""

from typing import Protocol

from crashyard.engine.position import Position


class Bot(Protocol):
    """One player of one game. It may remember what it has seen; every game begins with fresh bots."""

    def answer(self, position: Position, seat: int) -> int:
        """The action `seat` chooses.

        `position` is a *possible* one for that seat (`Position.possible`), never the true one, and the
        bot's own: it may play on it.
        """
        ...
