"""Section 15: the forms of answers, made from what the decisions declare, and the refusals."""

from collections.abc import Sequence
from typing import ClassVar

from crashyard.engine.forms.action_forms import ActionForm, ActionForms
from crashyard.engine.refusal import Refusal
from crashyard.engine.seats import CHANCE
from crashyard.games.crash_by_crash.forms.cell_kinds import spell
from crashyard.games.crash_by_crash.forms.kinds import KINDS_OF_THINGS, OUTCOMES
from crashyard.games.crash_by_crash.forms.piece_kinds import say_more
from crashyard.games.crash_by_crash.rules.answers import chance_of, decision_of
from crashyard.games.crash_by_crash.rules.board import DIRECTIONS, NEXT
from crashyard.games.crash_by_crash.rules.cards.kinds import BLUE, GREY
from crashyard.games.crash_by_crash.rules.cards.names import CARD_NAMES
from crashyard.games.crash_by_crash.rules.cards.yellow import YELLOW
from crashyard.games.crash_by_crash.rules.codes import (
    EXCHANGE,
    HIT_TWICE,
    MAGNETIC,
    PUSH,
    RING,
    is_card,
    is_placing,
)
from crashyard.games.crash_by_crash.rules.decisions.action import ACTING
from crashyard.games.crash_by_crash.rules.decisions.card import kind_played
from crashyard.games.crash_by_crash.rules.decisions.decision import CrashByCrashDecision
from crashyard.games.crash_by_crash.rules.decisions.exchange import EXCHANGING
from crashyard.games.crash_by_crash.rules.decisions.keep import KEEPING
from crashyard.games.crash_by_crash.rules.decisions.magnet import PUTTING_THE_MAGNET
from crashyard.games.crash_by_crash.rules.decisions.operator import OPERATING, STEPPING
from crashyard.games.crash_by_crash.rules.decisions.passing import PASSING
from crashyard.games.crash_by_crash.rules.decisions.place import PLACING, card_in_force
from crashyard.games.crash_by_crash.rules.decisions.push import PUSHING
from crashyard.games.crash_by_crash.rules.decisions.ring import RINGING_CHOICE
from crashyard.games.crash_by_crash.rules.decisions.take import TAKING
from crashyard.games.crash_by_crash.rules.movement.magnets import first_reached, why_not_pull
from crashyard.games.crash_by_crash.rules.phases import DEAL, DECK, KEEP, LAYING_TILES, OVER, REFILL
from crashyard.games.crash_by_crash.rules.setup.set_car import SETTING_A_CAR
from crashyard.games.crash_by_crash.rules.setup.set_operator import SETTING_THE_OPERATOR
from crashyard.games.crash_by_crash.rules.turn import CrashByCrashTurn

NAME = "crash-by-crash"

ANSWERS: tuple[CrashByCrashDecision, ...] = (
    PLACING,
    *GREY,
    *YELLOW,
    *BLUE,
    OPERATING,
    STEPPING,
    EXCHANGING,
    PASSING,
    RINGING_CHOICE,
    TAKING,
    KEEPING,
    SETTING_THE_OPERATOR,
    SETTING_A_CAR,
)
"""Whatever has forms of its own, in the order in which people are told what they may `do`."""

CHANCES = tuple(chance_of(phase) for phase in (LAYING_TILES, DEAL, DECK, REFILL))

_GENERAL = {
    "game-over": "section 11",
    "not-awaited": "section 4",
    "no-resigning": "section 11",
    "unknown-action": "section 15",
}

_REACHED = {"pull-held", "pull-cancelled", "pull-mutual", "pull-contested", "pull-onto-bell"}
"""Refusals that name the car that a magnet would reach and yet not move."""


def _clauses() -> dict[str, str]:
    """Every refusal of the rules; where two decisions refuse by the same key, the first one speaks for others too."""
    found = dict(_GENERAL)
    for decision in (PUSHING, PUTTING_THE_MAGNET, *ANSWERS, ACTING, *CHANCES):
        found = decision.clauses | found
    return found


class CrashByCrashForms(ActionForms[CrashByCrashTurn]):
    """What depends on the decision that is asked, and what refusals say beyond their action."""

    game: ClassVar[str] = NAME
    silent: ClassVar[frozenset[str]] = ActionForms.silent | {"not-an-action-now"}

    def asked(self, position: CrashByCrashTurn, seat: int) -> Sequence[ActionForm]:
        """Cards are kept by the same numbers as they are taken; tiles are laid by other outcomes than cards drawn."""
        if seat == CHANCE:
            return chance_of(position.phase).forms if position.awaited() == CHANCE else ()
        return KEEPING.forms if position.phase == KEEP else ()

    def about(self, position: CrashByCrashTurn, key: str, seat: int, action: int) -> dict[str, object]:
        found = super().about(position, key, seat, action)
        tuning = position.tuning
        if key in ("fee-missing", "four-steps-cost"):
            found["points"] = int(tuning.second_car_fee if key == "fee-missing" else tuning.four_steps_cost)
        elif key == "may-not-ring":
            found["turn"] = int(tuning.first_ringing_turn)
        return found | ({"in_force": CARD_NAMES[position.card]} if position.card >= 0 else {})

    def facts(self, position: CrashByCrashTurn, seat: int, action: int) -> dict[str, object]:
        """A grey card by its name alone is no form, and yet its name is known."""
        named = {"card": CARD_NAMES[kind_played(action)]} if seat != CHANCE and is_card(action) else {}
        return named | super().facts(position, seat, action)

    def clause(self, position: CrashByCrashTurn, key: str, action: int) -> str:
        """What goes for an exchange and for a PLACE under a blue card may stand elsewhere than what goes for others."""
        deciding: list[CrashByCrashDecision] = []
        if is_placing(action) and position.blue_in_force():
            deciding.append(card_in_force(position))
        elif EXCHANGE <= action < RING:
            deciding.append(EXCHANGING)
        if position.phase != OVER:
            deciding.append(decision_of(position.phase))
        found = (decision.clause(position, key) for decision in deciding)
        return next((clause for clause in found if clause is not None), self.clauses[key])

    def refusal(self, position: CrashByCrashTurn, key: str, seat: int, action: int) -> Refusal:
        if key == "pulls-nothing":
            key = why_not_pull(position, position.side(seat), action - MAGNETIC)
        more = missing_car(position, key, action)
        if key in _REACHED:
            more["car"] = spell(int(first_reached(position.on, action - MAGNETIC)))
        return say_more(super().refusal(position, key, seat, action), **more)


def missing_car(position: CrashByCrashTurn, key: str, action: int) -> dict[str, object]:
    """In which direction the car is missing that an action needs."""
    if key != "no-car-there":
        return {}
    if action >= HIT_TWICE:
        cell, directions = divmod(action - HIT_TWICE, 36)
        first, second = divmod(directions, 6)
        return {"dir": DIRECTIONS[second if position.has_car(NEXT[6 * cell + first]) else first]}
    return {"dir": DIRECTIONS[(action - PUSH) // 3 % 6]}


FORMS = CrashByCrashForms(
    [form for answer in ANSWERS for form in answer.forms],
    KINDS_OF_THINGS,
    _clauses(),
    [form for chance in CHANCES for form in chance.forms],
    OUTCOMES,
)


def refusal(position: CrashByCrashTurn, key: str, seat: int, action: int, **more: object) -> Refusal:
    """A refusal with facts of its own."""
    return say_more(FORMS.refusal(position, key, seat, action), **more)
