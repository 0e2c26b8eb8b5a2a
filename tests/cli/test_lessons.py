"""Lessons at the terminal: every lesson from its own script, what is wrong explained, and leaving."""

import json
from collections.abc import Iterator

import pytest

from crashyard.cli.speech import words_of
from crashyard.engine import Game, find_game, games
from crashyard.faces.lessons import READ, Lesson, LessonRun, lessons
from crashyard.faces.words import LANGUAGES
from tests.cli.running import Run, crashyard, refused

EVERY = [(game, lesson) for game in games().values() for lesson in lessons(game)]


def cases() -> Iterator[object]:
    """Each lesson in one language, and in the others when the machine has time."""
    for number, (game, lesson) in enumerate(EVERY):
        for language in LANGUAGES:
            marks = [] if language == LANGUAGES[number % len(LANGUAGES)] else [pytest.mark.soak]
            yield pytest.param(game, lesson, language, marks=marks, id=f"{game.name}-{lesson.name}-{language}")


def learn(game: Game, lesson: Lesson, *typed: str, language: str = "en") -> Run:
    run = crashyard(
        "lessons", game.name, lesson.name, "--language", language, stdin="".join(f"{line}\n" for line in typed)
    )
    assert run.code == 0 and run.err == "", run.err
    return run


def flat(text: str) -> str:
    """Without line ends: sentences are wrapped."""
    return " ".join(text.split())


@pytest.mark.parametrize(("game", "lesson", "language"), list(cases()))
def test_it_is_played_from_its_own_script(game: Game, lesson: Lesson, language: str) -> None:
    """With every usual wrong answer on the way."""
    run = LessonRun(game, lesson)
    typed: list[str] = []
    while run.step is not None:
        wanted = run.right()[0]
        for action in [*run.tried(), wanted]:
            typed.append("" if action == READ else json.dumps(run.position.action_json(lesson.seat, action)))
        run.go_on(wanted)
    told = flat(learn(game, lesson, *typed, language=language).out)
    words = words_of(language, game)
    for number in range(len(lesson.steps) + 1):
        assert flat(words.say(lesson.sentence(number).say)) in told
    assert told.endswith(flat(words.say(run.sentence.say)))
    assert f" {lesson.name} " in crashyard("lessons", game.name, "--language", language).out


def test_what_is_wrong_is_explained_and_what_cannot_be_read_gets_one_sentence() -> None:
    game, lesson = find_game("cube-attack"), lessons(find_game("cube-attack"))[0]
    run = learn(game, lesson, "", "S0 L0", "S0 F", "nonsense", "99", "help", "board", "back", "quit")
    told = flat(run.out)
    assert "The extra-life planet is connected with your start planet too." in told
    assert "“nonsense”" in told and "99" in told
    assert "Look at: A0" in told
    assert told.endswith("You have left the lesson.")


def test_whoever_types_nothing_more_has_left() -> None:
    game, lesson = EVERY[0]
    assert learn(game, lesson).out.endswith("You have left the lesson.\n")


def test_all_lessons_are_listed_and_others_refused() -> None:
    listed = crashyard("lessons").out.splitlines()
    assert [line.split()[:2] for line in listed] == [[game.name, lesson.name] for game, lesson in EVERY]
    assert crashyard("lessons", "bump").out == "" or lessons(find_game("bump"))
    refused(crashyard("lessons", "cube-attack", "dancing"), "dancing", "cube-attack")
    refused(crashyard("lessons", "dancing"), "dancing")
