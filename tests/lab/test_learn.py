"""Learning a policy: what makes it better, that a recipe can be repeated, and the command."""

import json
from pathlib import Path

import numpy
import pytest

from crashyard.bots.registry import find_bot
from crashyard.engine import CHANCE, find_game
from crashyard.envs.learned.policy import LinearPolicy
from crashyard.envs.observation import observation_shape
from crashyard.lab.learn import results
from crashyard.lab.learn.decisions import Decisions
from crashyard.lab.learn.learner import Learner, Results
from crashyard.lab.learn.recipe import Point, Recipe, learn
from crashyard.lab.learn.teacher import agreement, watch
from tests.cli.running import Run, crashyard
from tests.refusals import tells

SMALL = ("--decisions", "100", "--updates", "3", "--rounds", "1", "--hidden", "4", "--games", "2")


@pytest.fixture(autouse=True)
def _small_and_apart(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(results, "DECISIONS", 64)


def learned(*more: str) -> Run:
    return crashyard("learn", "bump", "--players", "2", *SMALL, *more)


def test_it_comes_to_answer_as_the_bot_does_that_it_watches() -> None:
    game = find_game("cube-attack")
    seen = watch(game, 2, "greedy", 400, 1)
    size, dice = observation_shape(game, 2)[0], numpy.random.default_rng(1)
    scale = numpy.ones(size, numpy.float32) / 20
    learner = Learner(LinearPolicy.fresh(size, game.action_space, 16, 1), scale, 0.01)
    before = agreement(learner, seen)
    for _ in range(30):
        learner.imitate(seen.some(dice.choice(len(seen.counts), 128)))
    assert agreement(learner, seen) > before + 0.1


def test_what_was_worth_more_becomes_likelier_as_far_as_it_is_believed() -> None:
    learner = Learner(LinearPolicy.fresh(5, 3, 4, 1), numpy.ones(5, numpy.float32), 0.05)
    counts, legal, chosen = numpy.array([2, 2]), numpy.array([0, 2, 0, 2]), numpy.array([0, 1])
    decisions = Decisions(numpy.ones((2, 5), numpy.uint8), counts, legal, chosen)
    for _ in range(20):
        before = learner.weigh(decisions).likely[[0, 3]]
        learner.learn(decisions, Results(numpy.array([-1.0, 1.0]), numpy.array([-1.0, 1.0]), before))
    likely = learner.weigh(decisions).likely
    assert likely[1] > 0.7 and likely[3] > 0.7
    before = likely[[0, 3]] / 2
    learner.begin_anew(0.05)
    for _ in range(3):
        learner.learn(decisions, Results(numpy.array([1.0, 1.0]), numpy.array([1.0, 1.0]), before))
    assert learner.weigh(decisions).likely[3] == pytest.approx(likely[3], abs=0.05), "it has gone far enough"


def test_the_same_recipe_gives_the_same_policy_and_another_seed_another() -> None:
    recipes = [Recipe("bump", 2, "random", 100, 3, 1, 4, 2, seed) for seed in (1, 1, 2)]
    points: list[Point] = []
    first, again, other = (learn(recipe, points.append).to_bytes() for recipe in recipes)
    assert first == again != other


def test_the_command_leaves_a_file_with_its_recipe_that_a_bot_plays_by() -> None:
    run = learned("--out", "mine.npz", "--json")
    assert run.err == "The policy: mine.npz\n"
    recipe = json.loads(LinearPolicy.from_bytes(Path("mine.npz").read_bytes()).recipe)
    assert run.json == recipe
    assert (recipe["game"], recipe["decisions"], recipe["bot"], recipe["seed"]) == ("bump", 100, "greedy", 1)
    assert [point["stage"] for point in recipe["curve"]] == ["watched", "imitating", "imitated", "results"]
    game = find_game("bump")
    position = game.new(2)
    position.play(CHANCE, position.legal(CHANCE)[0])
    seat = position.awaited()
    assert find_bot("learned@mine.npz", game, "7").answer(position, seat) in position.legal(seat)
    said = learned("--rounds", "0").out.splitlines()
    assert [json.loads(line)["stage"] for line in said] == ["watched", "imitating", "imitated"]
    assert Path("bump-2.npz").exists()


def test_what_cannot_be_learned_is_refused_before_anything_is_played() -> None:
    Path("there.npz").write_text("")
    sentence = "“there.npz” already exists and is not overwritten: choose another name."
    tells("file-exists", sentence, learned("--out", "there.npz").err)
    assert learned("--imitate", "clever").code == 2
    assert learned("--hidden", "0").code == 2
    assert crashyard("learn", "bump", "--players", "9").code == 2
