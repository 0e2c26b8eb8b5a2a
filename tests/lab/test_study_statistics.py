"""The figures of a study: intervals and tests with answers that are known from elsewhere."""

import math

import pytest

from crashyard.engine import Dice
from crashyard.lab.statistics import (
    Pair,
    controlled,
    difference,
    even,
    holm,
    mean_of,
    quantile,
    ratio_of,
    share_of,
    two_sided,
    wilson,
)


def test_wilsons_interval_is_that_of_the_textbook() -> None:
    low, high = wilson(10, 100)
    assert (round(low, 4), round(high, 4)) == (0.0552, 0.1744)
    assert wilson(0, 10)[0] == 0.0 and 0.27 < wilson(0, 10)[1] < 0.28


def test_a_mean_with_its_interval() -> None:
    figure = mean_of([1, 2, 3, 4, 5])
    assert figure.value == 3 and figure.cases == 5
    assert math.isclose(figure.high - figure.value, 1.96 * math.sqrt(2.5 / 5))


def test_one_case_or_none_says_nothing_about_its_spread() -> None:
    assert mean_of([7.0]).low == mean_of([7.0]).high == 7.0
    assert mean_of([]).cases == 0
    assert difference([1.0], [2.0]).chance == 1.0


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


@pytest.mark.parametrize(
    ("freedom", "square", "chance"),
    [(1, 3.841, 0.05), (2, 5.991, 0.05), (3, 7.815, 0.05), (3, 11.345, 0.01), (5, 15.086, 0.01), (5, 9.236, 0.1)],
)
def test_uneven_counts_are_as_unlikely_as_the_chi_square_table_says(freedom: int, square: float, chance: float) -> None:
    apart = math.sqrt(square * 100 / 2)
    counts = [100 + apart, 100 - apart, *[100.0] * (freedom - 1)]
    assert math.isclose(even(counts, [100.0] * (freedom + 1)), chance, abs_tol=0.002)


def test_even_counts_are_no_surprise() -> None:
    assert even([25, 25, 25, 25], [25] * 4) == 1.0
    assert even([10], [10]) == 1.0


def test_two_standard_deviations() -> None:
    assert math.isclose(two_sided(1.96), 0.05, abs_tol=1e-4)


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


def test_a_difference_of_means() -> None:
    apart = difference([1, 2, 3, 4, 5], [3, 4, 5, 6, 7])
    assert apart.value == 2 and math.isclose(apart.high - apart.value, 1.96)
    assert math.isclose(apart.chance, two_sided(2.0))
    assert difference([1, 1], [1, 1]).chance == 1.0 and difference([1, 1], [2, 2]).chance == 0.0


def test_a_ratio_counts_games_not_blows() -> None:
    """A game with many blows is one game: the interval is as wide as that of the games."""
    few = ratio_of([2.0, 0.0] * 50, [1.0, 1.0] * 50)
    assert few.value == 1.0 and math.isclose(few.high - 1.0, 1.96 * math.sqrt(100) / 100)
    assert ratio_of([], []).cases == 0


def test_a_thing_that_only_strong_seats_get_is_not_worth_what_it_seems() -> None:
    """Seat 1 wins 8 of 10 with or without it and mostly has it, seat 2 wins 2 of 10 and mostly lacks it."""
    strong = Pair(have=900, have_won=720, lack=100, lack_won=80)
    weak = Pair(have=100, have_won=20, lack=900, lack_won=180)
    worth = controlled([strong, weak])
    assert worth is not None and math.isclose(worth.value, 0.0, abs_tol=1e-12)
    assert worth.low < 0 < worth.high
    naive = (720 + 20) / 1000 - (80 + 180) / 1000
    assert naive > 0.4


def test_a_thing_that_helps_everywhere_is_worth_that() -> None:
    worth = controlled([Pair(100, 60, 100, 40), Pair(100, 30, 100, 10)])
    assert worth is not None and math.isclose(worth.value, 0.2)
    assert 0.1 < worth.low < 0.2 < worth.high < 0.3 and worth.chance < 1e-4


def test_a_thing_that_everybody_has_cannot_be_judged() -> None:
    assert controlled([Pair(have=50, have_won=20), Pair(lack=50, lack_won=30)]) is None
