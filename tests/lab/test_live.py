"""A study that grows while somebody watches: the same games and figures as without a watcher, slice by slice."""

import pytest

from crashyard.engine import find_game
from crashyard.lab.live.figures import GameSketch, LiveTable, figures_of, sketch_of
from crashyard.lab.live.report import make_report
from crashyard.lab.live.slices import StudySlice, play_slice, unpack
from crashyard.lab.outcome import Outcome
from crashyard.lab.study.digest import digest
from crashyard.lab.study.study import Strength, Study

GAMES = 6


def a_study(*variants: dict[str, int | str], strengths: tuple[Strength, ...] = (), closer: bool = False) -> Study:
    rules = variants or ({},)
    longest = find_game("bump").longest
    return Study(
        "bump", rules, (2,), () if strengths else ("random",), ("random",), 0, "live", longest, strengths, closer
    )


def grown(study: Study, most: int = 4) -> list[StudySlice]:
    """Slice after slice, to the end."""
    slices: list[StudySlice] = []
    wanted = study.wanted(GAMES)
    while (done := sum(len(each.sketches) for each in slices)) < wanted:
        known = [sketch for each in slices for sketch in each.sketches]
        slices.append(play_slice(study, GAMES, done, 60.0, most, known))
    return slices


def test_its_games_are_those_of_any_study_whatever_the_slices() -> None:
    study = a_study({}, {"rounds": 2})
    alone = [study.play(number) for number in study.numbers(GAMES)]
    for most in (1, 5, 100):
        assert unpack([each.outcomes for each in grown(study, most)]) == alone


def test_a_slice_ends_when_its_time_is_over_but_plays_one_game_at_least() -> None:
    study = a_study()
    assert len(play_slice(study, GAMES, 0, 0.0, 100, []).sketches) == 1
    last = play_slice(study, GAMES, GAMES - 1, 60.0, 100, [])
    assert [one.number for one in last.sketches] == study.numbers(GAMES)[-1:]


def test_what_is_shown_at_last_is_what_the_report_says() -> None:
    levels = (Strength("random", ("random",)), Strength("greedy", ("greedy",)))
    study = a_study({}, {"rounds": 2}, strengths=levels)
    tables = grown(study)[-1].tables
    found = digest(study, GAMES, unpack([each.outcomes for each in grown(study)])).tables
    assert len(tables) == len(found) == 4
    for live, told in zip(tables, found, strict=True):
        assert (live.variant, live.strength, live.games) == (
            told.table.variant,
            study.who[told.table.strength].name,
            GAMES,
        )
        shown = {one.measure: (one.value, one.low, one.high) for one in live.figures}
        findings = told.findings
        length, draws = findings.rounds.mean, findings.draws
        assert shown["length"] == pytest.approx((length.value, length.low, length.high))
        assert shown["draws"] == pytest.approx((draws.value, draws.low, draws.high))


def test_what_cannot_be_told_yet_has_no_interval_and_what_nobody_began_is_left_out() -> None:
    study = a_study()
    one = GameSketch(0, 7, rounds=3, ended=True)
    (table,) = figures_of(study, [one])
    by_name = {figure.measure: figure for figure in table.figures}
    assert by_name["length"].value == 3.0 and by_name["length"].high is None
    assert by_name.keys() == {"length", "decisions", "draws", "hits"}
    assert figures_of(study, []) == [LiveTable(0, "random", 0, 0, 0, 0, [])]


def test_games_that_failed_or_did_not_end_are_counted_and_are_in_no_figure() -> None:
    sketches = [
        GameSketch(0, 1, rounds=3, ended=True),
        GameSketch(1, 1, rounds=3, ended=True),
        GameSketch(2, 2),
        GameSketch(3, 0, failed=True),
    ]
    (table,) = figures_of(a_study(), sketches)
    assert (table.games, table.different, table.stopped, table.failed) == (4, 2, 1, 1)
    assert next(figure.value for figure in table.figures if figure.measure == "length") == 3.0


def test_its_report_is_the_usual_one_and_speaks_of_no_files() -> None:
    study = a_study({}, {"rounds": 2}, closer=True)
    page = make_report(study, GAMES, [each.outcomes for each in grown(study)])
    assert "The two rules compared" in page and "crashyard study bump" in page and "A closer look" in page
    assert "games.parquet" not in page and "records/" not in page


def test_the_report_of_a_study_that_was_stopped_says_so() -> None:
    study = a_study()
    page = make_report(study, GAMES, [grown(study)[0].outcomes])
    assert f"The study was stopped early: 4 of {GAMES} games." in page


def test_a_sketch_remembers_nothing_that_an_outcome_does_not_say() -> None:
    failed = Outcome(4, error="ValueError: no")
    assert sketch_of(a_study(), failed) == GameSketch(4, 0, failed=True)
