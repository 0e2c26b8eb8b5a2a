"""How well a player seems to stand, to a bot that does not look ahead: points, wood, and the danger it is in.

All worths are in points of the score track. They were found by play between such bots. `evaluation.py` knows better who
wins; but greedy bots that go by it all play alike, and seldom dare an attack (`docs/bots.md`).
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from crashyard.games.cube_attack.heuristics.reaches import dangers, income, reaches_of, rounds_to_target
from crashyard.games.cube_attack.rules.board import ARMS, CUBE, FULL, HALF, LIFE
from crashyard.games.cube_attack.rules.cube import LONG, NO_CUBE, NONE, lives_of, planet_of, weapon_of
from crashyard.games.cube_attack.rules.state import WOOD, CubeAttackTable

LIFE_WORTH: Final = 1.2
ON_LIFE: Final = 1.0
ON_ARMS: Final = 0.4
ON_CUBE: Final = 1.2
ON_MOON: Final = 0.4
"""What standing on a planet is worth beyond what the moons pay: the way is made."""

HIT_NOW: Final = 0.8
HIT_SOON: Final = 0.5
"""How likely an opponent's cube that can shoot at once, or after one move, does so at this very target."""

LONG_GAME: Final = 4.0
"""Rounds to go from which on more of them change nothing."""

BEST: Final = 0.36
"""How much of the opponents' strength is that of the best of them; the rest is their mean."""

OUT: Final = -10.0
"""What being out of the game is worth, beside the points."""


@final
class Weights:
    """What changes with the number of players.

    At a table of many, whoever hurts one opponent does all the others a favour: weapons are worth less and moons more
    than in a duel. And in a duel the last cube lost is the game lost, so there a guard is kept at home.
    """

    def __init__(self, players: int) -> None:
        duel: float = (2.0 / players) ** 1.4
        self.cube: float = 2.8 * duel**0.5
        self.short: float = 4.5 * duel
        self.long: float = 8.5 * duel
        self.income: float = 0.35 / duel
        self.guard: float = 6.0 * duel**2


WEIGHTS: Final = [Weights(max(2, players)) for players in range(7)]


def first_sight(table: CubeAttackTable, seat: i64) -> float:
    """From -1 (lost) to 1 (won), for one seat."""
    if table.over:
        return 1.0 if table.winners >> seat & 1 else -1.0
    weights = WEIGHTS[table.players]
    urgency = LONG_GAME / rounds_to_go(table)
    reaches = reaches_of(table)
    own = strength(table, seat, weights, urgency, reaches)
    best = -1000.0
    total = 0.0
    for other in range(table.players):
        if other != seat:
            worth = strength(table, other, weights, urgency, reaches)
            total += worth
            if worth > best:
                best = worth
    lead = own - BEST * best - (1.0 - BEST) * total / float(table.players - 1)
    return lead / (20.0 + abs(lead))


def rounds_to_go(table: CubeAttackTable) -> float:
    """How many scorings are still to come, as far as they change anything."""
    rounds = rounds_to_target(table)
    if rounds < 1.0:
        return 1.0
    return rounds if rounds < LONG_GAME else LONG_GAME


def strength(table: CubeAttackTable, seat: i64, weights: Weights, urgency: float, reaches: vec[i64]) -> float:
    """What a seat has and may expect. The nearer the end, the more the points made count beside all else."""
    if table.standing[seat] == 0:
        return float(table.scores[seat]) * urgency + OUT
    worth = float(table.scores[seat]) * urgency
    if table.standing[seat] >> table.home(seat) & 1:
        worth += weights.guard
    now, soon = dangers(table, seat, reaches)
    number: i64 = 0
    scored: i64 = 0
    while number < table.entered[seat]:
        cube = table.cubes[WOOD * seat + number]
        number += 1
        if cube == NO_CUBE:
            continue
        here = planet_of(cube)
        stake = cube_worth(table, cube, weights)
        lives = lives_of(cube)
        if scored >> here & 1 == 0:
            scored |= 1 << here
            if table.board.kind[here] >= HALF:
                stake += LONG_GAME * weights.income * income(table, here)
        risk = 0.0
        if now >> here & 1:
            risk = HIT_NOW
        elif soon >> here & 1:
            risk = HIT_SOON
        if lives > 1:
            worth += stake + LIFE_WORTH * (1.0 - risk) - 0.25 * risk * stake
        else:
            worth += stake * (1.0 - risk)
    return worth


def cube_worth(table: CubeAttackTable, cube: i64, weights: Weights) -> float:
    """A cube with one life: itself, its weapon and how far it has come."""
    worth = weights.cube
    weapon = weapon_of(cube)
    if weapon == LONG:
        worth += weights.long
    elif weapon != NONE:
        worth += weights.short
    kind = table.board.kind[planet_of(cube)]
    if kind == CUBE:
        worth += ON_CUBE
    elif kind == LIFE:
        worth += ON_LIFE
    elif kind == ARMS:
        worth += ON_ARMS
    elif kind in (HALF, FULL):
        worth += ON_MOON
    return worth
