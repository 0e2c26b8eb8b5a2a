"""Fair chance: dice that nobody can choose and everybody can check afterwards.

The server picks a secret seed and every seat a secret contribution; of each only a SHA-256 is shown, its *commitment*.
When all commitments are fixed the contributions are told. Outcome number n comes from HMAC-SHA-256 with the seed as its
key over the contributions and n, made uniform by rejection. After the game the seed is published, and anybody can
compute every outcome again. Nobody could choose the seed to fit the contributions, nor a contribution to fit the rest.
"""

import hashlib
import hmac
import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from crashyard.engine.refusal import Refusal

Outcome = TypeVar("Outcome")
Outcomes = Sequence[tuple[int, int]]

_WORD = 1 << 64


def commitment_to(contribution: str) -> str:
    """What a seat shows of its contribution before everybody's are fixed: the SHA-256 of the text.

    Of the text, not of the bytes that it spells: no other spelling of the same bytes fits.
    """
    return hashlib.sha256(contribution.encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Pledge:
    """What one seat has bound itself to before the play."""

    seat: int
    commitment: str
    contribution: str | None = None
    """None as long as it has not been told; and for ever, if it was not told in time."""

    def told(self, contribution: str) -> "Pledge":
        """With the contribution, if it is the one."""
        if commitment_to(contribution) != self.commitment:
            raise Refusal("broken-contribution", {"seat": self.seat})
        return Pledge(self.seat, self.commitment, contribution)


def contributions_of(pledges: Sequence[Pledge]) -> tuple[str, ...]:
    """What goes into the dice, in the order of the seats."""
    return tuple(pledge.contribution for pledge in pledges if pledge.contribution is not None)


@dataclass(frozen=True, slots=True)
class FairChance:
    """The chance of one played game. `seed` is 32 bytes in hexadecimal and secret until the end.

    Where seats have bound themselves by `pledges`, the contributions are theirs.
    """

    seed: str = field(repr=False)
    contributions: tuple[str, ...] = ()
    pledges: tuple[Pledge, ...] = ()

    @classmethod
    def fresh(cls, contributions: Sequence[str] = ()) -> "FairChance":
        return cls(secrets.token_hex(32), tuple(contributions))

    @classmethod
    def pledged(cls, seed: str, pledges: Sequence[Pledge]) -> "FairChance":
        return cls(seed, contributions_of(pledges), tuple(pledges))

    @property
    def commitment(self) -> str:
        return hashlib.sha256(bytes.fromhex(self.seed)).hexdigest()

    def word(self, number: int, attempt: int) -> int:
        """64 bits for outcome `number`; further attempts follow when one is rejected."""
        message = json.dumps([list(self.contributions), number, attempt], ensure_ascii=True)
        digest = hmac.new(bytes.fromhex(self.seed), message.encode(), hashlib.sha256).digest()
        return int.from_bytes(digest[:8], "big")

    def choose(self, outcomes: Outcomes, number: int) -> int:
        """The outcome of chance decision `number` (0 is the first of the game)."""
        return pick(outcomes, self.ticket(sum(weight for _, weight in outcomes), number))

    def ticket(self, total: int, number: int) -> int:
        """From 0 to `total` - 1, each equally likely, for chance decision `number`."""
        limit = _WORD - _WORD % total
        attempt = 0
        word = self.word(number, attempt)
        while word >= limit:
            attempt += 1
            word = self.word(number, attempt)
        return word % total


@dataclass(frozen=True, slots=True)
class SealedChance:
    """A fair chance whose seed is not published yet: its outcomes cannot be computed."""

    commitment: str
    contributions: tuple[str, ...] = ()
    pledges: tuple[Pledge, ...] = ()

    def choose(self, outcomes: Outcomes, number: int) -> int:
        raise Refusal("no-seed")


def pick(outcomes: Sequence[tuple[Outcome, int]], ticket: int) -> Outcome:
    """The outcome that holds `ticket` when each holds as many as its weight."""
    for outcome, weight in outcomes:
        ticket -= weight
        if ticket < 0:
            return outcome
    raise ValueError("the ticket is higher than all weights together")
