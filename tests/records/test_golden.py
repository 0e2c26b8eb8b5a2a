"""What was stored by any version of the rules is opened by ours: as it was, or with a sentence that says where not."""

from typing import Any

import pytest

from crashyard.engine import Game, load_record
from crashyard.engine.game import FORMAT
from crashyard.engine.records.record import RECORD_FORMAT, digest
from crashyard.engine.records.stored import digest_of
from crashyard.faces.words import LANGUAGES, Words
from tests.records import golden
from tests.records.plays import cases

KEPT = [(game, rules) for game in golden.included() for rules in golden.versions(game)]
NAMES = [f"{game.name}-{rules}" for game, rules in KEPT]


@pytest.mark.parametrize("game", golden.included(), ids=lambda game: game.name)
def test_every_game_keeps_what_its_rules_write_now(game: Game) -> None:
    """All numbers of players, all options. If this fails: `python -m tests.records.golden`, see docs/testing.md."""
    assert game.rules_version in golden.versions(game)
    assert game.rules_version.isdecimal()
    kept = [line["record"] for line in golden.lines(golden.folder(game, game.rules_version) / golden.RECORDS)]
    setups = {(record["players"], *record["options"].items()) for record in kept}
    assert {(case.players, *complete(case.game, case.options).items()) for case in cases(game.name)} <= setups
    for record in kept:
        assert 2 <= record["format"] <= RECORD_FORMAT
        assert record["digests"][-1][0] == len(record["answers"])
    assert any(record["result"] for record in kept)


def complete(game: Game, options: dict[str, Any]) -> dict[str, Any]:
    return {option.name: options.get(option.name, option.default) for option in game.options}


@pytest.mark.parametrize(("game", "rules"), KEPT, ids=NAMES)
def test_a_kept_record_leads_where_it_did_or_it_is_said_where_not(game: Game, rules: str) -> None:
    """Nothing becomes another position in silence."""
    for name, line in golden.kept_records(game, rules):
        record, became = golden.opened(line["record"])
        assert became == golden.expected(game, rules).get(name), name
        if record is None:
            continue
        if became is None:
            assert len(record.answers) == len(line["record"]["answers"])
        same = digest_of(game, record.position(), rules) == final_digest(line)
        remark = None if record.origin is None else record.origin.remark(game)
        assert same or remark is not None, name
        if rules == game.rules_version:
            assert same and remark is None and record.verify() == record.thrown()
        for language in LANGUAGES:
            assert remark is None or Words(language, game).refusal(remark), name


def final_digest(line: dict[str, Any]) -> str:
    """Of the last position, as its own rules knew it."""
    found: str = line["final"] if "final" in line else line["record"]["digests"][-1][1]
    return found


@pytest.mark.parametrize(("game", "rules"), KEPT, ids=NAMES)
def test_a_kept_position_opens_as_it_was(game: Game, rules: str) -> None:
    for name, document in golden.kept_positions(game, rules):
        expected = golden.expected(game, rules).get(name)
        assert golden.what_becomes_of_position(game, document) == expected, name
        if expected is None:
            assert document["format"] <= FORMAT and document["rules"] == rules
            fields = game.fields_of(game.load(document), rules)
            assert fields is None or {"game": game.name, "format": FORMAT, "rules": rules} | fields == document, name


@pytest.mark.parametrize("game", golden.included(), ids=lambda game: game.name)
def test_records_of_newer_rules_are_followed_too(game: Game) -> None:
    """As a program does that is older than the record; here no rule has changed."""
    line = next(golden.lines(golden.folder(game, game.rules_version) / golden.RECORDS))
    newer = dict(line["record"], rules=str(int(game.rules_version) + 1))
    newer["digest"] = digest(newer)
    record = load_record(newer)
    assert record.origin is not None and record.origin.remark(game) is None
    assert record.rules == newer["rules"]


NUMBERED = [game for game in golden.included() if "numbering.jsonl.gz" in golden.files(game, "1")]


@pytest.mark.parametrize("game", NUMBERED, ids=lambda game: game.name)
def test_the_numbering_of_rules_1_is_frozen(game: Game) -> None:
    """Whatever the rules do now: the numbers mean what they meant when they were stored."""
    numbering = game.former["1"].form
    assert numbering is not None
    seen = 0
    for line in golden.lines(golden.folder(game, "1") / "numbering.jsonl.gz"):
        for seat, number, form in line["forms"]:
            assert numbering(line["state"], seat, number) == form
            seen += 1
    assert seen > 300


def test_the_games_that_were_stored_by_numbers_have_their_numbering() -> None:
    assert {game.name for game in NUMBERED} >= {"cube-attack", "crash-by-crash", "crash-and-grab"}
