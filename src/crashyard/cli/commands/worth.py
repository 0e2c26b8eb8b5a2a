"""`crashyard worth`: what it is worth to be dealt a card, found out by dealing it or not."""

from pathlib import Path
from typing import Any

import click

from crashyard.bots.registry import find_bot
from crashyard.cli.click_classes import Command
from crashyard.cli.extras import needs
from crashyard.cli.files import cannot_write, compact, spread
from crashyard.cli.laboratory import checkpoint, play_all, ray_option, result_folder, workers_option
from crashyard.cli.parameters import BOTS, GAME, SEED, FileName, Listing, Whole, setting_option
from crashyard.cli.speech import Speech
from crashyard.engine.game import Game
from crashyard.faces.words import LANGUAGES, Words
from crashyard.lab.outcome import Outcome
from crashyard.lab.parallel.work import Where
from crashyard.lab.worth.trial import Trial, choose_things

_OUTCOMES = "outcomes.jsonl"

_EXAMPLES = """\b
crashyard worth crash-and-grab --players 3 --games 400 --workers 2
crashyard worth crash-by-crash --things ROCKET,LAMBADA --games 1000"""


@click.command("worth", cls=Command, epilog=_EXAMPLES)
@click.argument("game", type=GAME)
@click.option("--things", type=Listing(), help="What is dealt or withheld; by default all that chance deals.")
@click.option("--players", type=Whole(1, 99), help="The number of seats; the default is the game's usual number.")
@click.option(
    "--games", "count", type=Whole(2, 1_000_000), default=200, show_default=True, help="Pairs of games for each thing."
)
@click.option(
    "--bots", type=BOTS, default="greedy", show_default=True, help="Who plays; each bot takes every seat in turn."
)
@setting_option
@click.option("--seed", type=SEED, default="worth", show_default=True, help="The same seed gives the same figures.")
@click.option("--cap", type=Whole(1, 1_000_000_000), help="Stop a game after that many answers.")
@workers_option
@ray_option
@click.option("--out", type=FileName("dir"), help="A new or empty folder for the results.  [default: worth-GAME]")
@click.option("--resume", is_flag=True, help="Continue what was stopped, or add more games to it.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.pass_obj
def worth_command(
    speech: Speech,
    game: Game,
    things: tuple[str, ...] | None,
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
    """Find out what it is worth to be dealt a card or an upgrade, by dealing it or withholding it.

    A seat is chosen by lot; the first time that chance could deal it the thing, it does, or it never does, and all
    else is the same. Beside it stands how much more often those win who have the thing of their own accord. The
    folder gets figures.json and outcomes.jsonl, from which --resume goes on.
    """
    needs("crashyard worth", "numpy", "scipy")
    options = game.parse(settings)
    seats = game.default_players if players is None else players
    game.new(seats, options)
    for bot in bots:
        find_bot(bot, game, seed)
    kind, chosen = choose_things(game, seats, options, things or ())
    trial = Trial(game.name, seats, options, kind, chosen, bots, seed, cap or game.longest)
    games = count * trial.games_a_turn
    with (
        result_folder(out or f"worth-{game.name}", resume, _OUTCOMES) as folder,
        checkpoint(str(folder / _OUTCOMES), trial.title()) as book,
    ):
        assert book is not None
        outcomes, interrupted = play_all(trial, trial.game, games, Where(workers, ray), book)
        told = _write(trial, count, outcomes, folder)
    click.echo(compact(told) if as_json else _report(told, Words(LANGUAGES[0], game)))
    failed = sorted((one for one in outcomes if one.error is not None), key=lambda one: one.number)
    for outcome in failed[:3]:
        speech.say("arena-error", {"game": outcome.number, "problem": outcome.error})
    if interrupted:
        speech.say("simulate-interrupted", {"done": len(outcomes), "games": games})
    if interrupted or failed:
        raise click.exceptions.Exit(1)


def _write(trial: Trial, asked: int, outcomes: list[Outcome], folder: Path) -> dict[str, Any]:
    from crashyard.lab.worth.effects import effects_of, to_json

    told = to_json(trial, effects_of(trial, outcomes), asked)
    try:
        (folder / "figures.json").write_text(spread(told) + "\n", encoding="utf-8")
    except OSError as error:
        raise cannot_write(str(folder), error) from None
    return told


_LEGEND = """\
dealt: wins of 100 games more if chance deals it than if it withholds it. Nothing else differs, so this is its effect.
taken: the same for each that takes it, where not all do who could.
found: wins of 100 games more of those who have it where nobody leads chance. That may have other causes: whoever is
ahead may get more of it.
*: beyond chance, though so many were tried."""


def _report(told: dict[str, Any], words: Words) -> str:
    """A line a thing; those whose pairs are mostly copies of each other are told first."""
    doubts: list[str] = []
    lines = [f"{'':<28} {'pairs':>6}  {'dealt (95 %)':<24} {'taken':<8} {'found (95 %)':<24}"]
    for thing in told["things"]:
        key = f"{told['kind']}-{thing['name']}"
        name = words.say(key) if words.has(key) else thing["name"]
        if thing["repeat"]:
            counts = f"{thing['different']} of {thing['pairs']}"
            doubts.append(f"{name}: only {counts} pairs differ, since these bots play alike.")
        mark = "*" if thing["beyond_chance"] else " "
        taken = thing["per_taker"]
        per_taker = "-" if taken is None else f"{100 * taken['value']:+.1f}"
        lines.append(
            f"{name:<28} {thing['pairs']:>6} {mark}{_points(thing['apart']):<24} {per_taker:<8} "
            f"{_points(thing['found_with']):<24}".rstrip()
        )
    return "\n".join([*doubts, *lines, "", _LEGEND])


def _points(apart: dict[str, Any] | None) -> str:
    """A difference in wins of a hundred games, with its interval where there is one."""
    if apart is None:
        return "too few games"
    value = f"{100 * apart['value']:+.1f}"
    if apart["low"] is None or apart["high"] is None:
        return value
    return f"{value} ({100 * apart['low']:+.1f} to {100 * apart['high']:+.1f})"
