"""The keyboard: one line at a time, from a terminal or from a pipe."""

import sys
from collections.abc import Sequence

import click

from crashyard.cli.speech import one_line


class Keyboard:
    """Reads what people type. At the end of the input it raises `EOFError`."""

    def __init__(self) -> None:
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty()
        self._words: list[str] = []
        if self.interactive:
            self._complete_words()

    def read(self, prompt: str, words: Sequence[str] = ()) -> str:
        """One line; `words` are what the tabulator key completes."""
        self._words = sorted(words)
        if self.interactive:
            return input(prompt).strip()
        click.echo(prompt, nl=False)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        click.echo(one_line(line))
        return line.strip()

    def _complete_words(self) -> None:
        try:
            import readline
        except ImportError:
            return
        readline.set_completer(self._completion)
        readline.set_completer_delims(" ")
        readline.parse_and_bind("tab: complete")

    def _completion(self, start: str, number: int) -> str | None:
        fitting = [word for word in self._words if word.lower().startswith(start.lower())]
        return f"{fitting[number]} " if number < len(fitting) else None
