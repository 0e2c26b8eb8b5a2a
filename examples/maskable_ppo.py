"""Learn Cube Attack for two with MaskablePPO of sb3-contrib, on the environment as it is.

    pip install "crashyard[lab]" sb3-contrib torch
    python examples/maskable_ppo.py [STEPS]

The environment has `action_masks()`, which is all that MaskablePPO asks for. The opponent plays at random; the share of
games won before and after is printed. With 20,000 steps that takes some minutes of one core.
"""

import sys

import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

from crashyard.envs.gymnasium_env import TableEnv

OPTIONS = {"target": 16, "round_limit": 50}
"""Short games."""


def make() -> TableEnv:
    return TableEnv("cube-attack", players=2, options=OPTIONS, opponents="random")


def won(model: MaskablePPO, games: int) -> float:
    """The share of games won, a draw being half a game."""
    env, total = make(), 0.0
    for game in range(games):
        row, _ = env.reset(seed=game)
        over, reward = False, 0.0
        while not over:
            action, _ = model.predict(row, action_masks=env.action_masks())
            row, reward, terminated, truncated, _ = env.step(int(action))
            over = terminated or truncated
        total += reward / 2 + 0.5
    return total / games


def train(steps: int, games: int = 100) -> tuple[float, float]:
    """Returns the share of games won before and after."""
    model = MaskablePPO(
        "MlpPolicy", DummyVecEnv([make] * 8), n_steps=256, batch_size=256, learning_rate=1e-3, seed=1, device="cpu"
    )
    before = won(model, games)
    model.learn(steps)
    return before, won(model, games)


if __name__ == "__main__":
    shares = np.round(train(int(sys.argv[1]) if len(sys.argv) > 1 else 20_000), 2)
    sys.stdout.write(f"games won before: {shares[0]:.0%}, after: {shares[1]:.0%}\n")
