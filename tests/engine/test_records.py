"""Records that were edited, cut short or made up are refused; the seed stays secret until the end."""

import json
from dataclasses import asdict
from typing import Any

import pytest

from crashyard.engine import CHANCE, NOBODY, Actions, Dice, FairChance, Record, Refusal, SeededChance, load_record
from crashyard.engine.chance.fair import Pledge, commitment_to
from crashyard.engine.chance.numbered import Chance, SealedChance
from crashyard.engine.driver import RESIGN, give
from crashyard.engine.playout import random_answer
from crashyard.engine.records.record import RECORD_FORMAT, digest
from crashyard.engine.records.stored import digest_of
from tests.tiny_game import GAME

SEED = "ab" * 32


def played(
    most: int = 1000, chance: Chance | None = None, players: int = 2, options: dict[str, object] | None = None
) -> Record:
    record = Record.new(GAME, players, options, chance=chance or FairChance(SEED, ("red", "blue")))
    position = record.opening()
    dice, actions = Dice("record"), Actions()
    while position.awaited() != NOBODY and len(record.answers) < most:
        if position.awaited() == CHANCE:
            record.let_chance_play(position)
            continue
        seat = position.awaited_seats()[0]
        action = int(random_answer(position, seat, dice, actions))
        position.play(seat, action)
        record.append(seat, action)
    return record


def refused(document: object) -> Refusal:
    with pytest.raises(Refusal) as caught:
        load_record(document)
    return caught.value


def signed(document: dict[str, Any], **changes: object) -> dict[str, Any]:
    """A record with changes and a digest that fits them: made by somebody who knows the format."""
    changed = document | changes
    return changed | {"digest": digest(changed)}


def test_a_slip_of_an_editor_is_noticed() -> None:
    document = played().to_json()
    for name in document.keys() - {"digest", "record"}:
        assert refused(document | {name: "oops"}).key in ("edited-record", "wrong-field"), name
    answers = [list(answer) for answer in document["answers"]]
    answers[5][1] = "plan card=3" if answers[5][1] != "plan card=3" else "plan card=2"
    assert refused(document | {"answers": answers}).key == "edited-record"
    assert refused(document | {"digest": "0" * 64}).key == "edited-record"


def test_every_field_is_needed_and_no_other_is_known() -> None:
    document = played().to_json()
    for name in document.keys() - {"format", "rules"}:
        cut = {field: value for field, value in document.items() if field != name}
        assert refused(signed(cut) if name != "digest" else cut).key == "missing-field", name
    assert refused(signed(document, extra=1)).key == "unknown-field"


def test_a_record_cut_short_is_refused_by_its_result() -> None:
    document = played().to_json()
    assert document["result"] is not None
    assert refused(signed(document, answers=document["answers"][:-1], digests=[])).key == "edited-record"


def test_an_unfinished_record_is_a_record() -> None:
    document = played(9).to_json()
    assert document["result"] is None
    assert load_record(document).answers == played(9).answers
    assert refused(signed(document, result={"ranks": [1, 2]})).key == "edited-record"


def test_answers_after_the_end_are_refused() -> None:
    document = played().to_json()
    refusal = refused(signed(document, answers=[*document["answers"], [0, "plan card=1"]]))
    assert refusal.key == "game-over"
    assert refusal.data["in_answer"] == len(document["answers"]) + 1


@pytest.mark.parametrize(
    "answer",
    [None, 3, "01", [], [0], [0, "a", "b"], [0, 1], [0, None], [True, "a"], [0.0, "a"], [-(2**70), "a"], {"seat": 0}],
)
def test_an_answer_is_a_seat_and_a_form(answer: object) -> None:
    document = played(4).to_json()
    refusal = refused(signed(document, answers=[*document["answers"], answer]))
    assert refusal.key == "wrong-answer"
    assert refusal.data["answer"] == 5


@pytest.mark.parametrize("seat", [5, -2, -3, 2**62 - 1])
def test_an_answer_of_nobody_is_refused_by_the_rules(seat: int) -> None:
    document = played(4).to_json()
    for form in ("take", "resign"):
        refusal = refused(signed(document, answers=[*document["answers"], [seat, form]]))
        assert refusal.game == GAME.name
        assert refusal.clause
        assert refusal.data["in_answer"] == 5


