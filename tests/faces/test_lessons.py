"""The lessons of every game: each way through them leads to their end, and whatever else is tried is explained."""

from collections.abc import Iterator

import pytest

from crashyard.engine import Game, Refusal, games
from crashyard.engine.seats import NOBODY
from crashyard.faces.lessons import ANY, READ, Lesson, LessonRun, find_lesson, lessons, names_of
from crashyard.faces.scene import Scene, Text
from crashyard.faces.words import LANGUAGES, Words
from tests.faces.messages import messages
from tests.faces.test_examples import field_of

LESSONS = [(game, lesson) for game in games().values() if game.abilities.faces for lesson in lessons(game)]

every_lesson = pytest.mark.parametrize(
    ("game", "lesson"), LESSONS, ids=[f"{game.name}-{lesson.name}" for game, lesson in LESSONS]
)


def ways(game: Game, lesson: Lesson, given: tuple[int, ...] = ()) -> Iterator[LessonRun]:
    """Somebody before each step, on every way through a lesson; where any answer will do, on the first one."""
    run = LessonRun(game, lesson, given)
    yield run
    if run.step is not None:
        right = run.right()
        assert right, f"{run.sentence.say}: nothing right can be done"
        for action in right[:1] if run.step.right == (ANY,) else right:
            yield from ways(game, lesson, (*given, action))


@every_lesson
def test_every_way_leads_to_the_end_and_says_what_is_true(game: Game, lesson: Lesson) -> None:
    ended = False
    for run in ways(game, lesson):
        if run.number:
            document = game.save(run.position)
            for path, value in lesson.steps[run.number - 1].fields.items():
                assert field_of(document, path) == value, (run.sentence.say, path)
        scene = game.faces.scene(run.position.view(lesson.seat))
        assert isinstance(scene, Scene)
        for wanted in run.step.glow if run.step else ():
            assert names_of(scene, wanted), f"{run.sentence.say}: there is no {wanted}"
        if run.step is not None and run.step.right:
            assert lesson.seat in run.position.awaited_seats(), run.sentence.say
        ended = ended or run.step is None
    assert ended


@every_lesson
def test_whatever_else_is_tried_is_explained(game: Game, lesson: Lesson) -> None:
    """The usual wrong answers are possible and explained by the lesson, all others by the rules or in general."""
    words = {language: Words(language, game) for language in LANGUAGES}
    used: set[str] = set()
    for run in ways(game, lesson):
        right, explained = set(run.right()), set(run.tried())
        assert not right & explained
        for action in [*run.choices(), *_forbidden(run)]:
            objection = run.objection(action)
            assert (objection is None) == (action in right), (run.sentence.say, action)
            if isinstance(objection, Text):
                assert (objection.say == "lesson-other") == (action not in explained)
                used.add(objection.say)
            for speaking in words.values():
                if isinstance(objection, Refusal):
                    assert speaking.refusal(objection)
                elif objection is not None:
                    assert speaking.say(objection.say)
    assert lesson.messages() - _spoken(lesson) <= used


def _forbidden(run: LessonRun) -> list[int]:
    """Some numbers of actions that the rules forbid now."""
    if run.step is None or not run.step.right or run.position.awaited() == NOBODY:
        return []
    few = range(0, run.game.action_space, max(1, run.game.action_space // 25))
    return [action for action in few if run.position.forbids(run.lesson.seat, action) is not None]


def _spoken(lesson: Lesson) -> set[str]:
    return {lesson.title.say, *(lesson.sentence(number).say for number in range(len(lesson.steps) + 1))}


@pytest.mark.parametrize(
    "game", [game for game in games().values() if game.abilities.faces], ids=lambda game: game.name
)
def test_the_words_have_the_sentences_of_the_lessons_and_no_others(game: Game) -> None:
    wanted = {key for lesson in lessons(game) for key in lesson.messages()}
    for language in LANGUAGES:
        said = messages(game.faces.package, language)
        assert {key for key in said if key.startswith("lesson-")} == wanted


@pytest.mark.parametrize("name", ["crash-and-grab", "crash-by-crash", "cube-attack"])
def test_our_games_have_at_least_five_lessons(name: str) -> None:
    assert len(lessons(games()[name])) >= 5


def test_what_was_done_must_fit_the_lesson() -> None:
    game = games()["cube-attack"]
    lesson = find_lesson(game, "orbits")
    run = LessonRun(game, lesson)
    assert run.step is not None and not run.step.right and run.choices() == []
    with pytest.raises(Refusal, match="lesson-lost"):
        run.go_on(0)
    run.go_on(READ)
    with pytest.raises(Refusal, match="lesson-lost"):
        run.go_on(READ)
