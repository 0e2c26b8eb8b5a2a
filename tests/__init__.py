"""The tests. Every process that they start finds the games in `more_games` beside those of the package."""

import os
from pathlib import Path


def more_games_folder() -> Path:
    return Path(__file__).parent / "more_games"


os.environ["CRASHYARD_GAMES"] = str(more_games_folder())
