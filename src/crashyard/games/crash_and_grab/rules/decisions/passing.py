"""Section 11: two players pass crewmembers between their two saucers.

It is asked as soon as the saucers come next to each other (`Tabletop.look_for_partner`).
"""

from typing import Final, final

from mypy_extensions import i64

from crashyard.engine.forms.action_forms import ActionForm, FormPart
from crashyard.games.crash_and_grab.rules import events
from crashyard.games.crash_and_grab.rules.board import TOKENS
from crashyard.games.crash_and_grab.rules.decisions.codes import DECLINE, NAME_CREWMEMBER
from crashyard.games.crash_and_grab.rules.decisions.decision import TO_DECLINE, Decision
from crashyard.games.crash_and_grab.rules.moving import go_on_after_passing
from crashyard.games.crash_and_grab.rules.stages import FINISHED, FLIGHT, PASS, PASSING, PENALTIES, REST, START_UPGRADES
from crashyard.games.crash_and_grab.rules.tabletop import Tabletop


@final
class PassCrewmember(Decision):
    """At stage PASSING it is asked only after an older file: by rules 1 it waited until the movements of a turn were
    over.
    """

    def __init__(self) -> None:
        super().__init__(
            PASS,
            (PASSING, FLIGHT, START_UPGRADES, REST),
            (TO_DECLINE, ActionForm("pass", NAME_CREWMEMBER, (FormPart("crew", "crewmember", TOKENS),))),
            "pass-or-stop",
            {"pass-or-stop": "section 11", "cannot-be-passed": "R-45"},
        )

    def ask_or_skip(self, table: Tabletop) -> None:
        if table.flagged:
            table.phase = PASS
        else:
            table.stage = PENALTIES

    def why_not(self, table: Tabletop, seat: i64, action: i64) -> str | None:
        if action == DECLINE:
            return None
        return None if table.flagged >> action - NAME_CREWMEMBER & 1 else "cannot-be-passed"

    def answer(self, table: Tabletop, seat: i64, action: i64) -> None:
        """One crewmember after the other, until none is left or that is enough; then the movement goes on (R-43)."""
        if action == DECLINE:
            table.declined = table.flagged
            table.flagged = 0
        else:
            self.pass_on(table, action - NAME_CREWMEMBER)
            if table.stage == FINISHED:
                return
            if table.flagged:
                table.phase = PASS
                return
        if table.stage == FLIGHT:
            go_on_after_passing(table)

    def pass_on(self, table: Tabletop, token: i64) -> None:
        """A flagged crewmember goes to the saucer of its colour."""
        receiver = token // 4
        giver = table.partner(receiver)
        table.leave(giver, token)
        if table.listening():
            table.tell(events.crew_passed(table, giver, receiver, token))
        table.take_aboard(receiver, token)

    def lacks(self, table: Tabletop) -> tuple[str, str] | None:
        return ("flagged", "crewmembers that may be passed") if table.flagged == 0 else None


DECISION: Final[PassCrewmember] = PassCrewmember()
