"""Upgrade 7: Cloaking Device."""

from typing import final

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.games.crash_and_grab.rules import events
from crashyard.games.crash_and_grab.rules.board import OFF
from crashyard.games.crash_and_grab.rules.tabletop import Tabletop
from crashyard.games.crash_and_grab.rules.upgrades.upgrade import END, NOTHING_MORE, Upgrade


@final
class CloakingDevice(Upgrade):
    """At the end of the turn: leave the board, and be placed at the end of the round. It is no crash (R-55)."""

    def __init__(self) -> None:
        super().__init__(7, "cloaking-device", END, NOTHING_MORE, once=True)

    def fill(self, table: Tabletop, saucer: i64, actions: Actions) -> None:
        if table.at[saucer] != OFF:
            actions.add(self.first_action)

    def use(self, table: Tabletop, saucer: i64, option: i64) -> None:
        start = table.at[saucer]
        table.lift(saucer)
        if table.listening():
            table.tell(events.saucer_cloaked(table, saucer, start))


CARD = CloakingDevice()
