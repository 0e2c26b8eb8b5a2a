"""Section 10: the options. Only the defaults are the game of the rulebook."""

from crashyard.engine.options import Choice, Number

OPTIONS = (
    Choice("board", ("auto", "galaxy-6"), "auto"),
    Number("initial_cubes", 1, 10, 4),
    Number("target", 16, 128, 64),
    Choice("marker", ("stays", "passes"), "stays"),
    Number("round_limit", 50, 1000, 200),
)
