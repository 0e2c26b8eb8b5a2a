"""Section 20: what is always so, watched after every decision of random games of all sizes, in both modes."""

import pytest

from crashyard.engine import Actions, Dice, build, random_answer
from crashyard.engine.seats import CHANCE, NOBODY, SEVERAL
from crashyard.games.crash_and_grab import GAME
from crashyard.games.crash_and_grab.position import CrashAndGrabPosition
from crashyard.games.crash_and_grab.rules.decisions.codes import ACTIONS
from crashyard.games.crash_and_grab.rules.stages import OVER, PLAN
from crashyard.games.crash_and_grab.rules.state import ALL_TYPES, POINTS_TO_WIN, stations
from tests.games.crash_and_grab.tables import picture
from tests.games.crash_and_grab.watch import Watch

PLAYERS = (2, 3, 4, 5, 6)
MODES = ("base", "twisted-titanium")
COMPILED = build() == "compiled"
GAMES = 500 if COMPILED else 2
"""Games for each number of players in each mode: 5,000 in all, fewer where they would take too long."""
ANSWERS = 700
"""Random players can miss the goal for long; a game is left after so many answers."""
WHOLE_GAMES = 40 if COMPILED else 1
"""Games to the end, for each number of players in each mode."""


def random_game(players: int, mode: str, number: int) -> tuple[CrashAndGrabPosition, Dice]:
    position = GAME.new(players, {"mode": mode})
    assert isinstance(position, CrashAndGrabPosition)
    return position, Dice(f"invariants/{players}/{mode}/{number}")


def who_answers(position: CrashAndGrabPosition, dice: Dice) -> int:
    """The awaited seat; of several one whose answer is missing or, now and then, one who changes a plan."""
    seat = int(position.awaited())
    if seat != SEVERAL:
        return seat
    if dice.below(8) == 0:
        return int(dice.below(position.players))
    seat = 0
    while not position.awaits(seat):
        seat += 1
    return seat


def watch_game(position: CrashAndGrabPosition, dice: Dice, answers: int) -> None:
    watch, actions = Watch(position), Actions()
    for _ in range(answers):
        seat = who_answers(position, dice)
        if seat == NOBODY:
            break
        position.carry_out(seat, random_answer(position, seat, dice, actions))
        watch.look()
    look_at_end(position)


def look_at_end(position: CrashAndGrabPosition) -> None:
    """Section 14, and the goal of Twisted Titanium."""
    full = [seat for seat in range(position.players) if has_all_stations(position, seat)]
    if position.titanium:
        full = [seat for seat in range(position.players) if position.points[seat] >= POINTS_TO_WIN]
    result = position.result()
    if position.phase != OVER:
        assert result is None
        assert full == []
    else:
        assert result is not None
        assert list(result.winners) == full == [position.winner]
        assert position.awaited() == NOBODY


def has_all_stations(position: CrashAndGrabPosition, seat: int) -> bool:
    own = [saucer for saucer in range(position.saucers) if saucer % position.players == seat]
    return all(stations(position.aboard[saucer]) == ALL_TYPES for saucer in own)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", PLAYERS)
def test_every_invariant_holds_after_every_decision(players: int, mode: str) -> None:
    for number in range(GAMES):
        position, dice = random_game(players, mode, number)
        watch_game(position, dice, ANSWERS)


@pytest.mark.soak
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", PLAYERS)
def test_every_invariant_holds_to_the_end_of_the_game(players: int, mode: str) -> None:
    for number in range(WHOLE_GAMES):
        position, dice = random_game(players, mode, GAMES + number)
        watch_game(position, dice, 1_000_000)
        assert position.phase == OVER


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", PLAYERS)
def test_the_same_decisions_give_the_same_game(players: int, mode: str) -> None:
    """Also with a listener, in which every event is made, and through copies that are thrown away."""
    position, dice = random_game(players, mode, 0)
    twin, other = random_game(players, mode, 0)
    twin.listen()
    actions = Actions()
    for number in range(300):
        seat = who_answers(position, dice)
        assert who_answers(twin, other) == seat
        if seat == NOBODY:
            break
        action = random_answer(position, seat, dice, actions)
        assert action == random_answer(twin, seat, other, actions)
        if number % 10 == 0:
            aside = twin.copy()
            aside.play(seat, action)
            assert picture(twin) == picture(position)
        position.carry_out(seat, action)
        twin.play(seat, action)
        assert twin.heard()
    assert picture(twin) == picture(position)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", PLAYERS)
def test_the_list_of_legal_actions_is_the_whole_truth(players: int, mode: str) -> None:
    """Over the whole action space, `forbids` allows exactly what `legal` lists; other seats may do nothing."""
    seen: set[tuple[int, int]] = set()
    for number in range(3):
        position, dice = random_game(players, mode, number)
        actions = Actions()
        for _ in range(700):
            seat = who_answers(position, dice)
            if seat == NOBODY:
                break
            question = int(position.phase), int(position.window)
            if question not in seen:
                seen.add(question)
                look_at_answers(position, seat)
            position.play(seat, random_answer(position, seat, dice, actions))
    assert len(seen) > 15


def look_at_answers(position: CrashAndGrabPosition, seat: int) -> None:
    choices = position.legal(seat)
    assert choices
    assert len(set(choices)) == len(choices)
    allowed = [action for action in range(-2, ACTIONS + 2) if position.forbids(seat, action) is None]
    assert allowed == sorted(choices)
    for other in range(CHANCE, position.players):
        if other != seat and position.phase != PLAN:
            assert position.legal(other) == []
            assert position.forbids(other, choices[0]) == "not-awaited"
