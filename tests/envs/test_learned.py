"""The policies that were trained, and the bot that plays by them."""

from pathlib import Path

import numpy
import pytest

from crashyard.bots.registry import bots, find_bot
from crashyard.engine import Dice, Game, find_game, games
from crashyard.engine.driver import AskSeats, DiceChance, Driver, SeatedBot
from crashyard.engine.forms.documents import shown
from crashyard.envs.learned.policy import LinearPolicy
from crashyard.envs.observation import observation_shape
from tests.refusals import refuses

MOST_BYTES = 300_000


def trained() -> list[tuple[Game, int]]:
    """Every game with the numbers of players for which a policy lies among its data."""
    found = []
    for game in games().values():
        folder = Path(__file__).parents[2].joinpath("src", *game.package.split("."), "data", "learned")
        found += [(game, int(path.stem)) for path in sorted(folder.glob("*.npz"))]
    return found


every_policy = pytest.mark.parametrize(("game", "players"), trained(), ids=str)


def test_a_policy_survives_its_file() -> None:
    """Nearly: numbers are rounded to 255 steps a column."""
    dice = numpy.random.default_rng(1)
    policy = LinearPolicy.fresh(50, 30, 4, 1)
    policy.choosing[:] = dice.normal(size=(30, 4))
    policy.recipe = '{"seed":1}'
    again = LinearPolicy.from_bytes(policy.to_bytes())
    assert again.recipe == policy.recipe
    for name, part in policy.parts.items():
        assert again.parts[name].dtype == numpy.float32
        assert numpy.allclose(again.parts[name], part, atol=numpy.abs(part).max() / 200 + 1e-9)


def test_the_bot_is_for_the_laboratory_alone() -> None:
    assert "learned" not in bots()


def test_where_nothing_was_trained_it_cannot_play() -> None:
    game = find_game("cube-attack")
    position = game.new(6)
    position.play(-1, 0)
    sentence = "No policy has been trained for cube-attack with 6 players; “learned” cannot play there."
    with refuses("no-policy", sentence):
        find_bot("learned", game, "7").answer(position, 0)


def test_a_policy_of_one_s_own_plays_from_its_file_and_no_other_file_does(tmp_path: Path) -> None:
    game = find_game("cube-attack")
    position = game.new(2)
    position.play(-1, 0)
    own, other, broken = tmp_path / "own.npz", tmp_path / "other.npz", tmp_path / "broken.npz"
    size = observation_shape(game, 2)[0]
    own.write_bytes(LinearPolicy.fresh(size, game.action_space, 4, 1).to_bytes())
    other.write_bytes(LinearPolicy.fresh(size, 7, 4, 1).to_bytes())
    broken.write_bytes(own.read_bytes()[:400])
    seat = position.awaited()
    assert find_bot(f"learned@{own}", game, "7").answer(position, seat) in position.legal(seat)
    for file in (other, broken, tmp_path / "missing.npz"):
        sentence = f"“{shown(str(file))}” has no policy that was learned for cube-attack with 2 players."
        with refuses("unfit-policy", sentence):
            find_bot(f"learned@{file}", game, "7").answer(position, seat)


@every_policy
def test_a_policy_fits_its_game_and_is_small(game: Game, players: int) -> None:
    path = Path(__file__).parents[2].joinpath("src", *game.package.split("."), "data", "learned", f"{players}.npz")
    data = path.read_bytes()
    assert len(data) < MOST_BYTES
    policy = LinearPolicy.from_bytes(data)
    assert policy.reading.shape[0] == observation_shape(game, players)[0]
    assert policy.choosing.shape[0] == game.action_space


@every_policy
def test_it_plays_better_than_at_random(game: Game, players: int) -> None:
    """It looks only at what its seat may know, plays the same with the same seed, and wins most games."""
    won = 0.0
    for number in range(4):
        seat = number % players
        names = ["learned" if other == seat else "random" for other in range(players)]
        position = game.new(players)
        seated = [
            SeatedBot(find_bot(name, game, f"{number}/{place}"), Dice(f"{number}/{place}"))
            for place, name in enumerate(names)
        ]
        Driver(position, AskSeats(seated, DiceChance(Dice(f"table {number}")))).play(1200)
        result = position.result()
        paid = result.payoffs[seat] if result else position.evaluate(seat)
        won += paid > 0
    assert won >= 3
