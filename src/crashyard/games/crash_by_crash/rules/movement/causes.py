"""What sets a car in motion; the log says it, with the clause that makes it so."""

from typing import Final

BY_PUSH: Final = 0
BY_RECOIL: Final = 1
BY_OPERATOR: Final = 2
BY_MAGNET: Final = 3
BY_CARD: Final = 4

CAUSES: Final = ["push", "recoil", "operator", "magnet", "card"]
"""How each cause is called in an event."""
MOVING: Final = ["R20", "R65", "R52", "R40", "section 8.1"]
"""Where the law says that a car is moved so."""
DISPLACING: Final = ["section 5.1", "R65", "R52"]
"""Where it says that a car leaves the board so."""
