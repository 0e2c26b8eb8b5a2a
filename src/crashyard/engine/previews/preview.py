"""What an answer would do, as far as that is certain: up to the first thing that is hidden, thrown or decided.

Nobody looks at the true position: the answer is tried in several positions that are possible for whoever asks, drawn
with the same dice every time, and what is told alike in all of them is shown. So a preview is made from what the seat
knows and from nothing else.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from crashyard.engine.chance.dice import Dice
from crashyard.engine.event import Event
from crashyard.engine.game import Game
from crashyard.engine.position import Position
from crashyard.engine.previews.rehearsal import PlannedPiece, Rehearsal, answered
from crashyard.engine.seats import CHANCE, SEVERAL

HIDDEN: Final = "hidden"
"""What comes next depends on what the seat may not know."""
THROWN: Final = "chance"
DECIDED: Final = "decision"
"""Somebody is asked; it may be the seat itself."""
ENDED: Final = "end"
"""The game is over."""
DONE: Final = "done"
"""All that was planned has been shown."""

STOPS: Final = (HIDDEN, THROWN, DECIDED, ENDED, DONE)

WORLDS: Final = 24
"""In so many positions an answer is tried, where anything is hidden."""

MOST_WAYS: Final = 8
"""Where a seat could choose among more, it is only told what it could point at."""


@dataclass(frozen=True, slots=True)
class Preview:
    """What an answer leads to, and why it is not known further."""

    before: Position
    """A position that is possible for the seat, in which all this happens."""
    events: tuple[Event, ...]
    """Their secrets are those that the seat would be told."""
    stop: str
    """One of `STOPS`."""
    awaited: tuple[int, ...] = ()
    """Who decides then, where a decision stopped it."""
    following: "tuple[FollowingAnswer, ...]" = ()
    """What the seat could choose then, where it decides itself."""
    as_it_stands: bool = False
    """Whether it is a secret plan, carried out at the table as it stands: others may come before it."""


@dataclass(frozen=True, slots=True)
class FollowingAnswer:
    """One of the answers that a seat could give after one."""

    targets: tuple[str, ...]
    """What it would point at for it."""
    preview: Preview | None
    """What that would do, where the answers are few; without what could follow then."""


def preview(game: Game, position: Position, seat: int, action: int) -> list[Preview]:
    """What a legal answer of a seat would do. Several previews are those of a plan for several pieces.

    What the secret answers of several seats would do only a game itself can say (`Abilities.rehearse`); without that
    there is no preview.
    """
    previews = DecisionPreviews(game, position, seat)
    return [previews.look(action, piece) for piece in range(len(previews.pieces(action)))]


class DecisionPreviews:
    """The previews that a seat may have of one decision; the positions possible for it are drawn once for all."""

    def __init__(self, game: Game, position: Position, seat: int) -> None:
        self._game = game
        self._position = position
        self._seat = seat
        self._is_plan = position.awaited() == SEVERAL

    @cached_property
    def _worlds(self) -> list[Position]:
        drawn = range(WORLDS if self._game.secrets else 1)
        return [self._position.possible(self._seat, Dice(f"preview {number}")) for number in drawn]

    def pieces(self, action: int) -> list[int]:
        """For how many pieces an answer plans by itself, and how many of its targets are about each of them."""
        if self._is_plan:
            return [piece.targets for piece in self._planned(self._worlds[0], action)]
        return [len(self._position.targets(self._seat, action))]

    def look(self, action: int, piece: int) -> Preview:
        """What an answer would do with one of its pieces."""
        seat, worlds = self._seat, self._worlds
        if self._is_plan:
            tried = [self._planned(world, action)[piece].rehearse() for world in worlds]
        else:
            tried = [answered(world, seat, action) for world in worlds]
        return _look_ahead(worlds[0], tried, seat, as_it_stands=self._is_plan)

    def _planned(self, world: Position, action: int) -> Sequence[PlannedPiece]:
        rehearse = self._game.abilities.rehearse
        return rehearse(world, self._seat, action) if rehearse is not None else ()


def _look_ahead(before: Position, tried: Sequence[Rehearsal], seat: int, *, as_it_stands: bool) -> Preview:
    """What is told alike in all worlds, and what the seat could choose then."""
    events, stop, awaited = _alike(tried, seat)
    following: list[FollowingAnswer] = []
    if seat in awaited:
        after = tried[0].after
        legal = after.legal(seat)
        for action in legal:
            way = None
            if len(legal) <= MOST_WAYS and stop == DECIDED and after.awaited() == seat:
                way = Preview(after, *_alike([world.then(seat, action) for world in tried], seat), (), as_it_stands)
            following.append(FollowingAnswer(tuple(after.targets(seat, action)), way))
    return Preview(before, events, stop, awaited, tuple(following), as_it_stands)


def _alike(tried: Sequence[Rehearsal], seat: int) -> tuple[tuple[Event, ...], str, tuple[int, ...]]:
    """What a seat is told alike in all worlds, why it is told no more, and who is asked."""
    told = [[event.seen_by(seat) for event in world.heard] for world in tried]
    shared = min(map(len, told))
    for one in told:
        shared = next((index for index in range(shared) if one[index] != told[0][index]), shared)
    events = tuple(_known(event, seat) for event in tried[0].heard[:shared])
    stops = {_stop(world) for world in tried}
    is_whole = all(len(one) == shared for one in told) and len(stops) == 1
    return (events, *stops.pop()) if is_whole else (events, HIDDEN, ())


def _stop(world: Rehearsal) -> tuple[str, tuple[int, ...]]:
    """Why a position does not go on by itself, and who is asked."""
    if world.is_done:
        return DONE, ()
    seats = tuple(map(int, world.after.awaited_seats()))
    if not seats:
        return ENDED, ()
    return (THROWN, ()) if seats == (CHANCE,) else (DECIDED, seats)


def _known(event: Event, seat: int) -> Event:
    """An event without what the seat is not told."""
    return event if seat in event.knowers else event._replace(secret={}, knowers=frozenset())
