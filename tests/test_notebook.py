"""The notebooks of the documentation run, and draw each game."""

from pathlib import Path
from typing import Any

import pytest

from tests.faces.markup import parse
from tests.notebooks import notebooks, opened, run

LARGEST = 300_000
"""Bytes; pages that show notebooks give up on larger ones sooner or later."""


def outputs(notebook: Any) -> list[Any]:
    return [output for cell in notebook.cells for output in cell.get("outputs", [])]


def drawn(notebook: Any) -> list[str]:
    """The titles of all pictures that came out."""
    pictures = [output["data"].get("image/svg+xml") for output in outputs(notebook) if "data" in output]
    return [parse(picture).all("title")[0].text for picture in pictures if picture]


@pytest.mark.parametrize("path", notebooks(), ids=lambda path: path.name)
def test_a_notebook_runs_and_draws_every_game(path: Path, tmp_path: Path) -> None:
    """What is kept of an earlier run shows the same things, and nothing of where it ran."""
    kept, fresh = opened(path), run(path, tmp_path)
    assert set(drawn(fresh)) == {"Crash & Grab", "Crash by Crash", "Cube Attack"}
    assert drawn(kept) == drawn(fresh)
    assert [output.output_type for output in outputs(kept)] == [output.output_type for output in outputs(fresh)]
    assert not [output for output in outputs(fresh) if output.get("name") == "stderr"]
    assert path.stat().st_size < LARGEST
    assert str(Path.cwd()) not in path.read_text(encoding="utf-8")
