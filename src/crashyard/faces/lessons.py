"""Lessons: a small position, and steps in which somebody who has never played does what a sentence says.

A lesson is one file in the folder `lessons` of a game's faces, called `NUMBER-NAME.json`; `docs/lessons.md` describes
its fields. Its sentences are messages of the game's words: `lesson-NAME` is its title, `lesson-NAME-1` the sentence of
the first step, `lesson-NAME-end` what is said when all is done. The rules themselves play it: whatever a learner tries
is right, possible but not wanted, or forbidden by a clause, and a lesson can teach nothing that the rules do not do.
"""

import json
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from crashyard.engine.driver import Driver, PlayObserver
from crashyard.engine.event import Event
from crashyard.engine.game import Game
from crashyard.engine.position import Position
from crashyard.engine.refusal import Refusal
from crashyard.faces.examples import Answer, form_of, play_answer, read_board
from crashyard.faces.scene import Piece, Place, Scene, Text

ANY = "any"
"""Stands for the right answers of a step where every legal one will do."""

READ = -1
"""Stands among what a learner has done where there was only something to read."""


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One sentence, and what is to be done about it.

    `right` are the answers that go on, `wrong` usual other ones by the word of their explanation. A step without right
    answers is only read. `then` is what follows by itself: chance, the others, and what needs no thought.
    """

    right: tuple[Answer, ...] = ()
    glow: tuple[str, ...] = ()
    wrong: Mapping[str, tuple[Answer, ...]] = field(default_factory=dict)
    then: tuple[Answer, ...] = ()
    fields: Mapping[str, Any] = field(default_factory=dict)
    """What a position file says after the step; tests look it up."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """One file of `lessons`, as it is written."""

    name: str
    position: Mapping[str, Any]
    seat: int
    steps: tuple[LessonStep, ...]

    @property
    def title(self) -> Text:
        return Text(f"lesson-{self.name}")

    def sentence(self, number: int) -> Text:
        """What is said before step `number`, counted from 0; after the last one, how it ends."""
        return Text(f"lesson-{self.name}-{'end' if number == len(self.steps) else number + 1}")

    def messages(self) -> set[str]:
        """Every message of the words that it needs."""
        wrong = {f"{self.sentence(number).say}-{word}" for number, step in enumerate(self.steps) for word in step.wrong}
        return {self.title.say, *(self.sentence(number).say for number in range(len(self.steps) + 1)), *wrong}


@dataclass(frozen=True, slots=True)
class Answered:
    """One answer of a lesson that was played: by whom, on which position, and what it made happen."""

    seat: int
    before: Position
    events: tuple[Event, ...]
    after: Position


class LessonLog(PlayObserver):
    """Notes every answer with the positions around it."""

    def __init__(self, position: Position) -> None:
        position.listen()
        self.answered: list[Answered] = []
        self._before = position.copy()

    def before(self, position: Position, seat: int, action: int) -> None:
        self._before = position.copy()

    def after(self, position: Position, seat: int, action: int) -> None:
        self.answered.append(Answered(seat, self._before, tuple(position.heard()), position.copy()))


class LessonRun:
    """Somebody in the middle of a lesson: made anew from what they have done so far, which is all there is to know."""

    def __init__(self, game: Game, lesson: Lesson, given: Sequence[int] = ()) -> None:
        self.game = game
        self.lesson = lesson
        self.number = 0
        self.position = game.load(dict(lesson.position))
        self._log = LessonLog(self.position)
        self._driver = Driver(self.position, observers=[self._log])
        for action in given:
            self.go_on(action)

    @property
    def step(self) -> LessonStep | None:
        """What is to be done now; nothing when all is done."""
        return self.lesson.steps[self.number] if self.number < len(self.lesson.steps) else None

    @property
    def sentence(self) -> Text:
        return self.lesson.sentence(self.number)

    def choices(self) -> list[int]:
        """What the rules allow the learner now, right or not; nothing where there is only something to read."""
        wanted = self.step is not None and self.step.right
        return list(self.position.legal(self.lesson.seat)) if wanted else []

    def objection(self, action: int) -> Text | Refusal | None:
        """What the rules say against an answer, or the lesson, which wants another; nothing if it is right."""
        step, seat = self.step, self.lesson.seat
        if step is None or (action == READ) == bool(step.right):
            raise Refusal("lesson-lost")
        if action == READ:
            return None
        key = self.position.forbids(seat, action)
        if key is not None:
            return self.position.refusal(key, seat, action)
        if step.right == (ANY,) or action in self._actions(step.right):
            return None
        for word, answers in step.wrong.items():
            if action in self._actions(answers):
                return Text(f"{self.sentence.say}-{word}")
        return Text("lesson-other")

    def go_on(self, action: int) -> list[Answered]:
        """Take a right answer, let follow what follows by itself, and return all of it."""
        step = self.step
        if step is None or self.objection(action) is not None:
            raise Refusal("lesson-lost")
        first = len(self._log.answered)
        if action != READ:
            self._driver.give(self.lesson.seat, action)
        for answer in step.then:
            play_answer(self.game, self._driver, answer)
        self.number += 1
        return self._log.answered[first:]

    def right(self) -> list[int]:
        """The answers that go on from here."""
        if self.step is None:
            return []
        if not self.step.right:
            return [READ]
        legal = self.choices()
        return (
            legal if self.step.right == (ANY,) else [each for each in self._actions(self.step.right) if each in legal]
        )

    def tried(self) -> list[int]:
        """The usual wrong answers that have an explanation of their own."""
        wrong = self.step.wrong.values() if self.step else ()
        return [action for answers in wrong for action in self._actions(answers)]

    def glow(self, scene: Scene) -> list[str]:
        """The names of the things of a scene that are pointed at."""
        return [name for wanted in (self.step.glow if self.step else ()) for name in names_of(scene, wanted)]

    def _actions(self, answers: Sequence[Answer]) -> list[int]:
        """The actions that answers mean here; one may mean nothing after something else was done before."""
        found = []
        for answer in answers:
            with suppress(Refusal):
                found.append(self.position.parse_action(self.lesson.seat, form_of(answer)))
        return found


def names_of(scene: Scene, wanted: str) -> list[str]:
    """The ids under which pages know what has that target; or, where nothing has, that name."""
    things: list[tuple[str, Place | Piece]] = [(f"place-{place.id}", place) for place in scene.places]
    things += [(piece.id, piece) for piece in scene.pieces]
    pointed = [name for name, thing in things if thing.target == wanted]
    return pointed or [name for name, thing in things if wanted in (name, thing.id)]


# -- files ------------------------------------------------------------------------------------


@cache
def lessons(game: Game) -> tuple[Lesson, ...]:
    """The lessons of a game in their order; a game may have none."""
    folder = files(game.faces.package).joinpath("lessons")
    if not folder.is_dir():
        return ()
    written = sorted(
        (entry for entry in folder.iterdir() if entry.name.endswith(".json")), key=lambda entry: entry.name
    )
    return tuple(_read(game, entry) for entry in written)


def find_lesson(game: Game, name: str) -> Lesson:
    """A lesson of a game by its name."""
    for lesson in lessons(game):
        if lesson.name == name:
            return lesson
    raise Refusal("unknown-lesson", {"lesson": name[:60], "game": game.name})


def _read(game: Game, entry: Traversable) -> Lesson:
    document = json.loads(entry.read_text(encoding="utf-8"))
    base = document.get("base")
    position = (read_board(game, base) if base else {}) | document.get("position", {})
    name = entry.name.removesuffix(".json").partition("-")[2]
    return Lesson(name, position, document["seat"], tuple(_step(step) for step in document["steps"]))


def _step(document: Mapping[str, Any]) -> LessonStep:
    written = dict(document)
    right = written.pop("right", ())
    wrong = {word: tuple(answers) for word, answers in written.pop("wrong", {}).items()}
    return LessonStep(
        right=(ANY,) if right == ANY else tuple(right),
        glow=tuple(written.pop("glow", ())),
        wrong=wrong,
        then=tuple(written.pop("then", ())),
        fields=written.pop("fields", {}),
        **written,
    )
