"""The driver: the one loop that plays a game.

It takes the next answer from a source, plays it, and tells everybody who observes the play. All that differs from one
use to another is plugged in:

- a source of answers: `AskSeats` asks an answerer for whoever is awaited, `RecordedAnswers` are those of a record;
- answerers: a bot in a seat (`SeatedBot`), a person, anything that answers for a seat, and in the same way
  chance (`NumberedChance`, `DiceChance`);
- observers: what is noted of every answer (`AnswerLog`, `EventLog`, and whatever else wants to hear).

A driver that has nobody to answer stops, and goes on when the answer has been given from outside by `give`.

The module is compiled: between random bots a simulation spends half its time in here when it is not.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Protocol

from mypy_extensions import mypyc_attr

from crashyard.engine.actions import Actions
from crashyard.engine.chance.dice import Dice
from crashyard.engine.chance.numbered import Chance
from crashyard.engine.event import Event
from crashyard.engine.position import Position
from crashyard.engine.seats import CHANCE, NOBODY, SEVERAL

RESIGN: Final = -1
"""Stands among the answers of a play where a seat resigned; it is no action of any game."""


class AnswerSource(Protocol):
    """Where the answers of a play come from."""

    def next_answer(self, position: Position) -> tuple[int, int] | None:
        """A seat and what it answers now; None if there is no answer, for now or at all."""
        ...


class Answerer(Protocol):
    """Who answers for a seat, or for chance."""

    def answer(self, position: Position, seat: int) -> int | None:
        """An action of `seat`, which is awaited; None if it comes from elsewhere. The position stays as it is."""
        ...


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayObserver:
    """Hears of every answer. Whoever needs only one of the two overrides only that."""

    def before(self, position: Position, seat: int, action: int) -> None:
        """The answer is legal and will be played next. (That a seat may not resign is only found out then.)"""

    def after(self, position: Position, seat: int, action: int) -> None:
        """The answer has been played."""


class Driver:
    """Plays on a position with the answers of a source."""

    def __init__(
        self, position: Position, source: AnswerSource | None = None, observers: Sequence[PlayObserver] = ()
    ) -> None:
        self.position = position
        self._source = source
        self._observers = tuple(observers)

    def play(self, most: int | None = None) -> int:
        """Play until there is no answer, or so many have been given; returns how many were."""
        given = 0
        while (most is None or given < most) and self.step():
            given += 1
        return given

    def step(self) -> bool:
        """Play the next answer; whether there was one."""
        answer = None if self._source is None else self._source.next_answer(self.position)
        if answer is None:
            return False
        self.give(answer[0], answer[1])
        return True

    def give(self, seat: int, action: int) -> None:
        """Play one answer, `RESIGN` included. Where the rules forbid it, it is refused and nothing changes."""
        position = self.position
        if action == RESIGN and seat >= 0:
            for observer in self._observers:
                observer.before(position, seat, action)
            position.resign(seat)
        else:
            key = position.forbids(seat, action)
            if key is not None:
                raise position.refusal(key, seat, action)
            for observer in self._observers:
                observer.before(position, seat, action)
            position.carry_out(seat, action)
        for observer in self._observers:
            observer.after(position, seat, action)


def give(position: Position, seat: int, action: int) -> None:
    """Play one answer of a record."""
    Driver(position).give(seat, action)


# -- where answers come from ------------------------------------------------------------------


class AskSeats:
    """Asks whoever is awaited; of several who decide at once the first whose answer is missing.

    For a seat without an answerer there is no answer, and no more for chance.
    """

    def __init__(
        self, answerers: Sequence[Answerer] | Mapping[int, Answerer] = (), chance: Answerer | None = None
    ) -> None:
        self._answerers = dict(answerers if isinstance(answerers, Mapping) else enumerate(answerers))
        self._chance = chance

    def next_answer(self, position: Position) -> tuple[int, int] | None:
        seat = int(position.awaited())
        if seat == NOBODY:
            return None
        if seat == SEVERAL:
            seat = position.awaited_seats()[0]
        answerer = self._chance if seat == CHANCE else self._answerers.get(seat)
        action = None if answerer is None else answerer.answer(position, seat)
        return None if action is None else (seat, action)


class RecordedAnswers:
    """Answers that have been given before, in their order: whoever changed their mind or resigned does so again."""

    def __init__(self, answers: Iterable[tuple[int, int]]) -> None:
        self._answers = iter(answers)

    def next_answer(self, position: Position) -> tuple[int, int] | None:
        return next(self._answers, None)


# -- who answers ------------------------------------------------------------------------------


class SeatedBot:
    """A bot in a seat. It is shown a position that is possible for the seat, drawn by `dice`, never the true one."""

    def __init__(self, bot: Answerer, dice: Dice) -> None:
        self._bot = bot
        self._dice = dice

    def answer(self, position: Position, seat: int) -> int | None:
        return self._bot.answer(position.possible(seat, self._dice), seat)


class NumberedChance:
    """Chance whose outcomes belong to their numbers, seeded or fair; `number` is that of the next one."""

    def __init__(self, chance: Chance, number: int = 0) -> None:
        self._chance = chance
        self.number = number

    def answer(self, position: Position, seat: int) -> int:
        outcome = self._chance.choose(position.outcomes(), self.number)
        self.number += 1
        return outcome


class DiceChance:
    """Chance that dice throw, for plays that nobody will check."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice
        self._actions = Actions()

    def answer(self, position: Position, seat: int) -> int:
        return int(position.throw(self._dice, self._actions))


# -- who observes -----------------------------------------------------------------------------


class AnswerLog(PlayObserver):
    """Notes every answer in a list, by default one of its own."""

    def __init__(self, answers: list[tuple[int, int]] | None = None) -> None:
        self.answers: list[tuple[int, int]] = [] if answers is None else answers

    def after(self, position: Position, seat: int, action: int) -> None:
        self.answers.append((seat, action))


class EventLog(PlayObserver):
    """Notes who gave each answer and what it made happen, in a list, by default one of its own."""

    def __init__(self, position: Position, happened: list[tuple[int, list[Event]]] | None = None) -> None:
        position.listen()
        self.happened: list[tuple[int, list[Event]]] = [] if happened is None else happened

    def after(self, position: Position, seat: int, action: int) -> None:
        self.happened.append((seat, position.heard()))
