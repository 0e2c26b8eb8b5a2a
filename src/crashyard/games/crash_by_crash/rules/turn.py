"""Sections 4, 9, 11 and 12: how a turn goes on, from an answer to the next decision, and the end of the game."""

from librt.vecs import append, vec
from mypy_extensions import i64

from crashyard.engine.result import Result, rank_by
from crashyard.games.crash_by_crash.rules import acting, drawing, events, setting_up
from crashyard.games.crash_by_crash.rules.board import SLOTS
from crashyard.games.crash_by_crash.rules.codes import (
    OPERATE,
    PASS,
    RING,
    SET_CAR,
    SET_OPERATOR,
    STEP,
    TAKE,
    TAKE_DECK,
    is_card,
    is_placing,
)
from crashyard.games.crash_by_crash.rules.deck import display_wants_card, is_yellow
from crashyard.games.crash_by_crash.rules.magnets import attracts_anything, carry_out_pulls, find_pulls, ringing_pulls
from crashyard.games.crash_by_crash.rules.operating import FOUR_STEPS_COST, take_step
from crashyard.games.crash_by_crash.rules.phases import (
    ACTION,
    DEAL,
    DECK,
    DRAW,
    KEEP,
    OVER,
    REFILL,
    RINGING,
    SET_CARS,
    STEPS,
    TILES,
)
from crashyard.games.crash_by_crash.rules.phases import SET_OPERATOR as SETTING_OPERATOR
from crashyard.games.crash_by_crash.rules.scoring import score_bell
from crashyard.games.crash_by_crash.rules.table import EXCHANGED, HAND, LAST_SCORING, NO_CARD, SIDES, Table


class Turn(Table):
    """The table, and where the turn stands. What may be answered is `position`'s to say."""

    # -- carrying out -----------------------------------------------------------------------

    def weight(self, outcome: i64) -> i64:
        """Tiles and rotations are equally likely; of the kinds in the deck each card is."""
        return 1 if self.phase == TILES else self.deck[outcome]

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
        if self.phase == TILES:
            setting_up.lay_next_tile(self, action)
            if self.count == SLOTS:
                self.phase = SETTING_OPERATOR
        elif self.phase == DEAL:
            self.deal(action)
        elif self.phase == DECK:
            self.draw(action)
        elif self.phase == REFILL:
            drawing.draw_to_display(self, action)
            self.go_on_drawing()
        elif self.phase == SETTING_OPERATOR:
            self.put_operator(action - SET_OPERATOR)
            if self.listening():
                self.tell(events.operator_put(self))
            self.phase = DEAL
            self.count = 0
        elif self.phase == SET_CARS:
            setting_up.put_starting_car(self, seat, action - SET_CAR)
            if self.count == setting_up.STARTING_CARS:
                self.active = setting_up.starting_seat(self)
                self.begin_turn()
        elif self.phase == ACTION:
            self.act(seat, action)
        elif self.phase == STEPS:
            self.step((action - STEP) // 6, (action - STEP) % 6)
        elif self.phase == RINGING:
            self.pull(self.cars[action - RING])
        else:
            self.take(seat, action)

    def deal(self, kind: i64) -> None:
        """Three cards to each player, then, with two players, three face up (sections 3 and 12)."""
        if self.count < HAND * self.players:
            drawing.draw_to_hand(self, self.count // HAND, kind)
        else:
            drawing.draw_to_display(self, kind)
        self.count += 1
        if self.count >= HAND * self.players and not display_wants_card(self):
            self.phase = SET_CARS
            self.count = 0

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

    def act(self, seat: i64, action: i64) -> None:
        side = self.side(seat)
        if action == PASS:
            if self.listening():
                self.tell(events.passed(self))
            self.action_done()
        elif is_placing(action):
            acting.place(self, side, action)
            self.resolve()
        elif OPERATE <= action < STEP:
            self.begin_operator(side, action - OPERATE)
        elif is_card(action):
            acting.play_card(self, seat, side, action)
            self.resolve()
        else:
            acting.begin_exchange(self, seat, action)
            self.exchanging = True
            self.takes = EXCHANGED
            self.go_on_drawing()

    def begin_operator(self, side: i64, code: i64) -> None:
        self.steps = 2
        if code % 2:
            self.steps = 4
            self.scores[side] -= FOUR_STEPS_COST
            if self.listening():
                self.tell(events.fee_paid(self, side, FOUR_STEPS_COST))
        self.entered = append(vec[i64](capacity=5), self.operator)
        self.step(code // 12, code // 2 % 6)

    def step(self, cell: i64, direction: i64) -> None:
        shoves = self.has_car(cell)
        take_step(self, cell, direction)
        self.entered = append(self.entered, self.operator)
        self.steps -= 1
        if self.steps > 0 and not (shoves and self.is_swept()):
            self.phase = STEPS
            return
        self.steps = 0
        self.phase = ACTION
        self.entered = vec[i64]()
        self.resolve()

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
        if self.takes > 0 and drawing.can_draw(self):
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
        drawing.prepare_deck(self)
        self.phase = phase

    def take(self, seat: i64, action: i64) -> None:
        """A source is chosen, or, with four players, the card to keep."""
        if action == TAKE_DECK:
            self.draw_next(DECK)
            return
        if self.phase == KEEP:
            drawing.keep(self, seat, action - TAKE)
        else:
            drawing.take_from_display(self, seat, action - TAKE)
        self.takes -= 1
        self.go_on_drawing()

    def draw(self, kind: i64) -> None:
        """A card has come from the deck; with four players one of two is kept (section 12), in an exchange both (R81).

        Files of rules 1 may stand where one of two is to be kept in an exchange; that choice is still made.
        """
        if self.players == 2 or (self.exchanging and self.drawn == NO_CARD):
            drawing.draw_to_hand(self, self.active, kind)
            self.takes -= 1
            self.go_on_drawing()
            return
        drawing.draw_to_choose(self, self.active, kind)
        if self.drawn_too != NO_CARD:
            self.phase = KEEP
        elif drawing.can_draw(self):
            self.draw_next(DECK)
        else:
            drawing.keep(self, self.active, self.drawn)
            self.takes -= 1
            self.go_on_drawing()

    def end_turn(self) -> None:
        if self.listening():
            self.tell(events.turn_ended(self))
        self.active = (self.active + 1) % self.players
        self.begin_turn()

    # -- section 11: the end ----------------------------------------------------------------

    def ends(self) -> bool:
        """After the seventh scoring, or when a side has no car on the board (R72-R74)."""
        if self.scorings >= LAST_SCORING or self.is_swept():
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
        reason = "seven_scorings" if self.scorings >= LAST_SCORING else "no_cars"
        teams: tuple[int, ...] = tuple(seat % SIDES for seat in range(self.players))
        return Result(rank_by(totals), reason, teams)
