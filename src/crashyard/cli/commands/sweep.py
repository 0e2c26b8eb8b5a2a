"""`crashyard sweep`: what a number of the rules does to a game, from one end of it to the other."""

from pathlib import Path
from typing import Any

import click

from crashyard.bots.registry import find_bot
from crashyard.cli.click_classes import Command
from crashyard.cli.extras import needs
from crashyard.cli.files import cannot_write, compact, spread
from crashyard.cli.laboratory import checkpoint, play_all, ray_option, result_folder, workers_option
from crashyard.cli.parameters import BOTS, GAME, SEED, FileName, Setting, Whole, setting_option
from crashyard.cli.speech import Speech
from crashyard.engine.game import Game
from crashyard.faces.words import LANGUAGES, Words
from crashyard.lab.outcome import Outcome
from crashyard.lab.parallel.work import Where
from crashyard.lab.sweep.sweep import Sweep, read_axes

_OUTCOMES = "outcomes.jsonl"

_EXAMPLES = """\b
crashyard sweep crash-and-grab --over upgrade_cost=1..6 --players 3 --games 300
crashyard sweep cube-attack --over target=32..96/16 --over actions=1,2,3 --workers 2 --out targets"""


@click.command("sweep", cls=Command, epilog=_EXAMPLES)
@click.argument("game", type=GAME)
@click.option(
    "--over",
    type=Setting(),
    multiple=True,
    required=True,
    help="A parameter or option and its values: k=A..B, k=A..B/STEP or k=A,B,C. Give it twice for two.",
)
@click.option("--players", type=Whole(1, 99), help="The number of seats; the default is the game's usual number.")
@click.option("--games", "count", type=Whole(2, 1_000_000), default=200, show_default=True, help="Games at each point.")
@click.option(
    "--bots", type=BOTS, default="greedy", show_default=True, help="Who plays; each bot takes every seat in turn."
)
@setting_option
@click.option("--seed", type=SEED, default="sweep", show_default=True, help="The same seed gives the same curve.")
@click.option("--cap", type=Whole(1, 1_000_000_000), help="Stop a game after that many answers.")
@workers_option
@ray_option
@click.option("--out", type=FileName("dir"), help="A new or empty folder for the results.  [default: sweep-GAME]")
@click.option("--resume", is_flag=True, help="Continue a sweep that was stopped, or add more games to it.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.pass_obj
def sweep_command(
    speech: Speech,
    game: Game,
    over: tuple[str, ...],
    players: int | None,
    count: int,
    bots: tuple[str, ...],
    settings: tuple[str, ...],
    seed: str,
    cap: int | None,
    workers: int,
    ray: str | None,
    out: str | None,
    resume: bool,
    as_json: bool,
) -> None:
    """Let bots play with a number of the rules at many values, and draw what it does to the game.

    The folder gets sweep.svg, a curve a measure with intervals, figures.json, and outcomes.jsonl, from which
    --resume goes on. Games with the same number have the same seed at every value.
    """
    needs("crashyard sweep", "numpy", "scipy")
    options = game.parse(settings)
    seats = game.default_players if players is None else players
    game.new(seats, options)
    axes = read_axes(game, over, options, seats)
    for bot in bots:
        find_bot(bot, game, seed)
    sweep = Sweep(game.name, seats, options, axes, bots, seed, cap or game.longest)
    games = count * len(sweep.points)
    with (
        result_folder(out or f"sweep-{game.name}", resume, _OUTCOMES) as folder,
        checkpoint(str(folder / _OUTCOMES), sweep.title()) as book,
    ):
        assert book is not None
        outcomes, interrupted = play_all(sweep, sweep.game, games, Where(workers, ray), book)
        told = _write(sweep, count, outcomes, folder, game)
    click.echo(compact(told) if as_json else _report(told))
    failed = [one for one in outcomes if one.error is not None]
    for outcome in sorted(failed, key=lambda one: one.number)[:3]:
        speech.say("arena-error", {"game": outcome.number, "problem": outcome.error})
    speech.say("sweep-written", {"picture": str(folder / "sweep.svg")})
    if interrupted:
        speech.say("simulate-interrupted", {"done": len(outcomes), "games": games})
    if interrupted or failed:
        raise click.exceptions.Exit(1)


def _write(sweep: Sweep, asked: int, outcomes: list[Outcome], folder: Path, game: Game) -> dict[str, Any]:
    from crashyard.lab.sweep.curves import points_of, to_json
    from crashyard.lab.sweep.picture import draw_curves

    words = Words(LANGUAGES[0], game)
    names = [_called(words, axis.name) for axis in sweep.axes]
    title = f"{words.say('game-name') if words.has('game-name') else game.name}: {' and '.join(names)}"
    points = points_of(sweep, outcomes)
    told = to_json(sweep, points, asked)
    try:
        (folder / "figures.json").write_text(spread(told) + "\n", encoding="utf-8")
        picture = draw_curves(sweep, points, title, names, words.say("length-unit"))
        (folder / "sweep.svg").write_text(picture, encoding="utf-8")
    except OSError as error:
        raise cannot_write(str(folder), error) from None
    return told


def _called(words: Words, name: str) -> str:
    """The name of a parameter or option."""
    keys = [f"{kind}-{name.replace('_', '-')}" for kind in ("parameter", "option")]
    return next((words.say(key) for key in keys if words.has(key)), name)


def _report(told: dict[str, Any]) -> str:
    """A line a point: what was played, and every measure with its interval; what is in doubt comes first."""
    from crashyard.lab.courses import MOSTLY

    doubts, lines = [], []
    for point in told["points"]:
        at = ", ".join(f"{name}={value}" for name, value in point["at"].items())
        ended = point["games"] - point["stopped"] - point["failed"]
        if point["different"] < MOSTLY * ended:
            doubts.append(f"{at}: only {point['different']} of {ended} games differ, since these bots play alike.")
        lines.append(f"{at}: {point['games']} games, {point['different']} different, {point['stopped']} stopped")
        for key, figure in point["figures"].items():
            known = figure["low"] is not None and figure["high"] is not None
            interval = f" ({figure['low']:.3g} to {figure['high']:.3g})" if known else ""
            lines.append(f"  {key:<10} {figure['value']:.3g}{interval}")
    return "\n".join([*doubts, *lines])
