"""`crashyard simulate`: many games between bots."""

import click

from crashyard.bots.registry import find_bot
from crashyard.cli.click_classes import Command
from crashyard.cli.files import cannot_write, compact, make_folder
from crashyard.cli.laboratory import checkpoint, is_begun, ray_option, repeated, resume_option, workers_option
from crashyard.cli.parameters import BOTS, GAME, SEED, FileName, Whole, setting_option
from crashyard.cli.progress import progress_bar
from crashyard.cli.speech import Speech
from crashyard.engine.game import Game
from crashyard.engine.refusal import Refusal
from crashyard.engine.registry import find_game
from crashyard.faces.words import Words
from crashyard.lab.parallel.work import Where
from crashyard.lab.simulate import Plan, Tally, simulate

_MOST_TOLD = 10
"""Errors that are told one by one."""


_EXAMPLES = """\b
crashyard simulate cube-attack --players 4 --bots greedy,random,random,random --games 1000 --seed 7"""


@click.command("simulate", cls=Command, epilog=_EXAMPLES)
@click.argument("game", type=GAME)
@click.option("--players", type=Whole(1, 99), required=True, help="The number of seats.")
@click.option("--bots", type=BOTS, required=True, help="The bot in each seat, or one name for all of them.")
@click.option("--games", "count", type=Whole(1, 1_000_000_000), required=True, help="The number of games.")
@click.option("--seed", type=SEED, required=True, help="Any text; the same seed gives the same result.")
@setting_option
@workers_option
@ray_option
@resume_option
@click.option("--cap", type=Whole(1, 1_000_000_000), help="Stop a game after that many answers.")
@click.option("--records", type=FileName("dir"), help="Write a record of each game into this new or empty folder.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.pass_obj
def simulate_command(
    speech: Speech,
    game: Game,
    players: int,
    bots: tuple[str, ...],
    count: int,
    seed: str,
    settings: tuple[str, ...],
    workers: int,
    ray: str | None,
    resume: str | None,
    cap: int | None,
    records: str | None,
    as_json: bool,
) -> None:
    """Play many games between bots and count who wins.

    The result depends on the seed alone, not on the number of workers. A "decision" is one answer of a bot or of
    chance; a shared first place is a draw and nobody's win.
    """
    options = game.parse(settings)
    game.new(players, options)
    seated = bots * players if len(bots) == 1 else bots
    for bot in seated:
        find_bot(bot, game, seed)
    if len(seated) != players:
        raise Refusal("bots-do-not-fit", {"bots": len(seated), "players": players})
    folder = None if records is None else str(make_folder(records, is_begun(resume)).absolute())
    plan = Plan(game.name, players, options, seated, seed, cap or game.longest, folder)
    try:
        with (
            checkpoint(resume, plan.title()) as book,
            progress_bar(game.name, count, "games") as progress,
        ):
            tally = simulate(plan, count, Where(workers, ray), progress, book)
    except OSError as error:
        if folder is None:
            raise
        raise cannot_write(folder, error) from None
    _tell_errors(speech, plan, tally)
    click.echo(compact(tally.to_json(plan)) if as_json else _report(plan, tally))
    if tally.interrupted:
        speech.say("simulate-interrupted", {"done": tally.games, "games": count})
    if tally.interrupted or tally.errors:
        raise click.exceptions.Exit(1)


def _tell_errors(speech: Speech, plan: Plan, tally: Tally) -> None:
    for number, problem in sorted(tally.errors)[:_MOST_TOLD]:
        speech.say("simulate-error", {"game": number, "seed": plan.seed_of(number), "problem": problem})
    if len(tally.errors) > _MOST_TOLD:
        speech.say("simulate-more-errors", {"more": len(tally.errors) - _MOST_TOLD})


def _report(plan: Plan, tally: Tally) -> str:
    unit = Words("en", find_game(plan.game)).say("length-unit")
    mean = f"{tally.rounds / tally.measured:.1f}" if tally.measured else "-"
    before = f" ({tally.games_before} of them before)" if tally.games_before else ""
    lines = [
        *repeated([("", tally.courses)]),
        f"{plan.game}, {plan.players} players: {tally.games} games{before} in {tally.seconds:.1f} s, "
        f"{tally.decisions} decisions, {tally.rate:,.0f} a second",
        f"{unit}: {mean} on average, {tally.shortest} to {tally.longest}",
    ]
    for seat, (bot, wins) in enumerate(zip(plan.bots, tally.wins, strict=True)):
        share = tally.share(seat)
        interval = f"(95 %: {share.low:.1%} to {share.high:.1%})"
        lines.append(f"seat {seat} {bot:<10} {wins:>9} wins {share.value:>7.1%} {interval}")
    lines.append(f"draws {tally.draws}, capped {tally.capped}, errors {len(tally.errors)}")
    return "\n".join(lines)
