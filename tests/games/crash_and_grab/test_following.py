"""What happens is told step by step, and who hears it knows the table: whole games, followed by their events alone."""

import re
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from crashyard.engine import SPECTATOR, Actions, Dice, Event, Refusal, build, random_answer
from crashyard.games.crash_and_grab import GAME
from crashyard.games.crash_and_grab.forms import following
from crashyard.games.crash_and_grab.rules import events
from crashyard.games.crash_and_grab.rules.options import MODES
from tests.conformance.cases import frozen
from tests.conformance.test_events import public
from tests.games.crash_and_grab import tables
from tests.games.crash_and_grab.tables import play, table

ANSWERS = 1_500 if build() == "compiled" else 300
"""Answers of each play that is followed."""


def check_steps(view: dict[str, Any], event: Event) -> None:
    """A saucer moves from where it is to a space beside it, one event a space; a crash begins where it was."""
    facts: dict[str, Any] = dict(event.public)
    if event.kind not in ("saucer_moved", "saucer_crashed", "saucer_jumped", "saucer_cloaked"):
        return
    at = next(saucer["at"] for saucer in view["saucers"] if saucer["colour"] == facts["saucer"])
    assert facts["from"] == at
    if event.kind == "saucer_moved":
        assert sum(abs(end - start) for start, end in zip(facts["from"], facts["to"], strict=True)) == 1


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", GAME.players)
def test_a_spectator_can_follow_a_whole_game(players: int, mode: str) -> None:
    """People leave the game now and then."""
    dice, actions = Dice(f"follow {players} {mode}"), Actions()
    position = GAME.new(players, {"mode": mode})
    position.listen()
    view = position.view(SPECTATOR)
    for _ in range(ANSWERS):
        seats = position.awaited_seats()
        if not seats:
            break
        if dice.below(400) == 0:
            with suppress(Refusal):
                position.resign(int(dice.below(players)))
        else:
            position.play(seats[0], random_answer(position, seats[0], dice, actions))
        for event in public(position.heard()):
            check_steps(view, event)
            GAME.follow(view, [event])
        assert frozen(view) == frozen(position.view(SPECTATOR))


def test_every_event_can_be_followed() -> None:
    source = Path(str(events.__file__)).with_name("events.py").read_text(encoding="utf-8")
    told = set(re.findall(r'Event\(\s*"([a-z_]+)"', source))
    assert told == following._FOLLOW.keys()


def test_the_last_event_says_what_is_asked() -> None:
    position = table(at={"red": (3, 3), "green": (5, 5), "blue": (7, 3)}, boosters={"red": 1})
    heard = play(position, tables.distance(2))
    assert [event.kind for event in heard] == ["distance_chosen", "saucer_moved", "saucer_moved", "asked"]
    asked = heard[-1].public
    assert asked["awaited"] == [0]
    assert asked["moment"] == position.view(SPECTATOR)["moment"]


def test_section_14_the_end_is_the_last_event() -> None:
    position = table(
        at={"red": (0, 0), "green": (5, 5), "blue": (7, 3)},
        aboard={"red": ["red-pilot", "red-engineer", "blue-doctor"]},
        crew={"green-scientist": (0, 1)},
        plans={"red": "0-5 right"},
    )
    heard = play(position, tables.distance(2))
    assert [event.kind for event in heard][-2:] == ["crew_picked_up", "game_over"]
    assert heard[-1].public["winner"] == 0
    assert position.view(SPECTATOR)["winner"] == 0
    assert position.view(SPECTATOR)["awaited"] == []
