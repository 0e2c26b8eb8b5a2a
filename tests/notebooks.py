"""Running notebooks. `python -m tests.notebooks` runs those of the documentation and keeps what comes out."""

from importlib import import_module
from pathlib import Path
from typing import Any

from nbclient import NotebookClient

from tests.cli.running import environment

nbformat: Any = import_module("nbformat")
"""It has types, but not for all."""

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "notebooks"


def notebooks() -> list[Path]:
    return sorted(FOLDER.glob("*.ipynb"))


def opened(path: Path) -> Any:
    return nbformat.read(path, as_version=4)


def run(path: Path, folder: Path) -> Any:
    """The notebook with what comes out of its cells, run in a folder; whatever fails in it fails here."""
    notebook = opened(path)
    client = NotebookClient(notebook, timeout=120, kernel_name="python3", resources={"metadata": {"path": str(folder)}})
    client.execute(env=environment())
    return notebook


def keep(path: Path) -> None:
    """Write the notebook with what comes out of it, but without what differs from run to run."""
    notebook = run(path, FOLDER)
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
    notebook.metadata.pop("language_info", None)
    nbformat.write(notebook, path)


if __name__ == "__main__":
    for each in notebooks():
        keep(each)
