"""Letters in styles: what a terminal draws with."""

from dataclasses import dataclass

PLAIN = ""
FAINT = "2"
BOLD = "1"


@dataclass(frozen=True, slots=True)
class Run:
    """Some letters in one style, a number of the ANSI codes between `ESC[` and `m`."""

    text: str
    style: str


SPACE = Run(" ", PLAIN)


class Canvas:
    """A grid of letters, each with its style."""

    def __init__(self, width: int, height: int) -> None:
        self.letters = [[" "] * width for _ in range(height)]
        self.styles = [[PLAIN] * width for _ in range(height)]

    def write(self, column: int, row: int, runs: list[Run]) -> None:
        for run in runs:
            for letter in run.text:
                if 0 <= row < len(self.letters) and 0 <= column < len(self.letters[row]):
                    self.letters[row][column] = letter
                    self.styles[row][column] = run.style
                column += 1

    def lines(self, colour: bool) -> list[str]:
        return [
            paint([Run(letter, style) for letter, style in zip(*row, strict=True)], colour).rstrip()
            for row in zip(self.letters, self.styles, strict=True)
        ]


def length(runs: list[Run]) -> int:
    return sum(len(run.text) for run in runs)


def cut(runs: list[Run], width: int) -> list[Run]:
    kept: list[Run] = []
    for run in runs:
        kept.append(Run(run.text[: max(0, width - length(kept))], run.style))
    return kept


def paint(runs: list[Run], colour: bool) -> str:
    """Runs as one text; neighbours of one style share their codes."""
    if not colour:
        return "".join(run.text for run in runs)
    text = ""
    style = PLAIN
    for run in runs:
        if run.style != style:
            text += "\x1b[0m" if style else ""
            text += f"\x1b[{run.style}m" if run.style else ""
            style = run.style
        text += run.text
    return text + ("\x1b[0m" if style else "")


def chip(colour: str) -> str:
    """Black letters on a colour of the picture, as near as the 256 colours of a terminal come."""
    if not colour:
        return BOLD
    red, green, blue = (round(int(colour[start : start + 2], 16) / 51) for start in (1, 3, 5))
    return f"30;48;5;{16 + 36 * red + 6 * green + blue}"