@pytest.mark.parametrize("answer", [[-1, 3], [0, "dodge"]])
def test_an_illegal_answer_is_refused_by_the_rules(answer: list[object]) -> None:
    document = played(4).to_json()
    refusal = refused(signed(document, answers=[*document["answers"], answer]))
    assert refusal.game == GAME.name
    assert refusal.clause


def test_a_newer_format_is_refused_and_an_unknown_game_too() -> None:
    document = played(6).to_json()
    assert refused(signed(document, format=RECORD_FORMAT + 1)).key == "newer-format"
    assert refused(signed(document, record="chess")).key == "unknown-game"
    assert refused([document]).key == "not-an-object"


def test_a_form_that_says_nothing_is_refused() -> None:
    document = played(4).to_json()
    for form in ("", "fly", "plan card=9", "plan card", "{", "plan card=1 card=1"):
        refusal = refused(signed(document, answers=[*document["answers"], [0, form]]))
        assert refusal.data["in_answer"] == 5, form


def test_forms_are_readable() -> None:
    answers = [tuple(answer) for answer in played().to_json()["answers"]]
    assert {form for seat, form in answers if seat == CHANCE} == {1, 2, 3}
    assert {form for seat, form in answers if seat != CHANCE} == {"plan card=1", "plan card=2", "plan card=3", "dodge"}


def test_a_digest_stands_after_fifty_answers_and_at_the_end() -> None:
    record = played(players=4, options={"rounds": 6})
    document = record.to_json()
    assert [number for number, _ in document["digests"]] == [50, len(record.answers)]
    assert document["digests"][0][1] == digest_of(GAME, record.position(50), "1")
    assert Record.new(GAME, 2).to_json()["digests"] == []


@pytest.mark.parametrize("which", [0, 1])
def test_another_position_than_the_stored_one_is_refused(which: int) -> None:
    document = played(players=4, options={"rounds": 6}).to_json()
    digests = [list(pair) for pair in document["digests"]]
    digests[which][1] = "0" * 16
    refusal = refused(signed(document, digests=digests))
    assert refusal.key == "other-position"
    assert refusal.data["in_answer"] == digests[which][0]


@pytest.mark.parametrize("digests", [None, [1], [[0, "a"]], [[10**6, "a"]], [["1", "a"]], [[1, 2]], [[2, ""], [2, ""]]])
def test_digests_are_checked(digests: object) -> None:
    assert refused(signed(played().to_json(), digests=digests)).key == "wrong-field"


def test_bare_numbers_need_a_numbering() -> None:
    """Bump never had one."""
    document = played(4).to_json()
    del document["earlier"], document["digests"]
    answers = [list(answer) for answer in played(4).answers]
    assert refused(signed(document, format=1, answers=answers)).key == "unknown-numbering"
    assert refused(signed(document, format=1)).key in ("unknown-numbering", "wrong-answer")


def test_players_and_options_must_fit_the_start() -> None:
    fork = Record.from_position(GAME, played(20).position()).to_json()
    assert load_record(fork).to_json() == fork
    assert refused(signed(fork, players=4)).key == "wrong-field"
    assert refused(signed(fork, options={"rounds": 6})).key == "wrong-field"
    assert refused(signed(fork, start=[])).key == "not-an-object"


def test_options_are_checked() -> None:
    document = played(6).to_json()
    assert refused(signed(document, options={"rounds": 99})).key == "wrong-option"
    assert refused(signed(document, options=[])).key == "not-an-object"
    assert refused(signed(document, players=3)).key in ("wrong-players", "wrong-field")
    assert refused(signed(document, players=9)).key == "wrong-field"


def test_the_seed_is_not_told_before_the_end() -> None:
    record = played(9)
    text = json.dumps(record.to_json())
    assert SEED not in text
    assert FairChance(SEED).commitment in text
    sealed = load_record(json.loads(text))
    assert isinstance(sealed.chance, SealedChance)
    assert sealed.to_json() == record.to_json()
    with pytest.raises(Refusal, match="no-seed"):
        sealed.verify()


def test_the_seed_is_told_after_the_end() -> None:
    document = played().to_json()
    assert document["chance"]["seed"] == SEED
    assert load_record(document).verify() == sum(seat == CHANCE for seat, _ in document["answers"]) > 0


