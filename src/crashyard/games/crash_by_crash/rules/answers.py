"""Section 4: whose decision it is, and which module of `decisions` or `chance` answers for it."""

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.engine.chance.dice import Dice
from crashyard.engine.seats import CHANCE, NOBODY
from crashyard.games.crash_by_crash.rules import events
from crashyard.games.crash_by_crash.rules.cards.names import is_yellow
from crashyard.games.crash_by_crash.rules.chance.deal import DEALING
from crashyard.games.crash_by_crash.rules.chance.draw import DRAWING
from crashyard.games.crash_by_crash.rules.chance.outcome import CrashByCrashChance
from crashyard.games.crash_by_crash.rules.chance.refill import REFILLING
from crashyard.games.crash_by_crash.rules.chance.tile import LAYING
from crashyard.games.crash_by_crash.rules.codes import SPACE
from crashyard.games.crash_by_crash.rules.decisions.action import ACTING
from crashyard.games.crash_by_crash.rules.decisions.decision import CrashByCrashDecision
from crashyard.games.crash_by_crash.rules.decisions.keep import KEEPING
from crashyard.games.crash_by_crash.rules.decisions.operator import STEPPING
from crashyard.games.crash_by_crash.rules.decisions.picking import (
    NO_CANDIDATE,
    pick_action,
    pick_starting_car,
    pick_step,
)
from crashyard.games.crash_by_crash.rules.decisions.ring import RINGING_CHOICE
from crashyard.games.crash_by_crash.rules.decisions.take import TAKING
from crashyard.games.crash_by_crash.rules.duty.demands import why_not_by_duty, why_not_step_now
from crashyard.games.crash_by_crash.rules.phases import (
    ACTION,
    DEAL,
    DECK,
    DRAW,
    KEEP,
    LAYING_TILES,
    OVER,
    REFILL,
    RINGING,
    SETTING_CARS,
    SETTING_OPERATOR,
    STEPS,
)
from crashyard.games.crash_by_crash.rules.pieces import NO_CARD
from crashyard.games.crash_by_crash.rules.setup.set_car import SETTING_A_CAR, seat_of_starting_car
from crashyard.games.crash_by_crash.rules.setup.set_operator import SETTING_THE_OPERATOR
from crashyard.games.crash_by_crash.rules.turn import CrashByCrashTurn


def decision_of(phase: i64) -> CrashByCrashDecision:
    """The decision of a phase; when the game is over there is none. Most are actions and steps: they come first."""
    if phase == ACTION:
        return ACTING
    if phase == STEPS:
        return STEPPING
    if phase == DRAW:
        return TAKING
    if phase == KEEP:
        return KEEPING
    if phase == RINGING:
        return RINGING_CHOICE
    if phase == SETTING_OPERATOR:
        return SETTING_THE_OPERATOR
    if phase == SETTING_CARS:
        return SETTING_A_CAR
    return chance_of(phase)


def chance_of(phase: i64) -> CrashByCrashChance:
    """The same for the phases of chance."""
    if phase == DECK:
        return DRAWING
    if phase == REFILL:
        return REFILLING
    return LAYING if phase == LAYING_TILES else DEALING


class CrashByCrashRules(CrashByCrashTurn):
    """The whole rules: what may be answered, and what follows from it."""

    def awaited(self) -> i64:
        if self.phase == OVER:
            return NOBODY
        if self.phase in (LAYING_TILES, DEAL, DECK, REFILL):
            return CHANCE
        if self.phase == SETTING_OPERATOR:
            return self.younger
        if self.phase == SETTING_CARS:
            return seat_of_starting_car(self)
        return self.active

    def rounds(self) -> i64:
        return self.turn

    def fill_legal(self, seat: i64, actions: Actions) -> None:
        actions.clear()
        if self.phase == OVER or seat != self.awaited():
            return
        decision_of(self.phase).fill(self, seat, actions)
        if self.phase == STEPS and self.owes_scoring():
            self.keep_dutiful(seat, actions)

    def keep_dutiful(self, seat: i64, actions: Actions) -> None:
        """Under a yellow card the operator may not leave the ways that ring (R69)."""
        kept: i64 = 0
        index: i64 = 0
        while index < actions.count:
            action = actions.at(index)
            if why_not_by_duty(self, seat, action) is None:
                actions.items[kept] = action
                kept += 1
            index += 1
        actions.count = kept

    def forbids(self, seat: i64, action: i64) -> str | None:
        if self.phase == OVER:
            return "game-over"
        if seat != self.awaited():
            return "not-awaited"
        if seat != CHANCE and (action < 0 or action >= SPACE):
            return "unknown-action"
        if self.phase == STEPS:
            return why_not_step_now(self, seat, action)
        return decision_of(self.phase).why_not(self, seat, action)

    def carry_out(self, seat: i64, action: i64) -> None:
        if not self.listening():
            self.answer(seat, action)
            return
        phase, number, exchanging = self.phase, self.action, self.exchanging
        self.answer(seat, action)
        told_already = self.phase == OVER or (self.phase == ACTION and self.action == 1)
        if not told_already and (self.phase != phase or self.action != number or self.exchanging != exchanging):
            self.tell(events.phase_began(self))

    def answer(self, seat: i64, action: i64) -> None:
        """Actions and steps are most of all answers: asking them directly is what a profile asks for."""
        if self.phase == ACTION:
            ACTING.answer(self, seat, action)
        elif self.phase == STEPS:
            STEPPING.answer(self, seat, action)
        else:
            decision_of(self.phase).answer(self, seat, action)

    def pick(self, seat: i64, dice: Dice, actions: Actions) -> i64:
        """Without making the list, where that is long."""
        picked: i64 = NO_CANDIDATE
        if self.phase == ACTION:
            if self.card == NO_CARD or is_yellow(self.card):
                picked = pick_action(self, seat, dice, actions)
        elif self.phase == STEPS:
            picked = pick_step(self, seat, dice)
        elif self.phase == SETTING_CARS:
            picked = pick_starting_car(self, seat, dice)
        if picked != NO_CANDIDATE:
            return picked
        self.fill_legal(seat, actions)
        return actions.at(dice.below(actions.count))

    def weight(self, outcome: i64) -> i64:
        return chance_of(self.phase).weight(self, outcome)

    def throw(self, dice: Dice, actions: Actions) -> i64:
        """As if the outcomes were listed, but without the list."""
        return chance_of(self.phase).throw(self, dice)
