"""The Pythons of this machine, each with what the rules need, in a throw-away environment.

They are looked for on the path and among pyenv's versions. An environment is made once and kept in `.venv/pythons`
until the lock file changes. A Python that is not there, or whose packages cannot be had, is left out; `left_out` says
why.
"""

import fcntl
import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

VERSIONS = ("3.11", "3.12", "3.13")
ROOT = Path(__file__).resolve().parents[2]
HOME = ROOT / ".venv" / "pythons"
LOCK = ROOT / "locks" / "play.txt"
NEEDED = ("librt", "mypy-extensions")
"""What the rules import beside the standard library."""
_PIP = (sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "--retries", "1", "--timeout", "20")
_INSTALL = ("install", "--only-binary=:all:", "--no-deps", "--require-hashes", "-r")


def this_version() -> str:
    return f"{sys.version_info.major}.{sys.version_info.minor}"


def find(version: str) -> str | None:
    """A Python of that version that really runs: a name on the path may be a mere promise of pyenv's."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    names = [shutil.which(f"python{version}"), *(str(path / "bin" / "python") for path in pyenv.glob(f"{version}.*"))]
    for name in names:
        if name and _says_version(name) == version:
            return name
    return None


def _says_version(python: str) -> str:
    command = [python, "-c", "import sys; print('%d.%d' % sys.version_info[:2])"]
    try:
        return subprocess.run(command, capture_output=True, text=True, timeout=30, check=False).stdout.strip()
    except OSError:
        return ""


def prepare(version: str) -> tuple[Path | None, str]:
    """The Python of an environment that can run Crashyard's source, or None and why there is none."""
    python = find(version)
    if python is None:
        return None, "not installed"
    home = HOME / version
    stamp = home / "locked"
    wanted = hashlib.sha256(LOCK.read_bytes()).hexdigest()
    if not stamp.exists() or stamp.read_text() != wanted:
        shutil.rmtree(home, ignore_errors=True)
        needed = HOME / f"{version}.txt"
        needed.write_text(pinned(NEEDED), encoding="utf-8")
        made = _run([python, "-m", "venv", "--without-pip", str(home)]) or _run(
            [*_PIP, "--python", str(home / "bin" / "python"), *_INSTALL, str(needed)]
        )
        if made:
            return None, made
        stamp.write_text(wanted)
    return home / "bin" / "python", ""


def pinned(names: tuple[str, ...]) -> str:
    """What the lock file says of some packages."""
    entries = re.split(r"^(?=\S)", LOCK.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return "".join(entry for entry in entries if entry.partition("==")[0] in names)


def _run(command: list[str]) -> str:
    """Why a command failed, in its last line; empty if it did not."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return "" if done.returncode == 0 else (done.stderr.strip() or "failed").splitlines()[-1]


def others() -> dict[str, Path]:
    """The other Pythons that can be asked.

    The processes of one test run wait for each other here, and agree: what one could not get the others do not try.
    """
    HOME.mkdir(parents=True, exist_ok=True)
    ready: dict[str, Path] = {}
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
    with (HOME / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        for version in VERSIONS:
            if version == this_version():
                continue
            failed = HOME / f"{version}.failed"
            if failed.exists() and failed.read_text().startswith(f"{run}\n"):
                continue
            failed.unlink(missing_ok=True)
            python, reason = prepare(version)
            if python is None:
                failed.write_text(f"{run}\n{reason}")
            else:
                ready[version] = python
    return ready


def left_out() -> dict[str, str]:
    """What the last run could not get, and why."""
    failures = sorted(HOME.glob("*.failed"))
    return {path.name.removesuffix(".failed"): path.read_text().partition("\n")[2] for path in failures}
