"""Views and events are what their types say, field by field."""

import types
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

from crashyard.engine import Event, Game, Position, Refusal, games
from tests.conformance.cases import every_case, random_play
from tests.conformance.fields import sample

ANSWERS = 600

pytestmark = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)


def mistakes(value: object, kind: Any, where: str) -> list[str]:
    """In which places a value is not of a type."""
    origin, inner = get_origin(kind), get_args(kind)
    if is_typeddict(kind):
        return _mistakes_of_fields(value, kind, where)
    if origin in (Union, types.UnionType):
        return [] if any(mistakes(value, one, where) == [] for one in inner) else [f"{where}: {value!r} is no {kind}"]
    if origin is Literal:
        return [] if value in inner else [f"{where}: {value!r} is none of {inner}"]
    if origin is list:
        if type(value) is not list:
            return [f"{where}: {value!r} is no list"]
        return [one for item in value for one in mistakes(item, inner[0], f"{where}[]")]
    if origin is dict:
        if type(value) is not dict:
            return [f"{where}: {value!r} is no object"]
        return [one for item in value.values() for one in mistakes(item, inner[1], f"{where}.*")]
    assert kind in (int, str, bool, float, None, type(None)), f"{where}: {kind} says too little"
    right = value is None if kind in (None, type(None)) else type(value) is kind
    return [] if right else [f"{where}: {value!r} is no {kind}"]


def _mistakes_of_fields(value: object, kind: Any, where: str) -> list[str]:
    if type(value) is not dict:
        return [f"{where}: {value!r} is no object"]
    hints = get_type_hints(kind)
    found = [f"{where}: {name} is missing" for name in kind.__required_keys__ - value.keys()]
    found += [f"{where}: {name} is not declared" for name in value.keys() - hints.keys()]
    for name in value.keys() & hints.keys():
        found += mistakes(value[name], hints[name], f"{where}.{name}")
    return found


def test_views_are_what_their_type_says(game: Game) -> None:
    for case, position in sample(game).positions:
        for seat in case.watchers:
            assert mistakes(position.view(seat), game.view_type, "view") == []


def test_events_are_what_their_types_say(game: Game) -> None:
    """Every kind of them is heard: some only happen with an option."""
    heard: list[Event] = []
    for case in every_case():
        if case.game is game:
            for index, (position, _) in enumerate(random_play(case, "types", ANSWERS)):
                if not position.listening():
                    position.listen()
                heard += position.heard()
                if index % 50 == 0 and not case.options:
                    heard += resignation(position.copy())
            heard += position.heard()
    for event in heard:
        assert event.kind in game.event_types, f"{event.kind} has no type"
        assert mistakes({**event.public, **event.secret}, game.event_types[event.kind], event.kind) == []
    assert {event.kind for event in heard} == game.event_types.keys()


def resignation(position: Position) -> list[Event]:
    position.listen()
    try:
        position.resign(0)
    except Refusal:
        assert position.heard() == []
    return position.heard()
