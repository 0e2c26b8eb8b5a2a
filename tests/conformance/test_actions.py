"""Every legal action can be played; every other one is refused with a clause, in every language, without a change."""

import json
from functools import partial

import pytest

from crashyard.engine import CHANCE, NOBODY, SPECTATOR, Position, Refusal
from crashyard.engine.driver import RESIGN, Driver
from crashyard.engine.forms.text import from_text, to_text
from crashyard.engine.records.stored import RESIGNED, FormLog, read_stored, stored_form
from tests.conformance.cases import (
    Case,
    all_words,
    every_case,
    frozen,
    is_plain_json,
    moments,
    plain_cases,
)

OUTSIDE = [-1, -2, -(10**9), 10**9, -(2**62), 2**62]


def refused(position: Position, seat: int, action: int) -> Refusal:
    try:
        position.play(seat, action)
    except Refusal as refusal:
        return refusal
    pytest.fail(f"seat {seat} could play {action}")


def check_sentences(case: Case, refusals: list[Refusal]) -> None:
    """One sentence a kind of refusal is enough: they differ in their facts only."""
    for words in all_words(case.game):
        for refusal in {refusal.key: refusal for refusal in refusals}.values():
            assert refusal.clause, refusal.key
            assert refusal.game == case.game.name
            sentence = words.refusal(refusal)
            assert refusal.clause.removeprefix("section ") in sentence
            assert "\n" not in sentence


@pytest.mark.parametrize("case", every_case(), ids=str)
def test_every_legal_action_is_playable(case: Case) -> None:
    for position in moments(case, "legal", 6):
        for seat in [CHANCE, *case.seats]:
            for action in position.legal(seat):
                assert position.forbids(seat, action) is None
                position.copy().play(seat, action)


