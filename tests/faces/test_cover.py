"""Covers: complete in themselves, and the board of a game that has none."""

from pathlib import Path

import pytest

from crashyard.engine import Game, games
from crashyard.faces import cover
from crashyard.faces.cover import draw_cover
from tests.faces.markup import parse
from tests.faces.test_svg import REFERENCE


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_a_cover_brings_everything_that_it_refers_to(game: Game) -> None:
    svg = parse(draw_cover(game, game.new(game.players[0])))
    ids = [element.attributes["id"] for element in svg.all() if "id" in element.attributes]
    assert len(set(ids)) == len(ids)
    for element in svg.all():
        for name, value in element.attributes.items():
            assert "://" not in value or name == "xmlns"
            assert name != "href" or value.removeprefix("#") in ids
            assert set(REFERENCE.findall(value)) <= set(ids)


def test_a_game_without_a_cover_shows_its_board(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = games()["cube-attack"]
    monkeypatch.setattr(cover, "files", {game.faces.package: tmp_path}.get)
    svg = parse(draw_cover(game, game.new(2)))
    assert svg.attributes["viewBox"] == "0 0 1000 1000"
