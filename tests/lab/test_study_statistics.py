"""The figures of a study: intervals and tests with answers that are known from elsewhere."""

import math

import pytest

from crashyard.engine import Dice
from crashyard.lab.statistics import (
    Case,
    Difference,
    controlled,
    even,
    holm,
    mean_of,
    paired,
    part_of,
    quantile,
    ratio_of,
    reach,
    share_of,
    student,
    wilson,
)


def test_wilsons_interval_is_that_of_the_textbook() -> None:
    low, high = wilson(10, 100)
    assert (round(low, 4), round(high, 4)) == (0.0552, 0.1744)
    assert wilson(0, 10)[0] == 0.0 and 0.27 < wilson(0, 10)[1] < 0.28


def test_a_mean_with_its_interval() -> None:
    figure = mean_of([1, 2, 3, 4, 5])
    assert figure.value == 3 and figure.cases == 5
    assert math.isclose(figure.high - figure.value, reach(4) * math.sqrt(2.5 / 5))


def test_one_case_or_none_says_nothing_about_its_spread() -> None:
    for figure in (mean_of([7.0]), mean_of([]), ratio_of([3.0, 0.0], [2.0, 0.0]), ratio_of([], [])):
        assert (figure.low, figure.high) == (-math.inf, math.inf)
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


@pytest.mark.parametrize(
    ("freedom", "square", "chance"),
    [(1, 3.841, 0.05), (2, 5.991, 0.05), (3, 7.815, 0.05), (3, 11.345, 0.01), (5, 15.086, 0.01), (5, 9.236, 0.1)],
)
def test_uneven_counts_are_as_unlikely_as_the_chi_square_table_says(freedom: int, square: float, chance: float) -> None:
    apart = math.sqrt(square * 100 / 2)
    counts = [100 + apart, 100 - apart, *[100.0] * (freedom - 1)]
    assert math.isclose(even(counts), chance, abs_tol=2e-5)


def test_even_counts_are_no_surprise() -> None:
    assert even([25, 25, 25, 25]) == 1.0
    assert even([10]) == 1.0 and even([0, 0, 0]) == 1.0


def test_a_few_uneven_counts_are_as_unlikely_as_counting_all_of_them_says() -> None:
    assert math.isclose(even([4, 0]), 2 / 16) and math.isclose(even([3, 1]), 10 / 16)
    assert math.isclose(even([0, 3, 0]), 3 / 27) and math.isclose(even([1, 1, 1]), 1.0)
    assert math.isclose(even([2, 0, 1]), 1 - 6 / 27), "all but those that are even"
    assert math.isclose(even([2.5, 1.5]), 10 / 16), "half a win less is not a win less"


@pytest.mark.parametrize("sides", [2, 3, 4, 6])
def test_few_games_cry_wolf_in_one_of_twenty_studies_at_most(sides: int) -> None:
    dice = Dice(f"few games {sides}")
    alarms = 0
    for _ in range(400):
        wins = [0.0] * sides
        for _ in range(6):
            wins[dice.below(sides)] += 1
        alarms += even(wins) <= 0.05
    assert alarms / 400 < 0.08


def test_exact_and_approximate_counts_agree_where_they_meet() -> None:
    assert math.isclose(even([10, 3, 3, 3]), even([10, 4, 3, 3]), abs_tol=0.05)


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
    assert few.value == 1.0 and math.isclose(few.high - 1.0, reach(99) / math.sqrt(99))
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
