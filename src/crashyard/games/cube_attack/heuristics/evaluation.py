"""How likely a player wins: points, the points to come, wood, weapons, and the danger they are in.

The strength of a seat is a sum: everything that it has, times what that is worth. Its chance to win is its part of
exp(strength) over all seats. What things are worth was learned from games between bots, see `docs/bots.md`.
"""

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from crashyard.games.cube_attack.heuristics.reaches import dangers, income, reaches_of, rounds_to_target
from crashyard.games.cube_attack.rules.board import HALF
from crashyard.games.cube_attack.rules.cube import LONG, NO_CUBE, NONE, lives_of, planet_of, weapon_of
from crashyard.games.cube_attack.rules.state import WOOD, CubeAttackTable

LONG_GAME: Final = 8.0
"""Rounds to go from which on more of them change nothing."""

EAGER: Final = 0.04
"""So much of a value are plain points: who cannot lose any more should get it over with, and not pass for ever."""

SUREST: Final = 50.0
"""By so much one strength is above another at most."""


@final
class Worths:
    """What each thing is worth. What is called late counts the more the nearer the end is, see `lateness`."""

    def __init__(self, worths: dict[str, float]) -> None:
        self.in_play: float = worths["in play"]
        self.turn: float = worths["turn"]
        self.guard: float = worths["guard"]
        """A cube at home, where nobody can hit it."""
        self.points: float = worths["points"]
        self.points_late: float = worths["points late"]
        self.cube: float = worths["cube"]
        self.life: float = worths["life"]
        self.short: float = worths["short"]
        self.short_late: float = worths["short late"]
        self.long: float = worths["long"]
        self.long_late: float = worths["long late"]
        self.on_bonus: float = worths["on bonus"]
        self.on_moon: float = worths["on moon"]
        """A cube there: the way is made."""
        self.income: float = worths["income"]
        self.income_late: float = worths["income late"]
        """What moons pay, as they are shared now."""
        self.aimed_at: float = worths["aimed at"]
        self.aimed_at_armed: float = worths["aimed at, armed"]
        self.near: float = worths["near"]
        self.near_armed: float = worths["near, armed"]
        """A cube with one life that can be hit at once, or after one move."""


TWO: Final = Worths(
    {
        "in play": 0.0,
        "turn": 0.31,
        "guard": 0.18,
        "points": 0.018,
        "points late": 0.015,
        "cube": 0.15,
        "life": 0.13,
        "short": 0.64,
        "short late": 0.0,
        "long": 1.55,
        "long late": 0.0,
        "on bonus": 0.01,
        "on moon": 0.21,
        "income": 0.013,
        "income late": 0.019,
        "aimed at": -0.15,
        "aimed at, armed": -0.87,
        "near": -0.1,
        "near, armed": -0.6,
    }
)
"""In a duel, where whoever is out has lost and weapons decide."""

FEW: Final = Worths(
    {
        "in play": 3.4,
        "turn": 0.1,
        "guard": 0.14,
        "points": 0.041,
        "points late": 0.026,
        "cube": 0.067,
        "life": 0.4,
        "short": 0.023,
        "short late": 0.094,
        "long": 0.64,
        "long late": 0.069,
        "on bonus": 0.05,
        "on moon": 0.17,
        "income": 0.0,
        "income late": 0.04,
        "aimed at": -0.05,
        "aimed at, armed": -0.6,
        "near": -0.02,
        "near, armed": -0.48,
    }
)
"""At a table of three or four."""

MANY: Final = Worths(
    {
        "in play": 3.2,
        "turn": 0.086,
        "guard": 0.031,
        "points": 0.23,
        "points late": 0.012,
        "cube": 0.01,
        "life": 0.02,
        "short": 0.27,
        "short late": 0.032,
        "long": 0.32,
        "long late": 0.057,
        "on bonus": 0.035,
        "on moon": 0.22,
        "income": 0.027,
        "income late": 0.072,
        "aimed at": -0.22,
        "aimed at, armed": -0.83,
        "near": -0.15,
        "near, armed": -0.26,
    }
)
"""At a table of five or six: a race for points."""

