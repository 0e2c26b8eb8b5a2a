"""The generic tests can fail: each finds a game that breaks its law. The game is Bump, sabotaged."""

from collections.abc import Callable
from typing import Any

import pytest

from crashyard.engine import CHANCE, Dice, Event, Game, Position
from tests.conformance import (
    fields,
    test_actions,
    test_copies,
    test_ends,
    test_events,
    test_files,
    test_legality,
    test_questions,
    test_records,
    test_secrets,
    test_state,
    test_types,
)
from tests.conformance.cases import Case
from tests.tiny_game import GAME
from tests.tiny_game.forms import notation
from tests.tiny_game.forms.observation import BumpObserver
from tests.tiny_game.position import BumpPosition
from tests.tiny_game.rules import driving, events
from tests.tiny_game.rules.state import BAG, PLAN, Table

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


def undeclared_field(patch: pytest.MonkeyPatch) -> None:
    """Somebody adds a field and tells nobody."""
    honest = Table.__init__

    def begin(table: Table, *given: Any) -> None:
        honest(table, *given)
        table.__dict__["laps"] = 0

    patch.setattr(Table, "__init__", begin)


def forgotten_by_copies(patch: pytest.MonkeyPatch) -> None:
    def copy(position: BumpPosition) -> BumpPosition:
        twin = honest_copy(position)
        twin.points = [0] * position.players
        return twin

    patch.setattr(BumpPosition, "copy", copy)


def forgotten_by_views(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(notation, "view", lambda table, seat: {**honest_view(table, seat)} | {"dodges": []})


def forgotten_by_observers(patch: pytest.MonkeyPatch) -> None:
    honest = BumpObserver.write

    def write(observer: BumpObserver, position: Table, seat: int, sheet: Any) -> None:
        twin = position.copy()
        assert isinstance(twin, BumpPosition)
        twin.dodges = [0] * position.players
        honest(observer, twin, seat, sheet)

    patch.setattr(BumpObserver, "write", write)


def busy_question(patch: pytest.MonkeyPatch) -> None:
    """A question that changes a field, and changes it back."""

    def forbids(position: BumpPosition, seat: int, action: int) -> str | None:
        position.round += 1
        key = honest_forbids(position, seat, action)
        position.round -= 1
        return key

    patch.setattr(BumpPosition, "forbids", forbids)


def short_list(patch: pytest.MonkeyPatch) -> None:
    """A quick list of legal answers that leaves one out."""
    honest = BumpPosition.fill_legal

    def fill_legal(position: BumpPosition, seat: int, actions: Any) -> None:
        honest(position, seat, actions)
        actions.count = max(1, actions.count - 1) if actions.count else 0

    patch.setattr(BumpPosition, "fill_legal", fill_legal)


def untyped_view(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(notation, "view", lambda table, seat: {**honest_view(table, seat)} | {"laps": 0})


def untyped_event(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(events, "round_began", lambda table: Event("round_began", "B3", {"round": str(table.round)}))


FOUND_IN_FIELDS: list[tuple[Sabotage, Callable[[Game], None]]] = [
    (undeclared_field, test_state.test_every_field_is_declared),
    (forgotten_by_copies, test_state.test_copies_keep_every_field),
    (shared_list, test_state.test_copies_share_only_what_is_declared),
    (forgetful_file, test_state.test_files_keep_every_field),
    (forgetful_file, test_state.test_files_tell_every_field_where_it_is_declared),
    (forgotten_by_views, test_state.test_views_tell_every_field_to_those_who_may_know_it),
    (forgotten_by_observers, test_state.test_observations_show_every_field_where_it_is_declared),
    (busy_question, test_questions.test_questions_change_nothing),
    (short_list, test_legality.test_the_legal_answers_are_those_without_a_reason_why_not),
    (untyped_view, test_types.test_views_are_what_their_type_says),
    (untyped_event, test_types.test_events_are_what_their_types_say),
]


@pytest.mark.parametrize(("sabotage", "test"), FOUND_IN_FIELDS, ids=lambda part: part.__name__)
def test_sabotage_of_fields_is_found(
    sabotage: Sabotage, test: Callable[[Game], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same for the tests that look at every field of a game."""
    cached = (fields.sample, fields.noticed, fields.observer)
    test(GAME)
    for function in cached:
        function.cache_clear()
    sabotage(monkeypatch)
    try:
        with pytest.raises((AssertionError, pytest.fail.Exception)):
            test(GAME)
    finally:
        for function in cached:
            function.cache_clear()


@pytest.mark.parametrize(("sabotage", "test"), FOUND, ids=lambda part: part.__name__)
def test_sabotage_is_found(sabotage: Sabotage, test: Test, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test passes on the honest game and fails on the sabotaged one."""
    test(Case(GAME, 4))
    sabotage(monkeypatch)
    with pytest.raises((AssertionError, pytest.fail.Exception)):
        test(Case(GAME, 4))
