"""Section 4: chance picks the start player (R17)."""

from typing import Final, final

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.engine.forms.action_forms import outcome_form
from crashyard.games.cube_attack.rules import events
from crashyard.games.cube_attack.rules.codes import MOST_PLAYERS
from crashyard.games.cube_attack.rules.rounds import begin_round
from crashyard.games.cube_attack.rules.state import CubeAttackTable


@final
class StartPlayer:
    """Each seat is equally likely. It is asked as long as nobody has the marker."""

    def __init__(self) -> None:
        self.forms = (outcome_form("seat", MOST_PLAYERS),)
        self.clauses = {"unknown-action": "section 6"}

    def why_not(self, table: CubeAttackTable, outcome: i64) -> str | None:
        return None if 0 <= outcome < table.players else "unknown-action"

    def fill(self, table: CubeAttackTable, actions: Actions) -> None:
        seat: i64 = 0
        while seat < MOST_PLAYERS:
            if self.why_not(table, seat) is None:
                actions.add(seat)
            seat += 1

    def answer(self, table: CubeAttackTable, outcome: i64) -> None:
        """They take the marker and begin round 1."""
        table.marker = outcome
        if table.listening():
            table.tell(events.start_player(table))
        begin_round(table)


STARTING: Final = StartPlayer()
