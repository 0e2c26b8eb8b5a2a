"""Record files: read, checked, and refused where they were edited or cannot be played.

A record of other rules than ours is followed by its forms. It is not refused where it cannot be followed any more: what
lies before that can be shown, and its `origin` tells the rest.
"""

from collections.abc import Mapping
from itertools import chain
from typing import Any

from crashyard.engine.chance.fair import Pledge, contributions_of
from crashyard.engine.chance.numbered import Chance, FairChance, SealedChance, SeededChance
from crashyard.engine.forms.documents import Fields, shown
from crashyard.engine.game import Game, take_header
from crashyard.engine.records.outcome_lists import OutcomeLists, thrown_in
from crashyard.engine.records.record import RECORD_FORMAT, Record, Section, digest
from crashyard.engine.records.retracing import Origin, retrace
from crashyard.engine.records.stored import numbered
from crashyard.engine.refusal import Refusal
from crashyard.engine.registry import find_game
from crashyard.engine.seats import CHANCE

_LARGEST = (1 << 62) - 1
_HEX = frozenset("0123456789abcdef")


def load_record(document: object) -> Record:
    """Read a record, and refuse one that was edited or whose answers are not legal."""
    fields = Fields(document, "the record")
    game = find_game(fields.text("record"))
    version = document.get("format") if isinstance(document, dict) else None
    bare = version == 1
    rules = take_header(fields, game, RECORD_FORMAT)
    assert isinstance(document, dict)
    if fields.text("digest") != digest(document):
        raise Refusal("edited-record")
    players = fields.integer("players", min(game.players), max(game.players))
    record = _read_setup(fields, game, rules, players)
    record.earlier = [] if bare else [_read_section(section) for section in fields.items("earlier")]
    chance = fields.take("chance")
    stored = _read_answers(fields, bare=bare)
    digests = {} if bare else _read_digests(fields, len(stored))
    result = fields.take("result")
    fields.end()
    found = retrace(game, rules, record.opening(), stored, digests)
    outcome = found.position.result()
    ends_otherwise = found.stop is None and result != (None if outcome is None else outcome.to_json())
    record.answers = found.answers
    if rules != game.rules_version:
        if ends_otherwise:
            found.stop = Refusal("other-result", {"in_answer": len(stored)})
        record.origin = Origin(rules, stored, found)
    elif found.stop is not None:
        raise found.stop
    elif ends_otherwise:
        raise Refusal("edited-record")
    record.stored_throws = thrown_in(chain(*(section.answers for section in record.earlier), stored))
    thrown = len(record.stored_throws)
    record.chance, record.lists = _read_chance(chance, thrown, players, has_lists=version not in (1, 2))
    return record


def _read_setup(fields: Fields, game: Game, rules: str, players: int) -> Record:
    given = fields.take("options")
    start = fields.take("start")
    if start is None:
        if isinstance(given, Mapping):
            given = {**game.old_defaults(rules), **given}
        return Record.new(game, players, game.complete(given))
    record = Record.from_position(game, game.load(start))
    if record.players != players:
        raise fields.wrong("players", players, str(record.players))
    if game.complete(given) and given:
        raise fields.wrong("options", given, "{}")
    return record


# -- answers --------------------------------------------------------------------------------


def _read_answers(fields: Fields, *, bare: bool = False) -> list[tuple[int, object]]:
    return [_read_answer(answer, index, bare) for index, answer in enumerate(fields.items("answers"))]


def _read_answer(answer: object, index: int, bare: bool) -> tuple[int, object]:
    """A seat and a form: a text, or whatever chance answered. In records of format 1 a seat and a bare number."""
    if isinstance(answer, list) and len(answer) == 2 and _is_whole(answer[0]):
        seat, form = answer
        if bare and _is_whole(form):
            return seat, numbered(form)
        if not bare and (isinstance(form, str) or _is_number(form) or (seat == CHANCE and not _says_number(form))):
            return seat, form
    raise Refusal("wrong-answer", {"answer": index + 1})


def _says_number(form: object) -> bool:
    return isinstance(form, dict) and form.keys() == {"number"}


def _is_number(form: object) -> bool:
    """Whether a form stands for a bare number."""
    return isinstance(form, dict) and _says_number(form) and _is_whole(form["number"])


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and -_LARGEST <= value <= _LARGEST


