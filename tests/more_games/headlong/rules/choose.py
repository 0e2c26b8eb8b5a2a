"""The only decision: all seats choose a gear at once, in secret (H2)."""

from typing import Final, final

from mypy_extensions import i64

from crashyard.engine.forms.action_forms import ActionForm, FormPart
from crashyard.games.headlong.rules import events, rounds
from crashyard.games.headlong.rules.state import GEARS, NO_GEAR, HeadlongTable


@final
class Choose:
    """Actions 0, 1 and 2 choose first, second and third gear."""

    def __init__(self) -> None:
        self.forms = (ActionForm("choose", 0, (FormPart("gear", "gear", GEARS, first=1),)),)
        self.clauses = {"game-over": "H4", "not-awaited": "H2", "unknown-action": "H2", "no-resigning": "H6"}

    def why_not(self, table: HeadlongTable, seat: i64, action: i64) -> str | None:
        """The key of the reason why a seat cannot answer so; None if it can."""
        if table.over:
            return "game-over"
        if seat < 0 or seat >= table.players:
            return "not-awaited"
        return None if 0 <= action < GEARS else "unknown-action"

    def answer(self, table: HeadlongTable, seat: i64, action: i64) -> None:
        table.gears[seat] = action + 1
        if table.listening():
            table.tell(events.chose(seat, action + 1))
        if NO_GEAR not in table.gears:
            rounds.drive(table)
            rounds.end_round(table)


CHOOSING: Final = Choose()
