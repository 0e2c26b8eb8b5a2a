"""Actions as a seat sees them: cars of the own side come first."""

from crashyard.games.crash_by_crash.forms.actions import FORMS
from crashyard.games.crash_by_crash.rules.codes import SPACE
from crashyard.games.crash_by_crash.rules.pieces import CARS, SIDES


def turned_actions(players: int, seat: int) -> list[int]:
    def car(number: int) -> int:
        side, which = divmod(number, CARS)
        return CARS * ((side + seat) % SIDES) + which

    return FORMS.turned({"car": car}, SPACE)
