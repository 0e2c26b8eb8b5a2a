"""Cube Attack. The law is `docs/rules/cube-attack.md`; these modules follow it section by section.

2 `board`; 3 `cube`, `table`; 4 `table`; 5, 8, 9 `position`; 6 `moving`, `activating`, `attacking`; 7 `scoring`;
10 `rulebook`; 13 `codes`, `notation`, `state`, `events`.
"""

from crashyard.games.cube_attack.game import CubeAttack

GAME = CubeAttack()
