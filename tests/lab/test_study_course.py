"""The course of a play, on plays made by hand: leads, comebacks, drama, who was ganged up on and who made a king."""

import math
import zlib
from array import array
from dataclasses import replace

import numpy as np
import pytest

from crashyard.lab.study.chances.arrays import Floats
from crashyard.lab.study.chances.course import NO_LEADER, Course, course_of, follow_lead
from crashyard.lab.study.chances.intrigue import intrigue_of
from crashyard.lab.study.chances.lines import CourseLine, line_of
from crashyard.lab.study.chances.predictor import learn_chances
from crashyard.lab.study.observing import EVERYBODY, Blow, Observed, ObservedMoment


def chances(*rows: tuple[float, ...]) -> Floats:
    return np.array(rows)


def line(count: int, winner: int, sides: int, by: list[int] | None = None) -> CourseLine:
    """So many moments at equal distances, won by one side."""
    won = [float(side == winner) for side in range(sides)]
    return CourseLine(
        np.arange(1, count + 1),
        np.arange(count) / count,
        np.array(by or [EVERYBODY] * count),
        np.zeros((count, sides)),
        np.zeros((count, sides, 0), np.float32),
        None,
        np.arange(count),
        np.array(won),
    )


def observed(moments: list[ObservedMoment], visible: list[list[int]] | None = None, start: int = EVERYBODY) -> Observed:
    """A play of which nothing else is known; `visible` has the numbers of each moment, seat after seat."""
    packed = b"" if visible is None else zlib.compress(array("i", [one for row in visible for one in row]).tobytes())
    return Observed(start, "", 0, [], 0, [], None, moments, {}, {}, {}, [], packed, None)


def course(winner: int, *rows: tuple[float, ...]) -> Course:
    return course_of(line(len(rows), winner, len(rows[0])), chances(*rows))


def test_the_lead_passes_only_when_somebody_is_clearly_ahead() -> None:
    assert follow_lead(chances((0.5, 0.5), (0.65, 0.35), (0.48, 0.52), (0.3, 0.7))) == (NO_LEADER, 0, 0, 1)
    assert follow_lead(chances((0.34, 0.33, 0.33), (0.2, 0.5, 0.3), (0.4, 0.4, 0.2))) == (NO_LEADER, 1, 1)


def test_lead_changes_are_counted_from_leader_to_leader() -> None:
    seesaw = course(0, (0.5, 0.5), (0.8, 0.2), (0.2, 0.8), (0.8, 0.2), (0.9, 0.1))
    assert seesaw.changes == 2, "to take the lead when nobody had it is no change"
    assert course(0, (0.5, 0.5), (0.9, 0.1), (0.9, 0.1)).changes == 0


def test_a_comeback_is_a_win_from_half_a_fair_share_or_less() -> None:
    assert course(0, (0.5, 0.5), (0.25, 0.75), (0.9, 0.1)).comeback is True
    assert course(0, (0.5, 0.5), (0.26, 0.74), (0.9, 0.1)).comeback is False
    assert course(1, (0.7, 0.125, 0.1, 0.075), (0.1, 0.7, 0.1, 0.1)).comeback is True
    assert course(1, (0.7, 0.126, 0.1, 0.074), (0.1, 0.7, 0.1, 0.1)).comeback is False


def test_drama_is_how_badly_the_winner_stood_while_another_led() -> None:
    told = course(0, (0.5, 0.5), (0.18, 0.82), (0.32, 0.68), (0.9, 0.1)).drama
    assert told is not None and math.isclose(told, (0.8 + 0.6) / 2)
    assert course(0, (0.5, 0.5), (0.9, 0.1)).drama == 0.0


def test_a_game_is_settled_when_the_winner_leads_for_good() -> None:
    rows = [(0.5, 0.5), (0.7, 0.3), (0.3, 0.7), (0.7, 0.3), (0.85, 0.15)]
    assert course(0, *rows).settled == 3 / 5
    assert course(0, *rows).sure == 4 / 5
    assert course(1, *rows).settled == 1.0 and course(1, *rows).snatched is True
    assert course(0, *rows).snatched is False


def test_uncertainty_is_one_at_even_chances_and_nothing_when_all_is_clear() -> None:
    assert math.isclose(course(0, (0.25, 0.25, 0.25, 0.25)).uncertainty, 1.0)
    assert course(0, (1.0, 0.0, 0.0)).uncertainty < 1e-6


