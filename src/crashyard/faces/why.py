"""Why can't I? What the rules say to somebody who points at something that he cannot choose.

Every action says what a person points at to choose it, so what somebody points at can be read as actions, legal or
not, and the rules say of each why it is forbidden.
"""

from collections.abc import Sequence

from crashyard.engine.dice import Dice
from crashyard.engine.position import Position
from crashyard.engine.refusal import Refusal


def why_not(position: Position, seat: int, pointed: Sequence[str], actions: int) -> Refusal:
    """The refusal for pointing at some targets in this order; `actions` is how many the game has.

    It is found on a table that is possible for the seat, so that it tells nothing the seat may not know.
    """
    possible = position.possible(seat, Dice("why"))
    known = [(action, _targets(possible, seat, action)) for action in range(actions)]
    meant = [(action, targets) for action, targets in known if targets[: len(pointed)] == list(pointed)]
    if not meant and pointed:
        meant = [(action, targets) for action, targets in known if pointed[-1] in targets]
    legal = [possible.targets(seat, action) for action in possible.legal(seat)]
    begun = {tuple(targets[:length]) for targets in legal for length in range(len(targets) + 1)}
    if tuple(pointed) in begun:
        return Refusal("nothing-forbids")
    nearest = max(meant, key=lambda each: _shared(each[1], begun), default=None)
    if nearest is None:
        return Refusal("nothing-to-choose")
    key = possible.forbids(seat, nearest[0])
    return Refusal("nothing-forbids") if key is None else possible.refusal(key, seat, nearest[0])


def _shared(targets: list[str], begun: set[tuple[str, ...]]) -> int:
    """How far an action can be chosen: among all that are meant, the first one that can be chosen furthest counts."""
    length = 0
    while length < len(targets) and tuple(targets[: length + 1]) in begun:
        length += 1
    return length


def _targets(position: Position, seat: int, action: int) -> list[str]:
    """What a person points at; nothing for an action about things that are not on this table."""
    try:
        return position.targets(seat, action)
    except LookupError:
        return []
