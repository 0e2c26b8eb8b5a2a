"""Section 8.2: yellow cards, which are in force for the next scoring of the turn and demand one (R69).

What each does to that scoring is in a module of its own: `heartless_bell`, `colour_anomaly`.
"""

from typing import Final, final

from mypy_extensions import i64

from crashyard.games.crash_by_crash.rules.cards.card import PlayedCard, by_name
from crashyard.games.crash_by_crash.rules.cards.names import COLOUR_ANOMALY, HEARTLESS_BELL
from crashyard.games.crash_by_crash.rules.decisions.push import batteries_now, some_push_rings
from crashyard.games.crash_by_crash.rules.duty.demands import can_score
from crashyard.games.crash_by_crash.rules.movement.magnets import attracts_anything
from crashyard.games.crash_by_crash.rules.phases import ACTION, RINGING
from crashyard.games.crash_by_crash.rules.turn import CrashByCrashTurn


@final
class YellowCard(PlayedCard):
    """It may be played only if a scoring follows from the card itself, by a magnet, or can follow from ACTION 2."""

    def __init__(self, kind: i64) -> None:
        clauses = {"only-as-first-action": "section 4", "no-scoring-possible": "section 8.2"}
        super().__init__(kind, by_name(kind), clauses)

    def why_not_now(self, table: CrashByCrashTurn, seat: i64, action: i64) -> str | None:
        if table.action == 2:
            return "only-as-first-action"
        return None if self.scoring_can_follow(table, seat, action) else "no-scoring-possible"

    def scoring_can_follow(self, table: CrashByCrashTurn, seat: i64, action: i64) -> bool:
        if not table.may_ring():
            return False
        if not attracts_anything(table, 0) and not attracts_anything(table, 1):
            side = table.side(seat)
            if some_push_rings(table, side, 1 + batteries_now(table, side)):
                return True
        twin = table.copy()
        twin.carry_out(seat, action)
        if twin.scorings > table.scorings or twin.phase == RINGING:
            return True
        return twin.phase == ACTION and can_score(twin, seat)

    def take_effect(self, table: CrashByCrashTurn, seat: i64, action: i64) -> None:
        table.card = self.kind


YELLOW: Final[list[YellowCard]] = [YellowCard(HEARTLESS_BELL), YellowCard(COLOUR_ANOMALY)]
"""By their numbers, counted from HEARTLESS_BELL."""
