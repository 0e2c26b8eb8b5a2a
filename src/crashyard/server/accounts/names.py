"""What people write: names and chat, freed of what cannot be seen, and names that look alike recognised."""

import unicodedata
from collections.abc import Collection, Iterable, Iterator

from crashyard.engine.refusal import Refusal

LONGEST_NAME = 24
LONGEST_LOGIN = 40
MOST_ALIKE = 30
"""So many can be called alike where they meet, by a name and a number."""
MOST_MARKS = 2
"""So many marks a letter may carry; more would climb over the lines around it."""

_BLANK = frozenset("\u034f\u115f\u1160\u2800\u3164\uffa0")
"""Characters that count as letters, marks or signs and still show nothing."""

_JOINERS = frozenset("\u200c\u200d")
"""Invisible, but needed inside of words of some scripts and inside of emoji."""

_ALIKE = str.maketrans(
    "01i|аһеіјкоԛрѕсутхԝԁԍոսօαεικνορτυχ",
    "olllaheljkoqpscytxwdgnuoaelkvoptux",
)
"""Letters of other scripts, and digits, that look like Latin small letters (`i` and `1` like `l`)."""


def clean_name(name: str) -> str:
    """A name as it is shown: one line, nothing invisible, nothing that turns the writing; refused if empty then."""
    clean = " ".join(_visible(unicodedata.normalize("NFC", name), "").split())
    if not any(unicodedata.category(char)[0] in "LNPS" for char in clean) or len(clean) > LONGEST_NAME:
        raise Refusal("name-unseen", {"longest": LONGEST_NAME})
    return clean


def clean_text(text: str) -> str:
    """What somebody says, in one line, as it is shown; nothing if there is nothing to see."""
    clean = " ".join(_visible(unicodedata.normalize("NFC", text), _JOINERS).split())
    return clean if any(unicodedata.category(char)[0] in "LNPS" for char in clean) else ""


def _visible(text: str, joiners: frozenset[str] | str) -> str:
    kept: list[str] = []
    marks = 0
    for char in text:
        kind = unicodedata.category(char)
        if char.isspace():
            kept.append(" ")
            continue
        if (kind[0] in "CZ" or char in _BLANK) and char not in joiners:
            continue
        if "\ufe00" <= char <= "\ufe0f" and not joiners:
            continue
        marks = marks + 1 if kind[0] == "M" else 0
        if marks <= MOST_MARKS:
            kept.append(char)
    return "".join(kept)


def look_of(name: str) -> str:
    """A name so that those which look alike are equal."""
    return unicodedata.normalize("NFKC", name).casefold().translate(_ALIKE)


def fold(name: str) -> str:
    """The same for the name of an account; refused if it becomes too long to be kept."""
    folded = look_of(clean_name(name))
    if len(folded) > LONGEST_LOGIN:
        raise Refusal("name-unseen", {"longest": LONGEST_NAME})
    return folded


def known_by(name: str) -> str:
    """By what an account of this name is found; nothing where no account can have it."""
    try:
        return fold(name)
    except Refusal:
        return ""


def variants(name: str) -> Iterator[str]:
    """A name, and how whoever is called so is shown where it is somebody else's."""
    yield name
    for number in range(2, MOST_ALIKE + 1):
        yield f"{name} {number}"


def free_name(name: str, taken: Iterable[str], reserved: Collection[str] = ()) -> str:
    """The first variant that looks neither like a name that is taken nor like one of the `reserved` looks."""
    looks = {look_of(each) for each in taken if each}.union(reserved)
    for variant in variants(name):
        if look_of(variant) not in looks:
            return variant
    raise Refusal("name-taken")
