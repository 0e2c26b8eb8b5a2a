"""Section 16: one or more upgrades may be used in a window; whoever may, can leave it.

It is asked by `windows.offers`, wherever the turn or a movement comes to a window. What may be chosen, and what it
does, are the cards' to say.
"""

from typing import Final, final

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.engine.forms.action_forms import ActionForm, FormPart
from crashyard.games.crash_and_grab.rules import events
from crashyard.games.crash_and_grab.rules.decisions.codes import CARD_OF, DECLINE, USE
from crashyard.games.crash_and_grab.rules.decisions.decision import TO_DECLINE, Decision
from crashyard.games.crash_and_grab.rules.moving import push
from crashyard.games.crash_and_grab.rules.rounds import fix_rotation
from crashyard.games.crash_and_grab.rules.stages import (
    END_UPGRADES,
    FLIGHT,
    OFFER,
    OVER,
    PLACE_ALL,
    PURCHASES,
    REST,
    REVEAL,
    ROLL,
    ROTATION,
    START_UPGRADES,
    TURN_DIRECTION,
)
from crashyard.games.crash_and_grab.rules.state import NO_SAUCER, NOTHING
from crashyard.games.crash_and_grab.rules.tabletop import Tabletop
from crashyard.games.crash_and_grab.rules.upgrades.deck import BY_NUMBER, CARDS
from crashyard.games.crash_and_grab.rules.upgrades.upgrade import (
    ASKING,
    COLLISION,
    END,
    ENTERING,
    FIRST_TURN,
    PICK_UP,
    PLACING,
    START,
)
from crashyard.games.crash_and_grab.rules.upgrades.windows import FOR_PLACED, FOR_PUSHED, forget_pick, usable, work

STAGES_OF_WINDOW: Final[dict[int, tuple[int, ...]]] = {
    PLACING: (START_UPGRADES, PLACE_ALL),
    START: (START_UPGRADES,),
    ENTERING: (FLIGHT,),
    COLLISION: (FLIGHT,),
    PICK_UP: (REST,),
    END: (END_UPGRADES,),
    FIRST_TURN: (TURN_DIRECTION,),
}
"""At which stages of the round each window opens."""


def _forms() -> tuple[ActionForm, ...]:
    """To decline, and to use each of the cards."""
    found = [TO_DECLINE]
    for card in CARDS:
        name = FormPart("upgrade", "upgrade", 1, int(card.number))
        found.append(ActionForm("use", int(card.first_action), (name, *card.parts)))
    return tuple(found)


@final
class UseUpgrade(Decision):
    def __init__(self) -> None:
        super().__init__(
            OFFER,
            (),
            _forms(),
            "use-or-decline",
            {
                "use-or-decline": "section 16",
                "not-your-upgrade": "section 16",
                "upgrade-not-active": "R-53",
                "upgrade-used": "section 16",
                "wrong-window": "section 16",
                "works-by-itself": "section 16",
                "upgrade-not-now": "section 16",
                "upgrade-not-so": "section 16",
            },
        )

    def why_not(self, table: Tabletop, seat: i64, action: i64) -> str | None:
        if action == DECLINE:
            return None
        card = BY_NUMBER[CARD_OF[action - USE]]
        if not table.upgrades[table.asked] & card.bit:
            return "not-your-upgrade"
        if table.fresh & card.bit:
            return "upgrade-not-active"
        if card.windows & ASKING == 0:
            return "works-by-itself"
        if not usable(table, table.asked, table.window) & card.bit:
            return "upgrade-used" if table.used & card.bit else "wrong-window"
        if not card.is_available(table, table.asked):
            return "upgrade-not-now"
        return None if card.allows(table, table.asked, action - card.first_action) else "upgrade-not-so"

    def fill(self, table: Tabletop, seat: i64, actions: Actions) -> None:
        """Quicker: every card lists its own options, of which there are more than a thousand."""
        actions.add(DECLINE)
        cards = usable(table, table.asked, table.window)
        number: i64 = 0
        while cards >> number:
            if cards >> number & 1:
                BY_NUMBER[number].fill(table, table.asked, actions)
            number += 1

    def answer(self, table: Tabletop, seat: i64, action: i64) -> None:
        """Use an upgrade, or not; then the round goes on from the window."""
        window, saucer = table.window, table.asked
        table.window = 0
        table.asked = NO_SAUCER
        if action == DECLINE:
            self.decline(table, window)
            return
        card = BY_NUMBER[CARD_OF[action - USE]]
        if card.once:
            table.used |= card.bit
        if table.listening():
            table.tell(events.upgrade_used(table, saucer, card.number))
        card.use(table, saucer, action - card.first_action)
        if table.phase != OVER:
            self.go_on_from(table, window, saucer)

    def go_on_from(self, table: Tabletop, window: i64, saucer: i64) -> None:
        """After a card was used in a window."""
        if window == PICK_UP:
            forget_pick(table)
        elif window == PLACING:
            work(table, saucer, FOR_PLACED)
        elif window == FIRST_TURN:
            fix_rotation(table)
        elif window == COLLISION:
            table.stage = REST
        elif window == END:
            table.stage = REST
            if table.mover != NO_SAUCER:
                table.stage = FLIGHT
                if not table.own:
                    work(table, saucer, FOR_PUSHED)

    def decline(self, table: Tabletop, window: i64) -> None:
        if window == END:
            table.stage = PURCHASES
        elif window == START:
            table.stage = REVEAL
        elif window == PICK_UP:
            forget_pick(table)
        elif window == COLLISION:
            push(table)
        elif window == PLACING:
            table.phase = ROLL
        elif window == FIRST_TURN:
            table.phase = ROTATION

    def lacks(self, table: Tabletop) -> tuple[str, str] | None:
        if table.window == PLACING and table.placing == NOTHING:
            return "placing", "what is to be placed now"
        if table.window == PICK_UP and len(table.picks) == 0:
            return "picks", "what has been picked up"
        return None

    def can_be_asked(self, table: Tabletop) -> bool:
        """A pick-up that may be answered is of a crewmember that is still aboard."""
        if table.asked == NO_SAUCER or (table.window == COLLISION and table.titanium):
            return False
        return table.window != PICK_UP or table.aboard[table.asked] >> table.picked() & 1 == 1


DECISION: Final[UseUpgrade] = UseUpgrade()
