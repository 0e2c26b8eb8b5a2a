"""What the commands of the laboratory have in common: who plays, and where the outcomes are kept."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click

from crashyard.cli.files import cannot_write
from crashyard.cli.parameters import FileName, Whole
from crashyard.lab.notebook import Notebook

workers_option = click.option(
    "--workers", type=Whole(1, 1024), default=1, show_default=True, help="Processes on this machine."
)
resume_option = click.option(
    "--resume", type=FileName(), help="Keep the outcomes in this file, and go on where it stopped."
)


@contextmanager
def notebook(name: str | None, title: Mapping[str, Any]) -> Iterator[Notebook | None]:
    """The notebook that was asked for, if one was."""
    if name is None:
        yield None
        return
    try:
        opened = Notebook(Path(name), title)
    except OSError as error:
        raise cannot_write(name, error) from None
    try:
        yield opened
    finally:
        opened.close()
