"""Compile the rules with mypyc where a C compiler is at hand; without one they run interpreted."""

import os
import shutil
import sysconfig
from pathlib import Path

from setuptools import setup

SOURCE = Path("src/crashyard")
ENGINE = ["actions", "dice", "playout", "position", "seats"]
PYTHON_ONLY = {"__init__", "events", "game", "notation", "rulebook", "scene", "state"}
"""What a game keeps in plain Python: its faces and its files. Every other module of a game is compiled."""


def hot_modules() -> list[str]:
    engine = [SOURCE / "engine" / f"{name}.py" for name in ENGINE]
    games = [path for path in sorted(SOURCE.glob("games/*/**/*.py")) if path.stem not in PYTHON_ONLY]
    return [str(path) for path in [*engine, *games]]


def extensions() -> list[object]:
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_paths()["include"], "Python.h")
    if os.environ.get("CRASHYARD_INTERPRETED") or not shutil.which(compiler) or not headers.exists():
        return []
    from mypyc.build import mypycify

    found = mypycify(hot_modules(), opt_level="3", debug_level="0")
    for extension in found:
        extension.optional = True
    return list(found)


setup(ext_modules=extensions())
