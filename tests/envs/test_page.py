"""`docs/environments.md` tells the truth: its examples run, and its tables are those of the code."""

import doctest
from pathlib import Path

import pytest

from crashyard.engine import Game, find_game, games
from crashyard.envs.observation import layout, observation_shape
from tests.engine.test_docs import blocks

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"


def test_the_examples_do_what_they_say() -> None:
    examples = "\n".join(blocks("environments.md", "pycon"))
    test = doctest.DocTestParser().get_doctest(examples, {}, PAGE.name, PAGE.name, 0)
    said: list[str] = []
    result = doctest.DocTestRunner(verbose=False).run(test, out=said.append)
    assert result.attempted > 15
    assert result.failed == 0, "".join(said)


def spelled(game: Game, name: str) -> str:
    """The shape of a part: n for the number of players, s for that of saucers or whatever else grows with it."""
    shapes = {
        players: next(part.shape for part in layout(game, players) if part.name == name) for players in game.players
    }
    lengths = []
    for index, length in enumerate(shapes[game.players[0]]):
        grown = {players: shape[index] for players, shape in shapes.items()}
        if len(set(grown.values())) == 1:
            lengths.append(str(length))
        else:
            lengths.append("n" if all(players == found for players, found in grown.items()) else "s")
    return " x ".join(lengths)


def rows_of(game: Game) -> list[str]:
    return [
        f"| `{part.name}` | {spelled(game, part.name)} | {part.highest} | {part.meaning} |"
        for part in layout(game, game.players[0])
    ]


LISTED = [name for name in games() if f"\n| {name} | " in PAGE.read_text(encoding="utf-8")]


def test_the_page_lists_games() -> None:
    assert LISTED


@pytest.mark.parametrize("name", LISTED)
def test_the_page_tells_every_part_and_size(name: str) -> None:
    game = find_game(name)
    page = PAGE.read_text(encoding="utf-8")
    assert "\n".join(rows_of(game)) in page
    sizes = ", ".join(f"{observation_shape(game, players)[0]:,}" for players in game.players)
    assert f"| {game.name} | {sizes} | {game.action_space:,} |" in page
