"""Upgrade 11: Distress Signaler."""

from typing import final

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.games.crash_and_grab.rules import events
from crashyard.games.crash_and_grab.rules.board import MOST_SAUCERS
from crashyard.games.crash_and_grab.rules.tabletop import Tabletop
from crashyard.games.crash_and_grab.rules.upgrades.upgrade import AN_EXCHANGE, END, Upgrade


@final
class DistressSignaler(Upgrade):
    """At the end of the turn: take a crewmember of the own colour from a saucer and give it one of the same type."""

    def __init__(self) -> None:
        super().__init__(11, "distress-signaler", END, AN_EXCHANGE, once=True)

    def fill(self, table: Tabletop, saucer: i64, actions: Actions) -> None:
        other: i64 = 0
        while other < table.saucers:
            if other != saucer:
                self.fill_from(table, saucer, other, actions)
            other += 1

    def fill_from(self, table: Tabletop, saucer: i64, other: i64, actions: Actions) -> None:
        token = 4 * saucer
        while token < 4 * saucer + 4:
            if table.aboard[other] >> token & 1:
                colour: i64 = 0
                while colour < MOST_SAUCERS:
                    if table.aboard[saucer] >> 4 * colour + token % 4 & 1:
                        actions.add(self.first_action + 6 * token + colour)
                    colour += 1
            token += 1

    def use(self, table: Tabletop, saucer: i64, option: i64) -> None:
        taken = option // 6
        given = 4 * (option % 6) + taken % 4
        other: i64 = 0
        while table.aboard[other] >> taken & 1 == 0:
            other += 1
        table.leave(other, taken)
        table.leave(saucer, given)
        if table.listening():
            table.tell(events.crew_exchanged(table, saucer, other, taken, given))
        table.take_aboard(saucer, taken)
        table.take_aboard(other, given)


CARD = DistressSignaler()
