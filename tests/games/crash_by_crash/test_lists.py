"""The quick lists of answers against the reasons why not, number by number, on crowded tables with any cards."""

from crashyard.engine.chance.dice import Dice
from crashyard.games.crash_by_crash.position import CrashByCrashPosition
from crashyard.games.crash_by_crash.rules import codes, phases
from crashyard.games.crash_by_crash.rules.cards.kinds import BLUE
from crashyard.games.crash_by_crash.rules.cards.names import BELL_SHIFT, CARD_NAMES
from crashyard.games.crash_by_crash.rules.duty.ways_to_ring import cannot_ring, rings_by_itself
from crashyard.games.crash_by_crash.rules.pieces import KINDS, NO_CARD
from tests.games.crash_by_crash import mirror

TABLES = 8
"""Of each kind; every number of the action space is asked for on each."""
LOOKS = 40
"""On so many tables of each kind one kind of answer is looked at."""


def crowded(seed: str, count: int) -> list[CrashByCrashPosition]:
    dice = Dice(seed)
    found = []
    for number in range(count):
        players = 4 if number % 4 == 0 else 2
        found += [mirror.random_table(dice, players), mirror.yellow_table(dice, players)]
        found += [mirror.last_cars_table(dice, players)]
    return found


def test_actions_are_listed_where_nothing_forbids_them() -> None:
    """Each of the cards can be played on one of the tables, and every other kind of action is possible."""
    possible: set[str] = set()
    for position in crowded("lists", TABLES):
        seat = position.active
        allowed = [action for action in range(codes.SPACE) if position.forbids(seat, action) is None]
        assert sorted(position.legal(seat)) == allowed
        forms = [position.action_json(seat, action) for action in allowed]
        possible |= {str(form["card" if form["do"] == "card" else "do"]) for form in forms if isinstance(form, dict)}
    assert possible == {*CARD_NAMES, "place", "operator", "exchange", "pass"}


def test_magnets_and_bells_go_where_nothing_forbids_it() -> None:
    """Lists that begin from the cars, or from the bells, and not from the numbers."""
    for number, position in enumerate(crowded("places", LOOKS)):
        seat = position.active
        position.hands[KINDS * seat + BELL_SHIFT] = 1
        position.card = NO_CARD
        first, end = (codes.SHIFT, codes.SWAP) if number % 8 == 0 else (codes.MAGNETIC, codes.OPERATE)
        allowed = [action for action in range(first, end) if position.forbids(seat, action) is None]
        assert sorted(action for action in position.legal(seat) if first <= action < end) == allowed


def test_starting_cars_are_put_where_nothing_forbids_it() -> None:
    for position in crowded("starting cars", LOOKS):
        position.phase = phases.SETTING_CARS
        position.count = 0
        seat = position.awaited()
        numbers = range(codes.SET_CAR, codes.SPACE)
        assert position.legal(seat) == [action for action in numbers if position.forbids(seat, action) is None]


def test_blue_cards_are_playable_where_a_place_is_listed() -> None:
    """Whether there is a place is found out without the list of places."""
    for position in crowded("blue", LOOKS):
        side = position.side(position.active)
        for card in BLUE:
            numbers = range(codes.PUSH, codes.OPERATE)
            listed = any(card.why_not_place(position, side, action) is None for action in numbers)
            assert card.allows_some_place(position, side) == listed


def test_what_surely_rings_nothing_rings_nothing() -> None:
    """Blue cards make something else of a push; while one is in force nobody asks."""
    unsure = 0
    for position in crowded("rings", LOOKS):
        seat = position.active
        if not position.may_ring() or position.blue_in_force():
            continue
        if not position.may_ring() or position.rung >= 0:
            continue
        for action in position.legal(seat):
            if codes.EXCHANGE <= action < codes.RING or action == codes.PASS:
                continue
            if cannot_ring(position, action) and not rings_by_itself(position, action):
                after = position.copy()
                after.carry_out(seat, action)
                assert after.scorings == position.scorings and after.phase != phases.RINGING, action
            else:
                unsure += 1
    assert unsure > 0
