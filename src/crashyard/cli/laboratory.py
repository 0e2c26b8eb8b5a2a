"""What the commands of the laboratory have in common: who plays, and where the outcomes are kept."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click

from crashyard.cli.files import cannot_write
from crashyard.cli.parameters import FileName, FreeText, Whole
from crashyard.engine.forms.documents import shown
from crashyard.engine.game import Game, spell_counts
from crashyard.engine.refusal import Refusal
from crashyard.lab.checkpoint import Checkpoint

_LONGEST_COUNT = 4
"""Digits of a number of players; no table is that large."""

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


def _count(text: str) -> int:
    """The number that is written there; nobody at all if it is none."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= _LONGEST_COUNT else 0


def is_begun(name: str | None) -> bool:
    """Whether a checkpoint was asked for and there is one, of whatever work."""
    try:
        return name is not None and Path(name).stat().st_size > 0
    except (OSError, ValueError):
        return False


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
