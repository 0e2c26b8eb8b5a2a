"""T3a and T3b: the plan is revealed, and where there is a choice its distance is set (section 9.2)."""

from typing import Final, final

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.engine.forms.action_forms import ActionForm, FormPart
from crashyard.games.crash_and_grab.rules import events
from crashyard.games.crash_and_grab.rules.decisions.codes import MOST_SPACES, SET_DISTANCE
from crashyard.games.crash_and_grab.rules.decisions.decision import Decision, bit_number, fill_bits
from crashyard.games.crash_and_grab.rules.stages import DISTANCE, FIX_DIRECTION
from crashyard.games.crash_and_grab.rules.state import THREE_CARD, TWO_CARD
from crashyard.games.crash_and_grab.rules.tabletop import Tabletop
from crashyard.games.crash_and_grab.rules.upgrades.windows import FOR_DISTANCES, distances


def distances_of_card(table: Tabletop) -> i64:
    """What Execute Move may cover, as bits."""
    card = table.plan[table.saucer] // 4
    normal: i64 = 0b111111
    if card == TWO_CARD:
        normal = 0b100
    elif card == THREE_CARD:
        normal = 0b1000
    return distances(table, table.saucer, FOR_DISTANCES, normal, normal)


@final
class ChooseDistance(Decision):
    def __init__(self) -> None:
        super().__init__(
            DISTANCE,
            (FIX_DIRECTION,),
            (ActionForm("distance", SET_DISTANCE, (FormPart("distance", "distance", MOST_SPACES + 1),)),),
            "choose-distance",
            {"choose-distance": "section 6", "card-distance": "section 9.2"},
        )

    def ask_or_skip(self, table: Tabletop) -> None:
        table.stage = FIX_DIRECTION
        table.revealed |= 1 << table.saucer
        if table.listening():
            table.tell(events.plan_revealed(table))
        choices = distances_of_card(table)
        if choices & (choices - 1):
            table.phase = DISTANCE
        else:
            table.distance = bit_number(choices)

    def why_not(self, table: Tabletop, seat: i64, action: i64) -> str | None:
        return None if distances_of_card(table) >> action - SET_DISTANCE & 1 else "card-distance"

    def fill(self, table: Tabletop, seat: i64, actions: Actions) -> None:
        """Quicker: the cards that widen the distances are gone through once."""
        fill_bits(SET_DISTANCE, distances_of_card(table), actions)

    def answer(self, table: Tabletop, seat: i64, action: i64) -> None:
        table.distance = action - SET_DISTANCE
        if table.listening():
            table.tell(events.distance_chosen(table))


DECISION: Final[ChooseDistance] = ChooseDistance()
