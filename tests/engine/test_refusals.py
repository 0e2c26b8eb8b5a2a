"""The refusals of the engine: names, options, files, the texts of actions, records."""

from typing import Any, ClassVar

import pytest

from crashyard.engine import CHANCE, Refusal, find_game, games
from crashyard.engine.abilities import Abilities
from crashyard.engine.chance.fair import FairChance, Pledge, SealedChance
from crashyard.engine.forms.documents import Fields, parse_json
from crashyard.engine.forms.text import from_text
from crashyard.engine.options import Assignment, complete_options, parse_options
from crashyard.engine.records.record import Record, digest
from crashyard.engine.records.record_files import load_record
from crashyard.engine.registry import load_position
from crashyard.games.cube_attack.game import CubeAttack
from tests.refusals import Case

SEED = "ab" * 32
GAME = find_game("cube-attack")
GAMES = ", ".join(games())
OURS = GAME.rules_version


class Silent(CubeAttack):
    """A game that can do nothing but be played."""

    abilities: ClassVar[Abilities] = Abilities()


def _record(**changes: Any) -> dict[str, Any]:
    """A fair game of which chance has just answered, changed and sealed again."""
    record = Record.new(GAME, 2, chance=FairChance(SEED))
    record.let_chance_play(record.position())
    changed = record.to_json() | changes
    return changed | {"digest": digest(changed)}


def _published(**changes: object) -> dict[str, Any]:
    """What a record says of chance when the game is over."""
    return {**_record()["chance"], "seed": SEED, **changes}


def _numbered(*answers: list[int], rules: str) -> dict[str, Any]:
    """A record as it was before answers were stored by their forms."""
    changed = _record(format=1, rules=rules, answers=list(answers), chance=None)
    del changed["earlier"], changed["digests"]
    return changed | {"digest": digest(changed)}


def _stops(document: dict[str, Any]) -> None:
    """Raise what a record cannot be followed for; by its own rules it is refused."""
    origin = load_record(document).origin
    assert origin is not None and isinstance(origin.stop, Refusal)
    raise origin.stop


def _remarks(document: dict[str, Any]) -> None:
    origin = load_record(document).origin
    assert origin is not None
    remark = origin.remark(GAME)
    assert remark is not None
    raise remark


