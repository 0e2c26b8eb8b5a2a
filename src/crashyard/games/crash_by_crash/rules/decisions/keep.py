"""Section 12: four players draw two cards and keep one of them."""

from typing import Final, final

from mypy_extensions import i64

from crashyard.engine.forms.action_forms import ActionForm, FormPart
from crashyard.games.crash_by_crash.rules.codes import TAKE
from crashyard.games.crash_by_crash.rules.decisions.decision import OTHER_PLAYERS, CrashByCrashDecision
from crashyard.games.crash_by_crash.rules.decisions.take import MOST_TAKES
from crashyard.games.crash_by_crash.rules.deck import keep
from crashyard.games.crash_by_crash.rules.pieces import KINDS
from crashyard.games.crash_by_crash.rules.turn import CrashByCrashTurn


@final
class KeepCard(CrashByCrashDecision):
    """KEEP: asked when two cards are drawn. Its numbers are those of the cards of the display."""

    def __init__(self) -> None:
        super().__init__(
            (ActionForm("keep", TAKE, (FormPart("card", "kept card", KINDS),)),),
            {"keep-one-of-two": "section 12"},
        )
        self.under_way = {"takes": (1, MOST_TAKES), "exchanging": (0, 1), "drawn": (2, 2)}

    def why_not(self, table: CrashByCrashTurn, seat: i64, action: i64) -> str | None:
        return None if action - TAKE in (table.drawn, table.drawn_too) else "keep-one-of-two"

    def answer(self, table: CrashByCrashTurn, seat: i64, action: i64) -> None:
        keep(table, seat, action - TAKE)
        table.takes -= 1
        table.go_on_drawing()

    def lacks(self, table: CrashByCrashTurn) -> tuple[str, object, str] | None:
        return ("phase", "keep", OTHER_PLAYERS) if table.players == 2 else None


KEEPING: Final[KeepCard] = KeepCard()
