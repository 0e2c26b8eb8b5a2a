"""Section 6: what may be answered to each decision, and why something else may not."""

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.games.crash_and_grab.rules import setting_up, settling, stages, windows
from crashyard.games.crash_and_grab.rules.board import COLOURS, LAST_SITE
from crashyard.games.crash_and_grab.rules.codes import (
    BUY,
    COLOUR,
    CREWMEMBER,
    DECLINE,
    DIRECTION,
    DISTANCE,
    ENERGIZE,
    FLY,
    GIVE,
    KEEP,
    MOST_SPACES,
    PLAN,
    PLAN_BOTH,
    SAUCER,
    SPACE,
    STEAL,
    USE,
)
from crashyard.games.crash_and_grab.rules.deck import HIGHEST
from crashyard.games.crash_and_grab.rules.state import PLANS_EACH
from crashyard.games.crash_and_grab.rules.turn import Turn

# -- what may be answered -------------------------------------------------------------------


def fill_chance(turn: Turn, actions: Actions) -> None:
    """Every outcome of what chance is asked for."""
    phase = turn.phase
    if phase == stages.ROLL:
        fill_range(1, LAST_SITE, actions)
    elif phase == stages.ROTATION:
        fill_range(0, 2, actions)
    elif phase == stages.DRAW:
        fill_bits(0, turn.deck, actions)
    elif phase == stages.TILE:
        setting_up.fill_tiles(turn, actions)
    elif phase == stages.MARKS:
        fill_range(0, 24, actions)
    elif phase == stages.EXTRA_COLOUR:
        fill_range(turn.saucers, len(COLOURS) - turn.saucers, actions)
    elif phase == stages.FIRST_PROBE:
        fill_range(0, turn.players, actions)
    else:
        fill_range(0, plans_of_seat(turn), actions)


def fill_answers(turn: Turn, actions: Actions) -> None:
    """Every answer of the seat that is asked; where it may decline, that comes first."""
    phase = turn.phase
    if phase == stages.PLAN:
        fill_range(PLAN if turn.players > 2 else PLAN_BOTH, plans_of_seat(turn), actions)
    elif phase == stages.DISTANCE:
        fill_bits(DISTANCE, turn.distances_of_card(), actions)
    elif phase == stages.DIRECTION:
        fill_range(DIRECTION, 4, actions)
    elif phase == stages.ACCELERATE:
        fill_flights(turn.distances_of_leaving(), actions)
    elif phase == stages.BOOST:
        actions.add(DECLINE)
        fill_flights(turn.distances_of_boost(), actions)
    elif phase == stages.COLOUR:
        settling.fill_colours(turn, actions)
    elif phase == stages.REWARD:
        settling.fill_rewards(turn, actions)
    elif phase == stages.PENALTY:
        settling.fill_penalties(turn, actions)
    elif phase == stages.OFFER:
        actions.add(DECLINE)
        windows.fill_offers(turn, actions)
    elif phase == stages.BUY:
        actions.add(DECLINE)
        actions.add(BUY)
    elif phase == stages.KEEP:
        fill_bits(KEEP, turn.drawn, actions)
    elif phase == stages.PASS:
        settling.fill_passing(turn, actions)
    elif phase == stages.LOSE:
        settling.fill_crew(turn.aboard[turn.asked], actions)
    else:
        fill_own_saucers(turn, actions)


def plans_of_seat(turn: Turn) -> i64:
    """How many plans a seat has: with two players it plans for two saucers at once."""
    return PLANS_EACH if turn.players > 2 else PLANS_EACH * PLANS_EACH


def fill_range(first: i64, count: i64, actions: Actions) -> None:
    action = first
    while action < first + count:
        actions.add(action)
        action += 1


def fill_bits(base: i64, bits: i64, actions: Actions) -> None:
    while bits:
        if bits & 1:
            actions.add(base)
        bits >>= 1
        base += 1


def fill_flights(spaces: i64, actions: Actions) -> None:
    """All four directions with each distance."""
    action: i64 = FLY
    while spaces:
        if spaces & 1:
            fill_range(action, 4, actions)
        spaces >>= 1
        action += 4


