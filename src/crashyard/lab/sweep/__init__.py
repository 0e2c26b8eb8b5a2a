"""Sweeps: what a number of the rules does to a game, from one end of it to the other.

`sweep` says what is played, `curves` what came out of it, `picture` draws it.
"""
