"""Bots in the seats that nobody learns from.

Every answer is that of a fresh bot, whose seed says at which play and which decision it is. So nothing of them has to
be kept, and a copy of an environment meets the same opponents.
"""

from collections.abc import Sequence

from crashyard.bots.registry import find_bot
from crashyard.engine.chance.dice import Dice
from crashyard.engine.driver import SeatedBot
from crashyard.engine.forms.documents import shown
from crashyard.engine.game import Game
from crashyard.engine.position import Position
from crashyard.engine.refusal import Refusal


class Opponents:
    """One bot for all other seats, or one for each of them, counted from the learner's seat on."""

    def __init__(self, game: Game, players: int, bots: str | Sequence[str]) -> None:
        names = [bots] * (players - 1) if isinstance(bots, str) else list(bots)
        if len(names) != players - 1:
            raise Refusal("wrong-opponents", {"count": len(names), "right": players - 1})
        for name in names:
            find_bot(str(name), game, "")
        self._game = game
        self._players = players
        self._names = names

    def name(self, seat: int, learner: int) -> str:
        """The bot in a seat."""
        return self._names[(seat - learner) % self._players - 1]

    def answer(self, position: Position, seat: int, learner: int, key: str) -> int:
        """What the bot in a seat answers; `key` is different for every decision."""
        bot = find_bot(self.name(seat, learner), self._game, f"{key}/{seat} thinks")
        found = SeatedBot(bot, Dice(f"{key}/{seat} imagines")).answer(position, seat)
        assert found is not None
        return int(found)


def check_seat(seat: int | None, players: int) -> None:
    """Refuse what is no seat of the table."""
    if seat is not None and (type(seat) is not int or not 0 <= seat < players):
        raise Refusal("wrong-learner-seat", {"seat": shown(seat), "most": players - 1})
