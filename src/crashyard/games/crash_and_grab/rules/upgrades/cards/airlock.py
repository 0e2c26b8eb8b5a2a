"""Upgrade 20: Airlock."""

from typing import final

from mypy_extensions import i64, u8

from crashyard.engine.actions import Actions
from crashyard.games.crash_and_grab.rules import events
from crashyard.games.crash_and_grab.rules.board import LAST_SITE
from crashyard.games.crash_and_grab.rules.state import CREW
from crashyard.games.crash_and_grab.rules.tabletop import Tabletop
from crashyard.games.crash_and_grab.rules.upgrades.upgrade import ONE_CREWMEMBER, PICK_UP, Upgrade


@final
class Airlock(Upgrade):
    """After a pick-up: exchange the crewmember for one that lies on the board (R-57)."""

    def __init__(self) -> None:
        super().__init__(20, "airlock", PICK_UP, ONE_CREWMEMBER)

    def fill(self, table: Tabletop, saucer: i64, actions: Actions) -> None:
        site: i64 = 1
        while site <= LAST_SITE:
            token = table.crew_on(table.site[site])
            if token >= 0:
                actions.add(self.first_action + token)
            site += 1

    def use(self, table: Tabletop, saucer: i64, option: i64) -> None:
        cell = table.cell_of_crew(option)
        token = table.picked()
        table.leave(saucer, token)
        table.on[cell] = u8(CREW + token)
        if table.listening():
            table.tell(events.crew_let_out(table, saucer, token, option, cell))
        table.take_aboard(saucer, option)


CARD = Airlock()
