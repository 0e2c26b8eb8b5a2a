"""`crashyard games`: what can be played."""

from typing import Any

import click

from crashyard.cli.click_classes import Command
from crashyard.cli.files import compact
from crashyard.cli.parameters import language_option
from crashyard.cli.speech import Speech
from crashyard.engine import build
from crashyard.engine.game import Game, spell_counts
from crashyard.engine.refusal import Refusal
from crashyard.engine.registry import broken_games, games
from crashyard.faces.words import Words
from crashyard.version import __version__


@click.command("games", cls=Command)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.option("--parameters", is_flag=True, help="Tell as well what the laboratory may change.")
@language_option
@click.pass_obj
def games_command(speech: Speech, as_json: bool, parameters: bool) -> None:
    """The games, with their numbers of players, options, rules version and build.

    Parameters are numbers of the rulebook that `simulate`, `study`, `arena` and others take as options too.
    """
    known = list(games().values())
    for folder, why in broken_games().items():
        speech.refuse(Refusal("broken-game", {"game": folder, "why": why}))
    if as_json:
        told = {"version": __version__, "build": build(), "games": [_json(game) for game in known]}
        click.echo(compact(told | {"broken": broken_games()}))
        return
    for game in known:
        try:
            words = speech.words(game)
        except Refusal as refusal:
            speech.refuse(refusal)
            continue
        facts = {"game": game.name, "players": spell_counts(game.players), "rules": game.rules_version}
        click.echo(words.say("games-entry", facts))
        _tell(words, "game-about", "  ")
        for option in game.options:
            click.echo(f"  --option {option.name}={option.default}  ({option.allowed})")
            _tell(words, f"option-{option.name.replace('_', '-')}-about", "      ")
        for parameter in game.parameters if parameters else ():
            click.echo(f"  --option {parameter.name}={parameter.default}  ({parameter.allowed})")
            _tell(words, f"parameter-{parameter.name.replace('_', '-')}-about", "      ")
    click.echo(speech.words().say("games-build", {"build": build()}))


def _tell(words: Words, key: str, indent: str) -> None:
    """What the game says about itself, if it says anything."""
    if words.has(key):
        click.echo(indent + words.say(key))


def _json(game: Game) -> dict[str, Any]:
    return {
        "name": game.name,
        "players": list(game.players),
        "options": [option.to_json() for option in game.options],
        "parameters": [parameter.to_json() for parameter in game.parameters],
        "rules": game.rules_version,
        "build": build(),
    }
