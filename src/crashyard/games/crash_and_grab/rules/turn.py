"""Sections 5, 6 and 8: how a round goes on from an answer to the next decision, and who is asked."""

from typing import Final

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.engine.chance.dice import Dice
from crashyard.engine.result import Result
from crashyard.engine.seats import CHANCE, NOBODY, SEVERAL
from crashyard.games.crash_and_grab.rules import events, moving
from crashyard.games.crash_and_grab.rules.board import LAST_SITE, OFF
from crashyard.games.crash_and_grab.rules.chance import extra_colour, first_probe, markers, rotation, tile
from crashyard.games.crash_and_grab.rules.decisions import (
    boost,
    booster,
    buy,
    colour,
    direction,
    distance,
    keep,
    lose,
    passing,
    penalty,
    pilot,
    plan,
    reward,
    saucer,
)
from crashyard.games.crash_and_grab.rules.decisions.codes import ACTIONS, SET_DIRECTION
from crashyard.games.crash_and_grab.rules.decisions.questions import DECISIONS
from crashyard.games.crash_and_grab.rules.placing import begin_placing
from crashyard.games.crash_and_grab.rules.rounds import move_probe
from crashyard.games.crash_and_grab.rules.stages import (
    BOOSTS,
    DIRECTION,
    DRAWING,
    END_UPGRADES,
    EXECUTE,
    FIRST_BOOSTER,
    FIRST_SAUCERS,
    FIX_DIRECTION,
    FLIGHT,
    GOING,
    LAST_CHANCE,
    LAY_MARKERS,
    LAY_TILES,
    LOSE,
    NEXT_SAUCER,
    OFFER,
    OVER,
    PASSING,
    PENALTIES,
    PICK_COLOUR,
    PICK_PROBE,
    PLACE,
    PLACE_ALL,
    PLAN,
    PLANS,
    PURCHASES,
    REST,
    REVEAL,
    REWARDS,
    ROLL,
    START_UPGRADES,
    TURN_DIRECTION,
    TURN_OVER,
)
from crashyard.games.crash_and_grab.rules.state import NO_PLAN, THREE_CARD, TWO_CARD, UNKNOWN
from crashyard.games.crash_and_grab.rules.tabletop import Tabletop
from crashyard.games.crash_and_grab.rules.upgrades.upgrade import END, PICK_UP, START
from crashyard.games.crash_and_grab.rules.upgrades.windows import forget_pick, offers

CLAUSES: Final = {
    "game-over": "section 14",
    "not-awaited": "section 6",
    "unknown-action": "section 6",
    "last-player": "R-67",
    "has-left": "R-67",
}
"""Refusals that do not depend on what is asked, with the clauses that they stand on."""

# -- from stage to stage --------------------------------------------------------------------


def go_on(table: Tabletop) -> None:
    """Go from stage to stage until somebody is asked."""
    while table.phase == GOING:
        stage = table.stage
        if stage == FLIGHT:
            moving.fly(table)
            if table.phase == GOING:
                table.stage = REST
        elif stage > FLIGHT:
            if stage < END_UPGRADES:
                clean_up(table, stage)
            else:
                come_to_end(table, stage)
        elif stage >= PLANS:
            come_to_flight(table, stage)
        else:
            set_up(table, stage)


def set_up(table: Tabletop, stage: i64) -> None:
    """Section 4; after the last stage the first round begins."""
    if stage == LAY_TILES:
        tile.DECISION.ask_or_skip(table)
    elif stage == LAY_MARKERS:
        markers.DECISION.ask_or_skip(table)
    elif stage == PICK_COLOUR:
        extra_colour.DECISION.ask_or_skip(table)
    elif stage == PICK_PROBE:
        first_probe.DECISION.ask_or_skip(table)
    elif stage == FIRST_SAUCERS:
        saucer.DECISION.ask_at_setup(table)
    elif stage == FIRST_BOOSTER:
        booster.DECISION.ask_or_skip(table)
    else:
        pilot.DECISION.ask_or_skip(table)


