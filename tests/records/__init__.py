"""Plays that were stored by some version of the rules and must be opened by every later one: see `docs/testing.md`."""
