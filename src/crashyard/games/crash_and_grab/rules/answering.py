"""Section 6: what an answer does before the round goes on."""

from mypy_extensions import i64

from crashyard.games.crash_and_grab.rules import events, setting_up, settling, stages, windows
from crashyard.games.crash_and_grab.rules.codes import (
    COLOUR,
    CREWMEMBER,
    DECLINE,
    DIRECTION,
    DISTANCE,
    FLY,
    KEEP,
    PLAN,
    PLAN_BOTH,
    SAUCER,
)
from crashyard.games.crash_and_grab.rules.moving import go_on_after_passing, push
from crashyard.games.crash_and_grab.rules.stages import (
    DRAWING,
    FINISHED,
    FIRST_SAUCERS,
    FLIGHT,
    GOING,
    NEXT_SAUCER,
    PASSING,
    PICK_COLOUR,
    PICK_PROBE,
    PLACE_ALL,
    PURCHASES,
    REST,
    REVEAL,
    ROLL,
    ROTATION,
    TURN_OVER,
)
from crashyard.games.crash_and_grab.rules.state import (
    CLOCKWISE,
    COUNTER_CLOCKWISE,
    CREW,
    NO_PLAN,
    NO_SAUCER,
    PLANS_EACH,
)
from crashyard.games.crash_and_grab.rules.turn import UPGRADE_COST, Turn
from crashyard.games.crash_and_grab.rules.upgrade import COLLISION, END, FIRST_TURN, PICK_UP, PLACING, START


