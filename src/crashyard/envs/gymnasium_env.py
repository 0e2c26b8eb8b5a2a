"""The games as environments of Gymnasium: importing this module registers them.

    import crashyard.envs.gymnasium_env
    env = gymnasium.make("crashyard/cube_attack-v1", opponents="greedy")
    envs = gymnasium.make_vec("crashyard/cube_attack-v1", 64, "vector_entry_point", opponents="greedy")

`docs/environments.md` tells what the agent sees and does.
"""

import gymnasium

from crashyard.engine.registry import games
from crashyard.envs.gym.table import TableEnv
from crashyard.envs.gym.vector import TableVectorEnv
from crashyard.envs.host import environment_name

__all__ = ["TableEnv", "TableVectorEnv", "register_environments"]


def register_environments() -> None:
    """Make Gymnasium know every game by its name."""
    for game in games().values():
        name = environment_name(game)
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point=f"{__name__}:TableEnv",
                vector_entry_point=f"{__name__}:TableVectorEnv",
                kwargs={"game": game.name},
            )


register_environments()
