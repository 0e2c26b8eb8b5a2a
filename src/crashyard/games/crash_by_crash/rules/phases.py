"""Section 4: the states in which a play can be."""

from typing import Final

LAYING_TILES: Final = 0
"""Chance lays the next tile."""
SETTING_OPERATOR: Final = 1
DEAL: Final = 2
"""Chance deals a card, to a hand or to the display."""
SETTING_CARS: Final = 3
ACTION: Final = 4
STEPS: Final = 5
"""The operator is on their way."""
RINGING: Final = 6
"""RING_CHOICE: which pulled car rings."""
DRAW: Final = 7
"""Where to take a card from."""
DECK: Final = 8
"""Chance draws a card from the deck to a hand."""
KEEP: Final = 9
"""Four players: which of the two drawn cards to keep."""
REFILL: Final = 10
"""Chance draws a card from the deck to the display."""
OVER: Final = 11

PHASE_NAMES: Final = [
    "tiles",
    "set_operator",
    "deal",
    "set_cars",
    "action",
    "steps",
    "ringing",
    "draw",
    "deck",
    "keep",
    "refill",
    "over",
]
"""The phases as position files spell them."""
