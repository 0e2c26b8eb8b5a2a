"""Colours that were chosen (section 22): the same game under other names, wherever somebody looks at it."""

import json
from typing import Any

import pytest

from crashyard.engine import (
    CHANCE,
    NOBODY,
    SPECTATOR,
    Actions,
    Dice,
    Position,
    Record,
    SeededChance,
    find_game,
    load_record,
)
from crashyard.faces.svg import render
from crashyard.faces.terminal import draw
from crashyard.faces.words import LANGUAGES, Words
from crashyard.games.crash_and_grab import GAME
from crashyard.games.crash_and_grab.rules.board import COLOURS
from crashyard.games.crash_and_grab.rules.options import palette, spell_colours

CHOSEN = {2: "pink,yellow,purple,red", 3: "blue,pink,red", 6: "pink,purple,yellow,blue,green,red"}


def step(position: Position, dice: Dice, actions: Actions) -> None:
    seat = int(position.awaited())
    if seat not in (CHANCE, NOBODY):
        seat = position.awaited_seats()[0]
    position.play(seat, position.throw(dice, actions) if seat == CHANCE else position.pick(seat, dice, actions))


def renamed(document: Any, names: dict[str, str]) -> Any:
    """A document with other names of colours."""
    if isinstance(document, dict):
        return {names.get(name, name): renamed(value, names) for name, value in document.items()}
    if isinstance(document, list):
        return [renamed(value, names) for value in document]
    return names.get(document, document) if isinstance(document, str) else document


@pytest.mark.parametrize(("players", "value"), CHOSEN.items())
def test_R68_chosen_colours_change_nothing_but_names(players: int, value: str) -> None:
    """The same answers, and whatever is told of them is the same but for the names."""
    usual, chosen = GAME.new(players), GAME.new(players, {"colours": value})
    names = dict(zip(COLOURS, palette(players, value), strict=True))
    first, second, actions = Dice("names"), Dice("names"), Actions()
    for position in (usual, chosen):
        position.listen()
    for _ in range(250):
        if usual.awaited() == NOBODY:
            break
        step(usual, first, actions)
        step(chosen, second, actions)
        told = [event.whole() for event in usual.heard()]
        assert renamed(told, names) == [event.whole() for event in chosen.heard()]
        expected = renamed(usual.to_json(), names) | {"options": {"mode": "base", "colours": value}}
        assert chosen.to_json() == expected


def test_R68_two_players_have_two_colours_each() -> None:
    saucers: Any = GAME.new(2, {"colours": CHOSEN[2]}).to_json()["saucers"]
    assert [(saucer["colour"], saucer["seat"]) for saucer in saucers] == [
        ("pink", 0),
        ("purple", 1),
        ("yellow", 0),
        ("red", 1),
    ]


def test_R68_the_usual_colours_may_be_named_too() -> None:
    """Then they are those of the default, and the file says so."""
    position = GAME.new(3, {"colours": "red,green,blue"})
    assert position.to_json() == GAME.new(3).to_json()
    assert spell_colours(2, palette(2, "red,blue,green,yellow")) == "by-seat"


@pytest.mark.parametrize(("players", "value"), CHOSEN.items())
def test_R68_files_forms_and_events_know_the_chosen_colours(players: int, value: str) -> None:
    position = GAME.new(players, {"colours": value})
    dice, actions = Dice("forms"), Actions()
    position.listen()
    view: dict[str, Any] = position.view(SPECTATOR)
    for _ in range(200):
        if position.awaited() == NOBODY:
            break
        seat = int(position.awaited())
        seat = seat if seat == CHANCE else position.awaited_seats()[0]
        for action in position.legal(seat)[:20]:
            assert position.parse_action(seat, position.action_json(seat, action)) == action
        step(position, dice, actions)
        GAME.follow(view, position.heard())
        assert view == position.view(SPECTATOR)
        assert GAME.load(json.loads(json.dumps(GAME.save(position)))).to_json() == position.to_json()


def test_R68_records_keep_the_chosen_colours() -> None:
    record = Record.new(GAME, 3, {"colours": CHOSEN[3]}, SeededChance("kept"))
    record.let_chance_play(record.opening())
    position = record.position()
    loaded = load_record(record.to_json())
    assert loaded.options["colours"] == CHOSEN[3]
    assert loaded.position().to_json() == position.to_json()


@pytest.mark.parametrize("language", LANGUAGES)
def test_R68_pictures_and_sentences_show_the_chosen_colours(language: str) -> None:
    """Whoever has no name is called by the colour; nobody is called red, green or blue here."""
    game = find_game("crash-and-grab")
    record = Record.new(game, 3, {"colours": "pink,purple,yellow"}, SeededChance("seen"))
    position = record.opening()
    record.let_chance_play(position)
    view = position.view(SPECTATOR)
    assert game.faces.seat_colours(view) == (5, 4, 3)
    words = Words(language, game, colours=game.faces.seat_colours(view))
    usual = Words(language, game)
    assert [words.seat(seat) for seat in range(3)] == [usual.seat(number) for number in (5, 4, 3)]
    scene = game.faces.scene(view)
    for picture in (render(scene, words=words), draw(scene, colour=False, words=words)):
        assert words.seat(0) in picture
        if view["extra_colour"] != "red":
            assert usual.seat(0) not in picture
    assert [side.colour for side in scene.sides] == ["#ff9ad5", "#b98aff", "#ffd23a"]


def test_R68_the_laboratory_knows_whose_colours_they_are() -> None:
    position = GAME.new(2, {"colours": CHOSEN[2]})
    witness: Any = GAME.witness(position)
    assert [witness._owner(colour) for colour in ("pink", "yellow", "purple", "red")] == [0, 0, 1, 1]
