"""`crashyard arena`: which bot is stronger."""

from contextlib import closing
from itertools import repeat

import click

from crashyard.bots.registry import find_bot
from crashyard.cli.click_classes import Command
from crashyard.cli.extras import needs
from crashyard.cli.files import check_new, compact, write_new
from crashyard.cli.laboratory import checkpoint, ray_option, read_counts, repeated, resume_option, workers_option
from crashyard.cli.parameters import BOTS, GAME, SEED, FileName, Listing, Whole, setting_option
from crashyard.cli.progress import progress_bar
from crashyard.cli.speech import Speech
from crashyard.engine.game import Game
from crashyard.engine.refusal import Refusal
from crashyard.lab.arena import Arena, Matchup, Rating, meetings, ratings
from crashyard.lab.charts import ChartBar, intervals
from crashyard.lab.checkpoint import played
from crashyard.lab.outcome import Outcome
from crashyard.lab.parallel.work import Where
from crashyard.lab.sequential import FAIR, WANTED, SequentialTest

_EXAMPLES = """\b
crashyard arena cube-attack --bots expert@1,greedy --players 2,4 --games 40 --seed 7 --plot arena.svg
crashyard arena crash-and-grab --bots skilled,casual --games 200 --seed 7 --until 65
crashyard arena cube-attack --bots expert@1,openspiel-mcts@1 --games 40 --seed 7"""


