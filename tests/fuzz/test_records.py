"""Fuzzed records. Most get a digest that fits, as somebody would make it who knows the format."""

import json
from typing import Any

import pytest

from crashyard.engine import (
    CHANCE,
    Actions,
    Dice,
    FairChance,
    Record,
    Refusal,
    SeededChance,
    games,
    load_record,
    parse_json,
)
from crashyard.engine.driver import RESIGN
from crashyard.engine.playout import random_answer
from crashyard.engine.records.record import digest
from tests.conformance.cases import Case, frozen, plain_cases
from tests.conformance.test_events import resigns
from tests.fuzz.checks import Cases, check_refusal, check_whole, play_on, written
from tests.fuzz.mutation import damaged, noise, scratched

DOCUMENTS = 700
TEXTS = 300
BATCHES = 2


def sample(case: Case, length: int, number: int) -> dict[str, Any]:
    """Some answers; every third record begins with a position, every fourth ends with one who resigns, if they can."""
    chance = FairChance(f"{number:064x}", ("a", "b")) if number % 2 else SeededChance(str(number))
    record = Record.new(case.game, case.players, case.options, chance)
    dice, actions = Dice(f"{case} {number}"), Actions()
    position = record.opening()
    for step in range(length):
        if number % 3 == 0 and step == length // 2:
            record = Record.from_position(case.game, position, chance)
        seats = position.awaited_seats()
        if not seats:
            break
        if seats[0] == CHANCE:
            record.let_chance_play(position)
            continue
        action = int(random_answer(position, seats[-1], dice, actions))
        position.play(seats[-1], action)
        record.append(seats[-1], action)
    if number % 4 == 0 and case.players == 2 and position.awaited_seats() and resigns(position, 0):
        record.append(0, RESIGN)
    return record.to_json()


def samples(name: str) -> list[dict[str, Any]]:
    cases = [case for case in plain_cases() if case.game.name == name]
    return [sample(case, length, number) for case in cases for number, length in enumerate((3, 8, 12, 25, 40, 60))]


def check_record(document: object) -> bool:
    before = written(document)
    try:
        record = load_record(document)
    except Refusal as refusal:
        check_refusal(refusal)
        assert written(document) == before
        return False
    saved = record.to_json()
    assert frozen(load_record(json.loads(frozen(saved))).to_json()) == frozen(saved)
    try:
        assert record.verify() == record.chance_answers() or record.origin is not None
    except Refusal as refusal:
        check_refusal(refusal)
    position = record.position()
    check_whole(record.game, position)
    play_on(record.game, position, Dice(before), 5)
    assert written(document) == before
    return True


def signed(document: object) -> object:
    if isinstance(document, dict) and "digest" in document:
        document["digest"] = digest(document)
    return document


@pytest.mark.cases(DOCUMENTS)
@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("name", games())
def test_damaged_records(name: str, batch: int, cases: Cases) -> None:
    dice = Dice(f"records {name} {batch}")
    originals = samples(name)
    accepted = 0
    for index in range(DOCUMENTS):
        document = damaged(originals[index % len(originals)], dice)
        accepted += check_record(document if index % 6 == 0 else signed(document))
        cases.tried(document)
    assert 20 < accepted < DOCUMENTS - 300, accepted


@pytest.mark.cases(TEXTS)
@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("name", games())
def test_damaged_texts_of_records(name: str, batch: int, cases: Cases) -> None:
    dice = Dice(f"record texts {name} {batch}")
    originals = [json.dumps(document) for document in samples(name)]
    for index in range(TEXTS):
        text = noise(dice) if index % 5 == 0 else scratched(originals[index % len(originals)], dice)
        try:
            document = parse_json(text, "the record")
        except Refusal as refusal:
            check_refusal(refusal)
        else:
            check_record(signed(document))
        cases.tried(text)
