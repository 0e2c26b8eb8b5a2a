"""The examples of the players' rules: small positions, what is played on them, and what a picture of it shows.

An example is one file in the folder `rules/pictures` of a game; `docs/players-rules.md` describes its fields. It is
played by the rules themselves, so a picture cannot show what the rules do not do.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from crashyard.engine.driver import Driver
from crashyard.engine.forms.text import from_text
from crashyard.engine.game import Game
from crashyard.engine.position import Position
from crashyard.engine.refusal import Refusal
from crashyard.engine.seats import CHANCE, SEVERAL, SPECTATOR
from crashyard.faces.scene import Scene

BEFORE, AFTER = "before", "after"

Answer = str | Mapping[str, Any]
"""The text or JSON form of an action; `{"chance": OUTCOME}`, or `{"seat": N, "answer": FORM}` if several may."""


@dataclass(frozen=True, slots=True)
class Mark:
    """Something drawn over a picture: an arrow along points, or a sign at one point.

    A point is the name of a place or a piece; `("S0", 1, -0.5)` lies as many sizes of that place beside it.
    """

    kind: str
    points: tuple[tuple[str, float, float], ...]
    text: str = ""
    colour: str = ""
    frame: str = BEFORE


@dataclass(frozen=True, slots=True)
class Example:
    """One file of `rules/pictures`, as it is written."""

    name: str
    captions: Mapping[str, str]
    position: Mapping[str, Any]
    answers: tuple[Answer, ...] = ()
    show: tuple[str, ...] = ()
    margin: float = 0.3
    """How much of the table is seen around the places that are shown, as a part of their size."""
    frames: tuple[str, ...] = (BEFORE,)
    marks: tuple[Mark, ...] = ()
    arrows: bool = True
    view: int = SPECTATOR
    refused: str = ""
    events: tuple[Mapping[str, Any], ...] = ()
    fields: Mapping[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class Played:
    """An example and what came of it: a scene before the first answer and one after each, the events, and the end."""

    example: Example
    scenes: tuple[Scene, ...]
    events: tuple[Mapping[str, object], ...]
    position: Mapping[str, object]

    def scene(self, frame: str) -> Scene:
        return self.scenes[-1 if frame == AFTER else 0]


def example_names(game: Game) -> list[str]:
    """The names of a game's examples, in alphabetical order."""
    folder = _folder(game)
    if not folder.is_dir():
        return []
    return sorted(entry.name.removesuffix(".json") for entry in folder.iterdir() if entry.name.endswith(".json"))


@cache
def find_example(game: Game, name: str) -> Example:
    """An example of a game by its name."""
    if name not in example_names(game):
        raise Refusal("unknown-picture", {"picture": name[:60], "game": game.name})
    document = _read(_folder(game), f"{name}.json")
    base = document.pop("base", None)
    position = read_board(game, base) if base else {}
    answers = tuple(document.pop("answers", ()))
    return Example(
        name=name,
        captions=document.pop("caption"),
        position=position | document.pop("position", {}),
        answers=answers,
        show=tuple(document.pop("show", ())),
        frames=tuple(document.pop("frames", (BEFORE, AFTER) if answers else (BEFORE,))),
        marks=tuple(_mark(mark) for mark in document.pop("marks", ())),
        events=tuple(document.pop("events", ())),
        **document,
    )


@cache
def play_example(game: Game, name: str) -> Played:
    """Play the answers of an example. The last one is to be refused where the example says so."""
    example = find_example(game, name)
    position = game.load(example.position)
    position.listen()
    driver = Driver(position)
    scenes = [_scene(game, position, example)]
    for number, answer in enumerate(example.answers, 1):
        if example.refused and number == len(example.answers):
            _expect_refusal(game, driver, answer, example)
        else:
            play_answer(game, driver, answer)
        scenes.append(_scene(game, position, example))
    events = tuple(event.whole() for event in position.heard())
    return Played(example, tuple(scenes), events, game.save(position))


def read_board(game: Game, name: str) -> dict[str, Any]:
    """The fields of a position file that several examples share."""
    return _read(_folder(game) / "boards", f"{name}.json")


def _scene(game: Game, position: Position, example: Example) -> Scene:
    scene = game.faces.scene(position.view(example.view))
    assert isinstance(scene, Scene)
    return scene


def form_of(answer: Answer) -> object:
    """The JSON form of an answer, which may be written as text."""
    return from_text(answer) if isinstance(answer, str) else answer


def play_answer(game: Game, driver: Driver, answer: Answer) -> None:
    """Play an answer of whoever is awaited, or of whom it names."""
    position = driver.position
    if isinstance(answer, Mapping) and "chance" in answer:
        driver.give(CHANCE, position.parse_action(CHANCE, answer["chance"]))
        return
    seat = int(position.awaited())
    if isinstance(answer, Mapping) and "answer" in answer:
        seat, answer = int(answer["seat"]), answer["answer"]
    if seat in (CHANCE, SEVERAL):
        raise ValueError(f"the example must say whose answer {answer!r} is")
    for step in game.steps(position, seat, form_of(answer)):
        driver.give(seat, position.parse_action(seat, step))


def _expect_refusal(game: Game, driver: Driver, answer: Answer, example: Example) -> None:
    try:
        play_answer(game, driver, answer)
    except Refusal as refusal:
        if refusal.key == example.refused:
            return
        raise
    raise ValueError(f"{example.name}: {answer!r} is not refused")


def _folder(game: Game) -> Traversable:
    return files(game.faces.package).joinpath("rules").joinpath("pictures")


def _read(folder: Traversable, name: str) -> dict[str, Any]:
    document = json.loads(folder.joinpath(name).read_text(encoding="utf-8"))
    assert isinstance(document, dict)
    return document


def _mark(document: Mapping[str, Any]) -> Mark:
    """`{"arrow": [POINT, ...]}`, `{"ring": POINT}` and the like, with `text`, `colour` and `frame` beside it."""
    written = dict(document)
    extras = {name: written.pop(name) for name in ("text", "colour", "frame") if name in written}
    ((kind, points),) = written.items()
    if kind != "arrow":
        points = [points]
    return Mark(kind, tuple(_point(point) for point in points), **extras)


def _point(point: str | list[Any]) -> tuple[str, float, float]:
    if isinstance(point, str):
        return point, 0.0, 0.0
    name, right, down = point
    return str(name), float(right), float(down)
