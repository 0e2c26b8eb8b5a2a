"""Section 6.1: MOVE (R08, R11, R12, R16, R24, R28-R30)."""

from typing import Final, final

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.engine.forms.action_forms import ActionForm, FormPart
from crashyard.games.cube_attack.rules import events
from crashyard.games.cube_attack.rules.answers.answer import CubeAnswer, spend_action, why_no_cube
from crashyard.games.cube_attack.rules.board import MOST_PLANETS, MOST_WAYS, START
from crashyard.games.cube_attack.rules.codes import MOVE
from crashyard.games.cube_attack.rules.cube import moved_to, planet_of
from crashyard.games.cube_attack.rules.state import WOOD, CubeAttackTable


@final
class Move(CubeAnswer):
    """MOVE + 31 * the number of the cube + the planet to which it moves."""

    def __init__(self) -> None:
        parts = (FormPart("at", "cube", WOOD), FormPart("to", "planet", MOST_PLANETS))
        super().__init__(
            ActionForm("move", MOVE, parts, written=("at", "to")),
            {
                "no-such-planet": "section 2",
                "start-planet-closed": "R11",
                "start-planet-unused": "R12",
                "staying-is-no-move": "R28",
                "not-connected": "R28",
            },
        )

    def why_not(self, table: CubeAttackTable, seat: i64, action: i64) -> str | None:
        number = (action - MOVE) // MOST_PLANETS
        key = why_no_cube(table, seat, number)
        if key is not None:
            return key
        end = (action - MOVE) % MOST_PLANETS
        if end >= len(table.board.planets):
            return "no-such-planet"
        if table.board.kind[end] == START:
            return "start-planet-closed" if table.is_home(end) else "start-planet-unused"
        here = planet_of(table.cube(seat, number))
        if here == end:
            return "staying-is-no-move"
        if table.board.connected[here] >> end & 1 == 0:
            return "not-connected"
        return None

    def fill(self, table: CubeAttackTable, seat: i64, number: i64, cube: i64, actions: Actions) -> None:
        """Along the orbits, for speed: most planets are far away."""
        here = planet_of(cube)
        board = table.board
        base = MOVE + number * MOST_PLANETS
        way: i64 = here * MOST_WAYS
        last = way + i64(board.degree[here])
        while way < last:
            actions.add(base + i64(board.ways[way]))
            way += 1

    def answer(self, table: CubeAttackTable, seat: i64, action: i64) -> None:
        number = (action - MOVE) // MOST_PLANETS
        end = (action - MOVE) % MOST_PLANETS
        cube = table.cube(seat, number)
        table.left -= 1
        table.put(seat, number, moved_to(cube, end))
        if table.listening():
            table.tell(events.moved(table, seat, number, planet_of(cube), end))
        spend_action(table)


MOVING: Final = Move()
