"""The figures of a study: intervals and tests with answers that are known from elsewhere."""

import math

import pytest
from scipy.stats import binomtest, chisquare, ttest_1samp

from crashyard.engine import Dice
from crashyard.lab.courses import Courses
from crashyard.lab.statistics import (
    Difference,
    count_of,
    even,
    holm,
    mean_of,
    paired,
    part_of,
    quantile,
    ratio_of,
    reach,
    share_of,
    share_within,
    student,
    times_more,
    wilson,
)
from crashyard.lab.stratified import Case, controlled


def test_wilsons_interval_is_that_of_the_textbook() -> None:
    low, high = wilson(10, 100)
    assert (round(low, 4), round(high, 4)) == (0.0552, 0.1744)
    for games in (498.8, 499.0, 12.3):
        assert wilson(0, games)[0] == 0.0 and wilson(games, games)[1] == 1.0, "without a trace of rounding"
    assert wilson(0, 10)[0] == 0.0 and 0.27 < wilson(0, 10)[1] < 0.28


@pytest.mark.parametrize(("wins", "games"), [(0, 7), (3, 7), (50, 1000), (999, 1000)])
def test_wilsons_interval_is_scipys_where_that_has_one(wins: int, games: int) -> None:
    theirs = binomtest(wins, games).proportion_ci(method="wilson")
    assert wilson(wins, games) == pytest.approx((theirs.low, theirs.high), abs=1e-4)


def test_a_mean_with_its_interval() -> None:
    figure = mean_of([1, 2, 3, 4, 5])
    assert figure.value == 3 and figure.cases == 5
    assert math.isclose(figure.high - figure.value, reach(4) * math.sqrt(2.5 / 5))


def test_one_case_or_none_says_nothing_about_its_spread() -> None:
    for figure in (mean_of([7.0]), mean_of([])):
        assert (figure.low, figure.high) == (-math.inf, math.inf)
    for figure in (count_of([7.0]), ratio_of([3.0, 0.0], [2.0, 0.0]), ratio_of([], [])):
        assert (figure.low, figure.high) == (0.0, math.inf)
    assert mean_of([7.0]).value == 7.0 and mean_of([]).cases == 0
    alone = paired([1.0], [2.0])
    assert (alone.value, alone.low, alone.high, alone.chance) == (1.0, -math.inf, math.inf, 1.0)


def test_a_handful_of_cases_that_are_all_alike_proves_nothing() -> None:
    for count in (2, 3, 5):
        apart = paired([1.0] * count, [2.0] * count)
        assert apart.chance > 0.05 and math.isinf(apart.high)
        assert math.isinf(mean_of([3.0] * count).high)
        assert paired([1.0] * count, [1.0] * count).chance == 1.0
    many = paired([1.0] * 20, [2.0] * 20)
    assert math.isclose(many.chance, 0.5**19) and many.low == many.high == 1.0
    nearly = paired([1.0] * 4, [2.0, 2.0, 2.0, 2.0001])
    assert nearly.chance == 0.125, "nor one that is nearly so"
    few = paired([0.0] * 500, [1.0] * 3 + [0.0] * 497)
    assert few.chance == 0.25, "nor one among many that do not differ"


def test_the_mean_of_parts_is_a_part() -> None:
    told = part_of([0.9, 1.0, 0.2])
    assert told.low == 0.0 and told.high == 1.0 and math.isclose(told.value, 0.7)
    assert (part_of([0.4]).low, part_of([0.4]).high) == (0.0, 1.0)


def test_intervals_hold_the_truth_in_about_95_of_100_studies() -> None:
    dice = Dice("intervals")
    held = 0
    for _ in range(400):
        share = share_of(sum(dice.below(4) == 0 for _ in range(80)), 80)
        held += share.low <= 0.25 <= share.high
    assert 0.91 < held / 400 < 0.985


def test_quantiles_lie_between_their_neighbours() -> None:
    assert quantile([1, 2, 3, 4], 0.5) == 2.5
    assert quantile([1, 2, 3, 4], 0.0) == 1 and quantile([1, 2, 3, 4], 1.0) == 4


def won(*counts: int) -> list[tuple[float, ...]]:
    """Games, of which each place won so many."""
    places = range(len(counts))
    return [tuple(float(place == winner) for place in places) for winner in places for _ in range(counts[winner])]


