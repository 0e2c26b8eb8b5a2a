"""Section 10: the options. Only the defaults, and colours chosen as people like, are the game of the rulebook."""

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


def colours_of(options: Mapping[str, Any], players: int) -> list[int]:
    """The numbers of the colours that the seats have chosen (R73); none if nobody chose."""
    chosen = COLOURS.given(options["colours"], players)
    return [COLOURS.values.index(colour) for names in chosen for colour in names]
