"""The generic tests can fail: each finds a game that breaks its law. The game is Bump, sabotaged."""

from collections.abc import Callable
from typing import Any

import pytest

from crashyard.engine import CHANCE, Dice, Event, Position
from tests.conformance import test_actions, test_copies, test_ends, test_events, test_files, test_records, test_secrets
from tests.conformance.cases import Case
from tests.tiny_game import GAME, driving, events, notation
from tests.tiny_game.position import BumpPosition
from tests.tiny_game.table import BAG, PLAN, Table

Sabotage = Callable[[pytest.MonkeyPatch], None]
Test = Callable[[Case], None]

honest_view = notation.view
honest_copy = BumpPosition.copy
honest_plan = BumpPosition.plan
honest_forbids = BumpPosition.forbids
honest_dodge = driving.dodge


def open_hands(patch: pytest.MonkeyPatch) -> None:
    def view(table: Table, seat: int) -> dict[str, object]:
        return {**honest_view(table, seat)} | {"hands": [hand[:] for hand in table.hands]}

    patch.setattr(notation, "view", view)


def open_bag(patch: pytest.MonkeyPatch) -> None:
    """Who can count the bag knows the hands."""

    def view(table: Table, seat: int) -> dict[str, object]:
        return {**honest_view(table, seat)} | {"bag": [table.in_bag(card) for card in BAG]}

    patch.setattr(notation, "view", view)


def open_plans(patch: pytest.MonkeyPatch) -> None:
    def view(table: Table, seat: int) -> dict[str, object]:
        return {**honest_view(table, seat)} | {"plans": [card or None for card in table.plans]}

    patch.setattr(notation, "view", view)


