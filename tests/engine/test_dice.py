"""The seeded generator: the numbers it must give, and that they are spread evenly."""

import hashlib

import pytest

from crashyard.engine import Dice


def sfc32(a: int, b: int, c: int, counter: int) -> tuple[int, tuple[int, int, int, int]]:
    """One step of the generator, written after its author's description and with Python's own integers."""
    result = (a + b + counter) % 2**32
    turned = (c << 21 | c >> 11) % 2**32
    return result, (b ^ b >> 9, (c + (c << 3)) % 2**32, (turned + result) % 2**32, (counter + 1) % 2**32)


@pytest.mark.parametrize("seed", ["", "crashyard", "7", "ein Würfel", "x" * 1000])
def test_the_numbers_are_those_of_sfc32(seed: str) -> None:
    digest = hashlib.sha256(seed.encode()).digest()
    words = [int.from_bytes(digest[at : at + 4], "big") for at in (0, 4, 8)]
    state = words[0], words[1], words[2], 1
    for _ in range(12):
        _, state = sfc32(*state)
    dice = Dice(seed)
    for _ in range(200):
        expected, state = sfc32(*state)
        assert dice.bits() == expected


def test_known_answers() -> None:
    dice = Dice("crashyard")
    assert [int(dice.bits()) for _ in range(6)] == [
        13785173,
        4251540034,
        242708959,
        2485830864,
        1777497223,
        1233819346,
    ]
    dice = Dice("crashyard")
    assert "".join(str(int(dice.below(6)) + 1) for _ in range(30)) == "161432365346261143652215336123"


@pytest.mark.parametrize("sides", [2, 3, 6, 7, 12, 39, 100])
def test_all_sides_are_equally_likely(sides: int) -> None:
    """Chi-square with `sides` - 1 degrees of freedom; a fair generator stays below the bound 999 times of 1000."""
    throws = 400 * sides
    counts = [0] * sides
    dice = Dice(f"even {sides}")
    for _ in range(throws):
        counts[dice.below(sides)] += 1
    assert chi_square(counts, [throws / sides] * sides) < bound(sides - 1)


def chi_square(counts: list[int], expected: list[float]) -> float:
    return sum((count - wanted) ** 2 / wanted for count, wanted in zip(counts, expected, strict=True))


def bound(freedom: int) -> float:
    """The value that chi-square exceeds once in a thousand times (Wilson and Hilferty's approximation)."""
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + 3.09 * spread**0.5) ** 3)


@pytest.mark.parametrize("sides", [2**31, 2**31 - 1, 3 * 2**29, 2**30 + 1])
def test_many_sides_are_even_too(sides: int) -> None:
    """With so many sides a third of all draws is rejected; the sixteenths of the range still get the same."""
    counts = [0] * 16
    dice = Dice(f"many {sides}")
    for _ in range(8000):
        throw = dice.below(sides)
        assert 0 <= throw < sides
        counts[throw * 16 // sides] += 1
    assert chi_square(counts, [500.0] * 16) < bound(15)


def test_a_die_with_one_side_has_one_answer() -> None:
    dice = Dice("one")
    assert {dice.below(1) for _ in range(100)} == {0}


@pytest.mark.parametrize("sides", [0, -1, 2**31 + 1, 2**40])
def test_a_die_that_cannot_be_is_an_error(sides: int) -> None:
    with pytest.raises(ValueError, match="sides"):
        Dice("none").below(sides)


def test_the_same_seed_gives_the_same_throws_and_another_one_others() -> None:
    first, second, other = Dice("a"), Dice("a"), Dice("b")
    throws = [[dice.bits() for _ in range(50)] for dice in (first, second, other)]
    assert throws[0] == throws[1] != throws[2]


def test_dice_that_follow_others_throw_what_those_throw_next() -> None:
    leader, follower = Dice("one"), Dice("two")
    leader.bits()
    follower.follow(leader)
    assert [follower.bits() for _ in range(5)] == [leader.bits() for _ in range(5)]


def test_a_seed_may_be_any_text() -> None:
    """JSON can carry half a surrogate pair, and so can a seed in a record."""
    assert 0 <= Dice("\ud800").below(6) < 6


def test_dice_go_on_from_where_they_were_written_down() -> None:
    dice, other = Dice("written"), Dice("elsewhere")
    for _ in range(7):
        dice.bits()
    numbers = dice.numbers()
    assert len(numbers) == 4 and all(0 <= number < 2**32 for number in numbers)
    other.go_on_from(numbers)
    assert [dice.below(100) for _ in range(20)] == [other.below(100) for _ in range(20)]
