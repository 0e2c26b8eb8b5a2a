"""Names and chat: what is shown is what can be seen, and who looks like somebody else is not let in as them."""

import pytest

from crashyard.engine import Refusal
from crashyard.server.accounts.names import LONGEST_NAME, MOST_MARKS, clean_name, clean_text, fold


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Ann", "Ann"),
        ("  Ann \t of\nBath ", "Ann of Bath"),
        ("<b>Ann</b>", "<b>Ann</b>"),
        ("A\u200bn\u200dn\ufeff", "Ann"),
        ("\u202eAnn\u2066", "Ann"),
        ("\u061cAnn\u200f", "Ann"),
        ("Ann\x00\x1b[31m", "Ann[31m"),
        ("A\u0308nne", "Änne"),
        ("שלום", "שלום"),
        ("Zoë 🚀", "Zoë 🚀"),
        ("a" + "\u0323" * 9, "ạ\u0323"[: 1 + MOST_MARKS] + "\u0323"),
    ],
)
def test_a_name_is_one_visible_line(given: str, shown: str) -> None:
    assert clean_name(given) == shown


@pytest.mark.parametrize(
    "name",
    ["", "   ", "\u200b", "\u202e\u202d", "\u3164", "\u2800 \u115f", "\u0301", "x" * (LONGEST_NAME + 1), "\ue000"],
)
def test_a_name_that_cannot_be_seen_or_is_too_long_is_refused(name: str) -> None:
    with pytest.raises(Refusal, match="name-unseen"):
        clean_name(name)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ANN"),
        ("Paypal", "Pаypаl"),
        ("Bill", "BiII"),
        ("Leo", "1e0"),
        ("Scope", "Ѕсоре"),
        ("Max", "Ｍａｘ"),
        ("Straße", "STRASSE"),
        ("Ann", "A\u200bnn"),
        ("Änne", "A\u0308nne"),
        ("vova", "νονа"),
    ],
)
def test_names_that_look_alike_are_the_same(one: str, other: str) -> None:
    assert fold(one) == fold(other)


@pytest.mark.parametrize(("one", "other"), [("Ann", "Anne"), ("Änne", "Anne"), ("Ben", "Bem"), ("a b", "ab")])
def test_names_that_look_different_are_different(one: str, other: str) -> None:
    assert fold(one) != fold(other)


def test_what_a_name_is_kept_as_has_room_in_the_database() -> None:
    with pytest.raises(Refusal, match="name-unseen"):
        fold("\ufdfa" * 8)


def test_chat_keeps_what_scripts_need_and_nothing_that_turns_the_writing() -> None:
    assert clean_text("می\u200cخواهم 👨\u200d👩\u200d👧") == "می\u200cخواهم 👨\u200d👩\u200d👧"
    assert clean_text("a\u202eb\u2067c\x07") == "abc"
    assert clean_text("\u200d\u200c \n") == ""
    assert len(clean_text("e" + "\u0301" * 500)) <= 2 + MOST_MARKS
