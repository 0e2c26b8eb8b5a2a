"""Sections 6, 8 to 10, 15 and 16: how a turn goes on, from an answer to the next decision."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from crashyard.games.crash_and_grab.rules import events, moving, setting_up, settling
from crashyard.games.crash_and_grab.rules.board import OFF
from crashyard.games.crash_and_grab.rules.deck import BY_NUMBER
from crashyard.games.crash_and_grab.rules.rounds import Round
from crashyard.games.crash_and_grab.rules.stages import (
    BOOST,
    BOOSTS,
    BUY,
    COLOUR,
    DIRECTION,
    DISTANCE,
    DRAW,
    DRAWING,
    END_UPGRADES,
    EXECUTE,
    FINISHED,
    FIX_DIRECTION,
    FLIGHT,
    GOING,
    KEEP,
    LOSE,
    NEXT_SAUCER,
    PASS,
    PASSING,
    PENALTIES,
    PENALTY,
    PLACE,
    PLACE_ALL,
    PLACE_CREW,
    PLANS,
    PURCHASES,
    REST,
    REVEAL,
    REWARD,
    REWARDS,
    ROLL,
    SAUCER,
    START_UPGRADES,
    TURN_DIRECTION,
    TURN_OVER,
)
from crashyard.games.crash_and_grab.rules.state import NO_SAUCER, THREE_CARD, TWO_CARD, UNKNOWN
from crashyard.games.crash_and_grab.rules.upgrade import END, PICK_UP, PLAYED, START
from crashyard.games.crash_and_grab.rules.windows import (
    FOR_BOOSTING,
    FOR_DIRECTIONS,
    FOR_DISTANCES,
    FOR_LEAVING,
    distances,
    offers,
)

UPGRADE_COST: Final = 2


class Turn(Round):
    """The table, and how the round goes on. What may be answered is `position`'s to say."""

    def go_on(self) -> None:
        """Go from stage to stage until somebody is asked."""
        while self.phase == GOING:
            stage = self.stage
            if stage < PLANS:
                setting_up.set_up(self)
                if self.stage == PLANS:
                    self.begin_round()
            elif stage == FLIGHT:
                moving.fly(self)
                if self.phase == GOING:
                    self.stage = REST
            elif stage < FLIGHT:
                self.go_on_before_flight(stage)
            elif stage < END_UPGRADES:
                self.go_on_after_flight(stage)
            else:
                self.go_on_to_end(stage)

    def go_on_before_flight(self, stage: i64) -> None:
        if stage == EXECUTE:
            self.execute()
        elif stage == REVEAL:
            self.reveal()
        elif stage == FIX_DIRECTION:
            self.fix_direction()
        elif stage == START_UPGRADES:
            if not offers(self, self.saucer, START):
                self.stage = REVEAL
        elif stage == PLACE:
            self.place_turn_saucer()
        elif stage == NEXT_SAUCER:
            self.find_next_saucer()
        elif stage == PLANS:
            self.find_plans()
        else:
            self.find_direction()

    def go_on_after_flight(self, stage: i64) -> None:
        if stage == REST:
            self.come_to_rest()
        elif stage == BOOSTS:
            self.offer_boost()
        elif stage == PASSING:
            if self.flagged:
                self.phase = PASS
            else:
                self.stage = PENALTIES
        elif stage == PENALTIES:
            self.settle_penalties()
        elif stage == REWARDS:
            self.settle_rewards()
        else:
            self.fill_board()

    def go_on_to_end(self, stage: i64) -> None:
        if stage == END_UPGRADES:
            if not offers(self, self.saucer, END):
                self.stage = PURCHASES
        elif stage == PURCHASES:
            if self.energy[self.saucer] >= UPGRADE_COST and self.deck | self.discard:
                self.phase = BUY
            else:
                self.stage = TURN_OVER
        elif stage == DRAWING:
            self.draw_or_keep()
        elif stage == TURN_OVER:
            self.end_turn()
        elif stage == PLACE_ALL:
            self.place_all()
        else:
            self.move_probe()

    # -- II: the turn -----------------------------------------------------------------------

    def find_next_saucer(self) -> None:
        if self.turn == self.saucers:
            self.saucer = NO_SAUCER
            self.stage = PLACE_ALL
            return
        if self.players > 2:
            self.begin_turn((self.probe + self.rotation * self.turn) % self.players)
            return
        self.active = (self.probe + self.turn) % 2
        if self.turn < 2:
            self.phase = SAUCER
        elif self.moved >> self.active & 1:
            self.begin_turn(self.active + 2)
        else:
            self.begin_turn(self.active)

    def begin_turn(self, saucer: i64) -> None:
        self.turn += 1
        self.moved |= 1 << saucer
        self.saucer = saucer
        self.active = self.owner(saucer)
        self.free = False
        self.distance = 0
        self.acquired = False
        self.boosted_out = False
        self.bounces = 0
        self.stage = PLACE
        if self.listening():
            self.tell(events.turn_began(self))

    def place_turn_saucer(self) -> None:
        """T1: a saucer that was crashed before its turn comes back, with a free direction."""
        self.stage = START_UPGRADES
        if self.at[self.saucer] == OFF:
            self.free = True
            self.begin_placing(self.saucer)

    def reveal(self) -> None:
        """T3a and T3b."""
        self.stage = FIX_DIRECTION
        self.revealed |= 1 << self.saucer
        if self.listening():
            self.tell(events.plan_revealed(self))
        choices = self.distances_of_card()
        if choices & (choices - 1):
            self.phase = DISTANCE
        else:
            self.distance = settling.bit_number(choices)

    def distances_of_card(self) -> i64:
        """What Execute Move may cover, as bits."""
        card = self.plan[self.saucer] // 4
        normal: i64 = 0b111111
        if card == TWO_CARD:
            normal = 0b100
        elif card == THREE_CARD:
            normal = 0b1000
        return distances(self, self.saucer, FOR_DISTANCES, normal, normal)

    def fix_direction(self) -> None:
        """T3c: the planned direction, or any with a free direction, an override token or a card for that (R-51)."""
        self.stage = EXECUTE
        self.heading = self.plan[self.saucer] % 4
        if self.free or self.override >> self.saucer & 1 or self.active_upgrades(self.saucer) & FOR_DIRECTIONS:
            self.phase = DIRECTION

    def execute(self) -> None:
        """T3d and T4: the bonus of the card comes before the movement."""
        card = self.plan[self.saucer] // 4
        if card == TWO_CARD:
            self.gain_boosters(self.saucer, 1)
        elif card == THREE_CARD:
            self.gain_energy(self.saucer, 1)
        self.launch(self.saucer, self.heading, self.distance, True)
        self.stage = FLIGHT

    def distances_of_leaving(self) -> i64:
        """With what distances the mover may leave an accelerator, as bits; a pushed one uses no cards (R-06, R-08)."""
        if not self.own:
            return 1 << self.travel
        return distances(self, self.mover, FOR_LEAVING, 1 << self.travel, 0)

    def distances_of_boost(self) -> i64:
        """With what distances the turn saucer may boost, as bits; a distance of 0 is not offered (R-15)."""
        return distances(self, self.saucer, FOR_BOOSTING, 1 << self.distance, 0) & ~1

    def come_to_rest(self) -> None:
        """Cards may answer what was picked up, the newest first; then who won a comparison loses a crewmember."""
        while len(self.picks) > 0:
            saucer = self.picks[len(self.picks) - 1] // 32
            if self.aboard[saucer] >> self.picked() & 1 and offers(self, saucer, PICK_UP):
                return
            self.forget_pick()
        while len(self.losses) > 0:
            saucer = self.losses[0]
            if self.aboard[saucer]:
                token = settling.single_loss(self, saucer)
                if token < 0:
                    self.asked = saucer
                    self.phase = LOSE
                    return
                settling.lose_crewmember(self, saucer, token)
            self.losses = self.losses[1:]
        self.stage = BOOSTS

    def forget_pick(self) -> None:
        self.picks = self.picks[: len(self.picks) - 1] if len(self.picks) > 1 else vec[i64]()

    def offer_boost(self) -> None:
        """T5, as long as there are boosters and the saucer is on the board."""
        if not self.boosted_out:
            saucer = self.saucer
            if self.boosters[saucer] > 0 and self.at[saucer] != OFF and self.distances_of_boost():
                self.phase = BOOST
                return
            self.boosted_out = True
        self.stage = PASSING

    # -- III: clean-up ----------------------------------------------------------------------

    def settle_penalties(self) -> None:
        """C1a; a single way to pay is taken without asking."""
        if self.titanium:
            settling.lose_points(self)
        while self.penalties > 0:
            if self.off_coloured(self.saucer) == 0:
                self.penalties = 0
                break
            only = settling.single_penalty(self)
            if only < 0:
                self.phase = PENALTY
                return
            settling.pay_penalty(self, only)
            if self.stage == FINISHED:
                return
        self.stage = REWARDS

    def settle_rewards(self) -> None:
        """C1b"""
        if self.titanium:
            settling.take_energy_for_rewards(self)
        if len(self.rewards) > 0:
            self.phase = REWARD
        else:
            self.stage = PLACE_CREW

    def fill_board(self) -> None:
        """C2; a single colour is taken without asking."""
        if self.crew_out >= self.quota or self.lost == 0:
            self.stage = END_UPGRADES
            return
        colour = settling.single_colour(self)
        if colour < 0:
            self.phase = COLOUR
            return
        settling.call_crewmember(self, colour)
        self.phase = ROLL

    def draw_or_keep(self) -> None:
        """C4: two cards are drawn, one at a time; a single one is played without a choice (section 16)."""
        if self.drawn & (self.drawn - 1) == 0 and self.deck | self.discard:
            if self.deck == 0:
                self.deck = self.discard
                self.discard = 0
                self.deduced = self.drawn
                if self.listening():
                    self.tell(events.deck_renewed(self))
            self.phase = DRAW
        elif self.drawn & (self.drawn - 1):
            self.phase = KEEP
        else:
            self.play_upgrade(settling.bit_number(self.drawn))

    def play_upgrade(self, number: i64) -> None:
        """One of the drawn cards is played, the other one discarded."""
        card = BY_NUMBER[number]
        other = self.drawn & ~card.bit
        self.drawn = 0
        self.deduced = 0
        self.discard |= other
        self.upgrades[self.saucer] |= card.bit
        self.fresh |= card.bit
        if self.listening():
            self.tell(events.upgrade_played(self, number, other))
        if card.windows & PLAYED:
            card.happen(self, self.saucer)
        self.stage = PURCHASES

    def end_turn(self) -> None:
        """T9: what was bought becomes active."""
        self.override &= ~(1 << self.saucer)
        self.flagged = 0
        self.declined = 0
        self.used = 0
        self.fresh = 0
        self.free = False
        if self.listening():
            self.tell(events.turn_ended(self))
        if self.rotation == UNKNOWN and self.players > 2:
            self.stage = TURN_DIRECTION
        else:
            self.stage = NEXT_SAUCER
