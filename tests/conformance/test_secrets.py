"""Nobody learns what they may not know.

`possible(seat)` draws anew all that is hidden from a seat. Whatever the seat can ask for or hear must stay the same,
byte for byte.
"""

from itertools import pairwise

import pytest

from crashyard.engine import CHANCE, SEVERAL, Dice, Position, Refusal, play_at_random
from tests.conformance.cases import Case, any_seat, every_case, frozen, moments, random_play, seen

pytestmark = pytest.mark.parametrize("case", every_case(), ids=str)


def twins(position: Position, seat: int, count: int) -> list[Position]:
    return [position.possible(seat, Dice(f"twin {index}")) for index in range(count)]


def known_to(position: Position, seat: int, case: Case) -> str:
    """Everything a seat can ask the position for."""
    legal = position.legal(seat) if seat in case.seats else []
    space = case.game.action_space
    asked = [*range(0, space, max(1, space // 40)), *legal, -1, space]
    return frozen(
        {
            "view": position.view(seat),
            "awaited": position.awaited_seats(),
            "legal": legal,
            "forms": [position.action_json(seat, action) for action in legal],
            "targets": [position.targets(seat, action) for action in legal],
            "refusals": [refusal_of(position, seat, action) for action in asked],
            "value": position.evaluate(seat) if seat in case.seats else None,
            "result": None if (result := position.result()) is None else result.to_json(),
            "rounds": int(position.rounds()),
        }
    )


def refusal_of(position: Position, seat: int, action: int) -> object:
    try:
        position.copy().play(seat, action)
    except Refusal as refusal:
        return [refusal.key, refusal.clause, refusal.game, refusal.data]
    return None


def test_a_seat_sees_no_difference_between_possible_positions(case: Case) -> None:
    for position in moments(case, "view", 4):
        for seat in case.watchers:
            known = known_to(position, seat, case)
            for twin in twins(position, seat, 3):
                assert known_to(twin, seat, case) == known


def test_what_is_hidden_is_really_drawn_anew(case: Case) -> None:
    """If two watchers see different things, something is hidden from one of them, and `possible` varies it."""
    hidden = varied = False
    for position in moments(case, "varied", 16, apart=1):
        state = frozen(position.to_json())
        views = {frozen(position.view(seat)) for seat in case.watchers}
        hidden = hidden or len(views) > 1
        for seat in case.watchers:
            varied = varied or any(frozen(twin.to_json()) != state for twin in twins(position, seat, 4))
    assert varied == hidden == case.game.secrets


def test_possible_positions_are_whole(case: Case) -> None:
    """They can be saved, loaded, and played to the end like any other."""
    for position in moments(case, "whole", 2):
        for seat in case.watchers:
            for twin in twins(position, seat, 2):
                loaded = case.game.load(case.game.save(twin))
                assert frozen(loaded.to_json()) == frozen(twin.to_json())
                play_at_random(twin, Dice("whole"), 30)


def test_drawing_anew_is_repeatable(case: Case) -> None:
    for position in moments(case, "repeatable", 3):
        for seat in case.watchers:
            first, second = (position.possible(seat, Dice("same")) for _ in range(2))
            assert frozen(first.to_json()) == frozen(second.to_json())


def heard_after(position: Position, seat: int, action: int, watcher: int) -> tuple[str, str, str]:
    """What `watcher` hears of an answer, what they see after it, and how the table really is."""
    twin = position.copy()
    twin.listen()
    twin.play(seat, action)
    return seen(twin.heard(), watcher), frozen(twin.view(watcher)), frozen(twin.to_json())


def test_who_hears_the_same_sees_the_same(case: Case) -> None:
    """A view shows nothing that its seat has not been told: the same events lead to the same view.

    And the other way round: what differs without a difference in the view was told in the same way, be it that
    different answers were given or that the same answer was given at different tables.
    """
    dice = Dice(f"{case} hears")
    for position in moments(case, "hears", 10, apart=3):
        if not position.awaited_seats():
            continue
        seat = any_seat(position, dice)
        for watcher in case.watchers:
            if watcher == seat:
                continue
            told: dict[str, str] = {}
            answered: dict[tuple[str, int], str] = {}
            for world in [position, *twins(position, watcher, 2)]:
                looks: dict[str, set[tuple[str, str]]] = {}
                for action in world.legal(seat)[:12]:
                    events, view, state = heard_after(world, seat, action, watcher)
                    assert told.setdefault(events, view) == view
                    assert answered.setdefault((view, action), events) == events
                    looks.setdefault(view, set()).add((state, events))
                for ways in looks.values():
                    if len({state for state, _ in ways}) > 1:
                        assert len({events for _, events in ways}) == 1


def test_secret_answers_stay_secret(case: Case) -> None:
    """While several seats decide at once, nobody learns what another one has answered."""
    for position, _ in random_play(case, "secret", 40):
        if position.awaited() != SEVERAL:
            continue
        missing = position.awaited_seats()
        for seat in case.seats:
            if missing == [seat]:
                continue
            for watcher in case.watchers:
                if watcher != seat:
                    found = {heard_after(position, seat, action, watcher)[:2] for action in position.legal(seat)}
                    assert len(found) == 1


def test_the_order_of_secret_answers_changes_nothing(case: Case) -> None:
    """Nor does a change of mind: only the last answer of each seat counts."""
    for position, _ in random_play(case, "order", 40):
        if position.awaited() != SEVERAL:
            continue
        missing = position.awaited_seats()
        last = {seat: position.legal(seat)[-1] for seat in missing}
        straight, back, wavering = position.copy(), position.copy(), position.copy()
        for seat in missing:
            straight.play(seat, last[seat])
        for seat in reversed(missing):
            back.play(seat, last[seat])
        for seat, following in pairwise(missing):
            for action in wavering.legal(seat):
                wavering.play(seat, action)
            assert wavering.awaits(following)
            wavering.play(seat, last[seat])
        wavering.play(missing[-1], last[missing[-1]])
        assert frozen(straight.to_json()) == frozen(back.to_json()) == frozen(wavering.to_json())


def test_a_game_says_whether_several_ever_decide_at_once(case: Case) -> None:
    assert case.game.together == any(position.awaited() == SEVERAL for position, _ in random_play(case, "several", 200))


def test_who_has_answered_may_answer_again_and_is_not_awaited(case: Case) -> None:
    for position, _ in random_play(case, "again", 40):
        if position.awaited() == SEVERAL:
            missing = position.awaited_seats()
            assert missing
            assert all(position.legal(seat) for seat in case.seats)
            assert all(position.awaits(seat) == (seat in missing) for seat in case.seats)
            assert not position.awaits(CHANCE)
