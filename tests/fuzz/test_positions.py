"""Fuzzed position files."""

import json
from typing import Any

import pytest

from crashyard.engine import Dice, Refusal, games, parse_json
from tests.conformance.cases import moments, plain_cases
from tests.fuzz.checks import Cases, check_position, check_refusal
from tests.fuzz.mutation import damaged, noise, scratched

DOCUMENTS = 900
TEXTS = 350
BATCHES = 3


def samples(name: str) -> list[dict[str, Any]]:
    """Position files from all over a game, with and without a header."""
    found: list[dict[str, Any]] = []
    for case in [case for case in plain_cases() if case.game.name == name]:
        for index, position in enumerate(moments(case, "fuzz", 6, apart=9)):
            found.append(position.to_json() if index % 3 == 0 else case.game.save(position))
    return found


@pytest.mark.cases(DOCUMENTS)
@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("name", games())
def test_damaged_position_files(name: str, batch: int, cases: Cases) -> None:
    dice = Dice(f"positions {name} {batch}")
    originals = samples(name)
    accepted = 0
    for index in range(DOCUMENTS):
        document = damaged(originals[index % len(originals)], dice)
        accepted += check_position(document)
        cases.tried(document)
    assert 20 < accepted < DOCUMENTS - 300, accepted


@pytest.mark.cases(TEXTS)
@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("name", games())
def test_damaged_texts_of_position_files(name: str, batch: int, cases: Cases) -> None:
    dice = Dice(f"texts {name} {batch}")
    originals = [json.dumps(document) for document in samples(name)]
    for index in range(TEXTS):
        text = noise(dice) if index % 5 == 0 else scratched(originals[index % len(originals)], dice)
        try:
            document = parse_json(text, "the position")
        except Refusal as refusal:
            check_refusal(refusal)
        else:
            check_position(document)
        cases.tried(text)