def _read_digests(fields: Fields, answers: int) -> dict[int, str]:
    """By the number of answers after which the position had them."""
    found: dict[int, str] = {}
    for pair in fields.items("digests"):
        if not isinstance(pair, list) or len(pair) != 2 or not _is_whole(pair[0]) or not isinstance(pair[1], str):
            raise fields.wrong("digests", pair, '[ANSWERS, "..."]')
        number, text = pair
        if not max(found, default=0) < number <= answers:
            raise fields.wrong("digests", shown(number), f"{max(found, default=0) + 1}..{answers}")
        found[number] = text
    return found


def _read_section(document: object) -> Section:
    fields = Fields(document, "the record: earlier")
    rules = fields.text("rules")
    options = fields.take("options")
    start = fields.take("start")
    for name, value in (("options", options), ("start", start)):
        if not isinstance(value, dict) and (name == "options" or value is not None):
            raise fields.wrong(name, value, "{...}")
    answers = _read_answers(fields)
    digests = _read_digests(fields, len(answers))
    lost = fields.integer("lost", 0, _LARGEST)
    fields.end()
    return Section(rules, options, start, answers, digests, lost)


# -- chance ---------------------------------------------------------------------------------


def _read_chance(
    document: object, thrown: int, players: int, *, has_lists: bool
) -> tuple[Chance | None, OutcomeLists | None]:
    """Where outcomes came from, and what they were chosen from.

    Older formats do not say that, nor which seats had bound themselves.
    """
    if document is None:
        return None, None
    fields = Fields(document, "the record: chance")
    if fields.text("kind", ["seeded", "fair"]) == "seeded":
        seeded = SeededChance(fields.text("seed"))
        fields.end()
        return seeded, None
    commitment = _read_hex(fields, "commitment", fields.take("commitment"))
    contributions = fields.items("contributions")
    if not all(isinstance(contribution, str) for contribution in contributions):
        raise fields.wrong("contributions", contributions, '["...", ...]')
    pledges = _read_pledges(fields.items("seats"), players) if has_lists else ()
    if pledges and list(contributions_of(pledges)) != contributions:
        raise fields.wrong("contributions", contributions, shown(list(contributions_of(pledges))))
    lists = _read_lists(fields, thrown) if has_lists else None
    seed = fields.take("seed")
    fields.end()
    if seed is None:
        return SealedChance(commitment, tuple(contributions), pledges), lists
    fair = FairChance(_read_hex(fields, "seed", seed), tuple(contributions), pledges)
    if fair.commitment != commitment:
        raise Refusal("broken-commitment")
    return fair, lists


def _read_pledges(documents: list[Any], players: int) -> tuple[Pledge, ...]:
    """In the order of the seats; a contribution is the one that its seat had bound itself to."""
    pledges: list[Pledge] = []
    for document in documents:
        fields = Fields(document, "the record: chance: seats")
        seat = fields.integer("seat", pledges[-1].seat + 1 if pledges else 0, players - 1)
        pledge = Pledge(seat, _read_hex(fields, "commitment", fields.take("commitment")))
        contribution = fields.take("contribution")
        fields.end()
        pledges.append(pledge if contribution is None else pledge.told(_read_hex(fields, "contribution", contribution)))
    return tuple(pledges)


def _read_lists(fields: Fields, thrown: int) -> OutcomeLists:
    lists = [[_read_outcome(fields, pair) for pair in _read_list(fields, each)] for each in fields.items("lists")]
    throws = fields.items("throws")
    for index in throws:
        if index is not None and not (_is_whole(index) and 0 <= index < len(lists)):
            raise fields.wrong("throws", shown(index), f"0..{len(lists) - 1}, null")
    if len(throws) != thrown:
        raise fields.wrong("throws", f"{len(throws)} x", f"{thrown} x")
    return OutcomeLists(lists, throws)


def _read_list(fields: Fields, document: object) -> list[object]:
    if isinstance(document, list) and document:
        return document
    raise fields.wrong("lists", shown(document), "[[..., WEIGHT], ...]")


def _read_outcome(fields: Fields, pair: object) -> tuple[object, int]:
    if isinstance(pair, list) and len(pair) == 2 and _is_whole(pair[1]) and pair[1] > 0:
        return pair[0], pair[1]
    raise fields.wrong("lists", shown(pair), "[..., WEIGHT]")


def _read_hex(fields: Fields, name: str, value: object) -> str:
    """32 bytes in hexadecimal."""
    if isinstance(value, str) and len(value) == 64 and set(value) <= _HEX:
        return value
    raise fields.wrong(name, value, "64 x 0-9 a-f")
