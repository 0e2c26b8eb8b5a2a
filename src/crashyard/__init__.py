"""Crashyard: board games about crashing into each other, with rules, bots and a laboratory."""

__version__ = "0.1.0"
