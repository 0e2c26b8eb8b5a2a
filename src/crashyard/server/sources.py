"""Where times, names and seeds come from. Tests put their own here, so that two tables can be compared byte by byte."""

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass


def _name() -> str:
    """128 random bits: nobody guesses the name of a table. A command would take one with a dash first for an option."""
    while (name := secrets.token_urlsafe(16)).startswith("-"):
        pass
    return name


def _seed() -> str:
    return secrets.token_hex(32)


@dataclass(frozen=True, slots=True)
class Sources:
    now: Callable[[], float] = time.time
    name: Callable[[], str] = _name
    seed: Callable[[], str] = _seed
