"""What somebody wants to find out about a game: checked, bounded, and made into a study of the laboratory."""

from collections.abc import Mapping, Sequence
from importlib.util import find_spec

from crashyard.engine.options import Value
from crashyard.engine.refusal import Refusal
from crashyard.engine.registry import find_game
from crashyard.lab.study.study import Strength, Study

MIXED = "mixed"
"""The kind of players that has all the others at one table."""
KINDS = ("random", "beginner", "greedy", "casual", "skilled", MIXED)
"""Who can play in a study here. The expert thinks for minutes about one game: that is for the command."""
FEWEST, MOST = 10, 1_000
"""Games at each table of a study, a table being a rule and a kind of players."""
MOST_TOGETHER = 4_000
"""Games of a study in all."""
SEED = "study"
"""That of `crashyard study`: the same question has the same answer in the browser as by the command, and each time."""

_PACKAGES = ("numpy", "pyarrow", "scipy")


def has_laboratory() -> bool:
    """Whether the packages are there that figures and reports need."""
    return all(find_spec(package) is not None for package in _PACKAGES)


def make_study(
    name: str, players: int, options: Mapping[str, Value], kinds: Sequence[str], games: int, against: bool, closer: bool
) -> Study:
    """A study of one number of players; with `against`, of the rulebook's rules beside those of the options."""
    game = find_game(name)
    usual, chosen = game.complete({}, players), game.complete(options, players)
    for rules in (usual, chosen):
        game.new(players, rules)
    variants = (usual, chosen) if against and chosen != usual else (chosen,)
    asked = tuple(kind for kind in KINDS if kind in kinds)
    if not asked or set(kinds) - set(KINDS) or (MIXED in asked and len(asked) < 3):
        raise Refusal("study-kinds", {"kinds": ", ".join(KINDS[:-1]), "mixed": MIXED})
    together = games * len(variants) * len(asked)
    if not FEWEST <= games <= MOST or together > MOST_TOGETHER:
        raise Refusal("study-too-large", {"few": FEWEST, "most": MOST, "together": MOST_TOGETHER})
    levels = tuple(kind for kind in asked if kind != MIXED)
    strengths = tuple(Strength(kind, levels if kind == MIXED else (kind,)) for kind in asked)
    several = len(strengths) > 1
    return Study(
        game.name,
        variants,
        (players,),
        () if several else levels,
        ("random",),
        0,
        SEED,
        game.longest,
        strengths if several else (),
        closer,
    )