@click.command("arena", cls=Command, epilog=_EXAMPLES)
@click.argument("game", type=GAME)
@click.option(
    "--bots",
    type=BOTS,
    required=True,
    help="At least two; NAME@SECONDS lets a level think that long, NAME@SECONDSxCORES on that many cores.",
)
@click.option(
    "--players", "tables", type=Listing(), default="2", show_default=True, help="Numbers of players: 4, or 2,4, or 2-6."
)
@click.option(
    "--games", "count", type=Whole(1, 1_000_000), required=True, help="At least how many games for each pair."
)
@click.option("--seed", type=SEED, required=True, help="Any text; the same seed gives the same result.")
@click.option("--first-alone", is_flag=True, help="Let only the first bot sit alone among the others.")
@click.option(
    "--until",
    type=Whole(1, 99),
    help="Stop once it is clear whether the first of two bots wins so many of 100 games, or only its fair share.",
)
@setting_option
@workers_option
@ray_option
@resume_option
@click.option("--plot", type=FileName(), help="Draw the ratings and the meetings into this new SVG file.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.pass_obj
def arena_command(
    speech: Speech,
    game: Game,
    bots: tuple[str, ...],
    tables: tuple[str, ...],
    count: int,
    seed: str,
    first_alone: bool,
    until: int | None,
    settings: tuple[str, ...],
    workers: int,
    ray: str | None,
    resume: str | None,
    plot: str | None,
    as_json: bool,
) -> None:
    """Let every bot play alone among copies of every other one, and rate them.

    Each seed is played from every seat. At a table of four, one in four wins is a fair share; where partners play, one
    in two: the partner is a copy of the other bot. Ratings are openskill's; all intervals are those of 95 %.
    """
    needs("crashyard arena", "openskill")
    options = game.parse(settings)
    players = read_counts(game, tables)
    _check_bots(game, bots, seed)
    if plot is not None:
        check_new(plot)
    sets = max(-(-count // number) for number in players)
    arena = Arena(game.name, options, bots, players, sets, seed, game.longest, first_alone)
    test = None if until is None else _test(arena, until)
    outcomes: list[Outcome] = []
    interrupted = False
    with (
        checkpoint(resume, arena.title()) as book,
        progress_bar(game.name, arena.games, "games") as progress,
        closing(played(arena, arena.games, Where(workers, ray), book)) as games,
    ):
        try:
            for outcome in games:
                outcomes.append(outcome)
                progress(1)
                if test is not None and test.hear(outcome):
                    outcomes = [one for one in outcomes if one.number < test.games]
                    break
        except KeyboardInterrupt:
            interrupted = True
    _tell(arena, outcomes, test, plot, as_json)
    errors = [outcome for outcome in outcomes if outcome.error is not None]
    for outcome in errors[:3]:
        speech.say("arena-error", {"game": outcome.number, "problem": outcome.error})
    if interrupted:
        speech.say("simulate-interrupted", {"done": len(outcomes), "games": arena.games})
    if interrupted or errors:
        raise click.exceptions.Exit(1)


def _test(arena: Arena, until: int) -> SequentialTest:
    if len(arena.tables) != 1 or len(arena.pairs(arena.tables[0])) != 1:
        raise Refusal("until-needs-a-pair", {})
    test = SequentialTest(arena, until / 100)
    if test.wanted <= test.matchup.fair:
        raise Refusal("until-too-low", {"until": until, "fair": round(100 * test.matchup.fair)})
    return test


def _check_bots(game: Game, bots: tuple[str, ...], seed: str) -> None:
    for bot in bots:
        find_bot(bot, game, seed)
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise Refusal("too-few-bots", {"bots": ", ".join(bots)})


def _tell(arena: Arena, outcomes: list[Outcome], test: SequentialTest | None, plot: str | None, as_json: bool) -> None:
    met, rated = meetings(arena, outcomes), ratings(arena, outcomes)
    if plot is not None:
        write_new(plot, _picture(arena, met, rated))
    if as_json:
        told = {
            "game": arena.game,
            "games": len(outcomes),
            "errors": sum(outcome.error is not None for outcome in outcomes),
            "capped": sum(outcome.error is None and outcome.ranks is None for outcome in outcomes),
            "ratings": [rating.to_json() for rating in rated],
            "meetings": [meeting.to_json() for meeting in met],
        }
        if test is not None:
            told["test"] = {"wanted": test.wanted, "games": test.games, "verdict": test.verdict}
        click.echo(compact(told))
    else:
        click.echo(_table(arena, met, rated))
        if test is not None:
            click.echo(_judged(test))


def _judged(test: SequentialTest) -> str:
    bot = test.matchup.alone
    wanted, fair = (f"{share:.0%}" for share in (test.wanted, test.matchup.fair))
    said = {
        WANTED: f"{bot} wins {wanted} rather than its fair {fair}",
        FAIR: f"{bot} wins its fair {fair} rather than {wanted}",
        None: f"whether {bot} wins {wanted} or its fair {fair} is not clear yet",
    }
    return f"\nSequential test (wrong in about one of twenty), {test.games} games: {said[test.verdict]}."


def _table(arena: Arena, met: list[Matchup], rated: list[Rating]) -> str:
    width = max(len(bot) for bot in arena.bots)
    lines = [*repeated((f"{one.alone} among {one.others}, {one.players} players", one.courses) for one in met)]
    lines += [f"{'bot':<{width}}  rating   95 % interval"]
    for rating in rated:
        told = rating.to_json()
        lines.append(f"{rating.bot:<{width}}  {rating.strength:6.2f}   {told['low']} to {told['high']}")
    lines += [
        "",
        f"{'alone':<{width}}  {'among':<{width}}  players  games   wins  draws  share   95 % interval    fair",
    ]
    for meeting in met:
        told = meeting.to_json()
        interval = f"{meeting.share.low:.1%} to {meeting.share.high:.1%}"
        lines.append(
            f"{meeting.alone:<{width}}  {meeting.others:<{width}}  {meeting.players:>7}  {meeting.games:>5}  "
            f"{meeting.wins:>5}  {meeting.draws:>5}  {meeting.share.value:>5.1%}  {interval:>15}  {told['fair']:>6.1%}"
        )
    return "\n".join(lines)


def _picture(arena: Arena, met: list[Matchup], rated: list[Rating]) -> str:
    """The meetings, one line each; the ratings decide the order."""
    order = [rating.bot for rating in rated]
    measures = []
    for meeting in sorted(met, key=lambda one: (one.players, order.index(one.alone), order.index(one.others))):
        others = ", ".join(repeat(meeting.others, meeting.players - 1)) if meeting.players < 4 else ""
        others = others or f"{meeting.players - 1} x {meeting.others}"
        measures.append(
            ChartBar(
                f"{meeting.alone} : {others}",
                meeting.share.value,
                meeting.share.low,
                meeting.share.high,
                meeting.fair,
                f"{meeting.share.value:.0%}",
            )
        )
    return intervals(f"{arena.game}: share of the wins", measures, 0.0, 1.0)
