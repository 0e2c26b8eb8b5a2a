"""Section 6.2: ACTIVATE (R25-R27, R31-R36)."""

from mypy_extensions import i64

from crashyard.games.cube_attack.rules import events
from crashyard.games.cube_attack.rules.board import ARMS, CUBE, LIFE
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
from crashyard.games.cube_attack.rules.state import Table


def forbids_activation(table: Table, seat: i64, number: i64) -> str | None:
    """Why the seat's cube cannot activate its planet; None if it can."""
    cube = table.cube(seat, number)
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


def activate(table: Table, seat: i64, number: i64) -> None:
    cube = marked(table.cube(seat, number), ACTIVATED)
    kind = table.board.kind[planet_of(cube)]
    if kind == CUBE:
        table.change(seat, number, cube)
        table.bring_cube(seat)
    elif kind == LIFE:
        table.change(seat, number, with_life_more(cube))
        table.reserve[seat] -= 1
    else:
        table.change(seat, number, armed_further(cube))
    if table.listening():
        table.tell(events.activated(table, seat, number))
