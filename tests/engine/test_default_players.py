"""How many play where nobody says how many: what the game names, or the fewest."""

import pytest

import crashyard
from crashyard.engine.registry import find_game
from crashyard.server.http.routes.catalogue import introduce
from tests.tiny_game.game import Bump


@pytest.mark.parametrize(("name", "players"), [("crash-and-grab", 3), ("crash-by-crash", 2), ("cube-attack", 3)])
def test_a_game_names_how_many_play_at_first(name: str, players: int) -> None:
    game = find_game(name)
    assert game.default_players == players
    assert introduce(game, "en")["default_players"] == players
    assert crashyard.Play(name, seed=1).position.players == players


def test_a_game_that_names_none_begins_with_the_fewest() -> None:
    assert Bump().default_players == Bump.players[0]


def test_forms_offer_the_levels_and_no_yardstick() -> None:
    told = introduce(find_game("cube-attack"), "en")
    assert told["bots"] == ["beginner", "casual", "skilled", "expert"]
    assert told["default_bot"] == "casual"
