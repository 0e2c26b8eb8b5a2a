"""Small hand-made positions, and short words for what is done on them.

A cube is written as seat, planet and what it has beyond the plain one: `0@A0`, `0@A0:short`, `1@H0:long:2:attack`
is seat 1's cube on H0 with long range and two lives that has attacked in this turn.
"""

import json
from collections import Counter
from typing import Any

import pytest

from crashyard.engine import Event, Position, Refusal
from crashyard.games.cube_attack import GAME

END_TURN = {"do": "end_turn"}
MARKS = ("activate", "attack")


def move(at: str, to: str, **which: Any) -> dict[str, Any]:
    return {"do": "move", "at": at, "to": to, **which}


def activate(at: str, **which: Any) -> dict[str, Any]:
    return {"do": "activate", "at": at, **which}


def attack(at: str, seat: int, place: str, **which: Any) -> dict[str, Any]:
    """`which` tells the acting cube apart; use `aimed` to tell the target apart."""
    return {"do": "attack", "at": at, "target": {"seat": seat, "at": place}, **which}


def aimed(form: dict[str, Any], **which: Any) -> dict[str, Any]:
    """An attack with more said about its target."""
    return form | {"target": form["target"] | which}


def cube(text: str) -> dict[str, Any]:
    """The JSON form of a cube written in short."""
    seat, _, rest = text.partition("@")
    at, *extras = rest.split(":")
    weapon = next((extra for extra in extras if extra in ("short", "long")), "none")
    spent = [extra for extra in extras if extra in MARKS]
    return {"seat": int(seat), "at": at, "weapon": weapon, "lives": 2 if "2" in extras else 1, "spent": spent}


def spell(form: dict[str, Any]) -> str:
    """A cube in short."""
    extras = [form["weapon"]] if form["weapon"] != "none" else []
    extras += ["2"] if form["lives"] == 2 else []
    return ":".join([f"{form['seat']}@{form['at']}", *extras, *form["spent"]])


def document(cubes: str, players: int = 6, **fields: Any) -> dict[str, Any]:
    """A position file without header: on `galaxy-6`, seat 0 to move in round 1, reserves so that the wood adds up."""
    pieces = [cube(text) for text in cubes.split()]
    removed = fields.pop("removed", [0] * players)
    in_play: Counter[int] = Counter()
    for piece in pieces:
        in_play[piece["seat"]] += piece["lives"]
    plain: dict[str, Any] = {
        "board": "galaxy-6",
        "players": players,
        "marker": 0,
        "round": 1,
        "active": 0,
        "left": 2,
        "scores": [0] * players,
        "reserve": [20 - in_play[seat] - removed[seat] for seat in range(players)],
        "removed": removed,
        "cubes": pieces,
    }
    return plain | fields


def table(cubes: str, players: int = 6, **fields: Any) -> Position:
    """The position of such a file, with a listener."""
    position = GAME.load(document(cubes, players, **fields))
    position.listen()
    return position


def state(position: Position) -> dict[str, Any]:
    """The complete state of a position."""
    return dict(position.to_json())


def cubes(position: Position, seat: int | None = None) -> list[str]:
    """All cubes, or those of one seat, in short and in alphabetical order."""
    return sorted(spell(form) for form in state(position)["cubes"] if seat is None or form["seat"] == seat)


def picture(position: Position) -> str:
    """Everything about a position, byte for byte."""
    return json.dumps(GAME.save(position))


def play(position: Position, *forms: dict[str, Any]) -> list[Event]:
    """The awaited seat plays one form after the other; returns what happened."""
    for form in forms:
        seat = position.awaited()
        position.play(seat, position.parse_action(seat, form))
    return position.heard()


def may(position: Position, form: dict[str, Any]) -> bool:
    """Whether the awaited seat may play a form; the list of legal actions and `forbids` must say the same."""
    seat = position.awaited()
    action = position.parse_action(seat, form)
    legal = position.forbids(seat, action) is None
    assert legal == (action in position.legal(seat))
    return legal


def refused(position: Position, form: object, key: str, clause: str, seat: int | None = None) -> Refusal:
    """Playing the form is refused with that key and clause, and nothing changes."""
    before = picture(position)
    player = position.awaited() if seat is None else seat
    with pytest.raises(Refusal) as caught:
        position.play(player, position.parse_action(player, form))
    assert (caught.value.key, caught.value.clause) == (key, clause)
    assert picture(position) == before
    assert position.heard() == []
    return caught.value


def refuses_to_resign(position: Position, seat: int, key: str, clause: str) -> None:
    """Resigning is refused with that key and clause, and nothing changes."""
    before = picture(position)
    with pytest.raises(Refusal) as caught:
        position.resign(seat)
    assert (caught.value.key, caught.value.clause) == (key, clause)
    assert picture(position) == before
    assert position.heard() == []


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def facts(events: list[Event], kind: str) -> dict[str, Any]:
    """What the only event of a kind tells."""
    (event,) = [event for event in events if event.kind == kind]
    return dict(event.public)


def destinations(position: Position, at: str) -> set[str]:
    """Where the awaited seat's cubes at a planet may move."""
    seat = position.awaited()
    forms: list[Any] = [position.action_json(seat, action) for action in position.legal(seat)]
    return {form["to"] for form in forms if form["do"] == "move" and form["at"] == at}


def victims(position: Position, at: str) -> set[tuple[int, str]]:
    """Whom the awaited seat's cubes at a planet may attack: seat and planet."""
    seat = position.awaited()
    forms: list[Any] = [position.action_json(seat, action) for action in position.legal(seat)]
    shots = [form["target"] for form in forms if form["do"] == "attack" and form["at"] == at]
    return {(target["seat"], target["at"]) for target in shots}