CASES = [
    Case("unknown-game", f"There is no game “chess”; choose one of {GAMES}.", lambda: find_game("chess")),
    Case(
        "which-game",
        f"There is no telling which game this position belongs to; add the field “game” with one of {GAMES}.",
        lambda: load_position({"round": 1}),
    ),
    Case(
        "wrong-players",
        "cube-attack cannot be played by “7”; it takes 2..6 players.",
        lambda: GAME.new(7),
    ),
    Case(
        "no-observation",
        "There are no observations in numbers for cube-attack yet; its Game would provide them through “observer”.",
        lambda: Silent().observation,
    ),
    Case(
        "no-faces",
        "cube-attack is for programs alone: it has no picture and no words; its Game would provide them as “faces”.",
        lambda: Silent().faces,
    ),
    Case(
        "option-form",
        "“target” does not set an option; write it as name=value.",
        lambda: parse_options(GAME.options, ["target"], GAME.name),
    ),
    Case(
        "unknown-option",
        "cube-attack has no option “size”; its options are board, colours, initial_cubes, target, marker, round_limit.",
        lambda: complete_options(GAME.options, {"size": 3}, GAME.name),
    ),
    Case(
        "wrong-option",
        "The option “target” cannot be “3”, only 16..128.",
        lambda: complete_options(GAME.options, {"target": 3}, GAME.name),
    ),
    Case(
        "wrong-assignment",
        "The option “colours” cannot be “red” with this number of players; it takes 2 different values "
        "from red, green, blue, separated by commas in the order of the seats, or by-seat.",
        lambda: complete_options([Assignment("colours", ("red", "green", "blue"))], {"colours": "red"}, GAME.name, 2),
    ),
    Case(
        "no-resigning",
        "Nobody can resign in this game; it is played to the end. (section 11)",
        lambda: find_game("crash-by-crash").new(2).resign(0),
    ),
    Case(
        "not-json",
        "Valid JSON is needed for the position, but this one breaks off in line 1, column 2.",
        lambda: parse_json("{", "the position"),
    ),
    Case(
        "not-an-object",
        "A JSON object in braces is needed for the action, not “[]”.",
        lambda: Fields([], "the action"),
    ),
    Case(
        "missing-field",
        "The field “at” is missing, but it is needed for cube 3.",
        lambda: Fields({}, "cube 3").take("at"),
    ),
    Case(
        "unknown-field",
        "There is no field “a” for the record: chance; leave it out or correct its name.",
        lambda: Fields({"a": 1}, "the record: chance").end(),
    ),
    Case(
        "wrong-field",
        'The field “a” for the options cannot be “1”; it should be "...".',
        lambda: Fields({"a": 1}, "options").text("a"),
    ),
    Case(
        "newer-format",
        "Format 2 for the position is too new for this version, which reads formats up to 1; install a newer one.",
        lambda: GAME.load({"format": 2}),
    ),
    Case(
        "empty-action",
        "The action is empty; write what to do, then its details as name=value.",
        lambda: from_text(" "),
    ),
    Case(
        "action-text",
        "“L0” cannot be understood in an action; write every detail once, as name=value.",
        lambda: from_text("move L0"),
    ),
    Case(
        "wrong-outcome",
        "Chance cannot come out as “red” here; it should be 0..1.",
        lambda: GAME.new(2).parse_action(CHANCE, "red"),
    ),
    Case(
        "edited-record",
        "The record was changed after it was written; only the unchanged one is accepted.",
        lambda: load_record(_record() | {"players": 3}),
    ),
    Case(
        "wrong-answer",
        "Answer 1 of the record cannot be read; it should be a pair of a seat and a form, [0, "
        '"end_turn"]; up to format 1, a pair of whole numbers.',
        lambda: load_record(_record(answers=[[0]])),
    ),
    Case(
        "no-seed",
        "The outcomes of chance cannot be recomputed, because the record holds no seed; a fair game "
        "publishes it once it is over.",
        lambda: SealedChance(SEED).choose([(0, 1)], 0),
    ),
    Case(
        "broken-commitment",
        "The seed in the record is not the one that was promised before the game; its SHA-256 must be the commitment.",
        lambda: load_record(_record(chance=_published(commitment="cd" * 32))),
    ),
    Case(
        "loaded-die",
        "Answer 1 gives outcome 1 of chance as 0, but according to the seed it must be 1.",
        lambda: load_record(_record(chance=_published(), answers=[[CHANCE, 0]], digests=[])).verify(),
    ),
    Case(
        "broken-contribution",
        "The contribution of seat 1 is not the one that it had bound itself to; its SHA-256 must be its commitment.",
        lambda: Pledge(1, "cd" * 32).told("ab" * 32),
    ),
    Case(
        "other-list",
        "For outcome 1 of chance (answer 1) the record lists other outcomes or weights than the rules.",
        lambda: load_record(_record(chance=_published(lists=[[[0, 2], [1, 1]]]))).verify(),
    ),
    Case(
        "newer-rules",
        "Rules 1000 for the position are too new for this version, which knows the rules up to"
        f" version {OURS}; install a newer one.",
        lambda: GAME.load({"rules": "1000"}),
    ),
    Case(
        "unknown-numbering",
        "Answer 1 of the record: The answers are stored as numbers, and this version does not know how rules 0 of"
        " cube-attack numbered them.",
        lambda: _stops(_numbered([CHANCE, 0], rules="0")),
    ),
    Case(
        "unknown-number",
        "Answer 2 of the record: The number 3040 means nothing here in the numbering of rules 1.",
        lambda: _stops(_numbered([CHANCE, 0], [0, 3040], rules="1")),
    ),
    Case(
        "other-position",
        "Answer 1 of the record: The position is not the one that was stored.",
        lambda: load_record(_record(digests=[[1, "0" * 16]])),
    ),
    Case(
        "other-result",
        "Answer 1 of the record: The game does not end as it did.",
        lambda: _stops(_record(rules="0", result={})),
    ),
    Case(
        "left-road",
        f"Played by rules 0, but by rules {OURS} the answers can be followed no further. Answer 1 of the record:"
        " The position is not the one that was stored. No stored position could be compared before that.",
        lambda: _remarks(_record(rules="0", digests=[[1, "0" * 16]])),
    ),
    Case(
        "unchecked-road",
        f"Played by rules 0 and followed to the end by rules {OURS}, but the positions may not be those of that time:"
        " none of them was stored or can be compared.",
        lambda: _remarks(_record(rules="0", digests=[])),
    ),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_is_refused(case: Case) -> None:
    case.check()
