"""What may still be asked of a seat, in this round: for whoever wants to answer ahead.

The rest of the round is played at random, from positions that are possible for the seat and with the same dice every
time. So it is told from what the seat knows, for every game, and with it how often each kind of decision came.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from crashyard.engine.actions import Actions
from crashyard.engine.chance.dice import Dice
from crashyard.engine.driver import AskSeats, Driver, PlayObserver
from crashyard.engine.game import Game
from crashyard.engine.orders.order import passing
from crashyard.engine.playout import random_answer
from crashyard.engine.position import Position

PLAYOUTS: Final = 48
LONGEST_PLAYOUT: Final = 300
"""So many answers are played at most, where rounds are long."""
MOST_FORMS: Final = 3000
"""When so many answers have been looked at there are no further playouts: a game with long lists of them is slow."""
MOST_ANSWERS: Final = 24
"""So many answers of one kind are told: those that could be given most often."""


@dataclass(slots=True)
class ExpectedDecision:
    """A kind of decision that may be asked, and what could be answered."""

    when: Mapping[str, Any]
    share: float
    """In how many of the playouts it was asked at least once, from 0 to 1."""
    answers: list[dict[str, Any]]
    """Parts of forms, in the order of the rules."""
    others: list[dict[str, Any]]
    """What could be answered beside those, as to decline."""
    examples: list["ExampleAnswer"]
    """For each of the answers a position in which it could be given; the same one for as many as possible."""


@dataclass(frozen=True, slots=True)
class ExampleAnswer:
    """A position of a playout, and an answer that can be given there."""

    position: Position
    action: int


@dataclass(slots=True)
class _Tally:
    when: Mapping[str, Any]
    playouts: set[int] = field(default_factory=set)
    forms: Counter[str] = field(default_factory=Counter)
    found: dict[str, tuple[int, dict[str, Any]]] = field(default_factory=dict)
    examples: dict[str, ExampleAnswer] = field(default_factory=dict)
    varied: set[str] = field(default_factory=set)
    others: dict[str, dict[str, Any]] = field(default_factory=dict)


def expected_decisions(game: Game, position: Position, seat: int) -> list[ExpectedDecision]:
    """What may be asked of a seat until the round is over, after what it is asked now; the likeliest first."""
    tallies: dict[str, _Tally] = {}
    played = looked = 0
    while played < PLAYOUTS and looked < MOST_FORMS:
        dice = Dice(f"outlook {played}")
        world = position.possible(seat, dice)
        asked = _AskedDecisions(game, seat, played, tallies, has_answered=not world.awaits(seat))
        anybody = _RandomAnswers(dice)
        driver = Driver(world, AskSeats([anybody] * int(world.players), anybody), [asked])
        given = 0
        while given < LONGEST_PLAYOUT and world.rounds() == position.rounds() and driver.step():
            given += 1
        looked += asked.looked
        played += 1
    found = [_told(tally, played) for tally in tallies.values()]
    return sorted(found, key=lambda each: (-each.share, repr(each.when)))


class _RandomAnswers:
    """Every answer is equally likely, and those of chance by their weights."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice
        self._actions = Actions()

    def answer(self, position: Position, seat: int) -> int:
        return int(random_answer(position, seat, self._dice, self._actions))


class _AskedDecisions(PlayObserver):
    """Notes what one seat is asked in a playout, after what it is asked at its beginning."""

    def __init__(self, game: Game, seat: int, number: int, tallies: dict[str, _Tally], *, has_answered: bool) -> None:
        self._game = game
        self._seat = seat
        self._number = number
        self._tallies = tallies
        self._has_answered = has_answered
        self.looked = 0
        """How many answers have been looked at."""

    def before(self, position: Position, seat: int, action: int) -> None:
        if self._has_answered and position.awaited() == self._seat:
            self.looked += _note(self._game, position, self._seat, self._number, self._tallies)
        self._has_answered = self._has_answered or seat == self._seat


def _note(game: Game, world: Position, seat: int, number: int, tallies: dict[str, _Tally]) -> int:
    """One decision of a playout; returns how many answers it has."""
    legal = [(int(action), world.action_json(seat, action)) for action in world.legal(seat)]
    forms = [(action, dict(form)) for action, form in legal if isinstance(form, Mapping)]
    by_kind: dict[str, list[tuple[int, dict[str, Any]]]] = {}
    for action, form in forms:
        by_kind.setdefault(repr(kind_of(game, form)), []).append((action, form))
    is_choice, passes = len(forms) > 1, passing(legal)
    kept: Position | None = None
    for kind, group in by_kind.items():
        if not is_choice or group[0][0] == passes:
            continue
        tally = tallies.setdefault(kind, _Tally(kind_of(game, group[0][1])))
        tally.playouts.add(number)
        for name in group[0][1]:
            if len({repr(form.get(name)) for _, form in group}) > 1:
                tally.varied.add(name)
        for action, form in group:
            known = repr(form)
            tally.forms[known] += 1
            if known not in tally.found:
                kept = kept or world.copy()
                tally.found[known] = action, form
                tally.examples[known] = ExampleAnswer(kept, action)
        for _, form in forms:
            if set(form) == {"do"} and form != group[0][1]:
                tally.others.setdefault(repr(form), form)
    return len(legal)


def kind_of(game: Game, form: Mapping[str, Any]) -> dict[str, Any]:
    """The kind of decision that an answer belongs to."""
    subject = game.abilities.order_sense.subjects.get(form["do"], "do")
    return {"do": form["do"], subject: form[subject]}


def _told(tally: _Tally, played: int) -> ExpectedDecision:
    """Numbers that nobody could choose are left out: how far a boost goes is no part of an answer to whether."""
    counted: Counter[str] = Counter()
    parts: dict[str, tuple[int, dict[str, Any]]] = {}
    examples: dict[str, ExampleAnswer] = {}
    for known, count in tally.forms.items():
        action, form = tally.found[known]
        part = {name: value for name, value in form.items() if name in tally.varied or not isinstance(value, int)}
        counted[repr(part)] += count
        if repr(part) not in parts or action < parts[repr(part)][0]:
            parts[repr(part)] = action, part
            examples[repr(part)] = tally.examples[known]
    often = sorted((known for known, _ in counted.most_common(MOST_ANSWERS)), key=lambda known: parts[known][0])
    answers, shown = [parts[known][1] for known in often], [examples[known] for known in often]
    return ExpectedDecision(tally.when, len(tally.playouts) / played, answers, list(tally.others.values()), shown)