@pytest.mark.parametrize("case", every_case(), ids=str)
def test_every_other_action_is_refused_and_changes_nothing(case: Case) -> None:
    """The whole action space of a seat that may answer, and some of it of all others; with options a part will do."""
    refusals = []
    space = case.game.action_space
    step = 1 if space < 100 or not case.options else 11
    for position in moments(case, "refused", 4, apart=9):
        before = frozen(position.to_json())
        position.listen()
        for seat in [CHANCE, *case.seats]:
            legal = set(position.legal(seat))
            asked = range(0, space, step if legal else max(1, space // 30))
            for action in [*asked, space, *OUTSIDE]:
                if action not in legal:
                    assert position.forbids(seat, action) is not None
                    refusals.append(refused(position, seat, action))
        assert frozen(position.to_json()) == before
        assert position.heard() == []
    check_sentences(case, refusals)


@pytest.mark.parametrize("case", plain_cases(), ids=str)
def test_each_single_refusal_changes_nothing(case: Case) -> None:
    for position in moments(case, "single", 4):
        before = frozen(position.to_json())
        for seat in [CHANCE, *case.seats]:
            legal = set(position.legal(seat))
            for action in range(0, case.game.action_space, max(1, case.game.action_space // 50)):
                if action not in legal:
                    refused(position, seat, action)
                    assert frozen(position.to_json()) == before


@pytest.mark.parametrize("case", every_case(), ids=str)
def test_the_wrong_seat_is_refused(case: Case) -> None:
    refusals = []
    for position in moments(case, "seat", 8):
        able = {seat for seat in [CHANCE, *case.seats] if position.legal(seat)}
        assert set(position.awaited_seats()) <= able
        some = [action for seat in able for action in position.legal(seat)[:1]] or [0]
        before = frozen(position.to_json())
        for seat in [CHANCE, SPECTATOR, -3, NOBODY, *case.seats, case.players, 99]:
            if seat not in able:
                assert position.legal(seat) == []
                assert not position.awaits(seat)
                refusals.append(refused(position, seat, some[0]))
        assert frozen(position.to_json()) == before
    check_sentences(case, refusals)


@pytest.mark.parametrize("case", every_case(), ids=str)
def test_resigning_is_possible_or_refused_without_a_change(case: Case) -> None:
    refusals = []
    for position in moments(case, "resign", 40, apart=1):
        for seat in [SPECTATOR, CHANCE, *case.seats, case.players]:
            twin = position.copy()
            try:
                twin.resign(seat)
            except Refusal as refusal:
                refusals.append(refusal)
                assert frozen(twin.to_json()) == frozen(position.to_json())
            else:
                assert seat in case.seats
                assert not twin.awaits(seat)
                assert frozen(twin.to_json()) != frozen(position.to_json())
                assert frozen(case.game.load(case.game.save(twin)).to_json()) == frozen(twin.to_json())
    check_sentences(case, refusals)


@pytest.mark.parametrize("case", every_case(), ids=str)
def test_forms_and_texts_of_actions_round_trip(case: Case) -> None:
    phrases = all_words(case.game)
    for position in moments(case, "forms", 8):
        for seat in [CHANCE, *case.seats]:
            legal = position.legal(seat)
            forms = [position.action_json(seat, action) for action in legal]
            assert len({frozen(form) for form in forms}) == len(legal)
            for action, form in zip(legal, forms, strict=True):
                assert is_plain_json(form)
                assert position.parse_action(seat, form) == action
                assert frozen(from_text(to_text(form))) == frozen(form)
                assert frozen(from_text(frozen(form))) == frozen(form)
            if seat != CHANCE:
                for words in phrases:
                    assert len({words.action(form) for form in forms}) == len(legal)


def _noted(position: Position, seat: int, action: int) -> object:
    """The form in which an answer is stored when it is played."""
    log = FormLog()
    Driver(position, observers=[log]).give(seat, action)
    assert log.answers == [(seat, action)]
    return log.stored[0][1]


@pytest.mark.parametrize("case", every_case(), ids=str)
def test_stored_forms_are_distinct_and_mean_what_was_answered(case: Case) -> None:
    """Of every action and every outcome that is possible; and no action is called as resigning is."""
    read = partial(read_stored, case.game, case.game.rules_version)
    for position in moments(case, "stored", 8):
        for seat in [CHANCE, *case.seats]:
            legal = position.legal(seat)
            stored = [stored_form(position, seat, action) for action in legal]
            assert stored == [_noted(position.copy(), seat, action) for action in legal]
            assert len({frozen(form) for form in stored}) == len(legal)
            for action, form in zip(legal, stored, strict=True):
                assert read(position, seat, json.loads(frozen(form))) == action
                assert seat == CHANCE or (isinstance(form, str) and form.split()[0] != RESIGNED)
        for seat in case.seats:
            assert read(position, seat, RESIGNED) == RESIGN


@pytest.mark.parametrize("case", every_case(), ids=str)
def test_pointing_at_targets_leads_to_one_action(case: Case) -> None:
    """No choice begins with the whole of another one, so a client knows when a choice is complete."""
    for position in moments(case, "targets", 8):
        for seat in [CHANCE, *case.seats]:
            ways = [tuple(position.targets(seat, action)) for action in position.legal(seat)]
            assert all(ways)
            assert len(set(ways)) == len(ways)
            begun = {way[:length] for way in ways for length in range(1, len(way))}
            assert not begun & set(ways)


@pytest.mark.parametrize("case", every_case(), ids=str)
def test_targets_are_in_the_scene_of_the_seat(case: Case) -> None:
    for position in moments(case, "scene", 5):
        for seat in case.seats:
            shown = case.game.faces.scene(position.view(seat)).targets()
            for action in position.legal(seat):
                assert set(position.targets(seat, action)) <= shown


@pytest.mark.parametrize("case", every_case(), ids=str)
def test_outcomes_of_chance_have_positive_weights(case: Case) -> None:
    seen_chance = False
    for position in moments(case, "chance", 12, apart=1):
        outcomes = position.outcomes()
        assert [outcome for outcome, _ in outcomes] == position.legal(CHANCE)
        assert all(weight > 0 for _, weight in outcomes)
        assert bool(outcomes) == (position.awaited() == CHANCE)
        seen_chance = seen_chance or bool(outcomes)
    assert seen_chance == (case.game.outcome_space > 0)


@pytest.mark.parametrize("case", every_case(), ids=str)
def test_numbers_of_seats_and_actions_are_in_range(case: Case) -> None:
    for position in moments(case, "range", 8):
        for seat in case.seats:
            assert all(0 <= action < case.game.action_space for action in position.legal(seat))
        assert all(0 <= outcome < case.game.outcome_space for outcome, _ in position.outcomes())
        assert position.awaited_seats() == sorted(set(position.awaited_seats()))
