"""Chance in a play: dice that are seeded and quick, and dice that everybody can check."""
