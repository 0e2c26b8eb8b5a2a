"""What an answer would do, painted for whoever is about to give it; and where those lead that could still be given.

All of it is made from positions that are possible for the seat (`crashyard.engine.previews`), as a spectator would see
them go on: a preview shows nothing that hangs on what is hidden.
"""

from collections.abc import Sequence
from typing import Any

from crashyard.engine.game import Game
from crashyard.engine.position import Position
from crashyard.engine.previews.preview import FollowingAnswer, Preview, preview
from crashyard.engine.previews.ways import ways
from crashyard.server.streams.ends import ends_of
from crashyard.server.streams.painting import Painter

MOST_TOLD = 24
"""Of more ways than these nobody is told where each of them leads."""


class PreviewPainter:
    """Paints previews of one game in one language, with the names of those who play; the lines are for a reader."""

    def __init__(self, game: Game, language: str, names: tuple[str, ...], reader: int) -> None:
        self.names = names
        self.reader = reader
        self._game = game
        self._painter = Painter(game, language, names)
        self._teller = Painter(game, language, names, reader)

    def shown(self, seat: int, position: Position, actions: Sequence[int]) -> dict[str, Any]:
        """What the first of some answers would do."""
        return {"previews": [self._shown(seen, seat) for seen in preview(self._game, position, seat, actions[0])]}

    def ways(self, begun: Sequence[str], seat: int, position: Position, actions: Sequence[int]) -> dict[str, Any]:
        """Where those of some answers lead that begin with certain targets; `whole` says whether all of it is told."""
        found = ways(self._game, position, seat, actions, begun, MOST_TOLD)
        told = [
            {"first": way.first, "targets": way.targets, "ends": ends_of(self._game, way.preview)}
            for way in found or ()
        ]
        as_it_stands = any(way.preview.as_it_stands for way in found or ())
        return {"ways": told, "whole": found is not None, "as_it_stands": as_it_stands}

    def _shown(self, seen: Preview, seat: int) -> dict[str, Any]:
        return {
            "events": [event.seen_by(seat) for event in seen.events],
            "lines": self._teller.lines(seen.events, seat),
            "frames": self._painter.frames(seen.before, seen.events),
            "stop": seen.stop,
            "awaited": seen.awaited,
            "as_it_stands": seen.as_it_stands,
            "following": [self._way(answer) for answer in seen.following],
        }

    def _way(self, answer: FollowingAnswer) -> dict[str, Any]:
        """What could be pointed at then, and what that would change on the table."""
        seen = answer.preview
        change = (
            {"lost": [], "things": [], "gone": []} if seen is None else self._painter.change(seen.before, seen.events)
        )
        return {"targets": answer.targets, **change}