def answer(turn: Turn, seat: i64, action: i64) -> None:
    """Do what a legal answer says, and go on to the next decision."""
    phase = turn.phase
    if phase == stages.PLAN:
        plan(turn, seat, action - (PLAN if turn.players > 2 else PLAN_BOTH))
        return
    turn.phase = GOING
    if phase <= stages.LAST_CHANCE:
        answer_by_chance(turn, phase, action)
    elif phase == stages.DISTANCE:
        turn.distance = action - DISTANCE
        if turn.listening():
            turn.tell(events.distance_chosen(turn))
    elif phase == stages.DIRECTION:
        turn.heading = action - DIRECTION
        if turn.listening():
            turn.tell(events.direction_chosen(turn))
    elif phase == stages.ACCELERATE:
        turn.bounces += 1
        turn.dallied[turn.mover] += 1
        turn.launch(turn.mover, (action - FLY) % 4, (action - FLY) // 4, turn.own)
        if turn.listening():
            turn.tell(events.accelerated(turn))
        turn.stage = FLIGHT
    elif phase == stages.BOOST:
        boost(turn, action)
    elif phase == stages.OFFER:
        answer_offer(turn, action)
    elif phase <= stages.PILOT:
        choose_saucer(turn, phase, action - SAUCER)
    else:
        answer_settling(turn, phase, action)
    turn.go_on()


def plan(turn: Turn, seat: i64, plans: i64) -> None:
    """P1: a plan, or another one; with the last plan the round goes on."""
    set_plan(turn, seat, plans)
    missing: i64 = 0
    while missing < turn.players:
        if turn.plan[missing] == NO_PLAN:
            return
        missing += 1
    turn.phase = GOING
    turn.go_on()


def set_plan(turn: Turn, seat: i64, plans: i64) -> None:
    turn.dallied[seat] = 0
    if turn.players > 2:
        turn.plan[seat] = plans
    else:
        turn.dallied[seat + 2] = 0
        turn.plan[seat] = plans // PLANS_EACH
        turn.plan[seat + 2] = plans % PLANS_EACH
    if turn.listening():
        turn.tell(events.planned(turn, seat))


def answer_by_chance(turn: Turn, phase: i64, outcome: i64) -> None:
    if phase == stages.ROLL:
        placed = turn.placing
        turn.place_rolled(outcome)
        if placed < CREW and turn.stage != FIRST_SAUCERS:
            windows.work(turn, placed - 1, windows.FOR_PLACED)
    elif phase == stages.ROTATION:
        turn.rotation = CLOCKWISE if outcome == 0 else COUNTER_CLOCKWISE
        turn.fix_rotation()
    elif phase == stages.DRAW:
        turn.deck &= ~(1 << outcome)
        turn.drawn |= 1 << outcome
        if turn.listening():
            turn.tell(events.upgrade_drawn(turn, outcome))
    elif phase == stages.TILE:
        setting_up.lay_tile(turn, outcome)
    elif phase == stages.MARKS:
        setting_up.lay_markers(turn, outcome)
        turn.stage = PICK_COLOUR
    elif phase == stages.EXTRA_COLOUR:
        setting_up.add_extra_colour(turn, outcome)
        turn.stage = PICK_PROBE
    elif phase == stages.FIRST_PROBE:
        setting_up.take_first_probe(turn, outcome)
        turn.stage = FIRST_SAUCERS
    else:
        set_plan(turn, turn.active, outcome)


def choose_saucer(turn: Turn, phase: i64, saucer: i64) -> None:
    """Two players: which of the own saucers."""
    if phase == stages.BOOSTER:
        setting_up.give_first_booster(turn, saucer)
    elif phase == stages.PILOT:
        setting_up.call_pilot(turn, saucer)
    elif turn.stage == NEXT_SAUCER:
        turn.begin_turn(saucer)
    elif turn.stage == PLACE_ALL:
        turn.begin_placing(saucer)
    else:
        turn.placing = saucer + 1
        turn.phase = ROLL


def boost(turn: Turn, action: i64) -> None:
    """T5: spend a booster, or stop boosting for this turn."""
    if action == DECLINE:
        turn.boosted_out = True
        turn.stage = PASSING
        return
    turn.boosters[turn.saucer] -= 1
    turn.launch(turn.saucer, (action - FLY) % 4, (action - FLY) // 4, True)
    if turn.listening():
        turn.tell(events.boosted(turn))
    turn.stage = FLIGHT


def answer_offer(turn: Turn, action: i64) -> None:
    """Use an upgrade, or not; then the round goes on from the window."""
    window, saucer = turn.window, turn.asked
    turn.window = 0
    turn.asked = NO_SAUCER
    if action == DECLINE:
        decline_offer(turn, window)
        return
    windows.use_offer(turn, saucer, action)
    if turn.phase == stages.OVER:
        return
    if window == PICK_UP:
        turn.forget_pick()
    elif window == PLACING:
        windows.work(turn, saucer, windows.FOR_PLACED)
    elif window == FIRST_TURN:
        turn.fix_rotation()
    elif window == COLLISION:
        turn.stage = REST
    elif window == END:
        turn.stage = REST
        if turn.mover != NO_SAUCER:
            turn.stage = FLIGHT
            if not turn.own:
                windows.work(turn, saucer, windows.FOR_PUSHED)


def decline_offer(turn: Turn, window: i64) -> None:
    if window == END:
        turn.stage = PURCHASES
    elif window == START:
        turn.stage = REVEAL
    elif window == PICK_UP:
        turn.forget_pick()
    elif window == COLLISION:
        push(turn)
    elif window == PLACING:
        turn.phase = ROLL
    elif window == FIRST_TURN:
        turn.phase = ROTATION


def answer_settling(turn: Turn, phase: i64, action: i64) -> None:
    if phase == stages.PENALTY:
        settling.pay_penalty(turn, action)
    elif phase == stages.REWARD:
        settling.take_reward(turn, action)
    elif phase == stages.COLOUR:
        settling.call_crewmember(turn, action - COLOUR)
        turn.phase = ROLL
    elif phase == stages.BUY:
        if action == DECLINE:
            turn.stage = TURN_OVER
            return
        turn.energy[turn.saucer] -= UPGRADE_COST
        turn.stage = DRAWING
        if turn.listening():
            turn.tell(events.upgrade_bought(turn))
    elif phase == stages.KEEP:
        turn.play_upgrade(action - KEEP)
    elif phase == stages.PASS:
        answer_passing(turn, action)
    else:
        saucer = turn.losses[0]
        turn.losses = turn.losses[1:]
        turn.asked = NO_SAUCER
        settling.lose_crewmember(turn, saucer, action - CREWMEMBER)


def answer_passing(turn: Turn, action: i64) -> None:
    """Pass one crewmember after the other, until none is left or that is enough; then the movement goes on (R-43)."""
    if action == DECLINE:
        turn.declined = turn.flagged
        turn.flagged = 0
    else:
        settling.pass_on(turn, action - CREWMEMBER)
        if turn.stage == FINISHED:
            return
        if turn.flagged:
            turn.phase = stages.PASS
            return
    if turn.stage == FLIGHT:
        go_on_after_passing(turn)
