"""The die of crash sites: where a saucer or a crewmember is placed (section 7)."""

from typing import Final, final

from mypy_extensions import i64

from crashyard.engine.forms.action_forms import outcome_form
from crashyard.games.crash_and_grab.rules.board import LAST_SITE
from crashyard.games.crash_and_grab.rules.decisions.decision import UNKNOWN_ACTION, Decision
from crashyard.games.crash_and_grab.rules.placing import place_rolled
from crashyard.games.crash_and_grab.rules.stages import (
    FIRST_PILOTS,
    FIRST_SAUCERS,
    PLACE_ALL,
    PLACE_CREW,
    ROLL,
    START_UPGRADES,
)
from crashyard.games.crash_and_grab.rules.state import CREW, NOTHING
from crashyard.games.crash_and_grab.rules.tabletop import Tabletop
from crashyard.games.crash_and_grab.rules.upgrades.windows import FOR_PLACED, work


@final
class RollSite(Decision):
    """It is asked by everything in `placing`, where no card replaces it."""

    def __init__(self) -> None:
        stages = (PLACE_CREW, FIRST_SAUCERS, FIRST_PILOTS, START_UPGRADES, PLACE_ALL)
        super().__init__(ROLL, stages, (outcome_form("site", LAST_SITE, 1),), "unknown-action", UNKNOWN_ACTION)

    def why_not(self, table: Tabletop, seat: i64, action: i64) -> str | None:
        return None

    def answer(self, table: Tabletop, seat: i64, action: i64) -> None:
        placed = table.placing
        place_rolled(table, action)
        if placed < CREW and table.stage != FIRST_SAUCERS:
            work(table, placed - 1, FOR_PLACED)

    def lacks(self, table: Tabletop) -> tuple[str, str] | None:
        return ("placing", "what is to be placed now") if table.placing == NOTHING else None


DECISION: Final[RollSite] = RollSite()