def test_a_draw_has_lead_changes_but_no_winner_to_speak_of() -> None:
    drawn = replace(line(3, 0, 2), won=np.full(2, 0.5))
    told = course_of(drawn, chances((0.8, 0.2), (0.2, 0.8), (0.8, 0.2)))
    assert told.changes == 2 and told.comeback is None and told.settled is None and told.snatched is None


def test_a_play_without_moments_can_be_told() -> None:
    assert course_of(line(0, 0, 2), np.zeros((0, 2))).changes == 0
    told = learn_chances([line(0, 0, 2)], [0])
    assert [len(rows) for rows in told.rows] == [0] and not told.predictor.known


def leading(number: int, dice: np.random.Generator, often: float) -> CourseLine:
    """Whoever is ahead in the visible number wins so often; the evaluation knows nothing."""
    ahead = int(dice.integers(2))
    winner = ahead if dice.random() < often else 1 - ahead
    moments = [ObservedMoment(turn + 1, turn, EVERYBODY, [0, 0]) for turn in range(3)]
    seen = observed(moments, [[7, 0] if ahead == 0 else [0, 7]] * 3)
    return line_of(seen, (0, 1), [float(side == winner) for side in range(2)], 10)


def test_chances_are_learnt_from_what_can_be_seen_and_how_games_end() -> None:
    """Whoever is ahead wins 9 of 10, and nobody is told so."""
    dice = np.random.default_rng(3)
    lines = [leading(number, dice, 0.9) for number in range(400)]
    learnt = learn_chances(lines, range(400))
    assert all(np.allclose(rows.sum(axis=1), 1.0) for rows in learnt.rows)
    ahead = [rows[0, one.visible[0, :, 0].argmax()] for rows, one in zip(learnt.rows, lines, strict=True)]
    assert 0.85 < min(ahead) <= max(ahead) < 0.95
    kept = sum(bool(one.won[one.visible[0, :, 0].argmax()]) for one in lines) / 400
    best = -(kept * math.log(kept) + (1 - kept) * math.log(1 - kept))
    assert learnt.predictor.known and learnt.predictor.base == pytest.approx(math.log(2), abs=0.02)
    assert learnt.predictor.loss == pytest.approx(best, abs=0.01)


def test_where_nothing_that_is_seen_tells_who_wins_nobody_is_said_to_lead() -> None:
    dice = np.random.default_rng(4)
    lines = [leading(number, dice, 0.5) for number in range(200)]
    told = learn_chances(lines, range(200)).predictor
    assert not told.known and told.better.value < 0.02


def test_a_game_that_is_played_again_does_not_judge_itself() -> None:
    """Ten courses played thirty times each: what is seen tells nothing, but every copy would know its own ending."""
    dice = np.random.default_rng(5)
    lines, courses = [], []
    for course_number in range(10):
        numbers = [[int(one) for one in dice.integers(0, 99, 2 * 12)]] * 3
        winner = course_number % 2
        moments = [ObservedMoment(turn + 1, turn, EVERYBODY, [0, 0]) for turn in range(3)]
        one = line_of(observed(moments, numbers), (0, 1), [float(side == winner) for side in range(2)], 10)
        lines += [one] * 30
        courses += [course_number] * 30
    assert not learn_chances(lines, courses).predictor.known
    assert learn_chances(lines, range(300)).predictor.known, "so it would seem, if all of them were different games"


def test_the_base_rate_knows_who_began() -> None:
    """The one who begins always wins: that is known before the game, and nothing that is seen adds to it."""
    lines = []
    for number in range(100):
        moments = [ObservedMoment(turn + 1, turn, turn % 2, [0, 0]) for turn in range(4)]
        start = number % 2
        seen = observed(moments, [[0, 0]] * 4, start)
        lines.append(line_of(seen, (0, 1), [float(side == start) for side in range(2)], 9))
    told = learn_chances(lines, range(100)).predictor
    assert told.base < 0.05 and not told.known


