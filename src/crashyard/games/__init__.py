"""The games, a folder each. `CRASHYARD_GAMES` names further folders that hold games, for who writes one."""

import os

__path__ += [folder for folder in os.environ.get("CRASHYARD_GAMES", "").split(os.pathsep) if folder]
