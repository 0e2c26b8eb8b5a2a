"""`crashyard play`: in the browser, or at this terminal."""

import hashlib
from dataclasses import replace
from urllib.parse import urlencode

import click

from crashyard.bots.registry import bots
from crashyard.cli.click_classes import Command
from crashyard.cli.commands.serve import settings_of
from crashyard.cli.extras import needs_server
from crashyard.cli.files import check_new
from crashyard.cli.parameters import GAME, SEED, FileName, Listing, Whole, language_option, setting_option
from crashyard.cli.speech import Speech
from crashyard.cli.terminal.host import TerminalHost
from crashyard.cli.terminal.keyboard import Keyboard
from crashyard.cli.terminal.play import TerminalPlay
from crashyard.cli.terminal.seating import PERSON, seat_everybody
from crashyard.cli.terminal.teller import Teller
from crashyard.engine.chance.fair import FairChance
from crashyard.engine.game import Game
from crashyard.engine.registry import find_game
from crashyard.engine.seats import SPECTATOR

USUAL = "cube-attack"
"""What is played at the terminal where nobody says what."""

_EXAMPLES = """\b
crashyard play
crashyard play crash-and-grab
crashyard play --friends
crashyard play --terminal
crashyard play crash-and-grab --browser --option upgrade_cost=3
crashyard play cube-attack --seats me,me,greedy --names Ada,Ben,Bot --language de"""


@click.command("play", cls=Command, epilog=_EXAMPLES)
@click.argument("game", type=GAME, required=False)
@click.option("--terminal", is_flag=True, help="Play at this terminal, not in the browser.")
@click.option(
    "--browser", is_flag=True, help="In the browser, also with --option: a table of that variant is laid out."
)
@click.option("--friends", is_flag=True, help="In the browser: let everybody in the same network in.")
@click.option("--players", type=Whole(1, 99), help="At the terminal: the number of seats.")
@click.option("--seats", type=Listing(PERSON, *bots()), help="At the terminal: who sits in each, me or a bot.")
@click.option("--names", type=Listing(), help="At the terminal: the name of each seat.")
@setting_option
@language_option
@click.option("--seed", type=SEED, help="At the terminal: repeat the same dice and bots.")
@click.option("--record", type=FileName(), help="At the terminal: write the record to this new file.")
@click.pass_obj
def play_command(
    speech: Speech,
    game: Game | None,
    terminal: bool,
    browser: bool,
    friends: bool,
    players: int | None,
    seats: tuple[str, ...] | None,
    names: tuple[str, ...] | None,
    settings: tuple[str, ...],
    seed: str | None,
    record: str | None,
) -> None:
    """Play in the browser, which opens by itself; or, with --terminal or any option meant for it, at this terminal.

    In the browser GAME is laid out for you; with --browser and options as a variant, which everybody who sits down
    there is told. At the terminal you play GAME, by default Cube Attack, against bots
    or with others at the same keyboard.
    """
    chosen = None if browser else settings or None
    at_terminal = terminal or any(given is not None for given in (players, seats, names, chosen, seed, record))
    if not at_terminal:
        _play_in_browser(speech, page_of(game, settings), friends)
        return
    game = game or find_game(USUAL)
    seating = seat_everybody(game, players, seats, names)
    options = game.parse(settings)
    if record is not None:
        check_new(record)
    chance = FairChance.fresh() if seed is None else FairChance(hashlib.sha256(seed.encode()).hexdigest())
    play = TerminalPlay(game, seating, options, chance)
    colours = game.faces.seat_colours(play.position.view(SPECTATOR))
    TerminalHost(play, Teller(game, seating.names, speech.language, colours), Keyboard(), record).lead()


def page_of(game: Game | None, settings: tuple[str, ...]) -> str:
    """The address at which a game is laid out, as a variant if options or parameters are given."""
    if game is None:
        return "/"
    changed = [setting.partition("=") for setting in game.settings(game.parse(settings))]
    return "/?" + urlencode({"game": game.name, **{f"with.{name}": value for name, _, value in changed}})


def _play_in_browser(speech: Speech, page: str, friends: bool) -> None:
    """The server on its embedded default, for whoever sits here; the usual is not worth a line in their terminal.

    It listens to this machine alone unless somebody asks for more: a game in a train must not open a door to the train.
    """
    needs_server("crashyard play")
    from crashyard.cli.run_server import host_games
    from crashyard.server.reach import EVERYWHERE

    settings = settings_of(host=EVERYWHERE if friends else None)
    host_games(replace(settings, log_level="warning"), speech, page, any_port=True)
