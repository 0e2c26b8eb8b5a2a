"""What the forms of several decisions consist of; `forms/kinds.py` says how each kind of thing is told."""

from typing import Final

from crashyard.engine.forms import FormPart
from crashyard.games.crash_by_crash.rules.board import CELLS

DIRECTION: Final = FormPart("dir", "direction", 6)
NORMAL_CAR: Final = FormPart("car", "normal car", 1)
"""It goes without saying that a car is a normal one."""


def cell_part(name: str) -> FormPart:
    return FormPart(name, "cell", CELLS)


def card_part(kind: int) -> FormPart:
    """The name of the card that is played."""
    return FormPart("card", "card", 1, kind)
