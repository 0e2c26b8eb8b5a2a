"""Results: ranks with ties, teams, and payoffs that add up to nothing."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crashyard.engine import Result
from crashyard.engine.result import rank_by


@pytest.mark.parametrize(
    ("ranks", "teams", "payoffs"),
    [
        ((1, 2), (0, 1), (1, -1)),
        ((1, 1), (0, 1), (0, 0)),
        ((1, 2, 3), (0, 1, 2), (1, 0, -1)),
        ((1, 1, 3), (0, 1, 2), (0.5, 0.5, -1)),
        ((1, 2, 2), (0, 1, 2), (1, -0.5, -0.5)),
        ((2, 1, 2, 2), (0, 1, 2, 3), (-1 / 3, 1, -1 / 3, -1 / 3)),
        ((1, 3, 1, 3), (0, 1, 0, 1), (1, -1, 1, -1)),
        ((1, 1, 1, 1), (0, 1, 0, 1), (0, 0, 0, 0)),
    ],
)
def test_payoffs(ranks: tuple[int, ...], teams: tuple[int, ...], payoffs: tuple[float, ...]) -> None:
    assert Result(ranks, "points", teams).payoffs == pytest.approx(payoffs)


def test_winners_and_draws() -> None:
    assert Result((2, 1, 3), "points", (0, 1, 2)).winners == (1,)
    assert not Result((2, 1, 3), "points", (0, 1, 2)).drawn
    assert Result((1, 1, 3), "points", (0, 1, 2)).drawn
    assert not Result((1, 3, 1, 3), "points", (0, 1, 0, 1)).drawn
    assert Result((1, 1, 1, 1), "points", (0, 1, 0, 1)).drawn


def test_the_json_form() -> None:
    assert Result((1, 3, 1, 3), "points", (0, 1, 0, 1)).to_json() == {
        "ranks": [1, 3, 1, 3],
        "winners": [0, 2],
        "payoffs": [1.0, -1.0, 1.0, -1.0],
        "reason": "points",
    }


@given(st.lists(st.integers(-5, 5), min_size=2, max_size=6))
def test_ranks_and_payoffs_of_any_scores(values: list[int]) -> None:
    ranks = rank_by(values)
    result = Result(ranks, "points", tuple(range(len(values))))
    assert sum(result.payoffs) == pytest.approx(0)
    for seat, value in enumerate(values):
        for other, another in enumerate(values):
            assert (value > another) == (ranks[seat] < ranks[other])
            assert (value > another) == (result.payoffs[seat] > result.payoffs[other])


def test_equal_values_share_the_better_rank() -> None:
    assert rank_by([5, 7, 7, 1]) == (3, 1, 1, 4)
