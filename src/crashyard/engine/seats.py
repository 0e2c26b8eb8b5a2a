"""The pseudo-seats beside the real ones, which are numbered 0..n-1."""

from typing import Final

CHANCE: Final = -1
"""Dice and decks: the seat whose answers nobody chooses."""

SPECTATOR: Final = -2
"""Somebody who watches and has no seat; only ever used to ask for a view."""

SEVERAL: Final = -3
"""What `Position.awaited` says when more than one seat decides at the same time."""

NOBODY: Final = -4
"""What `Position.awaited` says when the game is over."""
