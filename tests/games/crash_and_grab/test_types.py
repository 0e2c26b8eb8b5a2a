"""Views and events are what their types say: every field is there, nothing else is, and each is of its type."""

from types import NoneType, UnionType
from typing import Any, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

from crashyard.engine import SPECTATOR, Event
from crashyard.games.crash_and_grab import GAME
from crashyard.games.crash_and_grab.forms import following
from crashyard.games.crash_and_grab.forms.views import CrashAndGrabFile, CrashAndGrabView
from crashyard.games.crash_and_grab.rules.facts import EVENT_FACTS
from tests.conformance.cases import Case, every_case, moments, random_play

CASES = [case for case in every_case() if case.game is GAME]


def is_a(value: object, kind: Any) -> bool:
    """Whether a JSON value is of a type made of TypedDicts, lists, unions and plain types."""
    if get_origin(kind) is NotRequired:
        return is_a(value, get_args(kind)[0])
    if get_origin(kind) in (Union, UnionType):
        return any(is_a(value, one) for one in get_args(kind))
    if get_origin(kind) is list:
        return type(value) is list and all(is_a(one, get_args(kind)[0]) for one in value)
    if get_origin(kind) is dict:
        names, values = get_args(kind)
        return type(value) is dict and all(is_a(name, names) and is_a(one, values) for name, one in value.items())
    if is_typeddict(kind):
        hints = get_type_hints(kind, include_extras=True)
        needed = {name for name, hint in hints.items() if get_origin(hint) is not NotRequired}
        if type(value) is not dict or not needed <= value.keys() <= hints.keys():
            return False
        return all(is_a(one, hints[name]) for name, one in value.items())
    assert kind in (str, int, bool, NoneType, None), kind
    return type(value) is (NoneType if kind is None else kind)


@pytest.mark.parametrize(
    ("value", "kind", "right"),
    [
        (3, int, True),
        (True, int, False),
        (None, int | None, True),
        (["a", None], list[str | None], True),
        (["a", None], list[str], False),
        ({"colour": "red", "type": "pilot"}, EVENT_FACTS["crew_flagged"], False),
        ({"crew": [{"colour": "red", "type": "pilot"}]}, EVENT_FACTS["crew_flagged"], True),
        ({"crew": [{"colour": "red"}]}, EVENT_FACTS["crew_flagged"], False),
        ({"seat": 1}, EVENT_FACTS["planned"], True),
        ({"seat": 1, "plans": []}, EVENT_FACTS["planned"], True),
        ({"seat": 1, "plan": []}, EVENT_FACTS["planned"], False),
        ({"red": ["pilot"]}, dict[str, list[str]], True),
        ({"red": [1]}, dict[str, list[str]], False),
    ],
)
def test_types_are_told_apart(value: object, kind: Any, right: bool) -> None:
    assert is_a(value, kind) == right


@pytest.mark.parametrize("case", CASES, ids=str)
def test_views_and_files_are_what_their_types_say(case: Case) -> None:
    for position in moments(case, "types", 12):
        assert is_a(position.to_json(), CrashAndGrabFile)
        for seat in case.watchers:
            assert is_a(position.view(seat), CrashAndGrabView)


def facts_of(event: Event, seat: int) -> dict[str, object]:
    return {name: value for name, value in event.seen_by(seat).items() if name not in ("event", "clause")}


@pytest.mark.parametrize("case", CASES, ids=str)
def test_events_are_what_their_types_say_to_whoever_hears_them(case: Case) -> None:
    for position, answer in random_play(case, "types", 250):
        twin = position.copy()
        twin.listen()
        twin.play(answer.seat, answer.action)
        for event in twin.heard():
            for seat in {0, *event.knowers, SPECTATOR}:
                assert is_a(facts_of(event, seat), EVENT_FACTS[event.kind]), event


def test_every_event_has_a_type() -> None:
    assert EVENT_FACTS.keys() == following._FOLLOW.keys()
    assert GAME.event_types is EVENT_FACTS and GAME.view_type is CrashAndGrabView
