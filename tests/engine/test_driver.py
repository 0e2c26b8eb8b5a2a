"""The loop that plays a game: who is asked, who hears of it, and where it stops."""

import ast
from pathlib import Path

import pytest

import crashyard
from crashyard.bots.random import RandomBot
from crashyard.engine import CHANCE, Dice, Position, Record, Refusal, SeededChance, find_game
from crashyard.engine.driver import (
    RESIGN,
    AnswerLog,
    AskSeats,
    DiceChance,
    Driver,
    EventLog,
    NumberedChance,
    PlayObserver,
    RecordedAnswers,
    SeatedBot,
)

GAMES = ("crash-and-grab", "crash-by-crash", "cube-attack")

THE_DRIVER = {
    "engine/driver.py": "the one loop",
    "engine/position.py": "an answer is checked and then carried out",
}
ONE_ANSWER = {
    "cli/position_files.py": "whoever may do nothing hears why",
    "engine/previews/rehearsal.py": "an answer is tried on a copy",
    "server/tables/play.py": "an answer is tried on a copy",
    "games/crash_by_crash/forms/compound.py": "whether a part of a form ends the game, tried on a copy",
    "envs/spiel/play.py": "OpenSpiel gives the answers of one moment at a time",
}
"""These play one answer, in no loop that goes through a game."""

LOOPS_OF_THEIR_OWN = {
    "engine/playout.py": "compiled: random play inside the engine",
    "bots/greedy.py": "compiled: what follows an answer, thousands of times for one decision",
    "bots/search/tree_search.py": "compiled: what follows an answer, thousands of times for one decision",
    "bots/reasons/futures.py": "who goes on and how is all that it does: nothing is plugged in",
    "bots/reasons/threats.py": "every answer of a seat is tried from copies",
    "envs/batch_tables.py": "compiled: one step of many plays",
    "lab/bench/engine.py": "measures the bare calls of a position",
}
"""As docs/engine.md says under `The driver`."""


def asked(players: int, seed: str) -> AskSeats:
    dice = Dice(f"{seed}/hidden")
    bots = [SeatedBot(RandomBot(Dice(f"{seed}/{seat}")), dice) for seat in range(players)]
    return AskSeats(bots, NumberedChance(SeededChance(seed)))


@pytest.mark.parametrize("name", GAMES)
def test_a_replay_is_the_play_again(name: str) -> None:
    game = find_game(name)
    record = Record.new(game, 4, chance=SeededChance("play"))
    live = record.opening()
    given = Driver(live, asked(4, "play"), [AnswerLog(record.answers)]).play(150)
    again = AnswerLog()
    replayed = record.opening()
    assert Driver(replayed, RecordedAnswers(record.answers), [again]).play() == given == len(record.answers)
    assert again.answers == record.answers
    assert replayed.to_json() == live.to_json()
    assert record.verify() == sum(seat == CHANCE for seat, _ in record.answers)


def test_it_stops_where_nobody_answers_and_goes_on_after_an_answer_from_outside() -> None:
    position = find_game("cube-attack").new(2)
    chance = NumberedChance(SeededChance("stop"))
    driver = Driver(position, AskSeats(chance=chance))
    assert driver.play() == chance.number == 1, "who begins"
    person = int(position.awaited())
    assert not driver.step()
    driver.give(person, position.legal(person)[0])
    assert position.awaited() == 1 - person
    only = Driver(position, AskSeats({1 - person: RandomBot(Dice("one"))}))
    assert only.play() >= 1 and position.awaited() in (person, CHANCE)
    assert Driver(position).play() == 0


def test_no_more_answers_than_wanted() -> None:
    driver = Driver(find_game("cube-attack").new(2), asked(2, "cap"))
    assert [driver.play(3), driver.play(0), driver.play(2)] == [3, 0, 2]


class Witnessed(PlayObserver):
    """Notes what it hears, and what the position was like then."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, int, int, object]] = []

    def before(self, position: Position, seat: int, action: int) -> None:
        self.heard.append(("before", seat, action, position.to_json()))

    def after(self, position: Position, seat: int, action: int) -> None:
        self.heard.append(("after", seat, action, position.to_json()))


def test_observers_hear_before_and_after_every_answer_and_nothing_of_what_is_refused() -> None:
    position = find_game("cube-attack").new(2)
    observer = Witnessed()
    opening = position.to_json()
    driver = Driver(position, asked(2, "observed"), [observer])
    driver.step()
    first = int(position.awaited())
    assert observer.heard == [("before", CHANCE, first, opening), ("after", CHANCE, first, position.to_json())]
    with pytest.raises(Refusal, match="not-awaited"):
        driver.give(1 - first, 0)
    assert len(observer.heard) == 2 and observer.heard[-1][3] == position.to_json()
    driver.give(first, RESIGN)
    assert [heard[:3] for heard in observer.heard[2:]] == [("before", first, RESIGN), ("after", first, RESIGN)]


def test_events_are_noted_with_the_answer_that_made_them_happen() -> None:
    position = find_game("crash-and-grab").new(3)
    events, answers = EventLog(position), AnswerLog()
    Driver(position, asked(3, "events"), [answers, events]).play(60)
    assert [seat for seat, _ in events.happened] == [seat for seat, _ in answers.answers]
    listener = find_game("crash-and-grab").new(3)
    listener.listen()
    Driver(listener, RecordedAnswers(answers.answers)).play()
    told = [event.whole() for _, happened in events.happened for event in happened]
    assert told == [event.whole() for event in listener.heard()]


def test_a_bot_is_shown_a_possible_position_only() -> None:
    shown: list[Position] = []

    class Curious:
        def answer(self, position: Position, seat: int) -> int:
            shown.append(position)
            return position.legal(seat)[0]

    position = find_game("crash-and-grab").new(2)
    driver = Driver(position, AskSeats([SeatedBot(Curious(), Dice("seen"))] * 2, DiceChance(Dice("thrown"))))
    driver.play(30)
    assert shown and all(one is not position for one in shown)


def plays_answers(path: Path) -> bool:
    """Whether a module carries out answers, `position.play(seat, action)` or without asking first."""
    calls = (node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call))
    return any(
        isinstance(call.func, ast.Attribute)
        and call.func.attr in {"play", "carry_out"}
        and (len(call.args) == 2 or any(isinstance(given, ast.Starred) for given in call.args))
        for call in calls
    )


def test_nobody_else_plays_answers() -> None:
    """Rules try answers on copies, and heuristics look ahead; all others plug into the driver."""
    folder = Path(str(crashyard.__file__)).parent
    playing = {path.relative_to(folder) for path in folder.rglob("*.py") if plays_answers(path)}
    asked = {path.as_posix() for path in playing if not {"rules", "heuristics"} & {*path.parts}}
    assert asked == THE_DRIVER.keys() | ONE_ANSWER.keys() | LOOPS_OF_THEIR_OWN.keys()
    page = (Path(__file__).parents[2] / "docs" / "engine.md").read_text(encoding="utf-8")
    for path in LOOPS_OF_THEIR_OWN:
        assert Path(path).stem in page, path
