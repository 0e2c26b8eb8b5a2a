"""A play of Crash & Grab: whose decision it is, copies, what may not be known, and the doors to notation."""

from typing import cast, final

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.engine.dice import Dice
from crashyard.engine.refusal import Refusal
from crashyard.engine.result import Result
from crashyard.engine.seats import CHANCE, NOBODY, SEVERAL
from crashyard.games.crash_and_grab.forms import notation, parsing, pointing, views
from crashyard.games.crash_and_grab.heuristics import evaluation
from crashyard.games.crash_and_grab.rules import answering, asking, events, hiding
from crashyard.games.crash_and_grab.rules.board import LAST_SITE
from crashyard.games.crash_and_grab.rules.codes import DIRECTION, PLAN, PLAN_BOTH
from crashyard.games.crash_and_grab.rules.stages import DIRECTION as ASKING_DIRECTION
from crashyard.games.crash_and_grab.rules.stages import (
    GOING,
    LAST_CHANCE,
    LOSE,
    OFFER,
    OVER,
    ROLL,
)
from crashyard.games.crash_and_grab.rules.stages import PLAN as PLANNING
from crashyard.games.crash_and_grab.rules.state import NO_PLAN, PLANS_EACH
from crashyard.games.crash_and_grab.rules.turn import Turn


@final
class CrashAndGrabPosition(Turn):
    """A play of Crash & Grab: the table, and where its round stands."""

    # -- whose decision it is ---------------------------------------------------------------

    def awaited(self) -> i64:
        phase = self.phase
        if phase == PLANNING:
            return SEVERAL
        if phase <= LAST_CHANCE:
            return CHANCE
        if phase == OVER:
            return NOBODY
        if phase in (OFFER, LOSE):
            return self.owner(self.asked)
        return self.active

    def awaits(self, seat: i64) -> bool:
        """While the seats plan, those who have not; they may all answer (P1)."""
        if self.phase == PLANNING:
            return 0 <= seat < self.players and self.plan[seat] == NO_PLAN
        return seat >= CHANCE and self.awaited() == seat

    def rounds(self) -> i64:
        return self.round

    # -- answers ----------------------------------------------------------------------------

    def may_answer(self, seat: i64) -> bool:
        """Whether a seat has anything to say now; who has left the game has not."""
        if self.phase == PLANNING:
            return 0 <= seat < self.players and self.left_game >> seat & 1 == 0
        return self.phase != OVER and seat == self.awaited()

    def fill_legal(self, seat: i64, actions: Actions) -> None:
        actions.clear()
        if not self.may_answer(seat):
            return
        if seat == CHANCE:
            asking.fill_chance(self, actions)
        else:
            asking.fill_answers(self, actions)

    def forbids(self, seat: i64, action: i64) -> str | None:
        if self.phase == OVER:
            return "game-over"
        if not self.may_answer(seat):
            return "not-awaited"
        if seat == CHANCE:
            return asking.forbids_outcome(self, action)
        return asking.forbids_answer(self, action)

    def carry_out(self, seat: i64, action: i64) -> None:
        answering.answer(self, seat, action)
        if self.left_game:
            self.answer_for_leavers()
        self.tell_what_is_asked()

    def tell_what_is_asked(self) -> None:
        """The last event of everything that happens: what is to be decided now, or that the game is over."""
        if self.listening():
            self.tell(events.game_over(self) if self.phase == OVER else events.asked(self))

    def pick(self, seat: i64, dice: Dice, actions: Actions) -> i64:
        """Without making the list, where all answers are possible."""
        if self.phase == PLANNING:
            if self.players > 2:
                return PLAN + dice.below(PLANS_EACH)
            return PLAN_BOTH + dice.below(PLANS_EACH * PLANS_EACH)
        if self.phase == ASKING_DIRECTION:
            return DIRECTION + dice.below(4)
        actions.clear()
        asking.fill_answers(self, actions)
        return actions.at(dice.below(actions.count))

    def throw(self, dice: Dice, actions: Actions) -> i64:
        """Without making the list, where all outcomes are possible; each is equally likely."""
        if self.phase == ROLL:
            return 1 + dice.below(LAST_SITE)
        actions.clear()
        asking.fill_chance(self, actions)
        return actions.at(dice.below(actions.count))

    # -- leaving the game -------------------------------------------------------------------

    def resign(self, seat: i64) -> None:
        """R-52: the saucers of who leaves fly on at random and decline whatever they may; the last one cannot leave."""
        if self.phase == OVER:
            raise self.refusal("game-over", seat, -1)
        if not 0 <= seat < self.players:
            raise self.refusal("not-awaited", seat, -1)
        if self.left_game >> seat & 1:
            raise self.refusal("has-left", seat, -1)
        staying: i64 = 0
        other: i64 = 0
        while other < self.players:
            if other != seat and self.left_game >> other & 1 == 0:
                staying += 1
            other += 1
        if staying == 0:
            raise self.refusal("last-player", seat, -1)
        self.left_game |= 1 << seat
        if self.listening():
            self.tell(events.player_left(self, seat))
        if self.phase == PLANNING and self.plan[seat] == NO_PLAN:
            self.phase = GOING
            self.go_on()
        self.answer_for_leavers()
        self.tell_what_is_asked()

    def answer_for_leavers(self) -> None:
        """The first legal answer: to decline, where that is possible."""
        actions = Actions()
        while True:
            seat = self.awaited()
            if seat < 0 or self.left_game >> seat & 1 == 0:
                return
            actions.clear()
            asking.fill_answers(self, actions)
            answering.answer(self, seat, actions.at(0))

    # -- how it ends ------------------------------------------------------------------------

    def result(self) -> Result | None:
        """One wins; the losers are not ranked (section 14)."""
        if self.phase != OVER:
            return None
        ranks: tuple[int, ...] = tuple(1 if seat == self.winner else 2 for seat in range(self.players))
        reason = "points" if self.titanium else "stations"
        teams: tuple[int, ...] = tuple(range(self.players))
        return Result(ranks, reason, teams)

    def evaluate(self, seat: i64) -> float:
        return evaluation.evaluate(self, seat)

    def settled(self) -> bool:
        """Between rounds: in the middle of one, plans that nobody knows are about to change everything."""
        return self.phase == PLANNING or self.phase == OVER

    # -- copies -----------------------------------------------------------------------------

    def copy(self) -> "CrashAndGrabPosition":
        twin = CrashAndGrabPosition(self.players)
        self.copy_into(twin)
        return twin

    def possible(self, seat: i64, dice: Dice) -> "CrashAndGrabPosition":
        twin = self.copy()
        hiding.redraw(twin, seat, dice)
        return twin

    # -- notation ---------------------------------------------------------------------------

    def refusal(self, key: str, seat: i64, action: i64) -> Refusal:
        return notation.refusal(self, key, seat, action)

    def view(self, seat: i64) -> dict[str, object]:
        return cast(dict[str, object], views.view(self, seat))

    def to_json(self) -> dict[str, object]:
        return cast(dict[str, object], views.to_json(self))

    def action_json(self, seat: i64, action: i64) -> object:
        return notation.action_json(self, seat, action)

    def parse_action(self, seat: i64, form: object) -> int:
        return parsing.parse_action(self, seat, form)

    def targets(self, seat: i64, action: i64) -> list[str]:
        return pointing.targets(self, seat, action)
