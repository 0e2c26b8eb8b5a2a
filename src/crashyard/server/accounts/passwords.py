"""Passwords: which ones are good enough, and how they are kept.

They are taken as they are, with any characters, and kept as argon2id hashes. A hash that was made with less work than
today's is made anew when its owner signs in, which is the only moment at which the password is known.
"""

import asyncio
import secrets
from functools import cache
from importlib.resources import files

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from crashyard.engine.refusal import Refusal
from crashyard.engine.registry import games
from crashyard.server.accounts.names import clean_text

SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 128
PROGRAM = "crashyard"

_HASHER = PasswordHasher()


@cache
def _nobodys() -> str:
    """What a password is checked against where there is no such account, so that the answer takes as long."""
    return _HASHER.hash(secrets.token_hex(16))


@cache
def _common() -> frozenset[str]:
    """What everybody tries first."""
    lines = (files("crashyard.server.accounts") / "data" / "common-passwords.txt").read_text("utf-8").splitlines()
    return frozenset(line for line in lines if not line.startswith("#"))


def check_password(password: str, name: str) -> None:
    """Refuses a password that is too short or long, or that somebody who knows only the name would try first."""
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise Refusal("wrong-password-length", {"shortest": SHORTEST_PASSWORD, "longest": LONGEST_PASSWORD})
    small = password.casefold()
    if small in _common() or len(set(small)) == 1 or _core(small) in {_core(word) for word in _near(name)}:
        raise Refusal("common-password")


def _near(name: str) -> list[str]:
    """Words that lie near, here: with digits or signs around them they are guessed as fast."""
    return [name, clean_text(name), PROGRAM, *games()]


def _core(text: str) -> str:
    """The letters and digits of a text, without the digits at its ends; all of it where nothing else is left."""
    plain = "".join(char for char in text.casefold() if char.isalnum())
    return plain.strip("0123456789") or plain


async def hash_of(password: str) -> str:
    """Takes a while, on purpose; beside the event loop."""
    return await asyncio.to_thread(_HASHER.hash, password)


async def is_right(digest: str | None, password: str) -> bool:
    """Whether a password is the one that was hashed; takes as long where there is none."""
    try:
        await asyncio.to_thread(_HASHER.verify, digest or _nobodys(), password[: LONGEST_PASSWORD + 1])
    except (Argon2Error, InvalidHashError):
        return False
    return digest is not None


def is_outdated(digest: str) -> bool:
    """Whether a hash was made with other parameters than those of today."""
    return _HASHER.check_needs_rehash(digest)
