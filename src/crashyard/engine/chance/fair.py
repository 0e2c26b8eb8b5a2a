"""Fair chance: dice that nobody can load and everybody can check afterwards.

The server picks a secret seed and shows its SHA-256, the *commitment*, before the first decision. Every
player may add a contribution. Outcome number n comes from HMAC-SHA-256 with the seed as its key over the
contributions and n, made uniform by rejection. After the game the seed is published, and anybody can compute
every outcome again.
"""

import hashlib
import hmac
import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field

from crashyard.engine.refusal import Refusal

Outcomes = Sequence[tuple[int, int]]

_WORD = 1 << 64


@dataclass(frozen=True, slots=True)
class FairChance:
    """The chance of one played game. `seed` is 32 bytes in hexadecimal and secret until the end."""

    seed: str = field(repr=False)
    contributions: tuple[str, ...] = ()

    @classmethod
    def fresh(cls, contributions: Sequence[str] = ()) -> "FairChance":
        return cls(secrets.token_hex(32), tuple(contributions))

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
        total = sum(weight for _, weight in outcomes)
        limit = _WORD - _WORD % total
        attempt = 0
        word = self.word(number, attempt)
        while word >= limit:
            attempt += 1
            word = self.word(number, attempt)
        return pick(outcomes, word % total)


@dataclass(frozen=True, slots=True)
class SealedChance:
    """A fair chance whose seed is not published yet: its outcomes cannot be computed."""

    commitment: str
    contributions: tuple[str, ...] = ()

    def choose(self, outcomes: Outcomes, number: int) -> int:
        raise Refusal("no-seed")


def pick(outcomes: Outcomes, ticket: int) -> int:
    """The outcome that holds `ticket` when each holds as many as its weight."""
    for outcome, weight in outcomes:
        ticket -= weight
        if ticket < 0:
            return outcome
    raise ValueError("the ticket is higher than all weights together")
