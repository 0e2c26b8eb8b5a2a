"""C4: two upgrades are drawn, one of them is played (section 16)."""

from typing import Final, final

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.engine.forms.action_forms import ActionForm, FormPart
from crashyard.games.crash_and_grab.rules import events
from crashyard.games.crash_and_grab.rules.decisions.codes import KEEP_UPGRADE
from crashyard.games.crash_and_grab.rules.decisions.decision import Decision, bit_number, fill_bits
from crashyard.games.crash_and_grab.rules.stages import DRAW, DRAWING, KEEP, PURCHASES
from crashyard.games.crash_and_grab.rules.tabletop import Tabletop
from crashyard.games.crash_and_grab.rules.upgrades.deck import BY_NUMBER, HIGHEST
from crashyard.games.crash_and_grab.rules.upgrades.upgrade import PLAYED


@final
class KeepUpgrade(Decision):
    def __init__(self) -> None:
        super().__init__(
            KEEP,
            (DRAWING,),
            (ActionForm("keep", KEEP_UPGRADE, (FormPart("upgrade", "upgrade", HIGHEST + 1),)),),
            "keep-one-of-two",
            {"keep-one-of-two": "section 16"},
        )

    def ask_or_skip(self, table: Tabletop) -> None:
        """Two cards are drawn, one at a time; a single one is played without a choice."""
        if table.drawn & (table.drawn - 1) == 0 and table.deck | table.discard:
            if table.deck == 0:
                table.deck = table.discard
                table.discard = 0
                table.deduced = table.drawn
                if table.listening():
                    table.tell(events.deck_renewed(table))
            table.phase = DRAW
        elif table.drawn & (table.drawn - 1):
            table.phase = KEEP
        else:
            self.play_upgrade(table, bit_number(table.drawn))

    def why_not(self, table: Tabletop, seat: i64, action: i64) -> str | None:
        return None if table.drawn >> action - KEEP_UPGRADE & 1 else "keep-one-of-two"

    def fill(self, table: Tabletop, seat: i64, actions: Actions) -> None:
        """Quicker: what is drawn is bits, two of 27."""
        fill_bits(KEEP_UPGRADE, table.drawn, actions)

    def answer(self, table: Tabletop, seat: i64, action: i64) -> None:
        self.play_upgrade(table, action - KEEP_UPGRADE)

    def play_upgrade(self, table: Tabletop, number: i64) -> None:
        """One of the drawn cards is played, the other one discarded."""
        card = BY_NUMBER[number]
        other = table.drawn & ~card.bit
        table.drawn = 0
        table.deduced = 0
        table.discard |= other
        table.upgrades = table.upgrades[:]
        table.upgrades[table.saucer] |= card.bit
        table.fresh |= card.bit
        if table.listening():
            table.tell(events.upgrade_played(table, number, other))
        if card.windows & PLAYED:
            card.happen(table, table.saucer)
        table.stage = PURCHASES

    def can_be_asked(self, table: Tabletop) -> bool:
        """Exactly two cards are drawn."""
        rest = table.drawn & (table.drawn - 1)
        return rest != 0 and rest & (rest - 1) == 0


DECISION: Final[KeepUpgrade] = KeepUpgrade()
