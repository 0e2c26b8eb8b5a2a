"""Compile the rules with mypyc where a C compiler is at hand; without one they run interpreted."""

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import setup

SOURCE = Path("src/crashyard")
HOUSE = [
    "engine/actions",
    "engine/dice",
    "engine/observer",
    "engine/playout",
    "engine/position",
    "engine/seats",
    "bots/greedy",
    "bots/searcher",
    "bots/tree",
    "envs/batch_tables",
]
CACHE = "--cache-dir=.mypy_cache/compiling"
"""`make test` checks the types while it compiles: each has a cache of its own."""
OWN_CALLS = "-fno-semantic-interposition"
"""Nobody replaces our functions from outside, so one may be put into another: search gets a fifth faster."""
PYTHON_ONLY = {
    "__init__",
    "compound",
    "events",
    "following",
    "game",
    "lawful",
    "mats",
    "moment",
    "notation",
    "numbering_1",
    "outcomes",
    "parsing",
    "pointing",
    "remarks",
    "rulebook",
    "scene",
    "state",
    "supplies",
    "views",
    "witness",
}
"""What a game keeps in plain Python: its faces and its files. Every other module of a game is compiled."""


def hot_modules() -> list[str]:
    house = [SOURCE / f"{name}.py" for name in HOUSE]
    games = [path for path in sorted(SOURCE.glob("games/*/**/*.py")) if path.stem not in PYTHON_ONLY]
    return [str(path) for path in [*house, *games]]


def extensions() -> list[object]:
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_paths()["include"], "Python.h")
    if os.environ.get("CRASHYARD_INTERPRETED") or not shutil.which(compiler) or not headers.exists():
        return []
    if {"dist_info", "egg_info"} & set(sys.argv):
        return []  # pip first asks for name and version only
    from mypyc.build import mypycify

    found = mypycify([CACHE, *hot_modules()], opt_level="3", debug_level="0")
    for extension in found:
        extension.optional = True
        extension.extra_compile_args.append(OWN_CALLS)
    return list(found)


setup(ext_modules=extensions(), options={"build_ext": {"parallel": True}})
