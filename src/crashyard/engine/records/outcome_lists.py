"""What chance could have answered, as a record keeps it: so anybody can compute every outcome without the rules.

For every decision of chance the outcomes in their order, by their stored forms, with their weights. A list is kept
once, however often it came up.
"""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from crashyard.engine.chance.fair import FairChance, pick
from crashyard.engine.driver import PlayObserver
from crashyard.engine.position import Position
from crashyard.engine.records.stored import stored_form
from crashyard.engine.refusal import Refusal
from crashyard.engine.seats import CHANCE

OutcomeList = list[tuple[object, int]]


@dataclass
class OutcomeLists:
    lists: list[OutcomeList] = field(default_factory=list)
    throws: list[int | None] = field(default_factory=list)
    """For each decision of chance which of the lists it chose from; None where that is not known."""

    def of(self, number: int) -> OutcomeList | None:
        """What chance chose from in its decision `number`, if it is known."""
        index = self.throws[number] if number < len(self.throws) else None
        return None if index is None else self.lists[index]

    def to_json(self) -> dict[str, Any]:
        return {"lists": [[list(pair) for pair in listed] for listed in self.lists], "throws": self.throws}

    def check(self, chance: FairChance, thrown: Sequence[tuple[int, object]]) -> None:
        """Compute every outcome of a play again, as far as its list is known, and refuse one that differs.

        `thrown` are all outcomes, those by other rules included: after which answer, and their stored forms.
        """
        for number, (answer, form) in enumerate(thrown):
            listed = self.of(number)
            if listed is None:
                continue
            right = pick(listed, chance.ticket(sum(weight for _, weight in listed), number))
            if right != form:
                facts = {"answer": answer, "number": number + 1, "value": _spelled(form), "right": _spelled(right)}
                raise Refusal("loaded-die", facts)


class ListLog(PlayObserver):
    """Notes what chance chooses from. So many decisions of chance came before, of which nothing is known."""

    def __init__(self, before: int) -> None:
        self.found = OutcomeLists(throws=[None] * before)
        self._known: dict[str, int] = {}

    def before(self, position: Position, seat: int, action: int) -> None:
        if seat != CHANCE:
            return
        listed = listed_at(position)
        index = self._known.setdefault(_spelled(listed), len(self._known))
        if index == len(self.found.lists):
            self.found.lists.append(listed)
        self.found.throws.append(index)


def listed_at(position: Position) -> OutcomeList:
    """What chance chooses from now."""
    return [(stored_form(position, CHANCE, outcome), weight) for outcome, weight in position.outcomes()]


def thrown_in(answers: Iterable[tuple[int, object]]) -> list[tuple[int, object]]:
    """Of stored answers, those of chance, with their numbers."""
    return [(number, form) for number, (seat, form) in enumerate(answers, 1) if seat == CHANCE]


def _spelled(value: object) -> str:
    return json.dumps(value)