def test_uneven_wins_are_as_unlikely_as_the_chi_square_test_says() -> None:
    for counts in ((60, 40), (30, 30, 40), (90, 110, 100, 120)):
        assert even(won(*counts)) == pytest.approx(chisquare(counts).pvalue)
    halves: list[tuple[float, ...]] = [(0.5, 0.5)] * 20
    assert even(won(60, 40) + halves) == pytest.approx(chisquare([70, 50]).pvalue), "a draw is half a win"


def test_even_wins_are_no_surprise() -> None:
    assert even(won(25, 25, 25, 25)) == 1.0
    assert even(won(10)) == 1.0 and even(won(0, 0, 0)) == 1.0 and even([(0.5, 0.5)] * 3) == 1.0


def test_one_game_and_one_course_played_again_and_again_are_no_surprise() -> None:
    assert even(won(1, 0)) == 1.0
    assert even(won(60, 0), [7] * 60) == 1.0


def test_a_few_uneven_wins_are_as_unlikely_as_dealing_them_out_says() -> None:
    assert even(won(4, 0)) == pytest.approx(2 / 16) and even(won(3, 1)) == pytest.approx(10 / 16)
    assert even(won(0, 3, 0)) == pytest.approx(3 / 27) and even(won(1, 1, 1)) == 1.0
    assert even(won(2, 0, 1)) == pytest.approx(1 - 6 / 27), "all but those that are even"


@pytest.mark.parametrize("sides", [2, 3, 4, 6])
def test_few_games_cry_wolf_in_one_of_twenty_studies_at_most(sides: int) -> None:
    dice = Dice(f"few games {sides}")
    alarms = 0
    for _ in range(60):
        counts = [0] * sides
        for _ in range(6):
            counts[dice.below(sides)] += 1
        alarms += even(won(*counts)) <= 0.05
    assert alarms / 60 < 0.12


def test_dealing_and_chi_square_agree_where_they_meet() -> None:
    assert math.isclose(even(won(10, 3, 3, 3)), even(won(10, 4, 3, 3)), abs_tol=0.05)


def test_games_of_one_course_are_one_case() -> None:
    """Sixty games, but only six that differ: they say what six games say."""
    values, courses = [1.0, 2.0, 3.0, 4.0, 5.0, 9.0], list(range(6))
    for figure in (mean_of, part_of, count_of):
        once, often = figure(values, courses), figure(values * 10, courses * 10)
        assert (often.low, often.high) == pytest.approx((once.low, once.high)) and often.cases == once.cases == 6
    apart = paired([0.0] * 6, values)
    again = paired([0.0] * 60, values * 10, courses * 10)
    assert (again.value, again.chance) == pytest.approx((apart.value, apart.chance))
    assert even(won(4, 0) * 10, [0, 1, 2, 3] * 10) == pytest.approx(2 / 16)
    once, often = ratio_of(values, [2.0] * 6), ratio_of(values * 10, [2.0] * 60, courses * 10)
    assert (often.low, often.high, often.cases) == pytest.approx((once.low, once.high, 6))
    parts = share_within([1.0, 0.0] * 30, [2.0, 1.0] * 30, [0, 1] * 30)
    assert parts.cases == 2 and parts.high - parts.low > 0.5


def test_courses_that_were_played_more_often_weigh_more_but_are_no_more_cases() -> None:
    courses = Courses([7] * 50 + list(range(100, 150)))
    assert (courses.games, courses.different, courses.repeat) == (100, 51, True)
    assert courses.worth == pytest.approx(100**2 / (50**2 + 50)), "half of all is one game"
    assert courses.counted(50)[0] / courses.counted(50)[1] == pytest.approx(0.5), "shares are of all games"
    alone = Courses(range(100))
    assert (alone.worth, alone.repeat) == (100.0, False)
    assert Courses().counted(0) == (0.0, 0.0)


def test_more_courses_than_can_be_kept_are_counted_from_a_part_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("crashyard.lab.courses.MANY", 256)
    dice = Dice("courses")
    names = [int(dice.below(1 << 30)) << 30 | int(dice.below(1 << 30)) for _ in range(4000)]
    courses = Courses([*names, *names])
    assert courses.games == 8000 and 3000 < courses.different < 5000 and courses.repeat
    assert 3000 < courses.worth < 5000
    assert Courses(names[::-1] + names).different == courses.different, "whatever their order"


def test_a_mean_has_the_interval_that_scipy_says() -> None:
    values = [3.0, 4.0, 4.5, 7.0, 9.0, 1.0]
    theirs = ttest_1samp(values, 0.0).confidence_interval()
    assert (mean_of(values).low, mean_of(values).high) == pytest.approx((theirs.low, theirs.high))


