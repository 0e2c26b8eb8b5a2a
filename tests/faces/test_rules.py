"""The players' rules of every game, in every language."""

import ast
import re
from importlib.resources import files
from pathlib import Path

import pytest

from crashyard.engine import Game, games
from crashyard.faces.rules import paragraphs_of, read_rules
from crashyard.faces.words import LANGUAGES, Words

CLAUSE = re.compile(r"\bR-?\d\d\b")
NUMBER = re.compile(r"(?:sections?|Abschnitte?|secci[oó]n(?:es)?) ([\d.]+)(?: (?:and|und|y) ([\d.]+))?")

NAMED = re.compile(r"R-?\d\d|section \d+(\.\d+)?")

every_game = pytest.mark.parametrize("game", games().values(), ids=lambda game: str(game.name))


def _text(game: Game, language: str) -> str:
    return " ".join(chapter.html for chapter in read_rules(game, language))


def _sections(text: str) -> list[str]:
    return [number for pair in NUMBER.findall(text) for number in pair if number]


@every_game
def test_all_languages_tell_the_same(game: Game) -> None:
    """As many chapters, lists and tables, and the same clauses in the same order."""
    english = _text(game, "en")
    for language in LANGUAGES:
        text = _text(game, language)
        assert len(read_rules(game, language)) == len(read_rules(game, "en"))
        for mark in ("<li>", "<tr>", "<p>", "<strong>"):
            assert text.count(mark) == english.count(mark), (language, mark)
        assert CLAUSE.findall(text) == CLAUSE.findall(english)
        assert _sections(text) == _sections(english)


def _law(game: Game) -> str:
    """In `docs/rules`, or, while a game is being written, in its own folder."""
    pages = [
        Path(__file__).parents[2] / "docs" / "rules" / f"{game.name}.md",
        Path(str(files(game.package))) / "RULES.md",
    ]
    return next(page for page in pages if page.exists()).read_text(encoding="utf-8")


@every_game
def test_every_clause_is_one_of_the_law(game: Game) -> None:
    law = _law(game)
    for clause in CLAUSE.findall(_text(game, "en")):
        assert f"**{clause}" in law, clause
    for section in _sections(_text(game, "en")):
        assert re.search(rf"^##+ {re.escape(section)}[. ]", law, re.MULTILINE), section


@every_game
def test_the_first_chapter_is_headed_by_the_name_of_the_game(game: Game) -> None:
    for language in LANGUAGES:
        assert read_rules(game, language)[0].title.replace("& ", "and ").lower().replace(" ", "-") == game.name


def _clauses(game: Game) -> set[str]:
    """Every clause that the code of the rules names: of events and of refusals."""
    named = set()
    for path in Path(str(files(game.package))).joinpath("rules").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and NAMED.fullmatch(node.value):
                named.add(node.value)
    return named


@every_game
def test_every_clause_leads_to_a_paragraph_in_every_language(game: Game) -> None:
    for language in LANGUAGES:
        words = Words(language, game)
        for clause in _clauses(game):
            assert paragraphs_of(game, words, clause), (language, clause)


def test_markup_in_a_text_is_not_believed() -> None:
    html = " ".join(_text(game, language) for game in games().values() for language in LANGUAGES)
    assert "<script" not in html
    assert "onclick" not in html
