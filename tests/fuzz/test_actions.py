"""Fuzzed actions: JSON forms and texts. Each is played, or refused without a change."""

import json

import pytest

from crashyard.engine import CHANCE, SPECTATOR, Dice, Position, Refusal, games
from crashyard.engine.forms.text import from_text, to_text
from tests.conformance.cases import Case, frozen, moments, plain_cases
from tests.fuzz.checks import Cases, check_refusal, check_whole, written
from tests.fuzz.mutation import damaged, extreme, noise, pick, scratched

FORMS = 900
TEXTS = 900
BATCHES = 3


def situations(name: str, batch: int) -> list[tuple[Case, Position]]:
    cases = [case for case in plain_cases() if case.game.name == name]
    return [(case, position) for case in cases for position in moments(case, f"actions {batch}", 6, apart=8)]


def a_form(case: Case, position: Position, dice: Dice) -> tuple[int, object]:
    """A seat, mostly one that may answer, and the form of an action of it or of another seat."""
    everybody = [CHANCE, *case.seats]
    able = [seat for seat in everybody if position.legal(seat)] or everybody
    seat = int(pick(dice, able if dice.below(5) else [SPECTATOR, case.players, 99, *everybody]))
    speaker = int(pick(dice, able))
    legal = position.legal(speaker)
    return seat, position.action_json(speaker, pick(dice, legal)) if legal else {"do": "end_turn"}


def check_answer(case: Case, position: Position, seat: int, form: object) -> bool:
    """Whether the action was played. The position it was tried on first must not change."""
    state, said = frozen(position.to_json()), written(form)
    try:
        action = position.parse_action(seat, form)
    except Refusal as refusal:
        check_refusal(refusal, case.game)
        return False
    finally:
        assert frozen(position.to_json()) == state
        assert written(form) == said
    twin = position.copy()
    try:
        twin.play(seat, action)
    except Refusal as refusal:
        check_refusal(refusal, case.game)
        assert frozen(twin.to_json()) == state
        return False
    assert position.parse_action(seat, position.action_json(seat, action)) == action
    check_whole(case.game, twin)
    return True


@pytest.mark.cases(FORMS)
@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("name", games())
def test_damaged_forms_of_actions(name: str, batch: int, cases: Cases) -> None:
    dice = Dice(f"forms {name} {batch}")
    tables = situations(name, batch)
    played = 0
    for index in range(FORMS):
        case, position = tables[index % len(tables)]
        seat, form = a_form(case, position, dice)
        if index % 8 == 0:
            form = extreme(dice)
        elif index % 8 != 1:
            form = damaged(form, dice) if isinstance(form, dict) else pick(dice, [extreme(dice), form])
        played += check_answer(case, position, seat, form)
        cases.tried(position.to_json(), seat, form)
    assert 20 < played < FORMS - 300, played


@pytest.mark.cases(TEXTS)
@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("name", games())
def test_damaged_texts_of_actions(name: str, batch: int, cases: Cases) -> None:
    dice = Dice(f"action texts {name} {batch}")
    tables = situations(name, batch)
    played = 0
    for index in range(TEXTS):
        case, position = tables[index % len(tables)]
        seat, form = a_form(case, position, dice)
        text = json.dumps(form) if index % 4 == 0 else to_text(form)
        text = noise(dice) if index % 9 == 0 else scratched(text, dice) if index % 9 > 2 else text
        try:
            said = from_text(text)
        except Refusal as refusal:
            check_refusal(refusal)
        else:
            assert from_text(to_text(said)) == said
            played += check_answer(case, position, seat, said)
        cases.tried(position.to_json(), seat, text)
    assert 20 < played < TEXTS - 300, played
