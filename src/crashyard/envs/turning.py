"""Actions as a seat sees them: what names a seat, or what belongs to one, counted from the own seat on.

Observations are turned like that already. With turned actions too a policy need not learn each seat anew: what is the
same to the seats has the same numbers for all of them.
"""

from functools import cache

import numpy
from numpy.typing import NDArray

from crashyard.engine.game import Game

ActionOrder = NDArray[numpy.int64]


@cache
def turns(game: Game, players: int) -> ActionOrder:
    """One row a seat: for every action the number under which the seat is shown it."""
    turned = game.observation.turned_actions
    rows = [list(range(game.action_space)) if turned is None else turned(players, seat) for seat in range(players)]
    found = numpy.array(rows, numpy.int64)
    found.flags.writeable = False
    return found


@cache
def turns_back(game: Game, players: int) -> ActionOrder:
    """One row a seat: for every number that the seat is shown the action of the game."""
    found: ActionOrder = numpy.argsort(turns(game, players), axis=1)
    found.flags.writeable = False
    return found
