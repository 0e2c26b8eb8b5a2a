"""Every field of a position is declared, and everybody knows of it: copies, files, views and observations.

A field that somebody adds and nobody tells of fails `test_every_field_is_declared`; once it is declared, each of the
others fails, by its name, until that is written.
"""

from functools import partial

import pytest

from crashyard.engine import Dice, Game, Position, Refusal, games
from crashyard.engine.forms.state import Known, StateField
from tests.conformance.fields import (
    Noticed,
    asked,
    attributes,
    declared,
    inside,
    noticed,
    observer,
    parts_of,
    plain,
    sample,
)

pytestmark = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)


def names(found: list[StateField]) -> list[str]:
    return [one.name for one in found]


def said(position: Position, one: StateField) -> list[object]:
    """What the file of a position says of a field."""
    return [inside(position.to_json(), one.path)]


def told(game: Game) -> list[tuple[StateField, Noticed]]:
    """The fields that follow from no others, and who noticed what of them."""
    return [(one, noticed(game)[one.name]) for one in declared(game) if not one.derived]


def test_every_field_is_declared(game: Game) -> None:
    assert len(set(names(declared(game)))) == len(declared(game)), "a field is declared twice"
    for _, position in sample(game).positions:
        assert attributes(position) == set(names(declared(game)))


def test_copies_keep_every_field(game: Game) -> None:
    for _, position in sample(game).positions:
        twin = position.copy()
        for name in attributes(position):
            assert plain(getattr(twin, name)) == plain(getattr(position, name)), name
    assert [one.name for one, found in told(game) if not (found.copied and found.copies)] == []


def test_copies_share_only_what_is_declared(game: Game) -> None:
    """What may be changed in place is a copy of its own."""
    for _, position in sample(game).positions:
        for one in declared(game):
            value = getattr(position, one.name)
            if not one.shared and hasattr(value, "__setitem__") and len(value) and isinstance(value[0], int):
                twin = position.copy()
                mine = getattr(twin, one.name)
                before = plain(value)
                mine[0] = mine[0] + 1 if mine[0] < 2 else mine[0] - 1
                assert plain(getattr(position, one.name)) == before, one.name


def test_files_keep_every_field(game: Game) -> None:
    """What is loaded has the same fields as what was saved, those that follow from others too."""
    for _, position in sample(game).positions:
        loaded = game.load(game.save(position))
        for one in declared(game):
            if not one.unsaved:
                assert plain(getattr(loaded, one.name)) == plain(getattr(position, one.name)), one.name
    assert [one.name for one, found in told(game) if not one.unsaved and not found.loaded] == []


def test_files_tell_every_field_where_it_is_declared(game: Game) -> None:
    for _, position in sample(game).positions[:10]:
        for one in declared(game):
            assert asked(partial(said, position, one)) is not None, one.name
    assert [one.name for one, found in told(game) if not one.unsaved and not found.file] == []


def test_views_tell_every_field_to_those_who_may_know_it(game: Game) -> None:
    public = [(one, found) for one, found in told(game) if one.known is Known.EVERYBODY and not one.unsaved]
    assert [one.name for one, found in public if not found.everybody] == []
    assert [one.name for one, found in told(game) if one.known is Known.OWNER and not found.owner] == []


def test_what_is_hidden_is_in_no_view(game: Game) -> None:
    """And what is drawn anew for somebody who may not know it is declared to be hidden."""
    assert [one.name for one, found in told(game) if one.known is Known.NOBODY and not found.nobody] == []
    for case, position in sample(game).positions:
        for seat in case.watchers:
            twin = position.possible(seat, Dice("hidden"))
            for one in declared(game):
                if one.known is Known.EVERYBODY and not one.derived:
                    assert plain(getattr(twin, one.name)) == plain(getattr(position, one.name)), one.name


def test_observations_show_every_field_where_it_is_declared(game: Game) -> None:
    try:
        parts = {part.name for part in observer(game, game.players[0]).parts}
    except Refusal:
        return
    for one in declared(game):
        assert bool(one.observed) != bool(one.unobserved), one.name
        assert parts_of(one) <= parts, one.name
    assert {
        one.name: parts_of(one) - found.observed for one, found in told(game) if parts_of(one) - found.observed
    } == {}
