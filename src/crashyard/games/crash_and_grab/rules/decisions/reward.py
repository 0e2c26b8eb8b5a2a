"""C1b: for each opposing saucer that crashed an energy or one of its crewmembers, in that order (section 10.3, R-28).

In Twisted Titanium it is an energy, without asking (section 22).
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from crashyard.engine.forms.action_forms import ActionForm, FormPart
from crashyard.games.crash_and_grab.rules import events
from crashyard.games.crash_and_grab.rules.board import TOKENS
from crashyard.games.crash_and_grab.rules.decisions.codes import DECLINE, ENERGIZE, STEAL
from crashyard.games.crash_and_grab.rules.decisions.decision import TO_DECLINE, Decision
from crashyard.games.crash_and_grab.rules.stages import PLACE_CREW, REWARD, REWARDS
from crashyard.games.crash_and_grab.rules.tabletop import Tabletop


@final
class TakeReward(Decision):
    def __init__(self) -> None:
        super().__init__(
            REWARD,
            (REWARDS,),
            (
                TO_DECLINE,
                ActionForm("energize", ENERGIZE),
                ActionForm("steal", STEAL, (FormPart("crew", "crewmember", TOKENS),)),
            ),
            "take-reward",
            {
                "take-reward": "section 10.3",
                "not-aboard-victim": "section 10.3",
                "matching-stays": "section 9.5",
                "victim-has-fewer": "R-24",
                "both-have-fewer": "R-25",
            },
        )

    def ask_or_skip(self, table: Tabletop) -> None:
        if table.titanium:
            self.take_energy(table)
        if len(table.rewards) > 0:
            table.phase = REWARD
        else:
            table.stage = PLACE_CREW

    def take_energy(self, table: Tabletop) -> None:
        """Twisted Titanium: an opposing saucer that went over the edge brings an energy."""
        index: i64 = 0
        while index < len(table.rewards):
            table.gain_energy(table.saucer, table.tuning.crash_energy)
            index += 1
        table.rewards = vec[i64]()

    def may_steal(self, table: Tabletop, victim: i64) -> bool:
        """The count of who crashed must be at least that of who crashed it (R-24, R-25)."""
        return table.count_of(table.owner(victim)) >= table.count_of(table.active)

    def why_not(self, table: Tabletop, seat: i64, action: i64) -> str | None:
        if action in (DECLINE, ENERGIZE):
            return None
        victim = table.rewards[0]
        token = action - STEAL
        if table.aboard[victim] >> token & 1 == 0:
            return "not-aboard-victim"
        if table.off_coloured(victim) >> token & 1 == 0:
            return "matching-stays"
        if self.may_steal(table, victim):
            return None
        return "victim-has-fewer" if table.players > 2 else "both-have-fewer"

    def answer(self, table: Tabletop, seat: i64, action: i64) -> None:
        victim = table.rewards[0]
        table.rewards = table.rewards[1:] if len(table.rewards) > 1 else vec[i64]()
        if action == ENERGIZE:
            table.gain_energy(table.saucer, table.tuning.crash_energy)
        elif action == DECLINE:
            if table.listening():
                table.tell(events.reward_declined(table, table.saucer, victim))
        else:
            token = action - STEAL
            table.leave(victim, token)
            if table.listening():
                table.tell(events.crew_stolen(table, table.saucer, victim, token))
            table.take_aboard(table.saucer, token)

    def lacks(self, table: Tabletop) -> tuple[str, str] | None:
        return ("rewards", "saucers that have crashed") if len(table.rewards) == 0 else None

    def can_be_asked(self, table: Tabletop) -> bool:
        return not table.titanium


DECISION: Final[TakeReward] = TakeReward()
