"""Previews: what was shown is what then happens, as far as it goes, and nothing in it comes from what is hidden."""

import pytest

from crashyard.engine import SEVERAL, Dice, Game, Position, games
from crashyard.engine.previews.preview import DECIDED, ENDED, HIDDEN, MOST_WAYS, STOPS, THROWN, Preview, preview
from crashyard.engine.previews.ways import Way, ways
from tests.conformance.cases import frozen
from tests.conformance.foreseeing import Foreseen, decisions

DECISIONS = [200, pytest.param(4000, marks=pytest.mark.soak)]
PAIRS = [60, pytest.param(1500, marks=pytest.mark.soak)]

pytestmark = pytest.mark.parametrize("game", games().values(), ids=str)


def some(game: Game, most: int, seed: str) -> list[Foreseen]:
    """Decisions with all numbers of players alike."""
    each = most // len(game.players) + 1
    return [
        foreseen
        for players in game.players
        for foreseen, _ in zip(decisions(game, players, seed), range(each), strict=False)
    ]


@pytest.mark.parametrize("most", DECISIONS)
def test_what_is_shown_is_what_then_happens(game: Game, most: int) -> None:
    found = some(game, most, "happens")
    assert len(found) >= most
    alone = far = 0
    for foreseen in found:
        if foreseen.before.awaited() == SEVERAL:
            assert all(seen.as_it_stands for seen in foreseen.previews)
            assert bool(foreseen.previews) == (game.abilities.rehearse is not None)
            continue
        (seen,) = foreseen.previews
        happened, after = foreseen.happened()
        assert happened[: len(seen.events)] == foreseen.shown()
        assert seen.stop in STOPS and not seen.as_it_stands
        alone += 1
        far += bool(seen.events) and seen.stop != HIDDEN
        if seen.stop == HIDDEN:
            assert not seen.awaited and not seen.following
            continue
        assert len(seen.events) == len(happened)
        assert seen.stop == stop_of(after)
        if seen.stop == DECIDED:
            assert list(seen.awaited) == after.awaited_seats()
        check_following(foreseen, seen, after)
    assert far >= alone / 4


def stop_of(after: Position) -> str:
    seats = after.awaited_seats()
    return ENDED if not seats else THROWN if seats == [-1] else DECIDED


def check_following(foreseen: Foreseen, seen: Preview, after: Position) -> None:
    """What is said to be possible then is possible then, and does what it is said to do."""
    seat = foreseen.seat
    legal = after.legal(seat) if after.awaits(seat) else []
    assert [list(way.targets) for way in seen.following] == [after.targets(seat, action) for action in legal]
    for action, way in zip(legal, seen.following, strict=True):
        assert (way.preview is not None) == (len(legal) <= MOST_WAYS and after.awaited() == seat)
        if way.preview is not None:
            twin = after.copy()
            twin.listen()
            twin.play(seat, action)
            told = [event.seen_by(seat) for event in twin.heard()]
            assert told[: len(way.preview.events)] == [event.seen_by(seat) for event in way.preview.events]


def written(game: Game, position: Position, seat: int, action: int) -> str:
    """Everything that a preview says, and what can be painted from it."""
    return frozen([_plain(seen, seat) for seen in preview(game, position, seat, action)])


def _plain(seen: Preview, seat: int) -> list[object]:
    ways: list[object] = [
        [list(way.targets), None if way.preview is None else _plain(way.preview, seat)] for way in seen.following
    ]
    told = [event.whole() for event in seen.events]
    return [seen.before.to_json(), told, seen.stop, list(seen.awaited), ways, seen.as_it_stands]


@pytest.mark.parametrize("most", PAIRS)
def test_nothing_in_it_comes_from_what_is_hidden(game: Game, most: int) -> None:
    """The same bytes at every table that the seat must think possible, down to the position it is shown in."""
    varied = False
    for number, foreseen in enumerate(some(game, most, "hidden")):
        before, seat, action = foreseen.before, foreseen.seat, foreseen.action
        twin = before.possible(seat, Dice(f"twin {number}"))
        varied = varied or frozen(twin.to_json()) != frozen(before.to_json())
        assert written(game, twin, seat, action) == written(game, before, seat, action)
    assert varied == game.secrets


MOST = 24
"""So many ways are looked at in a test; more than that nobody is told."""


def begun_ways(game: Game, foreseen: Foreseen, position: Position) -> list[Way]:
    """What is told to whoever has pointed at the first target of an answer."""
    seat = foreseen.seat
    begun = foreseen.before.targets(seat, foreseen.action)[:1]
    return ways(game, position, seat, position.legal(seat), begun, MOST) or []


@pytest.mark.parametrize("most", PAIRS)
def test_a_way_is_an_answer_or_a_part_of_one_and_does_what_that_does(game: Game, most: int) -> None:
    """Of what is hidden it tells as little: the same at every table that the seat must think possible."""
    found = 0
    for number, foreseen in enumerate(some(game, most, "ways")):
        before, seat = foreseen.before, foreseen.seat
        targets = before.targets(seat, foreseen.action)
        told = {(way.first, way.targets): way for way in begun_ways(game, foreseen, before)}
        first = 0
        for seen in foreseen.previews if told else []:
            way = next(
                way
                for way in told.values()
                if way.first == first and list(way.targets) == targets[first:][: len(way.targets)]
            )
            assert frozen(_plain(way.preview, seat)) == frozen(_plain(seen, seat))
            first += len(way.targets)
            found += 1
        assert first == len(targets) or not told
        twin = before.possible(seat, Dice(f"way {number}"))
        others = {(way.first, way.targets): way for way in begun_ways(game, foreseen, twin)}
        assert [*others] == [*told]
        for where, way in told.items():
            assert frozen(_plain(others[where].preview, seat)) == frozen(_plain(way.preview, seat))
    assert found > most // 4 or game.abilities.rehearse is None


def test_of_more_ways_than_are_wanted_nothing_is_told(game: Game) -> None:
    foreseen = next(each for each in some(game, 60, "many") if len(each.before.legal(each.seat)) > 1)
    before, seat = foreseen.before, foreseen.seat
    legal = before.legal(seat)
    assert (ways(game, before, seat, legal, [], 1) is None) == bool(foreseen.previews)
    assert ways(game, before, seat, legal, ["nothing begins so"], 1) == []
