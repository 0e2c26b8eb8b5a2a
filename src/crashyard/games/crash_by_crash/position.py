"""Section 4: what may be answered to each decision, by whom, and why not; copies; the door to notation."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.engine.dice import Dice
from crashyard.engine.refusal import Refusal
from crashyard.engine.seats import CHANCE, NOBODY
from crashyard.games.crash_by_crash.forms import notation, pointing, views
from crashyard.games.crash_by_crash.heuristics import evaluation
from crashyard.games.crash_by_crash.rules import acting, drawing, hiding, picking, setting_up
from crashyard.games.crash_by_crash.rules.cards.card import blue_is_playable
from crashyard.games.crash_by_crash.rules.cards.kinds import BLUE
from crashyard.games.crash_by_crash.rules.codes import (
    CARD,
    EXCHANGE,
    OPERATE,
    PASS,
    RING,
    SET_CAR,
    SET_OPERATOR,
    SPACE,
    STEP,
    TAKE,
    is_card,
    is_placing,
)
from crashyard.games.crash_by_crash.rules.deck import (
    COLOUR_ANOMALY,
    HEARTLESS_BELL,
    is_blue,
    is_yellow,
)
from crashyard.games.crash_by_crash.rules.magnets import attracts_anything, find_pulls, ringing_pulls
from crashyard.games.crash_by_crash.rules.operating import (
    FOUR_STEPS_COST,
    forbids_step,
    steps_from,
    surely_goes_on,
    take_step,
    with_field,
)
from crashyard.games.crash_by_crash.rules.phases import (
    ACTION,
    DEAL,
    DECK,
    DRAW,
    OVER,
    REFILL,
    RINGING,
    SET_CARS,
    STEPS,
    TILES,
)
from crashyard.games.crash_by_crash.rules.phases import SET_OPERATOR as SETTING_OPERATOR
from crashyard.games.crash_by_crash.rules.placing import some_push_rings
from crashyard.games.crash_by_crash.rules.ringing import cannot_ring, operator_can_ring, rings_by_itself
from crashyard.games.crash_by_crash.rules.table import (
    IN_STOCK,
    KINDS,
    NO_CARD,
)
from crashyard.games.crash_by_crash.rules.turn import Turn


@final
class CrashByCrashPosition(Turn):
    """A play of Crash by Crash: the table, and where its turn stands."""

    # -- whose decision it is ---------------------------------------------------------------

    def awaited(self) -> i64:
        if self.phase == OVER:
            return NOBODY
        if self.phase in (TILES, DEAL, DECK, REFILL):
            return CHANCE
        if self.phase == SETTING_OPERATOR:
            return self.younger
        if self.phase == SET_CARS:
            return setting_up.seat_of_starting_car(self)
        return self.active

    def rounds(self) -> i64:
        return self.turn

    # -- answers ----------------------------------------------------------------------------

    def fill_legal(self, seat: i64, actions: Actions) -> None:
        actions.clear()
        if self.phase == OVER or seat != self.awaited():
            return
        if self.phase == TILES:
            setting_up.fill_tiles(self, actions)
        elif seat == CHANCE:
            drawing.fill_deck(self, actions)
        elif self.phase == SETTING_OPERATOR:
            setting_up.fill_operator(self, actions)
        elif self.phase == SET_CARS:
            setting_up.fill_starting_cars(self, actions)
        elif self.phase == ACTION:
            self.fill_actions(seat, actions)
        elif self.phase == STEPS:
            self.fill_further_steps(seat, actions)
        elif self.phase == RINGING:
            for cell in self.ringing():
                actions.add(RING + self.on[cell] - 1)
        elif self.phase == DRAW:
            drawing.fill_sources(self, actions)
        else:
            actions.add(TAKE + min(self.drawn, self.drawn_too))
            if self.drawn != self.drawn_too:
                actions.add(TAKE + max(self.drawn, self.drawn_too))

    def fill_actions(self, seat: i64, actions: Actions) -> None:
        """The table of section 4: what ACTION 1 or ACTION 2 may be."""
        side = self.side(seat)
        if self.card != NO_CARD:
            self.fill_duty(seat, side, actions)
            if actions.count == 0:
                actions.add(PASS)
            return
        actions.add(PASS)
        acting.fill_places(self, side, actions)
        acting.fill_grey_cards(self, seat, side, actions)
        acting.fill_exchanges(self, seat, actions)
        self.fill_operator(side, actions)
        if self.action == 1:
            for kind in BLUE:
                if self.hands[KINDS * seat + kind] > 0 and self.blue_is_playable(seat, kind):
                    actions.add(CARD + kind)
            for kind in (HEARTLESS_BELL, COLOUR_ANOMALY):
                if self.hands[KINDS * seat + kind] > 0 and self.yellow_is_playable(seat, kind):
                    actions.add(CARD + kind)

    def fill_duty(self, seat: i64, side: i64, actions: Actions) -> None:
        """ACTION 2 after a blue card is a PLACE under it; after a yellow one it must trigger a scoring."""
        if not is_yellow(self.card):
            acting.fill_places(self, side, actions)
            return
        candidates = Actions()
        self.fill_candidates(seat, side, candidates)
        for index in range(candidates.count):
            action = candidates.at(index)
            if self.leads_to_scoring(seat, action):
                actions.add(action)

    def fill_candidates(self, seat: i64, side: i64, actions: Actions) -> None:
        """What might trigger a scoring after a yellow card."""
        acting.fill_places(self, side, actions)
        acting.fill_grey_cards(self, seat, side, actions)
        acting.fill_exchanges(self, seat, actions)
        self.fill_operator(side, actions)

    def fill_operator(self, side: i64, actions: Actions) -> None:
        """Where four steps lead on two do as well, so only those beginnings are looked at again."""
        first = actions.count
        self.steps = 2
        self.fill_steps(actions, OPERATE, 2)
        if self.scores[side] >= FOUR_STEPS_COST:
            self.steps = 4
            for index in range(first, actions.count):
                step = (actions.at(index) - OPERATE) // 2
                if self.can_go_on(step // 6, step % 6, vec[i64](), 3):
                    actions.add(OPERATE + 1 + 2 * step)
        self.steps = 0

    def fill_steps(self, actions: Actions, base: i64, factor: i64) -> None:
        for step in steps_from(self):
            if self.forbids_way(step // 6, step % 6) is None:
                actions.add(base + factor * step)

    def pick(self, seat: i64, dice: Dice, actions: Actions) -> i64:
        """Without making the list, where that is long."""
        picked: i64 = picking.NO_CANDIDATE
        if self.phase == ACTION:
            if self.card == NO_CARD or is_yellow(self.card):
                picked = picking.pick_action(self, seat, dice, actions)
        elif self.phase == STEPS:
            picked = picking.pick_step(self, seat, dice)
        elif self.phase == SET_CARS:
            picked = picking.pick_starting_car(self, seat, dice)
        if picked != picking.NO_CANDIDATE:
            return picked
        self.fill_legal(seat, actions)
        return actions.at(dice.below(actions.count))

    def throw(self, dice: Dice, actions: Actions) -> i64:
        """As if the outcomes were listed, but without the list."""
        return setting_up.throw_tile(self, dice) if self.phase == TILES else drawing.throw_card(self, dice)

    def forbids(self, seat: i64, action: i64) -> str | None:
        if self.phase == OVER:
            return "game-over"
        if seat != self.awaited():
            return "not-awaited"
        if self.phase == TILES:
            return setting_up.forbids_tile(self, action)
        if seat == CHANCE:
            return drawing.forbids_card(self, action)
        if action < 0 or action >= SPACE:
            return "unknown-action"
        if self.phase == SETTING_OPERATOR:
            if not SET_OPERATOR <= action < SET_CAR:
                return "put-the-operator"
            return setting_up.forbids_operator(self, action - SET_OPERATOR)
        if self.phase == SET_CARS:
            return setting_up.forbids_starting_car(self, action - SET_CAR) if action >= SET_CAR else "put-a-car"
        if self.phase == ACTION:
            return self.forbids_action(seat, action)
        if self.phase == STEPS:
            if not STEP <= action < CARD:
                return "operator-on-his-way"
            return self.forbids_further_step(seat, action)
        if self.phase == RINGING:
            return self.forbids_ringing(action)
        if self.phase == DRAW:
            return drawing.forbids_source(self, action)
        return None if action - TAKE in (self.drawn, self.drawn_too) else "keep-one-of-two"

    def fill_further_steps(self, seat: i64, actions: Actions) -> None:
        """The operator on his way; under a yellow card he may not stray from the ways that ring (R69)."""
        if not self.owes_scoring():
            self.fill_steps(actions, STEP, 1)
            return
        candidates = Actions()
        self.fill_steps(candidates, STEP, 1)
        for index in range(candidates.count):
            if self.leads_to_scoring(seat, candidates.at(index)):
                actions.add(candidates.at(index))

    def forbids_further_step(self, seat: i64, action: i64) -> str | None:
        key = self.forbids_way((action - STEP) // 6, (action - STEP) % 6)
        if key is None and self.owes_scoring() and not self.leads_to_scoring(seat, action):
            return "yellow-card-demands-scoring"
        return key

    def forbids_ringing(self, action: i64) -> str | None:
        if not RING <= action < TAKE:
            return "choose-who-rings"
        cell = self.cars[action - RING]
        if cell == IN_STOCK:
            return "cannot-ring"
        if cell in self.ringing():
            return None
        return "own-magnet-rings" if cell in ringing_pulls(self, find_pulls(self), -1) else "cannot-ring"

    def forbids_action(self, seat: i64, action: i64) -> str | None:
        key = self.forbids_plain(seat, action)
        if key is None and self.owes_scoring() and action != PASS:
            return None if self.leads_to_scoring(seat, action) else "yellow-card-demands-scoring"
        return key

    def forbids_plain(self, seat: i64, action: i64) -> str | None:
        """Why an action is impossible, not looking at the duty of a yellow card."""
        side = self.side(seat)
        if action == PASS:
            return self.forbids_pass(seat)
        key = acting.restricts(self, action)
        if key is not None:
            return key
        if is_placing(action):
            return acting.forbids_place(self, side, action)
        if OPERATE <= action < STEP:
            return self.forbids_operator(side, action - OPERATE)
        if is_card(action):
            kind = acting.kind_played(action)
            if is_yellow(kind):
                return self.forbids_yellow(seat, kind)
            if is_blue(kind):
                return self.forbids_blue(seat, kind)
            return acting.forbids_grey(self, seat, side, action)
        if EXCHANGE <= action < RING:
            return acting.forbids_exchange(self, seat, action)
        return "not-an-action-now"

    def forbids_pass(self, seat: i64) -> str | None:
        """An action may be given up, except when a blue or yellow card demands it and it can be done (R09, R85)."""
        if self.card == NO_CARD:
            return None
        actions = Actions()
        self.fill_duty(seat, self.side(seat), actions)
        if actions.count == 0:
            return None
        return "yellow-card-demands-scoring" if is_yellow(self.card) else "blue-card-demands-place"

    def forbids_operator(self, side: i64, code: i64) -> str | None:
        steps: i64 = 4 if code % 2 else 2
        if steps == 4 and self.scores[side] < FOUR_STEPS_COST:
            return "four-steps-cost"
        self.steps = steps
        key = self.forbids_way(code // 12, code // 2 % 6)
        self.steps = 0
        return key

    def forbids_way(self, cell: i64, direction: i64) -> str | None:
        """Why the operator cannot step there, or could not go on from there (R50)."""
        entered = self.entered if self.phase == STEPS else vec[i64]()
        key = forbids_step(self, cell, direction, entered)
        if key is not None or self.steps == 1:
            return key
        return None if self.can_go_on(cell, direction, entered, self.steps - 1) else "no-way-on"

    def can_go_on(self, cell: i64, direction: i64, entered: vec[i64], left: i64) -> bool:
        """Whether after a step `left` more can be taken, or need not be because it has ended the game (R73)."""
        if surely_goes_on(self, cell, direction, entered, left):
            return True
        twin = self.copy()
        take_step(twin, cell, direction)
        if twin.is_swept():
            return True
        further = with_field(entered, self.operator)
        for step in steps_from(twin):
            if forbids_step(twin, step // 6, step % 6, further) is None and (
                left == 1 or twin.can_go_on(step // 6, step % 6, further, left - 1)
            ):
                return True
        return False

    def forbids_blue(self, seat: i64, kind: i64) -> str | None:
        if self.hands[KINDS * seat + kind] == 0:
            return "card-not-in-hand"
        if self.action == 2:
            return "only-as-first-action"
        return None if self.blue_is_playable(seat, kind) else "no-place-for-card"

    def blue_is_playable(self, seat: i64, kind: i64) -> bool:
        """Whether a PLACE under the card exists once it is played and the magnets have pulled (section 8.3)."""
        if not attracts_anything(self, 0) and not attracts_anything(self, 1):
            return blue_is_playable(BLUE[kind], kind, self, self.side(seat))
        twin = self.copy()
        twin.carry_out(seat, CARD + kind)
        return twin.leaves_place(self.side(seat))

    def leaves_place(self, side: i64) -> bool:
        """Whether a PLACE is possible as ACTION 2, after RING_CHOICE if there is one."""
        if self.phase == RINGING:
            for cell in self.ringing():
                twin = self.copy()
                twin.pull(cell)
                if twin.leaves_place(side):
                    return True
            return False
        actions = Actions()
        if self.phase == ACTION:
            acting.fill_places(self, side, actions)
        return actions.count > 0

    def forbids_yellow(self, seat: i64, kind: i64) -> str | None:
        if self.hands[KINDS * seat + kind] == 0:
            return "card-not-in-hand"
        if self.action == 2:
            return "only-as-first-action"
        return None if self.yellow_is_playable(seat, kind) else "no-scoring-possible"

    def yellow_is_playable(self, seat: i64, kind: i64) -> bool:
        """Whether a scoring follows from the card itself, by a magnet, or can follow from ACTION 2 (R69)."""
        if not self.may_ring():
            return False
        if not attracts_anything(self, 0) and not attracts_anything(self, 1):
            side = self.side(seat)
            if some_push_rings(self, side, 1 + acting.batteries_now(self, side)):
                return True
        twin = self.copy()
        twin.carry_out(seat, CARD + kind)
        if twin.scorings > self.scorings or twin.phase == RINGING:
            return True
        return twin.phase == ACTION and twin.can_score(seat)

    def can_score(self, seat: i64) -> bool:
        """Whether an action can trigger a scoring."""
        candidates = Actions()
        self.fill_candidates(seat, self.side(seat), candidates)
        for index in range(candidates.count):
            if self.leads_to_scoring(seat, candidates.at(index)):
                return True
        return False

    def leads_to_scoring(self, seat: i64, action: i64) -> bool:
        """Whether an action triggers a scoring, or, for the operator's steps, still can.

        Whatever cards an exchange brings, only the magnets after it can ring (R86).
        """
        if not self.may_ring():
            return False
        if self.rung >= 0 or rings_by_itself(self, action):
            return True
        if cannot_ring(self, action):
            return False
        if OPERATE <= action < CARD:
            heard = self._heard
            self._heard = None
            rings = operator_can_ring(self, action)
            self._heard = heard
            return rings
        twin = self.copy()
        if EXCHANGE <= action < RING:
            twin.resolve()
        else:
            twin.carry_out(seat, action)
        return twin.scorings > self.scorings or twin.phase == RINGING

    def evaluate(self, seat: i64) -> float:
        return evaluation.evaluate(self, seat)

    def settled(self) -> bool:
        """Not while the operator is on his way, or a pulled car may ring."""
        return self.phase != STEPS and self.phase != RINGING

    # -- copies -----------------------------------------------------------------------------

    def copy(self) -> "CrashByCrashPosition":
        twin = CrashByCrashPosition(self.players)
        twin.last_rider = self.last_rider
        twin.younger = self.younger
        twin.tile = self.tile
        twin.rotation = self.rotation
        twin.value = self.value
        twin.on = self.on[:]
        twin.bell = self.bell[:]
        twin.cars = self.cars[:]
        twin.operator = self.operator
        twin.batteries = self.batteries[:]
        twin.scores = self.scores[:]
        twin.scorings = self.scorings
        twin.hands = self.hands[:]
        twin.known = self.known[:]
        twin.display = self.display[:]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.turn = self.turn
        twin.active = self.active
        twin.scored = self.scored
        twin.rung = self.rung
        twin.bans = self.bans
        twin.card = self.card
        twin.phase = self.phase
        twin.count = self.count
        twin.action = self.action
        twin.places = self.places
        twin.steps = self.steps
        twin.entered = self.entered[:]
        twin.duty = self.duty
        twin.owed = self.owed
        twin.takes = self.takes
        twin.exchanging = self.exchanging
        twin.drawn = self.drawn
        twin.drawn_too = self.drawn_too
        return twin

    def possible(self, seat: i64, dice: Dice) -> "CrashByCrashPosition":
        twin = self.copy()
        hiding.redraw(twin, seat, dice)
        return twin

    # -- section 15: notation ---------------------------------------------------------------

    def refusal(self, key: str, seat: i64, action: i64) -> Refusal:
        return notation.refusal(self, key, seat, action)

    def view(self, seat: i64) -> dict[str, object]:
        return views.view(self, seat)

    def to_json(self) -> dict[str, object]:
        return views.to_json(self)

    def action_json(self, seat: i64, action: i64) -> object:
        return notation.action_json(self, seat, action)

    def parse_action(self, seat: i64, form: object) -> int:
        return notation.parse_action(self, seat, form)

    def targets(self, seat: i64, action: i64) -> list[str]:
        return pointing.targets(self, seat, action)
