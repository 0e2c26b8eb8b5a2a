"""Progress on stderr for whatever takes long. Where stderr is no terminal there is none."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def progress_bar(title: str, total: int, unit: str) -> Iterator[Callable[[int], None]]:
    """A bar with the rate and the time that is left; call what you get with how many more are done."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        ProgressColumn,
        Task,
        TextColumn,
        TimeRemainingColumn,
    )
    from rich.text import Text

    class RateColumn(ProgressColumn):
        def render(self, task: Task) -> Text:
            speed = task.finished_speed or task.speed
            return Text(f"{speed:,.0f} {unit}/s" if speed else "")

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), RateColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(title, total=total)
        yield lambda more: progress.advance(task, more)


@contextmanager
def step_bar(title: str) -> Iterator[Callable[[str, int, int], None]]:
    """A bar for a few different steps; call what you get with what is done next, how many are done, and of how many."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(title)
        yield lambda what, done, total: progress.update(
            task, description=f"{title}: {what}", completed=done, total=total
        )