def test_verify_finds_a_loaded_die() -> None:
    record = played()
    for index, (seat, action) in enumerate(record.answers):
        if seat != CHANCE:
            continue
        for other in (1, 2, 3):
            if other != action:
                forged = Record(GAME, 2, record.options, chance=record.chance, answers=record.answers[:index])
                forged.append(CHANCE, other)
                with pytest.raises(Refusal, match="loaded-die") as caught:
                    forged.verify()
                assert caught.value.data["answer"] == index + 1
                assert caught.value.data["right"] == action


def test_verify_finds_contributions_that_were_changed() -> None:
    document = played(chance=FairChance(SEED, ("red", "blue"))).to_json()
    forged = signed(document, chance=document["chance"] | {"contributions": ["red", "green"]})
    with pytest.raises(Refusal, match="loaded-die"):
        load_record(forged).verify()


def test_another_seed_breaks_the_commitment() -> None:
    document = played().to_json()
    assert refused(signed(document, chance=document["chance"] | {"seed": "cd" * 32})).key == "broken-commitment"


@pytest.mark.parametrize(
    "change",
    [
        {"kind": "loaded"},
        {"kind": 1},
        {"seed": "xyz"},
        {"seed": "AB" * 32},
        {"seed": 12},
        {"contributions": "red"},
        {"contributions": [1]},
        {"commitment": 5},
        {"commitment": "none"},
        {"extra": 1},
    ],
)
def test_chance_is_checked(change: dict[str, object]) -> None:
    document = played(9).to_json()
    refusal = refused(signed(document, chance=document["chance"] | change))
    assert refusal.key in ("wrong-field", "unknown-field", "broken-commitment")


BOUND = tuple(Pledge(seat, commitment_to(text)).told(text) for seat, text in enumerate(("0a" * 32, "0b" * 32)))


def test_a_record_keeps_what_seats_had_bound_themselves_to() -> None:
    pledges = (BOUND[0], Pledge(1, "cd" * 32))
    document = played(chance=FairChance.pledged(SEED, pledges)).to_json()
    assert document["chance"]["seats"] == [
        {"seat": 0, "commitment": commitment_to("0a" * 32), "contribution": "0a" * 32},
        {"seat": 1, "commitment": "cd" * 32, "contribution": None},
    ]
    assert document["chance"]["contributions"] == ["0a" * 32]
    again = load_record(document)
    assert isinstance(again.chance, FairChance) and again.chance.pledges == pledges
    assert again.to_json() == document
    assert again.verify() == again.thrown() > 0


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"seats": [{"seat": 0, "commitment": BOUND[0].commitment, "contribution": "0c" * 32}]}, "broken-contribution"),
        ({"seats": [{"seat": 0, "commitment": BOUND[0].commitment, "contribution": "0A" * 32}]}, "wrong-field"),
        ({"seats": [asdict(BOUND[1]), asdict(BOUND[0])]}, "wrong-field"),
        ({"seats": [asdict(BOUND[0]), asdict(BOUND[1]) | {"seat": 2}]}, "wrong-field"),
        ({"contributions": ["0a" * 32]}, "wrong-field"),
        ({"contributions": ["0b" * 32, "0a" * 32]}, "wrong-field"),
        ({"lists": [[]]}, "wrong-field"),
        ({"lists": [[[1, 0]]]}, "wrong-field"),
        ({"lists": [[1]]}, "wrong-field"),
        ({"throws": []}, "wrong-field"),
        ({"throws": [99] * 500}, "wrong-field"),
        ({"throws": ["0"]}, "wrong-field"),
    ],
)
def test_what_seats_and_lists_say_is_checked(change: dict[str, object], key: str) -> None:
    document = played(chance=FairChance.pledged(SEED, BOUND)).to_json()
    assert refused(signed(document, chance=document["chance"] | change)).key == key


def test_every_outcome_follows_from_the_lists_alone() -> None:
    """As anybody computes it who knows no rules; `tests/browser/test_dice.py` lets a browser do it."""
    document = played(chance=FairChance.pledged(SEED, BOUND)).to_json()
    chance, thrown = document["chance"], [form for seat, form in document["answers"] if seat == CHANCE]
    assert len(chance["throws"]) == len(thrown) >= len(chance["lists"]) > 0
    for number, (index, form) in enumerate(zip(chance["throws"], thrown, strict=True)):
        outcomes = [tuple(pair) for pair in chance["lists"][index]]
        assert FairChance(chance["seed"], tuple(chance["contributions"])).choose(outcomes, number) == form


