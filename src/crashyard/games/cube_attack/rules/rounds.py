"""Sections 5, 8 and 9: rounds and turns, the end of the game, players without cubes."""

from mypy_extensions import i64

from crashyard.engine.result import Result, rank_by
from crashyard.games.cube_attack.rules import events
from crashyard.games.cube_attack.rules.cube import NO_CUBE, lives_of
from crashyard.games.cube_attack.rules.scoring import score_moons
from crashyard.games.cube_attack.rules.state import (
    BY_POINTS,
    LAST_SURVIVOR,
    NOBODY_LEFT,
    ROUND_LIMIT,
    CubeAttackTable,
)


def begin_round(table: CubeAttackTable) -> None:
    """The holder of the marker begins, or the next player after them who has cubes (R60)."""
    table.round += 1
    if table.listening():
        table.tell(events.round_began(table))
    begin_turn_from(table, table.marker, table.players)


def begin_turn_from(table: CubeAttackTable, seat: i64, places: i64) -> None:
    """The turn goes to the first of the next `places` seats that has cubes; with none, the round is over."""
    while places > 0 and table.standing[seat] == 0:
        seat = (seat + 1) % table.players
        places -= 1
    if places == 0:
        end_round(table)
        return
    table.active = seat
    table.left = table.tuning.actions
    if table.listening():
        table.tell(events.turn_began(table))


def end_turn(table: CubeAttackTable) -> None:
    """Unused actions are lost (R23); the next seat of this round that has cubes follows (R61)."""
    table.clear_marks(table.active)
    if table.listening():
        table.tell(events.turn_ended(table))
    following = (table.active + 1) % table.players
    begin_turn_from(table, following, (table.marker - following) % table.players)


def end_round(table: CubeAttackTable) -> None:
    score_moons(table)
    if table.listening():
        table.tell(events.round_ended(table))
    if ends_by_points(table):
        return
    if table.marker_passes:
        pass_marker(table)
    begin_round(table)


def pass_marker(table: CubeAttackTable) -> None:
    """Option `marker` = `passes`: to the next player clockwise who still has cubes."""
    seat = (table.marker + 1) % table.players
    while table.standing[seat] == 0:
        seat = (seat + 1) % table.players
    table.marker = seat
    if table.listening():
        table.tell(events.marker_passed(table))


# -- sections 8 and 9: the end ----------------------------------------------------------------


def leaders_of(table: CubeAttackTable) -> i64:
    """The seats, as bits, that have the highest total."""
    top: i64 = 0
    for seat in range(table.players):
        if table.scores[seat] > top:
            top = table.scores[seat]
    leaders: i64 = 0
    for seat in range(table.players):
        if table.scores[seat] == top:
            leaders |= 1 << seat
    return leaders


def ends_by_points(table: CubeAttackTable) -> bool:
    """END_CHECK: alone in front with enough points (R52), or the round limit (R63)."""
    leaders = leaders_of(table)
    first: i64 = 0
    while leaders >> first & 1 == 0:
        first += 1
    reached = table.scores[first] >= table.target
    if reached and leaders == 1 << first:
        finish(table, leaders, BY_POINTS)
    elif table.seats_in_play() == 0:
        finish(table, leaders, NOBODY_LEFT)
    elif table.round >= table.round_limit:
        finish(table, leaders, ROUND_LIMIT)
    elif reached and table.listening():
        table.tell(events.play_off(table, leaders))
    return table.over


def ends_with_survivor(table: CubeAttackTable) -> bool:
    """Only one player has cubes: they win at once, whatever the scores (R59)."""
    if table.seats_in_play() == 1:
        survivor: i64 = 0
        while table.standing[survivor] == 0:
            survivor += 1
        finish(table, 1 << survivor, LAST_SURVIVOR)
    return table.over


def finish(table: CubeAttackTable, winners: i64, reason: str) -> None:
    table.over = True
    table.winners = winners
    table.reason = reason
    if table.listening():
        table.tell(events.game_over(table))


def why_not_resign(table: CubeAttackTable, seat: i64) -> str | None:
    if table.over:
        return "game-over"
    if table.marker < 0:
        return "not-begun"
    if seat < 0 or seat >= table.players:
        return "nobody-sits-there"
    return "out-already" if table.standing[seat] == 0 else None


def resign(table: CubeAttackTable, seat: i64) -> None:
    """The player's cubes are removed, even from the start planet; then they are out (R62)."""
    table.removed = table.removed[:]
    for number in range(table.entered[seat]):
        table.removed[seat] += lives_of(table.cube(seat, number))
        table.change(seat, number, NO_CUBE)
    table.standing[seat] = 0
    if table.listening():
        table.tell(events.resigned(table, seat))
    if not ends_with_survivor(table) and table.active == seat:
        end_turn(table)


def result(table: CubeAttackTable) -> Result | None:
    """By score, equal scores share a rank (R55); the winners are first whatever their score."""
    if not table.over:
        return None
    totals: list[int] = []
    for seat in range(table.players):
        totals.append(table.scores[seat])
    best = max(totals)
    for seat in range(table.players):
        if table.winners >> seat & 1:
            totals[seat] = best + 1
    return Result(rank_by(totals), table.reason, tuple(range(table.players)))
