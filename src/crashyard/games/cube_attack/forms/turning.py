"""Actions as a seat sees them: whose cube is attacked is counted from the own seat on."""

from crashyard.games.cube_attack.forms.actions import FORMS
from crashyard.games.cube_attack.rules.codes import SPACE
from crashyard.games.cube_attack.rules.state import WOOD


def turned_actions(players: int, seat: int) -> list[int]:
    def target(number: int) -> int:
        owner, cube = divmod(number, WOOD)
        return WOOD * ((owner - seat) % players) + cube if owner < players else number

    return FORMS.turned({"target": target}, SPACE)
