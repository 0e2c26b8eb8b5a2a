"""The record is the truth: replaying, undoing and forking give what live play gave, byte for byte."""

import json

import pytest

from crashyard.engine import CHANCE, NOBODY, Actions, Dice, FairChance, Record, SeededChance, load_record, random_answer
from crashyard.engine.chance.numbered import Chance
from tests.conformance.cases import Case, any_seat, every_case, everything, frozen, seen

pytestmark = pytest.mark.parametrize("case", every_case(), ids=str)


def play_live(case: Case, seed: str, most: int, chance: Chance) -> tuple[Record, list[str], list[str]]:
    """A recorded play, what could be asked after each answer, and what was heard."""
    record = Record.new(case.game, case.players, case.options, chance)
    position = record.opening()
    position.listen()
    dice = Dice(f"{case} {seed}")
    actions = Actions()
    asked, heard = [frozen(everything(position, case))], []
    for _ in range(most):
        if position.awaited() == NOBODY:
            break
        if position.awaited() == CHANCE:
            record.let_chance_play(position)
        else:
            seat = any_seat(position, dice)
            action = int(random_answer(position, seat, dice, actions))
            position.play(seat, action)
            record.append(seat, action)
        asked.append(frozen(everything(position, case)))
        events = position.heard()
        heard.append(frozen([seen(events, watcher) for watcher in case.watchers]))
    return record, asked, heard


def replay(case: Case, record: Record) -> tuple[list[str], list[str]]:
    position = record.opening()
    position.listen()
    asked, heard = [frozen(everything(position, case))], []
    for index, (seat, action) in enumerate(record.answers):
        position.play(seat, action)
        following = record.answers[index + 1][0] if index + 1 < len(record.answers) else None
        if seat == CHANCE and following == CHANCE:
            continue
        asked.append(frozen(everything(position, case)))
        events = position.heard()
        heard.append(frozen([seen(events, watcher) for watcher in case.watchers]))
    return asked, heard


def test_replay_equals_live_play(case: Case) -> None:
    record, asked, heard = play_live(case, "live", 40, SeededChance("live"))
    assert replay(case, record) == (asked, heard)
    loaded = load_record(json.loads(json.dumps(record.to_json())))
    assert replay(case, loaded) == (asked, heard)


def test_records_round_trip(case: Case) -> None:
    for chance in (SeededChance("round"), FairChance("5a" * 32, ("a", "ü\u2028"))):
        record, _, _ = play_live(case, "round", 30, chance)
        document = record.to_json()
        again = load_record(json.loads(json.dumps(document)))
        assert frozen(again.to_json()) == frozen(document)
        assert frozen(again.position().to_json()) == frozen(record.position().to_json())


def test_undo_restores_every_earlier_position(case: Case) -> None:
    record, asked, _ = play_live(case, "undo", 25, SeededChance("undo"))
    position = record.opening()
    states = [frozen(position.to_json())]
    for seat, action in record.answers:
        position.play(seat, action)
        states.append(frozen(position.to_json()))
    for count in range(len(record.answers) + 1):
        assert frozen(record.undone(count).position().to_json()) == states[len(states) - 1 - count]
        assert frozen(record.position(count).to_json()) == states[count]
    assert len(asked) <= len(states)


def test_chance_falls_the_same_after_an_undo(case: Case) -> None:
    """Who takes back an answer cannot throw again."""
    record, _, _ = play_live(case, "throw", 25, FairChance("00" * 32))
    for count in range(1, len(record.answers) + 1):
        if record.answers[len(record.answers) - count][0] == CHANCE:
            shorter = record.undone(count)
            shorter.let_chance_play(shorter.position())
            assert shorter.answers == record.answers[: len(shorter.answers)]


def test_a_fork_begins_with_any_position(case: Case) -> None:
    record, _, _ = play_live(case, "fork", 20, SeededChance("fork"))
    fork = Record.from_position(case.game, record.position(), SeededChance("other"))
    position = fork.opening()
    if position.awaited() == CHANCE:
        fork.let_chance_play(position)
    document = fork.to_json()
    again = load_record(json.loads(json.dumps(document)))
    assert frozen(again.to_json()) == frozen(document)
    assert frozen(again.position().to_json()) == frozen(position.to_json())


def test_the_dice_of_a_record_can_be_checked(case: Case) -> None:
    record, _, _ = play_live(case, "check", 30, FairChance("77" * 32, ("x",)))
    assert record.verify() == record.chance_answers()
    assert bool(record.chance_answers()) == (case.game.outcome_space > 0)
