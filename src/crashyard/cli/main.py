"""The command `crashyard`. Exit code 0: done; 2: bad input, one sentence on stderr; 1: anything else."""

import io
import os
import sys
import traceback
from collections.abc import Sequence

import click
from click.shell_completion import shell_complete

from crashyard.cli.click_classes import SETTINGS, CommandGroup
from crashyard.cli.commands.admin import admin_group
from crashyard.cli.commands.arena import arena_command
from crashyard.cli.commands.bench import bench_group
from crashyard.cli.commands.completion import VARIABLE, completion_command
from crashyard.cli.commands.games import games_command
from crashyard.cli.commands.learn import learn_command
from crashyard.cli.commands.lessons import lessons_command
from crashyard.cli.commands.play import play_command
from crashyard.cli.commands.position import position_group
from crashyard.cli.commands.replay import replay_command
from crashyard.cli.commands.rules import rules_command
from crashyard.cli.commands.serve import serve_command
from crashyard.cli.commands.simulate import simulate_command
from crashyard.cli.commands.study import study_command
from crashyard.cli.commands.sweep import sweep_command
from crashyard.cli.commands.think import think_command
from crashyard.cli.commands.worth import worth_command
from crashyard.cli.speech import Speech, one_line
from crashyard.engine.refusal import Refusal
from crashyard.engine.registry import games
from crashyard.version import __version__

DONE, TROUBLE, BAD_INPUT = 0, 1, 2


class Crashyard(CommandGroup):
    """The command itself. Without a command it plays."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        own = [name for param in self.get_params(ctx) for name in param.opts]
        plays = not args or (args[0].startswith("-") and args[0] not in own)
        if plays and not ctx.resilient_parsing:
            args = ["play", *args]
        return super().parse_args(ctx, args)

    def nearest(self, word: str) -> str:
        """Whoever types the name of a game wants to play it."""
        return f"play {word}" if word in games() else super().nearest(word)


@click.group(cls=Crashyard, context_settings=SETTINGS)
@click.version_option(__version__, prog_name="crashyard", message="%(prog)s %(version)s")
def crashyard() -> None:
    """Board games about crashing into each other: play them, simulate them, take them apart.

    Without a command: crashyard play. Results go to stdout, progress and messages to stderr. Exit code 0: done;
    2: bad input; 1: anything else.
    """


for command in (
    play_command,
    serve_command,
    think_command,
    games_command,
    rules_command,
    lessons_command,
    simulate_command,
    arena_command,
    study_command,
    sweep_command,
    worth_command,
    learn_command,
    position_group,
    replay_command,
    bench_group,
    admin_group,
    completion_command,
):
    crashyard.add_command(command)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command with these arguments (or those of the process), and say how it ended."""
    _prepare_streams()
    speech = Speech()
    try:
        code = _run(list(sys.argv[1:] if arguments is None else arguments), speech)
        sys.stdout.flush()
    except BrokenPipeError:
        _close_quietly()
        return TROUBLE
    except OSError as error:
        speech.say("trouble", {"problem": error.strerror or str(error)})
        _drop_what_cannot_be_written()
        return TROUBLE
    except Exception as error:
        _own_up(error)
        return TROUBLE
    return code


def _drop_what_cannot_be_written() -> None:
    """Python would try again when it ends, complain, and leave with a code of its own."""
    try:
        sys.stdout.flush()
    except OSError:
        _close_quietly()


def _run(arguments: list[str], speech: Speech) -> int:
    instruction = os.environ.get(VARIABLE)
    if instruction:
        return shell_complete(crashyard, {}, "crashyard", VARIABLE, instruction)
    try:
        with crashyard.make_context("crashyard", arguments, obj=speech) as ctx:
            crashyard.invoke(ctx)
    except click.exceptions.Exit as leaving:
        return leaving.exit_code
    except Refusal as refusal:
        speech.refuse(refusal)
        return BAD_INPUT
    except KeyboardInterrupt:
        speech.say("interrupted")
        return TROUBLE
    return DONE


def _prepare_streams() -> None:
    """Neither a letter that a terminal lacks nor a stream that is closed may break us."""
    for name in ("stdin", "stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, io.TextIOWrapper(io.BytesIO()))
        stream = getattr(sys, name)
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _own_up(error: Exception) -> None:
    """A mistake of ours. It is told in English and without our words, which may be what is broken."""
    if os.environ.get("CRASHYARD_DEBUG"):
        traceback.print_exc()
    problem = one_line(f"{type(error).__name__}: {error}")
    click.echo(
        f"Something went wrong inside crashyard ({problem}); please report it with what the same command prints "
        "when CRASHYARD_DEBUG=1 is set.",
        err=True,
    )


def _close_quietly() -> None:
    """Nobody reads any more: let Python not complain when it flushes stdout at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
