"""Where the answers lead that somebody who has begun to choose could still give.

An answer can plan for several pieces, each by itself. Of a hundred and more answers that are made of the same few
plans, each of those is looked at once.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from crashyard.engine.game import Game
from crashyard.engine.position import Position
from crashyard.engine.previews.preview import DecisionPreviews, Preview


@dataclass(frozen=True, slots=True)
class Way:
    """An answer, or as much of one as plans for one piece, and what that would do."""

    first: int
    """Which of the targets of an answer is its first."""
    targets: tuple[str, ...]
    """What is pointed at for it, from that one on."""
    preview: Preview


def ways(
    game: Game, position: Position, seat: int, actions: Sequence[int], begun: Sequence[str], most: int
) -> list[Way] | None:
    """Those of some legal answers that begin with certain targets, by what they are made of; none if they are more."""
    previews = DecisionPreviews(game, position, seat)
    found: dict[tuple[int, tuple[str, ...]], tuple[int, int]] = {}
    for action in actions:
        orders = [tuple(targets) for targets in position.pointings(seat, action)]
        targets = next((order for order in orders if order[: len(begun)] == tuple(begun)), None)
        if targets is None:
            continue
        first = 0
        for piece, count in enumerate(previews.pieces(action)):
            found.setdefault((first, targets[first : first + count]), (action, piece))
            first += count
        if len(found) > most:
            return None
    return [Way(*where, previews.look(action, piece)) for where, (action, piece) in found.items()]
