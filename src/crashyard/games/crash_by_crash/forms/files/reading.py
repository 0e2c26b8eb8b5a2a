"""Section 15, the other way round: a position from the fields of a position file.

Any state is accepted, reachable or not, if pieces are conserved (11 cars a side, three cards a kind) and no two things
stand on one cell. What the section does not list may be left out, and so may whatever follows from the rest.
"""

from collections.abc import Callable
from typing import TypeVar

from crashyard.engine.forms.documents import Fields
from crashyard.engine.options import Value, complete_options
from crashyard.games.crash_by_crash.forms.actions import NAME
from crashyard.games.crash_by_crash.forms.files.cards import read_cards
from crashyard.games.crash_by_crash.forms.files.turn import read_turn
from crashyard.games.crash_by_crash.forms.files.under_way import check_decision, read_decision
from crashyard.games.crash_by_crash.forms.files.yard import read_bells, read_cars, read_layout, read_operator
from crashyard.games.crash_by_crash.rules.options import OPTIONS, PARAMETERS, check_seats
from crashyard.games.crash_by_crash.rules.phases import PHASE_NAMES
from crashyard.games.crash_by_crash.rules.tuning import tuning_of
from crashyard.games.crash_by_crash.rules.turn import CrashByCrashTurn

P = TypeVar("P", bound=CrashByCrashTurn)


def lay_out(position: CrashByCrashTurn, options: dict[str, Value]) -> None:
    """A table without tiles, by these options."""
    check_seats(int(position.players), options)
    position.last_rider = int(options["last_rider"])
    position.younger = int(options["younger"])
    position.tuning = tuning_of(options)
    position.clear()


def read_position(fields: Fields, new: Callable[[int], P]) -> P:
    """Read the fields of section 15 into a new position; whatever is wrong is refused with what would be right."""
    players = fields.integer("players", 2, 4)
    if players == 3:
        raise fields.wrong("players", players, "2, 4")
    position = new(players)
    given = fields.take("options") if "options" in fields else {}
    options = complete_options(OPTIONS, given, NAME, players, PARAMETERS)
    lay_out(position, options)
    position.phase = _read_phase(fields)
    read_layout(fields, position)
    read_operator(fields, position)
    read_cars(fields, position)
    read_bells(fields, position)
    read_turn(fields, position)
    read_cards(fields, position)
    read_decision(fields, position)
    fields.end()
    check_decision(fields, position)
    return position


_UNDER_WAY = ("takes", "exchanging", "count", "steps", "entered", "duty", "rung", "drawn")
"""How far a decision has come; a file that says so says as well which decision it is."""


def _read_phase(fields: Fields) -> int:
    """The decision that is awaited; a file that tells of nothing but a turn awaits an action."""
    given = "phase" in fields or any(name in fields for name in _UNDER_WAY)
    return PHASE_NAMES.index(fields.text("phase", PHASE_NAMES, default=None if given else "action"))
