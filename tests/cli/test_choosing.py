"""Choosing an action at the terminal: numbers, pointing, words, text forms, and why something is not possible."""

from typing import Any

import pytest

from crashyard.cli.terminal.choosing import Candidate, candidates, chosen_so_far, groups, narrow, read_action, why_not
from crashyard.engine import Position, Refusal, find_game
from crashyard.faces.words import Words
from tests.games.crash_and_grab import tables
from tests.games.cube_attack.tables import document

CUBE = find_game("cube-attack")
ENGLISH = Words("en", CUBE)


def table(cubes: str = "0@A0:short 0@C0 0@C0::2 0@S0 1@C1 1@S3") -> Position:
    return CUBE.load(document(cubes, 2))


def forms(found: list[Candidate]) -> list[dict[str, Any]]:
    return [candidate.form for candidate in found]


def every(position: Position, words: Words = ENGLISH) -> list[Candidate]:
    return candidates(position, 0, words)


def test_candidates_are_the_legal_actions() -> None:
    position = table()
    assert [candidate.action for candidate in every(position)] == position.legal(0)


def test_pointing_finds_one_action() -> None:
    found = narrow(every(table()), "A0 L0")
    assert forms(found) == [{"do": "move", "at": "A0", "to": "L0"}]


@pytest.mark.parametrize("typed", ["a0 l0", "A0, L0", "move A0 L0", "A0 move L0", "A0: move to L0", "0@A0:short L0"])
def test_pointing_is_generous(typed: str) -> None:
    assert forms(narrow(every(table()), typed)) == [{"do": "move", "at": "A0", "to": "L0"}]


def test_the_order_of_pointing_matters() -> None:
    there, back = (narrow(every(table("0@A0 0@L0 1@S3")), typed) for typed in ("A0 L0", "L0 A0"))
    assert [form["at"] for form in forms(there)] == ["A0"]
    assert [form["at"] for form in forms(back)] == ["L0"]


def test_pointing_at_one_thing_means_what_is_done_with_it() -> None:
    found = narrow(every(table("0@A0 0@L0 1@S3")), "A0")
    assert {form["at"] for form in forms(found)} == {"A0"}
    assert {form["to"] for form in forms(narrow(every(table("0@L0 1@S3")), "A0"))} == {"A0"}


def test_an_ambiguous_choice_is_narrowed_down() -> None:
    found = narrow(every(table()), "C0 H0")
    assert len(found) == 2
    assert len(narrow(found, "2")) == 1 and narrow(found, "2")[0].form["lives"] == 2


def test_words_of_every_language_are_understood() -> None:
    for language in ("en", "de", "es"):
        found = every(table(), Words(language, CUBE))
        phrase = next(candidate.phrase for candidate in found if candidate.form == {"do": "activate", "at": "A0"})
        assert forms(narrow(found, phrase)) == [{"do": "activate", "at": "A0"}]


def test_verbs_are_understood_in_part() -> None:
    assert forms(narrow(every(table()), "end")) == [{"do": "end_turn"}]


def test_a_button_is_called_what_it_means_at_this_moment() -> None:
    game = find_game("crash-and-grab")
    flight = tables.table(at={"red": (5, 1)}, boosters={"red": 1}, plans={"red": "2 right"})
    buttons = game.faces.scene(flight.view(0)).buttons
    found = candidates(flight, 0, Words("en", game), buttons)
    assert found[0].phrase == "No boost"
    assert found[1].phrase.startswith("Boost: 2 spaces")
    assert forms(narrow(found, "no boost")) == forms(narrow(found, "decline")) == [{"do": "decline"}]


def test_groups_follow_the_next_target() -> None:
    found = every(table())
    assert chosen_so_far(found) == 0
    assert [len({candidate.targets[0] for candidate in group}) for group in groups(found)] == [1] * len(groups(found))
    group = max(groups(found), key=len)
    assert chosen_so_far(group) == 1
    assert sum(len(part) for part in groups(group)) == len(group)


def test_groups_keep_actions_apart_that_have_no_further_target() -> None:
    same = [Candidate(number, {"do": "wait"}, ("x",), "wait") for number in range(3)]
    assert [len(group) for group in groups(same)] == [1, 1, 1]


def test_text_forms_and_json_are_read() -> None:
    position = table()
    assert read_action(position, 0, "move at=A0 to=L0") == read_action(position, 0, '{"do":"move","at":"A0","to":"L0"}')


@pytest.mark.parametrize(
    ("typed", "clause"),
    [
        ("A0 F", "R28"),
        ("a0 f", "R28"),
        ("move A0 F", "R28"),
        ("A0 A0", "R28"),
        ("A0 S0", "R11"),
        ("activate S0", "R36"),
        ("F H0", "section 6"),
    ],
)
def test_what_is_not_possible_is_explained_with_its_clause(typed: str, clause: str) -> None:
    position = table()
    assert why_not(position, 0, every(position), typed, position_places(position)).clause == clause


def position_places(position: Position) -> list[str]:
    return [place.id for place in CUBE.faces.scene(position.view(0)).places]


@pytest.mark.parametrize("typed", ["hello", "A0 Z9", "= =", "A0 L0 C0 H0 F", "{", "\x00"])
def test_what_is_not_understood_is_refused_without_a_clause(typed: str) -> None:
    position = table()
    refusal = why_not(position, 0, every(position), typed, position_places(position))
    assert refusal.key == "nothing-fits"


def test_an_illegal_text_form_is_refused_and_changes_nothing() -> None:
    position = table()
    before = position.to_json()
    with pytest.raises(Refusal):
        read_action(position, 0, "move at=A0 to=F")
    assert position.to_json() == before
