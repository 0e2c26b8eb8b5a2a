"""The text form of actions."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crashyard.engine import Refusal
from crashyard.engine.forms.text import from_text, to_text

EXAMPLES = [
    ({"do": "end_turn"}, "end_turn"),
    ({"do": "move", "at": "L0", "to": "C0"}, "move at=L0 to=C0"),
    (
        {"do": "attack", "at": "F", "target": {"seat": 2, "at": "H1"}},
        "attack at=F target.seat=2 target.at=H1",
    ),
    ({"do": "activate", "at": "A0", "spent": ["attack"]}, 'activate at=A0 spent=["attack"]'),
    ({"do": "place", "at": [3, -1], "dir": "E"}, "place at=[3,-1] dir=E"),
    ({"do": "say", "what": "two words"}, 'say what="two\\u0020words"'),
    ({"do": "say", "what": "true", "so": True, "no": None}, 'say what="true" so=true no=null'),
    ({"do": "say", "what": "Grüße"}, 'say what="Gr\\u00fc\\u00dfe"'),
    ({"do": "say", "what": "1", "n": 1, "x": 1.5}, 'say what="1" n=1 x=1.5'),
    (4, "4"),
    (-1, "-1"),
    ([3, 1], "[3,1]"),
    ("clockwise", '"clockwise"'),
    ("two words", '"two\\u0020words"'),
    (None, "null"),
    (True, "true"),
]


@pytest.mark.parametrize(("form", "text"), EXAMPLES)
def test_examples(form: object, text: str) -> None:
    assert to_text(form) == text
    assert from_text(text) == form
    assert from_text(f"  {text}\n") == form


NAMES = st.from_regex(r"[a-z_][a-z0-9_]*", fullmatch=True) | st.text(max_size=3)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(NAMES, inner, max_size=3),
    max_leaves=8,
)


@given(st.dictionaries(NAMES, VALUES, max_size=4), NAMES)
def test_every_action_round_trips(fields: dict[str, object], do: str) -> None:
    form = fields | {"do": do}
    text = to_text(form)
    assert "\n" not in text
    assert from_text(text) == form


@given(VALUES)
def test_every_outcome_round_trips(form: object) -> None:
    assert from_text(to_text(form)) == form


@given(st.text())
def test_every_text_is_a_form_or_refused(text: str) -> None:
    try:
        form = from_text(text)
    except Refusal:
        return
    assert from_text(to_text(form)) == form


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "empty-action"),
        ("   \n", "empty-action"),
        ("move L0", "action-text"),
        ("move at=L0 at=L1", "action-text"),
        ("move at=L0 at.x=1", "action-text"),
        ("move do=x", "action-text"),
        ("move do.x=1", "action-text"),
        ("move at=", "not-json"),
        ("move at={", "not-json"),
        ('{"do": "move"', "not-json"),
        ("[1, 2]", "action-text"),
        ("+4", "not-json"),
    ],
)
def test_refusals(text: str, key: str) -> None:
    with pytest.raises(Refusal) as caught:
        from_text(text)
    assert caught.value.key == key
