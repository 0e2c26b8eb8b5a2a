"""How well a seat stands: what counts, and that nothing counts that the seat cannot know."""

import json
from typing import Any

import pytest

from crashyard.engine import Actions, Dice, find_game, random_answer
from crashyard.engine.seats import NOBODY, SEVERAL
from crashyard.games.crash_and_grab.heuristics.cards import WORTHS
from crashyard.games.crash_and_grab.heuristics.worth import UPGRADES
from crashyard.games.crash_and_grab.position import CrashAndGrabPosition
from crashyard.games.crash_and_grab.rules.stages import BOOSTS, DRAWING, PLANS, PURCHASES, REWARDS
from crashyard.games.crash_and_grab.rules.upgrades.deck import CARDS
from tests.games.crash_and_grab.tables import (
    BUY,
    cell,
    crew_bits,
    distance,
    draw,
    fly,
    plan,
    plan_number,
    play,
    table,
    upgrade_bits,
)

THREE = {"red": (4, 3), "green": (1, 4), "blue": (7, 4)}
"""Away from each other, and from the crew that lies on the fillers."""

BARE = [". . . . . . . ."] * 8
"""A board without accelerators."""


def value(seat: int = 0, players: int = 3, **given: Any) -> float:
    fields: dict[str, Any] = {"at": THREE, "stage": PLANS, **given}
    return table(players, **fields).evaluate(seat)


def test_every_station_counts_and_the_last_ones_most() -> None:
    crew = ["red-pilot", "red-engineer", "red-doctor"]
    values = [value(aboard={"red": crew[:count]}) for count in range(4)]
    assert values == sorted(values)
    assert len(set(values)) == 4


def test_a_new_type_counts_more_than_an_extra() -> None:
    extra = value(aboard={"red": ["red-pilot", "green-pilot"]})
    new = value(aboard={"red": ["red-pilot", "green-doctor"]})
    assert value(aboard={"red": ["red-pilot"]}) < extra < new


def test_matching_crew_is_safer() -> None:
    assert value(aboard={"red": ["green-pilot"]}) < value(aboard={"red": ["red-pilot"]})


def test_crew_of_an_opponent_counts_against_a_seat_and_that_of_the_leader_most() -> None:
    three = ["green-pilot", "green-engineer", "green-doctor"]
    one_each = value(aboard={"green": three[:1], "blue": ["blue-pilot"]})
    leader = value(aboard={"green": three})
    assert leader < one_each < value()


def test_stock_counts() -> None:
    assert value(energy={"red": 1}) > value()
    assert value(boosters={"red": 1}) > value()
    assert value(upgrades={"red": ["tractor-beam"]}) > value(energy={"red": 2})


def test_a_crewmember_in_reach_counts_and_more_if_its_station_is_empty() -> None:
    gains = []
    for aboard in (["red-pilot"], ["red-doctor"]):
        given: dict[str, Any] = {"aboard": {"red": aboard}, "crew": {"blue-doctor": (5, 2), "pink-pilot": (0, 1)}}
        gains.append(value(**given, at={**THREE, "red": (4, 2)}, rows=BARE) - value(**given, rows=BARE))
    assert gains[0] > gains[1]
    assert gains[0] > 0


def test_the_edge_is_dangerous_with_something_to_lose() -> None:
    given: dict[str, Any] = {"crew": {"pink-pilot": (0, 1), "pink-doctor": (7, 5)}, "rows": BARE}
    losses = []
    for aboard in ([], ["green-pilot", "blue-doctor"]):
        inside = value(**given, aboard={"red": aboard})
        losses.append(inside - value(**given, aboard={"red": aboard}, at={**THREE, "red": (4, 0)}))
    assert losses[1] > losses[0]
    assert losses[1] > 0


def test_a_plan_is_worth_where_it_would_end() -> None:
    """The way right leads to the crewmember at (4, 6), the way left from (4, 1) off the board."""
    position = table(3, at={**THREE, "red": (4, 4)}, crew={"pink-pilot": (4, 6), "pink-doctor": (0, 1)}, stage=PLANS)
    values = {}
    for what in ("2 right", "2 down", "3 right"):
        after = position.copy()
        after.play(0, plan(what))
        values[what] = after.evaluate(0)
    assert values["2 right"] > values["2 down"]
    left = table(3, at={**THREE, "red": (4, 1)}, aboard={"red": ["green-pilot"]}, stage=PLANS)
    off, safe = left.copy(), left.copy()
    off.play(0, plan("2 left"))
    safe.play(0, plan("2 right"))
    assert off.evaluate(0) < safe.evaluate(0)


def test_the_plan_that_wins_is_worth_most() -> None:
    position = table(
        3,
        at={**THREE, "red": (4, 4)},
        crew={"pink-scientist": (4, 6), "pink-doctor": (0, 1)},
        aboard={"red": ["red-pilot", "red-engineer", "red-doctor"]},
        stage=PLANS,
    )
    values = {}
    for action in position.legal(0):
        after = position.copy()
        after.play(0, action)
        values[action] = after.evaluate(0)
    best = {action for action, worth in values.items() if worth > max(values.values()) - 0.05}
    assert best <= {plan("2 right"), plan("3 right"), plan("0-5 right")}


def test_what_is_still_to_be_settled_counts() -> None:
    crashed: dict[str, Any] = {
        "at": {"red": (4, 3), "blue": (7, 4)},
        "aboard": {"green": ["blue-pilot", "blue-doctor"]},
    }
    paid = table(3, **crashed, stage=BOOSTS)
    owed = table(3, **crashed, stage=REWARDS, rewards=type(paid.rewards)([1]))
    assert owed.evaluate(0) > paid.evaluate(0)


