"""What entries keep of a play: answers by their forms, digests, and by which rules.

Databases that are older than forms hold bare numbers; they stay as they are.
"""

from collections.abc import Iterable
from typing import Any

import msgspec

from crashyard.engine.records.record import Section
from crashyard.engine.records.stored import numbered
from crashyard.engine.seats import CHANCE
from crashyard.server.storage.entries import Entry

FIRST_RULES = "1"
"""Those of all games when entries did not say by which rules they were played."""


class EntryAnswers(msgspec.Struct, frozen=True):
    """The answers of one entry: that of a seat, if any, and what chance answered to it."""

    answers: tuple[tuple[int, object], ...]
    digest: str | None = None
    """Of the position after them."""

    @classmethod
    def of(cls, entry: Entry) -> "EntryAnswers":
        body = entry.body
        if "answers" in body:
            return cls(tuple((seat, numbered(number)) for seat, number in body["answers"]))
        chance = [(CHANCE, form) for form in body.get("chance", ())]
        own = [(body["seat"], body["did"])] if entry.kind == "answer" else []
        return cls((*own, *chance), body.get("digest"))

    def body(self) -> dict[str, Any]:
        """As it is written into an entry."""
        body: dict[str, Any] = {}
        if self.answers and self.answers[0][0] != CHANCE:
            body["seat"], body["did"] = self.answers[0]
        chance = [form for seat, form in self.answers if seat == CHANCE]
        if chance:
            body["chance"] = chance
        if self.digest is not None:
            body["digest"] = self.digest
        return body


def rules_of(entry: Entry) -> str:
    """The rules by which a play begins, or goes on."""
    rules: str = entry.body.get("rules", FIRST_RULES)
    return rules


def sections(entries: Iterable[Entry], options: dict[str, Any], start: dict[str, Any] | None) -> list[Section]:
    """A play as it is stored, without what was taken back; a new section wherever it went on by other rules."""
    closed: list[Section] = []
    rules, answers, digests = "", list[tuple[int, object]](), dict[int, str]()
    for entry in entries:
        body = entry.body
        if entry.kind == "rules":
            kept = body["kept"]
            checked = {number: digest for number, digest in digests.items() if number <= kept}
            closed.append(Section(rules, options, start, answers[:kept], checked, len(answers) - kept))
            options, start = {}, body["position"]
        if entry.kind in ("start", "rules"):
            rules, answers, digests = rules_of(entry), [], {}
            options = {} if start is not None else options
        if entry.kind == "undo":
            del answers[body["left"] :]
            digests = {number: digest for number, digest in digests.items() if number <= len(answers)}
        elif entry.kind in ("start", "answer", "rules"):
            stored = EntryAnswers.of(entry)
            answers += stored.answers
            if stored.digest is not None:
                digests[len(answers)] = stored.digest
    return [*closed, Section(rules, options, start, answers, digests)]