def test_nothing_that_is_counted_is_ever_less_than_nothing() -> None:
    for values in ([0.0] * 99 + [3.0], [0.0, 0.0, 0.0, 1.0], [5.0, 0.0], [0.0] * 40):
        told = count_of(values)
        assert 0.0 <= told.low <= told.value <= told.high
    assert count_of([0.0] * 40).high == pytest.approx(3.69 / 40, abs=1e-3), "as many as Poisson's law allows"
    assert mean_of([0.0] * 99 + [3.0]).low < 0.0, "Student's t knows no better"


def test_intervals_of_counts_hold_the_truth_in_about_95_of_100_studies() -> None:
    dice = Dice("counts")
    held = 0
    for _ in range(300):
        told = count_of([float(sum(dice.below(10) == 0 for _ in range(12))) for _ in range(60)])
        held += told.low <= 1.2 <= told.high
    assert 0.91 < held / 300 < 0.985


def test_what_is_gone_is_gone_whole_and_no_more() -> None:
    ratio, low, high = times_more([2.0, 4.0, 3.0, 2.0], [1.0, 2.0, 1.0, 2.0])
    assert ratio == pytest.approx(6 / 11) and 0.0 < low < ratio < high
    assert times_more([1.0, 2.0], [0.0, 0.0]) == (0.0, 0.0, math.inf)
    assert times_more([0.0, 0.0], [1.0, 2.0])[0] == math.inf


def test_decisions_of_one_game_are_no_independent_cases() -> None:
    """In each game all decisions are alike: ten games are ten cases, not a thousand."""
    share = share_within([100.0] * 5 + [0.0] * 5, [100.0] * 10)
    assert (share.low, share.high) == pytest.approx(wilson(5, 10)) and share.cases == 10
    mixed = share_within([50.0] * 10, [100.0] * 10)
    assert (mixed.low, mixed.high) == pytest.approx(wilson(5, 10)), "none of them spreads"
    assert share_within([0.0], [0.0]).cases == 0


def test_holm_takes_many_tests_seriously() -> None:
    assert holm([0.04]) == [True]
    assert holm([0.04, 0.9]) == [False, False], "one of two tests is no discovery at 4 %"
    assert holm([0.001, 0.02, 0.04, 0.2]) == [True, False, False, False]
    assert holm([0.02, 0.001, 0.015]) == [True, True, True], "each next one is tested among those that are left"
    assert holm([]) == []


def test_holm_cries_wolf_in_one_of_twenty_studies_at_most() -> None:
    dice = Dice("wolves")
    alarms = sum(any(holm([dice.below(1_000_000) / 1_000_000 for _ in range(20)])) for _ in range(1000))
    assert alarms / 1000 < 0.07


@pytest.mark.parametrize(
    ("freedom", "deviations", "chance"),
    [
        (1, 12.7062, 0.05),
        (2, 4.30265, 0.05),
        (4, 2.77645, 0.05),
        (4, 4.60409, 0.01),
        (20, 2.08596, 0.05),
        (100, 1.66023, 0.1),
        (100, 3.39049, 0.001),
        (1, 1.0, 0.5),
        (7, 0.0, 1.0),
    ],
)
def test_students_t_is_that_of_the_textbook(freedom: int, deviations: float, chance: float) -> None:
    assert math.isclose(student(deviations, freedom), chance, rel_tol=1e-4)
    assert student(-deviations, freedom) == student(deviations, freedom)


def test_with_many_cases_students_t_is_the_normal_distribution() -> None:
    for deviations in (1.5, 1.96):
        assert math.isclose(student(deviations, 1_000_000), math.erfc(deviations / math.sqrt(2)), rel_tol=1e-5)
    assert math.isclose(student(1.96, 1_000_000), 0.05, abs_tol=1e-4)
    assert math.isclose(reach(4), 2.77645, abs_tol=1e-5) and math.isclose(reach(100_000), 1.96, abs_tol=1e-4)


def test_a_difference_within_pairs() -> None:
    apart = paired([1, 2, 3, 4, 5] * 2, [3, 1, 6, 7, 4] * 2)
    error = math.sqrt(33.6 / 9 / 10)
    assert apart.value == 1.2 and math.isclose(apart.high - apart.value, reach(9) * error)
    assert math.isclose(apart.chance, student(1.2 / error, 9))
    assert paired([1, 1], [1, 1]).chance == 1.0


