"""Every pair of upgrades meets, on one saucer and on two opposing ones, without an error."""

import pytest

from crashyard.engine import build
from tests.games.crash_and_grab.upgrades.pairs import PAIRS, Meeting, meet

COMPILED = build() == "compiled"
MEETINGS = 8 if COMPILED else 1
"""Meetings of a pair on the same saucer, and as many on opposing ones."""
STRIDE = 1 if COMPILED else 23
"""Where the rules run interpreted only a few of the pairs meet."""
PARTS = 4


def test_there_are_253_pairs_and_231_with_two_players() -> None:
    assert len(PAIRS) == 253
    assert sum(first.for_two and second.for_two for first, second in PAIRS) == 231


@pytest.mark.parametrize("together", [True, False])
@pytest.mark.parametrize("part", range(PARTS))
def test_every_pair_meets_without_an_error_and_most_cards_work(part: int, together: bool) -> None:
    """A different part of the seeds for each pair: all numbers of players and both modes, greedy play too."""
    met, worked = 0, 0
    for index in range(part * STRIDE, len(PAIRS), PARTS * STRIDE):
        for number in range(MEETINGS):
            meeting = Meeting(PAIRS[index], together, index * MEETINGS + number)
            meeting.play()
            met += 1
            worked += meeting.both_worked()
    assert worked > (0.4 * met if COMPILED else 0)


@pytest.mark.soak
@pytest.mark.parametrize("together", [True, False])
@pytest.mark.parametrize("part", range(23))
def test_every_pair_works_together_in_fifty_meetings(part: int, together: bool) -> None:
    for pair in PAIRS[part::23]:
        assert meet(pair, together, 50 if COMPILED else 1) >= 1
