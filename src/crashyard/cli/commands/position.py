"""`crashyard position`: position files made, drawn, asked and played on."""

import click

from crashyard.cli.click_classes import Command, CommandGroup
from crashyard.cli.files import STANDARD, compact, read_text, spread, write_over
from crashyard.cli.parameters import GAME, SEAT, SEED, FileName, Values, Whole, language_option, setting_option
from crashyard.cli.position_files import GivenChance, open_position, play_actions, the_seat
from crashyard.cli.show import draw_for_terminal, render_svg
from crashyard.cli.speech import Speech
from crashyard.engine.driver import AskSeats, Driver
from crashyard.engine.game import Game
from crashyard.engine.refusal import Refusal
from crashyard.engine.seats import NOBODY, SEVERAL, SPECTATOR

_FILE = FileName()


@click.group("position", cls=CommandGroup)
def position_group() -> None:
    """Make, show and play position files. FILE may be - for stdin."""


@position_group.command("new", cls=Command)
@click.argument("game", type=GAME)
@click.option("--players", type=Whole(1, 99), help="The number of seats; the default is the smallest allowed.")
@click.option("--seed", type=SEED, help="Let chance play what comes before the first decision of a player.")
@setting_option
def new_command(game: Game, players: int | None, seed: str | None, settings: tuple[str, ...]) -> None:
    """Print the position file of a new game.

    Without --seed chance is still awaited if the game begins with it.
    """
    options = game.parse(settings)
    position = game.new(min(game.players) if players is None else players, options)
    Driver(position, AskSeats(chance=GivenChance((), seed))).play()
    click.echo(spread(game.save(position)))


@position_group.command("show", cls=Command)
@click.argument("file", type=_FILE)
@click.option("--view", type=SEAT, help="Show what this seat may know; the default is what everybody may know.")
@click.option("--svg", type=_FILE, help="Write a picture to this file instead, replacing an old one; - is stdout.")
@language_option
@click.pass_obj
def show_command(speech: Speech, file: str, view: int | None, svg: str | None) -> None:
    """Draw the table of a position file."""
    game, position = open_position(file)
    speech.look_at(game, position)
    viewer = SPECTATOR if view is None else the_seat(position, view)
    words = speech.words(game)
    scene = game.faces.scene(position.view(viewer))
    if svg is None:
        click.echo(draw_for_terminal(scene, words))
    elif svg == STANDARD:
        click.echo(render_svg(scene, words).encode(), nl=False)
    else:
        write_over(svg, render_svg(scene, words), spare=file)


@position_group.command("legal", cls=Command)
@click.argument("file", type=_FILE)
@click.option("--seat", type=SEAT, help="Whose actions; the default is the seat that is awaited, chance included.")
def legal_command(file: str, seat: int | None) -> None:
    """Print the legal actions in their JSON form, one per line."""
    _, position = open_position(file)
    if seat is None:
        awaited = int(position.awaited())
        if awaited == SEVERAL:
            raise Refusal("say-seat", {"seats": position.awaited_seats()})
        if awaited == NOBODY:
            return
    else:
        awaited = the_seat(position, seat)
    for action in position.legal(awaited):
        click.echo(compact(position.action_json(awaited, action)))


_EXAMPLES = """\b
crashyard position play table.json '{"do":"move","at":"L0","to":"C0"}' 'activate at=C0'"""


@position_group.command("play", cls=Command, epilog=_EXAMPLES)
@click.argument("file", type=_FILE)
@click.argument("actions", metavar="ACTION...", type=str, nargs=-1)
@click.option("--seat", type=SEAT, help="Who acts; the default is whoever is awaited.")
@click.option("--chance", type=Values(), default=(), help="The outcomes of chance, one after the other.")
@click.option("--seed", type=SEED, help="Where outcomes come from after those of --chance.")
@click.pass_obj
def play_command(
    speech: Speech, file: str, actions: tuple[str, ...], seat: int | None, chance: tuple[str, ...], seed: str | None
) -> None:
    """Play actions on a position file, one after the other, and print the position and the events.

    An ACTION is JSON or its text form; - reads them from stdin, one per line. The output can be read by the
    other commands of this group.
    """
    if STANDARD in actions:
        if file == STANDARD:
            raise Refusal("stdin-twice")
        lines = [line for line in read_text(STANDARD).splitlines() if line.strip()]
        actions = tuple(one for action in actions for one in (lines if action == STANDARD else [action]))
    game, position = open_position(file)
    speech.look_at(game, position)
    given = GivenChance(chance, seed)
    events = play_actions(game, position, actions, seat, given)
    click.echo(compact({"position": game.save(position), "events": [event.whole() for event in events]}))
    if given.left():
        speech.say("chance-left-over", {"values": given.left()})
