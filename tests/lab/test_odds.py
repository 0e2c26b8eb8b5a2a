"""The odds of winning are what was measured, and come true."""

import pytest

from crashyard.engine import Dice, find_game, games
from crashyard.engine.odds import Odds
from crashyard.lab.odds import JudgedMoment, compared, fitted, main, moments


def test_what_was_played_by_known_odds_is_found_again() -> None:
    known, dice = Odds(0.4, 1.8), Dice("odds")
    measured = []
    for number in range(4000):
        value, sides = int(dice.below(161)) / 100 - 0.8, 2 + number % 3
        lucky = int(dice.below(1_000_000)) < 1_000_000 * known.of_winning(value, sides)
        measured.append(JudgedMoment(value, sides, float(lucky)))
    found = fitted(measured)
    assert found.even == pytest.approx(known.even, abs=0.2)
    assert found.weight == pytest.approx(known.weight, abs=0.2)
    for count, won, said in compared(measured, found):
        assert count > 600
        assert won == pytest.approx(said, abs=0.06)


def test_moments_of_a_game_are_those_of_winners_and_losers() -> None:
    found = [moment for number in range(6) for moment in moments(find_game("cube-attack"), 2, number, rounds=8)]
    assert len(found) > 8
    assert all(-1.0 <= moment.value <= 1.0 and moment.sides == 2 for moment in found)
    assert {moment.won for moment in found} >= {0.0, 1.0}


def test_it_is_told_how_true_the_odds_are(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "crashyard.lab.odds.moments", lambda *_: [JudgedMoment(step / 10, 2, float(step > 0)) for step in (-2, 1, 3)]
    )
    main("crash-by-crash", "2", "4")
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("crash-by-crash: Odds(")
    assert told[-1] == "2 players, 2 moments: won 100%, said 99%"
    main("cube-attack", "2", "4")
    assert capsys.readouterr().out.splitlines()[-1] == "2 players, 2 moments: won 100%, said 65%"


@pytest.mark.soak
@pytest.mark.parametrize("name", [name for name, game in games().items() if game.odds != Odds()])
def test_the_odds_of_every_game_come_true(name: str) -> None:
    """Within twenty of a hundred in every group."""
    game = find_game(name)
    for players in {2, 4} & set(game.players):
        measured = [moment for number in range(60) for moment in moments(game, players, number)]
        for _, won, said in compared(measured, game.odds):
            assert won == pytest.approx(said, abs=0.2)