def test_whoever_has_just_moved_gets_no_credit_for_it() -> None:
    """The value swings with the turn, the outcome does not: chances stay even."""
    lines = []
    for number in range(400):
        moments = [
            ObservedMoment(turn + 1, turn, turn % 2, [300, 0] if turn % 2 == 0 else [0, 300]) for turn in range(6)
        ]
        lines.append(line_of(observed(moments), (0, 1), [float(side == number % 2) for side in range(2)], 7))
    learnt = learn_chances(lines, range(400)).rows
    for rows in learnt:
        assert np.abs(rows - 0.5).max() < 0.05
    assert course_of(lines[0], learnt[0]).changes == 0


def test_setup_and_the_end_are_no_moments_of_the_course() -> None:
    moments = [
        ObservedMoment(0, 1, EVERYBODY, [0, 0]),
        ObservedMoment(1, 2, 0, [1, 2]),
        ObservedMoment(1, 5, 1, [1000, -1000]),
    ]
    told = line_of(observed(moments), (0, 1), [1.0, 0.0], 5)
    assert told.rounds.tolist() == [1] and told.indices.tolist() == [1] and told.when.tolist() == [0.4]


def test_partners_are_one_side() -> None:
    seen = observed([ObservedMoment(1, 1, 2, [100, 0, 300, 0])], [[1, 2, 10, 20, 3, 4, 30, 40]], 3)
    told = line_of(seen, (0, 1, 0, 1), [1.0, 0.0], 5)
    assert told.values.tolist() == [[0.2, 0.0]] and told.by.tolist() == [0] and told.start == 1
    assert told.visible.tolist() == [[[2.0, 3.0], [20.0, 30.0]]]


SIDES = (0, 1, 2)
THREE = [(0.6, 0.3, 0.1), (0.62, 0.3, 0.08), (0.3, 0.6, 0.1)]


def test_gang_up_compares_with_victims_by_lot() -> None:
    of = line(3, 1, 3)
    told = course_of(of, chances(*THREE))
    blows = [Blow(1, 0, "pushed", 1), Blow(2, 0, "pushed", 1), Blow(2, 1, "pushed", 2), Blow(0, 1, "pushed", 1)]
    found = intrigue_of(of, chances(*THREE), told, blows, SIDES)
    assert (found.on_leader, found.expected) == (2, 1.5), "what leaders do themselves does not count"


def test_own_doing_and_blows_before_the_first_moment_are_nobodys_plot() -> None:
    of = line(3, 1, 3)
    told = course_of(of, chances(*THREE))
    found = intrigue_of(of, chances(*THREE), told, [Blow(2, 2, "fell", 2), Blow(1, 0, "pushed", 0)], SIDES)
    assert (found.on_leader, found.expected) == (0, 0.0)


def test_a_king_is_made_by_whoever_is_out_of_it_and_hits_the_leader() -> None:
    of = line(3, 1, 3)
    told = course_of(of, chances(*THREE))
    out_of_it = [Blow(2, 0, "pushed", 2)]
    assert intrigue_of(of, chances(*THREE), told, out_of_it, SIDES).kingmaking is True
    by_the_winner = [Blow(1, 0, "pushed", 2)]
    assert intrigue_of(of, chances(*THREE), told, by_the_winner, SIDES).kingmaking is False
    too_early = [Blow(2, 0, "pushed", 1)]
    assert intrigue_of(of, chances(*THREE), told, too_early, SIDES).kingmaking is False
    in_the_race = [(0.5, 0.3, 0.2), (0.5, 0.3, 0.2), (0.3, 0.6, 0.1)]
    told = course_of(of, chances(*in_the_race))
    assert intrigue_of(of, chances(*in_the_race), told, out_of_it, SIDES).kingmaking is False


def test_a_king_is_made_only_if_they_win() -> None:
    of = line(3, 0, 3)
    told = course_of(of, chances(*THREE))
    assert intrigue_of(of, chances(*THREE), told, [Blow(2, 0, "pushed", 2)], SIDES).kingmaking is False


def test_where_nobody_tells_of_blows_whoever_decides_alone_has_done_it() -> None:
    of = line(3, 1, 3, by=[0, 1, 2])
    told = course_of(of, chances(*THREE))
    assert intrigue_of(of, chances(*THREE), told, [], SIDES).kingmaking is True
    other = line(3, 1, 3, by=[0, 2, 1])
    assert intrigue_of(other, chances(*THREE), told, [], SIDES).kingmaking is False
