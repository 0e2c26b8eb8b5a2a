"""`crashyard study`: what kind of game is it, told in a report with pictures."""

from pathlib import Path
from typing import Any

import click

from crashyard.bots.registry import find_bot
from crashyard.cli.click_classes import Command
from crashyard.cli.extras import needs
from crashyard.cli.files import cannot_write, compact
from crashyard.cli.laboratory import (
    checkpoint,
    ray_option,
    read_counts,
    read_strengths,
    result_folder,
    workers_option,
)
from crashyard.cli.parameters import BOTS, GAME, SEED, FileName, Listing, Setting, Whole, setting_option
from crashyard.cli.progress import progress_bar
from crashyard.cli.speech import Speech
from crashyard.engine.game import Game
from crashyard.engine.refusal import Refusal
from crashyard.lab.checkpoint import Checkpoint, noted
from crashyard.lab.outcome import Outcome
from crashyard.lab.parallel.work import Where
from crashyard.lab.study.study import Study

_OUTCOMES = "outcomes.jsonl"
_MOST_TOLD = 3

_EXAMPLES = """\b
crashyard study crash-and-grab --players 4 --games 2000
crashyard study crash-by-crash --players 2 --strengths greedy:2000,casual:500,skilled:100,mixed:200 --workers 2
crashyard study cube-attack --players 2-4 --games 500 --against target=32 --workers 2 --out shorter"""


@click.command("study", cls=Command, epilog=_EXAMPLES)
@click.argument("game", type=GAME)
@click.option("--players", "tables", type=Listing(), help="Numbers of players: 4, or 2,4, or 2-6.")
@click.option("--games", "count", type=Whole(2, 1_000_000), default=500, show_default=True, help="Games at each table.")
@click.option("--bots", type=BOTS, help="Who plays; each bot takes every seat in turn.  [default: greedy]")
@click.option(
    "--strengths",
    type=Listing(),
    help="Several kinds of players instead, with numbers of games: greedy:2000,casual,mixed; what holds for all?",
)
@setting_option
@click.option("--against", type=Setting(), multiple=True, help="Compare with the same rules except for this option.")
@click.option(
    "--ladder", type=BOTS, default="random,beginner,greedy", show_default=True, help="Bots, from weak to strong."
)
@click.option(
    "--duels", type=Whole(0, 100_000), default=40, show_default=True, help="Games between neighbours on the ladder."
)
@click.option("--seed", type=SEED, default="study", show_default=True, help="The same seed gives the same report.")
@click.option(
    "--closer", is_flag=True, help="Look closer: maps of the board, first choices, when things come, and pairs of them."
)
@click.option("--cap", type=Whole(1, 1_000_000_000), help="Stop a game after that many answers.")
@workers_option
@ray_option
@click.option(
    "--out", type=FileName("dir"), help="A new or empty folder for report and results.  [default: study-GAME]"
)
@click.option("--resume", is_flag=True, help="Continue a study that was stopped, or add more games to it.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.pass_obj
def study_command(
    speech: Speech,
    game: Game,
    tables: tuple[str, ...] | None,
    count: int,
    bots: tuple[str, ...] | None,
    strengths: tuple[str, ...] | None,
    settings: tuple[str, ...],
    against: tuple[str, ...],
    ladder: tuple[str, ...],
    duels: int,
    seed: str,
    closer: bool,
    cap: int | None,
    workers: int,
    ray: str | None,
    out: str | None,
    resume: bool,
    as_json: bool,
) -> None:
    """Let bots play many games and write a report: how long, how fair, how tense, what is worth what.

    The folder gets report.html (one file, to be read anywhere), figures.json, games.parquet and seats.parquet, the
    records of remarkable games, and outcomes.jsonl, from which --resume goes on. The report explains every index.
    """
    needs("crashyard study", "numpy", "pyarrow", "scipy")
    variants = [game.parse(settings)]
    if against:
        variants.append(game.parse([*settings, *against]))
    players = _usual_table(game) if tables is None else read_counts(game, tables)
    for number in players:
        for options in variants:
            game.new(number, options)
    if bots is not None and strengths is not None:
        raise Refusal("bots-and-strengths", {})
    kinds, games = read_strengths(strengths, count) if strengths is not None else ((), (count,))
    for bot in (*(bots or ()), *(bot for kind in kinds for bot in kind.bots), *ladder):
        find_bot(bot, game, seed)
    seated = () if kinds else bots or ("greedy",)
    study = Study(game.name, tuple(variants), players, seated, ladder, duels, seed, cap or game.longest, kinds, closer)
    with (
        result_folder(out or f"study-{game.name}", resume, _OUTCOMES) as folder,
        checkpoint(str(folder / _OUTCOMES), study.title()) as book,
    ):
        assert book is not None
        outcomes, interrupted = _play(study, games, Where(workers, ray), book)
        told = _write(study, games, outcomes, folder, game)
    click.echo(compact(told) if as_json else "\n".join(told["summary"]))
    _tell_troubles(speech, outcomes)
    speech.say("study-written", {"report": str(folder / "report.html")})
    if interrupted:
        speech.say("simulate-interrupted", {"done": len(outcomes), "games": len(study.numbers(games))})
    if interrupted or any(outcome.error is not None for outcome in outcomes):
        raise click.exceptions.Exit(1)


def _usual_table(game: Game) -> tuple[int, ...]:
    """What people mostly play: the middle of what is possible."""
    return (game.players[(len(game.players) - 1) // 2],)


def _play(study: Study, games: tuple[int, ...], where: Where, book: Checkpoint) -> tuple[list[Outcome], bool]:
    """The outcomes, and whether Ctrl-C came before the last of them."""
    numbers = study.numbers(games)
    outcomes: list[Outcome] = []
    with progress_bar(study.game, len(numbers), "games") as progress:
        try:
            for outcome in noted(study, numbers, where, book):
                outcomes.append(outcome)
                progress(1)
        except KeyboardInterrupt:
            return outcomes, True
    return outcomes, False


def _write(study: Study, games: tuple[int, ...], outcomes: list[Outcome], folder: Path, game: Game) -> dict[str, Any]:
    from crashyard.lab.study.files import write_study
    from crashyard.lab.study.naming import words_of

    try:
        return write_study(study, games, outcomes, folder, *words_of(game))
    except OSError as error:
        raise cannot_write(str(folder), error) from None


def _tell_troubles(speech: Speech, outcomes: list[Outcome]) -> None:
    failed = sorted((one for one in outcomes if one.error is not None), key=lambda one: one.number)
    for outcome in failed[:_MOST_TOLD]:
        speech.say("arena-error", {"game": outcome.number, "problem": outcome.error})
    if len(failed) > _MOST_TOLD:
        speech.say("simulate-more-errors", {"more": len(failed) - _MOST_TOLD})
