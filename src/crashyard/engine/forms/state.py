"""The declaration of what a position consists of.

A game's `rules/state.py` names every field of its positions once, in a table `FIELDS` beside the class: who may know
it, how a position file calls it, where it stands in the observation. `Game.state` is that table. Copies, files, views
and observations are written by hand; the tests in `tests/conformance/test_state.py` change every field and look whether
all of them have noticed. A field that nobody has told them of fails those tests by its name.
"""

from enum import Enum
from typing import NamedTuple


class Known(Enum):
    """Who may know what a field says."""

    EVERYBODY = "everybody"
    OWNER = "owner"
    """The seat whom it belongs to, at least as long as it is not shown to all: a hand, a plan."""
    NOBODY = "nobody"
    """Nobody, at least for a while: a deck. (That there are so many cards in it may be known to all.)"""


class StateField(NamedTuple):
    """One field of a position."""

    name: str
    """The attribute of the class."""
    known: Known = Known.EVERYBODY
    file: str = ""
    """Where it stands in position files, if not under its own name; `options.target` in an object."""
    derived: str = ""
    """From which other fields it follows, if it does: it stands in no file and in no view."""
    unsaved: str = ""
    """Why it is in no file though it follows from nothing: what a bot remembers, for instance."""
    observed: str = ""
    """The part of the observation that shows it, or several, joined by commas."""
    unobserved: str = ""
    """Why no part of the observation shows it."""
    shared: str = ""
    """Why copies may share it: it is replaced and never changed in place."""

    @property
    def path(self) -> tuple[str, ...]:
        """Where it stands in position files; nowhere if it follows from other fields, or is not kept."""
        return () if self.derived or self.unsaved else tuple((self.file or self.name).split("."))
