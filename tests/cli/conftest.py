"""Every test of the command speaks English, wherever it runs, and works in a folder of its own."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def _surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for variable in ("NO_COLOR", "CRASHYARD_DEBUG", "COLUMNS", "LINES"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.chdir(tmp_path)