def loud_draw(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(events, "drew", lambda seat, card: Event("drew", "B3", {"seat": seat, "card": card}))


def loud_plan(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(events, "planned", lambda seat, card: Event("planned", "B4", {"seat": seat, "card": card}))


def all_seeing_value(patch: pytest.MonkeyPatch) -> None:
    def evaluate(position: BumpPosition, seat: int) -> float:
        return sum(sum(hand) for hand in position.hands) / 100

    patch.setattr(BumpPosition, "evaluate", evaluate)


def telling_refusal(patch: pytest.MonkeyPatch) -> None:
    """A refusal that depends on what another seat holds."""

    def forbids(position: BumpPosition, seat: int, action: int) -> str | None:
        key = honest_forbids(position, seat, action)
        if key == "not-in-hand" and action in position.hands[1 - seat % 2]:
            return "not-awaited"
        return key

    patch.setattr(BumpPosition, "forbids", forbids)


def lazy_possible(patch: pytest.MonkeyPatch) -> None:
    def possible(position: BumpPosition, seat: int, dice: Dice) -> Position:
        return position.copy()

    patch.setattr(BumpPosition, "possible", possible)


def shared_list(patch: pytest.MonkeyPatch) -> None:
    def copy(position: BumpPosition) -> BumpPosition:
        twin = honest_copy(position)
        twin.cars = position.cars
        return twin

    patch.setattr(BumpPosition, "copy", copy)


def dirty_refusal(patch: pytest.MonkeyPatch) -> None:
    def forbids(position: BumpPosition, seat: int, action: int) -> str | None:
        key = honest_forbids(position, seat, action)
        if key == "not-in-hand":
            position.points[seat] += 1
        return key

    patch.setattr(BumpPosition, "forbids", forbids)


def lenient_rules(patch: pytest.MonkeyPatch) -> None:
    """What may not be chosen is not refused."""

    def forbids(position: BumpPosition, seat: int, action: int) -> str | None:
        key = honest_forbids(position, seat, action)
        return None if key == "not-awaited" and position.phase == PLAN and seat == CHANCE else key

    def fill_legal(position: BumpPosition, seat: int, actions: Any) -> None:
        actions.clear()
        for action in range(GAME.action_space):
            if honest_forbids(position, seat, action) is None:
                actions.add(action)

    patch.setattr(BumpPosition, "forbids", forbids)
    patch.setattr(BumpPosition, "fill_legal", fill_legal)


def forgetful_file(patch: pytest.MonkeyPatch) -> None:
    honest = notation.to_json
    patch.setattr(notation, "to_json", lambda table: honest(table) | {"dodges": [0] * table.players})


def silent_dodge(patch: pytest.MonkeyPatch) -> None:
    """A spectator is told, and does not move the car."""
    patch.setitem(events._FOLLOW, "dodged", events._FOLLOW["planned"])


def haste_pays(patch: pytest.MonkeyPatch) -> None:
    """Who chooses first gets a point, so the order of secret answers matters."""

    def plan(position: BumpPosition, seat: int, card: int) -> None:
        if not any(position.plans):
            position.points[seat] += 1
        honest_plan(position, seat, card)

    patch.setattr(BumpPosition, "plan", plan)


def unlikely_card(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(BumpPosition, "weight", lambda position, outcome: position.in_bag(outcome) - 1)


def same_words(patch: pytest.MonkeyPatch) -> None:
    """Two actions with one form."""
    honest = notation.FORMS.json

    def json(position: Table, seat: int, action: int) -> object:
        return {"do": "dodge"} if seat != CHANCE else honest(position, seat, action)

    patch.setattr(notation.FORMS, "json", json)


def short_game(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(type(GAME), "longest", 10)


def unfair_partner(patch: pytest.MonkeyPatch) -> None:
    """One partner wins without the other."""
    honest = BumpPosition.finish

    def finish(position: BumpPosition, winners: list[int], reason: str) -> None:
        honest(position, winners[:1], reason)

    patch.setattr(BumpPosition, "finish", finish)


def impure_rule(patch: pytest.MonkeyPatch) -> None:
    """A rule that remembers other games."""
    dodged: list[int] = []

    def dodge(table: Table, hit: int) -> None:
        dodged.append(hit)
        honest_dodge(table, hit)
        table.points[hit] += len(dodged)

    patch.setattr(driving, "dodge", dodge)


FOUND: list[tuple[Sabotage, Test]] = [
    (open_hands, test_secrets.test_a_seat_sees_no_difference_between_possible_positions),
    (open_bag, test_secrets.test_a_seat_sees_no_difference_between_possible_positions),
    (open_plans, test_secrets.test_a_seat_sees_no_difference_between_possible_positions),
    (open_plans, test_secrets.test_secret_answers_stay_secret),
    (open_plans, test_secrets.test_who_hears_the_same_sees_the_same),
    (all_seeing_value, test_secrets.test_a_seat_sees_no_difference_between_possible_positions),
    (telling_refusal, test_secrets.test_a_seat_sees_no_difference_between_possible_positions),
    (loud_draw, test_secrets.test_who_hears_the_same_sees_the_same),
    (loud_plan, test_secrets.test_who_hears_the_same_sees_the_same),
    (loud_plan, test_secrets.test_secret_answers_stay_secret),
    (lazy_possible, test_secrets.test_what_is_hidden_is_really_drawn_anew),
    (haste_pays, test_secrets.test_the_order_of_secret_answers_changes_nothing),
    (shared_list, test_copies.test_play_on_a_copy_never_changes_the_original),
    (dirty_refusal, test_actions.test_every_other_action_is_refused_and_changes_nothing),
    (lenient_rules, test_actions.test_every_other_action_is_refused_and_changes_nothing),
    (same_words, test_actions.test_forms_and_texts_of_actions_round_trip),
    (unlikely_card, test_actions.test_outcomes_of_chance_have_positive_weights),
    (forgetful_file, test_files.test_position_files_round_trip),
    (silent_dodge, test_events.test_a_spectator_can_follow_by_the_events_alone),
    (short_game, test_ends.test_random_games_end_within_the_stated_length),
    (unfair_partner, test_ends.test_random_games_end_within_the_stated_length),
    (impure_rule, test_records.test_replay_equals_live_play),
]


@pytest.mark.parametrize(("sabotage", "test"), FOUND, ids=lambda part: part.__name__)
def test_sabotage_is_found(sabotage: Sabotage, test: Test, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test passes on the honest game and fails on the sabotaged one."""
    test(Case(GAME, 4))
    sabotage(monkeypatch)
    with pytest.raises((AssertionError, pytest.fail.Exception)):
        test(Case(GAME, 4))
