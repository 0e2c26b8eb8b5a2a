"""How others may refer to a person without being told who they are: a sign that holds in one place and nowhere else."""

import hashlib

_DIGITS = 16


def handle(place: str, person: str) -> str:
    """Of a person at a table, or in somebody's list. The id of a person, which is random, cannot be found from it."""
    return hashlib.sha256(f"{place} {person}".encode()).hexdigest()[:_DIGITS]
