"""Setup: who gets the first booster (section 4). Two players: which saucer of who has not the probe."""

from typing import Final, final

from mypy_extensions import i64

from crashyard.games.crash_and_grab.rules import events
from crashyard.games.crash_and_grab.rules.decisions.codes import NAME_SAUCER
from crashyard.games.crash_and_grab.rules.decisions.decision import Decision
from crashyard.games.crash_and_grab.rules.decisions.saucer import CHOOSING, TO_NAME_SAUCER, why_not_saucer
from crashyard.games.crash_and_grab.rules.stages import BOOSTER, FIRST_PILOTS
from crashyard.games.crash_and_grab.rules.tabletop import Tabletop


def give_first_booster(table: Tabletop, saucer: i64) -> None:
    table.boosters = table.boosters[:]
    table.boosters[saucer] += 1
    if table.listening():
        table.tell(events.boosters_gained(table, saucer, 1))


@final
class GiveFirstBooster(Decision):
    """With two players it is asked between their pilots (`pilot`)."""

    def __init__(self) -> None:
        super().__init__(BOOSTER, (FIRST_PILOTS,), (TO_NAME_SAUCER,), "choose-saucer", CHOOSING)

    def ask_or_skip(self, table: Tabletop) -> None:
        """With four players and more it is the player to the probe's right."""
        table.stage = FIRST_PILOTS
        if table.players > 3:
            give_first_booster(table, (table.probe - 1) % table.players)

    def why_not(self, table: Tabletop, seat: i64, action: i64) -> str | None:
        return why_not_saucer(table, action - NAME_SAUCER)

    def answer(self, table: Tabletop, seat: i64, action: i64) -> None:
        give_first_booster(table, action - NAME_SAUCER)

    def can_be_asked(self, table: Tabletop) -> bool:
        return table.players == 2


DECISION: Final[GiveFirstBooster] = GiveFirstBooster()
