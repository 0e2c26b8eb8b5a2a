"""`crashyard rules`: how a game is played."""

import click

from crashyard.cli.click_classes import Command
from crashyard.cli.parameters import GAME, language_option
from crashyard.cli.show import columns, in_colour
from crashyard.cli.speech import Speech
from crashyard.engine.game import Game


@click.command("rules", cls=Command)
@click.argument("game", type=GAME)
@click.option("--card", is_flag=True, help="Print the reference card: everything on one page.")
@language_option
@click.pass_obj
def rules_command(speech: Speech, game: Game, card: bool) -> None:
    """How a game is played, with its examples as boards."""
    from crashyard.faces.rules import CARD, RULES
    from crashyard.faces.rules_text import rules_as_text

    text = rules_as_text(game, CARD if card else RULES, speech.words(game), columns(), in_colour())
    click.echo(text, nl=False)
