"""Choosing an action by pointing: every answer narrows down what is left, until one action is.

Nothing in here knows a game. An action is chosen by the targets a person would point at, by words of its sentence, or
by its text form.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from crashyard.engine.forms.documents import shown
from crashyard.engine.forms.text import from_text
from crashyard.engine.position import Position
from crashyard.engine.refusal import Refusal
from crashyard.faces.scene import Button
from crashyard.faces.why import why_not_said
from crashyard.faces.words import Words

_PARTS = re.compile(r"[^\w-]+")


@dataclass(frozen=True, slots=True)
class Candidate:
    """One action that may be meant."""

    action: int
    form: dict[str, Any]
    targets: tuple[str, ...]
    phrase: str

    def fits(self, typed: Sequence[str]) -> bool:
        """Whether the words point at its targets in their order; words of its phrase may stand between them."""
        return self._pointed(typed) is not None

    def fits_from_the_first(self, typed: Sequence[str]) -> bool:
        """Whether they do so beginning with the first target, without leaving one out."""
        pointed = self._pointed(typed)
        return pointed is not None and pointed == list(range(len(pointed))) != []

    def _pointed(self, typed: Sequence[str]) -> list[int] | None:
        """Which targets the words point at; nothing at all if some word says something else."""
        names = [_names(target) for target in self.targets]
        spoken = (_names(self.phrase) | _names(self.form["do"])).difference(*names)
        pointed: list[int] = []
        for word in typed:
            place = pointed[-1] if pointed else 0
            later = [index for index in range(place, len(names)) if word in names[index]]
            if later and later[0] not in pointed:
                pointed.append(later[0])
            elif not later and word not in spoken:
                return None
        return pointed


def _names(text: str) -> set[str]:
    """A target or a phrase, and its parts: `0@L0:short` is also known as `l0`."""
    whole = text.lower()
    return {whole, *(part for part in _PARTS.split(whole) if part), *(part for part in whole.split("_") if part)}


def candidates(position: Position, seat: int, words: Words, buttons: Sequence[Button] = ()) -> list[Candidate]:
    """Everything `seat` may do now. What is nothing but a button is called what its button says at this moment."""
    titles = {button.target: button.title for button in buttons}
    found = []
    for action in position.legal(seat):
        form = position.action_json(seat, action)
        assert isinstance(form, dict)
        targets = tuple(position.targets(seat, action))
        title = titles.get(targets[0]) if len(form) == len(targets) == 1 else None
        phrase = words.action(form) if title is None else words.say(title.say, title.facts)
        found.append(Candidate(action, form, targets, phrase))
    return found


def chosen_so_far(left: Sequence[Candidate]) -> int:
    """How many targets all of these have in common."""
    common = 0
    for targets in zip(*(candidate.targets for candidate in left), strict=False):
        if len(set(targets)) > 1:
            break
        common += 1
    return common


def groups(left: Sequence[Candidate]) -> list[list[Candidate]]:
    """What can be told apart by the next target, in the order in which it appears."""
    depth = chosen_so_far(left)
    found: dict[tuple[str, int], list[Candidate]] = {}
    for candidate in left:
        more = len(candidate.targets) > depth
        key = (candidate.targets[depth], -1) if more else ("", candidate.action)
        found.setdefault(key, []).append(candidate)
    return list(found.values())


def narrow(left: Sequence[Candidate], typed: str) -> list[Candidate]:
    """Those that fit what was typed; whoever points at a first target means it as the first."""
    words = [word for word in (part.strip(",;:.!") for part in typed.lower().split()) if word]
    first = [candidate for candidate in left if candidate.fits_from_the_first(words)]
    return first or [candidate for candidate in left if candidate.fits(words)]


def read_action(position: Position, seat: int, typed: str) -> int:
    """The action that a text form or its JSON names; refused like any other illegal action."""
    action = position.parse_action(seat, from_text(typed))
    key = position.forbids(seat, action)
    if key is not None:
        raise position.refusal(key, seat, action)
    return action


def is_text_form(typed: str) -> bool:
    return typed.startswith("{") or "=" in typed


def why_not(position: Position, seat: int, every: Sequence[Candidate], typed: str, places: Sequence[str]) -> Refusal:
    """Why nothing fits: the clause that forbids it where the words can be read as an action, else a general word.

    `places` are the names of the board, for those who do not mind capitals.
    """
    spelling = {place.lower(): place for place in places}
    words = [spelling.get(word.lower(), word) for word in typed.split()]
    verbs = dict.fromkeys(candidate.form["do"] for candidate in every)
    return why_not_said(position, seat, words, verbs) or Refusal("nothing-fits", {"typed": shown(typed)})
