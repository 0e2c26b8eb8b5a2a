"""The tests have a home of their own: nobody reaches for the real one, and whoever does is found."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from tests.home import MARK, ROOT, Guard, HomeTouched

WATCH = ROOT / "tools" / "leave_home_alone"


def test_the_home_is_one_of_the_tests_own() -> None:
    home, *real = os.environ[MARK].split(os.pathsep)
    assert str(Path.home()) == home and home not in real
    said = subprocess.run([sys.executable, "-c", "from pathlib import Path; print(Path.home())"], capture_output=True)
    assert said.stdout.decode().strip() == home


def test_whoever_reaches_for_the_real_home_gets_an_error() -> None:
    real = Path(os.environ[MARK].split(os.pathsep)[1])
    for reach in (
        lambda: (real / ".no-such-file").open(),
        lambda: (real / ".x").mkdir(),
        lambda: list((real / ".x").iterdir()),
    ):
        with pytest.raises(HomeTouched, match="real home"):
            reach()


def test_where_python_and_the_project_are_is_no_home() -> None:
    Guard({ROOT.parent}).check(str(ROOT / "README.md"))
    Guard({Path("/")}).check("/etc/passwd")
    with pytest.raises(HomeTouched):
        Guard({Path("/home/ann")}).check("/home/ann/.netrc")


def test_a_home_below_the_folder_for_temporary_files_is_a_home_too() -> None:
    home = Path(tempfile.gettempdir()).resolve() / "ann"
    with pytest.raises(HomeTouched):
        Guard({home}).check(str(home / ".netrc"))
    Guard({home}).check(str(home.parent / "notes"))


def run_in(home: Path, command: str) -> "subprocess.CompletedProcess[str]":
    surroundings = {**os.environ, "HOME": str(home)}
    whole = [sys.executable, str(WATCH), "sh", "-c", command]
    return subprocess.run(whole, env=surroundings, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("command", "found"),
    [
        ("mkdir $HOME/.npm", "new: "),
        ("mkdir -p $HOME/.local/share/crashyard", "new: "),
        ("echo more >> $HOME/.config/pip/deep/down", "changed: "),
        ("rm -r $HOME/.config/pip", "gone: "),
    ],
)
def test_a_home_that_was_touched_is_found(command: str, found: str, tmp_path: Path) -> None:
    (tmp_path / ".config" / "pip" / "deep").mkdir(parents=True)
    (tmp_path / ".config" / "pip" / "deep" / "down").write_text("settings")
    done = run_in(tmp_path, command)
    assert done.returncode == 1 and found + str(tmp_path) in done.stderr


@pytest.mark.parametrize(("command", "code"), [("true", 0), ("exit 3", 3)])
def test_a_home_that_was_left_alone_changes_nothing(command: str, code: int, tmp_path: Path) -> None:
    (tmp_path / ".bashrc").write_text("")
    done = run_in(tmp_path, command)
    assert (done.returncode, done.stderr) == (code, "")
