"""Hints: what a level would answer in somebody's place, how often that wins, why, and how it would go on.

A hint is thought out like any answer of a bot: from a position that is possible for the seat, so nothing goes into it
that the seat may not know. What follows is played through on such positions too.
"""

from dataclasses import dataclass
from time import monotonic

from crashyard.bots.reasons.explaining import Tie, explain
from crashyard.bots.reasons.reasons import Reason
from crashyard.bots.search.analysis import Line
from crashyard.bots.search.bot import SearchBot
from crashyard.bots.search.levels import LEVELS
from crashyard.engine.chance.dice import Dice
from crashyard.engine.driver import AskSeats, DiceChance, Driver
from crashyard.engine.forms.documents import shown
from crashyard.engine.game import Game
from crashyard.engine.position import Position
from crashyard.engine.refusal import Refusal

ADVISER = "expert"
"""Whose hints are given if nobody else is asked for."""
PATIENCE = 1.0
"""Seconds that a hint takes at most."""
SEARCHING = 0.65
EXPLAINED = 0.95
"""After such a part of them the search is over, and it has been found out why."""
MOST_LINES = 3
MOST_FOLLOWING = 3
"""So many answers of what is expected are told."""
TRIED = 4
"""Of an answer that was tried less often nothing is told beside the best one."""
WORLDS = 12
"""In so many positions that are possible a line is played through; what cannot be played in all of them is not told."""


@dataclass(frozen=True, slots=True)
class ExpectedAnswer:
    """One answer that is expected, in its JSON form."""

    seat: int
    form: object


@dataclass(frozen=True, slots=True)
class Advice:
    """One answer that can be given, and what comes of it."""

    action: int
    form: object
    targets: tuple[str, ...]
    value: float
    """As `Line.value`."""
    winning: float
    """How likely the seat, or its side, wins then, from 0 to 1."""
    attention: float
    follows: tuple[ExpectedAnswer, ...]
    reasons: tuple[Reason, ...]
    """What it gains and risks that other answers do not."""


@dataclass(frozen=True, slots=True)
class Hint:
    """The best answers: first the one that the level takes for the best, then the others, better before worse."""

    lines: tuple[Advice, ...]
    rounds: int
    """Of how many rounds of search they are the fruit."""
    sides: int
    """So many play for themselves, people or teams: of as many games each wins one on average."""
    tie: Tie | None
    """Which of the lines are about equally good, and why."""


def check_level(name: str) -> None:
    """Refuse what is not a level: the other bots look at nothing that could be told."""
    if name not in LEVELS:
        raise Refusal("unknown-level", {"level": shown(name), "levels": ", ".join(LEVELS)})


def think_of_hint(game: Game, position: Position, seat: int, level: str, seed: str, patience: float = PATIENCE) -> Hint:
    """The hint of a level for a seat that is asked in a position which is possible for it."""
    dice, until = Dice(seed), monotonic() + EXPLAINED * patience
    thought = SearchBot(dice, LEVELS[level].within(SEARCHING * patience)).think(position, seat)
    sides = len(set(game.teams(int(position.players))))
    told = [line for line in thought.lines[1:MOST_LINES] if line.attention * thought.rounds >= TRIED]
    told.sort(key=lambda line: line.value, reverse=True)
    told.insert(0, thought.best)
    others = [line for line in thought.lines if line not in told]
    winning = [game.odds.of_winning(line.value, sides) for line in told]
    why = explain(game, position, seat, told, others, winning, seed, until)
    lines = []
    for line, chance, reasons in zip(told, winning, why.reasons, strict=True):
        form, targets = position.action_json(seat, line.action), tuple(position.targets(seat, line.action))
        follows = _foretold(position, seat, line, dice)
        lines.append(Advice(line.action, form, targets, line.value, chance, line.attention, follows, reasons))
    return Hint(tuple(lines), thought.rounds, sides, why.tie)


def _foretold(position: Position, seat: int, line: Line, dice: Dice) -> tuple[ExpectedAnswer, ...]:
    """The answers that are expected next, as long as they can be given whatever is hidden and however chance falls."""
    if not line.follows:
        return ()
    ways = [_played(position.possible(seat, dice), seat, line, dice) for _ in range(WORLDS)]
    shortest = min(len(way) for way in ways)
    same = next((place for place in range(shortest) if any(way[place] != ways[0][place] for way in ways)), shortest)
    return ways[0][:same]


def _played(world: Position, seat: int, line: Line, dice: Dice) -> tuple[ExpectedAnswer, ...]:
    """Play a line until an answer of it cannot be given."""
    driver = Driver(world, AskSeats(chance=DiceChance(dice)))
    steps: list[ExpectedAnswer] = []
    mover, action = seat, line.action
    for following, answer in line.follows[:MOST_FOLLOWING]:
        driver.give(mover, action)
        driver.play()
        if not world.awaits(following) or world.forbids(following, answer) is not None:
            break
        steps.append(ExpectedAnswer(following, world.action_json(following, answer)))
        mover, action = following, answer
    return tuple(steps)