BY_PLAYERS: Final = [TWO, TWO, TWO, FEW, FEW, MANY, MANY]
"""The worths at a table of so many."""


def evaluate(table: CubeAttackTable, seat: i64) -> float:
    """From -1 (lost) to 1 (won), for one seat: about twice its chance to win, less one."""
    if table.over:
        return 1.0 if table.winners >> seat & 1 else -1.0
    return (1.0 - EAGER) * (2.0 * chance(table, seat) - 1.0) + EAGER * points_ahead(table, seat)


def chance(table: CubeAttackTable, seat: i64) -> float:
    """How likely a seat wins."""
    worths = BY_PLAYERS[table.players]
    late = lateness(table)
    reaches = reaches_of(table)
    own = strength(table, seat, worths, late, reaches)
    parts = 1.0
    other: i64 = 0
    while other < table.players:
        if other != seat:
            ahead = strength(table, other, worths, late, reaches) - own
            parts += math.exp(ahead if ahead < SUREST else SUREST)
        other += 1
    return 1.0 / parts


def points_ahead(table: CubeAttackTable, seat: i64) -> float:
    """How far a seat is before the best of the others, or behind: from -1 to 1 for the points of a whole game."""
    best: i64 = 0
    other: i64 = 0
    while other < table.players:
        if other != seat and table.scores[other] > best:
            best = table.scores[other]
        other += 1
    ahead = float(table.scores[seat] - best) / float(table.target)
    return max(-1.0, min(1.0, ahead))


def lateness(table: CubeAttackTable) -> float:
    """From 1 at the beginning to `LONG_GAME` in what is likely the last round."""
    rounds = rounds_to_target(table)
    left = float(table.round_limit - table.round + 1)
    if left < rounds:
        rounds = left
    if rounds < 1.0:
        return LONG_GAME
    return LONG_GAME / rounds if rounds < LONG_GAME else 1.0


def strength(table: CubeAttackTable, seat: i64, worths: Worths, late: float, reaches: vec[i64]) -> float:
    """What a seat has, times what it is worth."""
    worth = float(table.scores[seat]) * (worths.points + worths.points_late * late)
    if table.standing[seat] == 0:
        return worth
    worth += worths.in_play
    if table.active == seat:
        worth += worths.turn
    home = table.home(seat)
    if table.standing[seat] >> home & 1:
        worth += worths.guard
    at_once, soon = dangers(table, seat, reaches)
    number: i64 = 0
    scored: i64 = 0
    while number < table.entered[seat]:
        cube = table.cubes[WOOD * seat + number]
        number += 1
        if cube == NO_CUBE:
            continue
        worth += cube_worth(cube, worths, late)
        here = planet_of(cube)
        if here == home:
            continue
        if table.board.kind[here] < HALF:
            worth += worths.on_bonus
        else:
            worth += worths.on_moon
            if scored >> here & 1 == 0:
                scored |= 1 << here
                worth += (worths.income + worths.income_late * late) * income(table, here)
        if lives_of(cube) > 1:
            continue
        if at_once >> here & 1:
            worth += worths.aimed_at if weapon_of(cube) == NONE else worths.aimed_at_armed
        elif soon >> here & 1:
            worth += worths.near if weapon_of(cube) == NONE else worths.near_armed
    return worth


def cube_worth(cube: i64, worths: Worths, late: float) -> float:
    """A cube with what it carries."""
    worth = worths.cube
    if lives_of(cube) > 1:
        worth += worths.life
    weapon = weapon_of(cube)
    if weapon == LONG:
        worth += worths.long + worths.long_late * late
    elif weapon != NONE:
        worth += worths.short + worths.short_late * late
    return worth


def settled(table: CubeAttackTable) -> bool:
    """Between turns: after one action of two, a threat is made and not carried out, or a cube left in danger."""
    return table.left != 1
