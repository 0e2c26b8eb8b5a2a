"""Learn Cube Attack for two with PPO of skrl, on many tables of one vector environment.

    pip install "crashyard[lab]" skrl torch
    python examples/skrl_ppo.py [STEPS]

skrl has no masks of its own, so the mask travels behind the observation, and the policy lets no other action be chosen.
The opponent plays at random; the share of games won at first and at last is printed.
"""

import sys
from typing import Any

import numpy as np
import torch
from gymnasium.spaces import Box
from gymnasium.vector import VectorWrapper
from gymnasium.vector.utils import batch_space
from skrl.agents.torch.ppo import PPO, PPO_CFG
from skrl.envs.wrappers.torch import wrap_env
from skrl.memories.torch import RandomMemory
from skrl.models.torch import CategoricalMixin, DeterministicMixin, Model
from skrl.trainers.torch import SequentialTrainer
from skrl.utils import set_seed

from crashyard.envs.gymnasium_env import TableVectorEnv

TABLES, ROLLOUT = 32, 64


class MaskBehind(VectorWrapper):
    """Observations with the masks behind them; and a note of every game that is over."""

    def __init__(self, env: TableVectorEnv) -> None:
        super().__init__(env)
        self.row = env.single_observation_space.shape[0]
        self.single_observation_space = Box(0.0, 1.0, (self.row + int(env.single_action_space.n),), np.float32)
        self.observation_space = batch_space(self.single_observation_space, env.num_envs)
        self.payoffs: list[float] = []

    def reset(self, **settings: Any) -> Any:
        rows, infos = self.env.reset(**settings)
        return self._joined(rows, infos), {}

    def step(self, actions: Any) -> Any:
        rows, rewards, terminated, truncated, infos = self.env.step(np.asarray(actions).reshape(-1))
        self.payoffs += rewards[terminated | truncated].tolist()
        return self._joined(rows, infos), rewards, terminated, truncated, {}

    def _joined(self, rows: Any, infos: dict[str, Any]) -> Any:
        return np.concatenate([rows, infos["action_mask"].astype(np.float32)], axis=1)


class Actor(CategoricalMixin, Model):
    def __init__(self, env: Any, row: int) -> None:
        Model.__init__(self, observation_space=env.observation_space, action_space=env.action_space, device="cpu")
        CategoricalMixin.__init__(self, unnormalized_log_prob=True)
        self.row = row
        self.net = torch.nn.Sequential(
            torch.nn.Linear(row, 64), torch.nn.Tanh(), torch.nn.Linear(64, env.action_space.n)
        )

    def compute(self, inputs: Any, role: str = "") -> Any:
        seen = inputs["observations"]
        return self.net(seen[:, : self.row]) + (seen[:, self.row :] - 1) * 1e9, {}


class Critic(DeterministicMixin, Model):
    def __init__(self, env: Any, row: int) -> None:
        Model.__init__(self, observation_space=env.observation_space, action_space=env.action_space, device="cpu")
        DeterministicMixin.__init__(self)
        self.row = row
        self.net = torch.nn.Sequential(torch.nn.Linear(row, 64), torch.nn.Tanh(), torch.nn.Linear(64, 1))

    def compute(self, inputs: Any, role: str = "") -> Any:
        return self.net(inputs["observations"][:, : self.row]), {}


def train(steps: int) -> tuple[float, float]:
    """Returns the share of games won in the first and in the last fifth of all games, draws being half a game."""
    set_seed(1)
    tables = TableVectorEnv("cube-attack", TABLES, options={"target": 16, "round_limit": 50}, opponents="random")
    masked = MaskBehind(tables)
    env = wrap_env(masked, wrapper="gymnasium", verbose=False)
    models = {"policy": Actor(env, masked.row), "value": Critic(env, masked.row)}
    memory = RandomMemory(memory_size=ROLLOUT, num_envs=TABLES, device="cpu")
    settings = PPO_CFG(rollouts=ROLLOUT, learning_epochs=4, mini_batches=8, learning_rate=1e-3, discount_factor=0.99)
    settings.experiment.write_interval = settings.experiment.checkpoint_interval = 0
    agent = PPO(
        models=models,
        memory=memory,
        cfg=settings,
        observation_space=env.observation_space,
        action_space=env.action_space,
        device="cpu",
    )
    trainer = {"timesteps": steps // TABLES, "headless": True, "disable_progressbar": True}
    SequentialTrainer(env=env, agents=agent, cfg=trainer).train()
    fifth = len(masked.payoffs) // 5
    return tuple(float(np.mean(part)) / 2 + 0.5 for part in (masked.payoffs[:fifth], masked.payoffs[-fifth:]))


if __name__ == "__main__":
    shares = train(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000)
    sys.stdout.write(f"games won at first: {shares[0]:.0%}, at last: {shares[1]:.0%}\n")
