"""What the commands of the laboratory have in common: who plays, and where the outcomes are kept."""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import click

from crashyard.cli.files import cannot_write, make_folder
from crashyard.cli.parameters import FileName, FreeText, Whole
from crashyard.cli.progress import progress_bar
from crashyard.engine.forms.documents import shown
from crashyard.engine.game import Game, spell_counts
from crashyard.engine.refusal import Refusal
from crashyard.lab.checkpoint import Checkpoint, noted
from crashyard.lab.courses import Courses
from crashyard.lab.outcome import Outcome
from crashyard.lab.parallel.work import Where, Work
from crashyard.lab.study.study import Strength

_LONGEST_COUNT = 4
"""Digits of a number of players; no table is that large."""

_LONGEST_GAMES = 7
"""Digits of a number of games."""

MIXED = "mixed"
"""The kind of players that has all the others at one table."""

workers_option = click.option(
    "--workers", type=Whole(1, 1024), default=1, show_default=True, help="Processes on this machine."
)
ray_option = click.option(
    "--ray", type=FreeText(), metavar="HOST:PORT|auto", help="A running Ray cluster that plays instead; auto finds it."
)
resume_option = click.option(
    "--resume", type=FileName(), help="Keep the outcomes in this file, and continue where it stopped."
)


def read_counts(game: Game, parts: tuple[str, ...]) -> tuple[int, ...]:
    """Numbers of players, `2,4` or `2-6`, from few to many and each once. Refused if the game has no such table."""
    found: set[int] = set()
    for part in parts:
        low, dash, high = part.partition("-")
        first, last = _count(low), _count(high if dash else low)
        if not (first in game.players and last in game.players and first <= last):
            right = spell_counts(game.players)
            raise Refusal("wrong-players", {"game": game.name, "players": shown(part), "right": right})
        found |= {number for number in game.players if first <= number <= last}
    return tuple(sorted(found))


def _count(text: str, longest: int = _LONGEST_COUNT) -> int:
    """The number that is written there; nobody at all if it is none."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= longest else 0


def read_strengths(parts: tuple[str, ...], games: int) -> tuple[tuple[Strength, ...], tuple[int, ...]]:
    """Kinds of players, each with its number of games, from `greedy:2000,casual,mixed`. Refused if that makes no sense.

    Who is `mixed` has all the others at one table.
    """
    split = [part.partition(":") for part in parts]
    names = [name for name, _, _ in split]
    levels = tuple(name for name in names if name != MIXED)
    counts = [_count(count, _LONGEST_GAMES) if colon else games for _, colon, count in split]
    if len(set(names)) < len(names) or len(names) < 2 or min(counts) < 2 or (MIXED in names and len(levels) < 2):
        raise Refusal("wrong-strengths", {"strengths": shown(",".join(parts))})
    return tuple(Strength(name, levels if name == MIXED else (name,)) for name in names), tuple(counts)


def repeated(tables: Iterable[tuple[str, Courses]]) -> Iterator[str]:
    """A line for every table whose games mostly repeat each other; it stands before all figures."""
    for name, courses in tables:
        if courses.repeat:
            where = f"{name}: " if name else ""
            yield (
                f"{where}only {courses.different} of {courses.games} games differ, since these bots play alike; "
                "intervals count the different ones."
            )


def is_begun(name: str | None) -> bool:
    """Whether a checkpoint was asked for and there is one, of whatever work."""
    try:
        return name is not None and Path(name).stat().st_size > 0
    except (OSError, ValueError):
        return False


@contextmanager
def result_folder(name: str, resume: bool, outcomes: str) -> Iterator[Path]:
    """The folder of a work, in which `outcomes` is its checkpoint.

    One that was made for a work that is then refused is gone again.
    """
    path = Path(name)
    try:
        new = not path.exists()
        begun = resume and (path / outcomes).exists()
    except (OSError, ValueError) as error:
        raise cannot_write(name, error) from None
    make_folder(name, begun)
    try:
        yield path
    except Exception:
        if new:
            with suppress(OSError):
                path.rmdir()
        raise


def play_all(work: Work, game: str, games: int, where: Where, book: Checkpoint) -> tuple[list[Outcome], bool]:
    """The outcomes of the games 0 to `games` - 1, and whether Ctrl-C came before the last of them."""
    outcomes: list[Outcome] = []
    with progress_bar(game, games, "games") as progress:
        try:
            for outcome in noted(work, range(games), where, book):
                outcomes.append(outcome)
                progress(1)
        except KeyboardInterrupt:
            return outcomes, True
    return outcomes, False


@contextmanager
def checkpoint(name: str | None, title: Mapping[str, Any]) -> Iterator[Checkpoint | None]:
    """The checkpoint that was asked for, if one was. Where a new one is refused its work, none is left behind."""
    if name is None:
        yield None
        return
    try:
        opened = Checkpoint(Path(name), title)
    except (OSError, ValueError) as error:
        raise cannot_write(name, error) from None
    try:
        yield opened
    except Exception:
        opened.drop_if_unused()
        raise
    finally:
        opened.close()