def come_to_flight(table: Tabletop, stage: i64) -> None:
    """I and II: plans, the next saucer, and its turn up to its movement."""
    if stage == EXECUTE:
        execute(table)
    elif stage == REVEAL:
        distance.DECISION.ask_or_skip(table)
    elif stage == FIX_DIRECTION:
        direction.DECISION.ask_or_skip(table)
    elif stage == START_UPGRADES:
        if not offers(table, table.saucer, START):
            table.stage = REVEAL
    elif stage == PLACE:
        place_turn_saucer(table)
    elif stage == NEXT_SAUCER:
        saucer.DECISION.ask_for_turn(table)
    elif stage == PLANS:
        plan.DECISION.ask_or_skip(table)
    else:
        rotation.DECISION.ask_or_skip(table)


def clean_up(table: Tabletop, stage: i64) -> None:
    """From the end of a movement to C2."""
    if stage == REST:
        come_to_rest(table)
    elif stage == BOOSTS:
        boost.DECISION.ask_or_skip(table)
    elif stage == PASSING:
        passing.DECISION.ask_or_skip(table)
    elif stage == PENALTIES:
        penalty.DECISION.ask_or_skip(table)
    elif stage == REWARDS:
        reward.DECISION.ask_or_skip(table)
    else:
        colour.DECISION.ask_or_skip(table)


def come_to_end(table: Tabletop, stage: i64) -> None:
    """C3 and C4, the end of the turn and of the round."""
    if stage == END_UPGRADES:
        if not offers(table, table.saucer, END):
            table.stage = PURCHASES
    elif stage == PURCHASES:
        buy.DECISION.ask_or_skip(table)
    elif stage == DRAWING:
        keep.DECISION.ask_or_skip(table)
    elif stage == TURN_OVER:
        end_turn(table)
    elif stage == PLACE_ALL:
        saucer.DECISION.ask_at_end(table)
    else:
        move_probe(table)


# -- what nobody is asked about -------------------------------------------------------------


def place_turn_saucer(table: Tabletop) -> None:
    """T1: a saucer that was crashed before its turn comes back, with a free direction."""
    table.stage = START_UPGRADES
    if table.at[table.saucer] == OFF:
        table.free = True
        begin_placing(table, table.saucer)


def execute(table: Tabletop) -> None:
    """T3d and T4: the bonus of the card comes before the movement."""
    card = table.plan[table.saucer] // 4
    if card == TWO_CARD:
        if table.tuning.card_boosters > 0:
            table.gain_boosters(table.saucer, table.tuning.card_boosters)
    elif card == THREE_CARD and table.tuning.card_energy > 0:
        table.gain_energy(table.saucer, table.tuning.card_energy)
    table.launch(table.saucer, table.heading, table.distance, True)
    table.stage = FLIGHT


def come_to_rest(table: Tabletop) -> None:
    """Cards may answer what was picked up, the newest first; then who won a comparison loses a crewmember."""
    while len(table.picks) > 0:
        saucer = table.picks[len(table.picks) - 1] // 32
        if table.aboard[saucer] >> table.picked() & 1 and offers(table, saucer, PICK_UP):
            return
        forget_pick(table)
    lose.DECISION.ask_or_skip(table)


def end_turn(table: Tabletop) -> None:
    """T9: what was bought becomes active."""
    table.override &= ~(1 << table.saucer)
    table.flagged = 0
    table.declined = 0
    table.used = 0
    table.fresh = 0
    table.free = False
    if table.listening():
        table.tell(events.turn_ended(table))
    if table.rotation == UNKNOWN and table.players > 2:
        table.stage = TURN_DIRECTION
    else:
        table.stage = NEXT_SAUCER


# -- questions and answers ------------------------------------------------------------------


def seat_asked(table: Tabletop) -> i64:
    """Who decides; while the seats plan they all do (P1)."""
    phase = table.phase
    if phase == PLAN:
        return SEVERAL
    if phase <= LAST_CHANCE:
        return CHANCE
    if phase == OVER:
        return NOBODY
    if phase in (OFFER, LOSE):
        return table.owner(table.asked)
    return table.active


