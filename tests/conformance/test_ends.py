"""Random games end, or reach the number of answers that the game states; results are consistent."""

import pytest

from crashyard.engine import NOBODY, Dice, Result, play_at_random
from tests.conformance.cases import Case, every_case, plain_cases, random_play


@pytest.mark.parametrize("case", every_case(), ids=str)
def test_random_games_end_within_the_stated_length(case: Case) -> None:
    for seed in range(2):
        position = case.new()
        answers = play_at_random(position, Dice(f"end {seed}"), case.game.longest)
        assert 0 < answers <= case.game.longest
        assert position.awaited() == NOBODY
        check_result(case, position.result())
        assert position.rounds() > 0


@pytest.mark.parametrize("case", plain_cases(), ids=str)
def test_many_random_games_have_consistent_results(case: Case) -> None:
    winners = set()
    for seed in range(12):
        position = case.new()
        play_at_random(position, Dice(f"result {seed}"), case.game.longest)
        winners.add(check_result(case, position.result()).winners)
    assert len(winners) > 1, "the same seats win whatever happens"


def check_result(case: Case, result: Result | None) -> Result:
    assert result is not None
    assert len(result.ranks) == case.players
    assert result.teams == case.game.teams(case.players)
    assert min(result.ranks) == 1
    assert result.winners == tuple(seat for seat in case.seats if result.ranks[seat] == 1)
    for rank in result.ranks:
        assert rank == 1 + sum(other < rank for other in result.ranks)
    for seat in case.seats:
        for other in case.seats:
            if result.teams[seat] == result.teams[other]:
                assert result.ranks[seat] == result.ranks[other]
                assert result.payoffs[seat] == result.payoffs[other]
    assert abs(sum(result.payoffs)) < 1e-9
    assert all(-1 <= payoff <= 1 for payoff in result.payoffs)
    assert result.drawn == (len({result.teams[seat] for seat in result.winners}) > 1)
    assert result.reason
    return result


@pytest.mark.parametrize("case", plain_cases(), ids=str)
def test_a_game_that_is_over_awaits_nobody(case: Case) -> None:
    position = case.new()
    assert position.result() is None
    play_at_random(position, Dice("over"), case.game.longest)
    assert position.awaited_seats() == []
    assert all(position.legal(seat) == [] for seat in case.seats)
    assert position.outcomes() == []
    result = check_result(case, position.result())
    if not result.drawn:
        assert [position.evaluate(seat) for seat in result.winners] == [1] * len(result.winners)


@pytest.mark.parametrize("case", plain_cases(), ids=str)
def test_evaluations_stay_between_lost_and_won(case: Case) -> None:
    for position, _ in random_play(case, "value", 80):
        for seat in case.seats:
            assert -1 <= position.evaluate(seat) <= 1
