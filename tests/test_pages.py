"""The pages for those who come new: their links lead somewhere, and what they tell to do works word by word."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import crashyard

ROOT = Path(__file__).parents[1]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
SOURCE = Path(str(crashyard.__file__)).parent
UPGRADES = "games/crash_and_grab/rules/upgrades/cards"


def anchors(page: Path) -> set[str]:
    """What a link may name after `#`: the headings, as GitHub spells them."""
    headings = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_to_a_file_and_a_heading(page: Path) -> None:
    text = re.sub(r"^ *```.*?^ *```", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    text = re.sub(r"`[^`\n]*`", "", text)
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        if not re.match(r"\w+:", target):
            name, _, heading = target.partition("#")
            file = page.parent / name if name else page
            assert file.exists(), target
            assert not heading or heading in anchors(file), target


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_nothing_is_left_to_be_filled_in(page: Path) -> None:
    """A line of one word in capitals, such as FIGURES or THE_TABLE, stood where figures were to come."""
    text = re.sub(r"^ *```.*?^ *```", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    assert not re.findall(r"^[A-Z][A-Z_]{3,}$", text, re.MULTILINE)


def test_the_card_of_the_tour_can_be_added_as_it_is_written(tmp_path: Path) -> None:
    tour = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    rule, proof = (
        re.sub(r"^   ", "", block, flags=re.MULTILINE)
        for block in re.findall(r"   ```python\n(.*?)   ```", tour, re.DOTALL)
    )
    copy = tmp_path / "crashyard"
    shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    (copy / UPGRADES / "booster_pump.py").write_text(rule, encoding="utf-8")
    (tmp_path / "proof.py").write_text(proof + "\n\ntest_upgrade_27_a_booster_once_a_turn()\n", encoding="utf-8")
    path = os.pathsep.join([str(tmp_path), str(ROOT), *filter(None, sys.path)])
    command = [sys.executable, str(tmp_path / "proof.py")]
    done = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=False, cwd=tmp_path
    )
    assert (done.returncode, done.stderr) == (0, "")
