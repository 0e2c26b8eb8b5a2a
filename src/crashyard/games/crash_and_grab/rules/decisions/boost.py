"""T5: spend boosters, one after the other (section 9.6)."""

from typing import Final, final

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.engine.forms.action_forms import ActionForm, FormPart
from crashyard.games.crash_and_grab.rules import events
from crashyard.games.crash_and_grab.rules.board import OFF
from crashyard.games.crash_and_grab.rules.decisions.accelerate import fill_flights
from crashyard.games.crash_and_grab.rules.decisions.codes import DECLINE, FLY, MOST_SPACES
from crashyard.games.crash_and_grab.rules.decisions.decision import TO_DECLINE, Decision
from crashyard.games.crash_and_grab.rules.stages import BOOST, BOOSTS, FLIGHT, PASSING
from crashyard.games.crash_and_grab.rules.tabletop import Tabletop
from crashyard.games.crash_and_grab.rules.upgrades.windows import FOR_BOOSTING, distances


def distances_of_boost(table: Tabletop) -> i64:
    """With what distances the turn saucer may boost, as bits; a distance of 0 is not offered (R-10, R-15)."""
    return distances(table, table.saucer, FOR_BOOSTING, 1 << table.distance, 0) & ~1


@final
class BoostOrStop(Decision):
    def __init__(self) -> None:
        distance = FormPart("distance", "distance-of-boost", MOST_SPACES + 1)
        super().__init__(
            BOOST,
            (BOOSTS,),
            (TO_DECLINE, ActionForm("boost", FLY, (distance, FormPart("direction", "direction", 4)), ("direction",))),
            "boost-or-stop",
            {"boost-or-stop": "section 9.6", "boost-distance": "section 9.6"},
            ("distance",),
        )

    def ask_or_skip(self, table: Tabletop) -> None:
        """As long as there are boosters and the saucer is on the board (R-12, R-13)."""
        if not table.boosted_out:
            saucer = table.saucer
            if table.boosters[saucer] > 0 and table.at[saucer] != OFF and distances_of_boost(table):
                table.phase = BOOST
                return
            table.boosted_out = True
        table.stage = PASSING

    def why_not(self, table: Tabletop, seat: i64, action: i64) -> str | None:
        if action == DECLINE:
            return None
        return None if distances_of_boost(table) >> (action - FLY) // 4 & 1 else "boost-distance"

    def fill(self, table: Tabletop, seat: i64, actions: Actions) -> None:
        """Quicker: the cards that widen the distances are gone through once."""
        actions.add(DECLINE)
        fill_flights(distances_of_boost(table), actions)

    def answer(self, table: Tabletop, seat: i64, action: i64) -> None:
        """A booster, or no more boosts in this turn."""
        if action == DECLINE:
            table.boosted_out = True
            table.stage = PASSING
            return
        table.boosters = table.boosters[:]
        table.boosters[table.saucer] -= 1
        table.launch(table.saucer, (action - FLY) % 4, (action - FLY) // 4, True)
        if table.listening():
            table.tell(events.boosted(table))
        table.stage = FLIGHT

    def lacks(self, table: Tabletop) -> tuple[str, str] | None:
        return ("saucer.boosters", "1 or more") if table.boosters[table.saucer] == 0 else None

    def can_be_asked(self, table: Tabletop) -> bool:
        return not table.boosted_out and distances_of_boost(table) != 0


DECISION: Final[BoostOrStop] = BoostOrStop()
