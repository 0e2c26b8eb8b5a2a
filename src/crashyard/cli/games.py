"""`crashyard games`: what can be played."""

from typing import Any

import click

from crashyard import __version__
from crashyard.cli.complaints import Order
from crashyard.cli.files import compact
from crashyard.cli.speech import Speech
from crashyard.engine import build
from crashyard.engine.game import Game, spell_counts
from crashyard.engine.registry import games
from crashyard.faces.words import Words


@click.command("games", cls=Order)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.pass_obj
def games_command(speech: Speech, as_json: bool) -> None:
    """The games, with their numbers of players, options, rules version and build."""
    known = list(games().values())
    if as_json:
        click.echo(compact({"version": __version__, "build": build(), "games": [_json(game) for game in known]}))
        return
    for game in known:
        click.echo(f"{game.name}: {spell_counts(game.players)} players, rules version {game.rules_version}")
        words = speech.words(game)
        _tell(words, "game-about", "  ")
        for option in game.options:
            click.echo(f"  --option {option.name}={option.default}  ({option.allowed})")
            _tell(words, f"option-{option.name.replace('_', '-')}-about", "      ")
    click.echo(f"Build: {build()}")


def _tell(words: Words, key: str, indent: str) -> None:
    """What the game says about itself, if it says anything."""
    if words.has(key):
        click.echo(indent + words.say(key))


def _json(game: Game) -> dict[str, Any]:
    return {
        "name": game.name,
        "players": list(game.players),
        "options": [option.to_json() for option in game.options],
        "rules": game.rules_version,
        "build": build(),
    }
