"""What is packed: every file of the source and no other, under the one version that there is."""

import ast
import re
import tomllib
from pathlib import Path

import pytest
from setuptools import Distribution
from setuptools.command.build_py import build_py

import crashyard

ROOT = Path(__file__).parents[1]
LEFT_OVER = {"__pycache__"}
BUILT = {".so", ".pyc"}
"""Made from the source, not part of it."""


def packed() -> list[Path]:
    """What setuptools puts into a wheel of this folder, by `pyproject.toml` alone; nothing is built."""
    told = Distribution({"script_name": "setup.py"})
    told.parse_config_files(["pyproject.toml"])
    told.include_package_data = False  # it would write a manifest, which names the same files
    command = told.get_command_obj("build_py")
    assert isinstance(command, build_py)
    command.ensure_finalized()
    data = [Path(folder, name) for _, folder, _, names in command.data_files for name in names]
    return [*map(Path, command.get_source_files()), *data]


def source() -> set[Path]:
    """What lies in the source of this folder."""
    files = {path for path in Path("src", "crashyard").rglob("*") if path.is_file()}
    return {path for path in files if not LEFT_OVER & set(path.parts) and path.suffix not in BUILT}


def test_every_file_is_packed_and_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    found = {path for path in packed() if path.suffix not in BUILT}
    assert len(found) > 300
    assert found - source() == set()
    assert source() - found == set()


def test_a_file_of_another_kind_would_be_missed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A game with a picture that no pattern knows: whoever adds one is told so by the test above."""
    monkeypatch.chdir(tmp_path)
    Path("pyproject.toml").write_bytes((ROOT / "pyproject.toml").read_bytes())
    game = Path("src/crashyard/games/new")
    for name in ("__init__.py", "rules/turn.py", "faces/words/en.ftl", "faces/rules/en.md", "data/board.json"):
        (game / name).parent.mkdir(parents=True, exist_ok=True)
        (game / name).touch()
    Path("src/crashyard/__init__.py").touch()
    Path("src/crashyard/version.py").write_text('__version__ = "1"\n', encoding="utf-8")
    for name in ("README.md", "LICENSE"):
        Path(name).touch()
    assert source() - set(packed()) == set()
    (game / "data" / "board.webp").touch()
    assert source() - set(packed()) == {game / "data" / "board.webp"}


def test_the_version_is_written_once() -> None:
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" not in told["project"] and told["project"]["dynamic"] == ["version"]
    assert told["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "crashyard.version.__version__"}
    assert re.fullmatch(r"\d+\.\d+\.\d+", crashyard.__version__)
    for path in sorted((ROOT / "src").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and node.value == crashyard.__version__:
                assert path == ROOT / "src" / "crashyard" / "version.py"
