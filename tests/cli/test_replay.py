"""`crashyard replay`: a record told, checked and drawn."""

import json
from pathlib import Path
from typing import Any

import pytest

from crashyard.engine import CHANCE, Dice, FairChance, Record, SeededChance, find_game
from crashyard.engine.actions import Actions
from crashyard.engine.chance.fair import Pledge, commitment_to
from crashyard.engine.playout import random_answer
from crashyard.engine.records.record import Section, digest
from tests.cli.running import crashyard, refused, write


def played(name: str, players: int, chance: FairChance | SeededChance, answers: int = 10**6) -> Record:
    """A random play, to the end or for so many answers."""
    record = Record.new(find_game(name), players, {}, chance)
    position = record.opening()
    dice, actions = Dice("replay"), Actions()
    while len(record.answers) < answers and position.awaited_seats():
        if position.awaited() == CHANCE:
            record.let_chance_play(position)
            continue
        seat = position.awaited_seats()[0]
        action = int(random_answer(position, seat, dice, actions))
        position.play(seat, action)
        record.append(seat, action)
    return record


FAIR = FairChance("ab" * 32, ("salt",))


@pytest.fixture(scope="module")
def bump() -> dict[str, Any]:
    return played("bump", 2, FAIR).to_json()


@pytest.fixture
def file(bump: dict[str, Any], tmp_path: Path) -> str:
    return write(tmp_path / "bump.json", bump)


