"""Section 10: the options, and the parameters, which the laboratory may change.

Only the defaults, and colours chosen as people like, are the game of the rulebook.
"""

from collections.abc import Mapping
from typing import Any

from crashyard.engine.options import Assignment, Choice, Number

NAME = "cube-attack"

COLOURS = Assignment("colours", ("red", "blue", "green", "white", "orange", "purple"))
"""In the order of the start planets of `galaxy-6`: red is at home on S0 (R73)."""

OPTIONS = (
    Choice("board", ("galaxy-6", "auto"), "galaxy-6"),
    COLOURS,
    Number("initial_cubes", 1, 10, 4),
    Number("target", 16, 128, 64),
    Choice("marker", ("stays", "passes"), "stays"),
    Number("round_limit", 50, 1000, 200),
)

PARAMETERS = (
    Number("actions", 1, 4, 2),
    Number("wood", 10, 20, 20),
    Number("full_moon", 1, 8, 4),
    Number("half_moon", 0, 8, 2),
    Number("shared_moon", 0, 100, 50),
)


def colours_of(options: Mapping[str, Any], players: int) -> list[int]:
    """The numbers of the colours that the seats have chosen (R73); none if nobody chose."""
    chosen = COLOURS.given(options["colours"], players)
    return [COLOURS.values.index(colour) for names in chosen for colour in names]
