"""Cube Attack. The law is `docs/rules/cube-attack.md`; the modules of `rules` follow it section by section.

2 `board`; 3 `cube`, `state`; 4 `state`, `start_player`; 5, 8, 9 `rounds`, `turn`; 6 `move`, `activate`, `attack`,
`end_turn`; 7 `scoring`; 10 `options`; 13 `codes`, `events`, and the folder `forms`.
"""

from crashyard.games.cube_attack.game import CubeAttack

GAME = CubeAttack()
