"""C1a: for a saucer of their own that crashed, the active player gives an off-coloured crewmember away (section 10.2).

In Twisted Titanium a crash over the edge costs a point instead (section 22).
"""

from typing import Final, final

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.engine.forms.action_forms import ActionForm, FormPart
from crashyard.games.crash_and_grab.rules import events
from crashyard.games.crash_and_grab.rules.board import MOST_SAUCERS, TOKENS
from crashyard.games.crash_and_grab.rules.decisions.codes import GIVE
from crashyard.games.crash_and_grab.rules.decisions.decision import Decision, bit_number
from crashyard.games.crash_and_grab.rules.stages import FINISHED, PENALTIES, PENALTY, REWARDS
from crashyard.games.crash_and_grab.rules.tabletop import Tabletop


@final
class PayPenalty(Decision):
    def __init__(self) -> None:
        parts = (FormPart("crew", "crewmember", TOKENS), FormPart("to", "saucer", MOST_SAUCERS))
        super().__init__(
            PENALTY,
            (PENALTIES,),
            (ActionForm("give", GIVE, parts),),
            "pay-penalty",
            {
                "pay-penalty": "section 10.2",
                "not-aboard": "section 9.5",
                "matching-stays": "section 9.5",
                "no-such-saucer": "section 4",
                "not-an-opponent": "section 10.2",
                "not-the-lowest": "R-22",
            },
        )

    # -- when it is asked -------------------------------------------------------------------

    def ask_or_skip(self, table: Tabletop) -> None:
        """Each penalty, as long as there are off-coloured crewmembers; a single way to pay is taken without asking."""
        if table.titanium:
            self.lose_points(table)
        while table.penalties > 0:
            if table.off_coloured(table.saucer) == 0:
                table.penalties = 0
                break
            only = self.single_answer(table)
            if only < 0:
                table.phase = PENALTY
                return
            self.answer(table, table.active, only)
            if table.stage == FINISHED:
                return
        table.stage = REWARDS

    def lose_points(self, table: Tabletop) -> None:
        """Twisted Titanium: a point for each crash, if there is one."""
        while table.penalties > 0:
            table.penalties -= 1
            if table.points[table.active] > 0:
                table.points = table.points[:]
                table.points[table.active] -= 1
                if table.listening():
                    table.tell(events.point_lost(table, table.active))

    def single_answer(self, table: Tabletop) -> i64:
        """The only way to pay, or -1 if there are several."""
        giving = table.off_coloured(table.saucer)
        receiving = self.receivers(table)
        if giving & (giving - 1) or receiving & (receiving - 1):
            return -1
        return GIVE + MOST_SAUCERS * bit_number(giving) + bit_number(receiving)

    # -- answers ----------------------------------------------------------------------------

    def receivers(self, table: Tabletop) -> i64:
        """The saucers that may receive it, as bits: those of the opponents with the lowest count (R-22)."""
        if table.players == 2:
            return 0b0101 if table.active == 1 else 0b1010
        lowest: i64 = 4
        found: i64 = 0
        seat: i64 = 0
        while seat < table.players:
            if seat != table.active:
                count = table.count_of(seat)
                if count < lowest:
                    lowest = count
                    found = 0
                if count == lowest:
                    found |= 1 << seat
            seat += 1
        return found

    def why_not(self, table: Tabletop, seat: i64, action: i64) -> str | None:
        token, saucer = (action - GIVE) // MOST_SAUCERS, (action - GIVE) % MOST_SAUCERS
        if table.aboard[table.saucer] >> token & 1 == 0:
            return "not-aboard"
        if table.off_coloured(table.saucer) >> token & 1 == 0:
            return "matching-stays"
        if saucer >= table.saucers:
            return "no-such-saucer"
        if table.owner(saucer) == table.active:
            return "not-an-opponent"
        return None if self.receivers(table) >> saucer & 1 else "not-the-lowest"

    def fill(self, table: Tabletop, seat: i64, actions: Actions) -> None:
        """Quicker: there are 144 answers, and the receivers are the same for all."""
        giving = table.off_coloured(table.saucer)
        receiving = self.receivers(table)
        token: i64 = 0
        while giving >> token:
            if giving >> token & 1:
                saucer: i64 = 0
                while saucer < table.saucers:
                    if receiving >> saucer & 1:
                        actions.add(GIVE + MOST_SAUCERS * token + saucer)
                    saucer += 1
            token += 1

    def answer(self, table: Tabletop, seat: i64, action: i64) -> None:
        """Give a crewmember away; the receiver may win by it (R-33)."""
        token, saucer = (action - GIVE) // MOST_SAUCERS, (action - GIVE) % MOST_SAUCERS
        table.penalties -= 1
        table.leave(table.saucer, token)
        if table.listening():
            table.tell(events.crew_given(table, table.saucer, saucer, token))
        table.take_aboard(saucer, token)

    # -- position files ---------------------------------------------------------------------

    def lacks(self, table: Tabletop) -> tuple[str, str] | None:
        return ("penalties", "1, 2") if table.penalties == 0 else None

    def can_be_asked(self, table: Tabletop) -> bool:
        return not table.titanium


DECISION: Final[PayPenalty] = PayPenalty()
