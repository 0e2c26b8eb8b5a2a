"""The refusals of the faces; and no refusal of the program is without a test."""

import pytest

from crashyard.engine import Refusal, find_game
from crashyard.faces.examples import find_example
from crashyard.faces.lessons import LessonRun, find_lesson
from crashyard.faces.rules import read_source
from crashyard.faces.why import why_not
from crashyard.faces.words import Words
from tests.faces.messages import GENERIC
from tests.refusals import Case, proved, said_in, unproved

GAME = find_game("cube-attack")
PROVED = ["engine", "faces", "bots", "lab", "envs", "server", "cli"]
"""The folders of the sources whose every refusal has a test."""


def _pointing(*targets: str) -> None:
    position = GAME.new(2)
    position.play(position.awaited_seats()[0], 0)
    refusal = why_not(position, 0, targets, GAME.action_space)
    assert isinstance(refusal, Refusal)
    raise refusal


CASES = [
    Case("unknown-language", "There is no language “la” here; choose one of en, de, es.", lambda: Words("la")),
    Case(
        "unknown-picture",
        "The rules of cube-attack have no picture “moon”.",
        lambda: find_example(GAME, "moon"),
    ),
    Case("unknown-lesson", "There is no lesson “tea” for cube-attack.", lambda: find_lesson(GAME, "tea")),
    Case(
        "lesson-lost",
        "This lesson went another way; please begin it again.",
        lambda: LessonRun(GAME, find_lesson(GAME, "orbits"), [0]),
    ),
    Case(
        "no-rules",
        "The text “poster-en.md” of the rules of cube-attack has not been written yet.",
        lambda: read_source(GAME, "poster-", "en"),
    ),
    Case("nothing-to-choose", "There is nothing to choose here at the moment.", lambda: _pointing("the moon")),
    Case("nothing-forbids", "This can be chosen; first point at what is highlighted.", _pointing),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_is_refused(case: Case) -> None:
    case.check()


@pytest.mark.parametrize("folder", PROVED)
def test_every_refusal_has_its_test(folder: str) -> None:
    assert unproved(folder) == set()


def test_no_sentence_of_the_program_is_without_a_test() -> None:
    """Also of keys that are put together, which the sources do not show."""
    everywhere = {key for folder in PROVED for key in proved(folder)}
    assert {key for package in GENERIC for key in said_in(package)} - everywhere == set()
