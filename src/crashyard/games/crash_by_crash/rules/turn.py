"""Sections 4, 9, 11 and 12: how a turn goes on once an answer has been carried out, and the end of the game."""

from abc import abstractmethod

from mypy_extensions import i64

from crashyard.engine.result import Result, rank_by
from crashyard.games.crash_by_crash.rules import events
from crashyard.games.crash_by_crash.rules.cards.names import is_blue, is_yellow
from crashyard.games.crash_by_crash.rules.deck import can_draw, display_wants_card, prepare_deck
from crashyard.games.crash_by_crash.rules.movement.magnets import (
    attracts_anything,
    carry_out_pulls,
    find_pulls,
    ringing_pulls,
)
from crashyard.games.crash_by_crash.rules.phases import ACTION, DECK, DRAW, OVER, REFILL, RINGING
from crashyard.games.crash_by_crash.rules.pieces import NO_CARD, SIDES
from crashyard.games.crash_by_crash.rules.scoring import score_bell
from crashyard.games.crash_by_crash.rules.table import CrashByCrashTable


class CrashByCrashTurn(CrashByCrashTable):
    """The table, and what follows from an answer without anybody deciding. What may be answered is the decisions'."""

    @abstractmethod
    def copy(self) -> "CrashByCrashTurn":
        """An independent table, for trying things out; nobody listens to it."""

    def begin_turn(self) -> None:
        self.turn += 1
        self.phase = ACTION
        self.action = 1
        self.places = 0
        self.owed = 0
        self.scored = False
        self.card = NO_CARD
        if self.listening():
            self.tell(events.turn_began(self))

    # -- RESOLVE ----------------------------------------------------------------------------

    def resolve(self) -> None:
        """Steps 4 to 6: a bell that was rung is scored, then the magnets are looked at (R25).

        Nothing of that comes once a displacement has taken a side's last car (R73).
        """
        if self.rung >= 0 and not self.is_swept():
            score_bell(self)
        if self.ends():
            return
        if not attracts_anything(self, 0) and not attracts_anything(self, 1):
            self.duty = -1
            self.action_done()
            return
        ringing = self.ringing()
        if len(ringing) > 1:
            self.phase = RINGING
            return
        self.pull(ringing[0] if ringing else -1)

    def ringing(self) -> list[int]:
        """The cells of the cars of which one may be pulled onto a bell."""
        return ringing_pulls(self, find_pulls(self), self.duty)

    def pull(self, ringing: i64) -> None:
        """Steps 6 to 8, with the choice of who rings made."""
        carry_out_pulls(self, find_pulls(self), ringing)
        self.duty = -1
        self.phase = ACTION
        if self.rung >= 0:
            score_bell(self)
        if not self.ends():
            self.action_done()

    def owes_scoring(self) -> bool:
        """Whether a yellow card is in force, so that ACTION 2 must trigger a scoring."""
        return self.card != NO_CARD and is_yellow(self.card)

    def blue_in_force(self) -> bool:
        """Whether a blue card is in force, so that ACTION 2 must be a PLACE under it."""
        return self.card != NO_CARD and is_blue(self.card)

    def action_done(self) -> None:
        if self.action == 2 or (self.scored and self.owes_scoring()):
            self.card = NO_CARD
        if self.action == 1:
            self.action = 2
            return
        self.takes = self.owed
        self.go_on_drawing()

    # -- section 9: drawing -----------------------------------------------------------------

    def go_on_drawing(self) -> None:
        """Whoever takes cards goes on; after an exchange it is resolved, else the turn is over."""
        if self.takes > 0 and can_draw(self):
            if not self.exchanging and display_wants_card(self):
                self.draw_next(REFILL)
            elif self.players == 2:
                self.phase = DRAW
            else:
                self.draw_next(DECK)
            return
        self.takes = 0
        if display_wants_card(self):
            self.draw_next(REFILL)
        elif self.exchanging:
            self.exchanging = False
            self.phase = ACTION
            self.resolve()
        else:
            self.end_turn()

    def draw_next(self, phase: i64) -> None:
        prepare_deck(self)
        self.phase = phase

    def end_turn(self) -> None:
        if self.listening():
            self.tell(events.turn_ended(self))
        self.active = (self.active + 1) % self.players
        self.begin_turn()

    # -- section 11: the end ----------------------------------------------------------------

    def ends(self) -> bool:
        """After the last scoring, the seventh, or when a side has no car on the board (R72-R74)."""
        if self.scorings >= self.tuning.scorings or self.is_swept():
            self.phase = OVER
            if self.listening():
                self.tell(events.game_over(self))
            return True
        return False

    def result(self) -> Result | None:
        """Most points win, whoever was driven off the board; equal points are a draw (R75)."""
        if self.phase != OVER:
            return None
        totals: list[int] = []
        for seat in range(self.players):
            totals.append(self.scores[self.side(seat)])
        reason = "seven_scorings" if self.scorings >= self.tuning.scorings else "no_cars"
        teams: tuple[int, ...] = tuple(seat % SIDES for seat in range(self.players))
        return Result(rank_by(totals), reason, teams)
