"""The forms of all actions, made from what the decisions declare, and what a refusal says beside the action."""

from collections.abc import Sequence
from typing import ClassVar

from crashyard.engine.forms.action_forms import ActionForm, ActionForms
from crashyard.engine.seats import CHANCE
from crashyard.games.crash_and_grab.forms.kinds import KINDS
from crashyard.games.crash_and_grab.forms.outcomes import OUTCOMES
from crashyard.games.crash_and_grab.rules.chance import first_probe
from crashyard.games.crash_and_grab.rules.decisions.accelerate import distances_of_leaving
from crashyard.games.crash_and_grab.rules.decisions.boost import distances_of_boost
from crashyard.games.crash_and_grab.rules.decisions.codes import DECLINE, FLY
from crashyard.games.crash_and_grab.rules.decisions.decision import Decision
from crashyard.games.crash_and_grab.rules.decisions.distance import distances_of_card
from crashyard.games.crash_and_grab.rules.decisions.questions import DECISIONS, OF_CHANCE, OF_SEATS
from crashyard.games.crash_and_grab.rules.options import NAME
from crashyard.games.crash_and_grab.rules.stages import ACCELERATE, BOOST, DISTANCE, GOING, LAST_CHANCE, OVER
from crashyard.games.crash_and_grab.rules.turn import CLAUSES as GENERAL
from crashyard.games.crash_and_grab.rules.turn import CrashAndGrabTurn


def _clauses() -> dict[str, str]:
    """Every refusal of the rules, with the clause that it stands on, which is the same in every decision."""
    found = dict(GENERAL)
    for decision in DECISIONS:
        for key, clause in decision.clauses.items():
            assert found.setdefault(key, clause) == clause, key
    return found


class CrashAndGrabForms(ActionForms[CrashAndGrabTurn]):
    game: ClassVar[str] = NAME
    silent: ClassVar[frozenset[str]] = frozenset()

    def asked(self, position: CrashAndGrabTurn, seat: int) -> Sequence[ActionForm]:
        decision = _decision(int(position.phase), seat == CHANCE)
        return decision.forms if decision else ()

    def other_answer(self, position: CrashAndGrabTurn, seat: int) -> str:
        decision = _decision(int(position.phase), seat == CHANCE)
        return decision.other if decision else "unknown-action"

    def parse(self, position: CrashAndGrabTurn, seat: int, form: object) -> int:
        """Who writes `accelerate` for `boost`, or the other way round, is told so whatever else is wrong."""
        flights = {ACCELERATE: "boost", BOOST: "accelerate"}
        do = form.get("do") if isinstance(form, dict) else None
        if do is not None and do == flights.get(int(position.phase)) and position.awaits(seat):
            raise position.refusal(self.other_answer(position, seat), seat, FLY)
        return super().parse(position, seat, form)

    def about(self, position: CrashAndGrabTurn, key: str, seat: int, action: int) -> dict[str, object]:
        """Who is awaited and, where the action speaks of them, `colour`, `type`, `saucer` and `upgrade`.

        `asked` is the saucer that is asked, that is moving or that has its turn; `distances` are those to choose from;
        `victim` is the saucer whose crash is paid for, `robbed` its owner, and `fewer` and `more` are the stationed
        counts of both sides. Nothing in it depends on what is hidden.
        """
        asked = next((saucer for saucer in (position.asked, position.mover, position.saucer) if saucer >= 0), -1)
        facts = super().about(position, key, seat, action)
        facts |= {"asked": position.colours[asked] if asked >= 0 else "", "distances": _distances(position)}
        facts |= dict.fromkeys(("colour", "type", "saucer", "upgrade", "victim"), "")
        if len(position.rewards) > 0:
            victim = position.rewards[0]
            robbed = position.owner(victim)
            counts = {"fewer": int(position.count_of(robbed)), "more": int(position.count_of(position.active))}
            facts |= {"victim": position.colours[victim], "robbed": int(robbed), **counts}
        return facts


def _decision(phase: int, of_chance: bool) -> Decision | None:
    """What is asked in a phase, if it is asked of chance and chance is meant, or of seats and a seat is."""
    if phase in (GOING, OVER) or (phase <= LAST_CHANCE) != of_chance:
        return None
    return DECISIONS[phase - 1]


def _distances(position: CrashAndGrabTurn) -> list[int]:
    """What may be chosen where a distance is asked."""
    bits = 0
    if position.phase == DISTANCE:
        bits = int(distances_of_card(position))
    elif position.phase == ACCELERATE:
        bits = int(distances_of_leaving(position))
    elif position.phase == BOOST:
        bits = int(distances_of_boost(position))
    return [spaces for spaces in range(bits.bit_length()) if bits >> spaces & 1]


def _forms(decisions: Sequence[Decision]) -> list[ActionForm]:
    return list(dict.fromkeys(form for decision in decisions for form in decision.forms))


def _as_told(form: ActionForm) -> tuple[bool, int]:
    """The order in which people are told what they may `do`: that of the numbers, and declining at the end."""
    return form.first == DECLINE, form.first


FORMS = CrashAndGrabForms(
    sorted(_forms(OF_SEATS), key=_as_told),
    KINDS,
    _clauses(),
    chance=[*first_probe.DECISION.forms, *_forms(OF_CHANCE)],
    outcomes=OUTCOMES,
)
