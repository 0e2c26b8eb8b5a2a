"""The Pythons of this machine, each with what the rules need, in a throw-away environment.

They are looked for on the path and among pyenv's versions. `python -m tests.conformance.pythons` makes an environment
for each, which is kept in `.venv/pythons` until the lock file changes; `make` does that before the tests, since the
settings of pip may be in a home, which no test sees. A Python that is not there, or whose packages cannot be had, is
left out; `left_out` says why.
"""

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
_INSTALL = ("install", "--no-cache-dir", "--only-binary=:all:", "--no-deps", "--require-hashes", "-r")


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
    if not _is_ready(version):
        shutil.rmtree(home, ignore_errors=True)
        needed = HOME / f"{version}.txt"
        needed.write_text(pinned(NEEDED), encoding="utf-8")
        made = _run([python, "-m", "venv", "--without-pip", str(home)]) or _run(
            [*_PIP, "--python", str(home / "bin" / "python"), *_INSTALL, str(needed)]
        )
        if made:
            return None, made
        (home / "locked").write_text(_wanted(), encoding="utf-8")
    return home / "bin" / "python", ""


def pinned(names: tuple[str, ...]) -> str:
    """What the lock file says of some packages."""
    entries = re.split(r"^(?=\S)", LOCK.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return "".join(entry for entry in entries if entry.partition("==")[0] in names)


def _run(command: list[str]) -> str:
    """Why a command failed, in its last line; empty if it did not."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return "" if done.returncode == 0 else (done.stderr.strip() or "failed").splitlines()[-1]


def prepare_all() -> None:
    """Make ready whatever other Python this machine has, and write down why the rest is left out."""
    HOME.mkdir(parents=True, exist_ok=True)
    for version in VERSIONS:
        if version == this_version():
            continue
        python, reason = prepare(version)
        failed = HOME / f"{version}.failed"
        if python is None:
            failed.write_text(reason, encoding="utf-8")
        else:
            failed.unlink(missing_ok=True)


def others() -> dict[str, Path]:
    """The other Pythons that can be asked."""
    return {version: HOME / version / "bin" / "python" for version in VERSIONS if _is_ready(version)}


def _is_ready(version: str) -> bool:
    stamp = HOME / version / "locked"
    return stamp.exists() and stamp.read_text(encoding="utf-8") == _wanted()


def _wanted() -> str:
    return hashlib.sha256(LOCK.read_bytes()).hexdigest()


def left_out() -> dict[str, str]:
    """Those that cannot be asked, and why."""
    missing = [version for version in VERSIONS if version != this_version() and not _is_ready(version)]
    return {version: _reason(HOME / f"{version}.failed") for version in missing}


def _reason(failed: Path) -> str:
    return failed.read_text(encoding="utf-8") if failed.exists() else "not made ready (make check does that)"


if __name__ == "__main__":
    prepare_all()
