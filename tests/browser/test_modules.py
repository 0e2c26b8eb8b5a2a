"""The folders of the browser client: each imports only what lies below it, and the page about it names every module."""

import re
from pathlib import Path

import pytest

import crashyard

WEB = Path(str(crashyard.__file__)).parent / "web"
JS = WEB / "js"
PAGE = Path(__file__).parents[2] / "docs" / "browser.md"
BELOW = {
    "base": set[str](),
    "board": {"base"},
    "account": {"base"},
    "rules": {"base"},
    "coach": {"base", "board"},
    "dice": {"base"},
    "ending": {"account", "base", "dice"},
    "sound": {"base"},
    "line": {"base"},
    "calls": {"account", "base", "line", "sound"},
    "director": {"base", "board", "sound"},
    "choosing": {"base"},
    "agreements": {"account", "base", "dice"},
    "setup": {"base"},
    "talk": {"account", "base"},
    "orders": {"agreements", "base", "board"},
    "variants": {"base"},
    "table": {
        "agreements",
        "talk",
        "orders",
        "account",
        "base",
        "board",
        "dice",
        "choosing",
        "coach",
        "director",
        "ending",
        "line",
        "rules",
        "setup",
        "sound",
        "variants",
    },
    "study": {"account", "base", "setup", "variants"},
    "lobby": {"account", "base", "calls", "dice", "setup", "variants"},
    "replay": {"account", "base", "board", "dice", "director", "line", "sound", "table"},
    "learn": {"coach", "base", "line", "table"},
    "app": {"account", "base", "calls", "director", "learn", "lobby", "replay", "study", "table"},
}
"""The other folders that each may import from, also for types."""
MOST = 15
"""So many modules may lie in one folder."""


def modules(folder: Path = JS) -> list[Path]:
    return sorted(folder.rglob("*.js"))


def imported(module: Path, pattern: str = r'(?:\bfrom|\bimport\() ?"([^"]+)"') -> set[Path]:
    """The files that a module names in its imports; those of types stand in comments."""
    return {(module.parent / name).resolve() for name in re.findall(pattern, module.read_text(encoding="utf-8"))}


def test_every_import_leads_to_a_file() -> None:
    for module in modules():
        for path in imported(module):
            assert path.is_file() and path.is_relative_to(WEB.resolve()), (module, path)


@pytest.mark.parametrize("folder", BELOW)
def test_a_folder_imports_only_from_below(folder: str) -> None:
    found = {path for module in modules(JS / folder) for path in imported(module) if path.is_relative_to(JS.resolve())}
    assert found
    assert {path.relative_to(JS.resolve()).parts[0] for path in found} <= BELOW[folder] | {folder}


def test_no_two_modules_know_each_other() -> None:
    """Nor do several in a circle; imports of types and those inside functions count, too."""
    waiting = {module.resolve(): imported(module) for module in modules()}
    waiting = {module: {path for path in others if path in waiting} for module, others in waiting.items()}
    assert sum(map(len, waiting.values())) > 100
    while ready := {module for module, others in waiting.items() if not others}:
        waiting = {module: others - ready for module, others in waiting.items() if module not in ready}
    assert waiting == {}


def test_every_module_lies_in_a_folder_that_is_not_too_full() -> None:
    folders = [module.relative_to(JS).parts[0] for module in modules()]
    assert set(folders) == set(BELOW)
    assert max(folders.count(name) for name in BELOW) <= MOST


def test_the_page_about_the_client_names_every_module_in_its_folder() -> None:
    told: dict[str, set[str]] = {}
    folder = ""
    for row in re.findall(r"^\| (`\w+`)? ?\| ((?:`[\w-]+` ?)+)\|", PAGE.read_text(encoding="utf-8"), re.MULTILINE):
        folder = row[0].strip("`") or folder
        told.setdefault(folder, set()).update(re.findall(r"`([\w-]+)`", row[1]))
    assert told == {name: {module.stem for module in modules(JS / name)} for name in BELOW}
