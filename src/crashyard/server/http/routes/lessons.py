"""Lessons: the server plays the steps, and nothing of it is kept.

A page says what it has done so far and what it tries, and gets the same messages as at a table: what happens as
sentences and frames, the scene of its seat, and what may be chosen. The last of them says where it stands in the
lesson. Nobody needs to be known for that; lessons are the same for everybody and hold no secrets.
"""

import asyncio
from functools import lru_cache
from typing import Any

from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody

from crashyard.engine.game import Game
from crashyard.engine.position import Position
from crashyard.engine.refusal import Refusal
from crashyard.engine.registry import find_game
from crashyard.faces.lessons import Answered, Lesson, LessonRun, find_lesson, lessons
from crashyard.faces.scene import Text
from crashyard.faces.why import why_not
from crashyard.faces.words import Words
from crashyard.server.http.access import HEAVY
from crashyard.server.http.forms import LessonForm
from crashyard.server.http.requests import ApiRequest, look_turn, services_of
from crashyard.server.streams.painting import Painter
from crashyard.server.streams.previews import PreviewPainter
from crashyard.server.tables.state import RUNNING
from crashyard.server.translation import Translation


class LessonRoutes(Controller):
    path = "/api/games/{name:str}/lessons"
    tags = ("lessons",)

    @get("/", summary="The lessons of a game, in their order")
    async def all(self, request: ApiRequest, name: FromPath[str]) -> list[dict[str, str]]:
        services_of(request).access.count_page(request)
        game = find_game(name)
        words = _translation(request).words(game)
        return [{"name": lesson.name, "title": words.say(lesson.title.say)} for lesson in lessons(game)]

    @post("/{lesson:str}", status_code=200, summary="Try something in a lesson; without anything to try, look at it")
    async def step(
        self, request: ApiRequest, name: FromPath[str], lesson: FromPath[str], data: JSONBody[LessonForm]
    ) -> dict[str, Any]:
        access = services_of(request).access
        access.check_origin(request)
        looks_through_all = data.targets is not None or (data.preview and data.action is None)
        access.count(request, "lesson", await access.whoever(request), HEAVY if looks_through_all else 1)
        game = find_game(name)
        found = find_lesson(game, lesson)
        async with look_turn(request):
            return await asyncio.to_thread(_answer, game, found, _translation(request), data)


def _translation(request: ApiRequest) -> Translation:
    return Translation.accepted(request.headers.get("accept-language", ""))


@lru_cache(32)
def _painter(game: Game, language: str, reader: int) -> Painter:
    return Painter(game, language, (), reader)


@lru_cache(32)
def _preview_painter(game: Game, language: str, reader: int) -> PreviewPainter:
    return PreviewPainter(game, language, (), reader)


def _answer(game: Game, lesson: Lesson, translation: Translation, form: LessonForm) -> dict[str, Any]:
    run, words = LessonRun(game, lesson, form.given), translation.words(game)
    if form.preview:
        return _foreseen(run, _preview_painter(game, translation.language, lesson.seat), form)
    if form.targets is not None:
        refusal = why_not(run.position, lesson.seat, form.targets, game.action_space)
        return {"objection": words.refusal_seen(refusal)}
    painter = _painter(game, translation.language, lesson.seat)
    if form.action is None:
        view = run.position.view(lesson.seat)
        scene, _ = painter.scene(view, {})
        hello = {"kind": "hello", "ground": painter.ground(view), "scene": scene, "missed": []}
        return {"messages": [hello | _present(run, painter, words)]}
    objection = run.objection(form.action)
    if objection is not None:
        return {"objection": _said(objection, words)}
    answered = run.go_on(form.action)
    told = [_told(answer, painter, lesson.seat) for answer in answered] or [_looked(run.position, painter, lesson.seat)]
    table = _table(run, words)
    messages = [message | {"table": table | {"awaited": []}, "choices": []} for message in told]
    messages[-1] |= _present(run, painter, words)
    return {"messages": messages}


def _foreseen(run: LessonRun, painter: PreviewPainter, form: LessonForm) -> dict[str, Any]:
    """What an action would do; without one, where all that can be chosen lead, or what begins with certain targets."""
    choices, seat = run.choices(), run.lesson.seat
    if form.action is None:
        return painter.ways(form.targets or [], seat, run.position, choices)
    return painter.shown(seat, run.position, [form.action]) if form.action in choices else {"previews": []}


def _said(objection: Text | Refusal, words: Words) -> str:
    return words.refusal_seen(objection) if isinstance(objection, Refusal) else words.say(objection.say)


def _told(answer: Answered, painter: Painter, seat: int) -> dict[str, Any]:
    """One answer as a page is told of it."""
    scene, _ = painter.scene(answer.after.view(seat), painter.things(answer.before.view(seat)))
    lines, frames = painter.lines(answer.events, seat), painter.frames(answer.before, answer.events)
    return {"kind": "answer", "seat": answer.seat, "lines": lines, "frames": frames, "scene": scene}


def _looked(position: Position, painter: Painter, seat: int) -> dict[str, Any]:
    """Nothing happened but that somebody read on."""
    view = position.view(seat)
    scene, _ = painter.scene(view, painter.things(view))
    return {"kind": "read", "scene": scene}


def _present(run: LessonRun, painter: Painter, words: Words) -> dict[str, Any]:
    """How the lesson stands: the table, what may be chosen, the sentence, and what to point at."""
    seat, step = run.lesson.seat, run.step
    standing = {
        "number": run.number,
        "steps": len(run.lesson.steps),
        "title": words.say(run.lesson.title.say),
        "sentence": words.say(run.sentence.say),
        "glow": run.glow(run.game.faces.scene(run.position.view(seat))),
        "read": step is not None and not step.right,
    }
    choices = painter.choices(run.position, seat) if run.choices() else []
    return {"table": _table(run, words), "choices": choices, "lesson": standing}


def _table(run: LessonRun, words: Words) -> dict[str, Any]:
    """The table as a page knows tables: the learner, and others whose answers are written down."""
    seat, players = run.lesson.seat, int(run.position.players)
    chairs = [
        {
            "seat": each,
            "kind": "person" if each == seat else "bot",
            "name": words.seat(each),
            "bot": None,
            "away": False,
        }
        for each in range(players)
    ]
    wanted = {"awaited": [seat] if run.choices() else [], "state": RUNNING, "chairs": chairs, "players": players}
    return wanted | {"game": run.game.name, "options": {}, "clock": {"kind": "none"}, "clocks": None, "next": None}