def fill_own_saucers(turn: Turn, actions: Actions) -> None:
    """Two players: one of the own saucers, where both are possible."""
    actions.add(SAUCER + turn.active)
    actions.add(SAUCER + turn.active + 2)


# -- why not --------------------------------------------------------------------------------


def forbids_outcome(turn: Turn, action: i64) -> str | None:
    if turn.phase == stages.TILE:
        return setting_up.forbids_tile(turn, action)
    actions = Actions()
    fill_chance(turn, actions)
    index: i64 = 0
    while index < actions.count:
        if actions.at(index) == action:
            return None
        index += 1
    return "unknown-action"


def forbids_answer(turn: Turn, action: i64) -> str | None:
    """Why the seat that is asked cannot answer so."""
    if action < 0 or action >= SPACE:
        return "unknown-action"
    phase = turn.phase
    if phase == stages.PLAN:
        first: i64 = PLAN if turn.players > 2 else PLAN_BOTH
        return None if first <= action < first + plans_of_seat(turn) else "make-a-plan"
    if phase == stages.DISTANCE:
        return forbids_distance(turn, action)
    if phase == stages.DIRECTION:
        return None if DIRECTION <= action < FLY else "choose-direction"
    if phase == stages.ACCELERATE:
        if not FLY <= action < CREWMEMBER:
            return "must-accelerate"
        return None if turn.distances_of_leaving() >> (action - FLY) // 4 & 1 else "accelerator-distance"
    if phase == stages.BOOST:
        if action != DECLINE and not FLY <= action < CREWMEMBER:
            return "boost-or-stop"
        allowed = action == DECLINE or turn.distances_of_boost() >> (action - FLY) // 4 & 1 == 1
        return None if allowed else "boost-distance"
    if phase == stages.OFFER:
        if action == DECLINE:
            return None
        return windows.forbids_offer(turn, action) if action >= USE else "use-or-decline"
    if phase <= stages.PILOT:
        return forbids_saucer(turn, action)
    return forbids_settling(turn, action)


def forbids_distance(turn: Turn, action: i64) -> str | None:
    if not DISTANCE <= action <= DISTANCE + MOST_SPACES:
        return "choose-distance"
    return None if turn.distances_of_card() >> action - DISTANCE & 1 else "card-distance"


def forbids_saucer(turn: Turn, action: i64) -> str | None:
    if not SAUCER <= action < DISTANCE:
        return "choose-saucer"
    if action - SAUCER >= turn.saucers:
        return "no-such-saucer"
    return None if turn.owner(action - SAUCER) == turn.active else "not-your-saucer"


def forbids_settling(turn: Turn, action: i64) -> str | None:
    """In the clean-up of a turn."""
    phase = turn.phase
    if phase == stages.PENALTY:
        return settling.forbids_penalty(turn, action) if GIVE <= action < ENERGIZE else "pay-penalty"
    if phase == stages.REWARD:
        if action in (DECLINE, ENERGIZE):
            return None
        return settling.forbids_steal(turn, action - STEAL) if STEAL <= action < COLOUR else "take-reward"
    if phase == stages.COLOUR:
        if not COLOUR <= action < BUY:
            return "choose-colour"
        return None if turn.front_of_queue(action - COLOUR) >= 0 else "queue-is-empty"
    if phase == stages.BUY:
        return None if action in (BUY, DECLINE) else "buy-or-stop"
    if phase == stages.KEEP:
        kept = KEEP <= action <= KEEP + HIGHEST and turn.drawn >> action - KEEP & 1 == 1
        return None if kept else "keep-one-of-two"
    crew = CREWMEMBER <= action < GIVE
    if phase == stages.PASS:
        if action == DECLINE:
            return None
        if not crew:
            return "pass-or-stop"
        return None if turn.flagged >> action - CREWMEMBER & 1 else "cannot-be-passed"
    if not crew:
        return "lose-a-crewmember"
    return None if turn.aboard[turn.asked] >> action - CREWMEMBER & 1 else "not-aboard"
