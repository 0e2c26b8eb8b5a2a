"""`crashyard learn`: let a small policy learn a game, and keep it with its recipe."""

from pathlib import Path

import click

from crashyard.bots.registry import find_bot
from crashyard.cli.click_classes import Command
from crashyard.cli.extras import needs
from crashyard.cli.files import cannot_write, check_new, compact
from crashyard.cli.parameters import BOT, GAME, FileName, Whole
from crashyard.cli.speech import Speech
from crashyard.engine.game import Game

_EXAMPLES = """\b
crashyard learn cube-attack --players 2 --out mine.npz
crashyard learn crash-and-grab --rounds 0 --out imitation.npz
crashyard arena cube-attack --bots learned@mine.npz,random,greedy --games 100 --seed 7"""


@click.command("learn", cls=Command, epilog=_EXAMPLES)
@click.argument("game", type=GAME)
@click.option("--players", type=Whole(1, 99), help="The number of seats; the default is the game's usual number.")
@click.option("--imitate", type=BOT, default="greedy", show_default=True, help="The bot that is watched first.")
@click.option(
    "--decisions", type=Whole(100, 120_000), default=20_000, show_default=True, help="So many of its are watched."
)
@click.option(
    "--updates", type=Whole(0, 1_000_000), default=4_000, show_default=True, help="So often they are learned from."
)
@click.option(
    "--rounds",
    type=Whole(0, 1_000_000),
    default=100,
    show_default=True,
    help="Rounds of plays against itself after that.",
)
@click.option("--hidden", type=Whole(1, 1024), default=32, show_default=True, help="Numbers of the hidden layer.")
@click.option(
    "--games",
    "count",
    type=Whole(1, 1_000_000),
    default=64,
    show_default=True,
    help="Games against random and greedy bots for each point of the curve.",
)
@click.option("--seed", type=Whole(0, 2**31), default=1, show_default=True, help="The same seed learns the same.")
@click.option("--out", type=FileName(), help="A new file for the policy.  [default: GAME-PLAYERS.npz]")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.pass_obj
def learn_command(
    speech: Speech,
    game: Game,
    players: int | None,
    imitate: str,
    decisions: int,
    updates: int,
    rounds: int,
    hidden: int,
    count: int,
    seed: int,
    out: str | None,
    as_json: bool,
) -> None:
    """Let a small policy learn a game: first to answer as a bot does, then from who wins when it plays itself.

    One core and NumPy are enough. Every few hundred updates or rounds it says how far it has come. The file has the
    policy that won most, with the recipe and the curve; the bot learned@FILE plays by it.
    """
    needs("crashyard learn", "numpy")
    from crashyard.lab.learn.recipe import Recipe, learn

    seats = game.default_players if players is None else players
    game.new(seats)
    find_bot(imitate, game, "")
    name = out or f"{game.name}-{seats}.npz"
    check_new(name)
    recipe = Recipe(game.name, seats, imitate, decisions, updates, rounds, hidden, count, seed)
    policy = learn(recipe, lambda point: None if as_json else click.echo(compact(point)))
    try:
        with Path(name).open("xb") as file:
            file.write(policy.to_bytes())
    except OSError as error:
        raise cannot_write(name, error) from None
    if as_json:
        click.echo(policy.recipe)
    speech.say("learn-written", {"file": name})
