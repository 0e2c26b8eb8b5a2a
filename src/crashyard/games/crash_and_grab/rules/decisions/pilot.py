"""Setup: the first pilots (section 4). Two players: whose pilot who has the probe places."""

from typing import Final, final

from mypy_extensions import i64

from crashyard.games.crash_and_grab.rules.decisions.codes import NAME_SAUCER
from crashyard.games.crash_and_grab.rules.decisions.decision import Decision
from crashyard.games.crash_and_grab.rules.decisions.saucer import CHOOSING, TO_NAME_SAUCER, why_not_saucer
from crashyard.games.crash_and_grab.rules.placing import roll_for_crewmember
from crashyard.games.crash_and_grab.rules.rounds import begin_round
from crashyard.games.crash_and_grab.rules.stages import BOOSTER, FIRST_PILOTS, PILOT
from crashyard.games.crash_and_grab.rules.tabletop import Tabletop


def has_pilot(table: Tabletop, saucer: i64) -> bool:
    """Whether the pilot of a saucer's colour is still in its queue."""
    return table.lost >> 4 * saucer & 1 == 1


@final
class PlaceFirstPilot(Decision):
    def __init__(self) -> None:
        super().__init__(PILOT, (FIRST_PILOTS,), (TO_NAME_SAUCER,), "choose-saucer", CHOOSING)

    def ask_or_skip(self, table: Tabletop) -> None:
        """Clockwise from the probe, who has neither the probe nor a booster; then the first round begins."""
        if table.players == 2:
            self.ask_two(table)
            return
        offset: i64 = 0
        while offset < table.players:
            seat = (table.probe + offset) % table.players
            table.active = seat
            offset += 1
            if seat != table.probe and table.boosters[seat] == 0 and has_pilot(table, seat):
                roll_for_crewmember(table, 4 * seat)
                return
        begin_round(table)

    def ask_two(self, table: Tabletop) -> None:
        """Who has the probe places the pilot of one of their saucers; then the other player gives a saucer the booster
        and places the pilot of the other one.
        """
        first, second = table.probe, 1 - table.probe
        if has_pilot(table, first) and has_pilot(table, first + 2):
            table.active = first
            table.phase = PILOT
            return
        table.active = second
        if table.boosters[second] + table.boosters[second + 2] == 0:
            table.phase = BOOSTER
        elif has_pilot(table, second) and has_pilot(table, second + 2):
            roll_for_crewmember(table, 4 * (second + 2 if table.boosters[second] > 0 else second))
        else:
            begin_round(table)

    def why_not(self, table: Tabletop, seat: i64, action: i64) -> str | None:
        return why_not_saucer(table, action - NAME_SAUCER)

    def answer(self, table: Tabletop, seat: i64, action: i64) -> None:
        roll_for_crewmember(table, 4 * (action - NAME_SAUCER))

    def can_be_asked(self, table: Tabletop) -> bool:
        return table.players == 2


DECISION: Final[PlaceFirstPilot] = PlaceFirstPilot()
