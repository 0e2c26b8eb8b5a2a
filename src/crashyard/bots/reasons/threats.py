"""What opponents could do to a seat with their next answers: those are tried, one by one."""

from collections.abc import Callable
from copy import copy
from dataclasses import dataclass, field

from crashyard.engine.game import Game
from crashyard.engine.position import Position
from crashyard.engine.previews.effects import Effect, EffectReader

MOST_TRIED = 300
"""So many answers of an opponent are tried in one position, those that follow others included."""

WINS = "wins"
"""The effect of winning the game, which every game has."""


@dataclass(slots=True)
class Threats:
    """What somebody could do, and how much of what they could do was tried."""

    effects: set[Effect] = field(default_factory=set)
    at_once: bool = True
    """Whether every answer was tried that they could give next."""
    whole: bool = True
    """Whether everything was tried, up to the next answer of somebody else or of chance."""


class ThreatScan:
    """Tries the answers of opponents; `harms` says which effects count."""

    def __init__(self, game: Game, harms: Callable[[Effect], bool]) -> None:
        self._game = game
        self._harms = harms

    def look(self, position: Position, opponent: int) -> Threats:
        """All that an opponent could do who is asked in a position."""
        found = Threats()
        left = MOST_TRIED
        level = [(position, self._game.effects(position))]
        first = True
        while level:
            further: list[tuple[Position, EffectReader]] = []
            for before, reader in level:
                legal = before.legal(opponent)
                if len(legal) > left:
                    found.whole = False
                    found.at_once = found.at_once and not first
                    legal = legal[:left]
                left -= len(legal)
                for action in legal:
                    self._try(before, opponent, action, copy(reader), found, further)
            level, first = further, False
        return found

    def _try(
        self,
        before: Position,
        opponent: int,
        action: int,
        reader: EffectReader,
        found: Threats,
        further: list[tuple[Position, EffectReader]],
    ) -> None:
        after = before.copy()
        after.listen()
        after.carry_out(opponent, action)
        effects = [effect for event in after.heard() for effect in reader.hear(event)]
        found.effects.update(effect for effect in effects if self._harms(effect))
        result = after.result()
        if result is not None:
            wins = (Effect(WINS, winner, opponent, True) for winner in result.winners)
            found.effects.update(effect for effect in wins if self._harms(effect))
        elif after.awaits(opponent):
            further.append((after, reader))
