"""The policies that were trained, the bot that plays by them, and the script that trains them."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import numpy
import pytest

from crashyard.bots.registry import bots, find_bot
from crashyard.engine import Dice, Game, find_game, games
from crashyard.engine.driver import AskSeats, DiceChance, Driver, SeatedBot
from crashyard.envs.learned.policy import LinearPolicy
from crashyard.envs.observation import observation_shape
from tests.refusals import refuses

EXAMPLE = Path(__file__).parents[2] / "examples" / "baseline.py"
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
    again = LinearPolicy.from_bytes(policy.to_bytes())
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


def baseline() -> ModuleType:
    spec = spec_from_file_location("baseline", EXAMPLE)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_script_learns_to_answer_as_a_bot_does() -> None:
    """A few seconds of watching and imitating: it agrees more often than before, and its loss goes down."""
    script = baseline()
    dice = numpy.random.default_rng(1)
    seen = script.watch("cube-attack", 2, "greedy", 0.3, 1)
    shape = observation_shape(find_game("cube-attack"), 2)[0]
    scale = numpy.ones(shape, numpy.float32) / 20
    learner = script.Learner(LinearPolicy.fresh(shape, 3041, 16, 1), scale, 0.01)
    before = script.agreement(learner, seen)
    for _ in range(30):
        learner.push(seen.some(dice.choice(len(seen.counts), 128)), numpy.ones(128, numpy.float32), 0.0)
    assert script.agreement(learner, seen) > before + 0.1


def test_the_script_makes_likelier_what_was_worth_more() -> None:
    """The slope of a policy that has two actions, one of them worth more: it goes up."""
    script = baseline()
    learner = script.Learner(LinearPolicy.fresh(5, 3, 4, 1), numpy.ones(5, numpy.float32), 0.05)
    rows = numpy.ones((2, 5), numpy.uint8)
    seen = script.Seen(rows, numpy.array([2, 2]), numpy.array([0, 2, 0, 2]), numpy.array([0, 1]))
    for _ in range(30):
        learner.push(seen, numpy.array([-1.0, 1.0], numpy.float32), 0.0)
    likely = learner.likely(seen)[2]
    assert likely[1] > 0.8 and likely[3] > 0.8
