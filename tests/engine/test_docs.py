"""The documentation is true: its examples run, and the code it shows is the code there is."""

import doctest
import re
from pathlib import Path

import pytest

DOCS = Path(__file__).resolve().parents[2] / "docs"
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
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


@pytest.mark.parametrize(("path", "code"), shown_code(), ids=[path for path, _ in shown_code()])
def test_the_code_shown_is_the_code_there_is(path: str, code: str) -> None:
    """Word for word; a line with `# ...` stands for lines that are left out."""
    source = (DOCS.parent / path).read_text(encoding="utf-8")
    at = 0
    for part in re.split(r"^ *# \.\.\.\n", code, flags=re.MULTILINE):
        found = source.find(part.strip("\n"), at)
        assert found >= 0, f"{path} does not have:\n{part}"
        at = found + len(part.strip("\n"))


def test_every_module_of_the_tiny_game_is_shown() -> None:
    modules = {f"tests/tiny_game/{path.name}" for path in (DOCS.parent / "tests" / "tiny_game").glob("*.py")}
    assert modules <= {path for path, _ in shown_code()}
