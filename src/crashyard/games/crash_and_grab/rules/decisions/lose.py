"""Twisted Titanium: a saucer that won a comparison loses a crewmember of its owner's choice (section 22)."""

from typing import Final, final

from mypy_extensions import i64

from crashyard.engine.forms.action_forms import ActionForm, FormPart
from crashyard.games.crash_and_grab.rules import events
from crashyard.games.crash_and_grab.rules.board import TOKENS
from crashyard.games.crash_and_grab.rules.decisions.codes import NAME_CREWMEMBER
from crashyard.games.crash_and_grab.rules.decisions.decision import Decision, bit_number
from crashyard.games.crash_and_grab.rules.stages import BOOSTS, LOSE, REST
from crashyard.games.crash_and_grab.rules.state import NO_SAUCER, tokens_in
from crashyard.games.crash_and_grab.rules.tabletop import Tabletop


@final
class LoseCrewmember(Decision):
    def __init__(self) -> None:
        super().__init__(
            LOSE,
            (REST,),
            (ActionForm("lose", NAME_CREWMEMBER, (FormPart("crew", "crewmember", TOKENS),)),),
            "lose-a-crewmember",
            {"lose-a-crewmember": "Twisted Titanium", "not-aboard": "section 9.5"},
        )

    def ask_or_skip(self, table: Tabletop) -> None:
        """When a movement has come to rest; a single crewmember aboard is lost without asking (R-66)."""
        while len(table.losses) > 0:
            saucer = table.losses[0]
            if table.aboard[saucer]:
                if tokens_in(table.aboard[saucer]) > 1:
                    table.asked = saucer
                    table.phase = LOSE
                    return
                self.lose(table, saucer, bit_number(table.aboard[saucer]))
            table.losses = table.losses[1:]
        table.stage = BOOSTS

    def why_not(self, table: Tabletop, seat: i64, action: i64) -> str | None:
        return None if table.aboard[table.asked] >> action - NAME_CREWMEMBER & 1 else "not-aboard"

    def answer(self, table: Tabletop, seat: i64, action: i64) -> None:
        saucer = table.losses[0]
        table.losses = table.losses[1:]
        table.asked = NO_SAUCER
        self.lose(table, saucer, action - NAME_CREWMEMBER)

    def lose(self, table: Tabletop, saucer: i64, token: i64) -> None:
        """A crewmember goes back into its colour's queue, at the place of its type."""
        table.leave(saucer, token)
        table.lost |= 1 << token
        if table.listening():
            table.tell(events.crew_lost(table, saucer, token))

    def lacks(self, table: Tabletop) -> tuple[str, str] | None:
        return ("losses", "a saucer that won a comparison") if len(table.losses) == 0 else None

    def can_be_asked(self, table: Tabletop) -> bool:
        return table.asked != NO_SAUCER


DECISION: Final[LoseCrewmember] = LoseCrewmember()
