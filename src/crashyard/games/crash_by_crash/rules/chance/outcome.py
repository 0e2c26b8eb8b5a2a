"""What every decision of chance can be asked."""

from abc import abstractmethod

from mypy_extensions import i64

from crashyard.engine.chance.dice import Dice
from crashyard.engine.forms.action_forms import outcome_form
from crashyard.games.crash_by_crash.rules.decisions.decision import CrashByCrashDecision
from crashyard.games.crash_by_crash.rules.deck import pile_size
from crashyard.games.crash_by_crash.rules.pieces import KINDS
from crashyard.games.crash_by_crash.rules.turn import CrashByCrashTurn


class CrashByCrashChance(CrashByCrashDecision):
    """A decision of chance; its outcomes are numbers of their own."""

    def weight(self, table: CrashByCrashTurn, outcome: i64) -> i64:
        """How likely an outcome is, relative to the others."""
        return 1

    @abstractmethod
    def throw(self, table: CrashByCrashTurn, dice: Dice) -> i64:
        """As if the outcomes were listed, but without the list."""


class CardFromDeck(CrashByCrashChance):
    """The next card of the deck: any that is left in it, each card equally likely."""

    def __init__(self) -> None:
        super().__init__((outcome_form("card", KINDS),), {"card-not-in-deck": "section 9.3"})

    def why_not(self, table: CrashByCrashTurn, seat: i64, action: i64) -> str | None:
        if not 0 <= action < KINDS:
            return "unknown-action"
        return None if table.deck[action] > 0 else "card-not-in-deck"

    def weight(self, table: CrashByCrashTurn, outcome: i64) -> i64:
        return table.deck[outcome]

    def throw(self, table: CrashByCrashTurn, dice: Dice) -> i64:
        left = dice.below(pile_size(table))
        kind: i64 = 0
        while left >= table.deck[kind]:
            left -= table.deck[kind]
            kind += 1
        return kind
