"""Section 6.1: MOVE (R08, R11, R12, R16, R24, R28-R30)."""

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.games.cube_attack.rules import events
from crashyard.games.cube_attack.rules.board import MOST_PLANETS, MOST_WAYS, START
from crashyard.games.cube_attack.rules.codes import MOVE
from crashyard.games.cube_attack.rules.cube import moved_to, planet_of
from crashyard.games.cube_attack.rules.state import Table


def forbids_move(table: Table, seat: i64, number: i64, planet: i64) -> str | None:
    """Why the seat's cube cannot move to `planet`; None if it can."""
    if planet >= len(table.board.planets):
        return "no-such-planet"
    if table.board.kind[planet] == START:
        return "start-planet-closed" if table.is_home(planet) else "start-planet-unused"
    here = planet_of(table.cube(seat, number))
    if here == planet:
        return "staying-is-no-move"
    if table.board.connected[here] >> planet & 1 == 0:
        return "not-connected"
    return None


def fill_moves(table: Table, number: i64, cube: i64, actions: Actions) -> None:
    here = planet_of(cube)
    board = table.board
    base = MOVE + number * MOST_PLANETS
    way: i64 = here * MOST_WAYS
    end = way + i64(board.degree[here])
    while way < end:
        actions.add(base + i64(board.ways[way]))
        way += 1


def move(table: Table, seat: i64, number: i64, planet: i64) -> None:
    cube = table.cube(seat, number)
    table.put(seat, number, moved_to(cube, planet))
    if table.listening():
        table.tell(events.moved(table, seat, number, planet_of(cube), planet))
