"""Section 4, what is hidden: games that differ in nothing but a secret are the same to everybody who must not know it.

Two games that differ in one seat's plan alone are played on with the same answers until the plan is revealed. Until
then every other seat and the spectator see, hear, may answer and are refused the same, byte for byte.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from crashyard.engine import CHANCE, SPECTATOR, Actions, Dice, Event, Refusal, build, random_answer
from crashyard.faces.words import LANGUAGES, Words
from crashyard.games.crash_and_grab import GAME
from crashyard.games.crash_and_grab.position import CrashAndGrabPosition
from crashyard.games.crash_and_grab.rules import stages
from crashyard.games.crash_and_grab.rules.board import COLOURS
from crashyard.games.crash_and_grab.rules.decisions.codes import ACTIONS
from crashyard.games.crash_and_grab.rules.options import MODES
from tests.conformance.cases import frozen, seen

PAIRS = 200 if build() == "compiled" else 20
"""Pairs of games for each number of players and each mode: 2,000 in all, fewer where they would take too long."""
ROUNDS = 12
"""So many rounds of a game are looked at, before another one is begun."""
SOME_FORMS: list[object] = [
    {"do": "boost", "direction": "sun"},
    {"do": "lose", "crew": {"colour": "red", "type": "pilot"}},
    {"do": "plan", "plans": []},
    "2",
]

pytestmark = [
    pytest.mark.parametrize("mode", MODES),
    pytest.mark.parametrize("players", GAME.players),
]


class Play:
    """A random play of the game, and copies of it at certain moments."""

    def __init__(self, players: int, mode: str, seed: str) -> None:
        self.players = players
        self.mode = mode
        self.dice = Dice(f"{seed}/{players}/{mode}")
        self.actions = Actions()
        self.watchers = [*range(players), SPECTATOR]
        self.words = [Words(language, GAME) for language in LANGUAGES]

    def answer(self, position: CrashAndGrabPosition, seat: int) -> int:
        return int(random_answer(position, seat, self.dice, self.actions))

    def moments(self, phase: int) -> Iterator[CrashAndGrabPosition]:
        """Every time that something is asked, a copy of the table."""
        while True:
            position = GAME.new(self.players, {"mode": self.mode})
            assert isinstance(position, CrashAndGrabPosition)
            waited = False
            while position.awaited_seats() and position.rounds() <= ROUNDS:
                if position.phase == phase and not waited:
                    yield position.copy()
                waited = position.phase == phase
                seat = position.awaited_seats()[0]
                position.play(seat, self.answer(position, seat))


def listening(position: CrashAndGrabPosition) -> CrashAndGrabPosition:
    twin = position.copy()
    twin.listen()
    return twin


def refusal_of(position: CrashAndGrabPosition, seat: int, action: object) -> Refusal | None:
    """What an answer, given by its number or by a form, is refused with."""
    try:
        number = action if isinstance(action, int) else position.parse_action(seat, action)
        position.copy().play(seat, number)
    except Refusal as refusal:
        return refusal
    return None


def refused(play: Play, position: CrashAndGrabPosition, seat: int, tries: list[object]) -> list[object]:
    """What tries are refused with: the facts, and the sentences in every language."""
    found: list[object] = []
    for action in tries:
        refusal = refusal_of(position, seat, action)
        if refusal is not None:
            facts = [refusal.key, refusal.clause, refusal.data]
            found.append([*facts, *(words.refusal(refusal) for words in play.words)])
        else:
            found.append(None)
    return found


def check_alike(first: CrashAndGrabPosition, second: CrashAndGrabPosition, watchers: list[int]) -> None:
    """Nobody of them sees a difference, or may answer anything else."""
    assert first.awaited_seats() == second.awaited_seats()
    assert first.rounds() == second.rounds()
    for watcher in watchers:
        assert frozen(first.view(watcher)) == frozen(second.view(watcher))
        legal = first.legal(watcher)
        assert legal == second.legal(watcher)
        for action in legal[:: max(1, len(legal) // 4)]:
            assert first.action_json(watcher, action) == second.action_json(watcher, action)
            assert first.targets(watcher, action) == second.targets(watcher, action)


def check_refusals(play: Play, first: CrashAndGrabPosition, second: CrashAndGrabPosition, watchers: list[int]) -> None:
    tries: list[object] = [int(play.dice.below(ACTIONS)) for _ in range(3)]
    watcher = watchers[int(play.dice.below(len(watchers)))]
    asked = [*tries, *SOME_FORMS, -1, ACTIONS]
    assert frozen(refused(play, first, watcher, asked)) == frozen(refused(play, second, watcher, asked))


def until(events: list[Event], kind: str, colours: set[object]) -> list[Event]:
    """The events before the one that gives a secret away."""
    for index, event in enumerate(events):
        if event.kind == kind and event.public["saucer"] in colours:
            return events[:index]
    return events


# -- plans ----------------------------------------------------------------------------------


def plan_differently(play: Play, tables: list[CrashAndGrabPosition], secret: int) -> bool:
    """Let all seats plan on two tables, one of them differently; all others hear and see the same.

    The seats plan in any order, and change their minds as they like; so does the one with the secret, who thinks of
    other plans in the two games all the time. Returns whether the secret is out already: nothing may be asked between
    the last plan and the first turn.
    """
    dice = play.dice
    others = [watcher for watcher in play.watchers if watcher != secret]
    while tables[0].phase == stages.PLAN:
        missing = tables[0].awaited_seats()
        anybody = list(range(play.players)) if dice.below(4) == 0 else missing
        seat = anybody[int(dice.below(len(anybody)))]
        action = play.answer(tables[0], seat)
        legal = tables[0].legal(seat)
        other = legal[(legal.index(action) + 1 + int(dice.below(len(legal) - 1))) % len(legal)]
        tables[0].play(seat, action)
        tables[1].play(seat, other if seat == secret else action)
        if check_events(tables, others, hidden_colours(tables)):
            return True
        check_alike(tables[0], tables[1], others)
        if dice.below(8) == 0:
            check_refusals(play, tables[0], tables[1], others)
    return False


def hidden_colours(tables: list[CrashAndGrabPosition]) -> set[object]:
    """The saucers whose plans differ."""
    plans = zip(tables[0].plan, tables[1].plan, strict=True)
    return {COLOURS[saucer] for saucer, (plan, other) in enumerate(plans) if plan != other}


def check_events(tables: list[CrashAndGrabPosition], watchers: list[int], colours: set[object]) -> bool:
    """All hear the same until the plans of the colours are revealed; whether they are now."""
    heard = [table.heard() for table in tables]
    before = [until(events, "plan_revealed", colours) for events in heard]
    for watcher in watchers:
        assert seen(before[0], watcher) == seen(before[1], watcher)
    assert (len(before[0]) < len(heard[0])) == (len(before[1]) < len(heard[1]))
    return len(before[0]) < len(heard[0])


def test_a_plan_is_secret_until_it_is_revealed(players: int, mode: str) -> None:
    play = Play(players, mode, "plans")
    planning = play.moments(stages.PLAN)
    answers = 0
    for _ in range(PAIRS):
        position = next(planning)
        first, second = tables = [listening(position), listening(position)]
        secret = int(play.dice.below(players))
        others = [watcher for watcher in play.watchers if watcher != secret]
        revealed = plan_differently(play, tables, secret)
        colours = hidden_colours(tables)
        assert colours
        while first.awaited_seats() and first.phase != stages.PLAN and not revealed:
            seat = first.awaited_seats()[0]
            action = play.answer(first, seat)
            first.play(seat, action)
            second.play(seat, action)
            revealed = check_events(tables, others, colours)
            if revealed:
                break
            answers += 1
            check_alike(first, second, others)
            assert frozen(first.legal(secret)) == frozen(second.legal(secret))
            if play.dice.below(8) == 0:
                check_refusals(play, first, second, others)
    assert answers > PAIRS, answers


def test_who_plans_first_and_who_wavers_changes_nothing_later(players: int, mode: str) -> None:
    """That somebody has planned again is told, and nothing else is: no later view or event depends on it."""
    play = Play(players, mode, "order")
    planning = play.moments(stages.PLAN)
    for _ in range(PAIRS // 8):
        position = next(planning)
        seats = position.awaited_seats()
        plans = {seat: play.answer(position, seat) for seat in seats}
        straight, wavering = listening(position), listening(position)
        for seat in seats:
            straight.play(seat, plans[seat])
        order = sorted(seats, key=lambda _: int(play.dice.below(1_000)))
        for seat in order:
            for _ in range(play.dice.below(3)):
                wavering.play(order[0], play.answer(position, order[0]))
            wavering.play(order[0], plans[order[0]])
            wavering.play(seat, plans[seat])
        said = [event for event in wavering.heard() if event.kind == "planned"]
        for event in said:
            assert event.knowers == {event.public["seat"]}
            assert event.public.keys() == {"seat"}
        straight.heard()
        check_alike(straight, wavering, play.watchers)
        assert frozen(straight.to_json()) == frozen(wavering.to_json())
        for _ in range(30):
            if straight.phase == stages.PLAN or not straight.awaited_seats():
                break
            seat = straight.awaited_seats()[0]
            action = play.answer(straight, seat)
            straight.play(seat, action)
            wavering.play(seat, action)
            heard = [straight.heard(), wavering.heard()]
            for watcher in play.watchers:
                assert seen(heard[0], watcher) == seen(heard[1], watcher)
            check_alike(straight, wavering, play.watchers)


# -- upgrade cards --------------------------------------------------------------------------


def test_drawn_upgrades_are_secret_until_one_is_played(players: int, mode: str) -> None:
    """Two games in which other cards are drawn: only who drew them sees a difference before one is played."""
    play = Play(players, mode, "cards")
    drawing = play.moments(stages.DRAW)
    differed = 0
    for _ in range(PAIRS // 4):
        position = next(drawing)
        tables = [listening(position), listening(position)]
        buyer = int(position.active)
        others = [watcher for watcher in play.watchers if watcher != buyer]
        while all(table.phase == stages.DRAW for table in tables):
            for table in tables:
                legal = table.legal(CHANCE)
                table.play(CHANCE, legal[int(play.dice.below(len(legal)))])
            heard = [until(table.heard(), "upgrade_played", set(COLOURS)) for table in tables]
            for watcher in others:
                assert seen(heard[0], watcher) == seen(heard[1], watcher)
            if tables[0].phase == stages.KEEP:
                check_alike(tables[0], tables[1], others)
                check_refusals(play, tables[0], tables[1], others)
                differed += frozen(tables[0].view(buyer)) != frozen(tables[1].view(buyer))
    assert differed > PAIRS // 20


def test_the_deck_tells_nothing_but_how_many_cards_it_has(players: int, mode: str) -> None:
    play = Play(players, mode, "deck")
    position = next(play.moments(stages.KEEP))
    whole: dict[str, Any] = position.to_json()
    for watcher in play.watchers:
        view: dict[str, Any] = position.view(watcher)
        assert view["deck"] == len(whole["deck"])
        assert view["drawn"] == (whole["drawn"] if watcher == position.active else [None, None])
