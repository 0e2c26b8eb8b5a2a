"""What the commands of the laboratory have in common: who plays, and where the outcomes are kept."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import click

from crashyard.cli.files import cannot_write
from crashyard.cli.parameters import FileName, Text, Whole
from crashyard.engine.refusal import Refusal
from crashyard.lab.notebook import Notebook

workers_option = click.option(
    "--workers", type=Whole(1, 1024), default=1, show_default=True, help="Processes on this machine."
)
ray_option = click.option(
    "--ray", type=Text(), metavar="HOST:PORT|auto", help="A running Ray cluster that plays instead; auto finds it."
)
resume_option = click.option(
    "--resume", type=FileName(), help="Keep the outcomes in this file, and go on where it stopped."
)


def needs(command: str, *packages: str) -> None:
    """Refuse to begin what could not be finished without a package that only the laboratory has."""
    for package in packages:
        if find_spec(package) is None:
            raise Refusal("needs-package", {"command": command, "package": package})


@contextmanager
def notebook(name: str | None, title: Mapping[str, Any]) -> Iterator[Notebook | None]:
    """The notebook that was asked for, if one was."""
    if name is None:
        yield None
        return
    try:
        opened = Notebook(Path(name), title)
    except (OSError, ValueError) as error:
        raise cannot_write(name, error) from None
    try:
        yield opened
    finally:
        opened.close()
