"""Position files are complete, lossless and plain JSON."""

import json
from typing import Any

import pytest

from crashyard.engine import Dice, Game, Position, load_position, play_at_random
from crashyard.engine.game import FORMAT
from tests.conformance.cases import Case, every_case, everything, frozen, is_plain_json, moments, random_play

pytestmark = pytest.mark.parametrize("case", every_case(), ids=str)


def test_position_files_round_trip(case: Case) -> None:
    for position in moments(case, "files", 8):
        document = case.game.save(position)
        assert is_plain_json(document)
        game, loaded = load_position(json.loads(json.dumps(document)))
        assert game is case.game
        assert frozen(game.save(loaded)) == frozen(document)
        assert frozen(without_values(loaded, case)) == frozen(without_values(position, case))
        remember_the_same(game, position, loaded)
        assert frozen(everything(loaded, case)) == frozen(everything(position, case))


def without_values(position: Position, case: Case) -> dict[str, Any]:
    """All but the guesses of bots, which may remember what no file keeps."""
    return {name: value for name, value in everything(position, case).items() if name != "values"}


def remember_the_same(game: Game, position: Position, loaded: Position) -> None:
    """Hand on what files do not keep (`StateField.unsaved`)."""
    for field in game.state:
        if field.unsaved:
            setattr(loaded, field.name, getattr(position, field.name))


def test_a_loaded_position_is_played_on_like_the_original(case: Case) -> None:
    """Nothing that matters is missing from the file: every following answer does the same to both."""
    loaded = case.new()
    loaded.listen()
    for index, (position, answer) in enumerate(random_play(case, "on", 45)):
        if index % 15 == 7:
            loaded = case.game.load(case.game.save(position))
            loaded.listen()
            position.listen()
        loaded.play(answer.seat, answer.action)
        twin = position.copy()
        twin.listen()
        twin.play(answer.seat, answer.action)
        assert frozen(loaded.to_json()) == frozen(twin.to_json())
        assert [event.whole() for event in loaded.heard()] == [event.whole() for event in twin.heard()]


def test_playing_on_does_not_write_into_the_file(case: Case) -> None:
    for position in moments(case, "written", 5):
        document = case.game.save(position)
        before = frozen(document)
        play_at_random(case.game.load(document), Dice("written"), 30)
        assert frozen(document) == before


def test_a_file_without_a_header_is_known_by_its_fields(case: Case) -> None:
    for position in moments(case, "header", 3):
        game, loaded = load_position(position.to_json())
        assert game is case.game
        assert frozen(loaded.to_json()) == frozen(position.to_json())


def test_files_say_game_format_and_rules(case: Case) -> None:
    document = case.game.save(case.new())
    header = {"game": case.game.name, "format": FORMAT, "rules": case.game.rules_version}
    assert {name: document[name] for name in header} == header


def test_views_are_plain_json_and_say_who_is_awaited(case: Case) -> None:
    for position in moments(case, "plain", 6):
        for seat in case.watchers:
            view = position.view(seat)
            assert is_plain_json(view)
            assert view["awaited"] == position.awaited_seats()
        assert is_plain_json(position.possible(0, Dice("plain")).to_json())
