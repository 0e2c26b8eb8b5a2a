"""`crashyard play`: a game at this terminal."""

import hashlib

import click

from crashyard.bots.registry import bots
from crashyard.cli.complaints import Order
from crashyard.cli.files import check_new
from crashyard.cli.parameters import GAME, SEED, FileName, Listing, Whole, language_option, setting_option
from crashyard.cli.speech import Speech
from crashyard.cli.terminal.host import Host
from crashyard.cli.terminal.keyboard import Keyboard
from crashyard.cli.terminal.seating import PERSON, seat_everybody
from crashyard.cli.terminal.sitting import Sitting
from crashyard.cli.terminal.teller import Teller
from crashyard.engine.fair import FairChance
from crashyard.engine.game import Game
from crashyard.engine.options import parse_options

_EXAMPLES = """\b
crashyard play
crashyard play cube-attack --seats me,me,greedy --names Ada,Ben,Bot --language de"""


@click.command("play", cls=Order, epilog=_EXAMPLES)
@click.argument("game", type=GAME, default="cube-attack")
@click.option("--players", type=Whole(1, 99), help="How many seats.")
@click.option("--seats", type=Listing(PERSON, *bots()), help="Who sits in each: me, or a bot. Several may be me.")
@click.option("--names", type=Listing(), help="The name of each seat.")
@setting_option
@language_option
@click.option("--seed", type=SEED, help="Play the same dice and the same bots again; the default is new ones.")
@click.option("--record", type=FileName(), help="Write the record of the game to this new file.")
@click.option("--terminal", is_flag=True, help="Play at this terminal, as is usual.")
@click.pass_obj
def play_command(
    speech: Speech,
    game: Game,
    players: int | None,
    seats: tuple[str, ...] | None,
    names: tuple[str, ...] | None,
    settings: tuple[str, ...],
    seed: str | None,
    record: str | None,
    terminal: bool,
) -> None:
    """Play GAME, Cube Attack if you do not say, against bots or with others at the same keyboard."""
    seating = seat_everybody(game, players, seats, names)
    options = parse_options(game.options, settings, game.name)
    if record is not None:
        check_new(record)
    chance = FairChance.fresh() if seed is None else FairChance(hashlib.sha256(seed.encode()).hexdigest())
    sitting = Sitting(game, seating, options, chance)
    Host(sitting, Teller(game, seating.names, speech.language), Keyboard(), record).lead()
