"""`crashyard games`."""

from crashyard.engine import build, games
from tests.cli.running import crashyard


def test_json_tells_everything_about_every_game() -> None:
    told = crashyard("games", "--json").json
    assert told["build"] == build()
    assert [game["name"] for game in told["games"]] == list(games())
    for told_game, game in zip(told["games"], games().values(), strict=True):
        assert told_game["players"] == list(game.players)
        assert told_game["rules"] == game.rules_version
        assert told_game["options"] == [option.to_json() for option in game.options]


def test_the_text_is_in_one_language() -> None:
    run = crashyard("games", "--language", "de")
    assert f"cube-attack: 2..6 Spieler, Regelversion {games()['cube-attack'].rules_version}" in run.out
    assert "players" not in run.out
    assert f"Ausführung: {'kompiliert' if build() == 'compiled' else 'interpretiert'}" in run.out


def test_the_text_names_every_game_and_option() -> None:
    run = crashyard("games")
    assert run.code == 0
    assert f"cube-attack: 2..6 players, rules version {games()['cube-attack'].rules_version}" in run.out
    assert "target=64  (16..128)" in run.out
    assert f"Build: {build()}" in run.out
