"""A home of its own for the whole test run, and for every process that it starts.

`move_in` is called before any test is collected. From then on the tests' own process may
not open, list, make or remove anything in the user's real home: whoever tries gets an error that names the file. What
other processes leave there is found by `tools/leave_home_alone`, under which `make test` runs.
"""

import atexit
import os
import pwd
import shutil
import sys
import sysconfig
import tempfile
from pathlib import Path

MARK = "CRASHYARD_TEST_HOME"
"""Tells the processes that share the tests where their home is; the first one makes it, and removes it."""
ROOT = Path(__file__).resolve().parents[1]

_WATCHED = {
    "glob.glob",
    "open",
    "os.chmod",
    "os.link",
    "os.listdir",
    "os.mkdir",
    "os.remove",
    "os.rename",
    "os.rmdir",
    "os.scandir",
    "os.symlink",
    "os.truncate",
    "os.utime",
    "shutil.rmtree",
    "sqlite3.connect",
}
_POINTERS = (
    "IPYTHONDIR",
    "JUPYTER_",
    "MPLCONFIGDIR",
    "XDG_CACHE_HOME",
    "XDG_CONFIG_HOME",
    "XDG_DATA_HOME",
    "XDG_STATE_HOME",
)
"""Variables by which a program finds its things without asking for the home."""


class HomeTouched(PermissionError):
    """A test has reached for something in the user's real home."""


def real_homes() -> set[Path]:
    named = os.environ.get("HOME")
    return {Path(pwd.getpwuid(os.getuid()).pw_dir).resolve(), *([Path(named).resolve()] if named else [])}


def move_in() -> None:
    known = os.environ.get(MARK)
    if known is None:
        homes = real_homes()
        home = tempfile.mkdtemp(prefix="crashyard-home-")
        atexit.register(shutil.rmtree, home, ignore_errors=True)
        os.environ[MARK] = os.pathsep.join([home, *map(str, homes)])
    else:
        home, *others = known.split(os.pathsep)
        homes = set(map(Path, others))
    for name in list(os.environ):
        if name.startswith(_POINTERS):
            del os.environ[name]
    os.environ["HOME"] = home
    sys.addaudithook(Guard(homes).heard)


class Guard:
    """Refuses whatever reaches into a home, except where Python, its packages, the project and the tests' files are.

    Where one lies in the other the inner one counts: a project in the home may be read, a home below /tmp may not.
    """

    def __init__(self, homes: set[Path]) -> None:
        needed = [
            str(ROOT),
            tempfile.gettempdir(),
            sys.prefix,
            sys.base_prefix,
            *sysconfig.get_paths().values(),
            *sys.path,
        ]
        self._homes = tuple(f"{home}{os.sep}" for home in homes if home != Path("/"))
        self._needed = tuple(f"{Path(path).resolve()}{os.sep}" for path in needed if path)

    def heard(self, event: str, arguments: tuple[object, ...]) -> None:
        if event in _WATCHED and isinstance(arguments[0], str | bytes | os.PathLike):
            self.check(os.fsdecode(arguments[0]))

    def check(self, path: str) -> None:
        whole = f"{os.path.abspath(path)}{os.sep}"  # noqa: PTH100 (this is called very often)
        for home in self._homes:
            if whole.startswith(home) and not any(
                whole.startswith(needed) and needed.startswith(home) for needed in self._needed
            ):
                raise HomeTouched(f"tests may not touch the real home: {path}")
