"""Two players: which of the two own saucers takes its turn, or is placed first (sections 4, 6 and 7)."""

from typing import Final, final

from mypy_extensions import i64

from crashyard.engine.forms.action_forms import ActionForm, FormPart
from crashyard.games.crash_and_grab.rules.board import MOST_SAUCERS, OFF
from crashyard.games.crash_and_grab.rules.decisions.codes import NAME_SAUCER
from crashyard.games.crash_and_grab.rules.decisions.decision import Decision
from crashyard.games.crash_and_grab.rules.placing import begin_placing, call_saucer, next_off_board, roll_for_saucer
from crashyard.games.crash_and_grab.rules.rounds import begin_turn
from crashyard.games.crash_and_grab.rules.stages import (
    FIRST_BOOSTER,
    FIRST_SAUCERS,
    MOVE_PROBE,
    NEXT_SAUCER,
    PLACE_ALL,
    SAUCER,
)
from crashyard.games.crash_and_grab.rules.state import NO_SAUCER
from crashyard.games.crash_and_grab.rules.tabletop import Tabletop

TO_NAME_SAUCER: Final = ActionForm("saucer", NAME_SAUCER, (FormPart("saucer", "saucer", MOST_SAUCERS),))
CHOOSING: Final = {
    "choose-saucer": "section 6",
    "no-such-saucer": "section 4",
    "not-your-saucer": "section 1",
}


def why_not_saucer(table: Tabletop, saucer: i64) -> str | None:
    """It must be one of the own; whoever is asked has the choice between both."""
    if saucer >= table.saucers:
        return "no-such-saucer"
    return None if table.owner(saucer) == table.active else "not-your-saucer"


@final
class ChooseSaucer(Decision):
    def __init__(self) -> None:
        stages = (NEXT_SAUCER, FIRST_SAUCERS, PLACE_ALL)
        super().__init__(SAUCER, stages, (TO_NAME_SAUCER,), "choose-saucer", CHOOSING)

    # -- when it is asked -------------------------------------------------------------------

    def ask_at_setup(self, table: Tabletop) -> None:
        """Section 4: saucers are placed clockwise from the probe."""
        seat = next_off_board(table)
        if seat < 0:
            table.stage = FIRST_BOOSTER
            return
        saucer = call_saucer(table, seat)
        if saucer == NO_SAUCER:
            table.phase = SAUCER
        else:
            roll_for_saucer(table, saucer)

    def ask_for_turn(self, table: Tabletop) -> None:
        """Whose turn is next; after the last one the round ends."""
        if table.turn == table.saucers:
            table.saucer = NO_SAUCER
            table.stage = PLACE_ALL
            return
        if table.players > 2:
            begin_turn(table, (table.probe + table.rotation * table.turn) % table.players)
            return
        table.active = (table.probe + table.turn) % 2
        if table.turn < 2:
            table.phase = SAUCER
        elif table.moved >> table.active & 1:
            begin_turn(table, table.active + 2)
        else:
            begin_turn(table, table.active)

    def ask_at_end(self, table: Tabletop) -> None:
        """E1: clockwise from the probe, whatever the turn direction was (R-38)."""
        seat = next_off_board(table)
        if seat < 0:
            table.stage = MOVE_PROBE
            return
        saucer = call_saucer(table, seat)
        if saucer == NO_SAUCER:
            table.phase = SAUCER
        else:
            begin_placing(table, saucer)

    # -- answers ----------------------------------------------------------------------------

    def why_not(self, table: Tabletop, seat: i64, action: i64) -> str | None:
        return why_not_saucer(table, action - NAME_SAUCER)

    def answer(self, table: Tabletop, seat: i64, action: i64) -> None:
        saucer = action - NAME_SAUCER
        if table.stage == NEXT_SAUCER:
            begin_turn(table, saucer)
        elif table.stage == PLACE_ALL:
            begin_placing(table, saucer)
        else:
            roll_for_saucer(table, saucer)

    def can_be_asked(self, table: Tabletop) -> bool:
        """Both are to be placed, or neither has had its turn."""
        if table.players != 2 or table.active < 0:
            return False
        return table.stage == NEXT_SAUCER or (table.at[table.active] == OFF and table.at[table.active + 2] == OFF)


DECISION: Final[ChooseSaucer] = ChooseSaucer()
