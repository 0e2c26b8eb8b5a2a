"""Bump: a tiny but complete game. Its law is `RULES.md`; `docs/adding-a-game.md` walks through these modules.

Beside Cube Attack it shows what else the engine can carry: secret decisions of all seats at once, a hand of
hidden cards, an interrupt by another seat in the middle of a move, chains of pushes, teams and ties.
"""

from tests.tiny_game.game import Bump

GAME = Bump()
