"""Section 6: what every decision declares. A decision is one module in `decisions`, one of chance in `chance`.

Each module offers its `DECISION`: when it is asked, why an answer is not possible (None: it is legal), what an answer
does, of what its form consists, and what a position file that stands there must have. Forms, targets, refusals and
the check of files are made from that (`engine/forms/action_forms`, `forms`).
"""

from abc import ABC, abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.engine.forms.action_forms import ActionForm
from crashyard.games.crash_and_grab.rules.decisions.codes import DECLINE
from crashyard.games.crash_and_grab.rules.tabletop import Tabletop

TO_DECLINE: Final = ActionForm("decline", DECLINE)
UNKNOWN_ACTION: Final = {"unknown-action": "section 6"}
"""The clause of what is no outcome of chance."""


class Decision(ABC):
    """One question: who is asked is `CrashAndGrabTurn.awaited`'s to say, everything else is here."""

    def __init__(
        self,
        phase: i64,
        stages: tuple[int, ...],
        forms: tuple[ActionForm, ...],
        other: str,
        clauses: dict[str, str],
        suspects: tuple[str, ...] = (),
    ) -> None:
        self.phase: i64 = phase
        self.stages = stages
        """At which stages of the round it may be asked; the usual one first."""
        self.forms = forms
        self.other = other
        """The refusal of an answer to some other question."""
        self.clauses = clauses
        """Every refusal, with the clause that it stands on."""
        self.suspects = suspects
        """What a file may have left out where the question cannot be asked, as in `lacks`."""
        self.firsts: vec[i64] = vec[i64]([form.first for form in forms])
        self.ends: vec[i64] = vec[i64]([form.first + form.size for form in forms])

    def forbids(self, table: Tabletop, seat: i64, action: i64) -> str | None:
        """Why an action is no answer to this question, or none that can be given now."""
        index: i64 = 0
        while index < len(self.firsts):
            if self.firsts[index] <= action < self.ends[index]:
                return self.why_not(table, seat, action)
            index += 1
        return self.other

    @abstractmethod
    def why_not(self, table: Tabletop, seat: i64, action: i64) -> str | None:
        """Why one of its answers cannot be given now: the key of the refusal. None: it is legal."""

    def fill(self, table: Tabletop, seat: i64, actions: Actions) -> None:
        """Add every answer that can be given now, in the order of their numbers."""
        index: i64 = 0
        while index < len(self.firsts):
            action = self.firsts[index]
            end = self.ends[index]
            while action < end:
                if self.why_not(table, seat, action) is None:
                    actions.add(action)
                action += 1
            index += 1

    @abstractmethod
    def answer(self, table: Tabletop, seat: i64, action: i64) -> None:
        """Do what a legal answer says. Nothing is asked any more, unless it asks again."""

    # -- position files ---------------------------------------------------------------------

    def lacks(self, table: Tabletop) -> tuple[str, str] | None:
        """What a file cannot stand here without, and has none of: a field of the moment and what would be right.

        `saucer.` before its name says that it is a field of the turn saucer.
        """
        return None

    def can_be_asked(self, table: Tabletop) -> bool:
        """What the question needs beside answers: for files, which may describe any table."""
        return True


def fill_range(first: i64, count: i64, actions: Actions) -> None:
    action = first
    while action < first + count:
        actions.add(action)
        action += 1


def fill_bits(base: i64, bits: i64, actions: Actions) -> None:
    while bits:
        if bits & 1:
            actions.add(base)
        bits >>= 1
        base += 1


def bit_number(bit: i64) -> i64:
    """The number of the only bit."""
    number: i64 = 0
    while bit > 1:
        bit >>= 1
        number += 1
    return number
