"""Several pieces on one place."""

from itertools import combinations

import pytest

from crashyard.faces.crowd import MOST_IN_ROWS, spots


@pytest.mark.parametrize("number", range(60))
def test_no_piece_covers_another(number: int) -> None:
    found, size = spots(number, 100, 0)
    assert len(found) == number
    for (x, y), (other_x, other_y) in combinations(found, 2):
        assert max(abs(x - other_x), abs(y - other_y)) >= size


@pytest.mark.parametrize("number", range(1, MOST_IN_ROWS + 1))
def test_pieces_stay_on_their_place_and_large(number: int) -> None:
    found, size = spots(number, 100, 0)
    assert size >= 26
    assert all((x * x + y * y) ** 0.5 <= 50 for x, y in found)
    assert sum(x for x, _ in found) == pytest.approx(0)


def test_pieces_do_not_become_too_small() -> None:
    assert spots(49, 100, 20)[1] == 20
    assert spots(49, 100, 0)[1] < 20
