"""Numbered games, played by this process, by several, or by a cluster."""
