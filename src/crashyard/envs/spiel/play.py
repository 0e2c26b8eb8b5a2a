"""A play that can be copied, written down, and gone through again: what a state of OpenSpiel holds."""

from dataclasses import dataclass, field
from typing import Any

from crashyard.engine.driver import AnswerLog, Driver, PlayObserver, RecordedAnswers
from crashyard.engine.event import Event
from crashyard.engine.game import Game
from crashyard.engine.position import Position
from crashyard.engine.registry import find_game


@dataclass(frozen=True, slots=True)
class SpielStep:
    """One answer, in the form that people read, and what happened. Copies of a play share their steps."""

    seat: int
    form: object
    events: tuple[Event, ...]
    lines: dict[object, str] = field(default_factory=dict)
    """How observers have written it down, so that nobody does it twice."""


class SpielPlay:
    """Where a play began, what was answered, and where it stands.

    OpenSpiel copies what a state holds with `copy.deepcopy` and writes it down with `pickle`. Events cost time, and a
    search does not ask for them. So they are made on a second position, which follows when somebody asks.
    """

    __slots__ = ("_listener", "_steps", "answers", "game", "opening", "position")

    def __init__(self, game: Game, opening: Position) -> None:
        self.game = game
        self.opening = opening
        """Shared by all copies: nobody plays on it."""
        self.position = opening.copy()
        self.answers: list[tuple[int, int]] = []
        self._listener: Position | None = None
        self._steps: list[SpielStep] = []

    def answer(self, answers: list[tuple[int, int]]) -> None:
        """Play one answer, or those of several seats at once; where one is refused none is played."""
        if len(answers) == 1:
            self.position.play(*answers[0])
        else:
            after = self.position.copy()
            for seat, action in answers:
                after.play(seat, action)
            self.position = after
        self.answers += answers

    def steps(self) -> list[SpielStep]:
        """All answers so far, each with what happened."""
        if self._listener is None:
            self._listener = self.opening.copy()
            self._listener.listen()
        if len(self._steps) < len(self.answers):
            Driver(self._listener, RecordedAnswers(self.answers[len(self._steps) :]), [_StepLog(self._steps)]).play()
        return self._steps

    def __deepcopy__(self, memo: object) -> "SpielPlay":
        twin = SpielPlay(self.game, self.opening)
        twin.position = self.position.copy()
        twin.answers = self.answers.copy()
        if self._listener is not None:
            twin._listener = self._listener.copy()
            twin._listener.listen()
            twin._steps = self._steps.copy()
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return _read_play, (self.game.name, self.game.save(self.opening), self.answers)


class _StepLog(PlayObserver):
    """Notes every answer with what happened."""

    def __init__(self, steps: list[SpielStep]) -> None:
        self._steps = steps
        self._form: object = None

    def before(self, position: Position, seat: int, action: int) -> None:
        self._form = position.action_json(seat, action)

    def after(self, position: Position, seat: int, action: int) -> None:
        self._steps.append(SpielStep(seat, self._form, tuple(position.heard())))


def _read_play(name: str, opening: object, answers: list[tuple[int, int]]) -> SpielPlay:
    game = find_game(name)
    play = SpielPlay(game, game.load(opening))
    Driver(play.position, RecordedAnswers(answers), [AnswerLog(play.answers)]).play()
    return play
