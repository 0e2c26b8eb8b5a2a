"""Forms of actions, made from what the decisions of a game declare.

A decision says of what its answers consist: `ActionForm("give", 256, (FormPart("crew", "crewmember", 24),
FormPart("to", "saucer", 6)))`. The game's `forms/kinds.py` says once how each kind of thing is told, one `FormKind` a
kind. From both `ActionForms` makes the JSON form of an action, reads it back, lists what a person points at, and
gathers what the sentence of a refusal speaks of. No game writes that for a decision of its own.

Outcomes of chance are bare values and not objects; they have kinds of their own (`OutcomeKind`).
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from itertools import product
from math import prod
from typing import ClassVar, Generic, NamedTuple, TypeVar

from crashyard.engine.forms.documents import Fields, shown
from crashyard.engine.position import Position
from crashyard.engine.refusal import Refusal
from crashyard.engine.seats import CHANCE

P = TypeVar("P", bound=Position)
P_contra = TypeVar("P_contra", bound=Position, contravariant=True)


class FormPart(NamedTuple):
    """One thing that an answer names: a saucer, a cell, a card, a number."""

    name: str
    """The field of the JSON form. A kind that is `merged` writes other fields too."""
    kind: str
    """Which `FormKind` tells it."""
    size: int
    first: int = 0
    """Its numbers run from `first` to `first + size - 1`. A part of size 1 is always there: the name of a card."""

    @property
    def numbers(self) -> range:
        return range(self.first, self.first + self.size)


class ActionForm(NamedTuple):
    """One kind of answer: its actions are `first` and on, counted by its parts, the last of them fastest."""

    do: str
    """The first field of the JSON form; empty for outcomes of chance."""
    first: int
    parts: tuple[FormPart, ...] = ()
    written: tuple[str, ...] = ()
    """Fields that come first in the JSON form, and are read first, where that is not the order of the parts."""
    pointed: tuple[str, ...] = ()
    """What a person points at, in order: names of parts, and other names as they are, such as a button's.

    If nothing is said: all parts in their order, or for a form without parts the button `do`.
    """

    @property
    def size(self) -> int:
        return prod(part.size for part in self.parts)

    @property
    def actions(self) -> range:
        return range(self.first, self.first + self.size)

    def split(self, action: int) -> tuple[int, ...]:
        """The number of each part."""
        code = action - self.first
        found: list[int] = []
        for part in reversed(self.parts):
            code, number = divmod(code, part.size)
            found.append(part.first + number)
        found.reverse()
        return tuple(found)

    def join(self, numbers: Sequence[int]) -> int:
        """The action of these numbers, one for each part."""
        code = 0
        for part, number in zip(self.parts, numbers, strict=True):
            code = code * part.size + number - part.first
        return self.first + code


def outcome_form(kind: str, size: int, first: int = 0) -> ActionForm:
    """The form of a decision of chance: outcomes `first` and on, each told by an `OutcomeKind`."""
    return ActionForm("", first, (FormPart("", kind, size, first),))


# -- how things are told --------------------------------------------------------------------


class FormKind(ABC, Generic[P_contra]):
    """How one kind of thing is told: a crewmember, a cell, a card."""

    merged: ClassVar[bool] = False
    """Whether `spell` gives fields that stand in the form itself: several, or none where it goes without saying."""
    either_order: ClassVar[bool] = False
    """Whether a person may point at its targets in either order."""

    @abstractmethod
    def spell(self, position: P_contra, seat: int, number: int) -> object:
        """Its JSON value; a dict of fields if the kind is `merged`."""

    @abstractmethod
    def read(self, position: P_contra, seat: int, fields: Fields, part: FormPart) -> list[int]:
        """Take it from the fields of a form: every number that is meant by them. Refuses with what would be right."""

    @abstractmethod
    def targets(self, position: P_contra, seat: int, number: int) -> list[str]:
        """What a person points at to choose it: names of targets of the scene."""

    def facts(self, position: P_contra, seat: int, number: int) -> dict[str, object]:
        """What the sentence of a refusal says of it. The action is not legal: the thing need not exist."""
        return {}

    def fits(self, position: P_contra, seat: int, fields: Fields, part: FormPart) -> bool:
        """Whether a form speaks of such a thing, right or wrong. By that, forms with the same `do` are told apart."""
        return part.name in fields


class NumberKind(FormKind[Position]):
    """A number that stands for itself: a gear, a distance. It is pointed at as `distance:3`.

    Refusals speak of it under the name `fact`, if one is given.
    """

    def __init__(self, noun: str, fact: str = "") -> None:
        self._noun = noun
        self._fact = fact

    def spell(self, position: Position, seat: int, number: int) -> object:
        return number

    def read(self, position: Position, seat: int, fields: Fields, part: FormPart) -> list[int]:
        return [fields.integer(part.name, part.first, part.first + part.size - 1)]

    def targets(self, position: Position, seat: int, number: int) -> list[str]:
        return [f"{self._noun}:{number}"]

    def facts(self, position: Position, seat: int, number: int) -> dict[str, object]:
        return {self._fact: number} if self._fact else {}


class NameKind(FormKind[Position]):
    """One of some things that always have the same names. It is pointed at as `card:rocket`.

    A part of some of them, or of a single one, tells forms with the same `do` apart.
    """

    def __init__(self, noun: str, names: Sequence[str], fact: str = "") -> None:
        self._noun = noun
        self._names = list(names)
        self._fact = fact

    def spell(self, position: Position, seat: int, number: int) -> object:
        return self._names[number]

    def read(self, position: Position, seat: int, fields: Fields, part: FormPart) -> list[int]:
        return [self._names.index(fields.text(part.name, self._names))]

    def targets(self, position: Position, seat: int, number: int) -> list[str]:
        return [f"{self._noun}:{self._names[number]}"]

    def facts(self, position: Position, seat: int, number: int) -> dict[str, object]:
        return {self._fact: self._names[number]} if self._fact else {}

    def fits(self, position: Position, seat: int, fields: Fields, part: FormPart) -> bool:
        """Not by the name of something else; a name of nothing is refused by any form."""
        value = fields.peek(part.name)
        return part.name in fields and (value not in self._names or self._names.index(value) in part.numbers)


class OutcomeKind(ABC, Generic[P_contra]):
    """How one kind of outcome of chance is told."""

    @abstractmethod
    def spell(self, position: P_contra, number: int) -> object:
        """Its JSON form."""

    @abstractmethod
    def read(self, position: P_contra, form: object) -> int:
        """The outcome that a form names; `wrong_outcome` refuses others."""

    def targets(self, position: P_contra, number: int) -> list[str]:
        return [f"outcome:{self.spell(position, number)}"]

    def facts(self, position: P_contra, number: int) -> dict[str, object]:
        """What the sentence of a refusal says of it."""
        return {}


class NameOutcome(OutcomeKind[Position]):
    """One of some names: a card, a colour. `right` says how they look where all of them would be too many."""

    def __init__(self, names: Sequence[str], right: str = "") -> None:
        self._names = list(names)
        self._right = right or ", ".join(names)

    def spell(self, position: Position, number: int) -> object:
        return self._names[number]

    def read(self, position: Position, form: object) -> int:
        if isinstance(form, str) and form in self._names:
            return self._names.index(form)
        raise wrong_outcome(form, self._right)


class NumberOutcome(OutcomeKind[Position]):
    """A number that stands for itself, such as that of a die."""

    def __init__(self, low: int, high: int) -> None:
        self._low, self._high = low, high

    def spell(self, position: Position, number: int) -> object:
        return number

    def read(self, position: Position, form: object) -> int:
        return read_number(form, self._low, self._high)


class SeatOutcome(OutcomeKind[Position]):
    """One of the seats."""

    def spell(self, position: Position, number: int) -> object:
        return number

    def read(self, position: Position, form: object) -> int:
        return read_number(form, 0, int(position.players) - 1)


def read_number(form: object, low: int, high: int) -> int:
    """An outcome that is a number."""
    if isinstance(form, int) and not isinstance(form, bool) and low <= form <= high:
        return form
    raise wrong_outcome(form, f"{low}..{high}")


def wrong_outcome(form: object, right: str) -> Refusal:
    return Refusal("wrong-outcome", {"value": shown(form), "right": right})


# -- all forms of a game --------------------------------------------------------------------


class ActionForms(Generic[P]):
    """All forms of a game, and what is made from them.

    A game derives its own where a form depends on the decision that is asked, where several readings may be legal, or
    where its refusals speak of more than the action.
    """

    game: ClassVar[str]
    """The name of the game, for its refusals."""

    silent: ClassVar[frozenset[str]] = frozenset({"game-over", "not-awaited", "unknown-action", "no-resigning"})
    """Refusals that say nothing of the action."""

    ambiguous: ClassVar[str] = "unknown-action"
    """The refusal of a form that fits several legal actions."""

    def __init__(
        self,
        forms: Sequence[ActionForm],
        kinds: Mapping[str, FormKind[P]],
        clauses: Mapping[str, str],
        chance: Sequence[ActionForm] = (),
        outcomes: Mapping[str, OutcomeKind[P]] | None = None,
    ) -> None:
        self._kinds = dict(kinds)
        self.clauses = dict(clauses)
        """Every refusal of the rules, with the clause that it stands on."""
        self._chance = tuple(chance)
        self._by_action = _by_action(forms)
        self._by_outcome = _by_action(chance)
        self._by_word: dict[str, list[ActionForm]] = {}
        for form in forms:
            self._by_word.setdefault(form.do, []).append(form)
        self._outcomes = dict(outcomes or {})
        self.words = list(dict.fromkeys(form.do for form in forms))
        """What may stand in `do`."""

    # -- what a game says beyond its forms --------------------------------------------------

    def asked(self, position: P, seat: int) -> Sequence[ActionForm]:
        """The forms of the decision that is asked: they come before others that have the same numbers."""
        return ()

    def other_answer(self, position: P, seat: int) -> str:
        """The refusal of a form whose number would fit but whose name belongs to another decision."""
        return "unknown-action"

    def about(self, position: P, key: str, seat: int, action: int) -> dict[str, object]:
        """What every refusal says, whatever the action is."""
        return {"seat": seat, "action": action, "active": int(position.awaited())}

    def clause(self, position: P, key: str, action: int) -> str:
        """The clause that a refusal stands on."""
        return self.clauses[key]

    def turned(self, kinds: Mapping[str, Callable[[int], int]], space: int) -> list[int]:
        """The number of each of the actions if those kinds of things are called by other numbers."""
        found = list(range(space))
        for form in dict.fromkeys(form for named in self._by_word.values() for form in named):
            if any(part.kind in kinds for part in form.parts):
                for action in form.actions:
                    numbers = zip(form.parts, form.split(action), strict=True)
                    found[action] = form.join([kinds.get(part.kind, int)(number) for part, number in numbers])
        return found

    # -- made from the forms ----------------------------------------------------------------

    def form_of(self, position: P, seat: int, action: int) -> ActionForm | None:
        """The form of an action as things are, or None if there is no such action."""
        for form in self.asked(position, seat):
            if form.first <= action < form.first + form.size:
                return form
        return (self._by_outcome if seat == CHANCE else self._by_action).get(action)

    def json(self, position: P, seat: int, action: int) -> object:
        """The JSON form of a legal action, or of an outcome of chance."""
        form = self._form(position, seat, action)
        numbers = form.split(action)
        if seat == CHANCE:
            return self._outcomes[form.parts[0].kind].spell(position, numbers[0])
        found: dict[str, object] = {"do": form.do}
        for part, number in zip(form.parts, numbers, strict=True):
            kind = self._kinds[part.kind]
            value = kind.spell(position, seat, number)
            if not kind.merged:
                found[part.name] = value
            elif isinstance(value, dict):
                found |= value
        if not form.written:
            return found
        return {name: found[name] for name in ("do", *form.written) if name in found} | found

    def parse(self, position: P, seat: int, form: object) -> int:
        """The action that a form names: of several readings the only legal one. It may still be illegal."""
        if seat == CHANCE:
            known = (*self.asked(position, seat), *self._chance)
            if not known:
                raise position.refusal("not-awaited", seat, -1)
            outcome = known[0].parts[0]
            return self._outcomes[outcome.kind].read(position, form)
        fields = Fields(form, "the action")
        do = fields.text("do", self.words)
        asked = self.asked(position, seat)
        named = [one for one in asked if one.do == do]
        named += [one for one in self._by_word.get(do, []) if one not in named]
        meant = max(named, key=lambda one: self._fit(position, seat, one, fields)) if len(named) > 1 else named[0]
        action = self._only_legal(position, seat, self._readings(position, seat, meant, fields))
        if meant not in asked and any(action in one.actions for one in asked) and position.awaits(seat):
            raise position.refusal(self.other_answer(position, seat), seat, action)
        return action

    def targets(self, position: P, seat: int, action: int) -> list[str]:
        """What a person points at, in order, to choose an action."""
        return self._targets(position, seat, action, turned=False)

    def pointings(self, position: P, seat: int, action: int) -> list[list[str]]:
        """The same in every order: things that change places may be pointed at in either."""
        orders = [self._targets(position, seat, action, turned=turned) for turned in (False, True)]
        return orders[:1] if orders[0] == orders[1] else orders

    def _targets(self, position: P, seat: int, action: int, *, turned: bool) -> list[str]:
        form = self._form(position, seat, action)
        numbers = form.split(action)
        if seat == CHANCE:
            return self._outcomes[form.parts[0].kind].targets(position, numbers[0])
        parts = {part.name: (part, number) for part, number in zip(form.parts, numbers, strict=True)}
        found: list[str] = []
        for name in form.pointed or tuple(parts) or (form.do,):
            if name in parts:
                part, number = parts[name]
                kind = self._kinds[part.kind]
                named = kind.targets(position, seat, number)
                found += named[::-1] if turned and kind.either_order else named
            else:
                found.append(name)
        return found

    def facts(self, position: P, seat: int, action: int) -> dict[str, object]:
        """What an action speaks of, legal or not; where two parts tell the same, the first one counts."""
        form = self.form_of(position, seat, action)
        if form is None:
            return {}
        numbers = form.split(action)
        if seat == CHANCE:
            return self._outcomes[form.parts[0].kind].facts(position, numbers[0])
        found: dict[str, object] = {}
        for part, number in zip(form.parts, numbers, strict=True):
            found = self._kinds[part.kind].facts(position, seat, number) | found
        return found

    def refusal(self, position: P, key: str, seat: int, action: int) -> Refusal:
        """The refusal for `key`, with its clause and what its sentence speaks of."""
        facts = self.about(position, key, seat, action)
        if key not in self.silent:
            facts |= self.facts(position, seat, action)
        return Refusal(key, facts, clause=self.clause(position, key, action), game=self.game)

    # ---------------------------------------------------------------------------------------

    def _form(self, position: P, seat: int, action: int) -> ActionForm:
        form = self.form_of(position, seat, action)
        if form is None:
            raise ValueError(f"{self.game}: {action} is no action of seat {seat}")
        return form

    def _fit(self, position: P, seat: int, form: ActionForm, fields: Fields) -> tuple[int, int]:
        """How well a form fits: how many parts in a row are there, then how few are not there at all."""
        fitting = [self._kinds[part.kind].fits(position, seat, fields, part) for part in _as_read(form)]
        return [*fitting, False].index(False), -fitting.count(False)

    def _readings(self, position: P, seat: int, form: ActionForm, fields: Fields) -> list[int]:
        """Every action that the fields of a form can mean."""
        meant: dict[str, list[int]] = {}
        for part in _as_read(form):
            kind = self._kinds[part.kind]
            found = kind.read(position, seat, fields, part)
            meant[part.name] = [number for number in found if number in part.numbers]
            if not meant[part.name]:
                right = ", ".join(shown(kind.spell(position, seat, number)) for number in part.numbers)
                raise fields.wrong(part.name, kind.spell(position, seat, found[0]), right)
        fields.end()
        return [form.join(numbers) for numbers in product(*(meant[part.name] for part in form.parts))]

    def _only_legal(self, position: P, seat: int, readings: list[int]) -> int:
        if len(readings) == 1:
            return readings[0]
        legal = [action for action in readings if position.forbids(seat, action) is None]
        if len(legal) > 1:
            facts = {"seat": seat} | self.facts(position, seat, legal[0])
            raise Refusal(self.ambiguous, facts, clause=self.clauses[self.ambiguous], game=self.game)
        return legal[0] if legal else readings[0]


def _by_action(forms: Sequence[ActionForm]) -> dict[int, ActionForm]:
    """The form of each action, looked up: a page asks for those of a hundred at a time. The first of several counts."""
    return {action: form for form in reversed(forms) for action in form.actions}


def _as_read(form: ActionForm) -> Sequence[FormPart]:
    """The parts of a form in the order in which they are read."""
    names = form.written
    if not names:
        return form.parts
    return sorted(form.parts, key=lambda part: names.index(part.name) if part.name in names else len(names))