def resealed(document: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """An edited record whose fingerprint was made anew by somebody who knows how."""
    changed = document | changes
    return changed | {"digest": digest(changed)}


def test_it_tells_every_event_and_draws_the_end(file: str) -> None:
    run = crashyard("replay", file)
    assert run.code == 0
    assert "Red draws a card." in run.out
    assert "The game is over" in run.out


def test_it_speaks_three_languages(file: str) -> None:
    assert len({crashyard("replay", file, "--language", language).out for language in ("en", "de", "es")}) == 3


def test_view_tells_what_one_seat_may_know(file: str, bump: dict[str, Any]) -> None:
    first = bump["answers"][0][1]
    assert f"Red draws a {first}." in crashyard("replay", file, "--view", "0").out
    assert f"Red draws a {first}." not in crashyard("replay", file, "--view", "1").out
    refused(crashyard("replay", file, "--view", "2"), "0..1")


def test_verify_says_by_whom_the_dice_were_mixed(tmp_path: Path) -> None:
    luck = "0a" * 32
    told, late = Pledge(0, commitment_to(luck), luck), Pledge(1, "cd" * 32)
    for name, pledges, sentences in (
        ("both", (told, late), ["Mixed by Red, bound before", "no contribution came in time: Blue."]),
        ("late", (late,), ["could have chosen them", "no contribution came in time: Blue."]),
        ("none", (), ["No seat had bound itself"]),
    ):
        record = Record.new(find_game("cube-attack"), 2, chance=FairChance.pledged("ab" * 32, pledges))
        record.let_chance_play(record.opening())
        document = record.to_json()
        document["chance"]["seed"] = "ab" * 32
        out = crashyard("replay", write(tmp_path / f"{name}.json", resealed(document)), "--verify").out
        assert all(sentence in out for sentence in sentences), out


def test_verify_computes_every_outcome_again(file: str, bump: dict[str, Any]) -> None:
    outcomes = sum(seat == CHANCE for seat, _ in bump["answers"])
    assert f"all {outcomes} outcomes" in crashyard("replay", file, "--verify").out


def test_upto_stops_early(file: str, bump: dict[str, Any]) -> None:
    lengths = [len(crashyard("replay", file, "--upto", str(upto)).out.splitlines()) for upto in (0, 5, 9)]
    assert lengths[0] < lengths[1] < lengths[2]
    refused(crashyard("replay", file, "--upto", str(len(bump["answers"]) + 1)), f"0..{len(bump['answers'])}")


def test_svg_writes_one_picture_a_position(file: str, tmp_path: Path) -> None:
    run = crashyard("replay", file, "--svg", "pictures", "--upto", "4")
    assert run.code == 0
    pictures = sorted(path.name for path in (tmp_path / "pictures").iterdir())
    assert pictures == [f"position-{number}.svg" for number in range(5)]
    refused(crashyard("replay", file, "--svg", "pictures"), "empty")


def test_a_record_may_come_from_stdin(bump: dict[str, Any]) -> None:
    assert crashyard("replay", "-", stdin=json.dumps(bump)).code == 0


def test_a_loaded_die_is_found(bump: dict[str, Any], tmp_path: Path) -> None:
    """Another seed than the one that was used, honestly committed to."""
    other = FairChance("cd" * 32)
    chance = bump["chance"] | {"seed": other.seed, "commitment": other.commitment}
    file = write(tmp_path / "loaded.json", resealed(bump, chance=chance))
    assert crashyard("replay", file).code == 0
    refused(crashyard("replay", file, "--verify"))


def test_a_seed_that_was_not_committed_to_is_refused(bump: dict[str, Any], tmp_path: Path) -> None:
    file = write(tmp_path / "broken.json", resealed(bump, chance=bump["chance"] | {"seed": "cd" * 32}))
    refused(crashyard("replay", file))


def test_an_edited_record_is_refused(bump: dict[str, Any], tmp_path: Path) -> None:
    edits: list[dict[str, Any]] = [
        bump | {"answers": bump["answers"][:-1]},
        bump | {"players": 4},
        bump | {"digest": "0" * 64},
        resealed(bump, result=None),
        resealed(bump, answers=[*bump["answers"][:6], [0, "plan card=9"], *bump["answers"][7:]]),
        resealed(bump, answers=[*bump["answers"], [0, "take"]]),
        resealed(bump, answers="none"),
        resealed(bump, chance={"kind": "seeded", "seed": "\ud800"}),
        resealed(bump, record="chess"),
        {"record": "bump"},
    ]
    for edited in edits:
        refused(crashyard("replay", write(tmp_path / "edited.json", edited), "--verify"))


def test_a_play_that_goes_on_has_no_seed_to_check_with(tmp_path: Path) -> None:
    file = write(tmp_path / "going.json", played("bump", 2, FAIR, 6).to_json())
    assert crashyard("replay", file).code == 0
    refused(crashyard("replay", file, "--verify"))


def test_a_whole_game_of_cube_attack(tmp_path: Path) -> None:
    record = played("cube-attack", 3, SeededChance("cube"))
    run = crashyard("replay", write(tmp_path / "cube.json", record.to_json()), "--verify")
    assert run.code == 0
    assert "Checked: the 1 outcome" in run.out


def test_a_record_of_other_rules_is_shown_as_far_as_it_goes(bump: dict[str, Any], tmp_path: Path) -> None:
    """Answer 7 means nothing by our rules."""
    answers = [*bump["answers"][:6], [bump["answers"][6][0], "hover"], *bump["answers"][7:]]
    file = write(tmp_path / "other.json", resealed(bump, rules="7", answers=answers))
    said = set()
    for language in ("en", "de", "es"):
        run = crashyard("replay", file, "--verify", "--language", language)
        assert run.code == 1
        said.add(run.err)
    assert len(said) == 3
    run = crashyard("replay", file, "--verify")
    assert run.err.startswith("Played by rules 7, but by rules 1 the answers can be followed no further. Answer 7 of")
    assert run.out.splitlines()[0] == crashyard("replay", write(tmp_path / "own.json", bump)).out.splitlines()[0]
    assert "cannot be checked by these" in run.out
    assert crashyard("replay", file, "--upto", "6").code == 1
    assert crashyard("replay", file, "--upto", "5").code == 0
    refused(crashyard("replay", file, "--upto", "7"), "0..6")


def test_a_record_of_other_rules_that_leads_where_it_did_needs_no_remark(bump: dict[str, Any], tmp_path: Path) -> None:
    run = crashyard("replay", write(tmp_path / "other.json", resealed(bump, rules="7")), "--verify")
    assert (run.code, run.err) == (0, "")
    run = crashyard("replay", write(tmp_path / "other.json", resealed(bump, rules="7", digests=[])))
    assert run.code == 0
    assert "none of them was stored or can be compared" in run.err


def test_a_play_that_went_on_by_other_rules_is_told_section_by_section(tmp_path: Path) -> None:
    whole = played("bump", 2, FAIR)
    before = whole.undone(len(whole.answers) - 8)
    stored = before.to_json()
    record = Record.from_position(before.game, before.position(), FAIR)
    answers = [(seat, form) for seat, form in stored["answers"]]
    record.earlier = [Section("0", stored["options"], None, answers, dict(stored["digests"]), 2)]
    record.answers = whole.answers[8:]
    document = record.to_json()
    run = crashyard("replay", write(tmp_path / "sections.json", document), "--verify")
    assert (run.code, run.err) == (0, "")
    assert "From here on the play went on by rules 1. 2 answers were not taken over." in run.out
    outcomes = sum(seat == CHANCE for seat, _ in whole.answers)
    assert f"all {outcomes} outcomes" in run.out
    plain = crashyard("replay", write(tmp_path / "whole.json", whole.to_json()))
    told = [line for line in run.out.splitlines() if "From here on" not in line and "outcomes" not in line]
    assert told == plain.out.splitlines()
    broken = [*answers[:5], (answers[5][0], "hover" if answers[5][0] >= 0 else 9), *answers[6:]]
    record.earlier = [Section("0", stored["options"], None, broken, {}, 0)]
    run = crashyard("replay", write(tmp_path / "broken.json", record.to_json()))
    assert run.code == 0 and "Answer 6 of the record" in run.err