def may_answer(table: Tabletop, seat: i64) -> bool:
    """Whether a seat has anything to say now; who has left the game has not."""
    if table.phase == PLAN:
        return 0 <= seat < table.players and table.left_game >> seat & 1 == 0
    return table.phase != OVER and seat == seat_asked(table)


def carry_out_answer(table: Tabletop, seat: i64, action: i64) -> None:
    """Do what a legal answer says, and go on to the next decision."""
    decision = DECISIONS[table.phase - 1]
    table.phase = GOING
    decision.answer(table, seat, action)
    go_on(table)


class CrashAndGrabTurn(Tabletop):
    """A table on which a round is played: what the engine asks of the rules."""

    def awaited(self) -> i64:
        return seat_asked(self)

    def awaits(self, seat: i64) -> bool:
        """While the seats plan, those who have not; they may all answer (P1)."""
        if self.phase == PLAN:
            return 0 <= seat < self.players and self.plan[seat] == NO_PLAN
        return seat >= CHANCE and seat_asked(self) == seat

    def rounds(self) -> i64:
        return self.round

    # -- answers ----------------------------------------------------------------------------

    def fill_legal(self, seat: i64, actions: Actions) -> None:
        actions.clear()
        if may_answer(self, seat):
            DECISIONS[self.phase - 1].fill(self, seat, actions)

    def forbids(self, seat: i64, action: i64) -> str | None:
        if self.phase == OVER:
            return "game-over"
        if not may_answer(self, seat):
            return "not-awaited"
        if seat != CHANCE and not 0 <= action < ACTIONS:
            return "unknown-action"
        return DECISIONS[self.phase - 1].forbids(self, seat, action)

    def carry_out(self, seat: i64, action: i64) -> None:
        carry_out_answer(self, seat, action)
        if self.left_game:
            self.answer_for_leavers()
        self.tell_what_is_asked()

    def tell_what_is_asked(self) -> None:
        """The last event of everything that happens: what is to be decided now, or that the game is over."""
        if self.listening():
            self.tell(events.game_over(self) if self.phase == OVER else events.asked(self))

    def pick(self, seat: i64, dice: Dice, actions: Actions) -> i64:
        """Without making the list, where all answers are possible."""
        if self.phase == PLAN:
            return plan.first_plan(self) + dice.below(plan.plans_of_seat(self))
        if self.phase == DIRECTION:
            return SET_DIRECTION + dice.below(4)
        actions.clear()
        DECISIONS[self.phase - 1].fill(self, seat, actions)
        return actions.at(dice.below(actions.count))

    def throw(self, dice: Dice, actions: Actions) -> i64:
        """Without making the list, where all outcomes are possible; each is equally likely."""
        if self.phase == ROLL:
            return 1 + dice.below(LAST_SITE)
        actions.clear()
        DECISIONS[self.phase - 1].fill(self, CHANCE, actions)
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
        if self.phase == PLAN and self.plan[seat] == NO_PLAN:
            self.phase = GOING
            go_on(self)
        self.answer_for_leavers()
        self.tell_what_is_asked()

    def answer_for_leavers(self) -> None:
        """The first legal answer: to decline, where that is possible."""
        actions = Actions()
        while True:
            seat = seat_asked(self)
            if seat < 0 or self.left_game >> seat & 1 == 0:
                return
            actions.clear()
            DECISIONS[self.phase - 1].fill(self, seat, actions)
            carry_out_answer(self, seat, actions.at(0))

    # -- how it ends ------------------------------------------------------------------------

    def result(self) -> Result | None:
        """One wins; the losers are not ranked (section 14)."""
        if self.phase != OVER:
            return None
        ranks: tuple[int, ...] = tuple(1 if seat == self.winner else 2 for seat in range(self.players))
        reason = "points" if self.titanium else "stations"
        teams: tuple[int, ...] = tuple(range(self.players))
        return Result(ranks, reason, teams)

    def settled(self) -> bool:
        """Between rounds: in the middle of one, plans that nobody knows are about to change everything."""
        return self.phase == PLAN or self.phase == OVER
