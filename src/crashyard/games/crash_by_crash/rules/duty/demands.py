"""What a card in force demands of ACTION 2: a PLACE under a blue one, a scoring after a yellow one (R69, R85, R86)."""

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.games.crash_by_crash.rules.cards.kinds import GREY
from crashyard.games.crash_by_crash.rules.codes import CARD, EXCHANGE, OPERATE, RING
from crashyard.games.crash_by_crash.rules.decisions.exchange import EXCHANGING
from crashyard.games.crash_by_crash.rules.decisions.operator import OPERATING, STEPPING
from crashyard.games.crash_by_crash.rules.decisions.place import PLACING
from crashyard.games.crash_by_crash.rules.duty.ways_to_ring import (
    cannot_ring,
    operator_can_ring,
    rings_by_itself,
)
from crashyard.games.crash_by_crash.rules.phases import RINGING
from crashyard.games.crash_by_crash.rules.turn import CrashByCrashTurn


def why_not_by_duty(table: CrashByCrashTurn, seat: i64, action: i64) -> str | None:
    """Why an answer that is possible otherwise is not while a yellow card demands a scoring (R69)."""
    if not table.owes_scoring():
        return None
    return None if leads_to_scoring(table, seat, action, None) else "yellow-card-demands-scoring"


def why_not_step_now(table: CrashByCrashTurn, seat: i64, action: i64) -> str | None:
    """Why the operator cannot go on so; under a yellow card they may not leave the ways that ring (R69)."""
    key = STEPPING.why_not(table, seat, action)
    return why_not_by_duty(table, seat, action) if key is None else key


def fill_duty(table: CrashByCrashTurn, seat: i64, actions: Actions) -> None:
    """What fulfils the demand of the card in force, as ACTION 2."""
    if not table.owes_scoring():
        PLACING.fill(table, seat, actions)
        return
    candidates = Actions()
    fill_candidates(table, seat, candidates)
    spare: CrashByCrashTurn | None = None
    for index in range(candidates.count):
        action = candidates.at(index)
        if spare is None and OPERATE <= action < CARD:
            spare = table.copy()
        if leads_to_scoring(table, seat, action, spare):
            actions.add(action)


def fill_candidates(table: CrashByCrashTurn, seat: i64, actions: Actions) -> None:
    """What might trigger a scoring: any action but PASS and another blue or yellow card."""
    PLACING.fill(table, seat, actions)
    for card in GREY:
        card.fill(table, seat, actions)
    EXCHANGING.fill(table, seat, actions)
    OPERATING.fill(table, seat, actions)


def can_score(table: CrashByCrashTurn, seat: i64) -> bool:
    """Whether an action can trigger a scoring. The table is a copy on which the operator's ways are tried out."""
    candidates = Actions()
    fill_candidates(table, seat, candidates)
    for index in range(candidates.count):
        if leads_to_scoring(table, seat, candidates.at(index), table):
            return True
    return False


def leads_to_scoring(table: CrashByCrashTurn, seat: i64, action: i64, spare: CrashByCrashTurn | None) -> bool:
    """Whether an action triggers a scoring, or, for the operator's steps, still can.

    `spare` is a copy of the table, if there is one already: on it the operator's ways are tried out and taken back.
    Whatever cards an exchange brings, only the magnets after it can ring (R86).
    """
    if not table.may_ring():
        return False
    if table.rung >= 0 or rings_by_itself(table, action):
        return True
    if cannot_ring(table, action):
        return False
    if OPERATE <= action < CARD:
        return operator_can_ring(table.copy() if spare is None else spare, action)
    twin = table.copy()
    if EXCHANGE <= action < RING:
        twin.resolve()
    else:
        twin.carry_out(seat, action)
    return twin.scorings > table.scorings or twin.phase == RINGING
