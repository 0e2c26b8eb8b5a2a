"""What `make play` installs is enough: the lock holds everything that playing needs, and what that needs."""

import re
import tomllib
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]


def needed(requirements: list[str], extras: set[str], seen: dict[str, set[str]]) -> None:
    """Everything that some requirements lead to on this machine, by name, with the extras that were asked for."""
    for text in requirements:
        requirement = Requirement(text)
        if requirement.marker and not any(requirement.marker.evaluate({"extra": extra}) for extra in {"", *extras}):
            continue
        name = canonicalize_name(requirement.name)
        if name in seen and requirement.extras <= seen[name]:
            continue
        seen[name] = seen.get(name, set()) | requirement.extras
        try:
            needed(requires(name) or [], seen[name], seen)
        except PackageNotFoundError:
            continue


def test_the_lock_of_playing_is_complete() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    found: dict[str, set[str]] = {}
    needed([*project["dependencies"], *project["optional-dependencies"]["server"]], set(), found)
    locked = set(re.findall(r"^([\w.-]+)(?:\[\w,]+\])?==", (ROOT / "locks" / "play.txt").read_text(), re.MULTILINE))
    missing = found.keys() - {canonicalize_name(name) for name in locked}
    assert len(found) > 20 and not missing
