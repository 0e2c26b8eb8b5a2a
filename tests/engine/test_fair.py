"""Fair chance: committed to before the game, checkable after it, and even."""

import hashlib
import hmac
import json

import pytest

from crashyard.engine import FairChance, Refusal
from crashyard.engine.chance.fair import pick
from crashyard.engine.chance.numbered import SealedChance, SeededChance
from tests.engine.test_dice import bound, chi_square

SEED = "00112233445566778899aabbccddeeff" * 2
DIE = [(side, 1) for side in range(1, 7)]


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    fair = FairChance(SEED)
    assert fair.commitment == hashlib.sha256(bytes.fromhex(SEED)).hexdigest()
    assert fair.commitment == "4773d12e2371bb935b9a0f5439b4a1c3ad3f2414b86980f8418d1cfabdfadfef"


def test_known_answers() -> None:
    assert "".join(str(FairChance(SEED).choose(DIE, number)) for number in range(20)) == "66252253211511311113"
    assert (
        "".join(str(FairChance(SEED, ("red", "blue")).choose(DIE, number)) for number in range(20))
        == "25644125345263252424"
    )


@pytest.mark.parametrize("contributions", [(), ("a",), ("a", "ü", "\ud800", '"')])
def test_anybody_can_compute_an_outcome(contributions: tuple[str, ...]) -> None:
    for number in range(50):
        text = json.dumps([list(contributions), number, 0])
        word = int.from_bytes(hmac.digest(bytes.fromhex(SEED), text.encode(), "sha256")[:8], "big")
        assert FairChance(SEED, contributions).choose(DIE, number) == 1 + word % 6


def test_every_contribution_matters() -> None:
    def throws(*contributions: str) -> list[int]:
        return [FairChance(SEED, contributions).choose(DIE, number) for number in range(40)]

    different = [throws(), throws(""), throws("a"), throws("b"), throws("a", "b"), throws("b", "a"), throws("ab")]
    assert len({tuple(row) for row in different}) == len(different)


def test_every_number_is_a_throw_of_its_own_and_stays_the_same() -> None:
    fair = FairChance(SEED)
    assert fair.choose(DIE, 7) == fair.choose(DIE, 7)
    assert len({fair.word(number, attempt) for number in range(100) for attempt in range(3)}) == 300


def test_words_beyond_the_last_whole_multiple_are_rejected() -> None:
    """With a total just above half the range every second word is rejected and the next attempt is taken."""
    total = 2**63 + 1
    outcomes = [(0, 1), (1, 2**62), (2, 2**62)]
    fair = FairChance(SEED)
    rejected = 0
    for number in range(300):
        attempt = 0
        while fair.word(number, attempt) >= total:
            attempt += 1
        rejected += attempt > 0
        assert fair.choose(outcomes, number) == pick(outcomes, fair.word(number, attempt))
    assert 100 < rejected < 200


def test_outcomes_are_as_likely_as_their_weights() -> None:
    weights = [6, 4, 2, 1, 11]
    outcomes = list(enumerate(weights))
    for chance in (FairChance(SEED), SeededChance("weights")):
        counts = [0] * len(weights)
        for number in range(2400):
            counts[chance.choose(outcomes, number)] += 1
        assert chi_square(counts, [100.0 * weight for weight in weights]) < bound(len(weights) - 1)


def test_a_die_is_even() -> None:
    counts = [0] * 6
    for number in range(3000):
        counts[FairChance(SEED, ("even",)).choose(DIE, number) - 1] += 1
    assert chi_square(counts, [500.0] * 6) < bound(5)


def test_a_fresh_chance_has_a_seed_of_its_own() -> None:
    first, second = FairChance.fresh(["x"]), FairChance.fresh(["x"])
    assert first.seed != second.seed
    assert len(bytes.fromhex(first.seed)) == 32
    assert first.contributions == ("x",)


def test_a_sealed_chance_tells_nothing() -> None:
    with pytest.raises(Refusal, match="no-seed"):
        SealedChance(FairChance(SEED).commitment).choose(DIE, 0)


def test_picking_by_ticket() -> None:
    outcomes = [(10, 2), (20, 1), (30, 3)]
    assert [pick(outcomes, ticket) for ticket in range(6)] == [10, 10, 20, 30, 30, 30]
    with pytest.raises(ValueError, match="ticket"):
        pick(outcomes, 6)
