"""One class name, one meaning: it stands once in the whole package, so that whoever reads it knows which is meant.

And the words of the field for whatever is no part of a game: a writer is no pen, a registry no hall. A person is
*they*.
"""

import ast
import json
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import crashyard

FOLDER = Path(str(crashyard.__file__)).parent
ROOT = Path(__file__).parents[1]

SOURCES = ("src", "tests", "bench", "examples", "tools")
SUFFIXES = (".py", ".js", ".mjs", ".css", ".html")
PAGES = ("docs", "bench")

PICTURES = {
    "claim": "take, hold, say",
    "foresight": "preview, look-ahead",
    "hall": "registry, backend",
    "house": "program, all games, generic",
    "office": "service",
    "pen": "writer",
    "scribe": "writer process",
    "shelf": "catalogue",
    "shelves": "places",
    "stray": "leave, left over",
    "warmth": "temperature",
}
"""Words that once called parts of the program by a picture, with what is said instead."""

PRONOUNS = {"he", "him", "his", "himself", "she", "her", "hers", "herself"}
"""A person is *they*, also the operator of Crash by Crash, who is a figure of the game."""

OTHERS = {"node_modules", "vendor", ".min"}
"""Folders and endings of what others have written."""

SAID_ALL_THE_SAME = {
    ("CHANGELOG.md", "shelf"): "an address that there was once, for those who used it",
    ("tests/browser/test_sound.py", "shelf"): "a shelf is a kind of filter of sound",
    ("docs/rules/cube-attack.md", "his"): "a quotation from the rulebook",
    ("src/crashyard/web/service-worker.js", "claim"): "what browsers call it to answer for pages that are open already",
    ("tests/lab/test_study_strengths.py", "claim"): "what a page says of people without having measured it",
    ("tests/lab/test_study_strengths.py", "claims"): "the same",
    ("tests/server/notifications/test_push.py", "claims"): "what a JSON Web Token says is called so",
}
"""Where such a word is the right one, and why."""

STANDING = {
    "src/crashyard/engine/orders/standing.py": "standing orders, as the rest of the world calls them",
    "src/crashyard/bots/reasons/futures.py": "how players stand: what each side has to show",
    "src/crashyard/engine/previews/effects.py": "how players stand: what a seat has to show",
    "src/crashyard/games/crash_and_grab/forms/effects.py": "how players stand: what a seat has to show",
    "src/crashyard/games/crash_by_crash/forms/effects.py": "how players stand: what a seat has to show",
    "src/crashyard/games/cube_attack/forms/effects.py": "how players stand: what a seat has to show",
    "src/crashyard/server/tables/saved_state.py": "standing orders",
    "tests/server/tables/test_orders.py": "standing orders",
}
"""What may be called *standing*, which is the orders that stand or how players stand, and no state of anything else."""


@cache
def texts() -> dict[str, str]:
    """The sources, the tools, the pages, and what people read in English; but for this file, which names the words."""
    found = [path for folder in SOURCES for path in (ROOT / folder).rglob("*") if path.suffix in SUFFIXES]
    found += [path for path in (ROOT / "tools").iterdir() if path.is_file()]
    found += [*ROOT.glob("*.md"), *(path for folder in PAGES for path in (ROOT / folder).rglob("*.md"))]
    found += [path for path in (ROOT / "src").rglob("*") if path.suffix in (".ftl", ".md") and is_english(path)]
    read = {
        path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted(set(found))
        if path != Path(__file__) and not OTHERS & {*path.parts, *path.suffixes}
    }
    for path in sorted((ROOT / "src").rglob("rules/pictures/*.json")):
        read[path.relative_to(ROOT).as_posix()] = json.loads(path.read_text(encoding="utf-8"))["caption"]["en"]
    return read


def is_english(path: Path) -> bool:
    """Whether the name of a file, or of its folder, says so."""
    return "en" in (path.stem, path.parent.name)


def words_of(text: str) -> Iterator[tuple[int, str]]:
    """Each word with its line, also those inside of names: `table_writer` has two, and `TableWriter` too."""
    for number, line in enumerate(text.splitlines(), 1):
        for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", line):
            yield number, word.lower()


def test_a_class_name_stands_once() -> None:
    """Private ones and those inside of others too."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for path in sorted(FOLDER.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                found[node.name].append(f"{path.relative_to(FOLDER)}:{node.lineno}")
    assert len(found) > 300
    assert {name: places for name, places in found.items() if len(places) > 1} == {}


def test_nothing_is_called_by_a_picture_and_nobody_he_or_she() -> None:
    banned = {each for word in PICTURES for each in (word, f"{word}s")} | PRONOUNS
    places: defaultdict[tuple[str, str], list[int]] = defaultdict(list)
    for path, text in texts().items():
        for number, word in words_of(text):
            if word in banned:
                places[path, word].append(number)
    assert len(texts()) > 1000
    assert {where: lines for where, lines in places.items() if where not in SAID_ALL_THE_SAME} == {}
    assert SAID_ALL_THE_SAME.keys() - places.keys() == set(), "that is said no more"


def test_only_orders_and_players_are_standing() -> None:
    found = set()
    for path, text in texts().items():
        if path.endswith(".py"):
            defined = (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
            names = [node.name for node in ast.walk(ast.parse(text)) if isinstance(node, defined)]
            if any(word == "standing" for name in [Path(path).stem, *names] for _, word in words_of(name)):
                found.add(path)
    assert found - STANDING.keys() == set()
    assert STANDING.keys() - found == set(), "that is not called so any more"
