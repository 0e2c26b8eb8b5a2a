"""Explaining the lines of a search: what each gains and risks, and why several may be worth the same.

Lines are looked at in the same possible positions, with the same luck, so that what differs comes from the answers.
Some answers that are not advised are looked at as well: what every answer brings is no reason for any.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Final

from crashyard.bots.reasons.futures import Future, FutureTeller
from crashyard.bots.reasons.reasons import Reason, Weighing
from crashyard.bots.search.analysis import Line
from crashyard.engine.chance.dice import Dice
from crashyard.engine.game import Game
from crashyard.engine.position import Position
from crashyard.engine.previews.effects import Effect
from crashyard.engine.previews.preview import preview
from crashyard.engine.seats import SEVERAL

COMPARED: Final = 8
"""So many answers are looked at, those that are advised among them."""
WORLDS: Final = 12
PLANNING_WORLDS: Final = 24
"""In so many possible positions: more for a secret plan, since it meets those of others."""
FEWEST_WORLDS: Final = 6
"""Where the time is over before so many were looked at, nothing is said."""

NOISE: Final = 0.02
"""Answers that win by no more than this more often are about equally good."""

PLANS: Final = "plans"
"""Everybody decides in secret, and what the others choose matters more."""
LUCK: Final = "chance"
"""What chance throws matters more."""
SAME: Final = "same"
"""As far as could be seen they gain and risk the same."""
BALANCE: Final = "balance"
"""They gain and risk different things, which weigh the same."""


@dataclass(frozen=True, slots=True)
class Tie:
    """Several lines, from the first on, that are about equally good."""

    lines: tuple[int, ...]
    """Their places in the hint."""
    why: str
    """`PLANS`, `LUCK`, `SAME` or `BALANCE`."""


@dataclass(frozen=True, slots=True)
class Explanation:
    reasons: tuple[tuple[Reason, ...], ...]
    """Those of each line."""
    tie: Tie | None


def explain(
    game: Game,
    position: Position,
    seat: int,
    lines: Sequence[Line],
    others: Sequence[Line],
    winning: Sequence[float],
    seed: str,
    until: float,
) -> Explanation:
    """What is to be said of the `lines` that are advised; `winning` is how likely each wins.

    The clock (`time.monotonic`) stands at `until` when no further position is to be looked at.
    """
    compared = [*lines, *_spread(others, COMPARED - len(lines))]
    teller = FutureTeller(game, seat, int(position.players))
    rows = _futures(game, position, seat, compared, teller, seed, until)
    alike = tuple(place for place, chance in enumerate(winning) if abs(chance - winning[0]) <= NOISE)
    if not rows[0]:
        return Explanation(((),) * len(lines), _tie(alike, position, None))
    weighing = Weighing(teller, rows, game.effects(position).minor)
    planned = position.awaited() == SEVERAL
    certain = [_certain(game, position, seat, line, teller) if planned else frozenset[Effect]() for line in lines]
    reasons = tuple(weighing.reasons(place, certain[place]) for place in range(len(lines)))
    return Explanation(reasons, _tie(alike, position, weighing))


def _futures(
    game: Game, position: Position, seat: int, lines: Sequence[Line], teller: FutureTeller, seed: str, until: float
) -> list[list[Future]]:
    """A row of futures for every line; empty ones where there was no time for enough of them."""
    rows: list[list[Future]] = [[] for _ in lines]
    wanted = PLANNING_WORLDS if position.awaited() == SEVERAL else WORLDS
    number = 0
    while number < wanted and (number == 0 or monotonic() < until):
        world = position.possible(seat, Dice(f"{seed} possible {number}"))
        looks: list[Future] = []
        for line in lines:
            if number and monotonic() >= until:
                break
            looks.append(teller.look(world, line, Dice(f"{seed} luck {number}")))
        if len(looks) < len(lines):
            break
        for row, future in zip(rows, looks, strict=True):
            row.append(future)
        number += 1
        if not game.secrets and not game.together and not any(row[0].thrown for row in rows):
            return rows
    return rows if number >= FEWEST_WORLDS else [[] for _ in lines]


def _certain(game: Game, position: Position, seat: int, line: Line, teller: FutureTeller) -> frozenset[Effect]:
    """What the seat brings about if nobody gets in the way of its plan."""
    found: set[Effect] = set()
    for seen in preview(game, position, seat, line.action):
        reader = game.effects(seen.before)
        for event in seen.events:
            found.update(
                effect
                for effect in reader.hear(event)
                if teller.is_mine(effect.by) and effect.kind not in reader.feared
            )
    return frozenset(found)


def _tie(alike: tuple[int, ...], position: Position, weighing: Weighing | None) -> Tie | None:
    if len(alike) < 2:
        return None
    if weighing is None:
        return Tie(alike, BALANCE)
    if weighing.alike(alike):
        return Tie(alike, SAME)
    if weighing.hangs_on_the_rest(alike):
        return Tie(alike, PLANS if position.awaited() == SEVERAL else LUCK)
    return Tie(alike, BALANCE)


def _spread(lines: Sequence[Line], most: int) -> list[Line]:
    """Some of the lines, from the best to the worst."""
    if len(lines) <= most:
        return list(lines)
    return [lines[place * (len(lines) - 1) // max(1, most - 1)] for place in range(most)]
