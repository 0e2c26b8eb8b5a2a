"""Upgrade 5: Tractor Beam."""

from typing import Final, final

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.games.crash_and_grab.rules.board import EDGE, OFF, STEP
from crashyard.games.crash_and_grab.rules.state import CREW
from crashyard.games.crash_and_grab.rules.tabletop import Tabletop
from crashyard.games.crash_and_grab.rules.upgrades.upgrade import END, ONE_CREWMEMBER, Upgrade

REACH: Final = 2


@final
class TractorBeam(Upgrade):
    """At the end of the turn: pick up a crewmember one or two spaces away in the own row or column."""

    def __init__(self) -> None:
        super().__init__(5, "tractor-beam", END, ONE_CREWMEMBER, once=True)

    def fill(self, table: Tabletop, saucer: i64, actions: Actions) -> None:
        here = table.at[saucer]
        if here == OFF:
            return
        direction: i64 = 0
        while direction < 4:
            cell = here + STEP[direction]
            reach: i64 = 0
            while reach < REACH and table.kind[cell] != EDGE:
                if table.on[cell] >= CREW:
                    actions.add(self.first_action + table.crew_on(cell))
                cell += STEP[direction]
                reach += 1
            direction += 1

    def use(self, table: Tabletop, saucer: i64, option: i64) -> None:
        table.pick_up(saucer, table.cell_of_crew(option))


CARD = TractorBeam()
