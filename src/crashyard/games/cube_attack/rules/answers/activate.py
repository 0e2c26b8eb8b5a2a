"""Section 6.2: ACTIVATE (R25-R27, R31-R36)."""

from typing import Final, final

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.engine.forms.action_forms import ActionForm, FormPart
from crashyard.games.cube_attack.rules import events
from crashyard.games.cube_attack.rules.answers.answer import CubeAnswer, spend_action, why_no_cube
from crashyard.games.cube_attack.rules.board import ARMS, CUBE, LIFE
from crashyard.games.cube_attack.rules.codes import ACTIVATE
from crashyard.games.cube_attack.rules.cube import (
    ACTIVATED,
    LONG,
    armed_further,
    lives_of,
    marked,
    marks_of,
    planet_of,
    weapon_of,
    with_life_more,
)
from crashyard.games.cube_attack.rules.state import WOOD, CubeAttackTable


@final
class Activate(CubeAnswer):
    """ACTIVATE + the number of the cube: it activates the planet that it stands on."""

    def __init__(self) -> None:
        super().__init__(
            ActionForm("activate", ACTIVATE, (FormPart("at", "cube", WOOD),), pointed=("at", "activate")),
            {
                "no-bonus-here": "R36",
                "has-activated": "R25",
                "opponent-on-planet": "R31",
                "armed-already": "R27",
                "two-lives-already": "R34",
                "reserve-empty": "R27",
            },
        )

    def why_not(self, table: CubeAttackTable, seat: i64, action: i64) -> str | None:
        number = action - ACTIVATE
        key = why_no_cube(table, seat, number)
        return key if key is not None else self.why_cube_not(table, seat, table.cube(seat, number))

    def why_cube_not(self, table: CubeAttackTable, seat: i64, cube: i64) -> str | None:
        here = planet_of(cube)
        kind = table.board.kind[here]
        if kind != CUBE and kind != LIFE and kind != ARMS:
            return "no-bonus-here"
        if marks_of(cube) & ACTIVATED:
            return "has-activated"
        other: i64 = 0
        while other < table.players:
            if other != seat and table.standing[other] >> here & 1:
                return "opponent-on-planet"
            other += 1
        if kind == ARMS:
            return "armed-already" if weapon_of(cube) == LONG else None
        if kind == LIFE and lives_of(cube) > 1:
            return "two-lives-already"
        return "reserve-empty" if table.reserve[seat] == 0 else None

    def fill(self, table: CubeAttackTable, seat: i64, number: i64, cube: i64, actions: Actions) -> None:
        """For speed without looking again whether there is such a cube."""
        if self.why_cube_not(table, seat, cube) is None:
            actions.add(ACTIVATE + number)

    def answer(self, table: CubeAttackTable, seat: i64, action: i64) -> None:
        number = action - ACTIVATE
        table.left -= 1
        cube = marked(table.cube(seat, number), ACTIVATED)
        kind = table.board.kind[planet_of(cube)]
        if kind == CUBE:
            table.change(seat, number, cube)
            table.bring_cube(seat)
        elif kind == LIFE:
            table.change(seat, number, with_life_more(cube))
            table.reserve = table.reserve[:]
            table.reserve[seat] -= 1
        else:
            table.change(seat, number, armed_further(cube))
        if table.listening():
            table.tell(events.activated(table, seat, number))
        spend_action(table)


ACTIVATING: Final = Activate()
