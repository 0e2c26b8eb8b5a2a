"""Section 22: the one option there is, the mode."""

from crashyard.engine.options import Choice

MODES = ("base", "twisted-titanium")
OPTIONS = (Choice("mode", MODES, MODES[0]),)
