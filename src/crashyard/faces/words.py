"""One voice: every event, refusal and action as one sentence, in the reader's language.

Sentences live in Fluent files: common ones in `faces/words`, those of a game in the game's own `words`, those
of whoever speaks in a third folder. Every language has one, `words/en.ftl`, and may have a folder of more, `words/en`,
such as one file a card. The same sentence feeds the log, the terminal and the API.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from importlib.resources import files
from threading import RLock
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Junk, Resource

from crashyard.engine.game import Game
from crashyard.engine.refusal import Refusal
from crashyard.engine.seats import SPECTATOR

LANGUAGES = ("en", "de", "es")

_GENERIC = "crashyard.faces"
_NUMBERED = ("section", "upgrade")
"""What the clauses of rules are called that have a number."""

_MESSAGE = re.compile(r"\{([a-z][\w-]*)\}")
_MOST_KEPT = 20_000
"""So many sentences are remembered."""


class MissingWords(LookupError):
    """A message that no language file has, or that lacks a fact: a bug of ours, never of the reader."""


@cache
def _resources(package: str, language: str) -> tuple[Resource, ...]:
    words = files(package).joinpath("words")
    paths = [words.joinpath(f"{language}.ftl")]
    if words.joinpath(language).is_dir():
        paths += sorted(words.joinpath(language).iterdir(), key=lambda path: path.name)
    resources = tuple(FluentResource(path.read_text(encoding="utf-8")) for path in paths)
    for path, resource in zip(paths, resources, strict=True):
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise ValueError(f"{path.name}: {entry.annotations[0].message}")
    return resources


def _check_words(game: Game, language: str) -> None:
    """Whoever writes a game leaves out a file or a brace; that disables the game, and not the list it stands in."""
    try:
        _resources(game.faces.package, language)
    except (OSError, ValueError) as error:
        raise Refusal("broken-game", {"game": game.name, "why": str(error)}) from error


class _Vocabulary:
    """The messages of some packages in one language, ready to be filled in, which takes much memory.

    All who speak of the same share them. One speaks at a time, and the functions in the messages are theirs.
    """

    def __init__(self, language: str, resources: Sequence[Resource], functions: Sequence[str]) -> None:
        self._language = language
        self._turn = RLock()
        self._speaker: Mapping[str, Callable[..., object]] = {}
        called: dict[str, Any] = {name: partial(self._call, name) for name in functions}
        self._bundle = FluentBundle([language], functions=called, use_isolating=False)
        for resource in resources:
            self._bundle.add_resource(resource, allow_overrides=True)

    def _call(self, name: str, *values: object, **named: object) -> object:
        return self._speaker[name](*values, **named)

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def fill(self, key: str, facts: Mapping[str, Any], speaker: Mapping[str, Callable[..., object]]) -> str:
        """A message with its facts filled in; `speaker` are the functions of whoever says it."""
        with self._turn:
            before, self._speaker = self._speaker, speaker
            try:
                pattern = self._bundle.get_message(key).value
                assert pattern is not None
                sentence, errors = self._bundle.format_pattern(pattern, dict(facts))
            finally:
                self._speaker = before
        if errors:
            raise MissingWords(f"{self._language}: {key}: {errors[0]}")
        return str(sentence)


@cache
def _vocabulary(language: str, packages: tuple[str, ...], functions: tuple[str, ...]) -> _Vocabulary:
    resources = [resource for package in packages for resource in _resources(package, language)]
    return _Vocabulary(language, resources, functions)


class Words:
    """The words of one language, the common ones and (if given) those of one game and its players' names.

    `also` are further packages with a folder `words`, such as that of the command. `colours` are those that the seats
    have chosen (`Faces.seat_colours`): whoever has no name is called by them. `seen` is for readers who see what is
    spoken of: events and actions are then told by `seen-event-...` and `seen-action-...`, where a game has such words.
    `reader` is the seat of whoever reads, to whom messages can say *you* (`YOU`); spectators and programs are nobody's.
    """

    def __init__(
        self,
        language: str,
        game: Game | None = None,
        names: Sequence[str] = (),
        also: Sequence[str] = (),
        colours: Sequence[int] = (),
        seen: bool = False,
        reader: int = SPECTATOR,
    ) -> None:
        if language not in LANGUAGES:
            raise Refusal("unknown-language", {"language": language, "languages": ", ".join(LANGUAGES)})
        self.language = language
        self._names = tuple(names)
        self._colours = tuple(colours)
        self._seen = seen
        self._reader = reader
        self._left_out: dict[str, Any] = dict(game.faces.action_defaults) if game else {}
        self._unknown: dict[str, Any] = dict(game.faces.event_defaults) if game else {}
        self._teams = game.teams(len(self._names)) if game and len(self._names) in game.players else ()
        self._functions: dict[str, Callable[..., object]] = {
            "SEAT": self.seat,
            "SEATS": self.seats,
            "YOU": self._is_reader,
            "YOURS": self._has_reader,
            "SIDE": self.side,
            "SIDES": self._sides,
            "SCORES": self._scores,
            "WHAT": self._what,
            "LIST": self._list,
            "NAMES": self._names_of,
            "COUNT": self._count,
        }
        self._said: dict[tuple[str, tuple[tuple[str, Any], ...]], str] = {}
        packages = (_GENERIC, *also)
        if game is not None:
            _check_words(game, language)
            packages += (game.faces.package,)
        self._vocabulary = _vocabulary(language, packages, tuple(self._functions))

    def has(self, key: str) -> bool:
        return self._vocabulary.has(key)

    def say(self, key: str, facts: Mapping[str, Any] | None = None) -> str:
        """The message `key` with its facts filled in.

        The same things are said again and again, in every frame of a table; they are formatted once.
        """
        filled = {name: _plain(value) for name, value in (facts or {}).items()}
        asked = (key, tuple(filled.items()))
        said = self._said.get(asked)
        if said is None:
            said = self._format(key, filled)
            if len(self._said) >= _MOST_KEPT:
                self._said.clear()
            self._said[asked] = said
        return said

    def say_seen(self, key: str, facts: Mapping[str, Any] | None = None) -> str:
        """The same to readers who see what is spoken of, where there are words for them: `seen-KEY`."""
        seen = f"seen-{key}"
        return self.say(seen if self._seen and self.has(seen) else key, facts)

    def fill(self, text: str) -> str:
        """A text in which `{key}` stands for the message of that name."""
        return _MESSAGE.sub(lambda found: self.say(found[1]), text)

    def _format(self, key: str, filled: dict[str, Any]) -> str:
        if not self.has(key):
            raise MissingWords(f"{self.language}: no message {key}")
        return self._vocabulary.fill(key, filled, self._functions)

    def event(self, event: Mapping[str, Any], *, clause: bool = True) -> str:
        """The sentence for an event as `Event.seen_by` gives it, with its clause unless that is not wanted."""
        kind = event["event"].replace("_", "-")
        key = f"seen-event-{kind}" if self._seen and self.has(f"seen-event-{kind}") else f"event-{kind}"
        sentence = self.say(key, self._unknown | _opened(event))
        return self._with_clause(sentence, event["clause"]) if clause else sentence

    def refusal(self, refusal: Refusal) -> str:
        """One sentence that says what is wrong and what would be right, with its clause."""
        return self._refused(refusal, seen=False)

    def refusal_seen(self, refusal: Refusal) -> str:
        """The same to readers who see what it is about: by `seen-refusal-...`, where a game has such words."""
        return self._refused(refusal, seen=True)

    def _refused(self, refusal: Refusal, seen: bool) -> str:
        facts = refusal.data
        if isinstance(why := facts.get("why"), Refusal):
            facts = facts | {"why": self._refused(why, seen)}
        key = f"seen-refusal-{refusal.key}"
        said = self.say(key if seen and self.has(key) else f"refusal-{refusal.key}", facts)
        sentence = self._with_clause(said, refusal.clause)
        if "in_answer" in refusal.data:
            return self.say("in-answer", {"answer": refusal.data["in_answer"], "sentence": sentence})
        return sentence

    def _with_clause(self, sentence: str, clause: str) -> str:
        return f"{sentence} ({self.clause(clause)})" if clause else sentence

    def clause(self, clause: str) -> str:
        """What a clause is called: `R24` in every language, `section 6` not."""
        word, _, number = clause.partition(" ")
        named = word in _NUMBERED and self.has(f"clause-{word}")
        return self.say(f"clause-{word}", {"number": number}) if named else clause

    def action(self, form: object) -> str:
        """A short phrase for the JSON form of an action, for menus and logs."""
        assert isinstance(form, Mapping)
        kind = form["do"].replace("_", "-")
        key = f"seen-action-{kind}" if self._seen and self.has(f"seen-action-{kind}") else f"action-{kind}"
        return self.say(key, self._left_out | _opened(form))

    def seat(self, seat: Any) -> str:
        """The name of the player in a seat; whoever has none is called by their colour."""
        number = int(getattr(seat, "value", seat))
        if 0 <= number < len(self._names) and self._names[number]:
            return self._names[number]
        if number < 0:
            return self.say("seat-chance")
        colour = self._colours[number] if number < len(self._colours) else number
        return self.say("seat-number", {"number": colour})

    def seats(self, numbers: Any, you: Any = 0) -> str:
        """The names of several seats, joined as the language joins them: the numbers come as `0,2,3`.

        In the midst of a sentence the reader can be called *you*: `SEATS($seats, you: 1)`.
        """
        called = self._called if you else self.seat
        return self._joined([called(int(number)) for number in _items(numbers)])

    def _called(self, seat: int) -> str:
        """The name of a player, or *you*."""
        return self.say("seat-you") if seat == self._reader and seat >= 0 else self.seat(seat)

    def _is_reader(self, seats: Any) -> str:
        """Whether a seat, or all that several are, is the reader's: `true` or `false`, to select a variant by."""
        return "true" if self._reader >= 0 and _items(seats) == [str(self._reader)] else "false"

    def _has_reader(self, side: Any) -> str:
        """Whether the reader is on a side."""
        return "true" if self._reader in self._members(side) else "false"

    def _members(self, side: Any) -> list[int]:
        """Who is on a side; whoever plays for themselves is a side of their own."""
        number = int(getattr(side, "value", side))
        return [seat for seat, team in enumerate(self._teams) if team == number] or [number]

    def side(self, side: Any) -> str:
        """The names of the players of a side."""
        return self._joined([self.seat(seat) for seat in self._members(side)])

    def _sides(self, numbers: Any) -> str:
        return self._joined([self.side(int(number)) for number in _items(numbers)])

    def _joined(self, names: Sequence[str]) -> str:
        if len(names) < 2:
            return "".join(names)
        return self.say("list-and", {"first": ", ".join(names[:-1]), "last": names[-1]})

    def _scores(self, scores: Any) -> str:
        """A number for every side, from the first on, with the names: `Red 12, Blue 7`; the reader is *you*."""
        told = []
        for side, score in enumerate(_items(scores)):
            called = self._joined([self._called(seat) for seat in self._members(side)])
            told.append(f"{called} {score}")
        return ", ".join(told)

    def _what(self, what: Any) -> str:
        """What a refused document is, as `Fields` names it: `the position`, `cube 3`, `the action: target`."""
        name, colon, field = str(what).partition(":")
        noun, _, number = name.rpartition(" ")
        if not number.isdecimal():
            noun, number = name, ""
        key = f"what-{noun.replace(' ', '-')}"
        known = self.say(key, {"number": number}) if self.has(key) else name
        return known + colon + field

    def _list(self, values: Any) -> str:
        return ", ".join(_items(values))

    def _names_of(self, values: Any, of: str) -> str:
        """What things are called, each by the message `OF-VALUE`: `card-ROCKET` for `NAMES($cards, of: "card")`."""
        return ", ".join(self.say(f"{of}-{value}") for value in _items(values))

    def _count(self, values: Any) -> object:
        return fluent_number(len(_items(values)))


def _items(values: Any) -> list[str]:
    """The items of a list that `_plain` has made a text of."""
    return [item for item in str(values).split(",") if item]


def _opened(facts: Mapping[str, Any]) -> dict[str, Any]:
    """Facts with what is inside of them: `target-at` for `target: {at: 3}`, `plans-0-card` for `plans: [{card: 2}]`."""
    opened = dict(facts)
    for name, value in facts.items():
        if isinstance(value, Mapping):
            opened |= {f"{name}-{inner}": fact for inner, fact in value.items()}
        if isinstance(value, list):
            opened |= _opened({f"{name}-{number}": item for number, item in enumerate(value)})
    return opened


def _plain(value: Any) -> Any:
    """Fluent knows texts and numbers; a list travels as text joined by commas, `{"hole": 7}` as `hole 7`."""
    if isinstance(value, list | tuple):
        return ",".join(str(_plain(item)) for item in value)
    if isinstance(value, Mapping):
        return " ".join(f"{name} {_plain(inner)}" for name, inner in value.items())
    if isinstance(value, bool):
        return "true" if value else "false"
    return "" if value is None else value
