"""Compile the rules with mypyc where a C compiler is at hand; without one they run interpreted."""

import os
import re
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

SOURCE = Path("src/crashyard")
SHARED = [
    "engine/actions",
    "engine/chance/dice",
    "engine/driver",
    "engine/observer",
    "engine/playout",
    "engine/position",
    "engine/seats",
    "bots/greedy",
    "bots/search/tree_search",
    "bots/search/tree",
    "envs/batch_tables",
]
MYPY = ["--follow-imports=silent", f"--cache-dir={os.devnull}"]
"""What is compiled is checked, and only that: other modules may need packages that are still being installed.

The compiler reads all modules anyway, and would not read a cache.
"""
FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden", "-w"]
"""Nobody replaces our functions from outside, so one may be put into another: search gets a fifth faster.

Nor does anybody call them from there, so that a unit calls those of another without a detour through a table.

And nobody can mend what a C compiler might warn of.
"""
GAME = ["rules/**/*.py", "heuristics/**/*.py", "forms/observation.py", "position.py"]
"""What is compiled of every game: never a list of one game's files."""
TYPES_ALONE = "facts.py"
"""The types of what a game tells: nothing in it runs, and tests could not read the fields of a compiled type."""
SHARED_UNIT = "shared"
INLINED = ("engine___actions", "engine___chance___dice", "engine___observer")
"""Modules whose functions are so short, and called so often from every game, that a unit gets copies to put inline."""
_FUNCTION = re.compile(r"^\w+ \*?CPyDef_\w+(?<!__top_level__)\([^\n]*\) \{$.*?^\}$", re.MULTILINE | re.DOTALL)


class BuildInParallel(build_ext):
    """Compile on all cores: first the library that holds all rules, unit by unit, then what leads to it."""

    def build_extensions(self) -> None:
        library, *entries = self.extensions
        packages: dict[str, list[Extension]] = {}
        for entry in entries:
            packages.setdefault(entry.name.rpartition(".")[0], []).append(entry)
        with ThreadPoolExecutor(os.cpu_count()) as cores:
            compiled = cores.map(lambda unit: self.compile_unit(library, unit), library.sources)
            built = cores.map(self.build_entries, packages.values())
            library.extra_objects = [file for files in compiled for file in files]
            list(built)
        library.sources = []
        self.build_extension(library)

    def compile_unit(self, library: Extension, unit: str) -> list[str]:
        where, flags = library.include_dirs, library.extra_compile_args
        return self.compiler.compile([unit], self.build_temp, include_dirs=where, extra_postargs=flags)

    def build_entries(self, entries: list[Extension]) -> None:
        """A module is imported through a small library of its own; those of a package are copies of one.

        To compile more than a hundred of them takes as long as to compile a game.
        """
        first, *others = entries
        parts = [
            f"#define PyInit___init__ PyInit_unused_{number}\n"
            f'#include "{Path(entry.sources[0]).resolve()}"\n'
            "#undef PyInit___init__\n"
            for number, entry in enumerate(entries)
        ]
        common = Path(first.sources[0]).with_name("entries.c")
        common.write_text("".join(parts), encoding="utf-8")
        first.sources = [str(common)]
        self.build_extension(first)
        for entry in others:
            shutil.copyfile(self.get_ext_fullpath(first.name), self.get_ext_fullpath(entry.name))


def unit_of(c_file: Path) -> str:
    """A game is one unit, so that its functions are put inline into each other; all the rest is another."""
    found = re.search(r"crashyard___games___([a-z0-9_]+?)___", c_file.name)
    return found[1] if found else SHARED_UNIT


def in_units(library: Extension) -> None:
    """Replace the C files of a library, one a module, by one a game and one for all the rest.

    One file for everything takes one core more than a minute; one for each module makes the rules slower.
    """
    units: dict[str, list[Path]] = {}
    for name in library.sources:
        units.setdefault(unit_of(Path(name)), []).append(Path(name).resolve())
    folder = Path(library.sources[0]).parent
    group = library.name.removesuffix("__mypyc")
    headers = [f'#include "__native_{group}.h"\n', f'#include "__native_internal_{group}.h"\n']
    copies = folder / "inlined.h"
    copies.write_text("".join(headers + [inline_copies(c_file) for c_file in units[SHARED_UNIT] if is_inlined(c_file)]))
    library.sources = []
    for name, c_files in sorted(units.items(), key=size_of, reverse=True):
        parts = c_files if name == SHARED_UNIT else [copies.resolve(), *c_files]
        unit = folder / f"unit_{name}.c"
        unit.write_text("".join(f'#include "{part}"\n' for part in parts))
        library.sources.append(str(unit))


def size_of(unit: tuple[str, list[Path]]) -> int:
    """The largest unit is compiled first: nothing is left to be done beside one that comes last."""
    return sum(c_file.stat().st_size for c_file in unit[1])


def is_inlined(c_file: Path) -> bool:
    return c_file.stem.endswith(INLINED)


def inline_copies(c_file: Path) -> str:
    """The functions of a module for other units: only to be put inline, so that there is one of each to be called."""
    functions = _FUNCTION.findall(c_file.read_text(encoding="utf-8"))
    return "".join(f"extern inline __attribute__((gnu_inline)) {function}\n" for function in functions)


def modules_of(game: Path) -> list[Path]:
    """What is compiled of a game."""
    found = [path for part in GAME for path in sorted(game.glob(part))]
    return [path for path in found if path.name not in ("__init__.py", TYPES_ALONE)]


def hot_modules() -> list[str]:
    shared = [SOURCE / f"{name}.py" for name in SHARED]
    games = [path for folder in sorted(SOURCE.glob("games/*/")) for path in modules_of(folder)]
    return [str(path) for path in [*shared, *games]]


def extensions() -> list[object]:
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_paths()["include"], "Python.h")
    if os.environ.get("CRASHYARD_INTERPRETED") or not shutil.which(compiler) or not headers.exists():
        return []
    if {"dist_info", "egg_info", "sdist"} & set(sys.argv):
        return []  # pip first asks for name and version only, and who packs the source compiles nothing
    from mypyc.build import mypycify

    found = mypycify([*MYPY, *hot_modules()], opt_level="3", debug_level="0", multi_file=True)
    found[0].extra_compile_args.extend(FLAGS)
    in_units(found[0])
    return list(found)


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildInParallel})
