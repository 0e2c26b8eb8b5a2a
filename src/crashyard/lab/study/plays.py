"""The games of one table of a study, looked at one by one."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from crashyard.engine.registry import find_game
from crashyard.faces.words import Words
from crashyard.lab.courses import Courses
from crashyard.lab.outcome import Outcome, shares_of_win
from crashyard.lab.study.chances.course import Course, course_of
from crashyard.lab.study.chances.intrigue import Intrigue, intrigue_of
from crashyard.lab.study.chances.lines import line_of
from crashyard.lab.study.chances.predictor import PredictorQuality, learn_chances
from crashyard.lab.study.observing import Observed, from_facts
from crashyard.lab.study.study import Study, StudyTable


@dataclass(frozen=True, slots=True)
class StudiedPlay:
    """One game that came to its end."""

    number: int
    label: int
    """Games with the same one took the same course: all their answers are the same."""
    answers: int
    rounds: int
    drawn: bool
    ranks: tuple[int, ...]
    won: tuple[float, ...]
    """The share of the win that each side got: all of it, or a part where several are first."""
    seen: Observed
    chances: list[list[float]]
    """Each side's chance to win, moment by moment, if that is known,"""
    when: list[float]
    """and when that was, from 0 at the beginning to 1 at the end."""
    start: int | None
    """The side that began, if one did."""
    course: Course | None
    """None where chances know no more than who began."""
    intrigue: Intrigue | None
    """None with two sides, and where nobody knows who leads."""

    @property
    def winner(self) -> int | None:
        """The side that won alone."""
        return self.won.index(1.0) if 1.0 in self.won else None


@dataclass(frozen=True, slots=True)
class StudiedPlays:
    """What was played at one table."""

    table: StudyTable
    teams: tuple[int, ...]
    ended: list[StudiedPlay]
    capped: list[Outcome]
    failed: list[Outcome]
    predictor: PredictorQuality
    """How well chances tell who wins."""
    unit: str
    """What the length of a game is counted in: rounds or turns."""

    @property
    def sides(self) -> int:
        return max(self.teams) + 1

    @property
    def who(self) -> str:
        """What a place at the table is called: a side where partners share one."""
        return "side" if self.sides < len(self.teams) else "seat"

    @property
    def fair(self) -> float:
        return 1 / self.sides

    @property
    def labels(self) -> list[int]:
        """Of the games that came to their end: which of them took the same course."""
        return [play.label for play in self.ended]

    @property
    def courses(self) -> Courses:
        """Of all games but those that failed."""
        return Courses([*self.labels, *(outcome.course for outcome in self.capped)])

    @property
    def games(self) -> int:
        return len(self.ended) + len(self.capped) + len(self.failed)


def look_at(study: Study, tables: Sequence[StudyTable], outcomes: Iterable[Outcome]) -> list[StudiedPlays]:
    """The games of some tables with as many players each, by their numbers; chances are learnt from all of them."""
    teams = study.teams(tables[0].players)
    unit = Words("en", find_game(study.game)).say("length-unit")
    games: dict[StudyTable, list[Outcome]] = {table: [] for table in tables}
    for outcome in sorted(outcomes, key=lambda one: one.number):
        if not study.is_duel(outcome.number) and study.table_of(outcome.number) in games:
            games[study.table_of(outcome.number)].append(outcome)
    ended = [one for table in tables for one in games[table] if one.error is None and one.ranks is not None]
    seen, predictor = _looked_at(ended, teams)
    looked_at = {play.number: play for play in seen}
    return [
        StudiedPlays(
            table,
            teams,
            [looked_at[one.number] for one in games[table] if one.number in looked_at],
            [one for one in games[table] if one.error is None and one.ranks is None],
            [one for one in games[table] if one.error is not None],
            predictor,
            unit,
        )
        for table in tables
    ]


def _looked_at(ended: Sequence[Outcome], teams: tuple[int, ...]) -> tuple[list[StudiedPlay], PredictorQuality]:
    plays: list[StudiedPlay] = []
    seen = [from_facts(outcome.facts) for outcome in ended]
    lines = [
        line_of(one, teams, shares_of_win(outcome.ranks or (), teams), outcome.answers)
        for outcome, one in zip(ended, seen, strict=True)
    ]
    learnt = learn_chances(lines, [outcome.course for outcome in ended])
    known, many = learnt.predictor.known, max(teams) > 1
    for outcome, one, line, chances in zip(ended, seen, lines, learnt.rows, strict=True):
        course = course_of(line, chances) if known else None
        plays.append(
            StudiedPlay(
                outcome.number,
                outcome.course,
                outcome.answers,
                outcome.rounds,
                outcome.drawn,
                outcome.ranks or (),
                tuple(line.won.tolist()),
                one,
                chances.tolist() if known else [],
                line.when.tolist() if known else [],
                teams[one.start] if one.start >= 0 else None,
                course,
                intrigue_of(line, chances, course, one.blows, teams) if many and course else None,
            )
        )
        one.moments.clear()
        one.visible = b""
    return plays, learnt.predictor
