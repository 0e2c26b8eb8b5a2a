"""The words of the rulebooks: no text says what `docs/words.md` rules out."""

import pytest

from crashyard.faces.words import Words
from crashyard.games.crash_by_crash.rules.cards.names import CARD_NAMES
from tests.faces.messages import messages
from tests.faces.vocabulary import ALL_GAMES, LANGUAGES, PAGE, RuledOut, Text, named, ruled_out, terms, texts

TERMS = terms(PAGE.read_text(encoding="utf-8"))
RULED_OUT = ruled_out(PAGE.read_text(encoding="utf-8"))
TEXTS = list(texts())
ON_THE_PAGE = sorted({heading for heading, _ in TERMS} - {ALL_GAMES})
"""A new game may be there without its terms."""


def broken(text: Text) -> list[str]:
    """Which terms that are ruled out for it a text uses."""
    of_it = [term for term in RULED_OUT if term.language == text.language and term.game in (ALL_GAMES, text.game)]
    return [f"{hit} (say: {term.instead})" for term in of_it if (hit := term.found_in(text.words))]


def test_no_text_uses_a_term_that_is_ruled_out() -> None:
    assert [f"{text.place}: {hit}" for text in TEXTS for hit in broken(text)] == []


@pytest.mark.parametrize("name", ON_THE_PAGE)
@pytest.mark.parametrize("language", LANGUAGES.values())
def test_every_term_that_is_ruled_out_would_be_found_in_the_texts_of_its_game(name: str, language: str) -> None:
    """Each of them, put into a sentence of the game, is found there; and the texts of the game are among those read."""
    mine = [term for term in RULED_OUT if (term.game, term.language) == (name, language)]
    assert mine
    for term in mine:
        written = term.term.replace("*", "")
        assert broken(Text(name, language, "here", f"Und {written.capitalize()}, … (x).")), term
    read = [text.place for text in TEXTS if (text.game, text.language) == (name, language)]
    assert any(place.endswith(".md") for place in read)
    assert len(read) > len(messages(named()[name].faces.package, language))


@pytest.mark.parametrize(
    ("term", "text", "found"),
    [
        ("Ufo*", "Die Ufos stürzen ab.", "Ufos"),
        ("Ufo*", "Das UFO-Tableau", "UFO"),
        ("*wagen", "Der Magnetwagen zieht.", "Magnetwagen"),
        ("Wagen*", "Des Wagens Rand", "Wagens"),
        ("Wagen*", "Das ist gewagt.", None),
        ("Stapel", "Der Nachziehstapel ist leer.", None),
        ("vom Plan", "Es fällt vom\nPlan.", "vom\nPlan"),
        ("vom Plan", "Es fällt vom Planeten.", None),
        ("puesto*", "tres puestos", "puestos"),
    ],
)
def test_terms_are_looked_for_as_whole_words(term: str, text: str, found: str | None) -> None:
    assert RuledOut("a game", "de", term, "another").found_in(text) == found


def test_every_term_stands_in_three_languages_with_its_source() -> None:
    assert len(TERMS) > 100
    for heading, cells in TERMS:
        assert heading in (ALL_GAMES, *named())
        assert all(cells), cells


def test_the_page_names_the_cards_as_the_game_does() -> None:
    game = named()["Crash by Crash"]
    on_the_page = [cells[:3] for _, cells in TERMS]
    for card in CARD_NAMES:
        assert [Words(language, game).say(f"card-{card}") for language in LANGUAGES.values()] in on_the_page
