"""What bots look at on the board: how long it may last, what moons pay, and whom weapons can hit, now and soon."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from crashyard.games.cube_attack.rules.board import MOST_WAYS
from crashyard.games.cube_attack.rules.cube import LONG, NO_CUBE, NONE, planet_of, weapon_of
from crashyard.games.cube_attack.rules.scoring import points_of
from crashyard.games.cube_attack.rules.state import WOOD, CubeAttackTable

POINTS_A_ROUND: Final = 4.5
"""What the leader makes in a scoring, about."""


def rounds_to_target(table: CubeAttackTable) -> float:
    """A guess at how many scorings are still to come until the leader has the points that win."""
    top: i64 = 0
    for seat in range(table.players):
        if table.scores[seat] > top:
            top = table.scores[seat]
    return float(table.target - top) / POINTS_A_ROUND


def income(table: CubeAttackTable, planet: i64) -> float:
    """What each player on a moon gets in a scoring."""
    sharers: i64 = 0
    other: i64 = 0
    while other < table.players:
        sharers += table.standing[other] >> planet & 1
        other += 1
    return float(points_of(table, i64(table.board.kind[planet]), sharers))


def dangers(table: CubeAttackTable, seat: i64, reaches: vec[i64]) -> tuple[i64, i64]:
    """The planets that cubes of opponents can hit at once, and after one move; as bits."""
    at_once: i64 = 0
    soon: i64 = 0
    other: i64 = 0
    while other < table.players:
        if other != seat:
            at_once |= reaches[2 * other]
            soon |= reaches[2 * other + 1]
        other += 1
    return at_once, soon


def reaches_of(table: CubeAttackTable) -> vec[i64]:
    """The planets that the armed cubes of each seat can hit: at once, and after one move; as bits."""
    reaches = vec[i64](capacity=2 * table.players)
    seat: i64 = 0
    while seat < table.players:
        at_once: i64 = 0
        soon: i64 = 0
        number: i64 = 0
        while number < table.entered[seat]:
            cube = table.cubes[WOOD * seat + number]
            number += 1
            if cube == NO_CUBE:
                continue
            weapon = weapon_of(cube)
            if weapon == NONE:
                continue
            here = planet_of(cube)
            ways = table.board.connected[here]
            if weapon == LONG:
                at_once |= ways | (1 << here)
                soon |= two_moves(table, here)
            else:
                at_once |= 1 << here
                soon |= ways
        reaches = append(reaches, at_once)
        reaches = append(reaches, soon)
        seat += 1
    return reaches


def two_moves(table: CubeAttackTable, planet: i64) -> i64:
    """The planets at most two moves away, as bits."""
    reached = table.board.connected[planet]
    way: i64 = planet * MOST_WAYS
    end = way + i64(table.board.degree[planet])
    while way < end:
        reached |= table.board.connected[i64(table.board.ways[way])]
        way += 1
    return reached
