"""The report of a study that was watched: the page that `crashyard study` writes, without files beside it."""

from collections.abc import Sequence

from crashyard.engine.registry import find_game
from crashyard.lab.live.slices import unpack
from crashyard.lab.study.digest import digest
from crashyard.lab.study.files import closer_looks
from crashyard.lab.study.naming import words_of
from crashyard.lab.study.report.page import write_report
from crashyard.lab.study.study import Study


def make_report(study: Study, games: int, slices: Sequence[bytes]) -> str:
    """The report on the games of some slices, of a study that was to have so many at each table."""
    outcomes = unpack(slices)
    title, called = words_of(find_game(study.game))
    found = digest(study, games, outcomes, called)
    return write_report(found, [], title, closer_looks(study, outcomes, called), alone=True)
