"""Headlong: the smallest whole game. `docs/adding-a-game.md` shows every file of this folder."""

from crashyard.games.headlong.game import Headlong

GAME = Headlong()
