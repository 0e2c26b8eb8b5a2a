"""What a study in the browser may be."""

import subprocess
import sys

import pytest

from crashyard.engine import find_game
from crashyard.lab.study.study import Strength, Study
from crashyard.server.studies.setup import KINDS, MOST, make_study
from tests.cli.running import environment
from tests.refusals import refuses

KNOWN = (
    "Choose who plays, at least one of random, beginner, greedy, casual, skilled; mixed needs two of them beside it."
)
SIZES = "A study here has 10 to 1,000 games at each table and 4,000 at most in all; for more there is the command."


def a_study(
    kinds: tuple[str, ...] = ("greedy",), games: int = 100, against: bool = False, **options: int | str
) -> Study:
    return make_study("cube-attack", 3, options, kinds, games, against=against, closer=False)


def test_one_kind_of_players_is_a_study_of_its_bots() -> None:
    study = a_study()
    assert (study.bots, study.strengths, study.players) == (("greedy",), (), (3,))
    assert study.variants == (find_game("cube-attack").complete({}, 3),)


def test_several_kinds_play_at_tables_of_their_own_and_mixed_has_all_of_them() -> None:
    study = a_study(("mixed", "casual", "greedy"))
    assert study.bots == ()
    assert study.strengths == (
        Strength("greedy", ("greedy",)),
        Strength("casual", ("casual",)),
        Strength("mixed", ("greedy", "casual")),
    )


def test_a_changed_rule_is_compared_with_the_rulebook() -> None:
    study = a_study(against=True, actions=3)
    usual, changed = study.variants
    assert "actions" not in usual and changed == {**usual, "actions": 3}
    assert a_study(actions=3).variants == (changed,)


def test_rules_that_are_the_rulebooks_are_not_compared_with_themselves() -> None:
    assert len(a_study(against=True, actions=2).variants) == 1


@pytest.mark.parametrize("kinds", [(), ("expert",), ("greedy", "expert@1"), ("mixed",), ("greedy", "mixed")])
def test_who_cannot_play_is_refused(kinds: tuple[str, ...]) -> None:
    with refuses("study-kinds", KNOWN):
        a_study(kinds)


@pytest.mark.parametrize(
    ("kinds", "games", "against"), [(("greedy",), 9, False), (("greedy",), MOST + 1, False), (KINDS[:3], 900, True)]
)
def test_too_few_and_too_many_games_are_refused(kinds: tuple[str, ...], games: int, against: bool) -> None:
    with refuses("study-too-large", SIZES):
        a_study(kinds, games, against, actions=3)


def test_what_the_game_does_not_allow_is_refused_as_anywhere() -> None:
    with refuses("wrong-option", "The option “actions” cannot be “9”, only 1..4."):
        a_study(actions=9)


WITHOUT = """
import sys
from importlib.machinery import PathFinder

def find_spec(name, path=None, target=None):
    if name.partition(".")[0] in ("numpy", "pyarrow", "scipy"):
        return None
    return found(name, path, target)

found, PathFinder.find_spec = PathFinder.find_spec, find_spec
from crashyard.server.http import app
from crashyard.server.studies.setup import has_laboratory
sys.exit(has_laboratory())
"""
"""A server whose Python has none of the packages of the laboratory."""


def test_a_server_without_the_laboratory_starts_and_knows_it() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT], env=environment(), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