def test_a_list_that_was_changed_is_found() -> None:
    """Where the list is changed so that another die fits the seed, too."""
    document = played(chance=FairChance.pledged(SEED, BOUND)).to_json()
    chance = document["chance"]
    for listed in (chance["lists"][0][::-1], [[form, weight + 1] for form, weight in chance["lists"][0]]):
        forged = signed(document, chance=chance | {"lists": [listed, *chance["lists"][1:]]})
        with pytest.raises(Refusal, match="other-list"):
            load_record(forged).verify()


def test_a_changed_list_is_not_hidden_by_other_rules() -> None:
    document = played(chance=FairChance.pledged(SEED, BOUND)).to_json()
    newer = str(int(GAME.rules_version) + 1)
    first = next(form for seat, form in document["answers"] if seat == CHANCE)
    forged = document["chance"] | {"lists": [[[first, 1]], *document["chance"]["lists"][1:]]}
    loaded = [list(answer) for answer in document["answers"]]
    assert load_record(signed(document, rules=newer, answers=loaded)).verify() == len(forged["throws"])
    loaded[0][1] = forged["lists"][0][0][0] = 1 + loaded[0][1] % 3
    other = load_record(signed(document, rules=newer, chance=forged, answers=loaded, digests=[]))
    assert other.verify() < other.thrown()


def test_dice_of_other_rules_are_checked_by_their_lists() -> None:
    document = played(chance=FairChance.pledged(SEED, BOUND)).to_json()
    newer = str(int(GAME.rules_version) + 1)
    forms = [["fly", "plan card=77"][seat == 1] if seat >= 0 else form for seat, form in document["answers"]]
    strange = [[seat, form] for (seat, _), form in zip(document["answers"], forms, strict=True)]
    other = load_record(signed(document, rules=newer, answers=strange, digests=[]))
    assert other.origin is not None and other.origin.stop is not None
    assert other.verify() < other.thrown() == len(document["chance"]["throws"]), (
        "nobody knows whether the lists are right"
    )
    last = max(index for index, (seat, _) in enumerate(strange) if seat == CHANCE)
    strange[last] = [CHANCE, 1 + strange[last][1] % 3]
    with pytest.raises(Refusal, match="loaded-die"):
        load_record(signed(document, rules=newer, answers=strange, digests=[])).verify()


def test_a_record_of_format_2_has_neither_lists_nor_seats() -> None:
    document = played().to_json()
    chance = {name: value for name, value in document["chance"].items() if name not in ("seats", "lists", "throws")}
    older = load_record(signed(document, format=2, chance=chance))
    assert older.verify() == older.thrown() > 0
    assert older.to_json() == document
    assert refused(signed(document, format=2)).key == "unknown-field"
    assert refused(signed(document, chance=chance)).key == "missing-field"


def test_a_record_without_chance_cannot_be_verified() -> None:
    record = played(9)
    record.chance = None
    document = record.to_json()
    assert document["chance"] is None
    with pytest.raises(Refusal, match="no-seed"):
        load_record(document).verify()


def test_any_text_is_a_seed() -> None:
    record = played(9, SeededChance("\ud800 \x00"))
    assert load_record(json.loads(json.dumps(record.to_json()))).verify() > 0


def test_resigning_is_recorded() -> None:
    record = played(9)
    position = record.position()
    give(position, 1, RESIGN)
    record.append(1, RESIGN)
    document = record.to_json()
    assert document["result"]["winners"] == [0]
    assert document["result"]["reason"] == "resigned"
    again = load_record(document)
    assert again.position().to_json() == position.to_json()
    assert again.undone(1).position().result() is None


def test_resigning_can_be_refused() -> None:
    with pytest.raises(Refusal, match="no-resigning"):
        give(played(9, players=4).position(), 1, RESIGN)


def test_options_are_written_whole() -> None:
    record = Record.new(GAME, 2, {"rounds": 1})
    assert record.to_json()["options"] == {"rounds": 1, "dodging": "once"}
    with pytest.raises(Refusal, match="unknown-option"):
        Record.new(GAME, 2, {"round": 1})
