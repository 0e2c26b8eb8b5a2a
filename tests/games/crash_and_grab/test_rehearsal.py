"""The preview of a plan: who flies first sees what then happens, and others see it at the table as it stands."""

import pytest

from crashyard.engine import SEVERAL, Dice, Position, find_game, play_at_random
from crashyard.engine.previews.preview import DECIDED, preview
from crashyard.engine.previews.ways import ways

GAME = find_game("crash-and-grab")


def at_plans(players: int, seed: str) -> Position:
    """A table at which everybody is about to plan, after some rounds."""
    dice = Dice(seed)
    position = GAME.new(players)
    play_at_random(position, dice, 100)
    while position.awaited() != SEVERAL or len(position.awaited_seats()) < players:
        play_at_random(position, dice, 1)
    return position


@pytest.mark.parametrize("players", [3, 6])
def test_the_plan_of_who_flies_first_does_what_was_shown(players: int) -> None:
    flights = 0
    for number in range(12):
        position = at_plans(players, f"first {number}")
        probe = position.to_json()["probe"]
        assert isinstance(probe, int)
        action = position.legal(probe)[number]
        (seen,) = preview(GAME, position, probe, action)
        assert seen.as_it_stands
        shown = [event.seen_by(probe) for event in seen.events if event.kind != "asked"]
        position.listen()
        for seat in [*position.awaited_seats()]:
            position.play(seat, action if seat == probe else position.legal(seat)[0])
        happened = [event.seen_by(probe) for event in position.heard() if event.kind != "asked"]
        assert shown[0]["event"] == "turn_began"
        if shown[0] in happened:
            really = happened[happened.index(shown[0]) :]
            assert really[: len(shown)] == shown[: len(really)], "as far as no upgrade was offered before"
        flights += any(event.kind == "saucer_moved" for event in seen.events)
    assert flights > 3


def test_a_card_with_a_choice_of_distances_shows_where_each_leads() -> None:
    position = at_plans(3, "distances")
    own_choice = [
        seen
        for action in position.legal(0)
        for seen in preview(GAME, position, 0, action)
        if seen.stop == DECIDED and [event.kind for event in seen.events][-2:] == ["plan_revealed", "asked"]
    ]
    assert own_choice
    for seen in own_choice:
        assert seen.awaited == (0,)
        ways = [way.preview for way in seen.following]
        told = {event.kind for way in ways if way is not None for event in way.events}
        assert told & {"saucer_moved", "saucer_crashed"}


def test_with_two_players_each_saucer_has_its_own_preview() -> None:
    position = at_plans(2, "two")
    for action in position.legal(1)[::17]:
        saucers = [seen.events[0].public["saucer"] for seen in preview(GAME, position, 1, action)]
        assert len(set(saucers)) == 2


def test_the_144_plans_of_two_saucers_are_twelve_ways_of_each() -> None:
    position = at_plans(2, "ways")
    legal = position.legal(0)
    found = ways(GAME, position, 0, legal, [], 24)
    assert found is not None
    assert [sum(way.first == first for way in found) for first in (0, 3)] == [12, 12]
    for action in legal[::13]:
        targets = position.targets(0, action)
        parts = [next(way for way in found if list(way.targets) == targets[first : first + 3]) for first in (0, 3)]
        assert [part.preview.events for part in parts] == [seen.events for seen in preview(GAME, position, 0, action)]
