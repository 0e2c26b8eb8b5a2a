"""Simulations: the same on any number of workers, fairly counted, and never spoilt by one bad game."""

import errno
import multiprocessing
from pathlib import Path
from typing import Any

import pytest

from crashyard.bots.random import RandomBot
from crashyard.engine import Position, Record, Result, SeededChance, find_game, load_record, parse_json
from crashyard.lab.outcome import outcome_of
from crashyard.lab.parallel.distribute import distribute
from crashyard.lab.parallel.work import Where
from crashyard.lab.simulate import Plan, Tally, simulate


def plan(game: str = "cube-attack", players: int = 3, bots: str = "random", **more: str) -> Plan:
    known = find_game(game)
    names = tuple(bots.split(",")) if "," in bots else (bots,) * players
    return Plan(game, players, {}, names, "lab", known.longest, **more)


def told(tally: Tally, of: Plan) -> dict[str, object]:
    """What a tally says, but for the time it took."""
    document = tally.to_json(of)
    return {name: value for name, value in document.items() if "second" not in name}


def test_the_same_seed_gives_the_same_tally() -> None:
    first, second = (simulate(plan(), 6) for _ in range(2))
    assert told(first, plan()) == told(second, plan())
    other = Plan("cube-attack", 3, {}, ("random",) * 3, "other", 18001)
    assert told(simulate(other, 6), plan()) != told(first, plan())


def test_workers_change_nothing() -> None:
    alone = simulate(plan(), 11)
    shared = simulate(plan(), 11, Where(workers=2))
    assert told(alone, plan()) == told(shared, plan())
    assert not multiprocessing.active_children()


def test_the_order_of_games_changes_nothing() -> None:
    forwards, backwards = Tally([0] * 3), Tally([0] * 3)
    for number in range(6):
        forwards.count(plan().play(number))
        backwards.count(plan().play(5 - number))
    assert told(forwards, plan()) == told(backwards, plan())


def test_an_empty_tally_can_be_told() -> None:
    assert Tally([0, 0, 0]).to_json(plan())["rounds"] == {"mean": None, "min": 0, "max": 0}


def test_games_with_secrets_teams_and_decisions_at_once_are_played() -> None:
    tally = simulate(plan("bump", 4, "greedy,random,greedy,random"), 40)
    assert tally.errors == [] and tally.capped == 0
    assert tally.wins[0] == tally.wins[2] and tally.wins[1] == tally.wins[3]
    assert tally.wins[0] + tally.wins[1] + tally.draws == 40
    assert tally.shortest == tally.longest == 3


def test_a_shared_first_place_is_nobodys_win() -> None:
    tally = Tally([0, 0, 0])
    tally.count(outcome_of(0, [(0, 1)] * 9, 3, Result((1, 1, 3), "points", (0, 1, 2))))
    assert (tally.draws, tally.wins) == (1, [0, 0, 0])
    tally.count(outcome_of(1, [(0, 2)] * 9, 3, Result((1, 2, 1), "points", (0, 1, 0))))
    assert (tally.draws, tally.wins) == (1, [1, 0, 1])


def test_bots_are_asked_about_a_possible_position_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that looks at the cards of the others sees what chance might have dealt, not what it did."""
    peeked: list[tuple[Any, Any]] = []
    answer = RandomBot.answer

    def peek(self: RandomBot, position: Position, seat: int) -> int:
        peeked.append((position.to_json()["hands"], seat))
        return answer(self, position, seat)

    monkeypatch.setattr(RandomBot, "answer", peek)
    of = plan("bump", 2)
    wrong = 0
    for number in range(20):
        record = Record.new(find_game("bump"), 2, {}, SeededChance(of.seed_of(number)))
        dealt = record.opening()
        record.let_chance_play(dealt)
        true: Any = dealt.to_json()["hands"]
        peeked.clear()
        of.play(number)
        hands, seat = peeked[0]
        assert hands[seat] == true[seat]
        wrong += hands[1 - seat] != true[1 - seat]
    assert wrong > 5


def test_a_failing_game_is_an_error_and_spoils_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    answer = RandomBot.answer
    asked = 0

    def fail_once(self: RandomBot, position: Position, seat: int) -> int:
        nonlocal asked
        asked += 1
        return 10**6 if asked == 5 else answer(self, position, seat)

    monkeypatch.setattr(RandomBot, "answer", fail_once)
    tally = simulate(plan(), 3)
    assert [number for number, _ in tally.errors] == [0]
    assert "unknown-action" in tally.errors[0][1]
    assert tally.games == 3 and sum(tally.wins) + tally.draws == 2 and tally.measured == 2


def test_the_record_of_a_failed_game_leads_to_the_failure(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(RandomBot, "answer", lambda *_: -5)
    plan(records=str(tmp_path)).play(0)
    record = load_record(parse_json((tmp_path / "game-000000.json").read_text(), "the record"))
    assert len(record.answers) == 1
    assert record.verify() == 1


def test_a_game_that_is_played_again_writes_its_record_again(tmp_path: Path) -> None:
    """Whoever played it the first time may have been lost before they could tell, or in the middle of writing."""
    plan(records=str(tmp_path)).play(3)
    (file,) = tmp_path.iterdir()
    written = file.read_bytes()
    file.write_bytes(written[:99])
    plan(records=str(tmp_path)).play(3)
    assert [path.name for path in tmp_path.iterdir()] == ["game-000003.json"]
    assert file.read_bytes() == written


def test_a_record_that_cannot_be_written_leaves_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def fail(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(OSError, match="No space"):
        plan(records=str(tmp_path)).play(0)
    assert not list(tmp_path.iterdir())


def test_a_capped_game_is_nobodys() -> None:
    capped = Plan("cube-attack", 2, {}, ("random", "random"), "lab", 7)
    tally = simulate(capped, 3)
    assert (tally.capped, tally.wins, tally.draws, tally.decisions) == (3, [0, 0], 0, 21)


def test_progress_counts_every_game() -> None:
    heard: list[int] = []
    simulate(plan(players=2), 7, progress=heard.append)
    assert sum(heard) == 7
    heard.clear()
    simulate(plan(players=2), 7, Where(workers=2), progress=heard.append)
    assert sum(heard) == 7


def test_leaving_early_stops_the_workers() -> None:
    outcomes = distribute(plan(), range(100_000), Where(workers=2))
    assert next(outcomes).ranks is not None
    outcomes.close()
    assert not multiprocessing.active_children()


def test_greedy_beats_random() -> None:
    tally = simulate(plan(players=2, bots="greedy,random"), 8)
    assert tally.wins[0] >= 7