def test_who_has_won_stands_best() -> None:
    position = table(3, at=THREE, aboard={"red": ["red-pilot", "red-engineer", "red-doctor"]})
    position.take_aboard(0, 3)
    assert [position.evaluate(seat) for seat in range(3)] == [1.0, -1.0, -1.0]


def test_titanium_points_count() -> None:
    values = [value(titanium=True, points=(count, 0, 0)) for count in range(3)]
    assert values == sorted(values)
    assert value(titanium=True, points=(0, 2, 0)) < value(titanium=True, points=(0, 0, 0))


# -- nothing that is hidden -----------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("mode", ["base", "twisted-titanium"])
def test_hidden_plans_and_cards_change_nothing(players: int, mode: str) -> None:
    """Over random games: a seat values a position and every possible one alike."""
    position = find_game("crash-and-grab").new(players, {"mode": mode})
    dice, actions = Dice(f"hidden {players} {mode}"), Actions()
    for _ in range(400):
        seat = position.awaited()
        if seat == NOBODY:
            break
        for looker in range(players):
            truth = position.evaluate(looker)
            assert position.possible(looker, dice).evaluate(looker) == pytest.approx(truth, abs=1e-12)
        if seat == SEVERAL:
            seat = position.awaited_seats()[0]
        position.play(seat, random_answer(position, seat, dice, actions))


def test_a_changed_plan_of_another_seat_changes_nothing() -> None:
    position = table(3, at=THREE, stage=PLANS)
    position.play(1, plan("2 up"))
    before = position.evaluate(0)
    position.plan[1] = plan_number("0-5 down")
    assert position.evaluate(0) == before


def test_cards_drawn_by_another_seat_change_nothing() -> None:
    position = table(3, at=THREE, stage=PURCHASES, energy={"red": 2})
    play(position, BUY)
    draw(position, "tractor-beam", "time-machine")
    before = position.evaluate(1)
    position.deck |= position.drawn
    position.drawn = upgrade_bits(["cargo-hold", "airlock"])
    position.deck &= ~position.drawn
    assert position.evaluate(1) == before
    assert position.stage == DRAWING


def test_evaluating_changes_nothing() -> None:
    position = table(4, at={**THREE, "yellow": (5, 6)}, plans={"red": "0-5 right"}, boosters={"red": 2})
    assert isinstance(position, CrashAndGrabPosition)
    before = position.to_json()
    for seat in range(4):
        position.evaluate(seat)
    assert position.to_json() == before
    assert position.at[0] == cell((4, 3))
    assert crew_bits([]) == position.aboard[0]


def test_what_was_lost_by_bouncing_is_remembered_until_the_next_plan() -> None:
    """Or a bounce would cost nothing once the turn is over, and who thinks ahead would bounce for ever."""
    values = []
    for bounces in range(4):
        position = table(3, at=THREE, stage=PLANS)
        position.dallied[0] = bounces
        values.append(position.evaluate(0))
        assert position.copy().evaluate(0) == values[-1]
        position.play(0, plan("2 up"))
        assert position.dallied[0] == 0
    assert values == sorted(values, reverse=True)
    assert len(set(values)) == 4


def test_what_bots_remember_of_bounces_stands_in_no_file_and_in_no_view() -> None:
    """Nobody at the table asks for it. Files of rules 1 and 2 have it, and it is still read."""
    position = table(3, at=THREE, stage=PLANS)
    game = find_game("crash-and-grab")
    before, views = game.save(position), [position.view(seat) for seat in range(-1, 3)]
    position.dallied[1] = 3
    assert game.save(position) == before
    assert "dallied" not in json.dumps(before)
    assert [position.view(seat) for seat in range(-1, 3)] == views
    as_rules_2_wrote_it = game.fields_of(position, "2")
    assert as_rules_2_wrote_it is not None
    loaded = game.load(as_rules_2_wrote_it)
    assert isinstance(loaded, CrashAndGrabPosition)
    assert list(loaded.dallied) == [0, 3, 0]


def test_a_file_in_the_midst_of_a_turn_says_how_often_its_saucer_has_bounced() -> None:
    """So the next bounce costs a bot as much as it did before the table was written down."""
    position = table(
        at={"red": (7, 2), "green": (1, 0), "blue": (1, 4)},
        plans={"red": "0-5 left"},
        rows=["."] * 7 + [". A . A . 12 . ."],
    )
    play(position, distance(2), fly("right", 2), fly("left", 2))
    loaded = find_game("crash-and-grab").load(find_game("crash-and-grab").save(position))
    assert isinstance(loaded, CrashAndGrabPosition)
    assert list(loaded.dallied) == list(position.dallied) == [2, 0, 0]


def test_every_bounce_is_noted() -> None:
    position = table(
        at={"red": (7, 2), "green": (1, 0), "blue": (1, 4)},
        plans={"red": "0-5 left"},
        rows=["."] * 7 + [". A . A . 12 . ."],
    )
    play(position, distance(2), fly("right", 2), fly("left", 2))
    assert list(position.dallied) == [2, *[0] * (position.saucers - 1)]


def test_every_card_has_a_worth_of_its_own() -> None:
    """A card that is new plays at once, like a middling one; whoever adds it says here what it is worth."""
    assert WORTHS.keys() == {card.name for card in CARDS}
    assert [round(UPGRADES[card.number], 2) for card in CARDS] == [WORTHS[card.name] for card in CARDS]
