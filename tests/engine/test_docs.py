"""The documentation is true: its examples run, and the code it shows is the code there is."""

import doctest
import re
from pathlib import Path

import pytest

from tests.faces.messages import FUNCTIONS

DOCS = Path(__file__).resolve().parents[2] / "docs"
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
NEW_GAME = "src/crashyard/games/headlong/"
TITLE = re.compile(r"^# ((?:tests|src)/\S+)\n")


def blocks(page: str, language: str) -> list[str]:
    text = (DOCS / page).read_text(encoding="utf-8")
    return [body for kind, body in BLOCK.findall(text) if kind == language]


def test_the_example_of_the_engine_runs() -> None:
    examples = "\n".join(blocks("engine.md", "pycon"))
    test = doctest.DocTestParser().get_doctest(examples, {}, "engine.md", "engine.md", 0)
    said: list[str] = []
    result = doctest.DocTestRunner(verbose=False).run(test, out=said.append)
    assert result.attempted > 30
    assert result.failed == 0, "".join(said)


def shown_code() -> list[tuple[str, str]]:
    """Each block of code in `adding-a-game.md`: the file it names in its first line, and the code."""
    found = []
    for block in blocks("adding-a-game.md", "python"):
        title = TITLE.match(block)
        assert title is not None, f"a block does not name its file: {block[:80]}"
        found.append((title[1], block[title.end() :]))
    return found


EXCERPTS = [(path, code) for path, code in shown_code() if not path.startswith(NEW_GAME)]


@pytest.mark.parametrize(("path", "code"), EXCERPTS, ids=[path for path, _ in EXCERPTS])
def test_the_code_shown_is_the_code_there_is(path: str, code: str) -> None:
    """Word for word; a line with `# ...` stands for lines that are left out."""
    source = (DOCS.parent / path).read_text(encoding="utf-8")
    at = 0
    for part in re.split(r"^ *# \.\.\.\n", code, flags=re.MULTILINE):
        found = source.find(part.strip("\n"), at)
        assert found >= 0, f"{path} does not have:\n{part}"
        at = found + len(part.strip("\n"))


def written_from_the_page() -> dict[str, str]:
    """The files of the new game that somebody has who copies every block of the page."""
    page = (DOCS / "adding-a-game.md").read_text(encoding="utf-8")
    found = {}
    for _, block in BLOCK.findall(page):
        title = re.match(rf"(?:# |<!-- ){NEW_GAME}(\S+)(?: -->)?\n", block)
        if title is not None:
            found[title[1]] = block[title.end() :]
    return found


def test_who_follows_the_page_has_the_game_that_the_suite_runs_over() -> None:
    folder = DOCS.parent / "tests" / "more_games" / "headlong"
    files = [path for path in folder.rglob("*") if path.is_file() and path.suffix in (".py", ".ftl", ".md")]
    there = {str(path.relative_to(folder)): path.read_text(encoding="utf-8") for path in files}
    assert written_from_the_page() == there


def test_the_page_names_every_function_of_the_words() -> None:
    page = (DOCS / "adding-a-game.md").read_text(encoding="utf-8")
    assert all(f"`{name}($" in page for name in FUNCTIONS)
