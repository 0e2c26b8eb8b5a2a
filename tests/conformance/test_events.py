"""The events alone suffice to follow the public table, and each has a sentence in every language."""

import pytest

from crashyard.engine import SPECTATOR, Event, Position, Refusal
from crashyard.faces.rules import paragraphs_of
from tests.conformance.cases import Case, all_words, every_case, frozen, is_plain_json, random_play

pytestmark = pytest.mark.parametrize("case", every_case(), ids=str)


def public(events: list[Event]) -> list[Event]:
    """The events as a spectator gets them: without anything secret in them."""
    return [Event(event.kind, event.clause, event.public) for event in events]


def test_a_spectator_can_follow_by_the_events_alone(case: Case) -> None:
    view = case.new().view(SPECTATOR)
    for position, answer in random_play(case, "follow", 120):
        assert frozen(view) == frozen(position.view(SPECTATOR))
        twin = position.copy()
        twin.listen()
        twin.play(answer.seat, answer.action)
        case.game.follow(view, public(twin.heard()))
        assert frozen(view) == frozen(twin.view(SPECTATOR))


def test_a_spectator_can_follow_those_who_resign(case: Case) -> None:
    for position, _ in random_play(case, "gone", 40):
        for seat in case.seats:
            view = position.view(SPECTATOR)
            twin = position.copy()
            twin.listen()
            if resigns(twin, seat):
                case.game.follow(view, public(twin.heard()))
            assert frozen(view) == frozen(twin.view(SPECTATOR))


def resigns(position: Position, seat: int) -> bool:
    try:
        position.resign(seat)
    except Refusal:
        return False
    return True


def test_events_are_plain_and_have_clauses_that_the_rules_tell_and_sentences(case: Case) -> None:
    words = all_words(case.game)
    spoken: set[tuple[str, bool]] = set()
    told: set[str] = set()
    position = case.new()
    position.listen()
    for before, answer in random_play(case, "spoken", 150):
        assert frozen(before.to_json()) == frozen(position.to_json())
        position.play(answer.seat, answer.action)
        for event in position.heard():
            assert event.clause
            if event.clause not in told:
                told.add(event.clause)
                assert all(paragraphs_of(case.game, language, event.clause) for language in words), event.clause
            assert not event.public.keys() & event.secret.keys()
            assert event.knowers <= set(case.seats)
            for seat in case.watchers:
                known = event.seen_by(seat)
                assert is_plain_json(known)
                kind = event.kind, seat in event.knowers
                if kind not in spoken:
                    spoken.add(kind)
                    assert all(language.event(known) for language in words)
    assert spoken


def test_secret_facts_reach_their_knowers_only(case: Case) -> None:
    for position, answer in random_play(case, "knowers", 60):
        twin = position.copy()
        twin.listen()
        twin.play(answer.seat, answer.action)
        for event in twin.heard():
            for seat in case.watchers:
                told = event.secret.keys() & event.seen_by(seat).keys()
                assert told == (event.secret.keys() if seat in event.knowers else set())
            assert event.whole().keys() >= event.secret.keys()
