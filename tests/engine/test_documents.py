"""Reading JSON that people wrote."""

import json

import pytest

from crashyard.engine import Fields, Refusal, parse_json
from crashyard.engine.forms.documents import DEEPEST, shown


def refused(text: str) -> Refusal:
    with pytest.raises(Refusal) as caught:
        parse_json(text, "the position")
    assert caught.value.key == "not-json"
    assert caught.value.data["what"] == "the position"
    return caught.value


@pytest.mark.parametrize("text", ["", "{", "nul", "{]", '{"a":}', "[1,]", "'a'", "\ufeff{}", "1 2", '"\n"'])
def test_broken_json_is_refused_with_its_place(text: str) -> None:
    refusal = refused(text)
    assert refusal.data["problem"] == "broken"
    assert refusal.data["line"] == 1
    assert refusal.data["column"]


@pytest.mark.parametrize("text", ["NaN", "[Infinity]", '{"a": -Infinity}', "1e999", "[-1e400]"])
def test_numbers_that_json_does_not_have_are_refused(text: str) -> None:
    assert refused(text).data["problem"] == "number"


def test_a_field_that_stands_twice_is_refused() -> None:
    refusal = refused('{"a": 1, "b": {"c": 1, "c": 2}}')
    assert refusal.data["problem"] == "repeated"
    assert refusal.data["value"] == "c"


@pytest.mark.parametrize("depth", [DEEPEST + 1, 500, 100_000])
@pytest.mark.parametrize("bracket", ["[]", '{"a":}'])
def test_deep_nesting_is_refused(depth: int, bracket: str) -> None:
    opening, closing = bracket[:-1], bracket[-1]
    assert refused(opening * depth + "1" + closing * depth).data["problem"] == "deep"


def test_nesting_within_reason_is_read() -> None:
    value = parse_json("[" * DEEPEST + "]" * DEEPEST, "the position")
    assert json.dumps(value) == "[" * DEEPEST + "]" * DEEPEST


def test_brackets_in_texts_are_no_nesting() -> None:
    assert parse_json(json.dumps(["[" * 500, '"\\{' * 500]), "the position") == ["[" * 500, '"\\{' * 500]


def test_huge_numbers_are_read_or_refused() -> None:
    assert parse_json("9" * 400, "the position") == int("9" * 400)
    assert refused("9" * 10_000).data["problem"] == "number"


@pytest.mark.parametrize(
    ("value", "quoted"),
    [
        ("move", "move"),
        ("a\n  b\tc", "a b c"),
        ("x" * 41, "x" * 37 + "..."),
        (None, "null"),
        ([1, "a", {}], '[1, "a", {}]'),
        ("\x1b[31mred", "\ufffd[31mred"),
        ("half \ud800", "half \ufffd"),
        ("right\u202eleft", "right\ufffdleft"),
        ("Grüße", "Grüße"),
    ],
)
def test_values_are_quoted_on_one_harmless_line(value: object, quoted: str) -> None:
    assert shown(value) == quoted


def test_whatever_cannot_be_written_can_still_be_quoted() -> None:
    circle: list[object] = []
    circle.append(circle)
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]
    for value in (10**5000, circle, deep, {1: object()}, {(1, 2): 3}, float("nan"), {1, 2}, b"x"):
        assert 0 < len(shown(value)) <= 40


class TestFields:
    """Every wrong field is refused with what would be right."""

    def fields(self, **content: object) -> Fields:
        return Fields(content, "the thing")

    def wrong(self, refusal: Refusal, field: str, right: str) -> None:
        assert refusal.key == "wrong-field"
        assert refusal.data["what"] == "the thing"
        assert refusal.data["field"] == field
        assert refusal.data["right"] == right

    @pytest.mark.parametrize("document", [None, [], "{}", 3, True])
    def test_a_document_is_an_object(self, document: object) -> None:
        with pytest.raises(Refusal, match="not-an-object"):
            Fields(document, "the thing")

    @pytest.mark.parametrize("value", [0, 4, -1, 1.0, "1", None, True, [], 2**70])
    def test_integers_are_within_bounds(self, value: object) -> None:
        assert self.fields(n=1).integer("n", 1, 3) == 1
        with pytest.raises(Refusal) as caught:
            self.fields(n=value).integer("n", 1, 3)
        self.wrong(caught.value, "n", "1..3")

    def test_defaults_stand_in_for_what_is_missing(self) -> None:
        assert self.fields().integer("n", 1, 3, default=2) == 2
        assert self.fields().text("t", default="x") == "x"
        assert self.fields().boolean("b", default=True) is True

    def test_missing_fields_are_refused(self) -> None:
        fields = self.fields(other=1)
        with pytest.raises(Refusal, match="missing-field"):
            fields.take("n")
        with pytest.raises(Refusal, match="missing-field"):
            fields.integer("n", 1, 3)
        with pytest.raises(Refusal, match="missing-field"):
            fields.text("n")
        with pytest.raises(Refusal, match="missing-field"):
            fields.items("n")
        with pytest.raises(Refusal, match="missing-field"):
            fields.object("n")

    @pytest.mark.parametrize("value", [1, None, "true", []])
    def test_booleans(self, value: object) -> None:
        with pytest.raises(Refusal) as caught:
            self.fields(b=value).boolean("b", default=False)
        self.wrong(caught.value, "b", "true, false")

    @pytest.mark.parametrize("value", ["c", "", 1, None, ["a"]])
    def test_texts_are_one_of_their_choices(self, value: object) -> None:
        with pytest.raises(Refusal) as caught:
            self.fields(t=value).text("t", ["a", "b"])
        self.wrong(caught.value, "t", "a, b")

    def test_lists_have_their_length(self) -> None:
        assert self.fields(x=[1, 2]).integers("x", 2, 0, 9) == [1, 2]
        unfit: list[object] = ["ab", [1], [1, 2, 3], {}]
        for value in unfit:
            with pytest.raises(Refusal, match="wrong-field"):
                self.fields(x=value).items("x", 2)
        unfit = [[1, 10], [1, True], [1, 1.0], [1, None]]
        for value in unfit:
            with pytest.raises(Refusal, match="wrong-field"):
                self.fields(x=value).integers("x", 2, 0, 9)

    def test_inner_objects_are_named(self) -> None:
        inner = self.fields(a={"b": 1}).object("a")
        with pytest.raises(Refusal) as caught:
            inner.text("b")
        assert caught.value.data["what"] == "the thing: a"

    def test_leftovers_are_refused(self) -> None:
        fields = self.fields(a=1, b=2)
        fields.take("a")
        assert "a" not in fields
        assert "b" in fields
        with pytest.raises(Refusal, match="unknown-field") as caught:
            fields.end()
        assert caught.value.data["field"] == "b"

    def test_the_document_is_left_alone(self) -> None:
        document = {"a": 1, "b": [2, 3], "c": [4]}
        fields = Fields(document, "the thing")
        fields.take("a")
        fields.integers("b", 2, 0, 9).clear()
        fields.items("c").clear()
        assert document == {"a": 1, "b": [2, 3], "c": [4]}