def test_luck_that_both_of_a_pair_have_hides_no_difference() -> None:
    """Games are long or short by luck, and a tenth longer with the second rule."""
    dice = Dice("pairs")
    first = [float(10 + dice.below(90)) for _ in range(40)]
    second = [length + 1 + int(dice.below(3)) for length in first]
    apart = paired(first, second)
    assert apart.chance < 1e-6 and apart.high - apart.low < 1.0
    assert 1.0 < apart.low < apart.value < apart.high < 3.0


def test_pairs_that_do_not_differ_cry_wolf_in_one_of_twenty_studies() -> None:
    dice = Dice("alike")
    alarms = 0
    for _ in range(1000):
        lucks = [float(dice.below(50)) for _ in range(8)]
        first, second = ([luck + int(dice.below(9)) for luck in lucks] for _ in range(2))
        alarms += paired(first, second).chance < 0.05
    assert 0.03 < alarms / 1000 < 0.07


def test_a_ratio_counts_games_not_blows() -> None:
    """A game with many blows is one game: the interval is as wide as that of the games."""
    few = ratio_of([2.0, 0.0] * 50, [1.0, 1.0] * 50)
    assert few.value == 1.0 and math.isclose(math.log(few.high), reach(99) / math.sqrt(99))
    assert ratio_of([], []).cases == 0


def group(name: int, have: int, have_won: int, lack: int, lack_won: int) -> list[tuple[Case, bool]]:
    """Players alike in all but the thing, each in a game of their own."""
    wins = [(True, place < have_won) for place in range(have)] + [(False, place < lack_won) for place in range(lack)]
    return [(Case(10_000 * name + place, name, float(won)), has) for place, (has, won) in enumerate(wins)]


def worth(*players: tuple[Case, bool]) -> Difference | None:
    return controlled([case for case, _ in players], [has for _, has in players])


def test_a_thing_that_only_strong_seats_get_is_not_worth_what_it_seems() -> None:
    """Seat 1 wins 8 of 10 with or without it and mostly has it, seat 2 wins 2 of 10 and mostly lacks it."""
    told = worth(*group(1, 900, 720, 100, 80), *group(2, 100, 20, 900, 180))
    assert told is not None and math.isclose(told.value, 0.0, abs_tol=1e-12)
    assert told.low < 0 < told.high
    naive = (720 + 20) / 1000 - (80 + 180) / 1000
    assert naive > 0.4


def test_a_thing_that_helps_everywhere_is_worth_that() -> None:
    told = worth(*group(1, 100, 60, 100, 40), *group(2, 100, 30, 100, 10))
    assert told is not None and math.isclose(told.value, 0.2)
    assert 0.1 < told.low < 0.2 < told.high < 0.3 and told.chance < 1e-4


def test_a_thing_that_everybody_has_cannot_be_judged() -> None:
    assert worth(*group(1, 50, 20, 0, 0), *group(2, 0, 0, 50, 30)) is None


def test_three_that_all_won_are_no_proof() -> None:
    told = worth(*group(1, 3, 3, 3, 0))
    assert told is not None and told.value == 1.0
    assert told.low < 0.5 and told.chance > 1e-4


def test_two_players_of_a_game_are_no_two_witnesses() -> None:
    """One of two has the thing in each game; whoever wins, the other one loses. So both say the same thing."""
    alone = [(Case(game, "first", float(game % 5 < 3)), game % 2 == 0) for game in range(100)]
    both = alone + [(Case(game, "second", float(game % 5 >= 3)), game % 2 == 1) for game in range(100)]
    first, twice = worth(*alone), worth(*both)
    assert first is not None and twice is not None
    assert math.isclose(twice.value, first.value, abs_tol=1e-12)
    assert math.isclose(twice.high - twice.low, first.high - first.low, rel_tol=0.01)


@pytest.mark.parametrize("players", [2, 4])
def test_a_worthless_thing_seems_to_be_worth_something_in_one_of_twenty_studies(players: int) -> None:
    dice = Dice(f"worthless {players}")
    missed = 0
    for _ in range(400):
        cases: list[tuple[Case, bool]] = []
        for game in range(60):
            winner, holder = dice.below(players), dice.below(players)
            cases += [(Case(game, seat, float(seat == winner)), seat == holder) for seat in range(players)]
        told = worth(*cases)
        assert told is not None
        missed += not told.low <= 0.0 <= told.high
    assert 0.02 < missed / 400 < 0.085


def test_near_is_what_is_known_to_be_near() -> None:
    assert share_of(500, 1000).near(0.5) and share_of(550, 1000).near(0.5)
    assert not share_of(10, 20).near(0.5) and not share_of(590, 1000).near(0.5)
