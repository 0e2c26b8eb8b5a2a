"""Record files: read, checked, and refused where they were edited or cannot be played.

A record of other rules than ours is followed by its forms. It is not refused where it cannot be followed any more: what
lies before that can be shown, and its `origin` tells the rest.
"""

from collections.abc import Mapping

from crashyard.engine.chance.numbered import Chance, FairChance, SealedChance, SeededChance
from crashyard.engine.forms.documents import Fields, shown
from crashyard.engine.game import Game, take_header
from crashyard.engine.options import complete_options
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
    bare = isinstance(document, dict) and document.get("format") == 1
    rules = take_header(fields, game, RECORD_FORMAT)
    assert isinstance(document, dict)
    if fields.text("digest") != digest(document):
        raise Refusal("edited-record")
    players = fields.integer("players", min(game.players), max(game.players))
    record = _read_setup(fields, game, rules, players)
    record.earlier = [] if bare else [_read_section(section) for section in fields.items("earlier")]
    record.chance = _read_chance(fields.take("chance"))
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
    return record


def _read_setup(fields: Fields, game: Game, rules: str, players: int) -> Record:
    given = fields.take("options")
    start = fields.take("start")
    if start is None:
        if isinstance(given, Mapping):
            given = {**game.old_defaults(rules), **given}
        return Record.new(game, players, complete_options(game.options, given, game.name))
    record = Record.from_position(game, game.load(start))
    if record.players != players:
        raise fields.wrong("players", players, str(record.players))
    if complete_options(game.options, given, game.name) and given:
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


def _read_chance(document: object) -> Chance | None:
    if document is None:
        return None
    fields = Fields(document, "the record: chance")
    if fields.text("kind", ["seeded", "fair"]) == "seeded":
        seeded = SeededChance(fields.text("seed"))
        fields.end()
        return seeded
    commitment = _read_hex(fields, "commitment", fields.take("commitment"))
    contributions = fields.items("contributions")
    if not all(isinstance(contribution, str) for contribution in contributions):
        raise fields.wrong("contributions", contributions, '["...", ...]')
    seed = fields.take("seed")
    fields.end()
    if seed is None:
        return SealedChance(commitment, tuple(contributions))
    fair = FairChance(_read_hex(fields, "seed", seed), tuple(contributions))
    if fair.commitment != commitment:
        raise Refusal("broken-commitment")
    return fair


def _read_hex(fields: Fields, name: str, value: object) -> str:
    """32 bytes in hexadecimal."""
    if isinstance(value, str) and len(value) == 64 and set(value) <= _HEX:
        return value
    raise fields.wrong(name, value, "64 x 0-9 a-f")
